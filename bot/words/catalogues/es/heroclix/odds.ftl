# Las probabilidades de un ataque.
term-odds = probabilidades
odds-ways = { $target }: hace falta { $needs }, e impactan { $ways } de las 36 tiradas ({ $percent } %).
odds-criticals = El doble seis impacta siempre, el doble uno falla siempre.
odds-measure = Cada decisión se toma como le conviene a quien le toca: por los clics esperados, luego los KO, luego los clics por puntos y luego los impactos.
odds-rerolls = Control de Probabilidad (Probability Control), le quedan { $left } contra { $others }: { $figures } hace repetir la tirada con { $rolls }.
odds-rerolls-nothing = Control de Probabilidad (Probability Control): a { $figures } no le conviene repetir ninguna tirada.
odds-rerolls-neither-side = El Control de Probabilidad (Probability Control) de { $figures } no se cuenta: no es del bando del atacante ni del de un objetivo.
odds-decided-roll = { $power } de { $figure }: se tira siempre que se puede.
odds-decided-decline = { $power } de { $figure }: no se tira, porque así le conviene más.
odds-decided-depends = { $power } de { $figure }: se tira cuando conviene, y si no, no.
odds-shape-order = { $figures } deciden sobre Cambio de Forma (Shape Change) en el orden que más ayude a su bando, y cada cual sabe ya qué fue de las anteriores.
odds-no-other-target = Si { $target } cambia de forma, no se supone otro objetivo.
odds-mastermind = Mente Maestra (Mastermind): cuando le conviene a { $target }, el impacto pasa a { $friends }.
odds-mastermind-declined = Mente Maestra (Mastermind): { $target } se queda con el impacto, porque pasarlo no le convendría.
odds-knockback = El retroceso (knockback) se usa cuando su daño le da algo a { $figure }.
odds-incapacitate = Incapacitar (Incapacitate) de { $figure } no se cuenta si no se elige: sus fichas no son clics.
odds-instead = { $figure } aplica { $card } en lugar del daño normal cuando le conviene.
odds-divides = Mejor reparto del daño: { $shares }.
odds-divides-critically = Mejor reparto del daño de un impacto crítico: { $shares }.
odds-falls = No se cuenta: el daño tras el ataque a quien estaba sobre un marcador elevado que este destruye ({ $figures }).
odds-dial-unknown = No se conoce el dial de { $target }: sus clics se cuentan sin fin y no se halla ningún KO.
odds-target = { $target }: impacto { $hit } %, { $clicks } clics esperados, KO { $ko } %.
odds-treated = { $target }: se consigue { $hit } %, { $clicks } clics de curación esperados.
odds-overall = En conjunto: algún impacto { $hit } %, { $clicks } clics esperados de los adversarios, algún KO { $ko } %.
odds-attacker = { $figure } se daña con su propio fallo crítico: { $percent } %.
odds-illegal = El ataque de { $figure } no es legal, así que no hay probabilidades.
# Lo que muestra /odds.
odds-attack-title = Probabilidades: { $attacker }, { $action }
odds-needed = Hace falta **{ $needs }**: **{ $ways } de 36**
odds-needed-plain = Hace falta { $needs }: { $ways } de 36
odds-hit = Impacto: **{ $percent }**
odds-hit-plain = impacto { $percent }
odds-clicks = Clics esperados: **{ $clicks }**
odds-healed = Clics de curación esperados: **{ $clicks }**
odds-ko = KO: **{ $percent }**
odds-together = En conjunto
odds-percent = { $percent } %
odds-percent-least = < 0,1 %
odds-bar = { $clicks ->
    [one] 1 clic
   *[other] { $clicks } clics
}
odds-bar-ko = { $clicks } = KO
odds-bar-more = { $clicks } o más
odds-of-what = Nombra un atacante y un objetivo de la partida de este canal, o un valor de ataque y uno de defensa.
odds-no-target = Nombra al menos un objetivo.
cmd-odds = probabilidad
    .description = Las probabilidades exactas de un ataque, o de un valor de ataque contra una defensa
    .attacker = atacante
    .attacker-description = Quién ataca
    .target = objetivo
    .target-description = El objetivo; se puede omitir si la acción ataca a todos los que puede
    .kind = tipo
    .kind-description = Cuerpo a cuerpo (close) o a distancia (range); si no dices nada, según la adyacencia
    .action = acción
    .action-description = La acción, como Explosión de Energía, o el arma; si no dices nada, la básica
    .target2 = objetivo2
    .target2-description = Un segundo objetivo
    .target3 = objetivo3
    .target3-description = Un tercer objetivo
    .attack = ataque
    .attack-description = Sin partida: el valor de ataque, con todos los modificadores
    .defense = defensa
    .defense-description = Sin partida: el valor de defensa, con todos los modificadores
