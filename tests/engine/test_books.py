"""Citations are late: what leaves the engine is cited by the book of its edition, and never by another's numbers."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bot.heroclix
import engine.heroclix
import rulesdb
from bot.heroclix.maps.check import oddities
from bot.table.citing import step_cited
from bot.table.ruling import answer_document
from bot.words.language import catalogue
from engine import Ruling, Step, StepKind, adjudicate
from engine.answer import Answer, Fields
from engine.dice import FixedDice
from engine.heroclix.editions import books, modern
from engine.heroclix.game import EMPTY, Decision, Event, Undo, decide, describe, goes_on, standing
from engine.heroclix.game.events import Moved
from engine.heroclix.position import MapPrint, Position
from engine.heroclix.ruleset import Book, cited, edition
from engine.ruling import Anchor
from rulesdb.sections import is_reading
from tests.bot.test_catalogues import every_message
from tests.engine.books import OLDER_READINGS, OTHERS, TODAY, seeded
from tests.engine.game.random_counts import Counts
from tests.engine.game.random_games import Played
from tests.goldens.answers import documents

EVERY = 23  # every so manieth situation is asked again with another book
GAMES = range(2)
REVIEWED = {"checked", "absent"}
SAME_POINT = {"P46", "P61", "P63", "P64", "P66"}  # readings of one open point, though the editions read more into it


@contextmanager
def judged_by(book: Book) -> Iterator[None]:
    """Let today's rules be cited by another book until the block ends."""
    ours = modern.MODERN
    try:
        modern.MODERN = replace(ours, book=book)  # type: ignore[misc]  # an edition of the tests
        edition.cache_clear()
        yield
    finally:
        modern.MODERN = ours  # type: ignore[misc]
        edition.cache_clear()


@cache
def there() -> dict[str, str]:
    """Return a book that has every section and reading elsewhere, so that one cited twice or not at all is seen."""
    sections = rulesdb.load(TODAY).sections
    return {each: f"P9{number:04}" if is_reading(each) else f"{each}-there" for number, each in enumerate(sections)}


@cache
def used() -> set[str]:
    """Return the anchors on which messages of the engine, or powers, rest, and those that code puts in their place."""
    anchors = {anchor for each in every_message().values() for anchor in (each.rule, each.reading) if anchor}
    return anchors | {power.section for power in edition(TODAY).powers.values()} | set(written())


def written() -> Iterator[str]:
    """Yield the sections, chapters apart, and the readings that the rooms of HeroClix name in strings of their own."""
    sections = {each for each in rulesdb.load(TODAY).sections if not each.isdigit()}
    for room in (engine.heroclix, bot.heroclix):
        for path in Path(room.__path__[0]).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and node.value in sections:
                    yield node.value


def moved(told: Any) -> Any:
    """Return a document of an answer with its citations as the other book has them."""
    if isinstance(told, list):
        return [moved(each) for each in told]
    if not isinstance(told, dict):
        return told
    found = {name: moved(value) for name, value in told.items()}
    for name in ("rule", "reading"):
        if isinstance(found.get(name), str):
            found[name] = there()[found[name]]
    for name in ("rules", "readings", "sections"):
        if isinstance(found.get(name), list):
            found[name] = [there()[each] for each in found[name]]
    return found


def shown(told: Any) -> Iterator[str]:
    """Yield every citation in a document of an answer."""
    if isinstance(told, dict):
        for name, value in told.items():
            if name in ("rule", "reading") and isinstance(value, str):
                yield value
            elif name in ("rules", "readings", "sections"):
                yield from value
            else:
                yield from shown(value)
    elif isinstance(told, list):
        for each in told:
            yield from shown(each)


@pytest.mark.parametrize("other", OTHERS)
def test_every_message_of_every_edition_is_cited_or_explicitly_absent(other: str) -> None:
    """Each anchor of a message or a power has its row in each book, though it may say that there is nothing."""
    assert used() - {row.anchor for row in books.rows(other) if not row.of} == set()


@pytest.mark.parametrize("other", OTHERS)
def test_every_section_of_a_book_is_in_the_library(other: str) -> None:
    """What a book cites is an entry of its own edition; what its rows are of, of today's or a message of the engine."""
    library, today, messages = rulesdb.load(other), rulesdb.load(TODAY), every_message()
    found = books.rows(other)
    assert [row for row in found if row.section is not None and not library.has(row.section)] == []
    known = {*today.sections, *OLDER_READINGS}
    assert [row for row in found if row.anchor not in known or (row.of and row.of not in messages)] == []
    assert {row.known for row in found} <= {"to-review", "none", "several"} | REVIEWED
    assert [row for row in found if (row.section is None) != (row.known in ("none", "several", "absent"))] == []
    assert len({row[:2] for row in found}) == len(found)


@pytest.mark.parametrize("other", OTHERS)
def test_what_nobody_has_checked_stands_as_the_library_pairs_it(other: str) -> None:
    """A row that nobody has reviewed is what seeding would write today: the library and the book agree."""
    rows, now = {row.anchor: row for row in books.rows(other) if not row.of}, seeded(other)
    assert rows.keys() == now.keys()
    for anchor, row in rows.items():
        if row.known not in REVIEWED:
            assert now[anchor].split()[:3] == [anchor, row.section or "-", row.known]


