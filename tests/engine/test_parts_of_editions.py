"""An edition with another part is judged by it: each part is asked where its procedure needs it, and nowhere passed by.

The parts here are made up, close to what other books say; the readings of those books are proved with their editions.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import pytest

from engine import DocumentError
from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.ground.immunity import shield
from engine.heroclix.board.knockback.path import Knockback, knockback
from engine.heroclix.board.knockback.rules import by_doubles, fall, yields
from engine.heroclix.document import EffectIn, SpecialIn, Unasked
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.effects.areas.blast import quake
from engine.heroclix.effects.areas.elements import Element, elements
from engine.heroclix.effects.destroying.destroy import Destroying
from engine.heroclix.effects.destroying.ruin import destroyed
from engine.heroclix.effects.placing.pick_up import PickUp
from engine.heroclix.effects.placing.placing import against_figure, against_moving
from engine.heroclix.fight.actions.carry import against_carry
from engine.heroclix.fight.actions.instruction import against_instruction
from engine.heroclix.fight.actions.kinds import given_as
from engine.heroclix.fight.actions.rights import against_action, notes_on
from engine.heroclix.fight.actions.turn import TwoTokens, cleared, given_tokens
from engine.heroclix.fight.attack.choices import Choices
from engine.heroclix.fight.attack.criticals import SixesAndOnes, critical_of
from engine.heroclix.fight.attack.damage_dealt import penetrating_powers
from engine.heroclix.fight.attack.damage_taken import harm
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.fight.attack.knockback import cost
from engine.heroclix.fight.attack.reducers import OneReducer
from engine.heroclix.fight.attack.sequence import judge_attack
from engine.heroclix.fight.uses.use import Use, UseOutcome, judge_use
from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.fight.values.stack import Effect, stack
from engine.heroclix.fight.values.value import calculated
from engine.heroclix.force.elements import listing
from engine.heroclix.force.first_places import HighestIsFirst
from engine.heroclix.force.initiative import Team, judge_initiative
from engine.heroclix.force.limits import limit_reasons
from engine.heroclix.force.listed import ForceIn
from engine.heroclix.force.victory import PointsAndMissions, defeating, missions_win
from engine.heroclix.game import Move
from engine.heroclix.position import (
    Figure,
    Life,
    MapPrint,
    Marker,
    Modifier,
    Phase,
    Position,
    Printed,
    Special,
    Thing,
    Turn,
)
from engine.heroclix.powers import can_use
from engine.heroclix.powers.inherent import PrintedOrPlain, breaks_underfoot, gone_unequipped, may_equip
from engine.heroclix.powers.two_weights import LightAndHeavy
from engine.heroclix.powers.weights import FourWeights
from engine.heroclix.ruleset import Abilities, Power, Powers, Ruleset
from engine.heroclix.ruleset.first_turns import Opening, SoFar
from engine.heroclix.ruleset.power import Healing
from engine.heroclix.ruleset.vocabulary import Vocabulary
from engine.heroclix.structured import checked_special
from engine.heroclix.vocabulary import check_forces, check_known, check_lying
from tests.engine.game.tables import ANN, set_up


class InAnyOrder:
    """Replacements as listed, and minimums alone."""

    def replacements(self, effects: Sequence[Effect], listed: bool) -> Iterable[Sequence[Effect]]:
        """Return them all, as listed."""
        yield [effect for effect in effects if effect.operation in ("set", "halve", "double")]

    def bounds(self, effects: Sequence[Effect]) -> Sequence[Effect]:
        """Return the minimums."""
        return [effect for effect in effects if effect.operation == "minimum"]


@pytest.mark.parametrize(
    ("effects", "today", "as_listed"),
    [
        ([Effect("halve"), Effect("set", 10)], 5, 10),
        ([Effect("set", 10), Effect("halve")], 5, 5),
        ([Effect("maximum", 4)], 4, 8),
        ([Effect("minimum", 9)], 9, 9),
        ([Effect("minimum", 9), Effect("maximum", 4)], 4, 9),
    ],
)
def test_13_1_what_counts_first_is_the_editions(effects: list[Effect], today: int, as_listed: int) -> None:
    """What sets a value comes before what halves it today; where the order is free, as it was listed."""
    other = replace(MODERN, stacking=InAnyOrder())
    assert (stack(MODERN, "speed", 8, effects).value, stack(other, "speed", 8, effects).value) == (today, as_listed)


class NoneAtOnce(TwoTokens):
    """Tokens are cleared whatever was received."""

    def kept(self, tokens: int, received: bool) -> int:
        """Return none."""
        return 0


@pytest.mark.parametrize(("tokens", "today", "of_three"), [(1, 1, 1), (2, 0, 1), (3, 0, 0)])
def test_7_4_what_forbids_actions_is_the_editions(tokens: int, today: int, of_three: int) -> None:
    """With two tokens no action is given today; with three as the number that forbids, one still is."""
    cap = Figure("cap", "Cap", "red", (0,), tokens=tokens)
    other = replace(MODERN, tokens=TwoTokens(most=3, forbidding=3))
    allowed = [
        not against_action(Position(rules, MapPrint(8, 8), (cap,), turn=Turn("red")), cap, MODERN.powers["move"])
        for rules in (MODERN, other)
    ]
    assert allowed == [bool(today), bool(of_three)]


def test_13_3_and_9_4_tokens_given_and_cleared_are_the_editions() -> None:
    """A third token is refused today and given by another limit; who received one keeps all of them today."""
    third = replace(MODERN, tokens=TwoTokens(most=3))
    assert [given_tokens(rules, "cap", 2)[0] for rules in (MODERN, third)] == [2, 3]
    none = replace(MODERN, tokens=NoneAtOnce())
    assert [cleared(rules, "cap", 2, received=True)[0] for rules in (MODERN, none)] == [2, 0]


class UntilItStirs:
    """Safe until it acts or moves, wherever it stands."""

    stays_put = True

    def spare(self, opening: Opening) -> bool:
        """Return whether it has done nothing."""
        return not opening.stirred


@pytest.mark.parametrize(("square", "moved", "today", "otherwise"), [(0, 1, 1, 0), (9, 0, 0, 1), (9, 1, 0, 0)])
def test_14_1_who_is_safe_at_first_is_the_editions(square: int, moved: int, today: int, otherwise: int) -> None:
    """Today the starting area keeps a figure safe; elsewhere that it has done nothing yet."""
    cap = Figure("cap", "Cap", "red", (square,), so_far=SoFar(moved=bool(moved)))
    paper = MapPrint(8, 8, starting_areas={"red": 1, "blue": 1 << 63})
    turn = Turn("red", first_turn_done=frozenset())
    found = [
        shield(Position(rules, paper, (cap,), turn=turn), cap) is not None
        for rules in (MODERN, replace(MODERN, first_turns=UntilItStirs()))
    ]
    assert found == [bool(today), bool(otherwise)]


@dataclass(frozen=True)
class OnFives(SixesAndOnes):
    """A pair of fives is critical."""

    always: int = 5


def test_12_3b_the_critical_faces_are_the_editions() -> None:
    """What the dice have to show is asked of the edition, by every rule that speaks of a critical hit."""
    fives = replace(MODERN, rolls=OnFives())
    assert [critical_of(rules, (5, 5)) for rules in (MODERN, fives)] == [None, "hit"]
    assert [critical_of(rules, (6, 6)) for rules in (MODERN, fives)] == ["hit", None]


def test_4_1b_who_goes_first_and_picks_the_map_is_the_editions() -> None:
    """Today the highest has yet to choose; elsewhere it is first at once. The bonus may count members."""
    teams = [Team("red", ("Crew",), members=5), Team("blue")]
    dice = [{"red": (3, 3), "blue": (5, 5)}]
    today, other = (
        judge_initiative(teams, dice, None, rules)[1]
        for rules in (MODERN, replace(MODERN, first_player=HighestIsFirst(lead=9)))
    )
    assert (today.bonus["red"], today.chooses, today.first, today.map_by) == (3, "blue", None, None)
    assert (other.bonus["red"], other.chooses, other.first) == (5, None, "red")
    assert (other.order, other.map_by, other.area_by) == (("red", "blue"), "red", "blue")


def test_5_2_what_points_decide_is_the_editions() -> None:
    """A hundred points above the build total defeat today, and twenty mission points win."""
    other = replace(MODERN, score=PointsAndMissions(margin=50, missions=10))
    assert [(defeating(rules, 300), missions_win(rules, 19)) for rules in (MODERN, other)] == [
        (400, False),
        (350, True),
    ]


@dataclass(frozen=True)
class ByWeight(PrintedOrPlain):
    """A heavy object adds more, printed or not."""

    def swung(self, kind: str, values: Mapping[str, int]) -> int:
        """Return two for a heavy one."""
        return 2 if kind == "heavy" else super().swung(kind, values)


@pytest.mark.parametrize(("kind", "today", "by_weight"), [("standard", 3, 3), ("heavy", 3, 4)])
def test_17_11c_what_an_object_adds_is_the_editions(kind: str, today: int, by_weight: int) -> None:
    """What nothing is printed on adds one today, whatever it weighs."""
    strong = Figure("hulk", "Hulk", "red", (0,), printed=Printed(10, 10, 17, 2), powers=frozenset({"super-strength"}))
    held = Thing("car", kind, held_by="hulk")
    swinging = Moment("close", attacker=strong, action=MODERN.powers["close-terrain-action"])
    found = [
        calculated(Position(rules, MapPrint(8, 8), (strong,), things=(held,)), strong, "damage", swinging).value
        for rules in (MODERN, replace(MODERN, objects=ByWeight()))
    ]
    assert found == [today, by_weight]


OTHER_SIZES = Powers(
    [power for power in MODERN.powers.standard if power.slug != "flurry"],
    [*(power for power in MODERN.powers.keyphrases if power.slug != "flight"), Power("flight", "", "keyphrase")],
    MODERN.powers.inherent[:3],
    abilities=Abilities(improved={"improved-movement:water": ""}, of_size={"giant": ("flight",)}),
)


@pytest.mark.parametrize(
    ("slug", "today", "elsewhere"),
    [
        ("great-size", True, False),
        ("improved-movement:elevated", True, False),
        ("flight", False, True),
        ("move", True, True),
        ("range-terrain-action", True, False),
    ],
)
def test_21_2_what_a_size_brings_and_what_everyone_can_is_the_editions(slug: str, today: bool, elsewhere: bool) -> None:
    """A giant has Great Size today and what that includes; elsewhere it flies, and flight includes nothing more."""
    hulk = Figure("hulk", "Hulk", "red", (0,), size="giant")
    other = replace(MODERN, powers=OTHER_SIZES)
    found = [Position(rules, MapPrint(8, 8), (hulk,)) for rules in (MODERN, other)]
    assert [can_use(position.powers, hulk, slug) for position in found] == [today, elsewhere]
    assert [Board.of(position).users("great-size") for position in found] == [(hulk,), ()]


@pytest.mark.parametrize(
    ("slug", "today", "elsewhere"),
    [("flurry", True, False), ("improved-movement:water", False, True), ("giant-reach:2", True, False)],
)
def test_18_2_what_a_card_can_grant_is_the_editions(slug: str, today: bool, elsewhere: bool) -> None:
    """A card grants the powers and abilities of its edition's lists, and no others."""
    found = []
    for powers in (MODERN.powers, OTHER_SIZES):
        try:
            checked_special(powers, "special[0]", SpecialIn(name="Plan", effects=[EffectIn(grants=slug)]))
            found.append(True)
        except DocumentError as error:
            found.append(error.message != "error-not-grantable")
    assert found == [today, elsewhere]


