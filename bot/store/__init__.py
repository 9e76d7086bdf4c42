"""Where games, settings, rulings and imported books are kept: SQLite by default, PostgreSQL by DATABASE_URL."""

from bot.store.books import Books, StoredSection
from bot.store.clocks import Clock, Clocks
from bot.store.dice import DiceRecord, KeptRoll, KeptSeed
from bot.store.disputes import Commanded, Disputes, HouseRule
from bot.store.errors import AlreadyAnswered, Conflict, GameAlreadyOpen, StoreError
from bot.store.games import Games, OpenGame, Snapshot, StoredGame
from bot.store.livings import Living, Livings
from bot.store.reports import Questions, Report, Reports
from bot.store.rulings import Rulings
from bot.store.scopes import Scopes, ScopeSettings
from bot.store.shelf import EVERYWHERE, KeptUnit, ShelfLabel
from bot.store.store import Store

__all__ = [
    "EVERYWHERE",
    "AlreadyAnswered",
    "Books",
    "Clock",
    "Clocks",
    "Commanded",
    "Conflict",
    "DiceRecord",
    "Disputes",
    "GameAlreadyOpen",
    "Games",
    "HouseRule",
    "KeptRoll",
    "KeptSeed",
    "KeptUnit",
    "Living",
    "Livings",
    "OpenGame",
    "Questions",
    "Report",
    "Reports",
    "Rulings",
    "ScopeSettings",
    "Scopes",
    "ShelfLabel",
    "Snapshot",
    "Store",
    "StoreError",
    "StoredGame",
    "StoredSection",
]
