"""Whether a figure is one of those that an effect speaks of (6.2, 6.3, 11.3, 21.9, 23.1)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.lines.pairs import line_result
from engine.heroclix.board.lines.tables import BLOCKED
from engine.heroclix.board.measures import adjacent, distance
from engine.heroclix.conditions.markers import markers_near, things_with
from engine.heroclix.conditions.ranges import reach_of
from engine.heroclix.conditions.teams import has_team, uses_team
from engine.heroclix.facts import SINCE_TURN_OF
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import can_use
from engine.heroclix.powers.colors import color_of
from engine.heroclix.powers.special import in_force
from engine.heroclix.powers.uses import used_up
from engine.heroclix.written.conditions import CharactersIn, DidIn, NamedIn, NearIn, NumbersIn, PrintedIn

__all__ = [
    "among",
    "did",
    "fits",
    "is_standard",
    "meant",
    "named_so",
    "nearer",
    "ranked",
    "ranked_among",
    "same_name",
    "so_many",
    "terrain_of",
]

ARTICLES = ("the ", "el ", "la ", "los ", "las ")
TITLES: Mapping[str, str] = {
    "doctor": "dr.", "mister": "mr.", "missus": "mrs.", "saint": "st.", "sergeant": "sgt.", "lieutenant": "lt.",
    "captain": "capt.", "colonel": "col.", "general": "gen.", "professor": "prof.",
}  # fmt: skip
WHOSE = ("side", "other", "itself", "named", "name_has")  # what tells of whom an effect speaks, wherever they are
MOST_SQUARES = 2  # of the base of a standard character
IN_BRACKETS = re.compile(r"\s*\([^)]*\)\s*")


def fits(position: Position, figure: Figure, other: Figure, those: CharactersIn) -> bool:
    """Return whether `other` is one of those that an effect of `figure` speaks of.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> from engine.heroclix.position import MapPrint
    >>> cap, rob = Figure("cap", "Cap", "red", (0,)), Figure("rob", "The Rob", "red", (1,), keywords=frozenset(["Ash"]))
    >>> position = Position(MODERN, MapPrint(8, 8), (cap, rob))
    >>> wanted = [{"side": "friends"}, {"adjacent": True, "keyword": ["ash"]}, {"named": ["Cap"]}]
    >>> [fits(position, cap, rob, CharactersIn.model_validate(one)) for one in wanted]
    [True, True, False]
    """
    asked = those.model_fields_set
    if those.any and not any(fits(position, figure, other, one) for one in those.any):
        return False
    return all(ASKED[name](position, figure, other, those) for name in asked if name in ASKED and _said(those, name))


def meant(position: Position, figure: Figure, other: Figure, those: CharactersIn) -> bool:
    """Return whether an effect of `figure` may be for `other`: by side and name, whatever else it asks of them.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> from engine.heroclix.position import MapPrint
    >>> cap, rob = Figure("cap", "Cap", "red", (0,)), Figure("rob", "Rob", "red", (9,))
    >>> position = Position(MODERN, MapPrint(8, 8), (cap, rob))
    >>> wanted = [{"side": "friends", "adjacent": True}, {"side": "opponents"}, {"named": ["Ana"]}]
    >>> [meant(position, cap, rob, CharactersIn.model_validate(one)) for one in wanted]
    [True, False, False]
    """
    if those.any and not any(meant(position, figure, other, one) for one in those.any):
        return False
    return all(ASKED[name](position, figure, other, those) for name in WHOSE if _said(those, name))


def _said(those: CharactersIn, name: str) -> bool:
    return getattr(those, name) not in (None, [])


def among(numbers: NumbersIn, number: int) -> bool:
    """Return whether a number lies within bounds."""
    return (numbers.least is None or number >= numbers.least) and (numbers.most is None or number <= numbers.most)


def so_many(wanted: NamedIn, figure: Figure) -> bool:
    """Return whether so many tokens of a name are on a figure's card (21.5); none where nobody told of any."""
    number = (figure.named_tokens or {}).get(wanted.name.casefold(), 0)
    return (wanted.least is None or number >= wanted.least) and (wanted.most is None or number <= wanted.most)


def is_standard(figure: Figure) -> bool | None:
    """Return whether a figure is a standard character; None where nobody tells what is printed on its base (1.10)."""
    if any(effect.standard is False for special in in_force(figure.special) for effect in special.written):
        return False
    if figure.bystander or figure.size != "standard" or len(figure.squares) > MOST_SQUARES:
        return False
    return figure.facts.standard