def test_12_6_who_yields_by_which_dice_and_at_what_cost_is_the_editions() -> None:
    """Today larger figures and bases stay put, 6-6 grants nothing and one reducer takes all; elsewhere not so."""
    rules = replace(
        MODERN.knockback, larger_than_cause=True, larger_bases=True, criticals=True, point_by_point=False, fall=2
    )
    other = replace(MODERN, knockback=replace(rules, safe_falls=("flight",), short_effects=False))
    cap, wide = Figure("cap", "Cap", "red", (0,)), Figure("wide", "Wide", "blue", (9, 10), size="giant")
    bird = Figure("bird", "Bird", "blue", (20,), powers=frozenset({"flight", "toughness"}))
    both = [Position(each, MapPrint(8, 8), (cap, wide, bird)) for each in (MODERN, other)]
    assert [yields(position, wide, cap) for position in both] == [False, True]
    assert [by_doubles(position.ruleset, (6, 6), critical=True) for position in both] == [False, True]
    assert [(fall(position, cap), fall(position, bird)) for position in both] == [(1, 1), (2, 0)]
    assert [cost(position, bird, 3, clicked=False)[0].taken for position in both] == [0, 2]
    short = [knockback(position, bird, cap, 1).value for position in both]
    assert [(found.path, found.damage) for found in short if isinstance(found, Knockback)] == [((29,), 1), ((29,), 0)]


