# Partidas, figuras, mapas y fallos tal como los leen los jugadores.
game-none = No hay ninguna partida en este canal. `/partida nueva` abre una.
game-has-no-command = La partida de este canal no tiene `{ $command }`.
game-has-no-option = La partida de este canal no tiene la opción `{ $option }` en `{ $command }`.
game-has-no-side = La partida de este canal no tiene el bando `{ $side }`: los suyos son { $sides }.
game-already-open = Este canal ya tiene una partida abierta. `/partida ver` la enseña; `/partida acabar` la termina.
game-done-already = Esto ya está hecho.
game-unnamed = Partida
game-title = { $name }
game-footer = { $ruleset } · total de construcción: { $points } · registro { $sequence }
game-end-undo = ¿Un error? `/partida deshacer` la vuelve a abrir, durante un día.
game-ended = La partida ha terminado.
game-setup = Preparación.
game-needs-players = Hacen falta dos jugadores: `/partida unirse`
game-needs-map = Hace falta un mapa: `/mapa cargar`
game-needs-figures = Cada bando necesita figuras: `/figura añadir`
game-needs-places = { $count ->
    [one] Queda una figura
   *[other] Quedan { $count } figuras
} fuera del mapa: `/colocar`
game-needs-on-map = Antes alguien de cada bando tiene que estar en el mapa ({ $sides }): `/colocar`
game-ready = Todo está listo: `/turno terminar` empieza el primer turno.
game-turn = Turno { $number }: { $side } ({ $player }) · acciones con coste dadas: { $used }{ $total ->
    [0] { "" }
   *[other] { " " }de { $total }
}
turn-next = { $player }: /legal muestra lo que se puede hacer, /turno terminar termina el turno.
game-no-figures = todavía sin figuras
game-join-title = { $name } se une
refused-title = Rechazado
figures-title = Figuras
figure-off-map = fuera del mapa
figure-aside = en el banquillo
figure-values = Valores en este clic
figure-power-out = ~~{ $power }~~ (ahora no puede usarlo)
figure-powers = Poderes
figure-abilities = Habilidades
figure-keywords = Palabras clave
figure-dial = Dial
figure-added-title = Figura añadida
figure-edit-nothing = No hay nada que cambiar: da un nombre, poderes, habilidades o palabras clave.
figure-edit-no-click = Su dial no muestra ningún clic donde poner poderes: gíralo antes con `/clic`.
figure-line-too-long = La línea es demasiado larga: se leen como mucho { $most } caracteres.
figure-line-no-name = La línea no empieza por un nombre: { $line }. Escribe primero el nombre, por ejemplo: { $example }
figure-line-not-read = No se entiende «{ $given }» en { $line }. Por ejemplo: { $example }
figure-line-only-words = Solo palabras, y nada de una figura: { $line }. Escribe sus puntos o valores, por ejemplo: { $example } (un nombre solo va entre comillas)
figure-line-elsewhere = «{ $given }» no se lee en esta línea: { $line }. Las habilidades de equipo, los rasgos y lo demás que dice una carta van en `/figura especial`, cuando la figura ya esté.
figure-line-order = La línea empieza por el nombre, no por «{ $given }»: { $line }
figure-line-name-long = El nombre es demasiado largo: como mucho { $most } caracteres.
figure-line-power-unknown = Ningún poder se llama «{ $given }»: { $line }. ¿Querías decir { $near }?
figure-line-power-several = «{ $given }» abrevia más de una cosa. Escríbelo entero: { $near }
figure-line-twice = Dicho dos veces: { $what }, en { $line }
figure-line-unclear = «{ $given }» se puede leer de dos maneras: { $line }. Pon comas, como en: 75 pts, alcance 6, 2 objetivos, en R6
figure-line-in-name = ¿«{ $given }» es parte del nombre? { $line } Si lo es, pon el nombre entre comillas; si no, una coma delante.
figure-line-points = ¿{ $given } son los puntos? { $line } Si lo son, escribe { $given } pts; si no, pon el nombre entre comillas.
figure-line-side = «{ $given }» es un bando: { $line } Eso va en la opción «bando».
figure-line-values = { $given } no puede ser velocidad/ataque/defensa/daño, en este orden: { $line }
figure-line-missing = Falta: { $missing }. Los cuatro valores de un clic van juntos: { $line }
figure-line-click-of = ¿Clic { $given } de cuántos? Escribe ({ $given }/8) para un dial de 8 clics.
figure-line-click-beyond = El clic { $given } queda fuera del dial, que tiene { $length } clics.
figure-line-dial-length = Se anuncian { $said } clics, pero hay { $typed } escritos.
figure-line-power-before = En un dial, los poderes siguen a los valores de su clic: 8/10/17/3 [carga]. Delante de ellos está: { $powers }
figure-edit-is-power = { $names }: los poderes van en la opción de poderes, no en la de habilidades.
figure-edit-is-ability = { $names }: las habilidades van en la opción de habilidades, no en la de poderes.
figure-read-title = Leído así
figure-read-name-only = Solo se leyó un nombre. Si no era una figura, `/partida deshacer` lo deshace.
figure-dial-head = vel ata def dañ
figure-read-points = { $points ->
    [one] **1** punto
   *[other] **{ $points }** puntos
}
figure-read-clicks = { $count ->
    [one] **1** clic
   *[other] **{ $count }** clics, en el { $click }
}
figure-read-base = base { $columns }×{ $rows }, { $size }
figure-read-missing = No está en la línea: { $missing }
figure-read-constant = Los mismos valores en cada clic. Un dial: 8/10/17/3 [carga] | 8/10/16/3 [=] | 7/9/16/2
figure-dial-powers = Poderes por clic
log-undone = { $by } deshace lo que hizo { $player }: { $what }
log-undone-own = { $by } deshace: { $what }
log-redone = { $by } rehace lo que hizo { $player }: { $what }
log-redone-own = { $by } rehace: { $what }
log-dice-bot = (dados del bot)
log-dice-both = (dados del bot, tras otros tecleados)
log-drawn-bot = (la sacó el bot)
log-dice-typed = (dados escritos a mano)
log-no-seat = sin asiento
log-title = Lo que ha pasado
log-more = { $count ->
    [one] No se muestra una línea anterior
   *[other] No se muestran { $count } líneas anteriores
}; /partida exportar da el registro entero.
export-title = Partida exportada
export-text = `/partida importar` abre este archivo en otro canal.
import-not-a-game = El archivo no es una partida exportada; se esperaba uno hecho por `/partida exportar`.
import-too-long = El registro tiene { $count } eventos; se leen como mucho { $most }.
import-damaged = { $path }: este evento no se sigue de los anteriores, o no deja una mesa que se pueda dibujar; se esperaba el archivo tal como lo escribió `/partida exportar`.
import-ended = Esa partida ha terminado; solo se importa una que sigue en juego.
import-keys-left = No se lee: { $names }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}.
import-position-left = La posición del archivo no es la que resulta de sus eventos: cuentan los eventos.
import-of-another-ruleset = Esta partida se juega con { $ruleset }, sea cual sea el reglamento del canal.
import-of-others = No juegas en esa partida; puede importarla alguno de sus jugadores o un juez.
import-of-nobody = Los asientos de esa partida no son de usuarios de Discord; un archivo escrito por este bot los nombra por su número.
export-too-long = La partida ocupa { $size } bytes como archivo; se pueden entregar { $most } como mucho.
game-broken = No se puede leer el registro de la partida de este canal; un juez o quien administra el servidor puede cerrarla con `/partida acabar`.
game-closed-unread = No se puede leer el registro de la partida. Queda cerrada sin ganador y el canal está libre; quien aloja el bot conserva el registro.
options-not-together = La opción «{ $first }» no va junto con: { $names }. Quita la una o lo otro.
map-which = ¿Qué mapa? Elige uno de { $known }, o adjunta un archivo.
map-sample-elsewhere = Este mapa está hecho para { $rulesets }; la partida de aquí es de otra edición, cuyos mapas son: { $known }
map-unknown = No existe el mapa «{ $given }»; se esperaba uno de { $known }, o un archivo.
map-none = Todavía no hay mapa en la mesa: `/mapa cargar`
board-title = { $name }
turn-title = Turno
let-stand = Darlo por bueno
let-stand-ask = Pedir que se dé por bueno
agree-title = ¿Darlo por bueno?
agree-asks = { $player } pide dar esto por bueno contra las reglas: { $what }
agree-who = Decide { $players }, o un juez.
agree-who-each = { $players }: tienen que aceptar todos, o decide un juez.
agree-who-any = Basta con que acepte uno de ellos, o un juez: { $players }.
agree-given = ✓ { $player } acepta.
agree-already = Ya has aceptado: ahora falta el resto.
agree-button = De acuerdo
agree-no-button = No
agree-turned-down = { $player } dice que no: no cambia nada.
agree-own = Es tu propia propuesta: tiene que aceptarla otro bando, o un juez.
agree-not-yours = Esto solo lo deciden quienes juegan esta partida y los jueces.
agree-not-asked = Esto afecta a { $players }: hace falta su palabra, o la de un juez.
agree-rolled = tirado en la mesa: { $dice }
agree-undo-title = ¿Deshacerlo?
agree-undo-asks = { $player } pide deshacer esto:
agree-end-title = ¿Terminar la partida?
agree-end-asks = { $player } quiere terminar la partida. Los puntos de victoria deciden quién gana.
agree-end-nobody = { $player } quiere terminar la partida sin ganador.
agree-end-winner = { $player } quiere terminar la partida: gana el bando { $side }.
card-title = Carta: { $card }
card-draw-title = Robar una carta del Tarot
why-button = Todos los pasos
ruling-folded = Otros { $count } pasos están plegados.
why-none = En este canal todavía no se ha dado ninguna decisión.
lof-title = { $verdict }: { $source } → { $target }
value-title = { $figure }: { $value } { $result }
use-title = { $figure }: { $power }
legal-title = Lo que puede hacer { $figure } ahora
legal-may = Puede
legal-may-not = No puede
legal-notes = Conviene saber
legal-nothing = nada
table-attack-title = { $attacker } ataca
table-attack-roll = Tirada: { $a } + { $b } = **{ $total }**
table-attack-rerolled = Repetida: { $a } + { $b } = **{ $total }**
table-attack-critical-hit = ¡Impacto crítico!
table-attack-critical-miss = ¡Fallo crítico!
table-attack-target = **{ $result }** · necesita { $needs } · daño { $damage }
table-attack-own-damage = daño { $damage }
table-attack-footer = Los diales giran cuando se confirma el daño.
table-attack-footer-effect = Se aplica cuando se confirma el ataque.
table-attack-confirm = Girar los diales
table-attack-confirm-effect = Confirmar el ataque
table-attack-drop-effect = Sin efecto
table-attack-drop = Sin daño
table-attack-done = Ataque resuelto
table-attack-roll-malformed = «{ $given }» no son dos dados; se esperaba, por ejemplo, 3 4.
table-attack-divide-malformed = «{ $given }» no reparte el daño entre { $count } objetivos; se esperaba un número para cada uno, por ejemplo 2 1.
button-other-game = Este botón es de otra partida.
figure-whole-force = toda la fuerza: { $name }
spot-off-map = { $given } no está en el mapa; primero hay que colocar la figura
term-clear = clara
term-hindered = obstaculizada
term-blocked = bloqueada
term-legal = permitido
term-illegal = no permitido
term-not-adjudicated = no juzgado
term-adjacent = adyacentes
term-not-adjacent = no adyacentes
term-reachable = dónde puede acabar el movimiento
term-not-needed = no hace falta separarse
term-automatic = se separa automáticamente
term-roll = hay que tirar para separarse
term-success = lo consigue
term-fail = no lo consigue
term-used = hecho
term-answered = respondido
term-knocked-back = retrocede
term-failure = no consigue separarse
term-break-away-failed = no consigue separarse
term-distance = retrocede toda la distancia
term-figure = se detiene ante una figura
term-blocking = se detiene ante terreno bloqueante o un muro
term-edge-of-map = se detiene en el final del mapa
term-higher = se detiene ante terreno más alto
term-fell = cae desde terreno más alto
term-prevented = no retrocede
term-moved = movimiento hecho
term-accepted = hecho
term-removed = retirado
term-waiting = en espera
term-rolled = dados tirados
term-refused = rechazado
term-targets = objetivos
term-power = POWER
term-move = MOVE
term-close = CLOSE
term-free = FREE
term-orange = naranja
term-purple = morado
term-pink = rosa
term-brown = marrón
term-black = negro
term-gray = gris
term-lime-green = verde lima
term-light-blue = azul claro
table-attack-divide = Repartir { $damage } de daño…
undo-title = Deshecho
redo-title = Rehecho
place-where = ¿En qué casilla? `/colocar figura:{ $figure } en:C5`, o `en:fuera` para fuera del mapa.
place-off-button = Fuera del mapa
place-title = Colocar a { $figure }
button-stale = La partida ha avanzado desde entonces: `/turno ver` muestra qué espera ahora.
