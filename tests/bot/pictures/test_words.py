"""The words that tell what the picture shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.heroclix.pictures import Line, Mark, Overlay, alt_text
from bot.heroclix.pictures.words import LONGEST, regions
from bot.words.language import LANGUAGES, catalogue
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.position import Figure, MapPrint, Position
from tests.bot.pictures.pixels import square, squares


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_on_the_map_is_told(position: Position, language: str) -> None:
    """Each figure on the map with its label, name, square, click and action tokens; none that is off the map."""
    text = alt_text(position, catalogue(language))
    for part in (
        "1: Captain Nova",
        "C5",
        "3/8",
        "2: Brick Bastion",
        "K9:L9",
        "1/12",
        "3: Doctor Void",
        "J8",
        "KO",
        "B14",
    ):
        assert part in text
    assert "Gone Away" not in text


def test_action_tokens_in_singular_and_plural(position: Position) -> None:
    """One action token, two action tokens, and nothing said of none."""
    text = alt_text(position, catalogue("en"))
    assert "Captain Nova (red) on C5, click 3/8, 2 action tokens." in text
    assert "Doctor Void (blue) on J8, KO, 1 action token." in text
    assert "Imp (blue) on B14." in text


def test_spanish(position: Position) -> None:
    """The same in Spanish."""
    text = alt_text(position, catalogue("es"))
    assert "Captain Nova (rojo) en C5, clic 3/8, 2 fichas de acción." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_terrain_markers_and_objects_are_told(position: Position, language: str) -> None:
    """Each terrain, marker and object is named with its squares."""
    text = alt_text(position, catalogue(language), limit=5000)
    for part in ("C3, D4", "F7", "A9:B9", "P8", "H1:I2", "C7/D7", "N12/N13", "M13/N13", "G2/H2", "N13:O14", "A1:P1",
                 "A16:P16", "E10:E11", "M6", "L7", "+1", "G13", "D13", "crate", "F12", "pipe"):  # fmt: skip
        assert part in text


def test_labels_of_the_picture_are_used(position: Position) -> None:
    """The words use the same labels as the picture."""
    assert "R1: Captain Nova" in alt_text(position, catalogue("en"), labels={"nova": "R1"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overlay_is_told(position: Position, language: str) -> None:
    """Line, result, culprits, crossed squares, corner points, path and tints are in the words."""
    overlay = Overlay(
        Line(square("C5"), square("J8"), "blocked"),
        squares("C5 D5 J8"),
        ((3, 5),),
        (Mark("square", squares("F7")), Mark("edge", squares("C7 D7")), Mark("figure", squares("K9 L9"))),
        squares("A1 B2"),
        {square("E3"): "reach", square("E4"): "reach"},
    )
    text = alt_text(position, catalogue(language), overlay=overlay)
    for part in ("F7, C7/D7, Brick Bastion (K9:L9)", "C5, D5, J8", "A1 → B2", "E3:E4"):
        assert part in text


def test_results_in_words(position: Position) -> None:
    """Clear, hindered and blocked lines are told apart without culprits too."""
    texts = [
        alt_text(position, catalogue("en"), overlay=Overlay(Line(0, 1, result)))
        for result in ("clear", "hindered", "blocked")
    ]
    for text, result in zip(texts, ("clear", "hindered", "blocked"), strict=True):
        assert f"Line of fire from A1 to B1: {result}." in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [12, 60, 200])
def test_never_longer_than_discord_takes(language: str, count: int) -> None:
    """However many figures with however long names: within the limit, and those left out are counted."""
    figures = tuple(Figure(f"f{n}", f"Name {n} " * 10, "red", (n,)) for n in range(count))
    text = alt_text(Position(MODERN, MapPrint(20, 20), figures), catalogue(language))
    assert len(text) <= LONGEST
    told = sum(f" {number}: Name" in text for number in range(1, count + 1))
    left = catalogue(language).text("picture-more-figures", count=count - told)
    assert text.endswith(left) if told < count else left not in text


def test_names_stay_on_one_line() -> None:
    """Line breaks in a name do not break the text."""
    position = Position(MODERN, MapPrint(2, 2, name="a\nb"), (Figure("f", "x\n\ny", "red", (0,)),))
    assert alt_text(position, catalogue("en")) == "Map “a b”, 2×2, outdoor. 1: x y (red) on A1."


def test_a_figure_without_a_side_and_an_empty_map() -> None:
    """A figure of no side is said to have none; an empty map is said to be empty."""
    lone = Position(MODERN, MapPrint(2, 2), (Figure("f", "F", "", (0,)),))
    assert "(no side)" in alt_text(lone, catalogue("en"))
    assert "No figures" in alt_text(replace(lone, figures=()), catalogue("en"))


def test_regions_hold_every_square_once() -> None:
    """Rectangles do not overlap and cover exactly the squares given."""
    printed = MapPrint(16, 16)
    assert regions(printed, []) == ""
    assert regions(printed, squares("P1 A2")) == "P1, A2"
    assert regions(printed, range(256)) == "A1:P16"
    assert regions(printed, squares("B1 A2 B2 C2 B3")) == "B1:B3, A2, C2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_tints_find_room_beside_each_other(language: str) -> None:
    """However scattered the tinted squares, each kind is counted and as many named as there is room for."""
    scattered = {number: "clear" if number % 2 else "hindered" for number in range(0, 576, 3)}
    text = alt_text(Position(MODERN, MapPrint(24, 24)), catalogue(language), overlay=Overlay(tints=scattered))  # type: ignore[arg-type]
    assert len(text) <= LONGEST
    for kind in ("clear", "hindered"):
        told = catalogue(language).text("picture-tint", kind=kind, count=96, squares="").removesuffix(".")
        assert told.rstrip() in text


def test_what_is_not_seen_goes_without_saying() -> None:
    """Fog over squares is not listed."""
    tints = {0: "clear", 1: "fog"}
    text = alt_text(Position(MODERN, MapPrint(2, 2)), catalogue("en"), overlay=Overlay(tints=tints))  # type: ignore[arg-type]
    assert text == "2×2 map, outdoor. Line clear (1 square): A1. No figures on the map."


def test_a_knockback_is_told(position: Position) -> None:
    """The way, what stopped it and the damage are in the words; so are the costs of a move."""
    thrown = Overlay(path=squares("F15 G15"), thrown=True, harm=1, culprits=(Mark("figure", squares("J8")),))
    assert "Knocked back: F15 → G15, stopped by Doctor Void (J8); knockback damage 1." in alt_text(
        position, catalogue("en"), overlay=thrown
    )
    reach = Overlay(tints={square("E3"): "reach"}, costs={square("E3"): 2, square("E4"): 3})
    assert "By squares of movement: 2: E3; 3: E4." in alt_text(position, catalogue("en"), overlay=reach)
