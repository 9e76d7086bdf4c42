"""Lines of larger bases by the book of 2012: the attacker's player chooses the squares (ataques-y-personajes)."""

from __future__ import annotations

import pytest

from engine.heroclix import judge
from tests.engine.fight.scenes import figure


@pytest.mark.parametrize(
    ("hindering", "defense", "square"),
    [(["C5", "E5"], 16, "D5"), (["E5"], 16, "C5"), (["C5", "E5", "D4"], 17, "D5"), (["E5", "F3"], 17, "D5")],
)
def test_r67_a_pair_hindered_by_its_own_square_alone_comes_before_one_that_adds_1(
    hindering: list[str], defense: int, square: str
) -> None:
    """Farther, but within range: no +1. The line by itself is that of the shortest of the least restricted (R18)."""
    giant = figure("giant", "red", ["C5", "D5"], values={"range": 6, "attack": 10})
    foe = figure("foe", "blue", "G3", values={"defense": 16})
    ask = {"type": "attack", "attacker": "giant", "targets": ["foe"], "kind": "range", "roll": [4, 3]}
    document = {
        "ruleset": "heroclix-2012",
        "map": {"size": [16, 16], "hindering": hindering},
        "figures": [giant, foe],
        "ask": ask,
    }
    assert dict(judge.adjudicate(document).fields)["targets"]["foe"]["defense"] == defense  # type: ignore[index]
    line = {"type": "line_of_fire", "from": "giant", "to": "foe"}
    assert judge.adjudicate({**document, "ask": line}).fields["from_square"] == square
