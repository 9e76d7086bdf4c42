"""Which characters an effect speaks of, and when it counts.

`CharactersIn` says which characters, and `ConditionsIn` when. Within one form everything that is given has to hold;
what is left out is not asked. Lists are alternatives: one of them has to hold.
"""

from typing import Annotated, Literal

from pydantic import Field

from engine.heroclix.written.base import Model, Name, Names, Number, Points, Size, Slugs

__all__ = [
    "AttackIn",
    "CharactersIn",
    "ConditionsIn",
    "CountIn",
    "Deed",
    "DidIn",
    "Gone",
    "NamedIn",
    "NearIn",
    "NumbersIn",
    "Terrain",
    "TurnOf",
]

Terrain = Literal["clear", "hindering", "water", "elevated", "blocking"]
Terrains = Annotated[list[Terrain], Field(min_length=1, max_length=5)]
TurnOf = Literal["own", "others"]
Compared = Literal["lower", "higher", "equal", "at-most", "at-least"]
Gone = Literal["this-turn", "this-game"]
# what somebody did, or had done to it; by an opponent where the word says so
Deed = Literal[
    "attacked", "hit", "missed", "damaged",
    "was-attacked", "was-hit", "was-missed", "was-damaged",
    "was-attacked-by-opponents", "was-hit-by-opponents", "was-damaged-by-opponents",
]  # fmt: skip


class NumbersIn(Model):
    """A number that may be from `least` to `most`; the one left out is no limit."""

    least: Points | None = None
    most: Points | None = None


class NamedIn(Model):
    """So many tokens of a name on a figure's card (21.5): `least` to `most`, by their name without case."""

    name: Name
    least: Number | None = None
    most: Number | None = None


class DidIn(Model):
    """One thing that a figure did or had done to it: this turn, since its side's last turn, or in this game."""

    what: Deed
    when: Literal["this-turn", "since-own-turn", "this-game"]


class NearIn(Model):
    """That somebody else of those in `of` stands near: `adjacent` or `within` so many squares; or `least` so many."""

    of: "CharactersIn"
    adjacent: Literal[True] | None = None
    within: Number | None = None
    least: Number | None = None


class CharactersIn(Model):
    """Which characters, as seen from the figure whose effect it is.

    - `side`: `friends` (itself too, 6.2), `opponents`, or `any`; `other`: not the figure itself; `itself`: it alone;
    - `adjacent` (6.3); `within` so many squares (6.3e), `away` at least so many; `line_of_fire` to them is not blocked;
      `in_range`: within its own range value, as calculated (11.3a);
    - `keyword`: one of them, `without_keyword`: none of these; `shares_keyword` with it; `named`: one of these names,
      whole (21.9);
    - `points`: their point value; `compared`: how it compares with the figure's own;
    - `size`: one of them; `sized`: how theirs compares with the figure's own (21.2);
    - `can_use`: one of these powers or abilities, `lacks`: none of these; `special_power`: it can use one (18.2);
    - `tokens`: action tokens; `named_tokens`: those of a name;
    - `on`: one of these kinds of terrain, `off`: none of them;
    - `moved`, `placed`: whether they were this turn;
    - `nearer`: their `own` starting area, or one of `others`, lies nearer to them than all of the other kind; `asking`:
      that of the figure itself than their own;
    - `height`: they stand higher, lower or on the same elevation;
    - `equipped`: whether they have equipment; `holds`: whether they hold an object; `bystander`: whether they are one;
    - `standard`: whether they are standard characters (1.10); `tag`: one of these, as Sidekick (24.6);
      `team_ability`: they can use one of these (19.4); `starting_force`: whether they were on one (2.3);
    - `did`: such a thing, `didnt`: no such; `near`: somebody else stands near them;
    - `any`: one of these descriptions fits as well as all the rest ("that are adjacent or have a keyword").
    """

    side: Literal["friends", "opponents", "any"] = "any"
    other: bool = False
    itself: Literal[True] | None = None
    adjacent: bool | None = None
    within: Number | None = None
    away: Number | None = None
    line_of_fire: Literal[True] | None = None
    in_range: Literal[True] | None = None
    keyword: Names = Field(default_factory=list)
    without_keyword: Names = Field(default_factory=list)
    shares_keyword: Literal[True] | None = None
    named: Names = Field(default_factory=list)
    points: NumbersIn | None = None
    compared: Compared | None = None
    size: Annotated[list[Size], Field(max_length=4)] = Field(default_factory=list)
    sized: Literal["larger", "smaller", "same"] | None = None
    can_use: Slugs = Field(default_factory=list)
    lacks: Slugs = Field(default_factory=list)
    special_power: Literal[True] | None = None
    tokens: NumbersIn | None = None
    named_tokens: NamedIn | None = None
    on: Annotated[list[Terrain], Field(max_length=5)] = Field(default_factory=list)
    off: Annotated[list[Terrain], Field(max_length=5)] = Field(default_factory=list)
    moved: bool | None = None
    placed: bool | None = None
    nearer: Literal["own", "others", "asking"] | None = None
    height: Literal["higher", "lower", "same"] | None = None
    equipped: bool | None = None
    holds: bool | None = None
    bystander: bool | None = None
    standard: bool | None = None
    tag: Names = Field(default_factory=list)
    team_ability: Names = Field(default_factory=list)
    starting_force: bool | None = None
    did: DidIn | None = None
    didnt: DidIn | None = None
    near: NearIn | None = None
    any: Annotated[list["CharactersIn"], Field(max_length=8)] = Field(default_factory=list)


