"""An entry that restates another section is as true as that section: it names what limits the short sentence.

What the book says in one section and takes back in another misleads whoever reads the first alone. So each
short restatement names the section of its exception, in both languages.
"""

from __future__ import annotations

import re

import pytest

from rulesdb import LANGUAGES, RULESETS, load

CITED = re.compile(r"\b(?:\d{1,2}\.\d{1,2}[a-z]{0,2}(?! inches)|[RPM]\d{1,3})\b")

# Where the short sentence stands, and the sections whose exception it has to name.
EXCEPTIONS: dict[str, tuple[str, ...]] = {
    "1": ("24.1", "1.9d"),  # bystanders and figures without a card
    "1.3b": ("12.1b",),  # attacks on all characters
    "1.3h": ("22.2",),  # what the symbol no longer grants
    "1.6a": ("12.5c",),  # STOP and KO clicks end it
    "1.8": ("24.2f", "24.3"),  # several dials; countdown clicks off the map
    "1.9a": ("1.9d",),  # elements without a card
    "1.10": ("24.4",),  # vehicles
    "2.1": ("2.2b", "2.2c", "17.13", "25.2a", "P61"),  # what joins unpaid, additional costs, the Sideline
    "2.1a": ("2.6a", "7.9"),  # which call the same numbers the most there is
    "2.2": ("2.2b", "2.2c"),  # unpaid, and additional costs
    "2.2c": ("5.4b",),  # the opponent scores it
    "2.3": ("25.2e",),  # equipment that comes from outside the game
    "2.4": ("17.2",),  # terrain markers need no set symbol, number or points
    "2.4a": ("2.5a", "25.1", "25.9"),  # during the game; Unique without a ring
    "2.6": ("2.6a", "21.12a", "P211"),  # no powers there; the tokens pass to a replacement; limits begin anew
    "2.6a": ("25.8", "P61"),  # Mystery Cards
    "3.2a": ("5.4b", "P211"),  # scored anew; limits begin anew
    "3.4": ("21.8",),  # what is removed from the game is not outside it
    "4.3": ("17.4", "25.5b"),  # how far from starting areas
    "4.4": ("4.1b", "8.1h"),  # whose come first
    "4.5": ("26.1",),  # more than two players
    "5.2": ("P65",),  # several opponents
    "5.4a": ("5.4b", "25.5", "25.6b", "25.11", "26.3"),  # what came into the game later scores too
    "5.4b": ("P62",),
    "6.3": ("6.3b",),  # squares that touch, and terrain between them
    "6.3b": ("P12",),  # a wall across a transition
    "6.10": ("27.4j",),  # Perplex and damage
    "6.12": ("1.5",),  # the range stands on no dial
    "12.1c": ("7.4",),  # the token of an attack that came to nothing
    "16.7c": ("P12",),
    "6.4": ("10.8",),  # breaking away automatically
    "6.6": ("6.6b", "24.3"),  # past the starting line, onto a countdown click
    "7.3": ("7.3a", "24.4", "24.4b"),  # what takes a basic action away; Autopilot
    "7.4": ("22.2",),  # Colossal Stamina acts with two tokens
    "8.1a": ("8.1f",),  # lost after it triggered
    "8.1f": ("21.14",),  # the end of the turn
    "8.1h": ("26.2",),  # more than two players
    "9.1": ("P80",),  # smoke whose power was lost stays
    "9.1a": ("8.1e",),  # what is mandatory can't be declined
    "9.3a": ("8.1e",),
    "9.4": ("22.2",),  # Colossal Stamina keeps its tokens
    "10": ("10.7", "10.8", "10.7d"),  # who passes opponents and need not stop, and whom it broke away from
    "10.2": ("13.2", "16.5a"),  # occupied squares; changes of elevation
    "10.3": ("10.7", "10.8"),  # opponents stop and hold it all the same
    "10.4": ("24.2d", "P53"),  # larger bases
    "10.7": ("10.8",),  # opponents it broke away from do not stop it
    "10.7b": ("R10", "6.3b"),  # opponents it broke away from do not stop it; one on another level
    "10.7c": ("10.8",),  # who does it automatically
    "10.10": ("27.2l",),  # Telekinesis places along lines of fire
    "11.1": ("P12",),  # a wall across a transition
    "11.2": ("27.8i", "R46"),  # range 0 throws all the same
    "11.2a": ("27.8f",),  # destroying is no attack
    "11.3": ("11.3a",),  # calculated, not only printed
    "11.4": ("11.1", "24.2e"),  # close attacks need no line
    "11.4c": ("16.4f", "16.5c", "R1", "27.6", "27.7e"),  # windows, levels, smaller figures
    "11.4d": ("27.1k",),  # when Stealth makes a hindered line a blocked one
    "12.1a": ("12.1b",),  # attacks on all characters
    "12.1b": ("12.1", "27.2c"),  # friends are among "all characters", the attacker is not
    "12.2": ("12.3b", "12.3c"),  # the dice that decide alone
    "12.2a": ("12.3b", "12.3c", "27.2c"),  # two sixes and two ones, whatever is needed
    "12.3": ("12.3a", "12.3b", "12.3c"),  # the dice that decide alone; evading
    "12.4c": ("12.4a",),  # the damage dealt is still increased and decreased
    "12.5b": ("12.4d", "R41", "R44"),  # damage that is not reduced
    "12.5d": ("24.1", "24.2f"),  # several dials; bystanders
    "12.5e": ("8.1i",),  # "would" comes before "is"
    "12.6b": ("12.6f",),  # who is not knocked back
    "12.6d": ("12.6f",),  # who is not knocked back
    "13.3": ("22.2",),  # Colossal Stamina acts with two tokens
    "13.5": ("26.2",),  # more than two players
    "14.1": ("27.7g",),  # what a Pulse Wave takes all the same
    "15.3": ("15.3a", "24.3", "25.2d"),  # what still resolves, countdown clicks, equipment
    "16": ("16.5a",),  # where a change of elevation stops nobody
    "16.2b": ("27.6b", "27.7e", "P21", "27.2c"),  # who sees past it
    "16.3b": ("16.5c", "R3", "16.8b", "27.6c", "27.6d", "27.7e"),  # lower levels; corners
    "16.4a": ("16.4g",),  # doors
    "16.4b": ("16.4f", "R3", "R6", "16.3b", "27.2c"),  # windows, lower levels; a Pulse Wave silences all the same
    "16.7a": ("16.7",),  # doorways are transition squares too
    "16.4c": ("27.7d", "16.4f"),  # Giant Reach needs a line of fire, not adjacency; windows let it through
    "16.5c": ("27.6a", "27.7e"),  # who sees past it
    "16.8a": ("10.8", "R9"),  # the opponent beside the corner is broken away from first
    "16.9": ("17.14", "25.5e", "27.7h"),  # what Destroy actions cannot destroy
    "17": ("17.1d", "24.4"),  # heavy objects; vehicles
    "17.1": ("24.4",),  # vehicles pick up nothing
    "17.2": ("17.13", "25.2a"),  # equipment, and what a character starts with
    "17.4": ("25.1", "25.9"),  # 5 squares away from starting areas
    "17.5": ("P41", "25.5c"),  # on objects, on special terrain
    "17.6": ("17.1d", "17.14", "24.4", "27.7f", "17.7", "17.8", "17.12"),  # heavy objects; smoke; vehicles; Immobile
    "17.8": ("17.6", "10.10"),  # a square that stops it; being placed
    "17.9a": ("13.1", "P28"),  # modifiers of the thrower's range
    "17.9d": ("27.7h",),  # Indestructible ones
    "17.10": ("16.9",),
    "17.11": ("P103", "24.4"),  # destroyed after the whole action; vehicles
    "17.11a": ("17.9b",),  # Giant Reach
    "17.11b": ("11.2a", "P28"),  # an adjacent opponent; modifiers of the thrower's range
    "17.12": ("17.7",),  # nor be carried
    "17.14": ("17.14i",),  # mixed markers
    "17.14a": ("27.7h", "27.2e", "27.2l"),  # Indestructible ones; who can hold them
    "18": ("27.4k",),  # the standard powers that an ability gives
    "18.4a": ("27.7p",),  # the damage that stops there
    "18.5": ("21.9d",),  # its own name
    "18.6": ("27.4k",),  # Outwit asks for nothing printed
    "19.1": ("24.4",),  # vehicles
    "19.2": ("19.2a", "19.2b", "27.4k"),  # points that were paid; what Outwit can choose
    "20.1": ("20.4",),  # lost, or can't be used
    "20.4": ("8.1f", "20.6d", "20.6e"),  # what goes on all the same
    "20.5": ("27.7l", "27.7m", "27.7n"),  # Protected and SAFEGUARD
    "20.6a": ("18.4", "20.6e", "20.6f", "20.6"),  # what its reveal triggered
    "20.6b": ("8.1f",),  # what had triggered before
    "20.6c": ("20.6e", "20.6f"),  # even if lost, for the rest of the game
    "21.2b": ("27.1g", "R23"),  # Plasticity; several opponents
    "21.2c": ("24.4", "P93"),  # vehicles
    "21.3a": ("27.4f",),  # an effect rerolls what it names, no more
    "21.9": ("21.9a",),  # titles and articles
    "21.9b": ("21.9d",),  # who copies it
    "21.10": ("21.10a",),  # ties
    "21.11": ("P211",),  # a new character
    "21.12": ("24.5",),  # title characters
    "21.12a": ("24.5", "25.2d", "25.4b"),  # title characters, equipment
    "21.12b": ("P62",),  # until the last replacement falls
    "22.1": ("10.5",),  # a move of 0 squares beside an opponent
    "22.4": ("12.6b", "12.6f"),  # who stays in any case
    "22.8": ("7.4",),  # the other limits
    "23": ("23.2c",),  # bystanders
    "23.1b": ("P98",),  # an end that the effect names
    "24.2c": ("24.2e",),  # the level that counts
    "24.2e": ("R1",),  # a large base smaller than one end
    "24.4": ("1.10", "15.3"),  # who is a standard figure; the pilot off the map
    "25.2a": ("25.2b",),  # to whom it has to be assigned
    "25.2b": ("1.10",),  # who is a standard character
    "25.2c": ("25.2d",),  # the equipment it had
    "25.4a": ("P112",),  # assigned to nobody from the start
    "25.7": ("P113",),  # the card in play
    "25.10": ("21.3a",),  # dice that are no d6's
    "27": ("27.7l", "27.7m", "27.7n"),  # what Outwit and Pulse Wave do not reach
    "27.3": ("12.4d", "R41"),  # damage that is not reduced
    "27.2d": ("12.6f",),  # who is not knocked back
    "27.2f": ("P25",),  # Mastermind
    "27.2l": ("17.7",),  # held markers are off the map
    "27.2h": ("16.2b",),  # the square the line is drawn from
    "27.6a": ("R14", "R1"),  # smaller figures block no line up there either
    "27.6c": ("R1",),  # nor where blocking terrain is seen through
    "27.1g": ("21.2b", "R23"),  # whom size lets go on a 3
    "27.1f": ("17.11", "P59"),  # a held object needs an action; whose they are meanwhile is a reading
    "27.7": ("27.4k", "20.5"),  # Outwit, and the power that gives one
    "27.7c": ("27.4k",),
    "27.7d": ("R1", "11.1"),  # smaller figures in between; beside it no line of fire is asked
    "27.7e": ("21.2b",),  # it breaks away all the same
    "27.8b": ("16.7c",),  # across a transition
    "27.1e": ("27.5",),  # the improved movement that spares it the stop
    "27.1i": ("27.5",),
    "27.1l": ("27.5",),
    "27.1j": ("10.8", "7.7", "27.5"),  # opponents it broke away from do not stop it; nobody to attack
    "27.4f": ("12.2c",),  # no longer once the roll is final
    "27.4a": ("27.8i",),  # the range attack that Battle Fury leaves
    "27.7k": ("27.8d",),  # what keeps a passenger from being carried
    "27.5": ("R25",),  # what Destroy Blocking opens can be stood on
    "27.8": ("24.4", "27.4k"),  # vehicles have no object abilities; Outwit
    "27.8a": ("16.5a", "27.5"),  # elevation
    "27.8d": ("10.5",),  # a move of 0 squares beside an opponent
    "27.8e": ("25.5e",),  # special terrain
    "27.8f": ("25.5e",),
    "27.8h": ("24.4",),  # vehicles have no object abilities
    "27.8i": ("24.4",),
    "P46": ("4.3b",),  # the letter that is departed from
    "P99": ("25.4b",),  # a resource of the whole force
    "P113": ("25.7",),  # the letter that is departed from
    "R9": ("27.5a",),  # who ignores elevation
    "R10": ("27.5e", "27.5f", "16.5a"),  # who need not stop
    "R16": ("24.2e",),  # the letter that is departed from
    "R23": ("27.1g",),  # whom Plasticity does not hold
    "R26": ("R27", "R31"),  # a figure in the next square; Immune
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", EXCEPTIONS)
def test_a_restatement_names_its_exception(section: str, lang: str) -> None:
    """Each short sentence that another section limits names that section."""
    assert set(EXCEPTIONS[section]) <= set(CITED.findall(load().entry(section, lang).text))


# The same of the older books, in their own sections and readings.
OLDER_EXCEPTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "heroclix-2022": {
        "1.3b": ("12.1a", "12.1b"),
        "1.3h": ("22.2",),
        "2.1": ("2.3",),
        "2.1a": ("2.6a", "7.8"),
        "2.3": ("25.2f",),
        "2.4": ("17.1", "17.2"),  # standard objects are worth 0 points
        "2.6": ("2.6a", "21.12a"),
        "2.6a": ("P61",),  # full hundreds
        "3.2a": ("5.4b", "P211"),
        "3.4": ("21.8",),
        "4.4": ("4.1a", "8.1h"),
        "5.1": ("5.3a", "5.3b", "5.4"),  # other endings
        "5.4a": ("3.4a", "5.4b"),  # what came into the game later
        "5.4b": ("P62",),
        "6.1": ("25.1a",),  # Indestructible is no ability
        "6.3": ("6.3b",),
        "6.3b": ("P12",),
        "6.12": ("1.5",),
        "7.2": ("11.2a",),  # an adjacent opponent
        "7.3": ("24.4b",),
        "7.3a": ("27.4b",),  # a power that bars its own figure
        "7.4": ("22.2",),
        "7.5": ("8.1j", "20.7"),  # in the middle of another action; from two sources
        "8.1a": ("8.1f",),
        "8.1b": ("3.2a",),  # who returns is new
        "9.1": ("P80",),
        "9.1a": ("8.1e",),
        "9.3a": ("8.1e",),
        "10": ("10.7", "R53"),
        "10.3": ("10.7", "10.8"),
        "10.7b": ("R53", "6.3b", "10.8", "11.2a"),
        "10.9": ("27.2l", "13.2"),  # Telekinesis places along lines of fire; on squares that can be occupied
        "11.1": ("P12",),
        "11.2": ("27.8i",),
        "11.2a": ("27.8f", "27.7e", "27.2c"),  # who may shoot all the same
        "11.3": ("11.3a",),
        "11.3b": ("11.3a",),
        "11.4": ("11.1",),
        "11.4c": ("16.4f", "16.5d", "R1"),
        "11.4d": ("27.1k",),
        "11.4e": ("P104",),
        "11.5": ("16.9",),  # what is broken is not attacked
        "12.1b": ("12.1", "27.2c", "R46"),
        "12.1c": ("7.4", "27.4g"),  # Shape Change itself lets another be chosen
        "12.2a": ("12.3b", "12.3c", "27.2c"),  # the printed defense
        "12.2b": ("21.4",),  # no reroll after a replaced die
        "12.3": ("12.3a", "12.3b", "12.3c"),
        "12.3b": ("21.4",),  # replaced dice
        "12.4": ("12.4c",),  # the amount that an effect states
        "12.4c": ("12.4a", "27.2a", "27.2f"),  # what is mandatory is not passed over
        "12.5b": ("12.4d", "R41", "R44"),
        "12.5c": ("27.7p",),  # STOP, in an opponent's attack
        "12.5e": ("8.1i",),
        "12.6b": ("12.6e",),
        "13.3": ("22.2",),
        "14.1": ("27.7g",),  # what a Pulse Wave takes all the same
        "14.2": ("27.4j",),  # Perplex and damage
        "15.3": ("15.3a", "24.3", "25.2d"),
        "16.3b": ("16.5d", "R3", "16.7b"),
        "16.4b": ("16.4f", "R3", "R6", "16.3b"),  # who sees through
        "16.4c": ("27.7d", "16.4f"),
        "16.7a": ("10.8", "R54"),
        "16.9": ("25.1a", "25.5e", "R58", "27.4j"),
        "17": ("17.1b", "24.4"),
        "17.4": ("24.4", "10.5", "P55"),  # a move of 0 squares beside an opponent
        "17.5": ("20.4",),  # Outwit is no loss
        "17.6": ("10.5",),  # a move of 0 squares beside an opponent
        "17.7": ("25.1a",),
        "17.8": ("P103", "24.4"),
        "17.8b": ("27.2g",),  # penetrating damage
        "18.5": ("19.4b", "21.9d"),
        "18.6": ("27.4k",),  # Outwit asks for nothing printed
        "19.1": ("24.4",),
        "19.2": ("19.2a", "19.2b", "20.4", "27.4k"),
        "20.1": ("20.4",),
        "20.4": ("15.3a", "20.6d", "20.6e", "20.6f"),
        "20.5": ("22.7",),
        "20.6a": ("20.1", "20.6e", "20.6f"),
        "20.6b": ("8.1f", "20.6c", "20.6d", "20.6f"),
        "20.6c": ("20.6e", "20.6f"),
        "21.2b": ("27.1g", "R23"),
        "21.2c": ("24.4", "P93"),
        "21.9": ("21.9a",),
        "21.9b": ("21.9d",),
        "21.10": ("21.10a",),
        "21.11": ("P211",),
        "21.12": ("24.5",),
        "21.12a": ("25.2d", "25.4b", "24.5"),  # title characters
        "21.12b": ("P62",),  # until the last replacement falls
        "22.4": ("12.6e",),
        "27.1g": ("21.2b", "R23"),
        "27.6a": ("R14", "R1"),
        "27.6c": ("R1",),
        "22.8": ("7.4",),
        "23": ("23.2c",),
        "23.2": ("23.2c",),
        "23.4": ("27.4c", "P151"),  # Support's roll; one's own power
        "24.2c": ("24.2e",),
        "24.2e": ("R1",),  # a large base smaller than one end
        "24.4": ("1.10", "15.3"),
        "25.2a": ("25.2b",),
        "25.2b": ("1.10", "25.2f"),
        "25.2c": ("25.2d",),
        "25.4a": ("24.4",),
        "25.6": ("4.2",),  # who picks the map
        "26.2": ("8.1h",),  # what triggers at one time
        "27": ("27.7l", "27.7m", "27.7n"),
        "27.7": ("27.4k", "20.5"),
        "27.8": ("24.4",),
        "10.7": ("27.5e", "27.5f"),
        "16.2b": ("P21", "27.2c", "27.1k"),  # no hindering bonus
        "22.1": ("10.5",),  # a move of 0 squares beside an opponent
        "27.1e": ("27.5",),
        "27.1f": ("P59",),  # whose they are meanwhile is a reading
        "27.1i": ("27.5",),
        "27.1j": ("27.5",),
        "27.1l": ("27.5",),
        "27.2e": ("24.4",),  # vehicles
        "27.7d": ("11.1",),  # beside it no line of fire is asked
        "27.8a": ("10.7b", "16.5a", "27.5", "R53"),
        "27.8d": ("10.5",),  # a move of 0 squares beside an opponent
        "27.8g": ("10.5", "27.7f"),  # a move of 0 squares beside an opponent
        "27.8h": ("24.4",),
        "27.8i": ("24.4",),
        "R59": ("27.4c",),  # Support is not the current card's
    },
    "heroclix-2012": {
        "conceptos-importantes/linea-de-fuego": ("R3", "R5"),  # levels
        "mover-tu-personaje": ("R10", "R66"),  # opponents it broke away from; hindering terrain and water
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("ruleset", "section"), [(ruleset, section) for ruleset, short in OLDER_EXCEPTIONS.items() for section in short]
)
def test_a_restatement_of_an_older_book_names_its_exception(ruleset: str, section: str, lang: str) -> None:
    """What misleads in the current entries misleads in the older ones, which follow their own book."""
    assert set(OLDER_EXCEPTIONS[ruleset][section]) <= set(CITED.findall(load(ruleset).entry(section, lang).text))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_both_languages_cite_the_same(ruleset: str) -> None:
    """An entry names the same sections and readings in English and in Spanish, so neither says less."""
    library = load(ruleset)
    for section in library.sections:
        cited = {lang: set(CITED.findall(library.entry(section, lang).text)) for lang in LANGUAGES}
        assert cited["en"] == cited["es"], f"{ruleset} {section}"


def test_what_is_cited_is_there() -> None:
    """Every section and reading that an entry of the current rules names can be looked up."""
    library = load()
    for entry in library.entries("en"):
        assert [each for each in CITED.findall(entry.text) if not library.has(each)] == [], entry.section


def test_an_own_reading_within_an_entry_has_its_number() -> None:
    """What an entry says in the project's name rests on a numbered reading or a section."""
    for lang, ours in (
        ("en", r"\b[Ww]e (?:take|read|rule|understand)\b"),
        ("es", r"\b(?:[Ee]ntendemos|[Ll](?:o |a |os |as )?leemos)\b"),
    ):
        for entry in load().entries(lang):
            for paragraph in entry.text.split("\n\n"):
                if entry.kind != "reading" and re.search(ours, paragraph):
                    assert CITED.search(paragraph), f"{entry.section} {lang}"


# Entries that forbid the range attack beside an opponent, and in their list of what stops it have no room for more.
LISTED_ONLY = {"27.1k", "27.2l"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_who_tells_of_the_ban_beside_an_opponent_tells_what_lifts_it(ruleset: str, lang: str) -> None:
    """11.2a: with Improved Targeting: Adjacent (Great Size has it) a figure shoots beside opponents."""
    lifts = {"en": "Improved Targeting: Adjacent", "es": "Puntería Mejorada: Adyacente"}[lang]
    told = [each for each in load(ruleset).entries(lang) if "11.2a" in each.text and each.section not in LISTED_ONLY]
    assert len(told) > 1
    assert [each.section for each in told if lifts not in " ".join(each.text.split())] == []


@pytest.mark.parametrize(
    "section",
    ["glosario/ataque-a-distancia", "combate-a-distancia", "acciones-de-combate"],
)
def test_2012_lets_an_ability_shoot_beside_an_opponent(section: str) -> None:
    """Great Size of 2012 "may make ranged attacks next to opponents"; who tells of the ban names it."""
    for lang in LANGUAGES:
        assert "Great Size" in load("heroclix-2012").entry(section, lang).text