@pytest.mark.parametrize(
    ("anchor", "section"),
    [
        ("12.6e", None), ("12.6f", "12.6e"), ("16.5b", "16.5c"), ("16.5c", "16.5d"), ("16.7a", None),
        ("16.8a", "16.7a"), ("16.8b", "16.7b"), ("17.3", None), ("17.4", None), ("17.5", "16.8"), ("17.6", "17.4"),
        ("17.7", "17.5"), ("17.8", "17.6"), ("17.10", "17.7"), ("7.7", None), ("7.8", "7.7"), ("16.2b", "16.2b"),
    ],
)  # fmt: skip
def test_a_number_that_names_another_rule_in_2022_is_not_passed_through(anchor: str, section: str | None) -> None:
    """The same number is another rule there, or none; what only moved is cited where it is."""
    assert books.book("heroclix-2022").cite("any-message", anchor) == section


@pytest.mark.parametrize("other", OTHERS)
def test_no_number_is_passed_through_that_the_library_does_not_pair(other: str) -> None:
    """Wherever a book keeps a number, the library says that the two are counterparts, of readings as of sections."""
    book, library = books.book(other), rulesdb.load(other)
    kept = [anchor for anchor in rulesdb.load(TODAY).sections if book.cite("any-message", anchor) == anchor]
    pairs = {each: library.entry(each, "en").counterparts.get(TODAY, ()) for each in kept}
    assert [each for each in kept if each not in pairs[each] and each not in SAME_POINT] == []
    assert {row.known for row in books.rows(other) if row.section and is_reading(row.section)} <= {"checked"}


@pytest.mark.parametrize("other", OTHERS)
def test_each_anchor_in_use_has_been_compared_with_the_other_book(other: str) -> None:
    """Whatever messages and powers rest on, somebody has looked up there: a new anchor brings its reviewed row."""
    reviewed = {row.anchor for row in books.rows(other) if not row.of and row.known in REVIEWED}
    assert used() - reviewed == set()
    assert {row.known for row in books.rows(other) if row.of} <= REVIEWED


@pytest.mark.parametrize(
    ("message", "anchor", "section"),
    [
        ("move-corner", "R9", "R54"), ("move-stops-corner", "R9", None), ("move-stops-corner", "16.8a", None),
        ("lof-hindering-self", "11.4b", "11.4b"), ("lof-to-itself", "11.4b", None), ("lof-to-itself", "R17", None),
        ("knockback-no-damage", "12.6e", "R56"), ("knockback-fell", "12.6e", None), ("place-no-debris", "P36", "17.7"),
        ("area-destroy-no-line", "16.9", "16.9"), ("area-destroy-too-weak", "16.9", None),
        ("knockback-immune", "R31", "R31"), ("knockback-immune-to-damage", "R31", None),
    ],
)  # fmt: skip
def test_messages_of_one_anchor_part_in_2022(message: str, anchor: str, section: str | None) -> None:
    """What holds there is cited where it stands; what its book denies or leaves out is not cited beside it."""
    assert books.book("heroclix-2022").cite(message, anchor) == section


def test_a_message_is_cited_before_its_anchor() -> None:
    """A row of one message moves that message alone, and only from the anchor that the row names."""
    book = Book({"16.3b": "16.3c"}, {("lof-blocking", "16.3b"): "11.4c"})
    assert book.cite("lof-blocking", "16.3b") == "11.4c"
    assert book.cite("lof-door", "16.3b") == "16.3c"
    assert book.cite("lof-blocking", "16.9a") is None


def test_a_step_without_its_section_keeps_its_reading_and_the_other_way_round() -> None:
    """Section and reading are looked up apart; a section may be a reading there."""
    step = Step(StepKind.CHECK, "lof-corner-shut", {}, "16.8b", "R4")
    assert cited(Book({"R4": "R9"}), step)[3:5] == (None, "R9")
    assert cited(Book({"16.8b": "16.7b"}), step)[3:5] == ("16.7b", None)
    assert cited(Book({"16.8b": "R2"}), step)[3:5] == (None, "R2")


def test_what_is_named_in_data_and_fields_is_cited_too() -> None:
    """Anchors in data, reasons among fields and fields worked out late are cited; absent ones leave a list."""
    book = Book({"11.4": "10.4"})
    step = Step(StepKind.CHECK, "any", {"sections": (Anchor("11.4", ""), Anchor("7", "")), "n": (None, 1)}, "11.4")
    late: list[int] = []
    fields = Fields({"because": (step,)}, later=lambda: late.append(1) or {"rule": Anchor("7", "")})
    found = cited(book, Answer(Ruling("r", "v", None, (step,)), fields))
    assert found.ruling.steps[0].data == {"sections": ("10.4",), "n": (None, 1)}
    assert found.fields["because"] == found.ruling.steps
    assert late == []
    assert found.fields["later"] == {"rule": None}


