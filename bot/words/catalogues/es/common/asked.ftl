# Preguntas con palabras propias, de cualquier juego.

asked-title = Entendí: { $asked }
asked-ambiguous = Varias figuras se llaman así: { $words }. Pregunta de nuevo con el nombre completo
asked-nothing = No es una pregunta sobre el tablero que yo entienda; de la biblioteca de reglas:
asked-not-spoken = En este juego todavía no se entienden preguntas sobre el tablero con palabras propias; de la biblioteca de reglas:
asked-which = { $words }: { $names }
asked-suppose = con { $figure } en { $square }, { $asked }
