# Preguntas con palabras propias, de cualquier juego.

asked-title = Entendí: { $asked }
asked-ambiguous = Varias figuras se llaman así: { $words }. Pregunta de nuevo con el nombre completo
asked-nothing = No es una pregunta sobre el tablero que yo entienda; de la biblioteca de reglas:
asked-not-spoken = En este juego todavía no se entienden preguntas sobre el tablero con palabras propias; de la biblioteca de reglas:
asked-which = { $words }: { $names }
asked-suppose = con { $figure } en { $square }, { $asked }

asked-joined-figures = Preguntas por varias figuras a la vez: pregunta por una sola.
asked-joined-values = Puedo suponer dónde está una figura, pero no otros valores suyos: pregunta sin esa parte.
asked-joined-questions = Son dos preguntas a la vez: hazlas de una en una.

doubt-button = ¿está mal?
doubt-title = ¿Qué está mal?
doubt-label = ¿Qué debió decir el juez?
doubt-hint = La regla, la carta o el número que esperabas; sin nombres de personas
doubt-blank = No hay nada escrito: di en pocas palabras qué está mal.
doubt-thanks = Gracias. Lo leerá quien administra el juez, junto con la respuesta que viste.
reports-none = No hay reportes.
asked-library = 📖 Biblioteca de reglas
asked-which-title = ¿Cuál «{ $words }»?
asked-beside = ¿puede { $figure } llegar junto a { $goal }?
asked-beside-action = ¿puede { $figure } llegar junto a { $goal } con { $action }?
asked-beside-yes = Sí: junto a { $goal }, { $figure } puede acabar en { $squares }{ $more ->
    [0] {"."}
   *[other] {" "}y { $more } más.
}
asked-beside-no = No: de las casillas donde { $figure } puede acabar, ninguna está junto a { $goal }.
asked-dice = { $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $threshold } o más, { $saving ->
    [0] sin defensa
    [one] un dado de defensa a { $against } o más
   *[other] { $saving } dados de defensa a { $against } o más
}
asked-yes = sí
asked-no = no
asked-out-of-reach = permitido, pero no llega
asked-no-action = no se activa con una acción
menu-ask = Preguntar al juez
asked-order = Las palabras no cambian nada en la mesa; para eso está `{ $command }`.