@pytest.mark.parametrize(("rules", "said"), [(MODERN, ["carry-one"]), (replace(MODERN, carried=2), [])])
def test_27_8d_how_many_are_carried_is_the_editions(rules: Ruleset, said: list[str]) -> None:
    """One character without Passenger: X today."""
    truck = Figure("truck", "Truck", "red", (0,), size="giant")
    friends = tuple(Figure(f"f{at}", f"F{at}", "red", (at,)) for at in (1, 8))
    position = Position(rules, MapPrint(8, 8), (truck, *friends), turn=Turn("red"))
    assert [step.message for step in against_carry(position, truck, friends)] == said
    assert against_carry(position, truck, friends[:1]) == []


class AddedUp(OneReducer):
    """Every reducer counts, after what increases the damage."""

    def applied(self, amounts: Mapping[str, int], chosen: str | None) -> tuple[str, ...]:
        """Return all of them."""
        return tuple(amounts)


def test_12_5_which_reducers_count_and_when_is_the_editions() -> None:
    """One reducer today, and increases after it; elsewhere all of them, and increases first."""
    worse = Special("Brittle", modifiers=(Modifier("damage-taken", 1, "Brittle"),))
    tough = frozenset({"toughness", "invulnerability"})
    target = Figure("cap", "Cap", "red", (1,), powers=tough, special=(worse,), life=Life(1, 9))
    rook = Figure("rook", "Rook", "blue", (0,))
    taken = []
    for rules in (MODERN, replace(MODERN, damage=AddedUp(increases_first=True))):
        position = Position(rules, MapPrint(4, 4), (target, rook))
        attack = Attack(rook, (target,), "close", MODERN.powers["close"], (3, 4))
        taken.append(
            [harm(position, attack, target, dealt, None, (), Choices({}, MODERN.powers))[0].taken for dealt in (2, 4)]
        )
    assert taken == [[1, 3], [0, 2]]


