"""Battleground as the bot's other rooms see it. Its own rooms are loaded when something is asked of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.table.reply import Reply, safe

if TYPE_CHECKING:
    from bot.motu.table import Table
    from bot.table.call import Call
    from bot.table.face import Completion, Handler, Reader, Roll
    from bot.table.opening import Opening
    from engine.motu.game import Event, GameState

__all__ = ["FACE"]

TOTALS = (200, 250, 350, 400, 500, 600)  # points of an army


class BattlegroundFace:
    """The face of Masters of the Universe: Battleground."""

    features: Sequence[str] = ("bot.motu.commands.round", "bot.motu.commands.test", "bot.motu.commands.result")
    rulesets: Sequence[str] = ("motu",)
    sides: Sequence[str] = ("masters", "evil")

    def load(self) -> None:
        """Load what its commands and buttons do, and what shows it."""
        from bot.motu.commands import handlers  # noqa: F401, PLC0415  # a host where nobody plays it spares the memory
        from bot.motu.presenters import living, picture  # noqa: F401, PLC0415

    @property
    def handlers(self) -> Mapping[str, Handler]:
        """What it does for the commands that every game may answer."""
        from bot.motu.commands.handlers import HANDLERS  # noqa: PLC0415  # reading an upload needs no command

        return HANDLERS

    @property
    def completions(self) -> Mapping[tuple[str, str], Completion]:
        """What it offers for their options."""
        from bot.motu.commands.handlers import COMPLETIONS  # noqa: PLC0415

        return COMPLETIONS

    @property
    def readers(self) -> Mapping[str, Reader]:
        """How it reads fields and characters."""
        from bot.motu.typing.files import READERS  # noqa: PLC0415

        return READERS

    def standing(self, call: Call, found: Table) -> Reply:
        """Return how a game stands."""
        from bot.motu.presenters.game import standing_reply  # noqa: PLC0415

        return standing_reply(call, found)

    def board(self, call: Call, found: Table) -> Reply:
        """Return the field with its picture."""
        from bot.motu.presenters.picture import field_picture  # noqa: PLC0415

        state = found.state
        reply = Reply(call.say("board-title", name=safe(state.name) or call.say("game-unnamed")))
        return reply if state.ground is None else replace(reply, draw=lambda: field_picture(call, state))

    def living(self, call: Call, found: Table, line: str, focus: str = "") -> Reply:
        """Return what the game's living message shows: the field, how it stands, what may be done.

        Nothing is looked at closer here: what may be done stands in its menus at once.
        """
        del focus
        from bot.motu.presenters.living import living_reply  # noqa: PLC0415

        return living_reply(call, found, line)

    def opening(self, call: Call, state: GameState) -> Opening:
        """Return what an army may cost, and our fields until one is laid out."""
        from bot.motu.commands.game import UNSAID  # noqa: PLC0415
        from bot.table.opening import Opening  # noqa: PLC0415
        from engine.motu.samples import sample_fields  # noqa: PLC0415

        unlimited = call.say("opening-unlimited")
        totals = [(str(UNSAID), unlimited), *((str(each), call.say("opening-points", points=each)) for each in TOTALS)]
        fields = {} if state.ground is not None else sample_fields()
        named = [(id_, one.names[call.language]) for id_, one in fields.items()]
        return Opening(call.say("opening-points", points=state.points) if state.points else unlimited, totals, named)

    def in_words(self, call: Call, found: Table) -> Reply:
        """Return the field told in words."""
        shown = self.board(call, found).drawn()
        if shown.picture is None:
            return shown
        return Reply(shown.title, "\n".join(safe(line) for line in shown.picture.alt.splitlines()))

    def event_line(self, call: Call, state: GameState, event: Event) -> str:
        """Return an event in one line."""
        from bot.motu.presenters.game import event_line  # noqa: PLC0415

        return event_line(call, state, event)

    def log_line(self, call: Call, state: GameState, event: Event, events: Sequence[Event]) -> str:
        """Return an event in one line with who did it."""
        from bot.motu.presenters.game import log_line  # noqa: PLC0415

        return log_line(call, state, event, events)

    def turn(self, call: Call, state: GameState) -> tuple[int, str]:
        """Return the number of the round, 0 in set-up, and its title for the log."""
        number = state.course.number
        return number, call.say("motu-round-title", number=number) if number else call.say("story-set-up")

    def rolls(self, event: Event) -> Sequence[Roll]:
        """Return the dice that an event tells of."""
        from bot.motu.presenters.dice import rolls_of  # noqa: PLC0415

        return rolls_of(event)

    def points(self, state: GameState) -> Mapping[str, int]:
        """Return the points of each army."""
        from engine.motu.game import standing  # noqa: PLC0415

        if state.ground is None:
            return {}
        return {side: army.points for side, army in standing(state).armies.items()}

    @property
    def fact_kinds(self) -> Sequence[str]:
        """What may be said to have been different when a ruling is contested."""
        from bot.motu.typing.facts import KINDS  # noqa: PLC0415

        return KINDS

    def read_fact(self, state: GameState, kind: str, text: str) -> dict[str, Any]:
        """Return a fact as it is typed."""
        from bot.motu.typing.facts import read_fact  # noqa: PLC0415

        return read_fact(state, kind, text)

    def fact_line(self, call: Call, state: GameState, fact: Mapping[str, Any]) -> str:
        """Return a fact as it was read, in one line."""
        from bot.motu.presenters.facts import fact_line  # noqa: PLC0415

        return fact_line(call, state, fact)

    def drawn(self, state: GameState) -> None:
        """Draw a state that has a field and ask what it waits for, to see that it can be played on."""
        from bot.motu.pictures import draw_field  # noqa: PLC0415
        from engine.motu import judge  # noqa: PLC0415
        from engine.motu.door import ANYTHING  # noqa: PLC0415
        from engine.motu.game import offers, to_document  # noqa: PLC0415

        offers(state)
        if state.ground is not None:
            draw_field(state.position())
            judge.read({**to_document(state), "ask": ANYTHING})


FACE = BattlegroundFace()
