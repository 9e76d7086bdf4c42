"""The dice of games: their seeds, the rolls made from them, and what players put in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.errors import Conflict, translated
from bot.store.sessions import Sessions, added
from bot.store.tables import DiceContributionRow, DiceRollRow, DiceSeedRow, table_of

__all__ = ["DiceRecord", "KeptRoll", "KeptSeed", "StoredDice", "begun", "brought_in", "revealed", "rolls_added"]

SEEDS, ROLLS, GIVEN = table_of(DiceSeedRow), table_of(DiceRollRow), table_of(DiceContributionRow)
OF_A_GAME = select(SEEDS).where(SEEDS.c.game_id == bindparam("game_id")).order_by(SEEDS.c.id)
ROLLED = select(ROLLS).where(ROLLS.c.game_id == bindparam("game_id")).order_by(ROLLS.c.id)
PUT_IN = select(GIVEN.c.user_id, GIVEN.c.text).where(GIVEN.c.game_id == bindparam("game_id"))
LAST = (
    select(func.max(ROLLS.c.number))
    .join(SEEDS, SEEDS.c.id == ROLLS.c.seed_id)
    .where(ROLLS.c.game_id == bindparam("game_id"), SEEDS.c.origin == bindparam("origin"))
)


@dataclass(frozen=True, slots=True)
class KeptSeed:
    """A seed: the id that its rolls name the game by, its hash, and itself where it is known and `revealed`."""

    id: int
    origin: str
    commitment: str
    seed: bytes | None
    revealed: bool
    asked: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class KeptRoll:
    """A roll as it was made: `seed` is the id of its seed here, `event` as of `DiceRollRow`."""

    seed: int
    number: int
    event: int | None
    actor: str
    dice: tuple[int, ...]
    contributions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiceRecord:
    """All that is kept of a game's dice. `current` is the seed that the next roll is made from, None without one."""

    seeds: tuple[KeptSeed, ...]
    rolls: tuple[KeptRoll, ...]
    contributions: Mapping[str, str]

    @property
    def current(self) -> KeptSeed | None:
        """The seed that the next roll is made from."""
        return next((seed for seed in reversed(self.seeds) if not seed.revealed and seed.seed is not None), None)

    def seed_of(self, roll: KeptRoll) -> KeptSeed:
        """Return the seed of a roll."""
        return next(seed for seed in self.seeds if seed.id == roll.seed)


