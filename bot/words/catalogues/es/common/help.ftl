help-title = Clix Judge
help-text = Pregunta una regla, lleva la partida, resuelve la discusión: cada respuesta muestra la sección en la que se apoya.
help-footer = /ayuda tema: solo una parte · /ajustes idioma: español o inglés
help-rules-title = Reglas
help-rules =
    `/regla` carry, 16.3b, retroceso… muestra una sección
    `/poder` carga muestra un poder o una habilidad
    `/pregunta` responde a lo que preguntes con tus palabras
    `/tirar` 2d6 para los dados
help-game-title = Una partida
help-game =
    `/partida nueva` abre una en este canal; luego `/partida unirse`; a solas: `/partida unirse bando:` por cada bando
    `/mapa cargar` elige un mapa y `/figura añadir` pone tus figuras
    `/turno terminar` pasa el turno, `/turno ver` dice qué falta, `/partida registro` lo que pasó
    `/puntos` muestra los puntos de victoria; `/partida acabar` nombra al ganador
    `/partida deshacer` deshace el último paso, `/partida rehacer` lo rehace
help-figures-title = Figuras
help-figures =
    `/figura añadir` acepta una de nuestras figuras de muestra, una figura en un archivo JSON, o una línea que escribes: `Lobo de Hierro 75 8/10/17/3 r6 t1 at C5`
    `/figura especial` le da a una un poder especial o un rasgo: lo que se arbitra y su texto
    `/figura ver` lo muestra todo de una; `/figura lista`, todas
help-table-title = En la mesa
help-table =
    `/tablero` dibuja el mapa
    `/ldf` dice si la línea de fuego está clara, obstaculizada o bloqueada, y por qué; sin objetivo, todo lo que ve una figura
    `/llegar` muestra adónde puede moverse una figura y a qué coste, `/alcance` hasta dónde ataca, `/retroceso` dónde cae, `/area` qué pueden elegir sus poderes, `/colocación` dónde se puede poner cada cosa
    `/legal` dice qué puede hacer ahora una figura o tu bando, y lo hace
    `/mover` y `/atacar` con los dados que tiraste o con los del bot; `/usar` para los poderes; lo que no digas se te ofrece
    `/elegir`, o los botones, responden a las tiradas y decisiones de un ataque
    `/daño`, `/curar`, `/clic`, `/ficha`, `/colocar` corrigen la mesa; manda la mesa real
    `/carta`, `/banquillo`, `/contar`, `/lanzar` llevan lo que está junto al mapa: cartas, banquillo, fichas con nombre, monedas
    `/efecto` aplica a una figura lo que hace una carta hasta que acabe su duración
help-judge-title = Discusiones
help-judge =
    `/porqué` explica la última decisión paso a paso, cada paso con su sección
    `/valor` muestra de dónde sale un número; `/legal`, qué puede hacer una figura
    `/probabilidad` calcula un ataque antes de tirar los dados
    `/disputa` dice cómo la mesa la anula, si el otro bando o un juez lo acepta
help-settings-title = Ajustes
help-settings = `/ajustes` fija el idioma, el reglamento, los jueces y quién ve las consultas, de un canal o de todo el servidor
