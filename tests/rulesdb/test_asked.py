"""Each entry answers the questions that it lists: what was once left open, in both languages.

A question leads its asker to the entry; if the text passes over it, the search has misled.
"""

import re

import pytest

from rulesdb import load

G12, MOTU = "heroclix-2012", "motu"
G22, MODERN = "heroclix-2022", "heroclix-modern"
# The ruleset, the section, and words of the answer.
ANSWERED: tuple[tuple[str, str, str, str], ...] = (
    # The glossary of 2012, which defines in a line what its sections tell.
    (G12, "glosario/accion-gratuita", "with two tokens can still", "un personaje con dos fichas"),
    (G12, "glosario/activar", "always on", "siempre activos"),  # activar-poderes-y-habilidades: three ways
    (G12, "glosario/area-de-inicio", "forces are set up", "se despliegan las fuerzas"),
    (G12, "glosario/ataque-a-distancia", "target that is not blocked, a distance", "hasta el objetivo, una distancia"),
    (G12, "glosario/ataque-cuerpo-a-cuerpo", "adjacent opponent", "adversario adyacente"),
    (G12, "glosario/casilleros-adyacentes", "eight", "ocho"),
    (G12, "glosario/click", "A point of damage is one click", "Cada punto de daño es un clic"),
    (G12, "glosario/condiciones-de-victoria", "a scenario or an event dial", "un escenario o un dial de evento"),
    (G12, "glosario/contrarrestar", "back when that effect ends", "cuando acaba ese efecto"),
    (G12, "glosario/copia", "neither Unique nor Prime", "ni Único ni Prime|Único ni Prime"),  # personajes-principales
    (G12, "glosario/curar", "never beyond its starting line", "nunca más allá de su línea de inicio"),
    (G12, "glosario/dano", "one click for each point", "un clic por punto"),
    (G12, "glosario/dano-de-esfuerzo", "not from an attack", "no de un ataque"),
    (G12, "glosario/dano-hecho", "even if its dial has fewer", "aunque a su dial le queden menos"),
    (G12, "glosario/dano-penetrante", "still be evaded, ignored, raised", "Sí se puede evadir, ignorar, aumentar"),
    (G12, "glosario/dano-tomado", "took 1, whatever was dealt", "recibió 1, por mucho"),  # preguntas-frecuentes: step 3
    (G12, "glosario/derrotado", "red line", "línea roja"),
    (G12, "glosario/evadir", "the hit becomes a miss", "el impacto pasa a ser un fallo"),
    (G12, "glosario/ignora", "neither countered nor lost", "ni se contrarresta ni se pierde"),
    (G12, "glosario/interseccion", "where four squares meet", "donde se juntan cuatro casillas"),
    (G12, "glosario/linea-de-contorno", "Green is hindering, blue water", "Verde es obstaculizador, azul agua"),
    (G12, "glosario/margen", "The rim is", "El borde son"),
    (G12, "glosario/mover", "Being placed is no move", "Ser colocado no es mover"),
    (G12, "glosario/ningun-dano", "only reduced to 0", "solo se redujo a 0"),
    (G12, "glosario/no-modificado", "A replacement value", "Un valor de sustitución"),  # valores-de-reemplazo
    (G12, "glosario/objeto-3-d", "It is a special object", "Es un objeto especial"),
    (G12, "glosario/personaje", "Figure, base and dial", "Figura, base y dial"),
    (G12, "glosario/poder-con-nombre", "It is that standard power", "Es ese poder estándar"),
    (G12, "glosario/rango", "without the attacker's own square", "sin la casilla del atacante"),
    (G12, "glosario/reliquias", "Once per game for each character", "Una vez por partida cada personaje"),
    (G12, "glosario/terreno-obstaculizado", "with an object or a debris", "con un objeto o un marcador"),
    (G12, "glosario/tirada-de-ataque-exitosa", "knock nobody back who evaded", "no catapultan a quien evadió"),
    (G12, "glosario/usar", "does not possess it", "no lo posee"),
    (G12, "glosario/valor-de-dano", "before effects and a critical hit", "antes de lo que cambien"),
    # Its sections.
    (G12, "acciones-de-movimiento", "each square counts 1", "cada casilla cuenta 1"),
    (G12, "combate-a-distancia-y-linea-de-fuego", "A diagonal square counts 1", "en diagonal cuenta 1"),
    (G12, "personajes-mejorados", "they can be countered", "se pueden contrarrestar"),
    (
        G12,
        "terreno/limpia-obstaculizada-o-bloqueada",
        "Water counts as clear for a line",
        "El agua cuenta como despejada",
    ),
    (G12, "R45", "stays in the square it occupied", "se queda en la casilla que ocupaba"),
    # Battleground, chapters 2 to 4, 10 and 11.
    (MOTU, "2b/miniatura", "It matters: from behind", "Importa: por la espalda"),
    (MOTU, "2c/terreno", "half an inch to 2 inches with hexes", "entre media pulgada y 2 pulgadas"),
    (MOTU, "3/campo-de-batalla", "No platform and no ladder", "No lleva plataformas ni escaleras"),
    (G12, "poderes/combat-reflexes", "+1 against ranged attacks alone", "+1 solo contra ataques a distancia"),
    (MOTU, "6c/ataque-de-hechizo", "besides the AP", "además de los PA"),
    (MOTU, "6a", "a threshold reduced by 1", "un umbral 1 menor"),
    (MOTU, "7b", "A flank attack lowers the threshold", "El flanqueo baja el umbral"),
    (MOTU, "7l/cargar", "An attack follows only if", "Solo hay ataque si"),
    (MOTU, "5b", "Dice from explosions succeed on 5", "Los dados de explosión aciertan con 5"),
    (MOTU, "5b", "instead of the interruption's 1 more", "en vez del 1 más de la interrupción"),  # 7d
    (MOTU, "5b", "such as Enhancement or Blindness", "como Mejora o Ceguera"),
    (MOTU, "7b", "other interruptions (7c) raise it", "las demás interrupciones (7c) lo suben"),
    (MOTU, "7b/ataques-de-flanqueo", "three behind it are its rear", "las tres de detrás son su espalda"),  # M7
    (MOTU, "M9", "on the ground as ever, high and low", "en el suelo como siempre, altos y bajos"),
    (MOTU, "4b/jugar-cartas-adicionales", "serves nobody else", "ya no sirven a otro"),
    (MOTU, "7l/saltar", "Each hex costs 1 point", "Cada casilla cuesta 1 punto"),
    (MOTU, "7l/teletransportarse", "Each hex costs 1 point", "Cada casilla cuesta 1 punto"),
    (MOTU, "4a", "by the letter", "según la letra"),  # P306 departs from it
    (MOTU, "4b/activar-personaje", "after the cards are shown", "ya enseñadas las cartas"),
    (MOTU, "4b/resolver-carta", "AP have no tokens", "Los PA no tienen ficha"),
    (MOTU, "4b/realizar-acciones", "in any order", "en cualquier orden"),
    (MOTU, "4b/jugar-cartas-adicionales", "neither the AP nor the mana", "no los PA ni el maná"),
    (MOTU, "4c/conseguir-fichas-de-objetivo", "at another height is not adjacent", "a otra altura no es adyacente"),
    (MOTU, "4c/conseguir-fichas-de-objetivo", "may take several", "puede llevarse varias"),
    (MOTU, "4c/comprobar-victoria", "Points decide only if", "Los puntos solo deciden si"),  # 4c/victoria-militar
    (MOTU, "4c/preparar-personajes-y-recibir-mana", "interrupted does not count", "haber interrumpido no cuenta"),
    (MOTU, "7k", "It stays from round to round", "Se conserva de ronda en ronda"),
    (MOTU, "10/ronda-de-juego", "skipped in the first round (4a)", "en la primera ronda se salta (4a)"),
    (MOTU, "glosario/activacion", "An interruption is none", "Una interrupción no lo es"),
    (MOTU, "glosario/interrupciones", "opportunity attacks (7d)", "ataques de oportunidad (7d)"),
    (MOTU, "glosario/personaje", "substitution token", "ficha de sustitución"),
    (MOTU, "glosario/prueba-de-ataque", "strength, perception or power", "fuerza, percepción o poder"),
    (MOTU, "glosario/prueba-de-defensa", "Stun harms it", "el Aturdimiento le estorba"),
    (MOTU, "glosario/prueba-de-habilidad", "an attack test", "prueba de ataque"),
    # What 2022 and today say alike, and what 2022 alone says.
    *(
        (ruleset, section, english, spanish)
        for section, english, spanish in (
            ("6.8", "Replacements come before modifiers", "van antes que los modificadores"),
            ("8.1a", "the opponent's or every one", "del turno del rival o de todos"),
            ("8.1j", "no other action|nobody is given another", "no empieza ninguna otra|nadie recibe otra"),
            ("10.8", "may reroll the die", "puede repetir el dado|repetir la tirada"),
            ("16.9", "nothing is rolled", "no se tira nada"),  # no attack, so no dice
            ("16.9", "modifiers", "con modificadores"),  # 6.9: the damage value as calculated
            ("20.3", "just before that turn begins", "justo antes de que empiece ese turno"),  # 9.4
            ("3.2a", "without the tokens, damage", "sin las fichas, el daño"),
            ("7.1", "bring an action token", "dejan ficha de acción"),
            ("8", "Toughness is passive", "Dureza es pasiva"),
            ("9.3a", "in which action tokens come off", "en la que se quitan las fichas"),
            ("10.7b", "whatever tokens the opponent has", "tenga las fichas que tenga el adversario"),
            ("11.2a", "whatever tokens the adjacent", "tenga las fichas que tenga el adversario"),
            ("12.7", "The action token comes later", "La ficha de acción llega después"),
            ("13.4", "No value goes below 0", "Ningún valor baja de 0"),
            ("20.9a", "a costed action brings its token", "una acción con coste deja su ficha"),
            ("27.1a", "one of the two rolls", "una de las dos tiradas"),
            ("27.1j", "one action token", "una ficha de acción"),
            ("27.2d", "Mastermind may pass a hit", "Mente Maestra puede pasar el impacto"),
            ("27.4d", "extra 1 is penetrating too", "también es penetrante"),
            ("27.4l", "the roll is no action", "la tirada no es una acción"),
            ("27.5b", "each square still costs 1", "cada casilla sigue costando 1"),
            ("27.6a", "movement gains nothing", "el movimiento no gana nada"),
            ("1.2", "Damage turns the dial on", "El daño hace avanzar el dial"),
            ("1.3c", "outdoor blocking terrain and changes of level", "pasar sobre adversarios"),
            ("1.3d", "opponents more than 4 squares away", "adversarios a más de 4 casillas"),
            ("1.3e", "not counted towards the action total", "no se descuentan del total de acciones"),
            ("2.2c", "out of the build total", "con cargo al total de construcción"),
            ("6.3d", "a range or a line of fire, stays", "alcance o línea de fuego, sigue"),
            ("8.1", "words such as", "palabras como «cuando»"),
            ("9.3", "not even a FREE one", "tampoco FREE"),
            ("12.3a", "no damage, no knockback", "ni daño ni retroceso"),
            ("12.4", "the attacker's player splits", "el jugador del atacante reparte"),
            ("12.6", "however great the damage", "sea cual sea el daño"),
            ("19.2a", "costs nothing more", "No se paga aparte"),
            ("20.6", "when the dial turns past it", "cuando el dial lo deja atrás"),
            ("23.1b", "not themed at set-up", "no era temática en la preparación"),
            ("27.6", "Outwit cannot choose them", "Anular no puede elegirlas"),
            ("27.7q", "the blast of Energy Explosion", "la onda de Explosión de Energía"),
            ("27.7r", "it rolls as usual to leave them", "ella tira como siempre"),
            ("24.5a", "One a turn", "Una por turno"),
            ("27.7b", "neither damage nor knockback", "ni daño ni retroceso"),
            ("9.2a", "does not end by itself", "no acaba por sí sola"),
            ("21.2b", "as large or larger asks for the usual 4–6", "igual o mayor pide los 4–6"),
            ("27.1f", "never itself", "nunca a sí"),
            ("27.5e", "at no extra cost", "sin coste adicional"),
            ("27.5f", "One roll before the move", "Una sola tirada antes de moverse"),
            ("1.3c", "(after breaking away", "(tras separarse"),  # 10.7c: Flight excuses nobody from the die
            ("12.5c", "in an opponent's attack", "de un adversario"),  # 27.7p: what STOP stops
            ("24.4", "on a base larger than 1×2", "de base mayor que la de 1×2"),  # 1.10: who is standard
            ("25.2b", "on a base larger than 1×2", "de base mayor que la de 1×2"),
            ("12.1b", "even of those in its range", "también a quienes están en su alcance"),  # 27.2c
            ("27.1a", "Quake, Mind Control itself", "Terremoto, el propio Control Mental"),  # 27.1f: a CLOSE action too
        )
        for ruleset in (MODERN, G22)
    ),
    (MODERN, "10.7b", "diagonally too", "también en diagonal"),
    (MODERN, "11.2a", "diagonally too", "también en diagonal"),
    (MODERN, "17.11", "instead of their own attack", "en lugar de su propio ataque"),
    (MODERN, "22.9", "Regeneration or Support with a 1", "Regeneración o Apoyo con un 1"),
    (G22, "12.1b", "that is no attack", "que no es un ataque"),
    (G12, "poderes/great-size", "outdoor walls do not block", "muros exteriores no bloquean"),
    (G12, "terreno/linea-de-fuego", "sees over it", "vea por encima"),
    (MODERN, "6.9", "before the dice are rolled", "antes de tirar los dados"),
    (MODERN, "11.4", "one line both ways", "la misma recta en los dos sentidos"),
    (MODERN, "16.7b", "each square costs 1", "cada casilla cuesta 1"),
    (MODERN, "16.8a", "The step costs 1", "El paso cuesta 1"),
    (MODERN, "17.9a", "counted from the figure that throws", "desde la figura que lo lanza"),
    (MODERN, "17.14e", "next turn (27.2h)", "siguiente de su jugador (27.2h)"),
    (MODERN, "17.14g", "next turn (27.3f)", "siguiente de su jugador (27.3f)"),
    (MODERN, "27.3c", "Whatever tokens its owner has", "Tenga las fichas que tenga su dueño"),
    (MODERN, "7.8", "come off in the Clear Phase of your own turn", "en la fase de limpieza de tu propio turno"),
    (G22, "7.7", "come off in the Clear Phase of your own turn", "en la fase de limpieza de tu propio turno"),
    (G22, "10.8", "Vehicles always break away automatically", "Los vehículos siempre se separan automáticamente"),
    (G22, "12.4c", "is applied whatever optional ones there are", "se aplica sean cuales sean los opcionales"),
    (G22, "16.4c", "Support, Defend or Poison", "Apoyo, Defender o Veneno"),
    (G22, "16.7a", "higher or lower, bars", "más alto o más bajo, cierra"),
    (G22, "21.1e", "needs no action named before", "no necesita la acción nombrada antes"),
    (G22, "27.1a", "does not cost the second", "no cuesta el segundo"),
    (G22, "6.3b", "shuts its side too", "también cierra su lado"),  # differs: R51 and R8
    (G22, "12.4", "deal 2 to each, Pulse Wave 1", "infligen 2 a cada uno, Onda de Pulsos 1"),
    (G22, "7.5", "nobody can use Outwit, Perplex or Sidestep", "nadie puede usar Anular (Outwit)"),
    (G22, "7", "work in any turn", "actúan en cualquier turno"),
    (G22, "10.8a", "Afterwards the figure may be given", "Después se le puede dar"),
    (G22, "11.5", "as Poison does the adjacent ones and Support an adjacent friend", "o Apoyo (Support) a un amigo"),
    (G22, "16.9", "Perplex cannot raise damage", "Alterar no puede subir el daño"),
    (G22, "14.2", "each of them but damage", "cualquiera menos el daño"),
    (G22, "20.9b", "Without the first part there is no second", "Sin la primera parte no hay segunda"),
    (G22, "23.4", "Support's too, but not its d6", "también la de Apoyo, pero no su d6"),
    (G22, "12.6a", "Force Blast, Quake, Super Strength", "Explosión de Fuerza, Terremoto"),
    (MODERN, "6.10", "Perplex touches neither", "Alterar (Perplex) no toca ni"),
    (MODERN, "18.6", "one that a trait grants too", "también el que concede un rasgo"),
    (G22, "18.6", "one that a trait grants too", "también el que concede un rasgo"),
    (MODERN, "14.1", "other powers and abilities are off", "demás poderes y habilidades de la figura callan"),
    (G22, "14.1", "other powers and abilities are off", "demás poderes y habilidades callan"),
    (MODERN, "15.4", "rows added by expanding it", "las filas que se añaden al ampliarla"),
    (MODERN, "17.9", "range (a bolt): how far it can be thrown", "un rayo): hasta dónde se lanza"),
    (MODERN, "17.14b", "They can be destroyed", "Se pueden destruir"),
    (MODERN, "17.14d", "does not slow movement", "no frena el movimiento"),
    (MODERN, "24.1", "no pushing damage", "no tienen daño de esfuerzo"),
    (G22, "16.8b", "does not slow movement", "no frena el movimiento"),
    (MODERN, "17.11a", "hit or miss", "impacte o falle"),
    (MODERN, "17.11b", "whatever the damage value", "sea cual sea el valor de daño"),
    (MODERN, "R12", "counts again", "vuelve a contar"),
    (MODERN, "7.2", "no cost or token of its own", "no tiene coste ni ficha propios"),
    (MODERN, "7.3a", "the ban wins", "Gana la prohibición"),
    (MODERN, "7.4", "with its two attacks brings one", "con sus dos ataques, deja una"),
    (MODERN, "7.7", "Nothing is taken back", "Nada se deshace"),
    (MODERN, "12.2c", "The final dice alone count", "Solo cuentan los dados definitivos"),
    (MODERN, "12.5c", "left over are lost", "sobran se pierden"),
    (MODERN, "16.5a", "takes no damage", "No recibe daño"),
    (MODERN, "21.12b", "scores its own points", "da sus propios puntos"),
    (MODERN, "24.2b", "a 1×2 base has ten", "una base 1×2 tiene diez"),
    (MODERN, "24.4", "There it is off the map", "Ahí está fuera del mapa"),
    (MODERN, "3.2a", "on a starting line unless", "en una línea de inicio si"),
    (MODERN, "3.4a", "takes none of the build total", "no gasta nada del total de construcción"),
    (MODERN, "5.1", "victory points decide (5.4)", "deciden los puntos de victoria (5.4)"),
    (MODERN, "14.1", "its own critical miss", "su propio fallo crítico"),
    (MODERN, "18.1", "different power in each of the four", "poder distinto en cada una de las cuatro"),
    (MODERN, "18.4a", "a later hit turns on from there", "un golpe posterior sigue girando desde ahí"),
    (MODERN, "22.1", "so it may still be given its own action", "así que aún puede recibir su propia acción"),
    (MODERN, "22.4", "or with doubles on the dice", "o sacar además dobles"),
    (MODERN, "22.8", "does not count toward that total", "no cuenta para ese total"),
    (MODERN, "23.1", "A team symbol is something else", "El símbolo de equipo es otra cosa"),
    (MODERN, "23.2a", "One character without it is enough to fail", "Basta un personaje sin ella"),
    (MODERN, "23.2b", "cannot become one later", "no puede serlo después"),
    (MODERN, "23.3", "It counts in no other roll", "No cuenta en ninguna otra tirada"),
    (MODERN, "26", "no allies among the players", "no conocen alianzas entre jugadores"),
    (MODERN, "26.4", "neither of points nor of copies", "ni de puntos ni de copias"),
    (MODERN, "27.5", "None works twice", "Ninguna cuenta doble"),
    (MODERN, "27.5a", "walls still stand in the way", "los muros siguen cortando el paso"),
    (MODERN, "27.5d", "the gap stays open to all", "el hueco queda abierto para todos"),
    (MODERN, "27.5e", "whatever their size", "del tamaño que sean"),
    (MODERN, "27.5f", "may end beside an opponent", "Puede acabar junto a un adversario"),
    (MODERN, "27.6b", "Lines that others draw to it gain nothing", "No ganan nada las líneas que otros trazan"),
    (MODERN, "27.6c", "for attacks and for other effects alike", "tanto en ataques como en otros efectos"),
    (MODERN, "27.6d", "also with several targets", "también con varios objetivos"),
    (MODERN, "27.6e", "friends too, unless", "también las amigas, salvo"),
    (MODERN, "27.6f", "a range attack in either case", "en los dos casos es un ataque a distancia"),
    (MODERN, "27.1a", "sharing the damage", "repartiendo el daño"),
    (MODERN, "27.7f", "the move is left out", "el movimiento se omite"),
    (MODERN, "17.6", "RANGE with Running Shot, to throw", "RANGE con Disparo en Carrera, para lanzarlo"),
    (G12, "glosario/removido-del-juego", "an object that was destroyed", "como un objeto destruido"),
    (MODERN, "16.6", "cannot target the swimmer", "no pueden tener como objetivo a su figura"),
    (G12, "habilidades-de-combate", "unless something else is stated", "si no se dice otra cosa"),
    (MODERN, "27.7g", "its own critical miss hurts it", "su propio fallo crítico la daña"),
    (G22, "8", "the active player picks it", "lo elige el jugador activo"),
    (G22, "16.5b", "each costs 1 square", "cada una cuesta 1 de movimiento"),
    (G22, "8.1j", "after its attack roll", "tras su tirada de ataque"),
    (G22, "17.8a", "light or heavy; the Rule of Three", "ligero o pesado; cuenta para la Regla de Tres"),
    (G22, "17.8b", "whatever the damage value", "sea cual sea su valor de daño"),
    (MODERN, "20.6d", "next turn begins (27.3f)", "próximo turno de quien la usó (27.3f)"),
    (G22, "20.6d", "27.2h, Barrier 27.3f", "27.2h, Barrera 27.3f"),
    (G22, "21.6d", "the book does not say", "el libro no lo dice"),
    (MODERN, "19.2b", "For one figure the cost", "Por cada figura"),
    (G22, "19.2b", "For one figure the cost", "Por cada figura"),
    (MODERN, "8.2", "Toughness and the other reducers", "Dureza y los demás reductores"),
    (MODERN, "6.5", "such as Toughness, do not", "como Dureza, no"),
    (MODERN, "12.5a", "with Invulnerability, which reduces 2", "con Invulnerabilidad, que reduce 2"),
    (G22, "12.5a", "with Invulnerability, which reduces 2", "con Invulnerabilidad, que reduce 2"),
    (MODERN, "12.5d", "what had triggered before still resolves", "lo que ya se había disparado se resuelve"),
    (
        MODERN,
        "11.5",
        "Outwit and Perplex target whom they choose",
        "Anular y Alterar tienen por objetivo a quien eligen",
    ),
    (MODERN, "6.7", "each of them but damage", "cualquiera menos el daño"),
    (G22, "6.7", "each of them but damage", "cualquiera menos el daño"),
    (MODERN, "14.2", "each of them but damage", "cualquiera menos el daño"),
    (MODERN, "22.6", "still silences its other powers", "apaga igualmente sus demás poderes"),
    (G22, "22.6", "still silences its other powers", "apaga igualmente sus demás poderes"),
    (MODERN, "27.4f", "escaped this character by Shape Change", "esquivó ese turno a este personaje con Cambio"),
    (G22, "27.4f", "escaped it by Shape Change", "lo esquivó ese turno con Cambio de Forma"),
    (MODERN, "27.4k", "Pulse Wave; another Outwit", "Onda de Pulsos; otro Anular"),
    (G22, "27.4k", "Pulse Wave; another Outwit", "Onda de Pulsos; otro Anular"),
    (G12, "mover-tu-personaje", "such as Flight may spare", "habilidades como Vuelo (Flight)"),
    (G12, "separarse", "such as Flight aside", "salvo con habilidades como Vuelo (Flight)"),
    (G12, "glosario/ataque-cuerpo-a-cuerpo", "Giant Reach aside", "salvo con Alcance Gigante"),
    # The Spanish questions of 2012 and all of the current rules, each beside its text.
    (MODERN, "1.10", "another attack symbol, such as the metal arm", "otro símbolo de ataque, como el brazo metálico"),
    (MODERN, "19.1", "bystanders included", "también los secundarios"),
    (G12, "glosario/exteriores", "The label decides", "Decide la etiqueta"),
    (G12, "poderes/earthbound-neutralized", "such as Flight or Carry", "como Flight o Carry"),
    (G12, "poderes/telekinesis", "throws held objects alone", "solo deja arrojar lo que se lleva"),
)