class CountIn(Model):
    """That so many characters are there: `least` to `most` of those that `of` describes, on the map.

    `force`: counted are those of its own force, those off the map too. `gone`: those that were KO'd instead; `ever`:
    those that were KO'd too, and those off the map. With neither number, one at least.
    """

    of: CharactersIn = Field(default_factory=CharactersIn)
    force: Literal[True] | None = None
    gone: Gone | None = None
    ever: Literal[True] | None = None
    least: Number | None = None
    most: Number | None = None


class AttackIn(Model):
    """The attack during which an effect counts, and the part that the figure has in it.

    `role`: it makes the attack, or is a target of it. `kind` of attack. `using`: the action that makes it. `other`: the
    one on the other side, the target that is looked at or the attacker; `theirs`: as seen from whom the effect is for,
    and not from the figure whose effect it is. `only`: all targets are such. `targets`: how many the attack has.
    """

    role: Literal["attacker", "target"]
    kind: Literal["close", "range"] | None = None
    using: Slugs = Field(default_factory=list)
    other: CharactersIn | None = None
    theirs: Literal[True] | None = None
    only: Literal[True] | None = None
    targets: NumbersIn | None = None


class ConditionsIn(Model):
    """When an effect counts: everything that is given here holds of the figure whose effect it is.

    `attack` alone speaks of whom the effect is for, which is the figure itself where the effect names no other (`who`);
    so "characters that can use Charge modify defense +1 when Hollis attacks them" has such characters for its `who`,
    and an attack in whose `role` of `target` they stand, its `other` being `itself`.

    - `on`: it occupies one of these kinds of terrain; `beside`: it is adjacent to such a square;
    - `tokens`: it has so many action tokens; `named_tokens`: so many of a name (21.5);
    - `nearer`: its `own` starting area, or one of `others`, lies nearer to it than all of the other kind;
    - `click`: its dial shows one of these click numbers; `points`: its own;
    - `count`: so many characters are there, each count for itself;
    - `turn`: whose turn it is, that of its own side or another's;
    - `acted`: whether it was given a costed action this turn; `carried`, `moved`, `placed`: whether it was this turn;
      `moved_or_placed`: whether one of the two;
    - `attack`: during such an attack;
    - `can_use`: one of these powers or abilities, apart from this effect; `lacks`: none of these;
    - `holds`: whether it holds an object; `equipped`: whether it has equipment;
    - `area`: it occupies its `own` starting area, one of `others`, or `any`;
    - `on_the_map`: whether it is; `outnumbered`: an opposing force has more characters than its own (2.5);
      `opposing_force`: one has so many characters;
    - `itself`: it is such a character; `themed`: its side's is a themed team, or one of these keywords (23.2);
    - `any`: one of several sets of conditions; `unless`: not all of these hold.
    """

    on: Terrain | Terrains | None = None
    beside: Terrain | Terrains | None = None
    tokens: NumbersIn | None = None
    click: NumbersIn | None = None
    points: NumbersIn | None = None
    count: Annotated[list[CountIn], Field(max_length=8)] = Field(default_factory=list)
    turn: TurnOf | None = None
    named_tokens: NamedIn | None = None
    nearer: Literal["own", "others"] | None = None
    acted: bool | None = None
    carried: bool | None = None
    moved: bool | None = None
    placed: bool | None = None
    moved_or_placed: bool | None = None
    attack: AttackIn | None = None
    can_use: Slugs = Field(default_factory=list)
    lacks: Slugs = Field(default_factory=list)
    holds: bool | None = None
    equipped: bool | None = None
    area: Literal["own", "others", "any"] | None = None
    on_the_map: bool | None = None
    outnumbered: bool | None = None
    opposing_force: NumbersIn | None = None
    itself: CharactersIn | None = None
    themed: Literal[True] | Names | None = None
    any: Annotated[list["ConditionsIn"], Field(max_length=8)] = Field(default_factory=list)
    unless: "ConditionsIn | None" = None
