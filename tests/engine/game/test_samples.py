"""Our own maps and figures: complete, balanced, in both languages, and playable."""

from __future__ import annotations

import pytest

from engine.heroclix.board.steps.move import Reach, reachable
from engine.heroclix.editions.heroclix_2022 import OF_2022
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game import AddFigure, EndTurn, Join, LoadMap, Move, NewGame, read_card
from engine.heroclix.game.state.layout import read_layout
from engine.heroclix.position import Figure, Position, Printed
from engine.heroclix.ruleset import JUDGED, Ruleset, edition
from engine.heroclix.samples import (
    SampleFigure,
    SampleMap,
    maps_offered,
    sample_figure,
    sample_figures,
    sample_forces,
    sample_map,
    sample_maps,
)
from tests.engine.game.tables import ANN, BEN, Game

WITH_TEXTS = ("ember-court", "fog-choir")
UNREAD = "The wind in the reeds leans a little to its side today."


def rules_of(sample: SampleMap) -> Ruleset:
    """The first edition that a sample map is for."""
    return edition(sample.rulesets[0]) if sample.rulesets else MODERN


def of(ruleset: str) -> tuple[SampleFigure, ...]:
    """The sample figures for an edition."""
    return tuple(figure for force in sample_forces(ruleset) for figure in sample_figures(force))


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    ("ruleset", "figure"),
    [(each, figure) for each in JUDGED for figure in of(each)],
    ids=lambda one: getattr(one, "id", one),
)
def test_a_figure_is_a_card(ruleset: str, figure: SampleFigure, lang: str) -> None:
    """Its card is read, has 6 to 9 clicks or is a horde, and knows the powers of every edition that it is made for."""
    powers = edition(ruleset).powers
    card = read_card(powers, figure.card(lang))
    assert card.name == figure.names[lang]
    assert (card.clicks is None) == bool(card.stack)
    assert card.stack or 6 <= (card.clicks or 0) <= 9
    assert {power for click in card.dial for power in click.powers} <= set(powers)
    families = {"improved-movement", "improved-targeting", "protected", *powers}
    assert {ability.partition(":")[0] for ability in card.abilities} <= families


@pytest.mark.parametrize("ruleset", JUDGED)
def test_forces_of_four_figures_and_300_points(ruleset: str) -> None:
    """Each edition has two, the one that reads cards two more; four figures each, every figure in one of them."""
    forces = sample_forces(ruleset)
    assert len(forces) == (4 if edition(ruleset).powers.cards_read else 2)
    assert {len(sample_figures(force)) for force in forces} == {4}
    assert {sum(figure.points for figure in sample_figures(force)) for force in forces} == {300}
    assert len(sample_figures()) == sum(len(sample_figures(force)) for force in sample_forces())
    for force in forces.values():
        assert force.names["en"] != force.names["es"]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_21_1_texts_of_every_family(lang: str) -> None:
    """The forces with texts have sentences of each family and status, read alike whatever language names the figure."""
    cards = [figure.card(lang) for force in WITH_TEXTS for figure in sample_figures(force)]
    placed = [placed for card in cards for placed in read_card(MODERN.powers, card).placed]
    sentences = [sentence for one in placed for sentence in one.special.sentences]
    assert {sentence.family for sentence in sentences} == set("abcdefghijkr")
    assert {sentence.status for sentence in sentences} == {"judged", "reminded", "unread"}
    assert [sentence.text for sentence in sentences if sentence.status == "unread"] == [UNREAD]


def test_the_forces_of_2012_have_what_that_edition_has() -> None:
    """Who pushes and who ignores it, a captor, one strong enough for the ultra heavy; nothing that its book lacks."""
    cards = [figure.card("en") for figure in of("heroclix-2012")]
    powers = {power for card in cards for click in card.get("dial", ()) for power in click.get("powers", ())}
    abilities = {ability for card in cards for ability in card.get("abilities", ())}
    assert "willpower" in powers
    assert {"indomitable", "capture", "carry", "improved-movement:hindering"} <= abilities
    assert any(card["points"] >= 100 and "super-strength" in card["dial"][0]["powers"] for card in cards)
    assert any(card.get("horde") for card in cards)
    assert not powers & {"sidestep", "precision-strike", "invincible", "empower"}  # not among that book's powers
    assert not any("stops" in card for card in cards)


