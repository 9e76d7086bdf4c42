# Una primera partida contra el bot, y lo que enseña.
cmd-quickstart = empezar
    .description = Una partida diminuta contra el bot: cuatro minutos, tres reglas
quickstart-name = Primera partida
quickstart-bot = Compañero de entrenamiento
quickstart-title = Tu primera partida
quickstart-text = Juegas con rojo: Ember, que dispara, y Anvil, que golpea. El bot lleva azul con jugadas sencillas. Bastan tres reglas:
quickstart-lesson-1 = **1. Una acción por turno.** Con 100 puntos das una acción con coste por turno: un movimiento o un ataque. Toca una figura bajo el tablero, o escribe `/mover` (7.9, 27.8a).
quickstart-lesson-2 = **2. Para impactar: dos dados más ataque contra defensa.** Ember necesita línea de fuego y como mucho 5 casillas; Anvil tiene que estar junto a su objetivo: `/atacar` (12.3, 11.4, 11.5).
quickstart-lesson-3 = **3. Fichas.** La figura que recibió una acción recibe una ficha; con dos, descansa. Se quitan cuando pasa un turno tuyo sin recibir acción: termínalo con `/turno terminar` y juega el bot (7.5, 9.4).
quickstart-line = Juegas con rojo y el bot con azul: toca una de tus figuras aquí abajo.
quickstart-footer = /porqué cuenta un fallo entero · /pregunta contesta lo que sea · /partida acabar termina
quickstart-bot-plays = Juega el bot
