# Qué está mal en un documento de Masters of the Universe: Battleground.
error-motu-not-a-hex = «{ $text }» no es un lugar; se esperaba una casilla como C5, o C5@p1 sobre una plataforma llamada p1
error-motu-no-platform = no hay ninguna plataforma «{ $given }»; se esperaba una de { $expected }
error-motu-not-on-platform = { $text } no es una casilla de la plataforma «{ $platform }»
error-motu-obstacle = nadie puede estar en { $place }: hay un obstáculo o una escalera; se esperaba una casilla libre, o una de plataforma
error-motu-place-taken = «{ $id }» ya está en { $place }; se esperaba un solo personaje por lugar
error-motu-base-twice = una casilla de la peana está dos veces; se esperaba cada una una vez
error-motu-base-heights = las casillas de una peana están a la misma altura
error-motu-base-apart = las casillas de una peana comparten lados: ninguna parte queda separada
error-motu-base-slot = la primera casilla es la de la ranura, en el borde de la peana; aquí es su centro
error-motu-effect-twice = «{ $id }» ya tiene el efecto único «{ $effect }»; un ejército solo tiene una copia a la vez (7f)
error-motu-interrupts-itself = «{ $id }» se interrumpe a sí mismo; se esperaba a quién interrumpe
error-motu-not-of-piece = { $text } no es una casilla de esta pieza
error-motu-only-with-kind = solo va con el tipo { $expected }
error-motu-pieces-overlap = { $place } ya pertenece a «{ $id }»; se esperaba una sola pieza por casilla, plataformas aparte
error-motu-question-not-judged = «{ $given }» todavía no se juzga; se esperaba una de { $expected }
error-motu-not-played = todavía no se juegan partidas de «{ $given }»; sus posiciones sí se juzgan