class Pushing(TwoTokens):
    """The second token does a point of damage."""

    def pushes(self, before: int, after: int) -> int:
        """Return one for a second token."""
        return int(after > before >= 1)


@pytest.mark.parametrize(("tokens", "owes"), [(0, False), (1, True), (2, False)])
def test_7_8_what_a_token_does_is_the_editions(tokens: int, owes: bool) -> None:
    """No token harms anybody today; elsewhere a second one does, and a ruling on the action says so."""
    cap = Figure("cap", "Cap", "red", (0,), tokens=tokens)
    pushed = replace(MODERN, tokens=Pushing())
    for rules in (MODERN, pushed):
        position = Position(rules, MapPrint(8, 8), (cap,), turn=Turn("red"))
        notes = [step.message for step in notes_on(position, cap, MODERN.powers["move"], False)]
        assert ("legal-pushed" in notes) == (rules is pushed and owes)


@pytest.mark.parametrize("phase", ["beginning", "end", "clear"])
def test_9_2_when_free_actions_are_given_is_the_editions(phase: Phase) -> None:
    """During the action phase alone today; elsewhere all turn long, and costed ones still then alone."""
    cap = Figure("cap", "Cap", "red", (0,), printed=Printed(range=6), powers=frozenset({"perplex"}))
    found = []
    for rules in (MODERN, replace(MODERN, free_all_turn=True)):
        position = Position(rules, MapPrint(8, 8), (cap,), turn=Turn("red", phase=phase))
        found.append([against_action(position, cap, MODERN.powers[slug]) == [] for slug in ("perplex", "move")])
    assert found == [[False, False], [True, False]]


