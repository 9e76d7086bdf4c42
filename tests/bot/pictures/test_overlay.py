"""What is drawn over the board to explain a ruling."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.canvas.layout import layout_of
from bot.canvas.palette import THEMES
from bot.heroclix.pictures import Line, Mark, Overlay, ThemeName, Tint, draw_board, overlay_of
from engine.heroclix.board.lines.line import trace
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.position import Figure, MapPrint, Position
from tests.bot.pictures.pixels import colors_of, image, near, square, squares

CROSSED = squares("C5 D5 E5 F5 G5")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("result", ["clear", "hindered", "blocked"])
def test_the_line_in_the_colour_of_its_result(position: Position, theme: ThemeName, result: str) -> None:
    """A line of fire and the squares it crosses bear the colour of what it came to; others do not."""
    overlay = Overlay(Line(square("C5"), square("G5"), result), crossed=CROSSED)  # type: ignore[arg-type]
    picture = image(draw_board(position, theme=theme, overlay=overlay))
    color = getattr(THEMES[theme], result)
    assert near(colors_of(picture, position, "E5"), color, 16)
    assert not near(colors_of(picture, position, "E7"), color, 16)


@pytest.mark.parametrize("kind", get_args(Tint))
def test_each_tint_has_its_own_picture(position: Position, kind: Tint) -> None:
    """Every kind of tint changes its square, differs from every other kind, and leaves the neighbours alone."""
    plain = image(draw_board(position))
    drawn = {
        found: image(draw_board(position, overlay=Overlay(tints={square("F15"): found}))) for found in get_args(Tint)
    }
    tinted = drawn.pop(kind)
    seen = colors_of(tinted, position, "F15")
    assert seen != colors_of(plain, position, "F15")
    assert all(tinted.tobytes() != other.tobytes() for other in drawn.values())
    assert near(colors_of(tinted, position, "G14"), THEMES["dark"].ground, 2)


def test_tints_do_not_veil_walls(position: Position) -> None:
    """A wall between tinted squares stays black."""
    overlay = Overlay(tints=dict.fromkeys(squares("C7 D7"), "reach"))
    assert near(colors_of(image(draw_board(position, overlay=overlay)), position, "D7"), (12, 12, 14))


@pytest.mark.parametrize(
    "mark",
    [Mark("square", squares("F7")), Mark("edge", squares("C7 D7")), Mark("edge", squares("N12 N13")),
     Mark("figure", squares("J8")), Mark("figure", squares("K9 L9"))],
)  # fmt: skip
def test_culprits_are_marked(position: Position, mark: Mark) -> None:
    """A square, an edge or a figure that blocks is crossed in the colour of blocked lines."""
    line = Line(square("A1"), square("A2"), "blocked")
    picture = image(draw_board(position, overlay=Overlay(line, culprits=(mark,))))
    names = [position.map.name_of(found) for found in mark.squares]
    assert any(near(colors_of(picture, position, name), THEMES["dark"].blocked) for name in names)


def test_a_hindering_culprit_is_ringed_not_crossed(position: Position) -> None:
    """The middle of a hindering culprit's square stays free, that of a blocking one is crossed."""
    marks = (Mark("square", squares("F15")),)
    ringed = image(draw_board(position, overlay=Overlay(Line(0, 1, "hindered"), culprits=marks)))
    crossed = image(draw_board(position, overlay=Overlay(Line(0, 1, "blocked"), culprits=marks)))
    middle = tuple(int(part) for part in layout_of(position.map.columns, position.map.rows).center(square("F15")))
    assert near({ringed.getpixel(middle)}, THEMES["dark"].ground, 4)  # type: ignore[arg-type]
    assert near({crossed.getpixel(middle)}, THEMES["dark"].blocked, 8)  # type: ignore[arg-type]


def test_corner_points_are_ringed(position: Position) -> None:
    """A corner point of the line changes the four squares that meet there, and no others."""
    plain, ringed = image(draw_board(position)), image(draw_board(position, overlay=Overlay(corners=((5, 14),))))
    for name in ("E14", "F14", "E15", "F15"):
        assert near(colors_of(ringed, position, name), (255, 255, 255))
        assert not near(colors_of(plain, position, name), (255, 255, 255))


@pytest.mark.parametrize("path", ["F15", "F15 G15", "F15 G14 H14 I15"])
def test_a_path_runs_through_its_squares(position: Position, path: str) -> None:
    """Every square of a path bears its colour, even a path of one square."""
    picture = image(draw_board(position, overlay=Overlay(path=squares(path))))
    for name in path.split():
        assert near(colors_of(picture, position, name), THEMES["dark"].path)


def test_marks_in_the_corners_of_the_board() -> None:
    """Lines, paths and culprits at the board's rim are drawn without failing."""
    small = Position(MODERN, MapPrint(2, 2), (Figure("f", "F", "red", (0,)),))
    overlay = Overlay(
        Line(0, 3, "blocked"), (0, 3), ((0, 0), (1, 1), (2, 2)), (Mark("figure", (0,)), Mark("edge", (0, 1))), (0, 1, 3)
    )
    assert image(draw_board(small, overlay=overlay)).width > 0


def test_a_line_to_its_own_square() -> None:
    """A line of no length is drawn."""
    assert (
        image(
            draw_board(Position(MODERN, MapPrint(2, 2)), overlay=Overlay(Line(1, 1, "clear"), (1,), path=(1, 1)))
        ).width
        > 0
    )


