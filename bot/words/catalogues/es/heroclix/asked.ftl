# Lo que el juez entendió de una pregunta hecha con palabras propias.

asked-line-of-fire = línea de fuego de { $from } a { $to }
asked-adjacent = ¿están adyacentes { $a } y { $b }?
asked-distance = ¿a qué distancia está { $b } de { $a }?
asked-legal = ¿puede { $figure } usar { $action }?
asked-legal-target = ¿puede { $figure } usar { $action } con { $target } como objetivo?
asked-legal-move = ¿puede recibir { $figure } una acción MOVE?
asked-legal-close = ¿puede recibir { $figure } una acción CLOSE?
asked-legal-close-target = ¿puede { $figure } atacar cuerpo a cuerpo a { $target }?
asked-legal-range = ¿puede recibir { $figure } una acción RANGE?
asked-legal-range-target = ¿puede { $figure } atacar a distancia a { $target }?
asked-legal-carry = ¿puede { $figure } llevar a alguien?
asked-legal-carry-target = ¿puede { $figure } llevar a { $target }?
asked-legal-object-pick-up = ¿puede { $figure } recoger un objeto?
asked-legal-object-pick-up-target = ¿puede { $figure } recoger { $target }?
asked-area-at = ¿puede { $figure } elegir { $at } para { $effect }?
asked-odds = ¿qué necesita { $attacker } para impactar a { $targets } ({ $kind })?
asked-odds-action = ¿qué necesita { $attacker } para impactar a { $targets } ({ $kind }, { $action })?
asked-attack = { $attacker } ataca a { $targets } ({ $kind }) y saca { $roll }
asked-reachable = ¿hasta dónde puede moverse { $figure }?
asked-reachable-action = ¿hasta dónde puede moverse { $figure } con { $action }?
asked-reachable-carry = ¿hasta dónde puede moverse { $figure } llevando a { $carry }?
asked-beside = ¿puede { $figure } llegar junto a { $goal }?
asked-beside-action = ¿puede { $figure } llegar junto a { $goal } con { $action }?
asked-beside-yes = Sí: junto a { $goal }, { $figure } puede acabar en { $squares }{ $more ->
    [0] {"."}
   *[other] {" "}y { $more } más.
}
asked-beside-no = No: de las casillas donde { $figure } puede acabar, ninguna está junto a { $goal }.
asked-shortest-path = ¿puede { $figure } llegar a { $to }?
asked-shortest-path-action = ¿puede { $figure } llegar a { $to } con { $action }?
asked-shortest-path-carry = ¿puede { $figure } llegar a { $to } llevando a { $carry }?
asked-break-away = ¿tiene que separarse { $figure }?
asked-break-away-roll = { $figure } saca { $roll } para separarse
asked-value = ¿qué { $value } tiene { $figure }?
asked-value-during = ¿qué { $value } tiene { $figure } en un { $attack }?
asked-value-during-against = ¿qué { $value } tiene { $figure } en un { $attack } con { $against } del otro lado?
asked-legal-actions = ¿qué puede hacer ahora { $figure }?
asked-knockback = ¿dónde cae { $figure } si retrocede desde { $away_from }?
asked-knockback-squares = ¿dónde cae { $figure } si retrocede { $squares } casillas desde { $away_from }?
asked-each-line-of-fire-from = ¿a quién ve { $from }?
asked-each-line-of-fire-to = ¿quién ve a { $to }?
asked-each-legal-figure = ¿a quién puede atacar { $figure }?
asked-each-legal-target = ¿quién puede atacar a { $target }?
asked-each-adjacent-a = ¿quién está adyacente a { $a }?
