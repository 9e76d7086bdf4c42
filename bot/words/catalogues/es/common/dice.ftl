# Los dados del bot, y cómo los rehace cualquiera.
cmd-verify = verificar
    .description = Los dados del bot: poner algo en ellos, pedir su semilla, rehacer las tiradas de una partida
    .contribute = aportar
    .contribute-description = Cualquier texto tuyo: desde la próxima tirada los dados dependen también de él
    .reveal = revelar
    .reveal-description = Mostrar ya la semilla secreta y empezar con otra, cuando la pidan todos los puestos
    .file = archivo
    .file-description = Una partida exportada con /game export: se rehacen sus tiradas
    .confirm = confirmar
    .confirm-description = Las tiradas escritas de esta partida esperan a que el otro bando las confirme, o ya no
dice-title = Los dados del bot
dice-commitment = SHA-256 de la semilla secreta: `{ $commitment }`
dice-of-game = Partida { $game } · { $rolls ->
    [0] todavía sin tiradas
    [one] una tirada hasta ahora
   *[other] { $rolls } tiradas hasta ahora
}
dice-all-revealed = Todas las semillas están reveladas: la partida terminó o no tiró nada.
dice-contributions = Aportado por los jugadores
dice-no-contributions = Nada todavía: `/verify contribute:` y cualquier texto tuyo.
dice-revealed = Semillas reveladas
dice-rolls = Tiradas { $first } a { $last }
dice-unused = Ninguna tirada
dice-more = … y { $count } más
dice-asked-title = Pidieron la semilla
dice-asked = { $players }: se muestra cuando la pidan todos los puestos.
dice-footer = Cada tirada sale de la semilla, la partida, su número y lo que aportaron los jugadores; el README cuenta cómo rehacerla a mano.
dice-contributed = Aportado: cuenta desde la próxima tirada.
dice-taken-out = Retirado: ya no cuenta desde la próxima tirada.
dice-asked-for = Anotado. La semilla se muestra, y empieza otra, cuando la pidan todos los puestos: `/verify reveal:`
dice-renewed = Abajo está la semilla, y empieza una nueva.
dice-contribution = Lo que se pone en los dados es una sola línea de { $most } caracteres como mucho.
dice-not-seated = Solo quien tiene un puesto en la partida de este canal pone algo en sus dados o pide su semilla: `/game join`
dice-ended = La semilla de los dados está revelada: `/verify` la muestra, y `/game export` trae cada tirada.
verify-one-at-a-time = De una en una: `aportar`, `revelar`, `archivo` o `confirmar`.
verify-title = Tiradas rehechas
verify-counted = { $redone ->
    [one] Se rehízo una tirada desde su semilla
   *[other] Se rehicieron { $redone } tiradas desde sus semillas
}; { $secret ->
    [0] ninguna sigue siendo secreta.
    [one] una sigue siendo secreta.
   *[other] { $secret } siguen siendo secretas.
} Los hash de las semillas, para compararlos con los que el bot publicó en el canal:
verify-agrees = Todo coincide: cada tirada es la que da su semilla, y el registro muestra esos dados.
verify-nothing-yet = El registro muestra los dados de sus tiradas. De qué salen se sabrá cuando se revele la semilla.
verify-differs = { $count ->
    [one] Una cosa no coincide:
   *[other] { $count } cosas no coinciden:
}
verify-number = La tirada { $number } está donde debería estar la { $expected }.
verify-commitment = Tirada { $number }: el SHA-256 de la semilla no es el hash publicado.
verify-dice = Tirada { $number }: el archivo dice { $dice }, la semilla da { $redone }.
verify-proof = Tirada { $number }: su prueba no es la que da la semilla para este número y estas aportaciones.
verify-event = Evento { $event }: el registro cuenta aquí unos dados que ninguna tirada da.
verify-unseen = Evento { $event }: el bot tiró aquí dados que el registro no muestra.
verify-not-revealed = Tirada { $number }: la partida terminó, y falta su semilla.
verify-commitment-of-the-end = La partida terminó, y se da un hash para tiradas posteriores.
verify-commitment-known = El hash de la próxima tirada es el de una semilla ya mostrada.
verify-commitment-missing = La partida sigue, y no se da el hash de su próxima tirada.
verify-decks = { $decks ->
    [one] Un mazo se ha repartido de nuevo a partir de su semilla.
   *[other] { $decks } mazos se han repartido de nuevo a partir de sus semillas.
}
verify-deck-seed = Mazo { $deck }: el SHA-256 de la semilla no es el que se dijo al barajar.
verify-deck-card = Suceso { $event }: se mostró una carta del mazo { $deck } que su orden aún no había repartido.
verify-unreadable = Los dados de este archivo no están escritos como los escribe el bot: { $path }.
verify-log = El evento { $event } no se sigue de los anteriores: esta partida no se jugó así.
verify-no-record = El archivo no trae las tiradas del bot: nada responde por ellas.
error-import-dice = estos dados no coinciden con el registro o con sus semillas; se esperaban tal como los tiró el bot; `/verify` dice más
error-import-rolled = «{ $said }»: estos dados no coinciden con su semilla; se esperaba { $redone }
error-import-deck = ningún mazo de este registro se barajó con esta semilla; se esperaba la que escribió `/partida exportar`, o ninguna
error-not-a-hash = «{ $given }» no es un SHA-256; se esperaban 64 cifras de 0–9 y a–f
error-not-digits = «{ $given }» no es el número de una partida; se esperaban solo cifras
error-not-a-line = «{ $given }» lleva un salto de línea; se esperaba una sola línea
import-dice-missing = { $path }: estos dados los tiró el bot, y el archivo no trae bajo dice las tiradas del bot; usa el archivo entero, tal como lo escribió `/game export`
