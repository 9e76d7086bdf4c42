# Lo que ofrece el menú de una opción: su valor está al final de la clave.
choice-topic-rules = reglas
choice-topic-game = una partida
choice-topic-figures = figuras
choice-topic-table = en la mesa
choice-topic-judge = discusiones
choice-topic-settings = ajustes
choice-lookups-shared = las ve todo el canal
choice-lookups-private = solo las ve quien pregunta
choice-scope-channel = este canal
choice-scope-server = todo el servidor
choice-ruleset-heroclix-modern = HeroClix
choice-ruleset-heroclix-2022 = HeroClix 2022
choice-ruleset-heroclix-2012 = HeroClix 2012
choice-ruleset-motu = Masters del Universo: Battleground
choice-topic-maps = mapas
choice-winner-nobody = nadie: queda sin decidir
