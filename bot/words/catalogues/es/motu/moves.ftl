# Masters of the Universe: Battleground. Movimiento (6b, 7c, 7l, 7m).
motu-speed = { $figure } se mueve con su velocidad estándar: { $points }.
motu-speed-improved = { $figure } gasta su ficha de concentración y se mueve con su velocidad mejorada: { $points }.
motu-speed-rough = { $figure } empieza en terreno abrupto: −2.
motu-speed-hastened = { $figure } tiene rapidez: +2.
motu-speed-injured = { $figure } tiene una lesión: −2.
motu-speed-not-injured = La lesión de { $figure } no cuenta: el movimiento empieza en terreno abrupto.
motu-speed-given = { $origin }.
motu-speed-least = Un movimiento no tiene menos de 0 puntos.
motu-reach = { $figure } puede acabar en { $count ->
    [one] un lugar
   *[other] { $count } lugares
} con { $points } puntos.
motu-reach-none = { $figure } no puede cargar: no llega a ningún lugar junto a su objetivo.
motu-move-stops = El movimiento acaba en cuanto llega junto a un enemigo.
motu-move-pushes = En { $places } empuja a quien está allí: no se sigue más el movimiento, porque su jugador elige adónde va.
motu-move-teleports = El teletransporte ignora personajes, obstáculos y terreno abrupto: cada casilla es un punto, y sobre o bajo la propia, dos.
motu-move-jumps = El salto ignora personajes, obstáculos y terreno abrupto: cada casilla es un punto, y sobre o bajo la propia, dos.
motu-move-charges = Una carga va por el camino de menos puntos y acaba junto a su objetivo.
motu-move-directed = Dirigirse sigue un camino de menos puntos hacia su objetivo.
motu-move-interrupts = En una interrupción acaba más cerca de { $of } y en su línea de visión.
motu-move-large = { $figure } es de gran tamaño: su base conserva la forma y tiene que caber; sus lugares son los de su ranura.
motu-move-no-way = Ningún paso lleva de { $here } a { $there }.
motu-move-stopped = En { $here } acabó el movimiento: hay un enemigo al lado.
motu-move-total = El camino cuesta { $cost } de { $points ->
    [one] un punto
   *[other] { $points } puntos
} de movimiento.
motu-move-too-far = El camino cuesta { $cost } puntos, y hay { $points }.
motu-move-direction = No acaba más cerca de { $of }, a quien interrumpe.
motu-move-sight = { $of }, a quien interrumpe, no ve dónde acaba.
motu-step-standard = { $here } – { $there }: { $cost } por una casilla adyacente.
motu-step-low = { $here } – { $there }: { $cost } por encima de un obstáculo bajo.
motu-step-high = { $here } – { $there }: { $cost } por encima de un obstáculo alto.
motu-step-up = { $here } – { $there }: { $cost } por subir.
motu-step-down = { $here } – { $there }: { $cost } por bajar.
motu-step-ladder = { $here } – { $there }: { $cost } por la escalera.
motu-step-pushes = Empuja a { $figure } a una casilla libre de al lado, la que elija su jugador.
motu-reach-places = Lugares, con los puntos que hacen falta para cada uno: { $places }.
