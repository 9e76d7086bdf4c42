"""The picture of a position: its size, what lies on its squares, and what it bears."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.canvas.layout import WIDEST, layout_of
from bot.canvas.palette import BORDERS, LOOKS, THEMES
from bot.heroclix.pictures import ThemeName, alt_text, draw_board
from bot.heroclix.pictures.figures import token
from bot.heroclix.pictures.shown import labels_of
from bot.words.language import catalogue
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.position import Figure, Life, MapPrint, Position, Thing, bits
from tests.bot.pictures.pixels import colors_of, image, near, square, squares

HOSTILE = [
    "",
    " ",
    "**@everyone** `x` ||y||",
    "🦸" * 30,
    "x" * 400,
    "超人",
    "\u202eabc\u0000\n\t",
    "e\u0338\u0327\u0322\u0301" * 20,
    "\ufdfa",
    "\U0010ffff",
    "\ud800",
]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_phone_shows_the_whole_width(position: Position, theme: ThemeName) -> None:
    """A 16×16 board is at most 1100 pixels wide with cells of at least 40, in both themes."""
    assert image(draw_board(position, theme=theme)).width <= WIDEST
    assert layout_of(position.map.columns, position.map.rows).cell >= 40


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (1, 40), (40, 1), (24, 24), (48, 48), (100, 100)])
def test_every_size_of_map(columns: int, rows: int) -> None:
    """Maps from one square to the largest a document may hold are drawn, never wider than a phone shows."""
    last = Figure("last", "Last", "red", (columns * rows - 1,), tokens=1, life=Life(1, 1))
    picture = image(draw_board(Position(MODERN, MapPrint(columns, rows), (last,))))
    assert picture.width <= max(WIDEST, layout_of(columns, rows).size[0])
    assert picture.height > layout_of(columns, rows).size[1]


def test_no_figures_no_legend() -> None:
    """Without figures the picture is the board alone."""
    empty = Position(MODERN, MapPrint(5, 4))
    assert image(draw_board(empty)).size == layout_of(empty.map.columns, empty.map.rows).size


def test_figures_off_the_map_are_not_drawn(position: Position) -> None:
    """A figure without squares has no place in the legend either."""
    present = replace(position, figures=position.figures[:-1])
    assert draw_board(position) == draw_board(present)


def test_cell_chosen_by_the_caller() -> None:
    """`cell` sets the width of a square; an absurd one is bounded so that the picture stays small."""
    assert image(draw_board(Position(MODERN, MapPrint(4, 4)), cell=30)).width == layout_of(4, 4, 30).size[0]
    assert layout_of(4, 4, 30).cell == 30
    assert image(draw_board(Position(MODERN, MapPrint(100, 1)), cell=10_000)).width <= 4100
    assert layout_of(4, 4, 0).cell > 0


def test_same_position_same_bytes(position: Position) -> None:
    """Drawing again, from a map read anew, or in several threads at once, gives the same bytes."""
    again = replace(position, map=replace(position.map))
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(draw_board, [position, again] * 4))
    assert len(set(drawn)) == 1


def test_a_later_marker_changes_the_picture(position: Position) -> None:
    """The kept picture of a map is not shown when its markers have changed."""
    assert draw_board(position) != draw_board(replace(position, markers=position.markers[:-1]))


def test_a_moved_figure_leaves_no_trace(position: Position) -> None:
    """Where a figure stood, the picture shows the ground again."""
    nova = replace(position.figure("nova"), squares=squares("P5"))
    moved = image(draw_board(position.with_figure(nova)))
    assert not near(colors_of(moved, position, "C5"), LOOKS["red"].fill)
    assert near(colors_of(moved, position, "P5"), LOOKS["red"].fill)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(
    ("name", "kind"),
    [("C3", "hindering"), ("F7", "blocking"), ("A9", "water"), ("H1", "elevated"), ("P8", "orange"), ("P1", "start"),
     ("N13", "indoor"), ("E10", "hindering"), ("M6", "hindering"), ("L7", "blocking"), ("G13", "elevated")],
)  # fmt: skip
def test_borders_of_printed_maps(position: Position, theme: ThemeName, name: str, kind: str) -> None:
    """Each terrain, printed or of a marker, bears the boundary line of real maps; a clear square bears none."""
    picture = image(draw_board(position, theme=theme))
    assert near(colors_of(picture, position, name), BORDERS[kind][0])
    assert not near(colors_of(picture, position, "F15"), BORDERS[kind][0])


@pytest.mark.parametrize(("name", "kind"), [("C3", "hindering"), ("F7", "blocking"), ("A9", "water")])
def test_terrain_has_a_pattern_besides_its_colour(position: Position, name: str, kind: str) -> None:
    """Hindering, blocking and water squares show both their colour and their hatch."""
    seen = colors_of(image(draw_board(position)), position, name)
    assert near(seen, getattr(THEMES["dark"], kind))
    assert near(seen, getattr(THEMES["dark"], f"{kind}_hatch"))


def test_walls_windows_and_doors_lie_on_their_edges(position: Position) -> None:
    """Each is drawn across its edge and leaves the middle of the squares alone."""
    picture, layout = image(draw_board(position)), layout_of(position.map.columns, position.map.rows)
    for a, b in ((square("C7"), square("D7")), (square("N12"), square("N13")), (square("M13"), square("N13"))):
        (x0, y0), (x1, y1) = layout.edge(a, b)
        along = [
            picture.getpixel((int(x0 + (x1 - x0) * part / 20), int(y0 + (y1 - y0) * part / 20))) for part in range(21)
        ]
        assert near({color for color in along if isinstance(color, tuple)}, (12, 12, 14))
    assert not near(colors_of(picture, position, "B7"), (12, 12, 14))


def test_sides_differ_in_more_than_hue(position: Position) -> None:
    """The two first sides differ in lightness and in the pattern of their ring."""
    red, blue = LOOKS["red"], LOOKS["blue"]
    assert abs(sum(red.fill) - sum(blue.fill)) > 300
    assert red.pattern != blue.pattern
    picture = image(draw_board(position))
    assert near(colors_of(picture, position, "C5"), red.fill)
    assert near(colors_of(picture, position, "J8"), blue.fill)


@pytest.mark.parametrize(("label", "least"), [("8", 0.48), ("88", 0.42), ("888", 0.28)])
def test_numbers_are_read_on_a_phone(label: str, least: float) -> None:
    """A label is so high, in squares: of a map of 16 columns a phone shows 390 pixels across, and a square has 23."""
    look = LOOKS["red"]
    base = token(64, 64, 64, look, label, 0, False).convert("RGB")
    inner = base.crop((22, 12, 42, 52))  # within the ring
    rows = [y for y in range(inner.height) if any(inner.getpixel((x, y)) == look.ink for x in range(inner.width))]
    assert (rows[-1] - rows[0] + 1) / 64 >= least


def test_a_larger_base_covers_all_its_squares(position: Position) -> None:
    """A base of two squares is one shape over both, also across the edge between them."""
    picture, layout = image(draw_board(position)), layout_of(position.map.columns, position.map.rows)
    (x, top), (_, bottom) = layout.edge(square("K9"), square("L9"))
    beside_label = picture.getpixel((int(x), int(top + (bottom - top) * 0.81)))
    assert isinstance(beside_label, tuple)
    assert near({beside_label}, LOOKS["red"].fill)


def test_squares_that_form_no_rectangle_are_joined() -> None:
    """A base of three squares around a corner shows on each of them, not on the fourth."""
    odd = Position(MODERN, MapPrint(16, 4), (Figure("odd", "Odd", "red", squares("B1 C1 C2")),))
    picture = image(draw_board(odd))
    for name in ("B1", "C1", "C2"):
        assert near(colors_of(picture, odd, name), LOOKS["red"].fill)
    assert not near(colors_of(picture, odd, "B2"), LOOKS["red"].fill)


@pytest.mark.parametrize(("at", "corner"), [("B1 C2", "C2"), ("C1 B2", "C2")])
def test_24_2a_a_base_on_a_diagonal_is_joined_across_its_corner(at: str, corner: str) -> None:
    """The point where its two squares touch shows the base, not the ground."""
    bike = Position(MODERN, MapPrint(16, 4), (Figure("bike", "Bike", "red", squares(at)),))
    left, top, *_ = layout_of(16, 4).box(square(corner))
    point = image(draw_board(bike)).getpixel((left, top))
    assert isinstance(point, tuple)
    assert near({point}, LOOKS["red"].fill)


def test_action_tokens_show_on_the_base(position: Position) -> None:
    """A figure with action tokens bears their dots, one without bears none."""
    picture, gold = image(draw_board(position)), (255, 214, 64)
    assert near(colors_of(picture, position, "C5"), gold)
    assert not near(colors_of(picture, position, "B14"), gold)


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_drawn(name: str) -> None:
    """A name of any characters and length neither fails nor changes the picture's size."""
    plain = Position(MODERN, MapPrint(8, 8), (Figure("f", "Plain", "red", (3,), tokens=2, life=Life(1, 8)),))
    hostile = plain.with_figure(replace(plain.figures[0], name=name, side=name))
    drawn = draw_board(hostile, labels={"f": name})
    assert image(drawn).size == image(draw_board(plain)).size


