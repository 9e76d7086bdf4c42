"""How fast a document of YAML is read, beside PyYAML's own loader on its C parser, in turns."""

from __future__ import annotations

import pytest
import yaml

from bot.documents.yaml_documents import Loader, read_yaml
from tests.bench.alternation import compare

SQUARES = ", ".join(f"{column}{row}" for column in "BDFHK" for row in (2, 5, 9, 14))
FIGURES = "\n".join(
    f"  - {{id: f{n}, name: Figure number {n}, side: {('red', 'blue')[n % 2]}, at: {'ACEGIJ'[n % 6]}{n + 1},\n"
    f"     values: {{speed: 8, attack: 10, defense: 17, damage: 3, range: 5}}, powers: [charge, super-senses],\n"
    f"     life: {{click: 1, clicks: 8}}}}"
    for n in range(12)
)
TEXT = f"""ruleset: heroclix-modern
map:
  size: [16, 16]
  hindering: [{SQUARES}]
  walls: [C3/D3, E6/E7]
figures:
{FIGURES}
turn: {{active: red, number: 3, phase: action}}
ask: {{type: line_of_fire, from: f0, to: f1}}
"""


def test_a_document_is_read_faster_than_by_the_librarys_loader() -> None:
    """A position of twelve figures costs no more than PyYAML's safe loader on the C parser, which allows aliases.

    Parsed twice, once for the limits and once for the data, it cost one and a half times as much.
    """
    if Loader is yaml.SafeLoader:
        pytest.skip("this PyYAML was built without its C parser")
    peer = lambda: yaml.load(TEXT, Loader=Loader)  # noqa: E731, S506 - the loader is a safe one
    assert read_yaml(TEXT) == peer()
    found = compare(lambda: read_yaml(TEXT), peer)
    print(f"a document of YAML, beside PyYAML's CSafeLoader: {found}")
    assert found.ratio < 1
