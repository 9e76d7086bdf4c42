# En qué se apoya una entrada, y la misma regla en otras ediciones.
rule-source-card = Tomado de la carta actual
rule-source-card-text = El libro de esta edición no lo cuenta: este es el texto de la carta actual.
rule-source-part = En parte de esta edición
rule-source-part-text = Aquí está lo que esta edición dice por sí misma; lo que deja abierto se toma de la carta actual.
rule-source-reading = Lectura de este proyecto
rule-source-reading-text = El libro lo deja abierto. Aquí se lee así; tu mesa puede leerlo de otra manera.
rule-source-departure = Lectura de este proyecto contra la letra
rule-source-departure-text = Aquí el proyecto se aparta de la letra del libro; el texto dice de cuál. Tu mesa puede atenerse a la letra.
rule-editions = Otras ediciones…
rule-side-by-side = Lado a lado
rule-back = ← Volver
rule-beside-above = El texto de esta edición acaba en una página anterior.
