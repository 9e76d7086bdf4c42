"""Where the search is sure, it is right: aliases that told what another entry answers once made it sure of them."""

import pytest

import rulesdb

ASKED = [
    ("en", "when do i remove action tokens", {"9.4"}),
    ("en", "can i destroy smoke", {"17.14e", "17.10", "16.9"}),
    ("en", "when are we sure that it's a hit", {"12.3"}),
    ("es", "cuando me quito las fichas de accion", {"9.4"}),
    ("es", "quién empieza la partida", {"4.1b"}),
    ("es", "cuando se acaba lo de este turno", {"9.4", "20.3"}),
    ("es", "que significan los simbolos de un objeto", {"17.9"}),
    ("es", "para que es la raya roja", {"16.5"}),
    ("es", "puedo destruir el humo", {"17.14e", "17.10", "16.9"}),
]


@pytest.mark.parametrize(("lang", "question", "sections"), ASKED)
def test_a_sure_answer_is_a_right_one(lang: str, question: str, sections: set[str]) -> None:
    """The first hit answers the question, or the search says that it is not sure."""
    result = rulesdb.load().search(question, lang)
    assert not result.confident or result.hits[0].section in sections


@pytest.mark.parametrize(
    ("ruleset", "lang", "question", "section"),
    [
        ("heroclix-2012", "en", "what is stealth in heroclix", "poderes/stealth"),
        ("heroclix-2012", "es", "que es sigilo en heroclix", "poderes/stealth"),
        ("heroclix-2012", "en", "what is an action token in heroclix", "glosario/token-de-accion"),
        ("heroclix-2012", "en", "what is heroclix", "bienvenido-a-heroclix"),  # here it is the subject
        ("heroclix-modern", "en", "what is range in heroclix", "11.3"),
        ("heroclix-modern", "en", "barrier over rubble", "P41"),
        ("heroclix-modern", "es", "barrera encima de escombros", "P41"),
        ("heroclix-modern", "es", "los muros bloquean el movimiento", "16.4a"),
        ("heroclix-modern", "es", "los muros bloquean el paso?", "16.4a"),
        ("heroclix-2022", "es", "los muros bloquean el movimiento", "16.4a"),
        ("heroclix-modern", "es", "el poder rosa del puño", "27.2i"),  # the fist stands beside attack powers
        ("heroclix-modern", "en", "pink fist power", "27.2i"),
        ("heroclix-modern", "en", "green boot power", "27.1e"),
        ("heroclix-2022", "en", "min range for outwit", "27.4k"),
        ("heroclix-modern", "en", "what is a bystander in heroclix", "24.1"),
        ("motu", "es", "que es la guardia en masters of the universe", "6e"),
        ("motu", "es", "como funciona el mana en battleground", "7k"),
        ("motu", "en", "how does mana work in motu battleground", "7k"),
        ("motu", "en", "masters of the universe", "1"),  # here it is the subject
        ("motu", "es", "se acabo mi mazo de destino que hago", "P306"),
        ("motu", "en", "i ran out of destiny cards", "P306"),
        ("motu", "en", "after the opportunity attack does my guy keep moving", "P311"),
        ("heroclix-modern", "en", "characters block movement?", "10.7"),
        ("heroclix-modern", "en", "do figures block my way", "10.7"),
        ("heroclix-modern", "es", "los personajes bloquean el movimiento", "10.7"),
        ("heroclix-modern", "en", "do objects block movement", "13.2"),
        ("heroclix-2012", "en", "carry while holding object", "poderes/carry"),
        ("heroclix-2012", "en", "when does a round end", "rondas-turnos-y-acciones"),
        ("heroclix-modern", "en", "in what order do things happen when i move", "10"),
    ],
)
def test_the_subject_is_found_beside_what_is_only_named(ruleset: str, lang: str, question: str, section: str) -> None:
    """What is asked of stands first: neither the game's own name nor a power that ignores the thing asked for."""
    assert rulesdb.load(ruleset).search(question, lang).hits[0].section == section


@pytest.mark.parametrize("lang", rulesdb.LANGUAGES)
def test_17_10_nothing_is_found_by_what_it_forbids(lang: str) -> None:
    """17.10 names what can't be destroyed: whoever asks of smoke reads so at once (17.14d, 17.14e, 17.14f, 27.7h)."""
    kept = {"en": ("debris", "smoke", "water", "Indestructible"), "es": ("escombros", "humo", "agua", "Indestructible")}
    assert all(each in rulesdb.load().entry("17.10", lang).text for each in kept[lang])


def test_12_2b_a_critical_roll_is_the_one_after_all_rerolls() -> None:
    """12.3b, 12.3c: it is the finalized roll that counts."""
    for section in ("12.3b", "12.3c"):
        for lang in rulesdb.LANGUAGES:
            assert "(12.2b)" in rulesdb.load().entry(section, lang).text


def test_fillers_tell_the_language_of_a_question() -> None:
    """English phrases that Spanish entries quote make no English question a Spanish one, in which "the" names 21.9a."""
    library = rulesdb.load("heroclix-modern")
    assert library.search("what does the X in Passenger: X stand for", "en").hits[0].section == "19.5"
    assert not library.search("what is the thing for", "en").confident
    assert library.search("¿qué significa for the rest of the game?", "es").hits[0].section == "20.6f"
    assert library.search("is Dr. the same name as Doctor", "en").hits[0].section == "21.9a"


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_10_8_who_broke_away_destroyed_nothing(ruleset: str) -> None:
    """10.8: the past of "break away" is no past of "break", which means destroying."""
    hits = rulesdb.load(ruleset).search("I broke away, may I pass by the one I broke away from", "en").hits
    assert hits[0].section in {"10.7b", "10.8"}
    assert not any(hit.section.startswith("16.9") for hit in hits)


