# Lo que una figura ve, dispara, golpea y alcanza, y adónde sale despedida: comandos y respuestas.
cmd-range = alcance
    .description = Casillas dentro del alcance de una figura y de sus ataques cuerpo a cuerpo
    .figure = figura
    .figure-description = Qué figura: su nombre o id
cmd-knockback = retroceso
    .description = Dónde cae una figura que sufre retroceso, y el daño
    .figure = figura
    .figure-description = Quién sufre el retroceso
    .away-from = desde
    .away-from-description = La figura o la casilla que la hace retroceder
    .squares = casillas
    .squares-description = Cuántas casillas (3 si no dices nada)
term-option-away-from = desde
sight-title = Lo que ve { $figure }
sight-squares = **{ $kind }**: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} · { $squares }
sight-no-figure = «{ $given }» no nombra ninguna figura del mapa.
arms-title = { $figure }: { $range ->
    [0] solo ataques cuerpo a cuerpo
   *[other] alcance { $range }
}
arms-reach = { $reach ->
    [0] Un ataque cuerpo a cuerpo llega a las casillas adyacentes y, por una transición, a otro nivel.
   *[other] Un ataque cuerpo a cuerpo llega a { $reach } casillas (Alcance Gigante, Giant Reach).
}
arms-close = Al alcance de un ataque cuerpo a cuerpo
arms-range = Dentro del alcance y en línea de fuego
arms-blocked = Dentro del alcance, línea bloqueada
knockback-title = { $figure }: { $outcome ->
    [prevented] no retrocede
   *[lands] retrocede { $squares ->
        [0] cero casillas
        [one] { $squares } casilla
       *[other] { $squares } casillas
    }, cae en { $square }, { $damage } de daño
}
key-clear = Clara
key-hindered = Obstaculizada
key-blocked = Bloqueada
key-unseen = No la ve
key-range = Dentro del alcance
key-close = Cuerpo a cuerpo
key-reach = Puede llegar: casillas que gasta
key-stop = Debe detenerse ahí