def test_overlay_of_a_blocked_trace() -> None:
    """What blocks is the culprit, and the squares crossed are those of the trace."""
    position = Position(MODERN, MapPrint(16, 16, blocking=1 << square("E5"), hindering=1 << square("D5")))
    overlay = overlay_of(trace(position, square("C5"), square("G5")))
    assert overlay.line == Line(square("C5"), square("G5"), "blocked")
    assert overlay.culprits == (Mark("square", squares("E5")),)
    assert overlay.crossed == CROSSED


def test_overlay_of_a_hindered_trace() -> None:
    """Without anything that blocks, what hinders is the culprit."""
    overlay = overlay_of(
        trace(Position(MODERN, MapPrint(16, 16, hindering=1 << square("D5"))), square("C5"), square("G5"))
    )
    assert overlay.line is not None
    assert overlay.line.result == "hindered"
    assert overlay.culprits == (Mark("square", squares("D5")),)


def test_overlay_of_a_clear_diagonal() -> None:
    """A clear diagonal has no culprit, and its corner points are given."""
    overlay = overlay_of(trace(Position(MODERN, MapPrint(16, 16)), square("A1"), square("C3")))
    assert overlay.line == Line(square("A1"), square("C3"), "clear")
    assert overlay.culprits == ()
    assert overlay.corners == ((1, 1), (2, 2))


def test_overlay_of_a_wall_and_a_figure() -> None:
    """Walls are marked on their edge, figures on all their squares."""
    big = Figure("big", "Big", "blue", squares("E5 E6"), size="giant")
    position = Position(MODERN, MapPrint(16, 16, walls_east=1 << square("C5")), (big,))
    overlay = overlay_of(trace(position, square("C5"), square("G5")))
    assert overlay.culprits == (Mark("edge", squares("C5 D5")), Mark("figure", squares("E5 E6")))


def test_costs_are_written_and_fade(position: Position) -> None:
    """The dearer a square, the less it is tinted; its number is written in it, and none in the start's."""
    names = squares("E13 F13 G13 H14")
    costs = dict(zip(names, (0, 1, 5, 9), strict=True))
    tinted = Overlay(tints=dict.fromkeys(names, "reach"), costs=costs)
    plain = Overlay(tints=dict.fromkeys(names, "reach"))
    with_costs, without = image(draw_board(position, overlay=tinted)), image(draw_board(position, overlay=plain))
    middle = layout_of(position.map.columns, position.map.rows).box(square("F13"))
    assert with_costs.crop(middle).tobytes() != without.crop(middle).tobytes()
    assert near(colors_of(with_costs, position, "F13"), (255, 255, 255))
    assert not near(colors_of(with_costs, position, "E13"), (255, 255, 255))
    blue = [
        max(color[2] for color in colors_of(with_costs, position, name) if color[0] < 100) for name in ("F13", "H14")
    ]
    assert blue[0] > blue[1]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_key_stands_below_the_board(position: Position, theme: ThemeName) -> None:
    """A key makes the picture higher by its rows and leaves the board as it is, figures or none."""
    key = (("clear", "Clear"), ("hindered", "Hindered"), ("fog", "Not seen"))
    plain = image(draw_board(position, theme=theme, overlay=Overlay()))
    keyed = image(draw_board(position, theme=theme, overlay=Overlay(key=key)))  # type: ignore[arg-type]
    assert keyed.height > plain.height
    assert keyed.width == plain.width
    bare = Position(MODERN, position.map)
    assert image(draw_board(bare, overlay=Overlay(key=key))).height > image(draw_board(bare)).height  # type: ignore[arg-type]


def test_the_figure_in_focus_is_set_off(position: Position) -> None:
    """White corners frame the figure that a picture is about, a larger base as a whole, and no other."""
    plain = image(draw_board(position, overlay=Overlay()))
    framed = image(draw_board(position, overlay=Overlay(focus=squares("K9 L9"))))
    box = layout_of(position.map.columns, position.map.rows).box(square("K9"))
    assert framed.crop(box).tobytes() != plain.crop(box).tobytes()
    other = layout_of(position.map.columns, position.map.rows).box(square("B14"))
    pairs = zip(framed.crop(other).tobytes(), plain.crop(other).tobytes(), strict=True)
    assert max(abs(a - b) for a, b in pairs) <= 12, "no more than two palettes differ"


def test_a_knockback_shows_its_damage(position: Position) -> None:
    """The way of a knockback has another colour than a move's; its damage changes the picture, 0 too."""
    way = squares("F15 G15 H15")
    pictures = {
        harm: image(draw_board(position, overlay=Overlay(path=way, thrown=True, harm=harm))) for harm in (None, 0, 1, 2)
    }
    assert len({picture.tobytes() for picture in pictures.values()}) == 4
    assert near(colors_of(pictures[1], position, "G15"), THEMES["dark"].close)
    assert not near(colors_of(pictures[1], position, "G15"), THEMES["dark"].path)


def test_transition_squares_leave_their_level_to_the_triangle(position: Position) -> None:
    """The level is written into the other elevated squares alone: the triangle of a transition carries its own."""
    picture = image(draw_board(Position(MODERN, position.map)))
    level = THEMES["dark"].level
    assert near(colors_of(picture, position, "I1"), level)
    assert not near(colors_of(picture, position, "H2"), level)