def test_the_map_of_2012_has_objects_of_every_weight() -> None:
    """And a relic, water, hindering and elevated terrain; it is offered to that edition alone, and first."""
    mill = sample_map("copper-mill")
    laid = mill.document("en")
    assert {each["kind"] for each in laid["objects"]} == {"light", "heavy", "ultra-heavy", "immobile", "relic"}
    assert laid["hindering"]
    assert laid["water"]
    assert laid["elevated"]
    assert [mill.fits(ruleset) for ruleset in JUDGED] == [False, False, True]
    assert mill not in maps_offered(MODERN)
    assert mill in maps_offered(edition("heroclix-2012"))
    assert {sample.id for sample in sample_maps("heroclix-2012")} - {"copper-mill"} == {
        sample.id for sample in sample_maps("heroclix-modern")
    }


@pytest.mark.parametrize("force", sample_forces())
def test_a_force_shares_a_keyword(force: str) -> None:
    """23.2a: each is a themed team."""
    characters = [figure.card("en") for figure in sample_figures(force) if "horde" not in figure.source]
    assert set.intersection(*(set(card["keywords"]) for card in characters))


def test_names_are_said_in_both_languages() -> None:
    """Each figure and map has a name of its own in English and in Spanish."""
    for kind in (sample_figures(), sample_maps()):
        for lang in ("en", "es"):
            names = [thing.names[lang] for thing in kind]
            assert len(set(names)) == len(names)


def test_a_large_map_with_everything_on_it() -> None:
    """16×16 with hindering, blocking, water, walls, higher ground and the ways up to it."""
    document = sample_map("lantern-quay").document("en")
    assert document["size"] == [16, 16]
    for key in ("hindering", "blocking", "water", "walls", "elevated", "transitions", "starting_areas", "objects"):
        assert document[key], key


@pytest.mark.parametrize("sample", sample_maps(), ids=lambda sample: sample.id)
def test_a_map_is_consistent(sample: SampleMap) -> None:
    """Transitions climb one level at most, starting areas are free, no square is two kinds of terrain."""
    printed = read_layout(rules_of(sample), sample.document("es")).map
    assert printed.name == sample.names["es"]
    for low, high in printed.transitions:
        assert abs(printed.level(low) - printed.level(high)) <= 1
    kinds = (printed.blocking, printed.hindering, printed.water)
    assert not any(a & b for index, a in enumerate(kinds) for b in kinds[index + 1 :])
    for area in printed.starting_areas.values():
        assert area
        assert not area & printed.blocking


def test_at_least_six_maps_of_several_kinds() -> None:
    """Outdoor, indoor and mixed ones, of 16×16, 16×24, 24×24 and smaller."""
    printed = [read_layout(rules_of(sample), sample.document("en")).map for sample in sample_maps()]
    assert len(printed) >= 6
    assert {(one.columns, one.rows) for one in printed} >= {(8, 8), (10, 10), (16, 16), (16, 24), (24, 24)}
    assert {one.setting for one in printed if (one.columns, one.rows) == (16, 16)} == {"outdoor", "indoor", "mixed"}
    hills = [one for one in printed if one.setting == "mixed" and set(one.levels) == {1, 2, 3}]
    assert hills


@pytest.mark.parametrize(("rules", "size"), [(MODERN, [16, 16]), (OF_2022, [16, 24])])
def test_15_maps_of_the_usual_size_are_offered_first(rules: Ruleset, size: list[int]) -> None:
    """Each edition begins with its own; none is left out, and none of another size comes between."""
    offered = maps_offered(rules)
    usual = [sample.source["map"]["size"] == size for sample in offered]
    assert usual[0]
    assert usual == sorted(usual, reverse=True)
    assert {sample.id for sample in offered} == {sample.id for sample in sample_maps(rules.id)}


@pytest.mark.parametrize("sample", sample_maps("heroclix-2022"), ids=lambda sample: sample.id)
def test_17_1_each_map_is_laid_out_under_2022(sample: SampleMap) -> None:
    """Its objects and markers are of kinds that the edition knows; each lies where the book lets it."""
    assert read_layout(OF_2022, sample.document("en")).map.columns


