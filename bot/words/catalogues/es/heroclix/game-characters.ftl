# Personajes en una partida: en qué resultan sus diales, palabras clave y cartas

game-refused-no-values-back = No se puede curar a { $figure }: el clic { $click } no tiene valores a los que volver.
game-healed-to-last-values = { $figure } no se cura más, porque el clic anterior no tiene valores: { $clicks ->
    [one] un clic
   *[other] { $clicks } clics
}.
game-log-exerted = { $power }: { $figure } recibe daño inevitable por su acción.
game-log-exerted-idle = { $power }: { $figure } no recibe daño por su acción, porque antes se terminó el turno.
game-log-pushing-ignored = { $power }: { $figure } ignora el daño de su segunda ficha de acción. Para recibirlo de todos modos: `/damage`.
term-colossal-stamina = Resistencia Colosal (Colossal Stamina)
term-autopilot = Autopilot
game-turn-passed-over = Nadie juega el turno del bando { $side }: lo que duraba hasta entonces termina ahora.
game-refused-exact-match = { $card } coincide exactamente con { $figure } y no puede reemplazarlo (indica set y número en las cartas si son distintos).
game-refused-title-replaced = { $card } es un protagonista (Title Character): ni reemplaza a otros ni es reemplazado.
game-refused-generated-replaced = { $figure } no empezó la partida en ninguna fuerza ni banquillo: no puede ser reemplazado.

# Vehículos y equipo

term-equip = Equipar (Equip)
term-become-pilot = hacerse piloto
term-place-pilot = la colocación de su piloto
term-pilot-values = los valores del piloto
term-pilot-power = un poder del piloto
legal-no-equipment = { $figure } ni sostiene un equipo ni está en la casilla de ninguno.
legal-equip-friends-only = { $thing } tiene Equip (Friendly): solo lo equipan personajes de su propia fuerza, y { $figure } no lo es.
legal-equip-untold = No se dice quién puede equipar { $thing } (`equip:any`, o `equip:friendly` y su bando): se toma que cualquiera.
game-unequipped-destroyed = { $thing } tiene Unequip (KO): al desequiparse { $figure }, se destruye. Sus puntos se anotan a mano: `/puntos`.
place-marker-one-square = Un marcador cubre una casilla, no { $count }.
place-unequipped-destroyed = { $thing } tiene Unequip (KO): se destruye y no queda en ninguna casilla.
legal-not-this-equipment = { $figure } ni sostiene { $thing } ni está en su casilla, o no es un equipo.
legal-no-vehicle-to-pilot = No hay ningún vehículo amigo sin piloto adyacente a { $figure }.
legal-vehicle-no-standard = { $figure } es un vehículo: solo los personajes estándar se hacen pilotos.
legal-not-this-vehicle = { $figure } no puede hacerse piloto de { $target }: hace falta un vehículo amigo, adyacente y sin piloto.
legal-without-pilot = { $figure } no tiene piloto.
legal-pilot-no-room = Junto a { $figure } no hay ninguna casilla libre para su piloto.
legal-pilot-lends-nothing = El piloto de { $figure } no puede usar ningún poder estándar de ataque ni de daño.
legal-situation-of-vehicles = Solo los vehículos tienen esta acción ({ $action }), y { $figure } no lo es.
game-log-pilots-value = { $figure }: { $value } pasa a ser { $number }, lo impreso en su piloto, hasta su próximo turno.
game-log-pilots-power = { $figure } puede usar { $what } de su piloto hasta su próximo turno, y ningún poder de ataque o daño de su propio dial.
game-log-pilot-on = { $figure } pilota { $vehicle } y está en su carta.
game-log-pilot-off = { $figure } deja { $vehicle } y se coloca en { $squares }.
game-log-equipped = { $figure } queda equipado con { $thing }.
game-unequipped = { $thing } deja de estar equipado y queda en la casilla de { $figure }.
game-read-equipment = Lo que { $thing } permite usar a { $figure } está en su carta: léela; el bot no lo juzga.
game-refused-no-place-on-card = { $figure } no tiene sitio para un piloto: ya tiene uno o está fuera del mapa.
game-refused-no-pilot = { $figure } no tiene piloto para eso.
game-refused-not-adjacent = { $figure } debe colocarse adyacente a { $by }.
error-no-object = no hay ningún objeto «{ $id }» en la mesa; se esperaba el id de uno
error-equipped-twice = «{ $id }» ya está equipado; se esperaba un solo equipo por personaje