def ranked(position: Position, figure: Figure, rank: str) -> bool | None:
    """Return whether a figure is its force's of the `lowest` or `highest` points; None where a player chooses (21.10a).

    He does of several who tie, save where all on the force have as many: each is one then.
    """
    force = [one for one in position.figures if one.side == figure.side and not one.knocked_out]
    return _topmost(figure, force, rank)


def ranked_among(position: Position, figure: Figure, other: Figure, those: CharactersIn) -> bool | None:
    """Return whether another has the most points, or the fewest, of all who are such as the rest of `those` says.

    None where a player chooses of several who tie (21.10a), save where all of them have as many; and where somebody
    off the map decides it, of whom a card may speak or not.
    """
    rest = those.model_copy(update={"ranked": None})
    everybody = [one for one in position.figures if not one.knocked_out and fits(position, figure, one, rest)]
    there = [one for one in everybody if one.squares]
    found = {_topmost(other, group, str(those.ranked)) for group in (everybody, there)}
    return found.pop() if len(found) == 1 else None


def _topmost(figure: Figure, group: list[Figure], rank: str) -> bool | None:
    points = [one.points for one in group]
    best = min(points, default=0) if rank == "lowest" else max(points, default=0)
    if figure.points != best:
        return False
    return True if points.count(best) in (1, len(points)) else None


def did(figure: Figure, other: Figure, wanted: DidIn) -> bool | None:
    """Return whether another did something, or had it done to it, in that time; None where nobody tells.

    "Since your last turn" is since the last turn of the side whose effect it is, a figure's.
    """
    facts, span = other.facts, str(wanted.when)
    if span == "since-own-turn" and (figure.side != other.side or span not in facts.did):
        span = f"{SINCE_TURN_OF}{figure.side}"
    done = facts.did.get(span)
    if done is None or wanted.what in done:
        return None if done is None else True
    return None if wanted.what in facts.unsure.get(span, ()) else False


def nearer(position: Position, figure: Figure) -> str | None:
    """Return whose starting area lies nearer to a figure, its `own` or one of `others`; None for neither (15.1).

    Nobody's lies nearer where an area is not told.
    """
    own = position.map.starting_areas.get(figure.side, 0)
    others = [area for side, area in position.map.starting_areas.items() if side != figure.side and area]
    if not figure.squares or not own or not others:
        return None
    mine = _squares_to(position, figure, own)
    theirs = min(_squares_to(position, figure, area) for area in others)
    return None if mine == theirs else "own" if mine < theirs else "others"


def _nearer_to(position: Position, figure: Figure, other: Figure) -> bool:
    """Return whether a figure's own starting area lies nearer to another than the other's does (15.1)."""
    mine, theirs = (position.map.starting_areas.get(one.side, 0) for one in (figure, other))
    if not other.squares or not mine or not theirs:
        return False
    return _squares_to(position, other, mine) < _squares_to(position, other, theirs)


def _squares_to(position: Position, figure: Figure, area: int) -> int:
    return min(distance(position, figure, square) for square in position.map.squares_of(area))


def same_name(name: str, wanted: str) -> bool:
    """Return whether a character has a name: whole, without brackets, articles, titles' length and case (21.9, 21.9a).

    >>> same_name("The Mister Ash (Ember)", "mr. ash"), same_name("Robert", "Rob")
    (True, False)
    """
    return _plain(name) == _plain(wanted)


def _plain(name: str) -> str:
    bare = IN_BRACKETS.sub(" ", name).strip().casefold()
    for article in ARTICLES:
        bare = bare.removeprefix(article)
    return " ".join(TITLES.get(word, word) for word in bare.split())


def terrain_of(position: Position, figure: Figure) -> frozenset[str]:
    """Return the kinds of terrain that a figure occupies (16)."""
    if not figure.squares:
        return frozenset()
    terrain = Board.of(position).terrain
    here = figure.squares_bits
    found = {name for name in ("hindering", "blocking", "water") if getattr(terrain, name) & here}
    if any(terrain.levels[square] > 1 for square in figure.squares if terrain.levels):
        found.add("elevated")
    if here & ~(terrain.hindering | terrain.blocking | terrain.water):
        found.add("clear")
    return frozenset(found)


def _side(position: Position, figure: Figure, other: Figure, those: CharactersIn) -> bool:
    if those.side == "any":
        return True
    return position.friendly(figure, other) == (those.side == "friends")


def _within(position: Position, figure: Figure, other: Figure, limit: int) -> bool:
    return _on_the_map(figure, other) and distance(position, figure, other) <= limit


