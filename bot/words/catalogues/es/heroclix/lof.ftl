# Líneas de fuego, adyacencia y distancia: los pasos de sus resoluciones.

## Por dónde va la línea

lof-drawn = La línea va del centro de { $from_square } al centro de { $to_square }, a { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
}.
lof-best-pair = De todas las casillas de las bases cuenta el par menos restringido: { $from_square } y { $to_square }.
lof-to-itself = { $source } siempre tiene línea de fuego hacia sí y hacia su propia casilla; solo cuenta el terreno que haya allí.
lof-to-itself-checked = { $source } traza una línea de fuego hacia sí o hacia su propia casilla; se comprueba como cualquier otra, con el terreno que haya allí.
lof-same-level = Los dos extremos están en el nivel { $level }.
lof-between-levels = La línea va entre el nivel { $lower } y el nivel { $higher }.
lof-crossed = Cruza { $squares }.
lof-to-wall = Para destruir el muro { $edge } la línea va a { $far }, al otro lado, y tiene que cruzar { $near }.
lof-to-wall-corner = Pasa por una esquina de { $near }, por un lado no más restringido que el otro, así que la cruza.
lof-wall-missed = La línea no cruza { $near }, así que desde aquí no se puede destruir el muro { $edge }.

## Terreno bloqueante

lof-blocking = { $square } es terreno bloqueante: bloquea.
lof-blocking-source = La línea sale de { $square }, terreno bloqueante que cruza como cualquier otro.
lof-blocking-between-levels = { $square } es terreno bloqueante en el nivel inferior de la línea: bloquea.
lof-blocking-ignored = { $square } es terreno bloqueante, pero Puntería Mejorada: Bloqueante (Improved Targeting: Blocking) lo ignora.
lof-blocking-great-size = { $square } es terreno bloqueante exterior: no bloquea una línea desde o hacia un personaje con Gran Tamaño (Great Size).
lof-blocking-indoors = { $square } es terreno bloqueante interior, que Gran Tamaño (Great Size) no ignora.
lof-blocking-destroyed = { $square } es lo que se quiere destruir, así que no bloquea.
lof-blocking-opened = Puntería Mejorada: Destruir Bloqueante (Improved Targeting: Destroy Blocking) abre { $square }; se destruye después del ataque.
lof-blocking-higher-end = { $square } es terreno bloqueante, pero está en el extremo más alto de la línea: no bloquea.
lof-option-to-open = Con Puntería Mejorada: Destruir Bloqueante (Improved Targeting: Destroy Blocking) la línea podría pasar por { $place } y quedar clara; lo que se atraviesa se destruiría después.
lof-one-piece = { $figure } puede abrir una pieza de terreno bloqueante con Puntería Mejorada: Destruir Bloqueante (Improved Targeting: Destroy Blocking); aquí no basta.

## Terreno elevado

lof-elevated = { $square } sube al nivel { $level }, por encima de la línea: bloquea.
lof-elevated-ignored = { $square } sube al nivel { $level }, pero Puntería Mejorada: Elevado (Improved Targeting: Elevated) lo ignora.
lof-elevated-great-size = { $square } sube al nivel { $level }: el terreno elevado no bloquea una línea desde o hacia un personaje con Gran Tamaño (Great Size).
lof-other-level = Lo que hay en { $place } está en el nivel { $level }, que no es el de la línea: no cuenta.
lof-below = Lo que hay en { $place } está en el nivel { $level }, por debajo de la línea: no cuenta.

## Figuras

lof-figure = { $figure } está en { $square }: bloquea.
lof-figure-between-levels = { $figure }, en { $square }, es gigante o mayor: bloquea incluso entre niveles.
lof-figure-smaller = { $figure }, en { $square }, es de menor tamaño que uno de los extremos de la línea: no bloquea.
lof-figure-not-giant = { $figure }, en { $square }, no bloquea: entre niveles solo lo hacen las figuras gigantes y colosales.
lof-figure-ignored = { $figure } está en { $square }, pero Puntería Mejorada: Personajes (Improved Targeting: Characters) ignora a los personajes.
lof-figure-own-base = { $square } es parte de la base de { $figure }, un extremo de la línea: no bloquea.
lof-figure-on-bare-square = { $square } es parte de la base de { $figure }, que ocupa un extremo de la línea: no bloquea.
lof-figure-below = { $figure }, en { $square }, está por debajo de la línea: no bloquea.

## Terreno obstaculizador

lof-hindering = { $square } es terreno obstaculizador: obstaculiza.
lof-hindering-target = La casilla del objetivo, { $square }, es terreno obstaculizador: obstaculiza incluso entre niveles.
lof-hindering-source = { $square } es terreno obstaculizador, pero la línea sale de allí: no obstaculiza.
lof-hindering-own-square = { $square } es terreno obstaculizador y la línea sale de allí: queda obstaculizada, aunque por esa casilla sola la defensa del objetivo no gana nada.
lof-hindering-self = La línea no sale de { $square }, que es terreno obstaculizador: queda obstaculizada.
lof-own-hindering = { $figure } traza la línea desde una casilla de su base; cuenta el terreno obstaculizador bajo las demás: { $squares }.
lof-hindering-ignored = { $square } es terreno obstaculizador, pero Puntería Mejorada: Obstaculizador (Improved Targeting: Hindering) lo ignora.
lof-hindering-great-size = { $square } es terreno obstaculizador, pero una línea desde o hacia un personaje con Gran Tamaño (Great Size) solo queda obstaculizada por la casilla del objetivo.
lof-great-size-stays = Confinado a Tierra/Neutralizado (Earthbound/Neutralized) quita a { $figure } las Habilidades Mejoradas; lo que dice Gran Tamaño (Great Size) de las líneas de fuego se mantiene.
lof-hindering-between-levels = { $square } es terreno obstaculizador, pero entre niveles solo obstaculiza la casilla del objetivo.

