"""What combines with a power, stops it, gets round it or does not go with it: in data, and told apart in its text."""

from __future__ import annotations

import pytest

from rulesdb import LANGUAGES, LISTS, UnknownSection, interactions, load, told_apart
from rulesdb.interacting import HEADINGS, Interactions, ToldApart, _older

MODERN = "heroclix-modern"
OUTWIT = (MODERN, "27.4k")
POWERS = [e.section for e in load(MODERN).entries("en") if e.kind == "power"]
ALL = [e.section for e in load(MODERN).entries("en") if e.kind in {"power", "ability", "keyphrase"}]


def of(section: str, ruleset: str = MODERN) -> Interactions:
    """The interactions of a section that has some."""
    found = interactions(ruleset, section)
    assert found is not None, section
    return found


def test_every_power_and_ability_has_its_relations() -> None:
    """27.1 to 27.8: all 48 powers and all 40 abilities are written down, and nothing else is."""
    assert len(POWERS) == 48
    assert len(ALL) == 88
    told = {section for section in load(MODERN).sections if interactions(MODERN, section)}
    assert told == set(ALL)


@pytest.mark.parametrize("section", ALL)
def test_the_relations_hold_together(section: str) -> None:
    """Every id is a section, stands in one list only and once, and is not the power itself."""
    found = of(section)
    ids = [place for name in LISTS for place in getattr(found, name)]
    assert len(set(ids)) == len(ids)
    assert all(load(ruleset).has(each) and each != section for ruleset, each in ids)


@pytest.mark.parametrize("name", ["combines", "apart"])
@pytest.mark.parametrize("section", ALL)
def test_what_is_mutual_stands_with_both(section: str, name: str) -> None:
    """Combining is mutual, and so is not going together: the other power or ability lists this one too."""
    for ruleset, other in getattr(of(section), name):
        if other in ALL:
            assert (ruleset, section) in getattr(of(other), name), other


@pytest.mark.parametrize("section", POWERS)
def test_27_4k_outwit_stops_every_standard_power(section: str) -> None:
    """27.4k: any standard power can be chosen, so Outwit stands last with each but itself."""
    assert section == OUTWIT[1] or of(section).stopped_by[-1] == OUTWIT


def test_27_4k_outwit_chooses_no_ability() -> None:
    """27.4k: neither improved abilities nor keyphrases nor inherent abilities can be chosen."""
    assert not [section for section in ALL if section not in POWERS and OUTWIT in of(section).stopped_by]


def test_27_1d_takes_every_improved_ability() -> None:
    """27.1d: Earthbound/Neutralized stands with all twelve improved abilities."""
    improved = [section for section in ALL if section.startswith(("27.5", "27.6"))]
    assert len(improved) == 12
    assert all((MODERN, "27.1d") in of(section).stopped_by for section in improved)


@pytest.mark.parametrize(
    ("section", "name", "other", "there"),
    [
        ("27.2g", "bypassed_by", "27.3i", True),  # Invincible reduces penetrating damage, and Toughness does not
        ("27.2g", "bypassed_by", "27.3b", False),
        (
            "27.3a",
            "stopped_by",
            "27.2i",
            True,
        ),  # Precision Strike lowers Super Senses, Exploit Weakness does not
        ("27.3a", "stopped_by", "27.4d", False),
        ("27.3b", "bypassed_by", "27.4d", True),  # penetrating damage gets round Toughness and does not switch it off
        ("27.3b", "stopped_by", "27.4d", False),
        ("27.2f", "stopped_by", "27.4b", True),  # Battle Fury takes no tokens from opponents, and Willpower gets them
        ("27.2f", "stopped_by", "27.3h", False),
        ("27.1g", "bypassed_by", "27.1b", True),  # Leap/Climb is not held by Plasticity; Charge is
        ("27.1g", "bypassed_by", "27.1e", False),
        ("27.1k", "bypassed_by", "27.6b", True),  # a line that is never hindered is not blocked by Stealth
        ("27.1k", "stopped_by", "27.2c", True),  # Pulse Wave suspends Stealth
        ("27.3k", "stopped_by", "27.7p", True),  # with STOP it heals 1 click less: no benefit
        ("27.3k", "combines", "27.7p", False),
        ("27.7h", "bypassed_by", "27.2d", True),  # Quake is none of the two actions that Indestructible names
        ("27.8h", "apart", "27.1a", True),  # Flurry's attacks are no CLOSE Terrain Action
        ("27.8h", "stopped_by", "27.1a", False),
        ("27.7s", "stopped_by", "27.4e", False),  # Enhancement and Empower are no UNIQUE MODIFIERs
        ("27.7s", "stopped_by", "27.4i", False),
        ("27.4k", "stopped_by", "27.7q", True),  # Swim bars every target, and Poison and Quake choose none
        ("27.1h", "stopped_by", "27.7q", True),
        ("27.2j", "stopped_by", "27.7q", False),
        ("27.4e", "apart", "27.2b", True),  # 2 damage instead of normal damage: the +1 has nothing to modify
        ("27.4a", "combines", "27.2b", True),  # of Ranged Combat Expert the attack +1 counts all the same
    ],
)
def test_which_list_a_section_stands_in(section: str, name: str, other: str, there: bool) -> None:
    """The relations that the book gives, each in the list where it belongs, and their neighbours in none."""
    assert ((MODERN, other) in getattr(of(section), name)) is there


