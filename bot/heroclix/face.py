"""HeroClix as the bot's other rooms see it. Its own rooms are loaded when something is asked of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.table.reply import Reply, safe

if TYPE_CHECKING:
    from bot.heroclix.table import Table
    from bot.table.call import Call
    from bot.table.face import Completion, Handler, Reader, Roll
    from bot.table.opening import Opening
    from bot.words.language import Catalogue
    from engine import Step
    from engine.heroclix.game import Event, GameState

__all__ = ["FACE"]

TOTALS = (100, 150, 200, 300, 400, 500, 600, 800, 1000)  # points of a force that are usual


class HeroClixFace:
    """The face of HeroClix."""

    features: Sequence[str] = tuple(
        f"bot.heroclix.commands.{name}"
        for name in (
            "odds",
            "maps",
            "figures",
            "units",
            "quickstart",
            "turn",
            "score",
            "moving",
            "attacking",
            "using",
            "dials",
            "effects",
            "tracking",
            "cards",
            "sideline",
            "legal",
            "judging",
            "sights",
            "placing",
            "comparing",
        )
    )

    def load(self) -> None:
        """Load what its commands do: its own modules have, its buttons' with them."""
        _ = self.handlers

    @property
    def rulesets(self) -> Sequence[str]:
        """The editions that are played."""
        from engine.heroclix.ruleset import JUDGED  # noqa: PLC0415

        return JUDGED

    @property
    def sides(self) -> Sequence[str]:
        """The colours of its seats."""
        from engine.heroclix.sides import SIDES  # noqa: PLC0415  # the door is asked without the game's own rooms

        return SIDES

    @property
    def handlers(self) -> Mapping[str, Handler]:
        """What it does for the commands that every game may answer."""
        from bot.heroclix.commands.handlers import HANDLERS  # noqa: PLC0415  # reading an upload needs no command

        return HANDLERS

    @property
    def completions(self) -> Mapping[tuple[str, str], Completion]:
        """What it offers for their options."""
        from bot.heroclix.commands.handlers import COMPLETIONS  # noqa: PLC0415

        return COMPLETIONS

    @property
    def readers(self) -> Mapping[str, Reader]:
        """How it reads maps, units and cards."""
        from bot.heroclix.typing.files import READERS  # noqa: PLC0415

        return READERS

    def card_texts(self, document: Mapping[str, Any]) -> tuple[str, list[tuple[str, str, tuple[str, ...]]]]:
        """Return whose card a file holds, and its texts with whom each lists. Raises UserError for what is no text."""
        from bot.heroclix.typing.card_file import texts_of  # noqa: PLC0415

        return texts_of(document)

    def card_sentences(self, text: str, name: str, lang: str | None, listed: Sequence[str] = ()) -> list[Any]:
        """Return the sentences of a card's text, as today's edition reads them."""
        from engine.heroclix.cards.reader import read  # noqa: PLC0415
        from engine.heroclix.ruleset import JUDGED, edition  # noqa: PLC0415

        return list(read(edition(JUDGED[0]).powers, name, text, lang, listed=tuple(listed)))

    def card_meaning(self, sentence: Any, words: Catalogue) -> tuple[str, Step | None]:
        """Return what a sentence was understood to mean, and why it is no more than that."""
        from bot.heroclix.presenters.card_meaning import meaning  # noqa: PLC0415
        from engine.heroclix.reminders.cards import because_of  # noqa: PLC0415

        return meaning(words, sentence), because_of(sentence)

    def standing(self, call: Call, found: Table) -> Reply:
        """Return how a game stands."""
        from bot.heroclix.presenters.game import game_reply  # noqa: PLC0415

        return game_reply(call, found)

    def board(self, call: Call, found: Table) -> Reply:
        """Return the table with its picture. Raises DocumentError where something is missing on it."""
        from bot.heroclix.presenters.board import board_picture  # noqa: PLC0415

        state = found.state
        state.position()  # says what is missing before anybody waits for a picture
        reply = Reply(call.say("board-title", name=safe(state.name) or call.say("game-unnamed")))
        return reply if state.map is None else replace(reply, draw=lambda: board_picture(call, state))

    def living(self, call: Call, found: Table, line: str, focus: str = "") -> Reply:
        """Return what the game's living message shows; `line` tells what happened last, `focus` what is looked at."""
        from bot.heroclix.presenters.living import living_reply  # noqa: PLC0415

        return living_reply(call, found, line, focus)

    def opening(self, call: Call, state: GameState) -> Opening:
        """Return the usual totals (2.1), and our maps until one is laid out."""
        from bot.table.opening import Opening  # noqa: PLC0415
        from engine.heroclix.samples import maps_offered  # noqa: PLC0415

        totals = [(str(total), call.say("opening-points", points=total)) for total in TOTALS]
        maps = [] if state.map is not None else maps_offered(state.rules)
        named = [(one.id, one.names[call.language]) for one in maps]
        return Opening(call.say("opening-points", points=state.build_total), totals, named)

    def in_words(self, call: Call, found: Table) -> Reply:
        """Return the table told in words. Raises DocumentError where something is missing on it."""
        from bot.heroclix.presenters.board import told_board  # noqa: PLC0415

        return told_board(call, found.state)

    def event_line(self, call: Call, state: GameState, event: Event) -> str:
        """Return an event in one line."""
        from bot.heroclix.presenters.events import event_line  # noqa: PLC0415

        return event_line(call, state, event)

    def log_line(self, call: Call, state: GameState, event: Event, events: Sequence[Event]) -> str:
        """Return an event in one line with who did it; `events` is the whole log."""
        from bot.heroclix.presenters.events import log_line  # noqa: PLC0415

        return log_line(call, state, event, events)

    def turn(self, call: Call, state: GameState) -> tuple[int, str]:
        """Return the number of the turn that a state is in, 0 in set-up, and its title for the log."""
        from bot.heroclix.presenters.story import turn_title  # noqa: PLC0415

        return (0, call.say("story-set-up")) if state.turn is None else (state.turn_number, turn_title(call, state))

    def rolls(self, event: Event) -> Sequence[Roll]:
        """Return the dice that an event tells of."""
        from bot.heroclix.presenters.story import rolls_of  # noqa: PLC0415

        return rolls_of(event)

    def points(self, state: GameState) -> Mapping[str, int]:
        """Return the victory points of each side."""
        from engine.heroclix.game import standing  # noqa: PLC0415

        return standing(state).points if state.turn is not None else {}

    @property
    def fact_kinds(self) -> Sequence[str]:
        """What may be said to have been different when a ruling is contested."""
        from bot.heroclix.typing.facts import KINDS  # noqa: PLC0415

        return KINDS

    def read_fact(self, state: GameState, kind: str, text: str) -> dict[str, Any]:
        """Return a fact as it is typed."""
        from bot.heroclix.typing.facts import read_fact  # noqa: PLC0415

        return read_fact(state, kind, text)

    def fact_line(self, call: Call, state: GameState, fact: Mapping[str, Any]) -> str:
        """Return a fact as it was read, in one line."""
        from bot.heroclix.presenters.facts import fact_line  # noqa: PLC0415

        return fact_line(call, state, fact)

    def drawn(self, state: GameState) -> None:
        """Draw a state that has a map and ask what it waits for, to see that it can be played on."""
        from bot.heroclix.pictures import draw_board  # noqa: PLC0415
        from engine.heroclix.game import open_questions  # noqa: PLC0415

        if state.map is not None:
            draw_board(state.position())
            open_questions(state)


FACE = HeroClixFace()
