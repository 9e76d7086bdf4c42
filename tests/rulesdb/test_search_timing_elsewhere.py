"""Questions about the middle of things, by the older books and in Battleground: asked as players ask them.

Captives, guard, pushing, who acts inside whose action. None of them is a question of any entry.
"""

import pytest

import rulesdb
from tests.rulesdb.evaluation.sets import normalised

# The question, and the sections that answer it.
ASKED: dict[tuple[str, str], dict[str, str]] = {
    ("heroclix-2012", "en"): {
        "does pushing damage happen before my next action": "esfuerzo dar-acciones-a-los-personajes",
        "my captor died what happens to the prisoners": "captura",
        "how do I rescue a captive": "captura/rescatar-cautivos",
        "outwit on capture, does it free everyone": "captura/contrarrestar-captura",
        "a free action in the middle of another character's action": "dar-acciones-a-los-personajes acciones-gratuitas",
        "I rolled a 3 to break away, can I still attack": "separarse",
        "does a double 6 knock back": "catapulta",
        "can willpower ignore the pushing click": "poderes/willpower",
        "I get hit on the first turn before I move": "inmunidad-de-la-primera-ronda",
        "three captives can he still shoot": "captura",
        "pushing KO'd my own guy, who scores": "determinar-puntos-de-victoria",
        "knocked off roof two damage with flight": "catapulta-desde-terreno-elevado",
        "stealth adjacent outwit": "R68 poderes/stealth preguntas-frecuentes/si-un-personaje-con-stealth",
        "crit hit with support": "tirando-2-y-12-errores-e-impactos-criticos poderes/support R79",
        "can I drop an object I hold": "llevar-un-objeto",
        "does throwing an object need range": "usar-objetos-en-ataques-a-distancia",
    },
    ("heroclix-2012", "es"): {
        "¿el daño de esfuerzo se puede reducir con dureza?": "esfuerzo glosario/dano-de-esfuerzo",
        "¿cómo suelto a un cautivo y cuántos puntos dan?": "captura/soltar-cautivos",
        "¿cuántos cautivos puede tener uno?": "captura",
        "¿puedo capturar a un gigante?": "captura",
        "en mitad de mi acción ¿puede el otro usar control de probabilidad?": "poderes/probability-control",
        "saqué dobles y la armadura paró todo, ¿sale volando?": "catapulta R73",
        "¿me muevo y luego quedo junto al que me separé, paro?": "separarse",
        "dos del mismo único": "personajes-unicos",
        "¿puedo dar dos acciones al mismo en un turno?": "dar-acciones-a-los-personajes",
        "¿el comodín copia en el turno del rival?": "comodines",
        "tiro dobles con un 6-6": "catapulta tirando-2-y-12-errores-e-impactos-criticos R73",
        "¿rescatar gasta ficha y cómo queda el rescatado?": "captura/rescatar-cautivos",
        "mi pila de hordas recibe 3 de daño": "pilas-en-el-campo-de-batalla",
        "reliquia: ¿puedo repetir la tirada?": "reliquias glosario/reliquias",
    },
    ("heroclix-2022", "en"): {
        "can I outwit between move and shot of running shot": "8.1j 7.5",
        "do I take damage for pushing twice": "7.7",
        "knockback into a wall damage": "12.6 12.6d",
        "who orders effects at the beginning of turn": "8.1h 13.5",
        "can my themed team reroll more than once a turn": "23.4",
        "broke away, do I stop next to the same enemy again": "10.7b 10.8",
        "two saves from KO, both used?": "12.5e",
        "can a FREE action be used during my charge": "8.1j 7.5",
        "reroll a break away of an enemy with prob": "27.4f 10.8 23.4",
        "pulse wave next to an enemy": "27.2c 11.2a",
        "does knockback off a roof hurt": "12.6 12.6d",
        "immune on first turn if I only moved inside my zone": "14.1",
        "equip mid game costs an action?": "25.2e",
    },
    ("heroclix-2022", "es"): {
        "¿puedo usar alterar en medio de un ataque?": "8.1j 7.5",
        "¿cuántas veces puede usar prob mi equipo temático?": "23.4",
        "nos disparamos efectos a la vez, ¿quién ordena?": "8.1h 13.5",
        "si lo empujo contra un muro, ¿pierde clic?": "12.6 12.6d",
        "¿puedo repetir la tirada de separarse?": "27.4f 10.8 23.4",
        "salí de mi zona inicial y volví, ¿sigo inmune?": "14.1",
        "¿pushear hace daño en 2022?": "7.7",
        "¿el empujón es opcional si tengo superfuerza?": "27.2e 12.6b 22.4",
        "tengo dos marcas y me incapacitan": "27.2f 13.3",
        "¿puedo atacar a través de la escalera?": "16.5c",
        "el bosque me frena al entrar": "16.2a",
        "lo llevé con carry, ¿puede usar alterar?": "27.8d 7.5",
    },
    ("motu", "en"): {
        "can I interrupt an interruption": "7c 6e",
        "guard: enemy walks behind me, do I react": "6e",
        "is attacking from behind easier": "7b/ataques-de-flanqueo",
        "how many times can I reroll a die with mana": "5 M16",
        "do I have to spend concentration on my defense test": "6a/gastar-concentracion M13",
        "leaving an engaged enemy by teleport, free hit?": "7l/teletransportarse 7d",
        "can I shoot while engaged": "6c/ataque-a-distancia",
        "he is between my front and rear arc, flank?": "7b/ataques-de-flanqueo M7",
        "do rerolled sixes explode too": "5 M16",
        "he has zero dice to defend": "5a M15",
        "can I fire a spell at a friend while engaged": "6c/aliados-objetivo M11",
        "curse kills him at end of round before victory": "M28 4c/descartar-fichas 7f",
        "two guards triggered, who goes first": "6e",
        "can I turn after moving": "6b",
        "do I keep guard into the next round": "M28 4c/descartar-fichas 6e",
    },
    ("motu", "es"): {
        "¿puedo interrumpir a uno que me está interrumpiendo?": "7c 6e",
        "¿pierdo la guardia si muevo?": "6e",
        "¿los seis que saco al repetir también explotan?": "5 M16",
        "me atacan por la espalda, ¿qué necesita?": "7b/ataques-de-flanqueo",
        "¿el maná que no gasto se queda?": "7k 4b/terminar-la-activacion",
        "derroté al que interrumpía, ¿sigue la activación?": "7c P312",
        "¿gasto la concentración al moverme?": "6a/gastar-concentracion",
        "¿la ventana deja ver?": "6b/obstaculos-con-aberturas 2c/terreno 6c/determinar-la-linea-de-vision",
        "¿subir a una plataforma si hay alguien?": "6b/empujar 6b/subir",
        "aturdido y protegido a la vez": "7f",
        "¿puedo jugar carta en una interrupción?": "7c glosario/interrupciones",
        "¿el bono del flanco vale para hechizos?": "7b/ataques-de-flanqueo",
        "el objetivo está pegado a mi amigo y disparo": "7b/miniaturas-objetivo-trabadas-en-combate",
        "área: ¿me da a mí mismo?": "M25 7e",
    },
}


@pytest.mark.parametrize(("ruleset", "lang"), ASKED)
def test_it_is_found(ruleset: str, lang: str) -> None:
    """The right section stands first nine times in ten, and among the first three always."""
    library = rulesdb.load(ruleset)
    found = {each: [hit.section for hit in library.search(each, lang).hits] for each in ASKED[ruleset, lang]}
    right = {each: set(sections.split()) for each, sections in ASKED[ruleset, lang].items()}
    assert [each for each in found if not right[each] & set(found[each][:3])] == []
    assert sum(found[each][0] in right[each] for each in found) >= 0.9 * len(found)


def test_no_entry_asks_it() -> None:
    """What a player asks is not copied into the library."""
    for (ruleset, lang), questions in ASKED.items():
        written = {normalised(text) for e in rulesdb.load(ruleset).entries(lang) for text in (*e.questions, *e.aliases)}
        assert written.isdisjoint(normalised(each) for each in questions)
