# Masters of the Universe: Battleground. Guardia, oportunidad, movimientos forzados, marcas, objetivos (4c, 6e, 7d, 7g, 7l).
motu-guard-triggered = { $figure } está en guardia y debe interrumpir a { $mover }.
motu-guard-movement = { $figure } sigue en guardia: un movimiento así no activa nada.
motu-guard-sight = { $figure } sigue en guardia: no ve dónde ha acabado { $mover }.
motu-guard-arc = { $figure } sigue en guardia: ninguna parte de { $mover } queda fuera de su arco trasero.
motu-guard-reach = { $figure } sigue en guardia: { $mover } no está al alcance de sus armas ni puede trabarse con él en un solo movimiento.
motu-guard-nobody = Ningún enemigo de { $mover } está en guardia.
motu-opportunity = { $by } está trabado en combate con { $figure } y hace un ataque de oportunidad antes de que se vaya.
motu-opportunity-none = { $figure } no está trabado en combate: se va sin ataques de oportunidad.
motu-opportunity-unopposed = Un movimiento así de { $figure } no provoca ataques de oportunidad.
motu-forced-large = { $figure } es de gran tamaño: no se tira de él ni se le empuja.
motu-forced-row = { $figure } se mueve por la fila de casillas más próxima a la línea que une ambos centros.
motu-forced-rows = Dos filas de casillas están igual de cerca de la línea que une ambos centros: elige quien mueve a { $figure }.
motu-forced-ends = { $figure } acaba en { $places }.
motu-forced-stopped = { $figure } acaba en { $places }: lo siguiente es terreno, otra miniatura o el borde del tablero.
motu-forced-any-row = Uno está justo encima del otro, así que ninguna línea los une: quien mueve a { $figure } elige cualquier fila de casillas.
motu-forced-foot = Lo que hay al pie de la altura no detiene a { $figure } en el borde: baja, pero solo a una casilla libre, y no empuja a nadie.
motu-forced-down = { $figure } sale de su altura: baja gratis a una de { $places }, la que elija su jugador, y su movimiento acaba.
motu-swap-large = { $figure } y { $by } no intercambian posición: hay una miniatura de gran tamaño.
motu-swapped = { $figure } y { $by } intercambian posición; ninguno gira.
motu-mark-storey = { $place } es uno de los pisos de su casilla: lo que hay en el otro no lo ocupa.
motu-mark-placed = La marca se puede colocar en { $place }.
motu-mark-not-empty = { $place } no está vacía: hay un personaje, terreno u otra ficha.
motu-mark-radius = { $place } está a más de { $radius ->
    [one] una casilla
   *[other] { $radius } casillas
}.
motu-mark-sight = { $figure } no ve { $place }.
motu-mark-one-of-a-kind = El ejército ya tiene una marca { $mark } en el campo de batalla.
motu-mark-not-beside = En una interrupción, la marca se coloca junto a { $of }.
motu-mark-affects = Afecta a { $figure }: está a la altura de la marca, cerca y en su línea de visión.
motu-mark-height = No afecta a { $figure }: está a otra altura.
motu-mark-too-far = No afecta a { $figure }: está a más de { $radius ->
    [one] una casilla
   *[other] { $radius } casillas
}.
motu-mark-not-seen = No afecta a { $figure }: la marca no lo ve.
motu-objective-taken = { $figure } consigue la ficha de objetivo.
motu-objective-enemy-adjacent = Hay un enemigo adyacente a { $figure }.
motu-objective-too-far = { $figure } no está en la casilla de la ficha ni adyacente a ella.
motu-objective-enemy-at-token = Hay un enemigo en la casilla de la ficha o adyacente a ella: { $figure } no la consigue.
motu-objective-own-zone = La ficha está en la zona de despliegue de { $figure }.
error-motu-moves-itself = «{ $id }» no se mueve así a sí mismo; se esperaba quién tira, empuja o intercambia
motu-mark-words = A quién de los cercanos afecta { $mark }, y cómo, lo dice la carta que la puso.