@pytest.mark.parametrize(("ruleset", "section", "english", "spanish"), ANSWERED)
def test_an_entry_answers_what_its_questions_ask(ruleset: str, section: str, english: str, spanish: str) -> None:
    """The words of the answer stand in the text that is read, in either language."""
    for lang, words in (("en", english), ("es", spanish)):
        text = " ".join(load(ruleset).entry(section, lang).text.split())
        assert any(each in text for each in words.split("|")), text


def test_the_glossary_of_2012_asks_for_its_titles() -> None:
    """“What does … mean”: by the word that the title has."""
    for lang in ("en", "es"):
        for entry in (each for each in load(G12).entries(lang) if each.kind == "glossary"):
            asked = [each for each in entry.questions if each.endswith(("mean in the 2012 rules?", "reglas de 2012?"))]
            name = entry.title.removeprefix("Glossary: ").removeprefix("Glosario: ")
            assert all(name.casefold() in each.casefold() for each in asked), entry.section


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_goes_by_each_300_points_goes_by_a_part_of_them_too(lang: str) -> None:
    """2012: the uses of a themed team and its least size count a begun 300 in full; at 400 points it is two."""
    number, part = {
        "en": (r"(?:each|every) 300 points", r"\A(?: of the build total)? \(?or part of them"),
        "es": (r"cada 300 puntos", r"\A \(?o fracción"),
    }[lang]
    told = [(entry, each) for entry in load(G12).entries(lang) for each in re.finditer(number, _flat(entry.text))]
    assert len(told) > 1
    assert [entry.section for entry, each in told if not re.search(part, _flat(entry.text)[each.end() :])] == []


