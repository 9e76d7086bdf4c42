"""Team abilities that cards give to characters and take from them (19.4, 20.1, 20.4).

What a team ability does stands on its own card and in no book: it is taken from whoever in the position has it as a
special of its own. Where nobody has, who is given it can use it, and what that comes to is left to its text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.heroclix.position import Figure, Position, Special
from engine.heroclix.powers.groups import EVERY_TEAM
from engine.heroclix.powers.special import equipped, in_force
from engine.heroclix.ruleset import Powers

__all__ = ["has_team", "known_team", "team_key", "uses_team", "with_teams", "without_teams"]


WILD_CARD = "wild-card"


def uses_team(figure: Figure, name: str) -> bool | None:
    """Return whether a figure can use the team ability of that name; None where nobody tells.

    >>> given = Figure("cap", "Cap", "red", special=(Special("Ash", "team-ability"),))
    >>> barred = Figure("rob", "Rob", "red", cant_use=frozenset(["Fog"]))
    >>> [uses_team(given, name) for name in ("ash", "fog")], uses_team(barred, "fog")
    ([True, None], False)
    """
    wanted = name.casefold()
    own = [special for special in _teams(figure) if special.name.casefold() == wanted]
    if own:
        return any(not special.off for special in own)
    if _barred(figure, wanted):
        return False
    return None if figure.facts.team_abilities is None else wanted in figure.facts.team_abilities


def has_team(figure: Figure, name: str) -> bool | None:
    """Return whether a figure has a team ability, usable or not; None where nobody tells (19.4, 19.4a).

    Of what somebody with the Wild Card can use nobody tells whether it is copied, which is no symbol of its own.

    >>> barred = Figure("cap", "Cap", "red", special=(Special("Ash", "team-ability", off="cant-use"),))
    >>> has_team(barred, "ash"), has_team(barred, "fog")
    (True, None)
    """
    wanted = name.casefold()
    if any(special.name.casefold() == wanted for special in _teams(figure)):
        return True
    told = figure.facts.team_abilities
    if told is None or (wanted in told and WILD_CARD in figure.abilities | figure.powers):
        return None
    return wanted in told


def team_key(name: str) -> str:
    """Return the word by which conditions that ask for a team ability are told from those that ask for powers."""
    return f"team:{name.casefold()}"


def known_team(position: Position, name: str) -> Special | None:
    """Return what a team ability does, as somebody's card in the position has it; None where nobody's does."""
    wanted = name.casefold()
    for figure in (*position.figures, *position.sideline):
        for special in _teams(figure):
            if special.name.casefold() == wanted and not _blank(special):
                return replace(special, off="", points=None, pilot=None)
    return None


def with_teams(position: Position, figure: Figure, names: Iterable[str]) -> Figure:
    """Return the figure with these team abilities, apart from those that it has or can't use."""
    for name in names:
        wanted = name.casefold()
        if _barred(figure, wanted) or any(one.name.casefold() == wanted for one in _teams(figure)):
            continue
        given = known_team(position, name) or Special(name, "team-ability", text=True)
        figure = _with(position.powers, figure, given)
    return figure


def without_teams(figure: Figure, words: Iterable[str]) -> Figure:
    """Return the figure while it can't use team abilities of these names, or any of them: what they give is gone."""
    taken = {word.casefold() for word in words}
    off = [one for one in in_force(_teams(figure)) if EVERY_TEAM in taken or one.name.casefold() in taken]
    if not off:
        return figure
    left = tuple(replace(one, off="cant-use") if one in off else one for one in figure.special)
    kept = {slug for one in in_force(left) for slug in (*one.grants, *one.as_free)}
    gone = {slug for one in off for slug in one.grants} & figure.granted - kept
    free = {slug for one in off for slug in one.as_free} - kept
    return replace(
        figure,
        special=left,
        powers=figure.powers - gone - (free & figure.free_only),
        abilities=figure.abilities - gone,
        granted=figure.granted - gone,
        as_free=figure.as_free - free,
        free_only=figure.free_only - free,
    )


def _teams(figure: Figure) -> Iterator[Special]:
    return (special for special in figure.special if special.kind == "team-ability")


def _barred(figure: Figure, wanted: str) -> bool:
    """Return whether a figure can't use a team ability, by whatever source it had it (20.5)."""
    return EVERY_TEAM in figure.cant_use or wanted in {each.casefold() for each in figure.cant_use}


def _blank(special: Special) -> bool:
    """Return whether nothing is said of what a team ability does."""
    return special == Special(special.name, "team-ability", text=True)


def _with(powers: Powers, figure: Figure, given: Special) -> Figure:
    """Return the figure with one more special, and what that lets it use."""
    made = equipped(powers, replace(figure, special=()), (given,))
    granted = set(given.grants) - figure.powers - figure.abilities
    return replace(
        made,
        special=(*figure.special, *made.special),
        granted=figure.granted | granted,
        as_free=figure.as_free | made.as_free,
        free_only=(figure.free_only - set(given.grants)) | made.free_only,
        unmoved=figure.unmoved or made.unmoved,
    )
