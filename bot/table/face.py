"""What a game shows of itself: the bot's rooms know no game, they ask the face of the one that a channel plays."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from bot.table.call import Call
from bot.table.games import Table
from bot.table.opening import Opening
from bot.table.reply import Reply
from bot.words.language import Catalogue
from engine import Step

__all__ = ["Completion", "Face", "Handler", "Reader", "Roll"]

Handler = Callable[..., Awaitable[Reply]]  # of a call and the command's options, by their names
Completion = Callable[[Call, Any, str], Awaitable[list[Any]]]  # of a call, the options so far, and what is typed
Reader = Callable[[str, str], dict[str, Any]]  # of an upload's text, in a channel that plays a ruleset


class Roll(NamedTuple):
    """Dice as the log has them: the id of the user who rolled, the dice, and whose they were: `bot` or `typed`."""

    player: str
    dice: tuple[int, ...]
    whose: str


class Face(Protocol):
    """A game's own rooms in the bot, as the others ask for them. It is light: what draws or answers is loaded then."""

    @property
    def features(self) -> Sequence[str]:
        """The modules of the slash commands that are this game's alone."""

    def load(self) -> None:
        """Load what its commands and buttons do. Called beside the loop, before anybody is answered by them."""

    @property
    def rulesets(self) -> Sequence[str]:
        """The rulesets that games can be opened by."""

    @property
    def sides(self) -> Sequence[str]:
        """The sides that players may take, in the order of seats; the catalogues say each as `choice-side-<side>`."""

    @property
    def handlers(self) -> Mapping[str, Handler]:
        """What it does for the commands that every game may answer, by the key of their words, such as `move`."""

    @property
    def completions(self) -> Mapping[tuple[str, str], Completion]:
        """What it offers for an option of such a command, by the command's key and the option's name."""

    @property
    def readers(self) -> Mapping[str, Reader]:
        """How it reads the kinds of upload that are its own."""

    def card_texts(self, document: Mapping[str, Any]) -> tuple[str, list[tuple[str, str, tuple[str, ...]]]]:
        """Return whose card a file holds, and its texts: the name of each, its words, and whom it lists beside them.

        Raises UserError where what stands there is no text.
        """

    def card_sentences(self, text: str, name: str, lang: str | None, listed: Sequence[str] = ()) -> list[Any]:
        """Return the sentences of a card's text as they are read: each with `text`, `status`, `family` and the like.

        `listed`: the names that stand on the card outside of the text.
        """

    def card_meaning(self, sentence: Any, words: Catalogue) -> tuple[str, Step | None]:
        """Return what a sentence was understood to mean, and why it is no more than that."""

    def standing(self, call: Call, found: Table[Any]) -> Reply:
        """Return how a game stands."""

    def board(self, call: Call, found: Table[Any]) -> Reply:
        """Return the table with its picture. Raises DocumentError where something is missing on it."""

    def living(self, call: Call, found: Table[Any], line: str, focus: str = "") -> Reply:
        """Return what the game's living message shows: the board, how it stands, what may be done, by buttons.

        `line` tells what happened last. `focus` is what somebody looks closer at, as the game writes it on the
        buttons of the action LOOK; one that it can't read, or does not allow, shows the table as it stands.
        """

    def opening(self, call: Call, state: Any) -> Opening:
        """Return what may be chosen when a game of it opens."""

    def in_words(self, call: Call, found: Table[Any]) -> Reply:
        """Return the table told in words, for whoever can't see its picture. Raises DocumentError as `board` does."""

    def event_line(self, call: Call, state: Any, event: Any) -> str:
        """Return an event in one line."""

    def log_line(self, call: Call, state: Any, event: Any, events: Sequence[Any]) -> str:
        """Return an event in one line with who did it; `events` is the whole log."""

    def turn(self, call: Call, state: Any) -> tuple[int, str]:
        """Return the number of the turn or round that a state is in, 0 in set-up, and its title for the log."""

    def rolls(self, event: Any) -> Sequence[Roll]:
        """Return the dice that an event tells of, none where it holds no dice."""

    def points(self, state: Any) -> Mapping[str, int]:
        """Return the points of each side as they stand."""

    @property
    def fact_kinds(self) -> Sequence[str]:
        """What may be said to have been different when a ruling is contested, in the order of its buttons."""

    def read_fact(self, state: Any, kind: str, text: str) -> dict[str, Any]:
        """Return a fact as it is typed. Raises UserError, or DocumentError, for one that is not understood whole."""

    def fact_line(self, call: Call, state: Any, fact: Mapping[str, Any]) -> str:
        """Return a fact as it was read, in one line."""

    def drawn(self, state: Any) -> None:
        """Draw a state and ask what it waits for, to see that it can be played on: raises whatever breaks."""
