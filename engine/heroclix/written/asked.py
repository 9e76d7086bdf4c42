"""What forms ask for that a position may leave out, so that nobody can tell: by the keys that ask."""

from collections.abc import Iterator

from pydantic import BaseModel

__all__ = ["DEEDS", "FACTS", "asks_for_facts", "asks_itself", "asks_since_when"]

# keys of characters and of conditions
FACTS = frozenset(
    (
        "named_tokens", "nearer", "standard", "tag", "team_ability", "team_symbol", "starting_force", "did", "didnt",
        "themed", "gone",
        "click", "area", "ever", "markers", "displays", "objects", "name_has",
        "ranked", "above", "printed",
    )
)  # fmt: skip

DEEDS = frozenset(("did", "didnt"))


def asks_for_facts(form: BaseModel) -> bool:
    """Return whether a form, or one within it, asks for what a position may leave out.

    >>> from engine.heroclix.written.conditions import CharactersIn
    >>> [asks_for_facts(CharactersIn.model_validate(one)) for one in ({"tag": ["Ally"]}, {"adjacent": True})]
    [True, False]
    """
    return asks_itself(form) or any(asks_for_facts(each) for each in _within(form))


def asks_since_when(form: BaseModel) -> bool:
    """Return whether a form, or one within it, asks for deeds since a side's last turn, or of those KO'd since (P212).

    >>> from engine.heroclix.written.conditions import CharactersIn
    >>> whens = ("since-own-turn", "this-turn")
    >>> [asks_since_when(CharactersIn.model_validate({"did": {"what": "hit", "when": each}})) for each in whens]
    [True, False]
    """
    since = any(getattr(getattr(form, key, None), "when", "") == "since-own-turn" for key in DEEDS)
    return since or bool(getattr(form, "ever", None)) or any(asks_since_when(each) for each in _within(form))


def asks_itself(form: BaseModel) -> bool:
    """Return whether a form itself asks for such a thing, leaving aside those within it."""
    return any(getattr(form, key, None) not in (None, []) for key in form.model_fields_set & FACTS)


def _within(form: BaseModel) -> Iterator[BaseModel]:
    for key in form.model_fields_set:
        value = getattr(form, key)
        yield from (each for each in (value if isinstance(value, list) else (value,)) if isinstance(each, BaseModel))
