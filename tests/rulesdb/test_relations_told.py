"""What an entry tells of a power's relations, and what the data hold of them, are the same."""

from __future__ import annotations

import re
import unicodedata

import pytest

from rulesdb import LANGUAGES, LISTS, Entry, interactions, load, told_apart
from rulesdb.installed import counterparts

MODERN = "heroclix-modern"
NUMBERED = (MODERN, "heroclix-2022")
CITED = re.compile(r"(?<![\w.])(?:\d{1,2}\.\d{1,2}[a-z]?|[RP]\d{1,3})(?!\w)")
ACTS = {"power", "ability", "keyphrase"}


def acts(ruleset: str, lang: str) -> dict[str, Entry]:
    """The powers and abilities of an edition by section."""
    return {entry.section: entry for entry in load(ruleset).entries(lang) if entry.kind in ACTS}


def plain(text: str) -> str:
    """A text without accents and capitals."""
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().casefold()


def names(title: str) -> set[str]:
    """What a power is called in running text: its title without number, or the English name in its brackets."""
    bare = re.sub(r"\s*\([^)]*\)|[\[\]]", "", title)
    bracketed = re.findall(r"\(([^)]*)\)", title)
    return {re.sub(r":? X$|:$", "", name) for name in (bare, *bracketed) if name not in {"effect", "efecto"}}


def named(text: str, entries: dict[str, Entry]) -> set[str]:
    """The sections of the powers and abilities named in a text, a longer name before one that it holds."""
    rest, found = plain(text), set()
    known = sorted(
        ((plain(name), section) for section, e in entries.items() for name in names(e.title)),
        key=lambda pair: -len(pair[0]),
    )
    for name, section in known:
        rest, times = re.subn(rf"(?<!\w){re.escape(name)}(?!\w)", "#", rest)
        if times:
            found.add(section)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_2012_names_what_stops_a_power_and_gets_round_it(lang: str) -> None:
    """Of 2012 the same holds of what stops a power and of what gets round it; its Spanish names are English too."""
    entries = acts("heroclix-2012", lang)
    missing = []
    for section, entry in entries.items():
        found = interactions("heroclix-2012", section)
        if found is None:
            continue
        parts = told_apart(entry.text, lang)
        for name in ("stopped_by", "bypassed_by"):
            held = {other for _, other in getattr(found, name) if other in entries}
            told = named(getattr(parts, name), entries)
            missing += [(section, name, other) for other in sorted(held - told)]
    assert missing == []


@pytest.mark.parametrize("ruleset", NUMBERED)
def test_27_1d_stops_whatever_grants_an_improved_ability(ruleset: str) -> None:
    """27.1d, R24: each power and ability with improved movement or targeting in its facts names it."""
    granting = [
        section
        for section, entry in acts(ruleset, "en").items()
        if {"improved_movement", "improved_targeting"} & set(entry.facts)
        or any(str(grant).startswith("improved-") for grant in entry.facts.get("grants", ()))
    ]
    assert {"27.1b", "27.1c", "27.2c", "27.7c", "27.7e"} <= set(granting)
    assert [s for s in granting if (ruleset, "27.1d") not in stopping(ruleset, s)] == []


@pytest.mark.parametrize(
    ("section", "held"),
    [
        ("27.1e", True),
        ("27.1i", True),
        ("27.1l", True),
        ("27.5f", True),
        ("27.7c", True),
        ("27.7e", True),
        ("27.8a", True),
        ("27.1b", False),  # 27.1g names Leap/Climb, Phasing/Teleport and Hypersonic Speed as not held
        ("27.1c", False),
        ("27.1j", False),
        ("27.5e", False),  # it breaks away automatically
    ],
)
def test_27_1g_holds_every_move_but_those_that_it_names(section: str, held: bool) -> None:
    """27.1g: a figure beside it stays but on a 6, with Flight or Great Size as well."""
    for ruleset in NUMBERED:
        assert ((ruleset, "27.1g") in stopping(ruleset, section)) is held, ruleset


def stopping(ruleset: str, section: str) -> tuple[tuple[str, str], ...]:
    """What stops a power or ability."""
    found = interactions(ruleset, section)
    assert found is not None, section
    return found.stopped_by


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ruleset", ["heroclix-2022", "heroclix-2012"])
def test_no_list_names_a_power_that_its_edition_lacks(ruleset: str, lang: str) -> None:
    """What only the current book has, such as Precision Strike beside the 2012 one, stops and helps nothing there."""
    known = {plain(name) for entry in acts(ruleset, lang).values() for name in names(entry.title)}
    lacking = {
        section: entry
        for section, entry in acts(MODERN, lang).items()
        if not counterparts(MODERN, section).get(ruleset) and not {plain(n) for n in names(entry.title)} & known
    }
    lacking.pop("27.7i", None)  # knockback is a word of its own
    told = {
        section: named(" ".join(getattr(told_apart(entry.text, lang), name) for name in LISTS), lacking)
        for section, entry in acts(ruleset, lang).items()
    }
    assert {section: found for section, found in told.items() if found} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ruleset", [*NUMBERED, "heroclix-2012"])
def test_what_a_list_cites_is_in_its_own_edition(ruleset: str, lang: str) -> None:
    """A section or reading named in a list is one of that edition's library."""
    library = load(ruleset)
    cited = {
        (section, each)
        for section, entry in acts(ruleset, lang).items()
        for name in LISTS
        for each in CITED.findall(getattr(told_apart(entry.text, lang), name))
    }
    assert len(cited) > 10
    assert {(section, each) for section, each in cited if not library.has(each)} == set()
