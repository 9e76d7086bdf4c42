"""One effect of a card, as a document writes it and as the reader of texts understands it."""

from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field

from engine.heroclix.written.asked import asks_for_facts
from engine.heroclix.written.base import Model, Name, Number, Signed, Size, Slug, Slugs, ValueName
from engine.heroclix.written.conditions import CharactersIn, ConditionsIn, Gone, MarkersIn

__all__ = ["BreakAwayIn", "EffectIn", "ObjectsIn", "PerIn", "RestrictIn", "When"]

Die = Annotated[int, Field(ge=1, le=6, strict=True)]
When = Literal["always", "attacking-close", "attacking-range", "against-close", "against-range"]
Chosen = Literal[
    "speed", "attack", "defense", "damage", "standard", "special", "standard-speed", "standard-attack",
    "standard-defense", "standard-damage",
    "red", "orange", "yellow", "lime-green", "green", "light-blue", "blue", "purple", "pink", "brown", "black", "gray",
]  # fmt: skip
Rerolled = Literal["own", "against", "opponents", "all", "break-away"]
CantBe = Literal[
    "targeted",
    "seen",
    "carried",
    "healed",
    "chosen",
    "equipped",
    "knocked-back",
    "moved",
    "placed",
    "given-tokens",
    "knockback-damaged",
]


class RestrictIn(Model):
    """How a granted power is not what the card of powers says (20.2); what is left out stays as it is there.

    - `target`: it may only target, choose, carry or place such characters;
    - `range`: its own range value, `minimum_range`: its minimum range; `squares`: within so many squares instead of
      adjacent, or so many squares that Sidestep moves;
    - `targets`: its attack may have so many targets, whatever the figure's own number is;
    - `succeeds_on`: the d6 results on which it succeeds; `most`: so many markers;
    - `full_speed`: it doesn't halve speed, `full_range`: nor range; `deals`: the damage that it deals instead;
    - `moves_most`: its user moves so many squares at most;
    - `moved_too`: it is used even by who was moved or placed this turn;
    - `gains`: improved abilities that its user can use during it; `penetrating`: the damage that it deals is so;
    - `also`: it is for such characters as well as for adjacent ones; `any_points`: it may choose such characters
      whatever their point value is;
    - `only_modify`: it may only modify these values, `sign` only that way; `adds`: it modifies by so much instead;
    - `least`: the least damage that Blades/Claws/Fangs deals, where the card of powers has no more;
    - `carried_by`: such carriers may carry its user nonetheless; `only_markers`: Telekinesis places no characters;
    - `gives`: so many action tokens instead of one; `heals`: so many clicks instead of one; `heals_each`: one click
      for each character that the attack hit and damaged, or for each of the `opponents` among them;
    - `chooses`: Outwit may take such powers alone, of one of these kinds: those of a combat value (18.3), `standard`
      or `special` ones, `standard-speed` and the like, those of a colour (27);
    - `chooses_powers`: Outwit may take these standard powers alone; `never_chooses`: none of such a kind;
    - `carries`: what passengers are carried regardless of, their `size` or their `flight`;
    - `attack`: its attack may be of this kind alone, or of `any`;
    - `as_type`: it is given as an action of this type alone;
    - `rerolls`: it rerolls attack rolls alone, of such attacks: its `own`, those `against` it, those of `opponents`,
      of `all`; or `break-away` rolls;
    - `times`: it may be used so often each turn; `limit`: so often under the name of its card (21.11);
    - `always`: whoever uses it through this card uses it so, though the card gives it without that, too (20.7a).
    """

    target: CharactersIn | None = None
    range: Number | None = None
    minimum_range: Number | None = None
    squares: Number | None = None
    succeeds_on: Annotated[list[Die], Field(max_length=6)] = Field(default_factory=list)
    most: Number | None = None
    full_speed: Literal[True] | None = None
    full_range: Literal[True] | None = None
    moves_most: Number | None = None
    moved_too: Literal[True] | None = None
    gains: Slugs = Field(default_factory=list)
    penetrating: Literal[True] | None = None
    also: CharactersIn | None = None
    any_points: CharactersIn | None = None
    deals: Number | None = None
    only_modify: Annotated[list[ValueName], Field(max_length=5)] = Field(default_factory=list)
    sign: Literal["up", "down"] | None = None
    targets: Annotated[int, Field(ge=1, le=9, strict=True)] | None = None
    adds: Number | None = None
    least: Number | None = None
    carried_by: CharactersIn | None = None
    only_markers: Literal[True] | None = None
    gives: Annotated[int, Field(ge=1, le=2, strict=True)] | None = None
    heals: Number | None = None
    heals_each: Literal["any", "opponents"] | None = None
    chooses: Annotated[list[Chosen], Field(max_length=10)] = Field(default_factory=list)
    chooses_powers: Slugs = Field(default_factory=list)
    never_chooses: Annotated[list[Chosen], Field(max_length=10)] = Field(default_factory=list)
    carries: Annotated[list[Literal["flight", "size"]], Field(max_length=2)] = Field(default_factory=list)
    attack: Literal["close", "range", "any"] | None = None
    as_type: Literal["move", "close", "range", "power"] | None = None
    rerolls: Annotated[list[Rerolled], Field(max_length=5)] = Field(default_factory=list)
    times: Annotated[int, Field(ge=2, le=9, strict=True)] | None = None
    limit: Literal["once-per-turn", "once-per-game"] | None = None
    always: Literal[True] | None = None


