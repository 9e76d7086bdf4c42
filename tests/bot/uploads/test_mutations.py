"""Every value of a sound file of every kind made wrong: told in one line of the reader's language, or taken whole."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.app.errors import line_of_error
from bot.app.user_error import UserError
from bot.cli.failures import exit_line
from bot.documents.plain_documents import plain_data, text_of
from bot.heroclix.pictures import draw_board
from bot.uploads.kinds import reader
from bot.uploads.limits import Kind
from engine import DocumentError, adjudicate
from engine.dice import FixedDice
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game import apply, decide
from tests.bot.uploads.hostile import places, sound
from tests.bot.uploads.test_hostile import command
from tests.engine.game.tables import set_up

WRONG: tuple[Any, ...] = (
    None, [], {}, "x", "", 10**15, -1, True, 1.5, [[]], {"a": 1}, "Z99", "\u202e**@everyone**\n",
)  # fmt: skip
ROWS = {
    "name": "Yard", "type": "indoorOutdoor", "width": 3, "height": 2,
    "rows": [{"y": 1, "tiles": [
        {"x": "A", "terrain": "water", "elevation": 0, "type": "indoor", "isStartingZone": True},
        {"x": 2, "elevation": 2},
    ]}],
    "walls": [{"x0": 1, "y0": 0, "x1": 1, "y1": 1, "type": "door"}],
    "ramps": [["A1", "B1"], {"x0": 1, "y0": 1, "x1": 2, "y1": 1}],
}  # fmt: skip
UNIT = {
    "unit_id": "x1", "name": "Ferryman", "point_values": [50, 30], "unit_range": 5, "targets": 1, "keywords": ["River"],
    "improved_movement": ["ignores_elevated"], "improved_targeting": {"ignores_characters": True},
    "speed_type": "boot", "damage_type": "giant", "dimensions": "1x2",
    "dial": [{
        "click_number": 1, "starting_line": True, "speed_value": 8, "speed_power": "running_shot", "attack_value": 10,
        "attack_power": None, "defense_value": 17, "defense_power": "special", "damage_value": 3, "damage_power": "",
    }],
    "special_powers": [{"type": "trait", "name": "Fare", "description": "Pays."}],
}  # fmt: skip
CARDS = {
    "figures": [{"name": "Ferryman", "points": 50, "keywords": ["River"]}],
    "resources": [{"name": "Ring", "points": 5}],
}
POSITION = {
    "ruleset": "heroclix-modern",
    "map": {"size": [16, 16], "hindering": ["D5"], "elevated": {2: ["H1"]}, "walls": ["C3/D3"]},
    "figures": [
        {
            "id": "a",
            "side": "red",
            "at": "C5",
            "points": 50,
            "values": {"speed": 8, "attack": 10},
            "powers": ["charge"],
        },
        {"id": "b", "side": "blue", "at": "F9", "dial": [{"speed": 8, "attack": 9, "defense": 16, "damage": 2}]},
    ],
    "markers": [{"kind": "smoke", "at": ["E5"]}],
    "ask": {"type": "line_of_fire", "from": "a", "to": "b"},
}
SOUND: tuple[tuple[str, Kind, Any], ...] = (
    ("map", "map", sound("map")), ("rows", "map", ROWS), ("unit", "unit", sound("unit")), ("their unit", "unit", UNIT),
    ("cards", "cards", CARDS), ("game", "game", sound("game")),
)  # fmt: skip
# words of English and of the libraries that no Spanish sentence holds
FOREIGN = re.compile(
    r"\b(NoneType|None|True|False|dict|str|int|tuple|Input|should|valid|expected|Error|Traceback|follow|unexpected"
    r"|missing|invalid|instance|greater|less|mapping|does|not|the|is|of|found)\b"
)
MOST = 150  # mutations of a kind of file, drawn by lot


def mutated(document: dict[str, Any]) -> Iterator[tuple[tuple[Any, ...], dict[str, Any]]]:
    """Yield a document with each of its values in turn replaced by each of those that are wrong."""
    for path in list(places(document)):
        for wrong in WRONG:
            changed = copy.deepcopy(document)
            node: Any = changed
            for key in path[:-1]:
                node = node[key]
            node[path[-1]] = copy.deepcopy(wrong)
            yield path, changed


def judged_to_be_one_line(line: str | None) -> None:
    """Hold the Spanish line of a refusal to what a player should read."""
    assert line
    assert "\n" not in line
    assert "\u202e" not in line
    assert len(line) < 1000
    assert not FOREIGN.search(line), line


def done_with(kind: Kind, document: dict[str, Any]) -> None:
    """Do with a file's document all that the bot does with one that it takes, drawing included."""
    found = json.loads(json.dumps(reader(kind)(text_of(json.dumps(document).encode()), MODERN.id)))
    made = command(kind, found.get("document", {}))
    state = set_up(begun=False).state
    for event in decide(state, made, FixedDice([])).events if made is not None else ():
        state = apply(state, event)
    if kind == "map":
        draw_board(state.position())