# Lo que los jugadores llevan en cuenta, y efectos de cartas que llegan en un momento

game-next-dial = { $figure } no queda KO: empieza en su siguiente dial, en el clic { $click }, y el daño restante no pasa a él.
game-read-plot-ability = Lo que hace la habilidad de trama (Plot) de { $figure } está en su carta: léela; el bot solo lleva los puntos de trama.
game-plot-ability-again = Los puntos de trama de { $figure } ya cambiaron este turno: un jugador puede activar una habilidad de trama por turno.
game-triggers-all-beginning-of-game = Ahora llegan los efectos del comienzo de la partida en las cartas de { $figures }, en el orden único que elige el primer jugador: léelos; el bot no los juzga.
game-triggers-all-beginning-of-turn = Hay textos sobre el comienzo de un turno en las cartas de { $figures }: lo que de ahí llegue ahora, todo en el orden que elige el jugador activo, léelo allí.
game-triggers-all-end-of-turn = Hay textos sobre el final de un turno en las cartas de { $figures }: lo que de ahí llegue ahora, todo en el orden que elige el jugador activo, léelo allí.
game-triggers-all-ko = Hay textos sobre KO en las cartas de { $figures }: si alguno se dispara ahora, todo en el orden que elige el jugador activo, léelo allí. Un KO que uno de ellos evite se deshace con /game undo.
game-triggers-all-after-resolutions = Hay textos con «tras las resoluciones» en las cartas de { $figures }: lo que se dispare llega ahora, todo en el orden que elige el jugador activo, lo «inmediato» antes que lo demás.
game-plot-harms = { $figure } usó una trama este turno y no atacó a ningún personaje rival: recibe 1 de daño inevitable.
game-triggers-beginning-of-game = Ahora llegan los efectos del principio de la partida de las cartas de { $figures }, primero los del primer jugador: hay que leerlos; el bot no los juzga.
game-triggers-beginning-of-turn = Hay textos sobre el principio de un turno en las cartas de { $figures }: leed allí qué llega ahora, primero lo del jugador activo.
game-triggers-end-of-turn = Hay textos sobre el final de un turno en las cartas de { $figures }: leed allí qué llega ahora, primero lo del jugador activo.
game-triggers-ko = Hay textos sobre KO en las cartas de { $figures }: leed allí si algo se dispara ahora, primero lo del jugador activo. Un KO que alguno evite se deshace con /partida deshacer.
game-triggers-after-resolutions = Hay textos con «tras las resoluciones» (after resolutions) en las cartas de { $figures }: lo que se dispare llega ahora, primero lo del jugador activo en el orden que elija, lo «inmediato» antes que el resto.
game-triggers-roll = Hay textos sobre repetir o cambiar dados en las cartas de { $figures }: el bot no lo hace. Leed allí si alguno se aplica, primero el del jugador activo; deshaced con /partida deshacer y dad los dados como queden.
game-refused-no-title = { $holder } no es un protagonista (Title Character) y no tiene puntos de trama.
game-refused-too-few-plot-points = { $holder } tiene { $count ->
    [one] un punto de trama
   *[other] { $count } puntos de trama
}: no se pueden quitar más.
game-refused-too-few-tracked = { $holder } tiene { $count } × { $name }: no se pueden quitar más.
game-refused-not-attached-to = { $figure } no se puede adjuntar a { $to }.
game-log-counted = { $holder }: +{ $count } { $name }, ahora { $total }{ $why }.
game-log-uncounted = { $holder }: −{ $count } { $name }, ahora { $total }{ $why }.
game-log-attached = { $figure } queda adjunto a { $to } y fuera del mapa.
game-log-removed-from-game = { $figure } queda eliminado de la partida, sin KO.
game-refused-vehicle-size = { $figure } es un vehículo: su tamaño no cambia.
figure-tracked = Además del dial
figure-equipped = equipado con { $thing }
figure-piloted = piloto: { $figure }
figure-attached = adjunto a { $figure }
figure-removed = eliminado de la partida
figure-tags = etiquetas: { $tags }