def test_7_8_pushing_is_dealt_once_its_action_has_resolved(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second move in a row clicks the dial in a game of an edition that pushes, and not in one of today's."""
    clicks = []
    for rules in (MODERN, replace(MODERN, tokens=Pushing())):
        monkeypatch.setattr("engine.heroclix.game.state.edition", lambda _, found=rules: found)
        game = set_up()
        game.state = game.state.with_figure(replace(game.state.figure("Alba"), tokens=1))
        game.do(Move("Alba", "C2", actor=ANN))
        clicks.append((game.state.figure("Alba").tokens, game.state.figure("Alba").click))
    assert clicks == [(2, 1), (2, 2)]


def test_17_1d_what_takes_super_strength_is_the_editions() -> None:
    """Heavy objects today; elsewhere every object."""

    @dataclass(frozen=True)
    class AllHeavy(PrintedOrPlain):
        def weighs(self, kind: str, weight: str) -> bool:
            return True

    cap = Figure("cap", "Cap", "red", (0,), printed=Printed(speed=5))
    things = (Thing("stone", "light", 1), Thing("car", "heavy", 8))
    found = []
    for rules in (MODERN, replace(MODERN, objects=AllHeavy())):
        position = Position(rules, MapPrint(8, 8), (cap,), things=things)
        found.append([element.id for element in PickUp(position, cap).choices()])
    assert found == [["stone"], []]


@dataclass(frozen=True)
class BlockingAlone(PrintedOrPlain):
    """Objects and blocking markers can be destroyed, those underfoot too."""

    breaks_underfoot: bool = True

    def breaks(self, terrain: str | None, covered: bool) -> bool:
        """Return whether it blocks, or is an object."""
        return terrain is None or (terrain == "blocking" and not covered)


def test_16_9_what_can_be_destroyed_is_the_editions() -> None:
    """Every marker beside the figure today; elsewhere what blocks still, and objects, its own square included."""
    cap = Figure("cap", "Cap", "red", (9,), printed=Printed(damage=4))
    things = (Thing("stone", square=9), Thing("crate", square=10))
    markers = (Marker("hindering", (1,), "bush"), Marker("blocking", (8,), "wall"))
    markers += (Marker("blocking", (17,), "ruin"), Marker("debris", (17,), "rubble"))
    found = []
    for rules in (MODERN, replace(MODERN, objects=BlockingAlone())):
        position = Position(rules, MapPrint(8, 8), (cap,), markers, things)
        chosen = Destroying(position, cap, "close-destroy-action").choices()
        found.append(sorted(piece.id for piece in chosen if isinstance(piece, Element)))
    assert found == [["bush", "crate", "ruin", "wall"], ["crate", "stone", "wall"]]


def test_2_4_of_what_a_force_has_one_is_the_editions() -> None:
    """One Prime and one Title today; elsewhere as many as there are."""
    figures = [{"name": name, "points": 50, "prime": True, "set": "x", "number": name} for name in ("A", "B")]
    found = listing(ForceIn.model_validate({"figures": figures}))
    said = [
        [step.message for step in limit_reasons(found, 300, rules)]
        for rules in (MODERN, replace(MODERN, one_of_each=("title",)))
    ]
    assert said == [["force-several-primes"], []]


@pytest.mark.parametrize(("roll", "today", "elsewhere"), [(1, 1, 2), (5, 3, 3), (6, 3, 4)])
def test_27_3k_what_a_roll_heals_stands_on_the_record(roll: int, today: int, elsewhere: int) -> None:
    """Half of the d6 today; elsewhere two less than it, and two at least, and the ruling says so."""
    healing = replace(MODERN.powers["regeneration"], heals=Healing(halved=False, add=-2, least=2))
    cap = Figure("cap", "Cap", "red", (0,), powers=frozenset({"regeneration"}), life=Life(8, 9))
    for rules, clicks in ((MODERN, today), (replace(MODERN, powers=Powers([healing])), elsewhere)):
        position = Position(rules, MapPrint(4, 4), (cap,), turn=Turn("red"))
        ruling = judge_use(position, Use(cap, "regeneration", roll=roll))
        assert isinstance(ruling.value, UseOutcome)
        assert ruling.value.targets["cap"].healed == clicks
        assert ("use-half-rolled" in [step.message for step in ruling.steps]) == (rules is MODERN)


def test_16_9_17_7_and_27_2d_what_objects_do_is_the_editions() -> None:
    """Markers in hand, passengers that hold, debris, a throw from afar and Quake ask the edition's objects."""
    light = replace(MODERN, objects=LightAndHeavy())
    strong = Figure("fox", "Fox", "red", (0,), printed=Printed(8, 10, 17, 3), powers=frozenset({"super-strength"}))
    hedge = Marker("hindering", (1,), "hedge")
    orb = Thing("orb", "special", square=8, abilities=frozenset({"indestructible"}))
    positions = [Position(rules, MapPrint(8, 8), (strong,), (hedge,), (orb,), Turn("red")) for rules in (MODERN, light)]
    hands = [
        PickUp(position, strong).against_kind(Element("hedge", "hindering", (1,), hedge)) for position in positions
    ]
    assert [len(found) for found in hands] == [0, 1]
    assert [len(quake(position, strong).pieces) for position in positions] == [2, 1]
    assert [len(against_moving(rules, Element("r", "debris", (1,), hedge))) for rules in (MODERN, light)] == [1, 0]
    assert [breaks_underfoot(rules) for rules in (MODERN, light)] == [False, True]


def test_17_documents_name_what_the_edition_knows() -> None:
    """A kind, a weight, values and a question that the record's vocabulary lacks are refused."""
    plain = {"ruleset": "heroclix-modern", "map": {"size": [8, 8]}, "ask": {"type": "marker_removed"}}
    poor = Vocabulary(("light",), (), ("blocking",), False, ("object",), frozenset({"marker_removed", "tarot"}))
    rules = replace(MODERN, vocabulary=poor)
    for key, value, path in [
        ("objects", [{"id": "a", "kind": "heavy", "at": "A1"}], "objects[0].kind"),
        ("objects", [{"id": "a", "kind": "light", "at": "A1", "values": {"range": 2}}], "objects[0].values"),
        ("objects", [{"id": "a", "kind": "light", "at": "A1", "weight": "light"}], "objects[0].weight"),
        ("markers", [{"kind": "water", "at": "A1"}], "markers[0].kind"),
    ]:
        with pytest.raises(DocumentError) as raised:
            check_lying(Unasked.model_validate({**plain, key: value}), rules)
        assert raised.value.path == path
    with pytest.raises(DocumentError, match="marker_removed"):
        check_known("ask.type", "marker_removed", rules)
    with pytest.raises(DocumentError, match="tarot"):
        check_forces({"force": ForceIn.model_validate({"tarot": [{"name": "Sun", "suit": "cups"}]})}, rules)


def test_25_2_whether_keyphrases_of_equipment_count_is_the_editions() -> None:
    """Today whoever stands there equips it, and it always lies there afterwards."""
    shield = Thing("shield", "equipment", 0, side="red", abilities=frozenset({"equip:friendly", "unequip:ko"}))
    by_keyphrase = replace(MODERN, objects=replace(PrintedOrPlain(), equip_keyphrases=True))
    found = [(may_equip(rules, shield, "blue"), gone_unequipped(rules, shield)) for rules in (MODERN, by_keyphrase)]
    assert found == [(True, False), (False, True)]


def test_24_2_whether_a_larger_base_can_be_carried_is_the_editions() -> None:
    """By a giant today; elsewhere nobody carries one, and who stands on one square is carried as ever."""
    tall = Figure("tall", "Tall", "red", (0,), size="giant")
    single = replace(MODERN, larger_passengers=False)
    for squares, otherwise in (((1, 2), 1), ((1,), 0)):
        bike = Figure("bike", "Bike", "red", squares)
        positions = [Position(rules, MapPrint(4, 4), (tall, bike)) for rules in (MODERN, single)]
        assert [len(against_carry(position, tall, [bike])) for position in positions] == [0, otherwise]


def test_12_1a_how_many_a_close_attack_may_target_is_the_editions() -> None:
    """As many as it has bolts today; elsewhere one, and at range its bolts as ever."""
    fox = Figure("fox", "Fox", "red", (0,), printed=Printed(attack=10, defense=17, damage=3, range=6, targets=2))
    near = tuple(
        Figure(name, name, "blue", (square,), printed=Printed(defense=17)) for name, square in (("a", 1), ("b", 4))
    )
    far = tuple(replace(figure, squares=(square,)) for figure, square in zip(near, (2, 8), strict=True))
    one = replace(MODERN, close_targets=1)
    for foes, kind, otherwise in ((near, "close", False), (far, "range", True)):
        positions = [Position(rules, MapPrint(4, 4), (fox, *foes)) for rules in (MODERN, one)]
        made = Attack(fox, foes, kind, MODERN.powers[kind], (4, 3))
        assert [judge_attack(position, made).value.legal for position in positions] == [True, otherwise]


def test_12_5a_whether_damage_ends_with_the_dial_is_the_editions() -> None:
    """All that was not reduced today; elsewhere the clicks that are left, the one to KO included."""
    fox = Figure("fox", "Fox", "red", (0,), printed=Printed(attack=10, damage=3))
    made = Attack(fox, (), "close", MODERN.powers["close"], (4, 3))
    few = replace(MODERN, damage=OneReducer(at_most_clicks=True))
    for click, otherwise in ((8, 1), (7, 2), (6, 3), (1, 3)):
        hen = Figure("hen", "Hen", "blue", (1,), life=Life(click, 8))
        done = [
            harm(Position(rules, MapPrint(4, 4), (fox, hen)), made, hen, 3, None, (), Choices({}, rules.powers))[
                0
            ].taken
            for rules in (MODERN, few)
        ]
        assert done == [3, otherwise]


def test_12_6b_whether_knockback_is_a_choice_is_the_editions() -> None:
    """It may be left today; elsewhere it happens, as far as the damage taken."""
    fox = Figure("fox", "Fox", "red", (0,), printed=Printed(attack=10, damage=2))
    hen = Figure("hen", "Hen", "blue", (1,), printed=Printed(defense=17))
    must = replace(MODERN, knockback=replace(MODERN.knockback, mandatory=True, squares=None))
    made = Attack(fox, (hen,), "close", MODERN.powers["close"], (4, 4))
    today, other = (judge_attack(Position(rules, MapPrint(8, 1), (fox, hen)), made).value for rules in (MODERN, must))
    assert (today.knockback, today.pending, today.targets["hen"].knocked_back.path) == (
        "may",
        ("knockback",),
        ("C1", "D1", "E1"),
    )
    assert (other.knockback, other.pending, other.targets["hen"].knocked_back.path) == ("used", (), ("C1", "D1"))


def test_14_1_whether_first_turns_keep_from_being_placed_is_the_editions() -> None:
    """Today who is safe is Immune; elsewhere an opposing effect may place it, as it targets nobody."""
    cap, foe = Figure("cap", "Cap", "red", (0,)), Figure("foe", "Foe", "blue", (10,))
    paper = MapPrint(8, 8, starting_areas={"red": 1, "blue": 1 << 63})
    turn = Turn("blue", first_turn_done=frozenset())
    loose = replace(MODERN, first_turns=replace(MODERN.first_turns, stays_put=False))
    positions = [Position(rules, paper, (cap, foe), turn=turn) for rules in (MODERN, loose)]
    assert [len(against_figure(position, cap, (1,), foe)) for position in positions] == [1, 0]


def test_13_1_a_locked_replacement_leaves_all_others_out() -> None:
    """Whatever its place; bounds stay."""
    effects = [Effect("set", 5, locked=True), Effect("halve"), Effect("add", 3)]
    assert stack(MODERN, "damage", 2, effects).value == 5
    assert stack(MODERN, "damage", 2, [*effects, Effect("minimum", 6)]).value == 6


def test_17_what_weights_do_is_the_editions() -> None:
    """Four weights: who lifts them, what destroys them, what a blow with them is, and that nobody puts them down."""
    by_weight = replace(MODERN, objects=FourWeights())
    hulk = Figure("hulk", "Hulk", "red", (0,), printed=Printed(8, 10, 17, 3), powers=frozenset({"super-strength"}))
    hulk = replace(hulk, points=100)
    tank, held = Thing("tank", "ultra-heavy", 1), Thing("can", "light", held_by="hulk")
    for rules, damage, needed, lifts in ((MODERN, 3, 3, True), (by_weight, 4, 4, False)):
        here = Position(rules, MapPrint(8, 8), (hulk,), things=(tank, held))
        assert calculated(here, hulk, "damage", Moment("close", attacker=hulk)).value == damage
        assert Destroying(here, hulk, "close-destroy-action").needed(Element("tank", "object", (1,), tank)) == needed
        small = replace(hulk, points=99)
        empty = Position(rules, MapPrint(8, 8), (small,), things=(tank,))
        assert (PickUp(empty, small).against_kind(Element("tank", "object", (1,), tank)) == []) == lifts
        assert bool(PickUp(here, hulk).puts_down()) == lifts
        thrown = Position(rules, MapPrint(8, 8), (hulk,), things=(replace(tank, square=None, held_by="hulk"),))
        against = against_instruction(thrown, hulk, MODERN.powers["range-terrain-action"], "range")
        assert ([step.message for step in against] == []) == lifts
    assert [by_weight.objects.brings(kind) for kind in ("light", "immobile")] == [frozenset(), {"immobile"}]


def test_16_9_and_11_2a_destroying_at_range_beside_opponents_is_the_editions() -> None:
    """It is no attack today; elsewhere it is a ranged combat action. Debris of a wall lies on clear ground alone."""
    cap = Figure("cap", "Cap", "red", (0,), printed=Printed(damage=3, range=6))
    foe = Figure("foe", "Foe", "blue", (1,))
    combat = replace(MODERN, objects=FourWeights())
    found = [
        len(Destroying(Position(rules, MapPrint(8, 8), (cap, foe)), cap, "range-destroy-action").barred())
        for rules in (MODERN, combat)
    ]
    assert found == [0, 1]
    swept = replace(MODERN, ground=replace(MODERN.ground, walls_strew_all=False))
    wall = MapPrint(4, 4, walls_east=1, water=2)
    assert [destroyed(Position(rules, wall), [(0, 1)]).debris for rules in (MODERN, swept)] == [(0, 1), (0,)]


@pytest.mark.parametrize(("action", "otherwise"), [("close", True), ("hypersonic-speed", False)])
def test_27_4d_whether_a_combat_action_starts_a_power_stands_on_the_record(action: str, otherwise: bool) -> None:
    """Any close attack penetrates today; elsewhere that of a combat action alone."""
    fox = Figure("fox", "Fox", "red", (0,), powers=frozenset({"exploit-weakness", "hypersonic-speed"}))
    weakness = replace(MODERN.powers["exploit-weakness"], started=True)
    actions = [replace(MODERN.powers[slug], combat_action=slug == "close") for slug in ("close", "hypersonic-speed")]
    strict = replace(MODERN, powers=Powers([weakness, *actions]))
    for rules, expected in ((MODERN, True), (strict, otherwise)):
        made = Attack(fox, (), "close", rules.powers[action], (3, 4))
        assert bool(penetrating_powers(Position(rules, MapPrint(4, 4), (fox,)), made)) == expected


def test_7_1_when_a_battle_is_epic_stands_on_the_record() -> None:
    """There are no epic actions today; elsewhere one a turn, within the build totals of such battles."""
    fox = Figure("fox", "Fox", "red", (0,))
    epic = replace(MODERN, epic_battles=(400, 1000))
    for rules, total, spent, against in (
        (MODERN, 400, False, 1), (epic, 400, False, 0), (epic, 1001, False, 1), (epic, 1000, True, 1),
    ):  # fmt: skip
        position = Position(rules, MapPrint(4, 4), (fox,), turn=Turn("red", build_total=total, epic_used=spent))
        assert len(given_as(position, fox, rules.powers["move"], epic=True).against) == against


def test_17_5_whether_a_marker_may_cover_several_squares_is_the_editions() -> None:
    """Today two squares may be one marker; elsewhere each is a marker of its own."""
    slab = Marker("blocking", (1, 2), "slab")
    singly = replace(MODERN, ground=replace(MODERN.ground, larger_markers=False))
    found = [
        [one.id for one in elements(Position(rules, MapPrint(4, 4), markers=(slab,)))] for rules in (MODERN, singly)
    ]
    assert found == [["slab"], ["slab@B1", "slab@C1"]]
