# Masters of the Universe: Battleground. Ataques, áreas, probabilidades (6c, 7a, 7e).
motu-attack-legal = { $figure } puede atacar a { $target }.
motu-attack-no-weapon = { $figure } no ataca con { $weapon }: no tiene esa arma, o son los puños teniendo un arma cuerpo a cuerpo.
motu-attack-itself = { $figure } no se ataca a sí mismo.
motu-attack-friend = { $target } es un aliado: { $weapon } no es un hechizo que se pueda lanzar sobre aliados.
motu-attack-not-in-area = { $target } no es objetivo adicional de un ataque a { $initial }: está lejos, a otra altura, o { $initial } no lo ve.
motu-attack-not-interrupted = En una interrupción se ataca a quien es interrumpido, { $of }, no a { $target }.
motu-attack-melee-only = Un ataque de oportunidad es un ataque cuerpo a cuerpo.
motu-attack-not-engaged = { $figure } no está trabado en combate con { $target }.
motu-attack-engaged = { $figure } está trabado en combate con { $other }: no ataca a distancia.
motu-attack-engaged-spell = { $figure } está trabado en combate con { $other }: no lanza hechizos.
motu-attack-range = { $target } está a más de { $range } pulgadas.
motu-attack-sight = { $figure } no ve a { $target }.
motu-attack-no-target = Ahora no hay nadie sobre quien usar { $weapon }.
motu-attack-net = { $hits ->
    [one] Un éxito
   *[other] { $hits } éxitos
}, { $saved ->
    [one] uno anulado
   *[other] { $saved } anulados
} por la defensa: { $net ->
    [one] queda uno
   *[other] quedan { $net }
}.
motu-attack-effect = { $weapon }: de sus efectos cuenta el de { $row ->
    [one] un éxito
   *[other] { $row } éxitos
    }, el más alto que se alcanza con { $net }.
motu-attack-no-effect = { $net ->
    [one] Un éxito no alcanza
   *[other] { $net } éxitos no alcanzan
} ningún efecto del arma.
motu-attack-text = Sin juzgar, el texto del arma: { $text }
motu-attack-wounds = { $target } recibe { $wounds ->
    [one] una herida
   *[other] { $wounds } heridas
}.
motu-attack-defeated = { $target } tiene { $wounds } heridas y salud { $health }: queda derrotado.
motu-attack-extra = { $origin } pide { $needs } éxitos: se aplica.
motu-attack-no-extra = { $origin } pide { $needs } éxitos: no se aplica.
motu-area-struck = También alcanza a { $target }: está cerca de { $initial }, este lo ve y están a la misma altura.
motu-area-nobody = No alcanza a nadie más junto a { $initial }.
motu-odds = { $dice ->
    [one] Un dado
   *[other] { $dice } dados
} con { $threshold } o más: probabilidad de que queden al menos 1, 2, 3, 4, 5 y 6 éxitos: { $chance1 } % · { $chance2 } % · { $chance3 } % · { $chance4 } % · { $chance5 } % · { $chance6 } %.
motu-attack-no-health = No se dice cuánta salud tiene { $target }, así que no se da a nadie por derrotado.
motu-left-effect = Sin juzgar: { $effect }, un efecto único sobre { $figure }; lo que diga su carta se añade como modificadores.
motu-left-item = Sin juzgar: el texto de { $item }, que lleva { $figure }; lo que diga se añade como modificadores.
motu-left-passive = Sin juzgar: { $passive }, una habilidad pasiva de { $figure }; lo que diga se añade como modificadores.
motu-left-special = Sin juzgar: la habilidad especial de { $weapon }: { $text }.
motu-left-hierarchy = Si una carta dice otra cosa que el reglamento, manda la carta: las de personaje sobre las de destino y gloria, estas sobre las de arma, y las de arma sobre las de objeto.
motu-left-timing = Lo que las cartas de { $figure } hacen «durante la activación» va después de la bonificación de la carta y antes de cualquier acción; lo que hacen al final, cuando ya ha acabado. Si hay varios efectos, el jugador activo elige el orden.