class ObjectsIn(Model):
    """Objects that nobody holds or has equipped, within so many squares of the figure itself (17.1)."""

    within: Number


class PerIn(Model):
    """That a modifier counts for each of something, at most `most` times.

    `tokens`: the figure's own action tokens; `its_tokens`: those of the other in the attack; `named_tokens`: those of a
    name on its own card (21.5), with `its_tokens` on the other's; or `characters`, on the map, on its own `force`, or
    `gone` since they were KO'd, with `beside_it` those adjacent to the other in the attack; or terrain `markers`, or
    `objects`, or both together.
    `theirs`: the tokens are those of whom the effect is for. `every`: it counts once for so many of them.
    """

    tokens: Literal[True] | None = None
    its_tokens: Literal[True] | None = None
    named_tokens: Name | None = None
    characters: CharactersIn | None = None
    beside_it: Literal[True] | None = None
    markers: MarkersIn | None = None
    objects: ObjectsIn | None = None
    force: Literal[True] | None = None
    gone: Gone | None = None
    theirs: Literal[True] | None = None
    every: Annotated[int, Field(ge=2, le=9, strict=True)] | None = None
    most: Number | None = None


class BreakAwayIn(Model):
    """How a figure breaks away by a card (10.8): exactly one of these.

    `automatic`, or `never_automatic`; `on`: also on these results of the d6, by a card of its own or of a friend;
    `only_on`: on no others, by the card of who holds it; `add`: to its result.
    """

    automatic: Literal[True] | None = None
    never_automatic: Literal[True] | None = None
    on: Annotated[list[Die], Field(max_length=6)] = Field(default_factory=list)
    only_on: Annotated[list[Die], Field(max_length=6)] = Field(default_factory=list)
    add: Signed | None = None