def test_2022_has_its_own_sections() -> None:
    """The powers of 2022 keep the current ids; their relations lead to that edition's sections and say whence."""
    found = of("27.1e", "heroclix-2022")
    assert found.taken_from == MODERN
    assert ("heroclix-2022", "27.1a") in found.combines


def test_2012_is_led_by_counterparts() -> None:
    """A relation leads to the 2012 book's own section."""
    found = of("poderes/charge", "heroclix-2012")
    assert ("heroclix-2012", "poderes/flurry") in found.combines
    assert ("heroclix-2012", "poderes/pulse-wave") in of("poderes/stealth", "heroclix-2012").stopped_by


@pytest.mark.parametrize("ruleset", ["heroclix-2022", "heroclix-2012"])
def test_an_older_edition_has_relations_among_its_own_powers_alone(ruleset: str) -> None:
    """Nothing leads to a power that the edition lacks, and no rule, term or question of it has a power's lists."""
    told = 0
    for entry in load(ruleset).entries("en"):
        found = interactions(ruleset, entry.section)
        if found is not None:
            told += 1
            assert entry.kind in {"power", "ability", "keyphrase"}, entry.section
            places = [place for name in LISTS for place in getattr(found, name)]
            assert {where for where, _ in places} <= {ruleset}, entry.section
            assert len(set(places)) == len(places), entry.section
    assert told > 40


