"""Masters of the Universe: Battleground as a game among others: what stands behind the door of `engine.game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

from engine.answer import Answer
from engine.dice import Dice
from engine.errors import DocumentError, LogError
from engine.motu import judge
from engine.motu.ruled import RULESET

__all__ = ["GAME"]


class Battleground:
    """The game. Its positions are judged; games of it are not played yet, and every way to play one says so."""

    name = "motu"
    rulesets = (RULESET,)

    def adjudicate(self, document: Mapping[str, object]) -> Answer:
        """Rule on a position document. Raises DocumentError naming the field."""
        return judge.adjudicate(document)

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of its position documents."""
        return judge.schema()

    def prepare(self) -> None:
        """Load what the first questions would have to wait for."""
        judge.prepare()

    def new(self) -> NoReturn:
        """Raise DocumentError: no game is played yet."""
        self._refuse()

    def decide(self, _state: object, _command: object, _dice: Dice) -> NoReturn:
        """Raise DocumentError: no game is played yet."""
        self._refuse()

    def apply(self, _state: object, _event: object) -> NoReturn:
        """Raise DocumentError: no game is played yet."""
        self._refuse()

    def redone(self, _state: object, _event: object, _dice: Dice) -> NoReturn:
        """Raise DocumentError: no game is played yet."""
        self._refuse()

    def describe(self, _state: object, _event: object) -> NoReturn:
        """Raise DocumentError: no game is played yet."""
        self._refuse()

    def event_to_json(self, _event: object) -> NoReturn:
        """Raise DocumentError: no game is played yet."""
        self._refuse()

    def event_from_json(self, _document: object) -> NoReturn:
        """Raise LogError: there is no event of a game that is not played yet."""
        raise LogError(f"games of {RULESET} are not played yet")

    def imported(self, _name: str, *, actor: str, command: int) -> NoReturn:
        """Raise DocumentError: no game is played yet."""
        del actor, command
        self._refuse()

    def document(self, _state: object) -> NoReturn:
        """Raise DocumentError: no game is played yet."""
        self._refuse()

    def earlier(self, _state: object, _commands: int) -> NoReturn:
        """Raise DocumentError: no game is played yet."""
        self._refuse()

    def with_past(self, _state: object, _commands: int) -> NoReturn:
        """Raise DocumentError: no game is played yet."""
        self._refuse()

    def bare(self, _state: object) -> NoReturn:
        """Raise DocumentError: no game is played yet."""
        self._refuse()

    @staticmethod
    def _refuse() -> NoReturn:
        raise DocumentError("ruleset", "error-motu-not-played", given=RULESET)


GAME = Battleground()
