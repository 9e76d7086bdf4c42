help-title = Clix Judge
help-text = Pregunta una regla, lleva la partida, resuelve la discusión: cada respuesta muestra la sección en la que se apoya.
help-footer = /ayuda tema: solo una parte · /ajustes idioma: español o inglés
help-rules-title = Reglas
help-rules =
    `/regla` carry, 16.3b, retroceso… muestra una sección
    `/poder` carga muestra un poder o una habilidad
    `/pregunta` responde a lo que preguntes con tus palabras; en una partida, también sobre el tablero: ¿le puede pegar thor a loki?
    En el menú de un mensaje, *Preguntar al juez* pregunta sus palabras; bajo una respuesta, *¿está mal?* le avisa a quien administra
    `/tirar` 2d6 para los dados
help-game-title = Una partida
help-game =
    `/partida nueva` abre una en este canal; luego `/partida unirse`; a solas: `/partida unirse bando:` por cada bando
    `/mapa cargar` elige un mapa (`/ayuda tema: mapas`: cómo escribir uno) y `/figura añadir` pone tus figuras
    El mensaje con el tablero es la mesa: toca una figura y luego lo que hace; *‹ Atrás* y *↩ Deshacer* dan marcha atrás
    `/tablero` lo trae aquí abajo, `/tablero texto:` lo cuenta con palabras
    `/turno terminar` pasa el turno, `/turno ver` dice qué falta, `/partida registro` lo que pasó
    `/puntos` muestra los puntos de victoria; `/partida acabar` nombra al ganador
    `/partida deshacer` deshace el último paso, `/partida rehacer` lo rehace
    `/partida ceder` ofrece tu plaza a otra persona, `/partida pausar` la pone en pausa semanas, `/partida reanudar` sigue; `/partida reloj` avisa del tiempo de un turno o de la partida
help-maps-title = Mapas
help-maps =
    • `/mapa cargar` despliega uno nuestro, un archivo (nuestro, o un mapa de filas y casillas en JSON) o un dibujo
    • Un dibujo: un carácter por casilla, las filas en líneas o separadas por `|`
    • `.` despejado · `h` obstaculizador · `#` bloqueante · `~` agua · `2`–`9` elevado, ese nivel · `i` interior · `o` naranja · `r` `b` `g` `y` zonas iniciales (roja, azul, verde, amarilla)
    • Una fila vacía empieza otra capa encima de la primera; `muros: C3/D3, C4/D4` (también `puertas:`, `ventanas:`, `transiciones:`, `nombre:`, `tipo:`) en filas propias
    • `nombre: Patio | rrrr | .h#. | .22. | bbbb | transiciones: B2/B3`
    • `/mapa editar` cambia casillas como `C3:E6` o bordes como `C3/D3` y `/partida deshacer` lo revierte; `/mapa objeto` coloca objetos y equipo, `/mapa zona` elige zona inicial, `/mapa revisar` dice lo que tiene de raro, `/mapa inicio` muestra las zonas iniciales
help-figures-title = Figuras
help-figures =
    `/figura añadir` acepta una de muestra, un archivo (una figura, una lista, un zip) o una línea: `Lobo de Hierro 75 8/10/17/3 r6 t1 en C5`; sola abre un formulario para toda la fuerza, una figura en cada línea
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
    `/comparar` pone una pregunta a varias ediciones
    Bajo una decisión contada entera, *Llamar a un juez* llama a uno
    `/disputa` impugna un fallo: di qué fue distinto, se vuelve a juzgar y se corrige en cuanto acepta el otro bando o un juez
help-settings-title = Ajustes
help-settings = `/ajustes` fija el idioma, el reglamento, los jueces y quién ve las consultas, de un canal o de todo el servidor
help-here-title = La partida de este canal
help-now-title = Lo que ayuda ahora
help-now =
    El mensaje con el tablero es la mesa: toca ahí lo que haces; `/tablero` lo trae aquí abajo
    `/turno ver` dice qué falta, `/legal` qué se puede hacer, `/llegar` hasta dónde se mueve una figura, `/ldf` quién ve a quién, `/probabilidad` cuánto se acierta
    `/partida deshacer` deshace el último paso; `/daño`, `/curar`, `/colocar` y `/ficha` corrigen la mesa
    `/porqué` explica la última decisión paso a paso y llama a un juez, `/disputa` la impugna; `/pregunta` contesta con tus palabras
    `/partida registro` cuenta lo que pasó, `/puntos` los puntos; `/partida pausar`, `/partida ceder`, `/partida acabar`
help-now-footer = /ayuda tema: cualquier parte, entera