## Muros, puertas, ventanas

lof-wall = La línea cruza el muro { $edge }: bloquea.
lof-door = La línea cruza la puerta { $edge }, que para la línea de fuego es un muro: bloquea.
lof-window = { $edge } es una ventana: no estorba a las líneas de fuego.
lof-wall-rim = El muro { $edge } está en el borde de la elevación y ocupa todos los niveles, desde su lado más bajo hasta el más alto: bloquea.
lof-wall-other-level = El muro { $edge } no está en el nivel de la línea: no cuenta.
lof-wall-ignored = Hay un muro en { $edge }, pero Puntería Mejorada: Bloqueante (Improved Targeting: Blocking) lo ignora.
lof-wall-great-size = El muro { $edge } es terreno bloqueante exterior: no bloquea una línea desde o hacia un personaje con Gran Tamaño (Great Size).
lof-wall-indoors = El muro { $edge } es terreno bloqueante interior, que Gran Tamaño (Great Size) no ignora.
lof-wall-destroyed = El muro { $edge } es lo que se quiere destruir, así que no bloquea.
lof-wall-opened = Puntería Mejorada: Destruir Bloqueante (Improved Targeting: Destroy Blocking) abre el muro { $edge }; se destruye después del ataque.

## Esquinas

lof-every-level = { $place } está en el interior: existe en todos los niveles.
lof-corner-shut = Entre { $a } y { $b } la línea pasa justo por una esquina, y sus dos lados están cerrados ({ $sides }): ahí queda bloqueada.
lof-corner-base = { $figure } está en diagonal entre { $a } y { $b } y cierra los dos lados de esa esquina.
lof-corner-hindered = Entre { $a } y { $b } la línea pasa justo por una esquina; cuenta el lado de { $side }, no más restringido que el de { $other }, y obstaculiza.
lof-corner-clear = Entre { $a } y { $b } la línea pasa justo por una esquina; cuenta el lado de { $side }, que queda claro, y no el de { $other }.
lof-corners-open = La línea pasa justo por { $points ->
    [one] una esquina, clara por ambos lados.
   *[other] { $points } esquinas, claras por ambos lados.
}

## En qué queda

lof-stealth = Sigilo (Stealth) de { $figure }: la línea obstaculizada cuenta como bloqueada, porque no es su turno y la traza un personaje que no está adyacente.
lof-stealth-anyone = Sigilo (Stealth) de { $figure }: la línea obstaculizada cuenta como bloqueada, porque no es su turno; estar adyacente no cambia nada.
lof-stealth-itself = Sigilo (Stealth) de { $figure }: la línea obstaculizada hacia sí cuenta como bloqueada, porque no es su turno y nadie es adyacente a sí mismo.
lof-clear = La línea de fuego de { $source } a { $target } está clara.
lof-hindered = La línea de fuego de { $source } a { $target } está obstaculizada.
lof-blocked = La línea de fuego de { $source } a { $target } está bloqueada.

## Adyacencia

lof-adjacent = { $a } y { $b } comparten un lado, en el mismo nivel y sin muro entre ellas.
lof-adjacent-corner = { $a } y { $b } se tocan en una esquina, y { $side }, junto a ella, las une.
lof-adjacent-bases = Una base grande está adyacente a toda casilla adyacente a una de las suyas.
lof-adjacent-to-itself = Nada está adyacente a sí mismo ni a una casilla que ocupa: { $place }.
lof-adjacent-apart = { $a } y { $b } no se tocan.
lof-adjacent-levels = { $a } está en el nivel { $level_a } y { $b } en el nivel { $level_b }: no son adyacentes.
lof-adjacent-transition = { $a } y { $b } forman una transición: a través de ella se ataca cuerpo a cuerpo, pero para lo demás no son adyacentes.
lof-adjacent-wall = Hay un muro en { $edge }: no son adyacentes.
lof-adjacent-window = Hay una ventana en { $edge }, que aquí vale como muro: no son adyacentes.
lof-adjacent-door = Hay una puerta en { $edge }, que aquí vale como muro: no son adyacentes.
lof-adjacent-corner-shut = { $a } y { $b } se tocan en una esquina, pero las dos casillas junto a esa esquina ({ $sides }) están cortadas por terreno bloqueante, otro nivel o muros: no son adyacentes.
lof-adjacent-corner-walled = { $a } y { $b } se tocan en una esquina, pero las dos casillas junto a esa esquina ({ $sides }) están cortadas por terreno bloqueante o muros: no son adyacentes.
lof-adjacent-base-between = { $by } está en diagonal entre { $a } y { $b }: no son adyacentes.
lof-adjacent-yes = { $a } y { $b } son adyacentes.
lof-adjacent-no = { $a } y { $b } no son adyacentes.

## Distancia

lof-distance-nearest = Se cuenta entre las casillas más cercanas de las bases, { $from_square } y { $to_square }.
lof-distance = De { $a } a { $b } hay { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
}; cada diagonal cuenta como una.
