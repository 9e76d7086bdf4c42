"""What a whole side of sixty figures may do, beside the tests' second judge of legality, in turns."""

from __future__ import annotations

from engine.heroclix import judge
from engine.heroclix.game.state.document import to_document
from tests.bench.alternation import compare
from tests.bench.game_speed import crowded, fresh
from tests.engine.second_legality.actions import legal_actions

FIGURES = 60


def test_what_a_whole_side_may_do_is_listed_faster_than_by_the_second_judge() -> None:
    """The thirty figures of one side are asked as `/legal` asks them: in less than 0.5 of the second judge's time.

    The second judge puts nothing in words. With every reason against everybody on the map put in words only to be
    counted, the engine took more than twice its time; with every opponent looked at however far off, 0.46 of it.
    """
    state = crowded(FIGURES)
    mine = [figure.id for figure in state.in_play if figure.side == state.active]
    document = to_document(state)
    assert len(mine) == FIGURES // 2

    def ours() -> None:
        position = fresh(state).position()
        for figure in mine:
            judge.answer(position, {"type": "legal_actions", "figure": figure})

    found = compare(ours, lambda: [legal_actions(document, figure) for figure in mine], turns=5)
    print(f"what 30 of 60 figures may do, beside the second judge: {found}")
    assert found.ratio < 0.5
