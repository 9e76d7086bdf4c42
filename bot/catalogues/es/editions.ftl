# La misma regla en otras ediciones.
rule-taken-over = Tomado de la carta actual
rule-taken-over-text = El libro de esta edición no lo cuenta: este es el texto de la carta actual, y sus números de sección son los del libro actual.
rule-editions = Otras ediciones…
rule-side-by-side = Lado a lado
rule-back = ← Volver
rule-beside-above = El texto de esta edición acaba en una página anterior.