# The rule that shields figures as a game begins, and how an entry names it in each language.
SHIELD = {
    MODERN: ("14.1", {"en": "Immune", "es": "Inmune"}),
    "heroclix-2022": ("14.1", {"en": "Immune", "es": "Inmune"}),
    "heroclix-2012": (
        "inmunidad-de-la-primera-ronda",
        {"en": "first round immunity", "es": "inmunidad de la primera ronda"},
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ruleset", SHIELD)
def test_the_first_turn_s_shield_is_told_where_the_lists_have_it(ruleset: str, lang: str) -> None:
    """14.1, and the first round of 2012: an entry that does not name it says the power reaches whom it does not."""
    shield, named = SHIELD[ruleset]
    stopped = [
        e for e in load(ruleset).entries(lang)
        if (found := interactions(ruleset, e.section)) and (ruleset, shield) in found.stopped_by
    ]  # fmt: skip
    assert len(stopped) >= 6
    told = {e.section: told_apart(e.text, lang) for e in stopped}
    assert [s for s, parts in told.items() if named[lang] not in parts.stopped_by] == []


# By their current ids: what an older book, or a reading of it, says otherwise than the current one, and neighbours.
@pytest.mark.parametrize(
    ("ruleset", "section", "name", "other", "there"),
    [
        ("heroclix-2022", "27.4c", "combines", "27.4f", True),  # Support rolls an attack roll in 2022
        ("heroclix-2022", "27.4c", "apart", "27.4f", False),
        ("heroclix-2022", "27.3k", "apart", "27.4f", True),  # Regeneration does not
        ("heroclix-2022", "27.2e", "combines", "27.3f", False),  # 17.1b: heavy objects, no other markers
        ("heroclix-2022", "27.2e", "combines", "27.8i", True),
        ("heroclix-2022", "27.2l", "combines", "27.8i", False),  # 17.8: what is thrown must be held
        ("heroclix-2022", "27.7h", "bypassed_by", "27.2d", False),  # 25.1a: Quake destroys no such object
        ("heroclix-2022", "27.7h", "bypassed_by", "27.8h", True),
        ("heroclix-2022", "27.7h", "bypassed_by", "27.5d", False),
        ("heroclix-modern", "27.7h", "bypassed_by", "27.5d", True),
        ("heroclix-modern", "27.7h", "bypassed_by", "27.6d", True),
        ("heroclix-2022", "27.7p", "bypassed_by", "12.6", False),  # R56: knockback does no damage
        ("heroclix-2012", "poderes/support", "combines", "poderes/probability-control", True),
        ("heroclix-2012", "poderes/hypersonic-speed", "combines", "poderes/blades-claws-fangs", False),  # R64
        ("heroclix-2012", "poderes/hypersonic-speed", "apart", "poderes/blades-claws-fangs", True),
        ("heroclix-2012", "poderes/hypersonic-speed", "apart", "poderes/exploit-weakness", True),
        ("heroclix-2012", "poderes/hypersonic-speed", "combines", "poderes/steal-energy", True),
        ("heroclix-2012", "poderes/flurry", "apart", "poderes/exploit-weakness", True),
        ("heroclix-2012", "poderes/charge", "combines", "poderes/exploit-weakness", True),
        ("heroclix-2012", "poderes/willpower", "combines", "poderes/leadership", False),  # it ignores pushing damage
        ("heroclix-2012", "poderes/force-blast", "stopped_by", "objetos-inmoviles", False),
        ("heroclix-2012", "poderes/telekinesis", "stopped_by", "objetos-inmoviles", True),
        ("heroclix-2012", "poderes/stealth", "bypassed_by", "poderes/giant-reach", False),
        ("heroclix-2012", "poderes/tiny-size", "stopped_by", "poderes/outwit", True),  # a combat ability
        ("heroclix-2012", "poderes/tiny-size", "stopped_by", "poderes/pulse-wave", True),
        ("heroclix-2012", "poderes/outwit", "stopped_by", "poderes/tiny-size", False),  # that goes one way
        ("heroclix-2022", "27.7r", "stopped_by", "27.4k", False),  # 27.4k: powers alone
        ("heroclix-2012", "poderes/outwit", "stopped_by", "poderes/swim", False),  # that book: not a word on Swim
        ("heroclix-2022", "27.4k", "stopped_by", "27.7q", True),
    ],
)
def test_an_older_edition_has_its_own_relations(ruleset: str, section: str, name: str, other: str, there: bool) -> None:
    """Where its book or a reading of it departs from the current rules, the lists do too, in both directions."""
    assert ((ruleset, other) in getattr(of(section, ruleset), name)) is there
    if name in {"combines", "apart"} and other.startswith(("27", "poderes")):
        assert ((ruleset, section) in getattr(of(other, ruleset), name)) is there


def test_what_an_older_edition_says_otherwise_is_said_of_the_current_one() -> None:
    """Each pair named untrue for an older edition is one of the current book's, so that none is named in vain."""
    for pairs in _older().values():
        for one, other in pairs["untrue"]:
            named = [place for section in (one, other) if section in ALL for place in _all_of(section)]
            assert (MODERN, one) in named or (MODERN, other) in named, (one, other)


def _all_of(section: str) -> list[tuple[str, str]]:
    return [place for name in LISTS for place in getattr(of(section), name)]


def test_what_has_no_counterpart_has_no_relations() -> None:
    """An ability that only 2012 knows, and a section that is no power, have none."""
    assert interactions("heroclix-2012", "poderes/duo-attack") is None
    assert interactions(MODERN, "16.3b") is None


def test_an_unknown_section_is_refused() -> None:
    """Where there is no such section, that is said."""
    with pytest.raises(UnknownSection):
        interactions(MODERN, "99.9")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_lost_by_telling_apart(lang: str) -> None:
    """The parts of a power's text hold every word of it but the headings that they had."""
    parted = 0
    for section in POWERS:
        text = load(MODERN).entry(section, lang).text
        told = told_apart(text, lang)
        assert told.does, section
        told_all = " ".join((told.does, *(getattr(told, name) for name in LISTS)))
        headings = " ".join(HEADINGS[lang]).casefold().split()
        words = {*told_all.casefold().split(), *headings}
        assert not [word for word in text.casefold().split() if word not in words], section
        parted += bool(told.stopped_by)
    assert parted == len(POWERS)


def test_a_text_without_headings_stays_whole() -> None:
    """What tells nothing apart is all of it what the power does."""
    told = told_apart("Reeds bend.\n\nStones sink.", "en")
    assert told == ToldApart("Reeds bend.\n\nStones sink.")


def test_each_list_is_told_apart() -> None:
    """Each of the four headings opens a part of its own, capitalised and without the heading."""
    text = "Bends.\n\nCombines with: wind.\n\nStopped by: frost.\n\nGot round by: birds.\n\nNot together with: fire."
    assert told_apart(text, "en") == ToldApart("Bends.", "Wind.", "Frost.", "Birds.", "Fire.")
