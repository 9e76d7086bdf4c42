"""What restates another section has to leave out, in words, whom that section spares.

The current book and the one of 2022 say these alike; the words are those of both languages.
"""

from __future__ import annotations

import re

import pytest

from rulesdb import LANGUAGES, load, told_apart

# The powers that restate what blocks, stops or reaches, and the words in which they leave out whom it does not touch.
SPARED: dict[str, tuple[str, str]] = {
    "27.1h": ("Stealth in hindering included unless adjacent", "si no es adyacente"),  # 27.1k
    "27.2h": ("between levels only smoke in the target's square", "entre niveles solo el de la casilla del objetivo"),
    "27.3f": ("Leap/Climb, Flight and Great Size", "Salto/Trepar, Vuelo y Gran Tamaño"),  # 27.7e: outdoors it passes
    "27.4f": ("not adjacent", "no adyacente"),
    "27.4j": ("Stealth in hindering included unless adjacent", "no adyacente en obstaculizador"),
    "27.4k": ("Stealth in hindering included unless adjacent", "si no es adyacente"),
    "27.7e": ("outdoor walls too", "muros exteriores incluidos"),  # 16.4: walls are blocking terrain
    "12.6b": ("Immune opponents, the Immobile", "las adversarias Inmunes, las Inmóviles"),  # a friend can (R31)
}


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
@pytest.mark.parametrize("section", SPARED)
def test_a_power_leaves_out_whom_its_restatement_spares(section: str, ruleset: str) -> None:
    """27.1k, 16.2b, 27.7e: adjacent characters, other levels, giants are excepted where the rule is told again."""
    for lang, words in zip(("en", "es"), SPARED[section], strict=True):
        assert words in " ".join(load(ruleset).entry(section, lang).text.split())