def _on_the_map(figure: Figure, other: Figure) -> bool:
    return bool(figure.squares and other.squares)


def _seen(position: Position, figure: Figure, other: Figure, _those: CharactersIn) -> bool:
    if figure.id == other.id:
        return True
    if not _on_the_map(figure, other):
        return False
    return line_result(position, figure, other, "effect") != BLOCKED


def _named(names: list[str], name: str) -> bool:
    return any(same_name(name, wanted) for wanted in names)


def _keyword(keywords: frozenset[str], wanted: list[str]) -> bool:
    known = {keyword.casefold() for keyword in keywords}
    return any(keyword.casefold() in known for keyword in wanted)


def _of_family(keywords: frozenset[str], families: list[str]) -> bool:
    """Return whether one of these keywords is of a family: `Ash` and `Ash: East` are, `Ashen` is not (23.1)."""
    known = [keyword.casefold() for keyword in keywords]
    return any(word == name or word.startswith(f"{name}:") for name in map(str.casefold, families) for word in known)


def _plain_keywords(figure: Figure) -> frozenset[str]:
    return frozenset(keyword.casefold() for keyword in figure.keywords)


def _told(names: frozenset[str] | None, wanted: list[str]) -> bool:
    return names is not None and any(name.casefold() in names for name in wanted)


def _displays(powers: frozenset[str] | None, wanted: list[str]) -> bool:
    """Return whether a dial shows one of these standard powers, or one of these colours (27)."""
    return powers is not None and any(slug in wanted or color_of(slug) in wanted for slug in powers)


def _points(figure: Figure, other: Figure, compared: str) -> bool:
    mine, theirs = figure.points, other.points
    return {
        "lower": theirs < mine,
        "higher": theirs > mine,
        "equal": theirs == mine,
        "at-most": theirs <= mine,
        "at-least": theirs >= mine,
    }[compared]


def _is_printed(figure: Figure, wanted: PrintedIn) -> bool | None:
    """Return whether a printed value lies within bounds (6.12); None where nobody tells which it is."""
    number = getattr(figure.printed, wanted.value)
    return None if number is None else among(NumbersIn(least=wanted.least, most=wanted.most), number)


def _sized(figure: Figure, other: Figure) -> str:
    """Return how the size of another compares with a figure's own (21.2a)."""
    mine, theirs = figure.size_rank, other.size_rank
    return "same" if mine == theirs else "larger" if theirs > mine else "smaller"


def _height(position: Position, figure: Figure, other: Figure) -> str | None:
    """Return how the elevation of another compares with a figure's own; None off the map (16.5)."""
    if not _on_the_map(figure, other):
        return None
    mine, theirs = _level(position, figure), _level(position, other)
    return "same" if mine == theirs else "higher" if theirs > mine else "lower"


def _level(position: Position, figure: Figure) -> int:
    """Return the elevation of a figure; the highest of those that a larger base occupies."""
    levels = Board.of(position).terrain.levels
    return max(levels[square] for square in figure.squares) if levels else 1


