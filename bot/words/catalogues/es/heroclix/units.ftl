# Figuras desde archivos.
figure-force-at = Una fuerza entera se añade fuera del mapa: quita la casilla y coloca cada figura con `/colocar`.
figure-sample-elsewhere = Esta muestra está hecha para { $rulesets }; la partida de aquí es de otra edición, cuyas fuerzas de muestra son: { $offered }
unit-file-value = { $path }: «{ $given }» no es lo que un archivo de figura lleva ahí; se esperaba { $expected }
unit-file-too-long = { $path } tiene { $count } entradas; se leen como mucho { $most }.
unit-special = Los poderes especiales y rasgos se guardan como texto; con las reglas de hoy se arbitra lo que se entiende con seguridad, y el resto lo lees tú: { $names }.
unit-special-missing = El dial muestra poderes especiales ({ $values }) cuyo texto no está en el archivo: no se arbitran; lee la carta.
unit-file-click-twice = { $path }: el clic { $number } está dos veces, también en { $other }; cada clic tiene su propio número.
unit-file-click-missing = dial: falta el clic { $number }; los clics van del 1 al { $last } sin huecos.
unit-file-ko-between = { $path }: el clic { $number } muestra KO y el clic { $last }, que va después, está vivo; un dial acaba con su primer KO.
unit-file-starting-lines = dial: { $count } clics tienen línea de inicio, y el archivo da valores en puntos para { $most }; se esperaba una por cada valor en puntos.
unit-file-text-too-long = { $path } tiene { $count } letras; se leen { $most } como mucho.
unit-power-left = No es un poder, se deja fuera: { $power }.
unit-power-nearest = No es un poder, se deja fuera: { $power }. El más parecido: { $nearest }.
unit-file-start-on-ko = { $path }: el clic { $number } muestra KO; se esperaba la línea de inicio en un clic vivo.
unit-powers-left = Tampoco son poderes, se dejan fuera: { $names }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}.
unit-start-first = El archivo no marca línea de inicio: el dial empieza en el clic 1.
unit-keys-left = No se lee: { $names }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}.
unit-abilities-left = Símbolos y habilidades desconocidos que se omiten: { $names }.
unit-abilities-unread = Se guarda y no se juzga; lee la carta: { $names }.
unit-abilities-gone = Queda fuera, porque estas reglas ya no lo tienen: { $names }. { $rulesets } sí.
unit-points-none = El archivo no dice los puntos: la carta tiene 0. `/figura editar` la cambia.
unit-points = Se toma con { $points } puntos; el archivo tiene además { $others }. `/figura editar` cambia la carta.
figure-special = { $name } ({ $kind })
figure-special-clicks = Clics: { $clicks }
figure-special-judged = **Se arbitra:** { $effects }
figure-special-text = **No se arbitra, lee la carta:** { $text }
figure-special-bare = No se arbitra nada de ello; lee la carta.
figure-special-printed = **En la carta:** { $text }
figure-special-listed = **Nombra a:** { $names }
figure-special-off = **Sin leer por decisión de los jugadores:** { $text }
figure-special-read = ✓ { $judged } se arbitran · ⏰ { $reminded } se recuerdan · ✎ { $unread } sin leer
figure-special-many = { $count } poderes especiales, rasgos y demás
card-sentences-button = Qué se leyó de la carta
card-sentences-title = Qué se leyó de { $figure }
card-sentences-none = No se lee ninguno de sus textos: no los tiene, o se dejan sin leer, o se han escrito sus efectos.
card-sentences-footer = ✓ se arbitra, ⏰ se recuerda en su momento, ✎ no leída. ¿Mal leída? /figura especial deja un texto sin leer, o toma efectos en su lugar.
special-read-and-typed = Los efectos escritos cuentan en lugar del texto: indica qué, o leer: sí, pero no las dos cosas.
special-no-name = Un poder especial o un rasgo necesita su nombre: nombre: Plan de batalla.
special-none = En su carta no hay ningún «{ $given }», ni nada más que quitar.
special-not-there = En su carta no hay ningún «{ $given }»; tiene: { $names }.
special-listed = nombrados: «{ $given }» no nombra a nadie que una carta pueda nombrar; valdría Hollis, Sam, con { $most } nombres de { $limit } letras como máximo, o - para ninguno.
special-clicks = clics: «{ $given }» no es un clic ni un tramo de clics; valdría 3, o 1-4, o 1-3, 6, hasta { $limit }.
cmd-figure-special = especial
    .description = Poder especial, rasgo, habilidad de equipo, equipamiento o carta: lo que se arbitra
    .figure = figura
    .figure-description = De quién
    .name = nombre
    .name-description = Cómo se llama; si ya hay uno con ese nombre, se cambia
    .kind = clase
    .kind-description = Qué es; si no dices nada, un poder especial
    .what = qué
    .what-description = Lo que se arbitra: «ataque +1», «Carga», «protegido de Anular», «una vez por turno»; con comas
    .text = texto
    .text-description = Las palabras de la carta; se arbitra lo que se entiende con seguridad
    .slot = casilla
    .slot-description = La casilla del dial que lo muestra
    .clicks = clics
    .clicks-description = Dónde está en el dial, como 1-4, 7; si no dices nada, siempre
    .listed = nombrados
    .listed-description = A quién nombra una carta Team-Up aparte de su texto, o sus palabras clave: Sam, Pat
    .read = leer
    .read-description = No: su texto se queda sin leer. Sí: se lee, en lugar de efectos escritos
    .remove = quitar
    .remove-description = Quitarlo de la carta
term-heroclix-modern = HeroClix
term-heroclix-2022 = HeroClix 2022
term-heroclix-2012 = HeroClix 2012
unit-file-power-slot = { $path }: «{ $given }» es un poder estándar de otro valor de combate; se esperaba en { $expected }.
