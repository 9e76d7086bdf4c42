"""The tables. Alembic's migrations make and change them; nothing else does."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
    false,
)
from sqlmodel import Field, SQLModel

__all__ = [
    "AnsweredRow",
    "BookRow",
    "BookSectionRow",
    "ClockRow",
    "DiceContributionRow",
    "DiceRollRow",
    "DiceSeedRow",
    "EventRow",
    "GameRow",
    "LivingRow",
    "MenuRow",
    "RulingRow",
    "ScopeRow",
    "SecretRow",
    "SnapshotRow",
    "UnitRow",
    "table_of",
]


class GameRow(SQLModel, table=True):
    """One game. `open_channel` is its channel while it is open, so that a channel has one at most.

    `confirms_rolls`: a typed roll waits for the other side's word.
    """

    __tablename__ = "game"

    id: int | None = Field(default=None, primary_key=True)
    guild_id: int = Field(sa_column=Column(BigInteger, nullable=False))
    channel_id: int = Field(sa_column=Column(BigInteger, nullable=False, index=True))
    open_channel: int | None = Field(default=None, sa_column=Column(BigInteger, nullable=True, unique=True))
    ruleset: str = Field(max_length=40)
    head: int = 0
    created_at: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))
    confirms_rolls: bool = Field(default=False, sa_column=Column(Boolean, nullable=False, server_default=false()))


class EventRow(SQLModel, table=True):
    """One event of a game's log. The log only grows."""

    __tablename__ = "event"
    __table_args__ = (UniqueConstraint("game_id", "sequence"),)

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="game.id", index=True)
    sequence: int
    actor: str = Field(max_length=40)
    payload: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    created_at: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))


class AnsweredRow(SQLModel, table=True):
    """An interaction that has stored events: the same one coming again stores none."""

    __tablename__ = "answered"

    interaction: str = Field(primary_key=True, max_length=40)
    game_id: int = Field(foreign_key="game.id")
    sequence: int


class SnapshotRow(SQLModel, table=True):
    """A game folded up to a sequence by one version of the engine: a cache beside the log, never the truth."""

    __tablename__ = "snapshot"

    game_id: int = Field(sa_column=Column(Integer, ForeignKey("game.id"), primary_key=True, autoincrement=False))
    sequence: int
    code: str = Field(max_length=40)
    digest: str = Field(max_length=40)
    payload: bytes = Field(sa_column=Column(LargeBinary, nullable=False))


class ScopeRow(SQLModel, table=True):
    """The settings of a server or a channel."""

    __tablename__ = "scope"

    kind: str = Field(primary_key=True, max_length=10)
    scope_id: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    language: str | None = Field(default=None, max_length=5)
    ruleset: str | None = Field(default=None, max_length=40)
    judge_role: int | None = Field(default=None, sa_column=Column(BigInteger, nullable=True))
    private_lookups: bool | None = Field(default=None)


class MenuRow(SQLModel, table=True):
    """The menu that a user has open in a channel; `offered` is its order as a button has it."""

    __tablename__ = "menu"

    channel_id: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    user_id: str = Field(primary_key=True, max_length=40)
    game_id: int
    head: int
    offered: str = Field(max_length=200)


class DiceSeedRow(SQLModel, table=True):
    """A secret seed of a game's dice; `origin` is the id that its rolls name the game by.

    `seed` is None where it was not known when the game was brought in from a file; `asked`: who wants it revealed.
    """

    __tablename__ = "dice_seed"

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="game.id", index=True)
    origin: str = Field(max_length=40)
    commitment: str = Field(max_length=64)
    seed: bytes | None = Field(default=None, sa_column=Column(LargeBinary, nullable=True))
    revealed: bool = False
    asked: list[str] = Field(default_factory=list, sa_column=Column(JSON, nullable=False))


class DiceRollRow(SQLModel, table=True):
    """A roll of the bot in a game; `event` is the first event of the command that it was made for, None for /roll."""

    __tablename__ = "dice_roll"
    __table_args__ = (UniqueConstraint("seed_id", "number"),)

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="game.id", index=True)
    seed_id: int = Field(foreign_key="dice_seed.id")
    number: int
    event: int | None = None
    actor: str = Field(max_length=40)
    dice: list[int] = Field(sa_column=Column(JSON, nullable=False))
    contributions: list[str] = Field(sa_column=Column(JSON, nullable=False))


class DiceContributionRow(SQLModel, table=True):
    """What a player puts into the dice of a game."""

    __tablename__ = "dice_contribution"

    game_id: int = Field(sa_column=Column(Integer, ForeignKey("game.id"), primary_key=True, autoincrement=False))
    user_id: str = Field(primary_key=True, max_length=40)
    text: str = Field(max_length=100)


class LivingRow(SQLModel, table=True):
    """The living message of a game; `turn` is the one in which it was posted, `told` what it told last."""

    __tablename__ = "living"

    game_id: int = Field(sa_column=Column(Integer, ForeignKey("game.id"), primary_key=True, autoincrement=False))
    message_id: int = Field(sa_column=Column(BigInteger, nullable=False))
    language: str = Field(max_length=5)
    turn: int
    told: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))