@settings(max_examples=25, deadline=None)
@given(name=st.text(max_size=60), label=st.text(max_size=6))
def test_any_text_is_drawn(name: str, label: str) -> None:
    """Whatever a player types, a picture comes out."""
    figures = (Figure("f", name, name, (0,)),)
    assert image(draw_board(Position(MODERN, MapPrint(2, 2), figures), labels={"f": label})).width > 0


def test_labels_fall_back_to_numbers() -> None:
    """A label of nothing that can be drawn gives way to the figure's number; a long one is cut."""
    figures = (Figure("a", "A", "red", (0,)), Figure("b", "B", "red", (1,)))
    assert labels_of(Position(MODERN, MapPrint(2, 2), figures), {"a": "🦸", "b": "longer"}) == {"a": "1", "b": "lon"}


def test_more_sides_than_looks_and_more_figures_than_lines() -> None:
    """Two hundred figures of thirty sides are drawn; the legend counts those it has no line for."""
    figures = tuple(Figure(f"f{n}", f"Figure {n}", f"side {n % 30}", (n,)) for n in range(200))
    few = replace(Position(MODERN, MapPrint(20, 20), figures), figures=figures[:60])
    assert image(draw_board(Position(MODERN, MapPrint(20, 20), figures))).height == image(draw_board(few)).height


def test_unknown_theme() -> None:
    """A theme that is neither dark nor light is refused."""
    with pytest.raises(KeyError):
        draw_board(Position(MODERN, MapPrint(2, 2)), theme="sepia")  # type: ignore[arg-type]


def test_overlapping_terrain_and_all_blocking() -> None:
    """A map on which every kind of terrain overlaps everywhere is drawn."""
    every = bits(range(9))
    printed = MapPrint(3, 3, hindering=every, blocking=every, water=every, orange=every, levels=(20,) * 9)
    assert image(draw_board(Position(MODERN, printed))).size == layout_of(printed.columns, printed.rows).size


@pytest.mark.parametrize("kind", ["standard", "light", "heavy", "special", "equipment"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_kind_of_object_is_drawn_and_told(position: Position, kind: Any, language: str) -> None:
    """Lying on the map and held: whatever kind an object of a document may have, the board shows it."""
    things = (Thing("lying", kind, square=0), Thing("held", kind, held_by="nova"))
    shown = replace(position, things=things)
    assert draw_board(shown).startswith(b"\x89PNG")
    assert "lying" in alt_text(shown, catalogue(language))