@pytest.mark.parametrize("name", ["sunken-archive", "signal-hill", "long-viaduct", "foundry-district", "copper-mill"])
def test_a_map_is_the_same_from_either_side(name: str) -> None:
    """Turned by half a turn, terrain, levels, walls, transitions and starting areas are those of the other side."""
    printed = read_layout(rules_of(sample_map(name)), sample_map(name).document("en")).map
    last = printed.columns * printed.rows - 1

    def turned(squares: int) -> int:
        return sum(1 << last - square for square in printed.squares_of(squares))

    for kind in ("hindering", "blocking", "water", "indoor"):
        assert turned(getattr(printed, kind)) == getattr(printed, kind), kind
    assert printed.levels == printed.levels[::-1]
    assert turned(printed.walls_east) == printed.walls_east << 1
    assert turned(printed.walls_south) == printed.walls_south << printed.columns
    assert {(last - b, last - a) for a, b in printed.transitions} == set(printed.transitions)
    assert {turned(area) for area in printed.starting_areas.values()} == set(printed.starting_areas.values())


@pytest.mark.parametrize("sample", sample_maps(), ids=lambda sample: sample.id)
def test_every_roof_can_be_climbed(sample: SampleMap) -> None:
    """From a corner of the map every square that is not blocking can be reached by some number of moves."""
    rules = rules_of(sample)
    printed = read_layout(rules, sample.document("en")).map
    seen = {0}
    edge = [0]
    while edge:
        here = edge.pop()
        walker = Figure("walker", "Walker", "red", (here,), printed=Printed(speed=2))
        reach = reachable(Position(rules, printed, (walker,)), walker, 2).value
        assert isinstance(reach, Reach)
        new = set(reach.squares) - seen
        seen |= new
        edge += new
    everything = set(range(printed.columns * printed.rows))
    assert everything - seen == {square for square in everything if printed.blocking >> square & 1}


def test_a_game_with_the_samples() -> None:
    """Both forces stand in their starting areas, and the first turn is played."""
    game = Game()
    game.do(NewGame("heroclix-modern", actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ben", actor=BEN))
    game.do(LoadMap(sample_map("lantern-quay").document("en"), actor=ANN))
    for user, force, row in ((ANN, "harbour-watch", 1), (BEN, "rust-tide", 16)):
        for column, figure in zip("CFIL", sample_figures(force), strict=True):
            decision = game.do(AddFigure(figure.card("en"), f"{column}{row}", actor=user))
            assert "game-outside-starting-area" not in [step.message for step in decision.ruling.steps]
    game.do(EndTurn(actor=ANN))
    game.do(Move("beacon", "C5", actor=ANN))
    assert sample_figure("beacon-keeper").points == game.state.figure("beacon").card.points


def test_an_unknown_sample_is_a_key_error() -> None:
    """Nothing is made up for an id that is not there."""
    with pytest.raises(KeyError):
        sample_map("atlantis")
    with pytest.raises(KeyError):
        sample_figure("nobody")


@pytest.mark.parametrize(
    "power",
    [
        *("super-senses", "shape-change", "probability-control", "mastermind", "impervious", "blades-claws-fangs"),
        *("incapacitate", "perplex", "outwit", "barrier", "smoke-cloud", "telekinesis", "leadership", "charge"),
        *("running-shot", "hypersonic-speed", "phasing-teleport", "sidestep", "energy-explosion", "super-strength"),
    ],
)
def test_every_kind_of_decision_from_the_first_click(power: str) -> None:
    """Whoever plays the two forces meets each decision without having to turn a dial first."""
    assert any(power in sample.card("en")["dial"][0]["powers"] for sample in of("heroclix-modern"))


def test_somebody_carries_and_somebody_divides() -> None:
    """A flyer for passengers, and two targets among which damage is divided."""
    cards = [sample.card("en") for sample in sample_figures()]
    assert any("flight" in card.get("abilities", ()) for card in cards)
    assert any(card.get("targets", 1) > 1 for card in cards)