class RulingRow(SQLModel, table=True):
    """A ruling that was shown, so that it can be told in full later."""

    __tablename__ = "ruling"

    id: int | None = Field(default=None, primary_key=True)
    channel_id: int = Field(sa_column=Column(BigInteger, nullable=False, index=True))
    payload: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    created_at: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))


class QuestionRow(SQLModel, table=True):
    """A question that a button asks again."""

    __tablename__ = "question"

    id: int | None = Field(default=None, primary_key=True)
    channel_id: int = Field(sa_column=Column(BigInteger, nullable=False))
    text: str = Field(max_length=400)
    created_at: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))


class ReportRow(SQLModel, table=True):
    """An answer that a reader holds to be wrong, and what they say of it."""

    __tablename__ = "report"

    id: int | None = Field(default=None, primary_key=True)
    channel_id: int = Field(sa_column=Column(BigInteger, nullable=False))
    user_id: str = Field(max_length=40)
    ruleset: str = Field(max_length=40)
    lang: str = Field(max_length=5)
    question: str = Field(max_length=400)
    answer: str = Field(sa_column=Column(Text, nullable=False))
    said: str = Field(max_length=1000)
    created_at: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))


class BookRow(SQLModel, table=True):
    """A host's own copy of a rulebook; its digest changes with every word of it."""

    __tablename__ = "book"

    ruleset: str = Field(primary_key=True, max_length=40)
    lang: str = Field(primary_key=True, max_length=5)
    digest: str = Field(max_length=40)


class BookSectionRow(SQLModel, table=True):
    """A section of a host's own copy of a rulebook."""

    __tablename__ = "book_section"
    __table_args__ = (UniqueConstraint("ruleset", "lang", "section"),)

    id: int | None = Field(default=None, primary_key=True)
    ruleset: str = Field(max_length=40)
    lang: str = Field(max_length=5)
    section: str = Field(max_length=120)
    title: str
    text: str
    source: str
    line: int


class SecretRow(SQLModel, table=True):
    """Something that a game keeps hidden from its players, and from its log."""

    __tablename__ = "secret"

    game_id: int = Field(sa_column=Column(Integer, ForeignKey("game.id"), primary_key=True, autoincrement=False))
    name: str = Field(primary_key=True, max_length=60)
    payload: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))


class ClockRow(SQLModel, table=True):
    """The clock of a game: how long a turn and the match may take, since when they go on, what was told of it."""

    __tablename__ = "clock"

    game_id: int = Field(sa_column=Column(Integer, ForeignKey("game.id"), primary_key=True, autoincrement=False))
    channel_id: int = Field(sa_column=Column(BigInteger, nullable=False))
    language: str = Field(max_length=10)
    turn_minutes: int
    match_minutes: int
    turn: int
    turn_began: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))
    match_began: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))
    stopped: datetime | None = Field(default=None, sa_column=Column(DateTime(timezone=True), nullable=True))
    turn_told: int = 0
    match_told: int = 0


class CommandedRow(SQLModel, table=True):
    """What was commanded in a game, as JSON.

    `sequence` is the number that its events share, or the log's length where it was refused.
    """

    __tablename__ = "commanded"

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="game.id", index=True)
    sequence: int
    accepted: bool
    actor: str = Field(max_length=40)
    payload: list[dict[str, Any]] = Field(sa_column=Column(JSON, nullable=False))


class DisputeRow(SQLModel, table=True):
    """A dispute about a ruling: what it is about, what was said, whether it is open still."""

    __tablename__ = "dispute"

    id: int | None = Field(default=None, primary_key=True)
    channel_id: int = Field(sa_column=Column(BigInteger, nullable=False, index=True))
    game_id: int = Field(foreign_key="game.id")
    payload: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))


class HouseRuleRow(SQLModel, table=True):
    """A table's own ruling that its channel keeps, under the section that it touches."""

    __tablename__ = "house_rule"

    id: int | None = Field(default=None, primary_key=True)
    channel_id: int = Field(sa_column=Column(BigInteger, nullable=False, index=True))
    ruleset: str = Field(max_length=40)
    section: str = Field(max_length=120)
    text: str = Field(max_length=300)
    kept_by: str = Field(max_length=100)
    created_at: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))


class UnitRow(SQLModel, table=True):
    """A unit on the shelf: of a server, or with the server's id 0 of every server; `document` as it was read."""

    __tablename__ = "unit"
    __table_args__ = (UniqueConstraint("guild_id", "game", "key"),)

    id: int | None = Field(default=None, primary_key=True)
    guild_id: int = Field(sa_column=Column(BigInteger, nullable=False))
    game: str = Field(max_length=40)
    key: str = Field(max_length=120)
    name: str = Field(max_length=100)
    told: str = Field(max_length=100)
    document: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))


def table_of(row: type[SQLModel]) -> Table:
    """Return the table of a kind of row: its columns make statements that are carried out without a session.

    >>> table_of(BookRow).c.ruleset.type.length
    40
    """
    return SQLModel.metadata.tables[str(row.__tablename__)]