# Today's moves stop beside no opponent they broke away from.
LEFT_BEHIND = {"en": ("did not break away from", "stops beside others"), "es": ("no se separó", "junto a los demás")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", ["27.1e", "27.1f", "27.1i", "27.1l"])
def test_a_move_of_a_power_stops_as_10_8_says(section: str, lang: str) -> None:
    """10.8: an opponent that the character broke away from does not stop it in that move."""
    assert any(words in load().entry(section, lang).text for words in LEFT_BEHIND[lang])


def test_21_6d_what_is_generated_is_so_by_default() -> None:
    """21.6d: friend or foe and standard object hold by default alone."""
    for ruleset in ("heroclix-modern", "heroclix-2022"):
        for lang, default in (("en", "by default"), ("es", "por defecto")):
            words = " ".join(load(ruleset).entry("21.6d", lang).text.casefold().split())
            assert words.count(default) >= 3, f"{ruleset} {lang}"


def test_27_4f_a_break_away_roll_is_one_die() -> None:
    """27.4f: whoever is made to roll again rolls two dice for an attack and one to break away (10.8, 12.2b)."""
    for ruleset in ("heroclix-modern", "heroclix-2022"):
        for lang, dice in (
            ("en", "both dice of an attack roll or the one"),
            ("es", "los dos dados de una tirada de ataque o el único"),
        ):
            assert dice in load(ruleset).entry("27.4f", lang).text


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_11_what_an_attack_needs_has_exceptions(ruleset: str) -> None:
    """11.1, 16.5b, 27.6f, 27.7d: neither adjacency nor its absence is asked of everybody."""
    for lang, exceptions in (
        ("en", ("Giant Reach", "transition squares", "Improved Targeting: Adjacent")),
        ("es", ("Giant Reach", "casillas de transición", "Improved Targeting: Adjacent")),
    ):
        assert all(each in load(ruleset).entry("11", lang).text for each in exceptions)


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_12_1b_all_characters_are_friends_too(ruleset: str) -> None:
    """12.1: an attack on all characters has friends among its targets, one on opponents has none, itself never."""
    for lang, told in (
        ("en", ("friends are among its targets", "opposing characters", "never its own target")),
        ("es", ("los amigos están entre sus objetivos", "adversarios", "nunca es su propio objetivo")),
    ):
        text = " ".join(load(ruleset).entry("12.1b", lang).text.split())
        assert all(each in text for each in told)


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_27_1f_the_victim_uses_what_needs_no_action(ruleset: str) -> None:
    """27.1f: Blades/Claws/Fangs is out of the question for the attack that takes control, and not for the victim's."""
    for lang, told in (
        ("en", ("Powers that need none, Blades/Claws/Fangs", "in the user's own attack")),
        ("es", ("Los que no la exigen, como Cuchillas/Garras/Colmillos", "en el ataque de quien lo usa")),
    ):
        assert all(each in load(ruleset).entry("27.1f", lang).text for each in told)


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_27_1b_plasticity_does_not_hold_leap_climb(ruleset: str) -> None:
    """27.1g: whoever can use Leap/Climb breaks away from Plasticity as from anybody, and the entry names it."""
    for lang, name in (("en", "Plasticity does not hold"), ("es", "La Plasticidad de un adversario no lo obliga")):
        assert name in load(ruleset).entry("27.1b", lang).text


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_16_9_an_opponent_beside_does_not_forbid_destroying(ruleset: str) -> None:
    """11.2a bars range attacks, and a RANGE Destroy Action is none."""
    for lang, words in (("en", "does not forbid it"), ("es", "no la impide")):
        assert words in load(ruleset).entry("27.8f", lang).text


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_16_2b_hindering_terrain_stops_no_line(ruleset: str) -> None:
    """16.2b: what only hinders a line stands in no list of what stops one."""
    for lang, word in (("en", "hindering"), ("es", "obstaculizador")):
        assert word not in told_apart(load(ruleset).entry("27.6c", lang).text, lang).stopped_by


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_27_4l_whom_leadership_helps(ruleset: str) -> None:
    """7.4: a friend that lost its token at the beginning of the turn has been given no action yet."""
    for lang, anybody in (("en", "the extra action may go to anybody"), ("es", "puede darse a cualquiera")):
        assert anybody in load(ruleset).entry("27.4l", lang).text


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_no_move_both_carries_and_picks_up(ruleset: str) -> None:
    """27.8d: a power whose move may carry or pick up says that it does not do both."""
    for lang, both, apart in (
        ("en", r"Combines with:[^\n]*\bCarry\b[^\n]*Object Pick Up", "or Object Pick Up"),
        ("es", r"Se combina con:[^\n]*\bLlevar\b[^\n]*Recoger objetos", "o Recoger objetos"),
    ):
        named = [entry.text for entry in load(ruleset).entries(lang) if re.search(both, entry.text)]
        assert len(named) >= 5
        assert all(apart in text for text in named)


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
@pytest.mark.parametrize("section", ["24.4", "25.2b"])
def test_1_10_who_is_no_standard_character(section: str, ruleset: str) -> None:
    """1.10: pilots and the equipped are standard characters, so of the usual size, and no bystanders."""
    for lang, sizes in (
        ("en", r"no bystander\b.*\btiny, giant or colossal"),
        ("es", r"secundario.*\bgigantes? o colosal"),
    ):
        assert re.search(sizes, " ".join(load(ruleset).entry(section, lang).text.split()))


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
@pytest.mark.parametrize("section", ["20.6", "20.6c"])
def test_20_6c_what_is_granted_goes_with_a_grant_that_cannot_be_used(section: str, ruleset: str) -> None:
    """20.6c: a power on loan is lost when its lender loses the effect, and also when the lender can't use it."""
    for lang, both in (
        ("en", r"loses\b[^.]*\bor can no longer use it"),
        ("es", r"pierde\b[^.]*\bo ya no puede usarlo"),
    ):
        assert re.search(both, " ".join(load(ruleset).entry(section, lang).text.split()))


def test_4_1b_the_winner_of_the_roll_chooses_who_is_first() -> None:
    """4.1b of today: the highest result may leave the first turn to the next; in 2022 that result is first (4.1a)."""
    for lang, leaves in (("en", ("leaves it", "lets")), ("es", ("se lo deja", "hace que lo sea"))):
        for section in ("4.1", "4.1b"):
            assert any(words in load().entry(section, lang).text for words in leaves), f"{section} {lang}"


def test_23_2a_the_keyword_is_chosen_in_step_1() -> None:
    """23.2a: the keyword of a themed team is chosen as the forces are revealed, so step 1 names that choice."""
    for ruleset in ("heroclix-modern", "heroclix-2022"):
        for lang in LANGUAGES:
            assert "(23.2a)" in load(ruleset).entry("4.1", lang).text


@pytest.mark.parametrize("section", ["12.6", "12.6d"])
def test_12_6e_no_knockback_damage_before_a_figure(section: str) -> None:
    """12.6e of today: a path that a figure cuts short costs nothing, which 2022's "Differs" lines do not hide."""
    for lang, spared in (("en", "unless by a figure"), ("es", "salvo por una figura")):
        assert spared in load("heroclix-2022").entry(section, lang).text


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
@pytest.mark.parametrize("section", ["24.4", "25.2b"])
def test_1_10_a_standard_character_is_told_whole(section: str, ruleset: str) -> None:
    """1.10: its symbols are standard as well, so nobody with the autonomous symbol is one."""
    for lang, symbols in (
        ("en", "another attack, defense or damage symbol than the standard one: nobody Autonomous"),
        ("es", "otro símbolo de ataque, defensa o daño que el estándar: ni autónomo"),
    ):
        assert symbols in " ".join(load(ruleset).entry(section, lang).text.split())


@pytest.mark.parametrize("section", ["16.9", "17.10", "27.8e"])
def test_6_3a_a_close_destroy_action_spares_the_own_square(section: str) -> None:
    """6.3a of today: nothing in one's own square is adjacent; 2022 differs and says so."""
    for lang, own in (("en", "own square"), ("es", "propia casilla")):
        assert re.search(own + r"[^.]*6\.3a", " ".join(load().entry(section, lang).text.split()))
    for older in ("16.9", "17.7", "27.8e"):
        for lang, differs, own in (("en", "Differs", "own"), ("es", "Difiere", "propia")):
            assert own in load("heroclix-2022").entry(older, lang).text.rpartition(differs)[2]


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_19_3_one_symbol_on_the_base_shows_improved_abilities(ruleset: str) -> None:
    """19.3: the base has one symbol for both kinds, and the card tells which they are."""
    for lang, one in (("en", "One symbol on the base"), ("es", "Un símbolo en la base|Un solo símbolo")):
        assert re.search(one, " ".join(load(ruleset).entry("19.3", lang).text.split()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_21_3a_names_the_d6_with_odd_faces(lang: str) -> None:
    """25.10: such a die is a d6 as well and no reroll leaves it out."""
    assert "(25.10)" in load().entry("21.3a", lang).text