class EffectIn(Model):
    """One structured effect of a special power, trait, team ability, equipment or card: exactly one of these.

    - `grants`: the slug of a standard power, ability or keyphrase that the figure can use through it; with `per` its
      number counts so many times, and nothing is granted for none (27.7d);
    - `modify` and `add`: a modifier of a combat value. `when` it counts (left out: always), `lent` where it is
      for adjacent friendly characters instead of the figure itself, `unique` the name of a UNIQUE MODIFIER;
    - `replace` and one of `set`, `halve`, `double`: a replacement value (6.8); `when` and `lent` as above;
    - `bound` and one of `minimum`, `maximum`: a bound of a combat value (13.4); `when` and `lent` as above;
    - `damage_dealt`: an increase, or a decrease, of the damage that its attacks deal each hit target (6.10), `when`
      as above;
    - `damage_taken`: a reducer of the damage that it takes, below 0, or an increase of it (12.5a); `when` as above;
    - `instead`: the damage that its attacks deal instead of normal damage (12.4c), `when` as above; with `may` its
      player may choose it;
    - `cant_reroll`: its attack rolls, or its break away rolls, can't be rerolled (21.3a); attack rolls with `by` by
      such characters alone, with `of` by that power alone, in the `role` of a target those of attacks on it;
    - `regardless`, of range, line of fire or adjacency (6.3d, 11.3c, 11.4e), for the action or power `of`; left out,
      for all its attacks and effects;
    - `as_free`: the slug of an action that it may be given as FREE, once per turn; without the power itself in no other
      way (7.5, 7.6, 21.1c);
    - `action_total`: its force's action total is that much higher or lower (7.9); with `once`, once for the force,
      however many of it have the card;
    - `size`: the damage symbol that replaces its own; of several the one listed last is the most recent (21.2c, P93);
    - `cant`: the slug of what it can't use, or a word as in a figure's `cant_use`;
    - `protected`: Outwit or Pulse Wave doesn't take it (27.7l, 27.7m);
    - `guards`: its powers of that combat value can't be taken by Outwit (22.7, 27.7l);
    - `safeguard`: the slug of the effect that the figure has a SAFEGUARD against (27.7n);
    - `limit`: it is used up once its name stands among what was used this turn, or this game (21.11); with `times`,
      once it stands there that often;
    - `targets`: its attacks may have so many targets, whatever its base shows (12.1); with 1 none can have more, those
      on all and Energy Explosion among them (20.4);
    - `unhalved`: `speed` or `range`, which the action `of` doesn't halve for it (27.1e, 27.1j, 27.1l);
    - `takes_most`: it takes at most so much damage from an attack (12.5), of damage that is not penetrating alone with
      `unless_penetrating`; with `dealt` no more is dealt to it in the first place (12.4a);
    - `deals_most`: its attacks deal each target at most so much (12.4, 13.4); `reduced_least`: what they deal can't be
      reduced below that number;
    - `reduces_besides`: of the damage that it takes so much is reduced besides what the one reducer takes off (12.5b);
    - `reduces_most`: of the damage that it takes it can reduce no more than that; 0, nothing (20.4);
    - `penetrating`: the damage that its attacks deal is penetrating (12.5c);
    - `reduces_penetrating`: it can reduce penetrating damage; with `of` by that power alone;
    - `cant_be`: what can't be done to it; `chosen` with `of`, the power or effect that can't choose it; `seen`: no line
      of fire can be drawn to it; `targeted` with `attacks`, by attacks of that kind alone, or with
      `several`, by those with more than one target; `healed` with `above`, past that click alone, with `of` by that
      power alone; `by`: by whom, left out, by anybody, `itself` the one whose card it is;
    - `safeguard` with `by`: against the effect of such characters alone;
    - `by_side`: by whom as well, where something can't be done to others or they have a safeguard: `friends` or
      `opponents` of the figure whose card it is, while `by` is seen from whom it protects (6.2);
    - `cant_target`: its attacks, of one kind alone with `attacks`, can't target such characters; `{}`: nobody (20.4);
      `side` and `other` as seen from the figure whose card it is;
    - `break_away`: how it breaks away (`BreakAwayIn`);
    - `cant_modify`: that value of it, or `all`, can't be modified, `sign` only that way; `by` as above; with
      `of` by that power alone, which somebody lends;
    - `beside`: for the opposing characters of `who` its own figure is as an adjacent one, wherever they move (10.7b,
      10.7c), or where they begin to and break away alone (10.8);
    - `loses`: the slug of what it can't use, for the characters of `who`: as `cant`, but for others;
    - `standard`: `false`, it is no standard character, whatever its base shows (1.10);
    - `grants_team`: the name of a team ability that it can use (19.4). What that does, the special of that name and
      kind says that somebody in the position has; where nobody has, players read its text;
    - `loses_team`: the name of one that it can't use, or `true` for all of them (20.4).

    With `sideline` an effect counts while its character is on the Sideline, too (27.7o).

    `when` is a word for the kind of attack and its part in it, or an object of conditions (`ConditionsIn`). `who`
    (`CharactersIn`): whom the effect is for; left out, the figure itself, under the conditions of `when`. `restrict`
    goes with `grants`, `per` with `modify`.
    """

    grants: Slug | None = None
    modify: ValueName | None = None
    add: Signed | None = None
    replace: ValueName | None = None
    set: Number | None = None
    halve: Literal[True] | None = None
    double: Literal[True] | None = None
    bound: ValueName | None = None
    minimum: Number | None = None
    maximum: Number | None = None
    damage_dealt: Signed | None = None
    damage_taken: Signed | None = None
    instead: Number | None = None
    may: Literal[True] | None = None
    cant_reroll: Literal["attack-roll", "break-away-roll"] | None = None
    regardless: Literal["range", "line-of-fire", "adjacency"] | None = None
    of: Slug | None = None
    as_free: Slug | None = None
    action_total: Signed | None = None
    once: Literal[True] | None = None
    size: Size | None = None
    cant: Slug | None = None
    when: When | ConditionsIn = "always"
    who: CharactersIn | None = None
    lent: Literal["adjacent-friends"] | None = None
    unique: Name | None = None
    protected: Literal["outwit", "pulse-wave"] | None = None
    guards: Literal["speed", "attack", "defense", "damage"] | None = None
    safeguard: Slug | None = None
    limit: Literal["once-per-turn", "once-per-game"] | None = None
    times: Annotated[int, Field(ge=2, le=20, strict=True)] | None = None
    takes_most: Number | None = None
    unless_penetrating: Literal[True] | None = None
    dealt: Literal[True] | None = None
    deals_most: Number | None = None
    reduced_least: Number | None = None
    reduces_most: Number | None = None
    reduces_besides: Number | None = None
    penetrating: Literal[True] | None = None
    reduces_penetrating: Literal[True] | None = None
    cant_be: CantBe | None = None
    by: CharactersIn | None = None
    by_side: Literal["friends", "opponents"] | None = None
    above: Number | None = None
    cant_target: CharactersIn | None = None
    break_away: BreakAwayIn | None = None
    beside: Literal["moving", "breaking-away"] | None = None
    attacks: Literal["close", "range"] | None = None
    several: Literal[True] | None = None
    cant_modify: Literal["speed", "attack", "defense", "damage", "range", "all"] | None = None
    sign: Literal["up", "down"] | None = None
    loses: Slug | None = None
    standard: Literal[False] | None = None
    grants_team: Name | None = None
    loses_team: Literal[True] | Name | None = None
    targets: Annotated[int, Field(ge=1, le=9, strict=True)] | None = None
    unhalved: Literal["speed", "range"] | None = None
    restrict: RestrictIn | None = None
    per: PerIn | None = None
    sideline: Literal[True] | None = None

    @cached_property
    def asks_for_facts(self) -> bool:
        """Whether it asks for something that a position may leave out (`asked`)."""
        return asks_for_facts(self)
