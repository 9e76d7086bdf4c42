"""The living message of a game: the table as it stands, and what somebody looks closer at before it is done."""

from bot.heroclix.presenters.living.table import living_reply

__all__ = ["living_reply"]
