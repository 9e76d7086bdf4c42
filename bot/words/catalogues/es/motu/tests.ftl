# Masters of the Universe: Battleground. Pruebas, umbrales, dados (5, 7b).
motu-threshold-begins = El umbral parte de { $threshold }.
motu-threshold-cover = { $target } está a cubierto: +1.
motu-threshold-target-engaged = { $target } está trabado en combate con { $other } y el ataque es a distancia: +1.
motu-threshold-flank = El ataque viene del arco trasero de { $target }: −1.
motu-threshold-concentration = { $figure } está concentrado y debe gastar la ficha en esta prueba: −1.
motu-threshold-interruption = { $figure } interrumpe: +1.
motu-threshold-opportunity = { $figure } hace un ataque de oportunidad: −1.
motu-threshold-effect = { $figure } tiene { $effect }.
motu-threshold-given = { $origin }.
motu-threshold-bounds = Un umbral de { $threshold } vale tal cual; aun así el 6 es éxito y el 1, fallo.
motu-threshold-succeeds = Un dado es éxito con { $faces }.
motu-dice = { $figure } tiene { $attribute } { $dice }: tira esos dados.
motu-dice-defense = { $figure } se defiende con { $attribute } { $dice }: tira esos dados.
motu-dice-changed = { $origin } cambia los dados.
motu-dice-weapon = { $weapon } cambia los dados.
motu-dice-fists = { $figure } ataca con los puños: la fuerza impresa, y nada cambia los dados.
motu-dice-none = No se tiran menos de cero dados.
motu-defense-none = { $target } es un aliado y no hace prueba de defensa.
motu-roll-initial = { $dice }: { $successes ->
    [one] un éxito
   *[other] { $successes } éxitos
} con { $threshold } o más.
motu-roll-rerolled = Repetidos gratis: { $free }; con maná: { $mana }. Ahora { $dice }.
motu-roll-exploded = Dados nuevos por los seises: { $dice }; es éxito el 5 o el 6, { $successes ->
    [one] lo es uno
   *[other] lo son { $successes }
}.
motu-roll-may-explode = { $dice ->
    [one] Por un seis se puede tirar un dado más.
   *[other] Por los seises se pueden tirar { $dice } dados más.
}
motu-roll-final = { $successes ->
    [one] Un éxito al final.
   *[other] { $successes } éxitos al final.
}
motu-roll-count = Se han tirado { $thrown } dados; la prueba tiene { $dice }.
motu-roll-reroll = No hay dado { $position } que repetir entre { $dice }.
motu-roll-reroll-twice = El dado { $position } se repite dos veces en un mismo paso.
motu-roll-mana = Se repiten { $spent } dados con maná; hay { $mana } de maná para gastar.
motu-roll-explosions = Se han tirado { $thrown } dados nuevos; los seises permiten { $may }.
motu-aim-area = Objetivo adicional de un ataque de área: cobertura y flanco se miran desde { $initial }, y lo que está junto a { $initial } no cubre a nadie.
motu-aim-turns = { $figure } es de gran tamaño y antes gira: su casilla más cercana a { $target } pasa a ser la de la ranura, y desde ella se miran cobertura y flanco.
motu-aim-centre = { $target } es de gran tamaño: la cobertura se mira hasta el centro de su base.
motu-aim-upon-enemy = Un hechizo que puede lanzarse sobre aliados se lanza sobre { $target }, un enemigo: es un ataque como cualquier otro.
motu-aim-friend-struck = { $target } es un aliado alcanzado por el área: se defiende, y cuentan cobertura y flanco, como con un enemigo.
motu-aim-helpful = Hechizo beneficioso sobre { $target }, un aliado: no cuentan cobertura ni flanco.
