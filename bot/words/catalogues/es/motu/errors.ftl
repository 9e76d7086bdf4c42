# Qué está mal en un documento de Masters of the Universe: Battleground.
error-motu-not-a-hex = «{ $text }» no es un lugar; se esperaba una casilla como C5, o C5@p1 sobre una plataforma llamada p1
error-motu-no-character = no hay ningún personaje «{ $id }»; se esperaba uno de { $expected }
error-motu-character-ambiguous = «{ $given }» puede ser { $found }; se esperaba el nombre o el id de un solo personaje
error-motu-off-field = «{ $id }» no está en el campo
error-motu-no-platform = no hay ninguna plataforma «{ $given }»; se esperaba una de { $expected }
error-motu-not-on-platform = { $text } no es una casilla de la plataforma «{ $platform }»
error-motu-obstacle = nadie puede estar en { $place }: hay un obstáculo o una escalera; se esperaba una casilla libre, o una de plataforma
error-motu-place-taken = «{ $id }» ya está en { $place }; se esperaba un solo personaje por lugar
error-motu-base-twice = una casilla de la base está dos veces; se esperaba cada una una vez
error-motu-base-heights = las casillas de una base están a la misma altura
error-motu-base-apart = las casillas de una base comparten lados: ninguna parte queda separada
error-motu-base-slot = la primera casilla es la de la ranura, en el borde de la base; aquí es su centro
error-motu-effect-twice = «{ $id }» ya tiene el efecto único «{ $effect }»; un ejército solo tiene una copia a la vez (7f)
error-motu-interrupts-itself = «{ $id }» se interrumpe a sí mismo; se esperaba a quién interrumpe
error-motu-not-of-piece = { $text } no es una casilla de esta pieza
error-motu-only-with-kind = solo va con el tipo { $expected }
error-motu-pieces-overlap = { $place } ya pertenece a «{ $id }»; se esperaba una sola pieza por casilla, plataformas aparte
error-motu-no-weapon = «{ $id }» no tiene el arma «{ $given }»; se esperaba una de { $expected }
error-motu-only-with-test = solo va con la prueba { $expected }
error-motu-not-with = no va junto con { $given }; se esperaba solo uno de los dos
error-motu-not-concentrated = «{ $id }» no está concentrado: no tiene ficha que gastar
error-motu-only-with-how = solo va con how: { $expected }
error-motu-base-size = una base de { $given ->
    [one] una casilla
   *[other] { $given } casillas
} no va con la carta; se esperaba { $expected }
error-motu-no-card = no hay ninguna carta «{ $id }» en la lista de este ejército
error-motu-card-ambiguous = «{ $given }» puede ser { $found }; se esperaba el nombre o la id de una sola carta
error-motu-secret-length = el secreto tiene mala longitud; se esperaban { $limit } caracteres al menos
error-motu-wrong-seed = esa no es la semilla con la que se barajó el mazo
error-motu-dice-mixed = unos dados están escritos y otros no; se esperaban todos, o ninguno y tira el bot
error-motu-token-taken = la ficha de objetivo «{ $id }» ya está en { $place }; se esperaba una sola por lugar
error-motu-log-phase = esto ocurre en la fase «{ $expected }», y para entonces la partida está en «{ $given }»
error-motu-log-tie = los dados empatan y nadie los volvió a lanzar; se esperaban tiradas hasta que un dado fuera mayor (3)
error-motu-log-chosen = para entonces ya hay cartas reveladas; se esperaba que antes acabaran sus activaciones (4b)
error-motu-log-no-card = para entonces nadie ha revelado una carta
error-motu-log-active = { $figure } está activo para entonces; se esperaba que antes acabara su activación (4b)
error-motu-log-activated = { $figure } ya se activó en esta ronda; se esperaba a cada personaje una sola vez (4b)
error-motu-log-nobody = para entonces no hay ningún personaje activo; se esperaba antes una activación (4b)
error-motu-log-no-starting = para entonces nadie es el jugador inicial; se esperaba que antes se tirara para elegirlo (3)
error-motu-log-not-passed = { $sides } aún puede activar personajes; se esperaba que antes pasaran los dos bandos (4b)
error-motu-log-no-dice = la prueba de { $figure } no tiene dados y los espera; se esperaba que acabara en el acto
error-motu-log-test = la prueba de { $figure } sigue en curso; se esperaba que antes se lanzaran y se dieran por buenos sus dados (5)
error-motu-log-not-defeated = { $figure } tiene { $wounds } heridas para entonces; se esperaban tantas como su salud (7a)
error-motu-log-effect = { $figure } tiene para entonces el efecto «{ $effect }»; se esperaba que antes acabara (7f)
error-motu-log-not-empty = { $place } no está vacía para entonces; se esperaba una marca donde no haya personajes, terreno ni fichas (7g)