def named_so(name: str, parts: list[str]) -> bool | None:
    """Return whether one of these is in a name as a word; None where it is a part of a word alone.

    >>> [named_so(name, ["Doom"]) for name in ("Baron Doom", "Doomed", "Rob")]
    [True, None, False]
    """
    low = name.casefold()
    words = [part.casefold() for part in parts]
    if any(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", low) for word in words):
        return True
    return None if any(word in low for word in words) else False


def _near(position: Position, figure: Figure, other: Figure, near: NearIn) -> bool:
    """Return whether somebody else of those that a figure's card describes stands near another (6.3)."""

    def close(third: Figure) -> bool:
        if near.within is not None and distance(position, other, third) > near.within:
            return False
        return not near.adjacent or adjacent(position, other, third)

    there = (third for third in position.figures if third.squares and third.id != other.id)
    number = sum(fits(position, figure, each, near.of) and close(each) for each in there)
    least = near.least if near.least is not None else 1 if near.most is None else 0
    return bool(other.squares) and least <= number and (near.most is None or number <= near.most)


Asked = Callable[[Position, Figure, Figure, CharactersIn], bool]
ASKED: Mapping[str, Asked] = {
    "side": _side,
    "other": lambda _, figure, other, those: not those.other or figure.id != other.id,
    "itself": lambda _, figure, other, __: figure.id == other.id,
    "adjacent": lambda position, figure, other, those: (
        (_on_the_map(figure, other) and adjacent(position, figure, other)) == those.adjacent
    ),
    "within": lambda position, figure, other, those: _within(position, figure, other, those.within or 0),
    "away": lambda position, figure, other, those: (
        _on_the_map(figure, other) and distance(position, figure, other) >= (those.away or 0)
    ),
    "in_range": lambda position, figure, other, _: _within(position, figure, other, reach_of(position, figure)),
    "line_of_fire": _seen,
    "sees": lambda position, figure, other, those: _seen(position, other, figure, those),
    "keyword": lambda _, __, other, those: _keyword(other.keywords, those.keyword),
    "without_keyword": lambda _, __, other, those: not _keyword(other.keywords, those.without_keyword),
    "shares_keyword": lambda _, figure, other, those: (
        _keyword(other.keywords, list(figure.keywords)) == those.shares_keyword
    ),
    "keyword_of": lambda _, __, other, those: _of_family(other.keywords, those.keyword_of),
    "shares_keywords": lambda _, figure, other, those: (
        len(_plain_keywords(figure) & _plain_keywords(other)) >= (those.shares_keywords or 0)
    ),
    "named": lambda _, __, other, those: _named(those.named, other.name),
    "points": lambda _, __, other, those: those.points is None or among(those.points, other.points),
    "range_value": lambda position, _, other, those: (
        those.range_value is None or among(those.range_value, reach_of(position, other))
    ),
    "printed": lambda _, __, other, those: those.printed is None or _is_printed(other, those.printed) is True,
    "ranked": lambda position, figure, other, those: ranked_among(position, figure, other, those) is True,
    "compared": lambda _, figure, other, those: _points(figure, other, str(those.compared)),
    "size": lambda _, __, other, those: other.size in those.size,
    "sized": lambda _, figure, other, those: _sized(figure, other) == those.sized,
    "height": lambda position, figure, other, those: _height(position, figure, other) == those.height,
    "near": lambda position, figure, other, those: those.near is None or _near(position, figure, other, those.near),
    "used": lambda _, __, other, those: any(used_up(other.used, slug, 1) for slug in those.used),
    "name_has": lambda _, __, other, those: bool(named_so(other.name, those.name_has)),
    "namesake": lambda position, _, other, __: any(
        each.squares and each.id != other.id and same_name(each.name, other.name) for each in position.figures
    ),
    "markers": lambda position, figure, other, those: (
        those.markers is None or markers_near(position, figure, other, those.markers) >= (those.markers.least or 1)
    ),
    "objects": lambda position, _, other, those: (
        those.objects is None or things_with(position, other, those.objects) >= (those.objects.least or 1)
    ),
    "can_use": lambda position, _, other, those: any(can_use(position.powers, other, one) for one in those.can_use),
    "lacks": lambda position, _, other, those: not any(can_use(position.powers, other, one) for one in those.lacks),
    "special_power": lambda _, __, other, ___: any(one.kind == "special-power" for one in in_force(other.special)),
    "tokens": lambda _, __, other, those: those.tokens is None or among(those.tokens, other.tokens),
    "named_tokens": lambda _, __, other, those: those.named_tokens is None or so_many(those.named_tokens, other),
    "moved": lambda _, __, other, those: other.moved == those.moved,
    "placed": lambda _, __, other, those: other.placed == those.placed,
    "nearer": lambda position, figure, other, those: (
        _nearer_to(position, figure, other) if those.nearer == "asking" else nearer(position, other) == those.nearer
    ),
    "off": lambda position, _, other, those: not terrain_of(position, other) & set(those.off),
    "on": lambda position, _, other, those: bool(terrain_of(position, other) & set(those.on)),
    "holds": lambda position, _, other, those: (
        any(thing.held_by == other.id for thing in position.things) == those.holds
    ),
    "equipped": lambda position, _, other, those: (
        any(thing.equipped_by == other.id for thing in position.things) == those.equipped
    ),
    "bystander": lambda _, __, other, those: other.bystander == those.bystander,
    "standard": lambda _, __, other, those: is_standard(other) == those.standard,
    "tag": lambda _, __, other, those: _told(other.facts.tags, those.tag),
    "team_ability": lambda _, __, other, those: any(uses_team(other, one) for one in those.team_ability),
    "team_symbol": lambda _, __, other, those: any(has_team(other, one) for one in those.team_symbol),
    "displays": lambda _, __, other, those: _displays(other.facts.displays, those.displays),
    "starting_force": lambda _, __, other, those: other.facts.starting_force == those.starting_force,
    "did": lambda _, figure, other, those: those.did is None or bool(did(figure, other, those.did)),
    "didnt": lambda _, figure, other, those: those.didnt is None or did(figure, other, those.didnt) is False,
}