@pytest.mark.parametrize("lang", rulesdb.LANGUAGES)
def test_27_1d_great_size_stays_protected_from_pulse_wave(lang: str) -> None:
    """27.7e: what is no Improved Ability stays, its Protected: Pulse Wave too."""
    for ruleset in ("heroclix-modern", "heroclix-2022"):
        assert "Protected: Pulse Wave" in rulesdb.load(ruleset).entry("27.1d", lang).text


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022", "heroclix-2012"])
@pytest.mark.parametrize(
    ("lang", "asked"), [("es", "¿cómo rompo un muro de ladrillo?"), ("en", "how do I smash a brick wall")]
)
def test_a_brick_wall_is_a_wall(ruleset: str, lang: str, asked: str) -> None:
    """16.9, terreno/destruir-paredes: whoever breaks one asks of destroying, not of Barrier's "bricks"."""
    result = rulesdb.load(ruleset).search(asked, lang)
    assert not (result.confident and result.hits[0].section in {"27.3f", "poderes/barrier"})
    assert {"16.9", "terreno/destruir-paredes"} & {hit.section for hit in result.hits[:3]}


def test_a_power_named_by_its_title_stands_above_one_that_only_reads_alike() -> None:
    """27.4k: how far is asked of Outwit by name; 27.4j, which speaks of reaching too, answers nothing for sure."""
    library = rulesdb.load("heroclix-modern")
    asked = library.search("¿hasta dónde llega Ser más listo (Outwit)?", "es")
    assert asked.hits[0].section == "27.4k"
    assert not asked.confident
    assert library.search("¿hasta dónde llega Alterar?", "es").hits[0].section == "27.4j"


def test_a_power_is_left_where_the_very_question_is_its_own_though_it_names_another() -> None:
    """27.3a: whom Perplex chooses dodges nothing, which Super Senses' own question asks by the other's name."""
    library = rulesdb.load("heroclix-modern")
    own = [
        (entry.section, each) for entry in library.entries("en") if entry.kind == "power" for each in entry.questions
    ]
    section, question = next((section, each) for section, each in own if section != "27.4j" and "Perplex" in each)
    assert library.search(question, "en").hits[0].section == section


def test_a_question_answered_word_for_word_is_no_name_of_another_entry() -> None:
    """4b/activar-personaje: its own question resembles what else is called an activated character."""
    asked = rulesdb.load("motu").search("¿qué personaje puedo activar?", "es")
    assert asked.hits[0].section == "4b/activar-personaje"
    assert asked.confident


def test_explain_is_a_filler_in_spanish_too() -> None:
    """27.4e: "explícame" is no word of the rule asked for."""
    assert rulesdb.load("heroclix-modern").search("explícame Mejora", "es").hits[0].section == "27.4e"


@pytest.mark.parametrize(
    ("ruleset", "lang", "question", "section"),
    [
        ("heroclix-modern", "en", "when does a character use a power", "20"),
        ("heroclix-2022", "en", "can an object end up on blocking terrain", "13.2"),
        ("motu", "es", "las columnas son obstáculos altos?", "M2"),
    ],
)
def test_the_very_question_of_an_entry_finds_it(ruleset: str, lang: str, question: str, section: str) -> None:
    """Whatever else resembles it, who asks word for word what an entry answers reads that entry, and for sure."""
    asked = rulesdb.load(ruleset).search(question, lang)
    assert asked.hits[0].section == section
    assert asked.confident


@pytest.mark.parametrize(
    ("question", "section"),
    [
        ("he says stepping from corner to corner costs 1.5 squares", "10.2"),
        ("charge halves speed 9, is it 4.5 or 5", "6.11"),
        ("4.5", "4.5"),
        ("what does 7.5 say", "7.5"),
        ("does 7.5 allow it", "7.5"),
        ("does rule 7.5 let me do two different ones", "7.5"),
        ("does 7.5 and 8.1j let me do two different ones", "8.1j"),  # a letter makes it no number
    ],
)
def test_a_half_in_a_sum_is_no_section(question: str, section: str) -> None:
    """1.5, 4.5 and 7.5 are sections too; whoever reckons with halves does not ask for them."""
    assert rulesdb.load("heroclix-modern").search(question, "en").hits[0].section == section


@pytest.mark.parametrize(
    ("ruleset", "lang", "question", "section"),
    [
        ("heroclix-modern", "es", "¿Qué significa IM en una carta?", "27.5"),  # in capitals it is no "I'm"
        ("heroclix-modern", "en", "How is damage dealt?", "12.5"),  # without its fillers the name of 12.4a
        ("heroclix-modern", "en", "damage dealt", "12.4a"),
        ("heroclix-modern", "en", "What does size change?", "21.2"),
        ("motu", "en", "Who's with me and who's against me?", "2a"),
    ],
)
def test_an_entry_s_own_question_is_its_own_though_a_name_is_left_of_it(
    ruleset: str, lang: str, question: str, section: str
) -> None:
    """Only who says a name and nothing else asks for that name."""
    assert rulesdb.load(ruleset).search(question, lang).hits[0].section == section