def test_what_the_judge_answers_is_cited_by_the_book_of_its_edition() -> None:
    """Every situation that is asked again answers the same, with every citation where the other book has it."""
    asked = [document for _, document in documents()][::EVERY]
    assert len(asked) > 50
    plain = [answer_document(adjudicate(document), "en") for document in asked]
    with judged_by(Book(there())):
        other = [answer_document(adjudicate(document), "en") for document in asked]
    assert other == [moved(each) for each in plain]


@pytest.mark.parametrize("other", OTHERS)
def test_no_answer_shows_a_section_that_the_book_lacks(other: str) -> None:
    """Whatever is asked, what is cited is among the sections of the edition's own book."""
    book = books.book(other)
    has = set((book.sections or {}).values()) | set(book.messages.values())
    with judged_by(book):
        for _, document in list(documents())[7::EVERY]:
            assert set(shown(answer_document(adjudicate(document), "es"))) <= has


class Cited(Played):
    """A random game that keeps what it cites: of rulings, of the log, of the points."""

    def __init__(self, seed: int) -> None:
        self.found: list[tuple[str | None, ...]] = []
        super().__init__(seed, Counts(), 0.3)

    def record(self, event: Event) -> None:
        """Keep what an event cites."""
        super().record(event)
        self._keep(describe(event, self.state.rules))

    def rests(self, decision: Decision) -> None:
        """Keep what a ruling cites, and how the points stand then; a book may have nothing for a step."""
        if not decision.ruling.ruleset:  # no game is open: nobody's book
            return
        for step in decision.ruling.steps:
            self._keep(step)
        state = getattr(self, "state", EMPTY)  # none while the table is laid
        if state.sides:
            now = standing(state)
            for step in (*now.ruling.steps, goes_on(now)):
                self._keep(step)

    def judged_twice(self) -> None:
        """Leave the second judge out: it cites today's book."""

    def _keep(self, step: Step) -> None:
        sections: Any = step.data.get("sections", ())
        self.found.append((step.message, step.rule, step.reading, *sections))


def heard(seed: int) -> list[tuple[str | None, ...]]:
    """Play a random game; return all that it cites."""
    game = Cited(seed)
    game.to_the_end()
    return game.found


def test_games_cite_by_the_book_of_their_edition() -> None:
    """Rulings, refusals, log and points of a game cite the other book, and nothing else of the game changes."""
    plain = [heard(seed) for seed in GAMES]
    with judged_by(Book(there())):
        other = [heard(seed) for seed in GAMES]
    assert other == [[(each[0], *(one and there()[one] for one in each[1:])) for each in game] for game in plain]


def test_an_objection_in_the_log_is_cited_by_the_book_of_the_game() -> None:
    """What spoke against a move that the players let stand is kept by its anchors, and told by the game's book."""
    moved_anyway = Moved("alba", ("A1",), ("A9",), objection=("10.2", "P30", "7"), actor="1", command=3)
    state = replace(EMPTY, ruleset=TODAY)
    assert describe(moved_anyway, state.rules).data["sections"] == ("10.2", "P30", "7")
    with judged_by(Book({"10.2": "9.1", "P30": "P2"})):
        step = describe(moved_anyway, state.rules)
    assert (step.data["sections"], step.rule, step.reading) == (("9.1", "P2"), "9.1", "P2")


def test_a_refusal_is_cited_by_the_book_of_the_game() -> None:
    """A command that is refused says why by the game's own book; before there is a game, by today's."""
    state = replace(EMPTY, ruleset=TODAY, status="ended")
    with judged_by(Book({"P30": "P2"})):
        refused = decide(state, Undo(actor="1"), FixedDice([])).ruling
        unopened = decide(EMPTY, Undo(actor="1"), FixedDice([])).ruling
    assert (refused.verdict, refused.steps[0].reading, unopened.steps[0].reading) == ("refused", None, "P30")


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_step_that_the_book_lacks_says_so(language: str) -> None:
    """Where a number would stand, readers learn that this edition's book has none."""
    words = catalogue(language)
    step = cited(Book({}), Step(StepKind.CHECK, "lof-corner-shut", {}, "16.8b", "R4"))
    assert step_cited(words, step) == words.text("cite-absent") == words.cited(())


@pytest.mark.parametrize("other", OTHERS)
def test_no_game_shows_a_section_that_the_book_lacks(other: str) -> None:
    """Whatever happens in a game, what is cited is among the sections of the edition's own book."""
    book = books.book(other)
    has = set((book.sections or {}).values()) | set(book.messages.values())
    with judged_by(book):
        found = {one for each in heard(7) for one in each[1:] if one}
    assert found
    assert found <= has


def test_what_is_odd_about_a_map_is_cited_by_the_book() -> None:
    """The check of a map cites the sections of the position's edition."""
    printed = MapPrint(8, 8, hindering=1, blocking=1)
    with judged_by(Book(there())):
        found = [odd.section for odd in oddities(Position(edition(TODAY), printed))]
    assert found == ["16-there", "4.2a-there"]