class StoredDice:
    """Reads and writes the dice of games. What belongs to events is written with them, by `Games`."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def of_game(self, game_id: int) -> DiceRecord:
        """Return all that is kept of a game's dice."""
        with translated():
            seeds = await self._sessions.rows(OF_A_GAME, game_id=game_id)
            rolls = await self._sessions.rows(ROLLED, game_id=game_id)
            given = await self._sessions.rows(PUT_IN, game_id=game_id)
        kept = tuple(KeptSeed(s.id, s.origin, s.commitment, s.seed, s.revealed, tuple(s.asked)) for s in seeds)
        made = tuple(
            KeptRoll(r.seed_id, r.number, r.event, r.actor, tuple(r.dice), tuple(r.contributions)) for r in rolls
        )
        return DiceRecord(kept, made, {row.user_id: row.text for row in given})

    async def next_roll(self, game_id: int, seed: bytes, commitment: str) -> tuple[KeptSeed, int, Mapping[str, str]]:
        """Return the seed that a game's next roll is made from, the number of that roll, and what players put in.

        A game that has no secret seed yet begins with `seed`.
        """
        with translated():
            kept = await self._current(game_id)
            if kept is None:
                async with self._sessions.changing() as connection:
                    await begun(connection, game_id, seed, commitment)
                    await connection.commit()
                kept = await self._current(game_id)
                assert kept is not None  # noqa: S101  # it was just written
            last = (await self._sessions.rows(LAST, game_id=game_id, origin=kept.origin))[0][0] or 0
            given = await self._sessions.rows(PUT_IN, game_id=game_id)
        return kept, last + 1, {row.user_id: row.text for row in given}

    async def _current(self, game_id: int) -> KeptSeed | None:
        rows = await self._sessions.rows(OF_A_GAME, game_id=game_id)
        seeds = tuple(KeptSeed(s.id, s.origin, s.commitment, s.seed, s.revealed, tuple(s.asked)) for s in rows)
        return DiceRecord(seeds, (), {}).current

    async def keep_rolls(self, game_id: int, rolls: Sequence[KeptRoll]) -> None:
        """Keep rolls that belong to no event. Raises Conflict where another roll has taken a number meanwhile."""
        with translated():
            async with self._sessions.changing() as connection:
                try:
                    await rolls_added(connection, game_id, rolls)
                    await connection.commit()
                except IntegrityError as error:
                    await connection.rollback()
                    raise Conflict from error

    async def contribute(self, game_id: int, user_id: str, text: str) -> None:
        """Put a player's text into the dice of a game, in the place of the one before; an empty one takes it out."""
        with translated():
            async with self._sessions.writing() as session:
                row = await session.get(DiceContributionRow, (game_id, user_id))
                if row is not None and not text:
                    await session.delete(row)
                elif text:
                    row = row or DiceContributionRow(game_id=game_id, user_id=user_id, text=text)
                    row.text = text
                    session.add(row)
                await session.commit()

    async def ask(self, seed: KeptSeed, user_id: str) -> KeptSeed:
        """Note that a player wants a seed revealed, and return it."""
        asked = tuple(dict.fromkeys((*seed.asked, user_id)))
        with translated():
            async with self._sessions.changing() as connection:
                await connection.execute(update(SEEDS).where(SEEDS.c.id == seed.id).values(asked=list(asked)))
                await connection.commit()
        return replace(seed, asked=asked)

    async def renew(self, game_id: int, seed: bytes, commitment: str) -> None:
        """Reveal the seed of a game, and begin with a new one."""
        with translated():
            async with self._sessions.changing() as connection:
                await revealed(connection, game_id)
                await begun(connection, game_id, seed, commitment)
                await connection.commit()


async def begun(connection: AsyncConnection, game_id: int, seed: bytes, commitment: str) -> None:
    """Begin with a secret seed in a game: what comes is rolled from it."""
    row = {"game_id": game_id, "origin": str(game_id), "commitment": commitment, "seed": seed}
    await connection.execute(insert(SEEDS), row | {"revealed": False, "asked": []})


async def brought_in(
    connection: AsyncConnection, game_id: int, seeds: Sequence[KeptSeed], rolls: Sequence[KeptRoll]
) -> None:
    """Keep the seeds and rolls of a game that comes from a file, before those that it makes here."""
    ids: dict[int, int] = {}
    for seed in seeds:
        facts = {"origin": seed.origin, "commitment": seed.commitment, "seed": seed.seed}
        ids[seed.id] = await added(
            connection, SEEDS, {"game_id": game_id, **facts, "revealed": seed.revealed, "asked": []}
        )
    await rolls_added(connection, game_id, [replace(roll, seed=ids[roll.seed]) for roll in rolls])


async def revealed(connection: AsyncConnection, game_id: int) -> None:
    """Reveal every seed of a game that is known."""
    known = update(SEEDS).where(SEEDS.c.game_id == game_id, SEEDS.c.seed.is_not(None))
    await connection.execute(known.values(revealed=True))


async def rolls_added(connection: AsyncConnection, game_id: int, rolls: Sequence[KeptRoll]) -> None:
    """Add rolls to a game."""
    rows: list[dict[str, Any]] = [
        {
            "game_id": game_id,
            "seed_id": roll.seed,
            "number": roll.number,
            "event": roll.event,
            "actor": roll.actor,
            "dice": list(roll.dice),
            "contributions": list(roll.contributions),
        }
        for roll in rolls
    ]
    if rows:
        await connection.execute(insert(ROLLS), rows)