# Sections asked of Perplex and damage whose answer is the same whatever Perplex may choose: a printed value,
# the moment, an amount that the effect states, a maximum.
WHATEVER_PERPLEX_CHOOSES = {"6.12", "8.1j", "12.2a", "12.4c", "13.4", "17.11b", "27.4j"}


@pytest.mark.parametrize("ruleset", [MODERN, G22])
def test_who_is_asked_of_perplex_and_damage_says_that_it_cannot_choose_it(ruleset: str) -> None:
    """Otherwise a text on modifiers, maximums or what 3 damage breaks reads as a yes."""
    asks = re.compile(r"(?=.*(plex|\balter))(?=.*\b(damage|dmg|fist|daño|puño))", re.IGNORECASE)
    for lang in ("en", "es"):
        for entry in load(ruleset).entries(lang):
            if entry.section not in WHATEVER_PERPLEX_CHOOSES and any(map(asks.search, entry.questions)):
                assert "27.4j" in entry.text, (lang, entry.section)


def _flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("ruleset", [MODERN, G22])
def test_no_question_takes_for_granted_that_perplex_raises_damage(ruleset: str) -> None:
    """27.4j: Perplex touches every combat value but damage; whoever is led to an entry by the contrary is misled."""
    wrong = re.compile(r"perplexed (?:damage|my guy to \d damage)|damage[^;:?]* perplexed|damage: does perplex", re.I)
    for entry in load(ruleset).entries("en"):
        if "27.4j" not in _flat(entry.text) and entry.section != "27.4j":
            assert [each for each in entry.questions if wrong.search(each)] == [], entry.section
