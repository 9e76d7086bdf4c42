"""The games that the bot shows, each by its face: the one place that names them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, cast

from engine import DocumentError
from engine.game import RULESETS, game_of

if TYPE_CHECKING:
    from bot.table.call import Call
    from bot.table.face import Face

__all__ = ["every_face", "every_ruleset", "every_side", "face_in", "face_of", "face_shown", "ruleset_in", "shown"]

_faces: dict[str, str | Face] = {
    "heroclix": "bot.heroclix.face",
    "motu": "bot.motu.face",
}  # by the game's name; the module that holds it as FACE


def _loaded(found: str | Face) -> Face:
    return cast("Face", import_module(found).FACE) if isinstance(found, str) else found


def every_face() -> list[Face]:
    """Return the faces of all games."""
    return [_loaded(found) for found in _faces.values()]


def every_ruleset() -> tuple[str, ...]:
    """Return the rulesets that games can be opened by.

    >>> every_ruleset()
    ('heroclix-modern', 'heroclix-2022', 'heroclix-2012', 'motu')
    """
    return tuple(ruleset for face in every_face() for ruleset in face.rulesets)


def every_side() -> tuple[str, ...]:
    """Return the sides of all games, each once: Discord has one set of choices for a command, whatever is played.

    >>> every_side()
    ('red', 'blue', 'green', 'yellow', 'masters', 'evil')
    """
    return tuple(dict.fromkeys(side for face in every_face() for side in face.sides))


def face_of(ruleset: str) -> Face:
    """Return the face of the game that judges a ruleset. Raises DocumentError where none does, or shows it.

    >>> "move" in face_of("heroclix-modern").handlers
    True
    """
    game = game_of(ruleset)
    if game.name not in _faces:
        raise DocumentError("ruleset", "error-ruleset-not-played", given=ruleset, expected=", ".join(every_ruleset()))
    return _loaded(_faces[game.name])


def face_shown(ruleset: str) -> Face | None:
    """Return the face of the game that judges a ruleset; None where none does, or shows it."""
    try:
        return face_of(ruleset)
    except DocumentError:
        return None


async def face_in(call: Call) -> Face:
    """Return the face of the game that a channel plays; without one, that of its ruleset, or else of the default.

    The default's game says what there is to say of a channel where nothing is played, or nothing that can be read.
    """
    return face_of(await ruleset_in(call))


async def face_of_last(call: Call) -> Face:
    """Return the face of the game that a channel plays, or else of the one that ended last; without one, as above."""
    if await call.store.games.open_in(call.channel_id) is None:
        found = await call.store.games.closed_last(call.channel_id)
        if found is not None and found[0].ruleset in RULESETS:
            await call.opened(found[0].ruleset)
            return face_of(found[0].ruleset)
    return await face_in(call)


async def ruleset_in(call: Call) -> str:
    """Return the ruleset of the game that a channel plays; without one, its own where that is judged, or the default.

    It is judged, whatever the channel's setting is.
    """
    ruleset = call.playing
    if ruleset is None:
        stored = await call.store.games.open_in(call.channel_id)
        ruleset = call.ruleset if stored is None else stored.ruleset
    return next(iter(RULESETS)) if face_shown(ruleset) is None else ruleset


@contextmanager
def shown(game: str, face: Face) -> Iterator[None]:
    """Show a game by a face until the block ends: for tests of the door, beside `engine.game.registered`."""
    before = dict(_faces)
    _faces[game] = face
    try:
        yield
    finally:
        _faces.clear()
        _faces.update(before)
