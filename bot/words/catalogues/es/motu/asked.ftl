# Preguntas con palabras propias sobre un campo de Battleground: cómo las ha entendido el juez.
asked-line-of-sight = ¿tiene { $from } línea de visión con { $to }?
asked-visible = ¿qué ve { $from }?
asked-cover = ¿está { $to } a cubierto de { $from }?
asked-arc = ¿en qué arco de { $of } está { $from }?
asked-engaged = ¿con quién está trabado en combate { $figure }?
asked-engaged-with = ¿está { $figure } trabado en combate con { $with }?
asked-threshold-target = ¿qué umbral tiene { $figure } contra { $target } con { $weapon }?
asked-attack-target = ¿puede { $attacker } atacar a { $target } con { $weapon }, y con cuántos dados?
asked-odds-target = ¿qué probabilidades tiene { $attacker } contra { $target } con { $weapon }?
asked-move-cost = ¿cuánto le cuesta a { $figure } este camino: { $path }?
asked-action-cost = ¿cuánto le cuesta a { $figure } la acción de { $action }?
asked-activation = ¿se puede activar a { $figure }?
asked-opportunity = ¿quién tiene un ataque de oportunidad contra { $figure } si se va?
asked-guard-triggers = ¿quién está en guardia e interrumpe a { $mover }, si su movimiento termina ahí?
asked-objective = ¿puede { $figure } conseguir la ficha de objetivo { $token }?
asked-score = ¿cómo van los puntos?
asked-each-line-of-sight-from = ¿a quién ve { $from }?
asked-each-line-of-sight-to = ¿quién ve a { $to }?
asked-each-attack-attacker = ¿puede { $attacker } atacar a { $target }, y con cuántos dados?
asked-each-threshold-figure = ¿qué umbral tiene { $figure } contra { $target }?
asked-each-odds-attacker = ¿qué probabilidades tiene { $attacker } contra { $target }?
motu-asked-cost = { $cost ->
    [one] 1 punto de acción
   *[other] { $cost } puntos de acción
}{ $mana ->
    [0] {""}
   *[other] {" "}y { $mana } de maná
}
motu-asked-chance = al menos una herida: { $chance } %
term-concentration = concentración
term-guard = guardia
term-movement = movimiento
