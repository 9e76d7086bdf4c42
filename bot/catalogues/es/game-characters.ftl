# Personajes en una partida: en qué resultan sus diales, palabras clave y cartas

game-refused-no-values-back = No se puede curar a { $figure }: el clic { $click } no tiene valores a los que volver.
game-healed-to-last-values = { $figure } no se cura más, porque el clic anterior no tiene valores: { $clicks ->
    [one] un clic
   *[other] { $clicks } clics
}.
game-log-exerted = { $power }: { $figure } recibe 1 de daño inevitable por su acción.
term-colossal-stamina = Resistencia Colosal (Colossal Stamina)
term-autopilot = Autopilot
game-turn-passed-over = Nadie juega el turno del bando { $side }: lo que duraba hasta entonces termina ahora.
game-refused-exact-match = { $card } coincide exactamente con { $figure } y no puede reemplazarlo (indica set y número en las cartas si son distintos).
game-refused-title-replaced = { $card } es un protagonista (Title Character): ni reemplaza a otros ni es reemplazado.
game-refused-generated-replaced = { $figure } fue generado y no empezó la partida en ninguna fuerza ni banquillo: no puede ser reemplazado.