@pytest.mark.parametrize(("kind", "document"), [each[1:] for each in SOUND], ids=[each[0] for each in SOUND])
def test_every_wrong_value_is_one_line_or_a_file_that_stands(kind: Kind, document: dict[str, Any]) -> None:
    """Nothing but a refusal in the reader's language comes of a wrong value, and most are refused."""
    done_with(kind, document)
    changed = list(mutated(document))
    changed = random.Random(11).sample(changed, min(len(changed), MOST))
    refused = 0
    for path, one in changed:
        try:
            done_with(kind, one)
        except (UserError, DocumentError) as error:
            refused += 1
            judged_to_be_one_line(line_of_error(error, "es"))
        except Exception as error:
            raise AssertionError(f"{path}: {error!r}") from error
    assert refused > len(changed) * 0.6


def test_every_wrong_value_of_a_position_is_one_line() -> None:
    """The same at the door of `judge adjudicate`."""
    for _, one in mutated(json.loads(json.dumps(POSITION))):
        try:
            adjudicate(plain_data(json.dumps(one)))
        except (UserError, DocumentError) as error:
            judged_to_be_one_line(exit_line(error, "es"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "file-json-key"),
        ('{"a": [1, }', "file-json-value"),
        ('{"a" 1}', "file-json-colon"),
        ('{"a": 1 "b": 2}', "file-json-comma"),
        ('{"a": 1} x', "file-json-extra"),
        ('{"a": "x}', "file-json-quote"),
        ('{"a": "x\x07y"}', "file-json-control"),
        ('{"a": "\\x"}', "file-json-escape"),
        ('{"a": 1, "a": 2}', "file-key-twice"),
        ('{"a": NaN}', "file-value-number"),
        ('{"a": 1e999}', "file-value-number"),
        ('{"a": ' + "9" * 5000 + "}", "file-number"),
        ('{"a": "\\ud800"}', "file-value-character"),
        ('{"a": "\\u0000"}', "file-value-character"),
        ('{"a":' * 3000 + "1" + "}" * 3000, "file-too-deep"),
        ("a:\n\t- b", "file-yaml-tab"),
        ("a: b: c", "file-yaml-colon"),
        ("a: [1, 2", "file-yaml-list"),
        ("x: {a: 1", "file-yaml-mapping"),
        ("a: 1\n b: 2", "file-yaml-colon"),
        ("a:\n    - b\n  - c", "file-yaml-indent"),
        ('a: "x', "file-yaml-quote"),
        ("a: @x", "file-yaml-character"),
        ("a: \x07", "file-yaml-control"),
        ('a: "\\q"', "file-yaml-escape"),
        ("a: !!python/object/apply:os.system [id]", "file-yaml-tag"),
        ("a: 1\n---\nb: 2", "file-yaml-documents"),
        ("? [a, b]\n: c", "file-yaml-key"),
        ("a: &x [1]\nb: *x", "file-yaml-alias"),
        ("a: 2021-13-45", "file-number"),
        ("a: 2021-12-05", "file-value-kind"),
        ("a: !!set {b, c}", "file-value-kind"),
        ("2021-12-05: a", "file-value-key-at-the-top"),
        ("1: a\n'1': b", "file-key-twice"),
        ("a: .inf", "file-value-number"),
        ("a: 0x" + "f" * 5000, "file-value-number"),
        ("[" * 100_000, "file-too-deep"),
    ],
    ids=lambda value: value if value.startswith("file-") else "",
)
def test_what_is_no_document_is_told_in_words_of_ours(text: str, message: str) -> None:
    """Whatever JSON's and YAML's readers complain of has its own sentence, in Spanish without a word of theirs."""
    with pytest.raises(UserError) as refused:
        plain_data(text)
    assert refused.value.message == message
    judged_to_be_one_line(line_of_error(refused.value, "es"))


def test_a_flow_mapping_of_yaml_is_read() -> None:
    """What begins as JSON does may be YAML; where it is neither, JSON was meant."""
    assert plain_data("{size: [8, 8]}") == {"size": [8, 8]}


@pytest.mark.parametrize(("key", "value"), [("version", 2), ("version", None), ("version", True), ("ruleset", "chess")])
def test_a_game_of_another_version_or_ruleset_is_refused(key: str, value: object) -> None:
    """The head of an exported file says what its log says, or nothing is taken."""
    with pytest.raises(UserError, match=f"import-{key}"):
        reader("game")(json.dumps(sound("game") | {key: value}), "")
