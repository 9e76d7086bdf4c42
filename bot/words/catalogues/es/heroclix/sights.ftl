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
cmd-reach = llegar
    .description = Todas las casillas a las que puede moverse una figura, con su coste, o el camino a una
    .figure = figura
    .figure-description = Qué figura: su nombre o id
    .to = hasta
    .to-description = Una casilla, como C5: muestra el camino
    .action = acción
    .action-description = Con qué se mueve; el MOVE básico si no dices nada
    .carry = llevar
    .carry-description = Una figura que lleva consigo
    .speed = velocidad
    .speed-description = Un valor de velocidad en lugar del suyo
term-option-carry = llevar
choice-move-move = MOVE (básico)
choice-move-charge = Carga (Charge)
choice-move-running-shot = Disparo en Carrera (Running Shot)
choice-move-hypersonic-speed = Velocidad Hipersónica (Hypersonic Speed)
choice-move-sidestep = Paso Lateral (Sidestep)
choice-move-leap-climb = Salto/Trepar (Leap/Climb)
choice-move-phasing-teleport = Desfase/Teletransporte (Phasing/Teleport)
term-option-away-from = desde
sight-title = Lo que ve { $figure }
sight-squares = **{ $kind }**: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} · { $squares }
sight-figures = Figuras, línea { $kind }
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
reach-title = Adónde puede moverse { $figure }: { $count ->
    [0] a ningún sitio
    [one] { $count } casilla
   *[other] { $count } casillas
}
reach-reach = **Puede llegar**: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} · { $squares }
reach-stop = **Debe detenerse ahí**: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} · { $squares }
way-title = { $figure } → { $square }: { $verdict ->
    [illegal] no hay camino legal
   *[legal] { $squares ->
        [one] { $squares } casilla
       *[other] { $squares } casillas
    }
}
cmd-area = area
    .description = Qué puede elegir un efecto de una figura: casillas, figuras, objetos o terreno
    .effect = efecto
    .effect-description = El poder o la acción
    .figure = figura
    .figure-description = De quién es el efecto
    .target = objetivo
    .target-description = A quién mueve Telequinesis, empuja Force Blast o apuntaba Energy Explosion
    .at = en
    .at-description = Una casilla o figura que juzgar por separado, como C5
key-chosen = Se puede elegir
choose-title = { $figure }: { $effect }
choose-squares = **Casillas**: { $count } · { $squares }
choose-figures = **Figuras**: { $names }
choose-elements = **Objetos y marcadores**: { $names }
choose-pieces = **Piezas de terreno**: { $names }
choice-area-barrier = Barrera (Barrier)
choice-area-smoke-cloud = Nube de Humo (Smoke Cloud)
choice-area-telekinesis = Telequinesis (Telekinesis)
choice-area-quake = Terremoto (Quake)
choice-area-energy-explosion = Explosión de Energía (Energy Explosion)
choice-area-pulse-wave = Onda de Pulsos (Pulse Wave)
choice-area-force-blast = Explosión de Fuerza (Force Blast)
choice-area-close-destroy-action = Destruir con CLOSE
choice-area-range-destroy-action = Destruir con RANGE
choice-area-object-pick-up = Recoger un objeto
knockback-how-far = ¿Cuántas casillas? Aquí la catapulta llega tan lejos como el daño recibido: casillas:3.
