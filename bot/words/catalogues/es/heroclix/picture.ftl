# Lo que muestra la imagen del tablero, en palabras.
picture-map = Mapa de { $columns }×{ $rows }, { $setting ->
    [indoor] interior
    [mixed] exterior con una parte interior
   *[outdoor] exterior
}.
picture-map-named = Mapa «{ $name }», { $columns }×{ $rows }, { $setting ->
    [indoor] interior
    [mixed] exterior con una parte interior
   *[outdoor] exterior
}.
picture-side = { $side ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
    [purple] morado
    [orange] naranja
    [black] negro
    [white] blanco
    [none] sin bando
   *[other] { $side }
}
picture-figure = { $label }: { $name } ({ $side }) en { $squares }{ $click ->
    [none] {""}
    [KO] , KO
   *[other] , clic { $click }
}{ $tokens ->
    [0] {""}
    [one] , { $tokens } ficha de acción
   *[other] , { $tokens } fichas de acción
}.
picture-no-figures = No hay figuras en el mapa.
picture-more-figures = { $count ->
    [one] Y { $count } figura más.
   *[other] Y { $count } figuras más.
}
picture-line = Línea de fuego de { $from } a { $to }: { $result ->
    [clear] clara
    [hindered] obstaculizada
   *[blocked] bloqueada
}.
picture-line-by = Línea de fuego de { $from } a { $to }: { $result ->
    [hindered] obstaculizada
   *[blocked] bloqueada
} por { $culprits }.
picture-crossed = Cruza { $squares }.
picture-corners = Pasa justo por { $count ->
    [one] una esquina.
   *[other] { $count } esquinas.
}
picture-path = Camino: { $squares }.
picture-thrown = Retroceso: { $squares }{ $by ->
    [none] {""}
   *[other] , detenido por { $by }
}; daño de retroceso { $damage }.
picture-tint = { $kind ->
    [reach] Puede llegar a
    [stop] Tiene que detenerse en
    [clear] Línea clara
    [hindered] Línea obstaculizada
    [blocked] Línea bloqueada
    [close] Al alcance de un ataque cuerpo a cuerpo
    [chosen] Se puede elegir
    [placed] Se puede poner en
    [start] Las figuras se ponen en
    [terrain] El terreno se pone en
   *[range] Dentro del alcance
} ({ $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}): { $squares }.
picture-more-squares = { $count ->
    [one] {" "}y { $count } más
   *[other] {" "}y { $count } más
}
picture-costs = Por casillas de movimiento: { $squares }.
picture-captives = { $holder } retiene a { $count ->
    [one] un cautivo
   *[other] { $count } cautivos
}.
picture-object = { $kind ->
    [light] Objeto ligero
    [heavy] Objeto pesado
    [special] Objeto especial
    [equipment] Equipamiento
    [immobile] Objeto inmóvil
    [ultra-heavy] Objeto ultrapesado
    [relic] Reliquia
   *[standard] Objeto
} { $name } en { $square }.
picture-object-held = { $kind ->
    [light] Objeto ligero
    [heavy] Objeto pesado
    [special] Objeto especial
    [equipment] Equipamiento
    [immobile] Objeto inmóvil
    [ultra-heavy] Objeto ultrapesado
    [relic] Reliquia
   *[standard] Objeto
} { $name }, en manos de { $holder }.
picture-marker = { $kind ->
    [hindering] Marcador obstaculizador
    [blocking] Marcador bloqueante
    [water] Marcador de agua
    [debris] Escombros
    [smoke] Humo
    [barrier] Barrera
   *[special] Marcador especial
} en { $squares }.
picture-marker-elevated = Marcador elevado (+{ $levels }) en { $squares }.
picture-terrain = { $kind ->
    [hindering] Terreno obstaculizador
    [blocking] Terreno bloqueante
    [water] Agua
    [orange] Casillas naranjas
    [indoor] Interior
    [walls] Muros
    [windows] Ventanas
    [doors] Puertas
   *[transitions] Transiciones
}: { $squares }.
picture-level = Nivel de elevación { $level }: { $squares }.
picture-start = Zona inicial ({ $side }): { $squares }.
