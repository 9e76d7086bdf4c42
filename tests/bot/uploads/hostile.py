"""Files that nobody should hand in: sound ones of each kind, mutated, grown, nested, of wrong types and encodings."""

from __future__ import annotations

import copy
import io
import json
import random
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import yaml

from bot.uploads.limits import LIMITS, Kind
from engine.heroclix.game import EMPTY, apply, event_to_json
from tests.engine.game.tables import fighting

__all__ = ["hostile", "sound"]

VALUES: list[Any] = [
    None, True, -1, 0, 2**31, 2**63, 10**30, 1e308, 0.5, "", " ", "x" * 5000, "**@everyone**", "\u202e\u0301" * 50,
    "A1:ZZ9999", "Z99", "A0", "🦊" * 90, "'; DROP TABLE game; --", [], [[]], {}, {"": {}}, [None], ["A1"] * 3000,
    [0] * 3000, {"a": {"b": {"c": 1}}}, {str(n): n for n in range(500)}, "../../etc/passwd", "1e999", "\r\n\t",
]  # fmt: skip
PARTS: Mapping[Kind, dict[str, Any]] = {
    "map": {
        "size": [8, 8], "setting": "mixed", "indoor": ["A1:D8"], "hindering": ["C3"], "blocking": ["F7"], "water": [],
        "elevated": {"2": ["H1"]}, "walls": ["C3/D3"], "transitions": ["G1/H1"], "starting_areas": {"red": ["A1:H1"]},
        "markers": [{"kind": "smoke", "at": ["E5"]}], "objects": [{"id": "crate", "kind": "standard", "at": "F6"}],
    },
    "unit": {
        "name": "Ferryman", "points": 50, "range": 5, "targets": 1, "keywords": ["River"], "abilities": ["swim"],
        "special": [{"name": "Fare", "kind": "trait", "text": "Pays."}],
        "dial": [{"speed": 8, "attack": 10, "defense": 16, "damage": 2, "powers": ["charge"]}],
    },
    "cards": {
        "figures": [{"id": "ferryman", "name": "Ferryman", "points": 50, "keywords": ["Tarot"]}],
        "sideline": [{"name": "Pilot", "kind": "character"}], "resources": [{"name": "Purse", "points": 5}],
        "id_cards": [{"name": "Badge", "character": "pilot"}], "tarot": [{"name": "Coin", "suit": "pentacles"}],
        "locations": [{"name": "Quay", "bonuses": [{"name": "Tide", "points": 5}]}],
    },
}  # fmt: skip
ROWS = {"rows": [{"y": 1, "tiles": [{"x": "A", "terrain": "water", "elevation": 0}]}], "walls": [], "ramps": []}
UNIT = {"unit_id": "x1", "name": "Ferryman", "point_values": [50], "unit_range": 5, "dial": [], "special_powers": []}


Sound = Callable[[Kind], dict[str, Any]]


def sound(kind: Kind) -> dict[str, Any]:
    """Return the document of a sound file of today's HeroClix."""
    if kind != "game":
        return copy.deepcopy(PARTS[kind])
    game = fighting()
    events, state = [], EMPTY
    for event in game.log:
        events.append(event_to_json(event))
        state = apply(state, event)
    return {"format": "clix-judge-game", "version": 1, "ruleset": state.ruleset, "events": events}


HEROCLIX = sound


def places(node: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of every value in a document."""
    items: Any = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from places(value, (*path, key))


def mutated(kind: Kind, chance: random.Random, sound: Sound = sound) -> bytes:
    """Return a sound file with one to three values, or a key, replaced by what does not belong there."""
    document = sound(kind)
    if sound is HEROCLIX and chance.random() < 0.3 and kind in {"map", "unit"}:
        document = copy.deepcopy(ROWS if kind == "map" else UNIT)
    for _ in range(chance.randint(1, 3)):
        *way, last = chance.choice(list(places(document)))
        node: Any = document
        for key in way:
            node = node[key]
        if isinstance(node, dict) and chance.random() < 0.2:
            node[chance.choice(["", "x" * 300, "__class__", "size", "\u202e"])] = node.pop(last)
        else:
            node[last] = copy.deepcopy(chance.choice(VALUES))
            if not isinstance(document, dict) or not list(places(document)):
                break
    if kind != "game" and chance.random() < 0.4:
        return yaml.safe_dump(document, allow_unicode=True).encode(errors="surrogatepass")
    return json.dumps(document).encode()


def oversized(kind: Kind, chance: random.Random, sound: Sound = sound) -> bytes:
    """Return a file with lists as long as its size allows, or past it."""
    size = LIMITS[kind].size
    count = chance.choice([size // 8, size // 4, size]) // (20 if kind == "game" else 1)
    key = chance.choice(sorted(sound(kind)))
    if chance.random() < 0.5:
        return f"{key}: [{'A1, ' * count}A1]".encode()
    return json.dumps(sound(kind) | {key: ["A1"] * count}).encode()


def nested(kind: Kind, chance: random.Random, sound: Sound = sound) -> bytes:
    """Return a file nested far too deeply, in each of the notations."""
    deep = chance.choice([60, 900, 20_000])
    key = chance.choice(sorted(sound(kind)))
    opened, closed = chance.choice([("[", "]"), ('{"a":', "}"), ("- ", "")])
    inner = opened * deep + ("1" if closed == "}" else "") + closed * deep
    return (f'{{"{key}": {inner}}}' if closed else f"{key}:\n  {inner}").encode()


def aliased(kind: Kind, chance: random.Random, sound: Sound = sound) -> bytes:
    """Return YAML that grows by its aliases, or holds itself, or merges keys without end."""
    key = chance.choice(sorted(sound(kind)))
    layers = "\n".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 9))
    bombs = [
        f"a0: &a0 [x, x]\n{layers}\n{key}: *a8",
        f"{key}: &a [*a]",
        f"base: &b {{x: 1}}\n{key}: {{<<: *b}}",
        f"{key}: !!python/object/apply:os.system [id]",
        f"{key}: !!binary aGFsbG8=",
        f"{key}: !!set {{a, b}}",
        f"{key}: 2020-01-01",
        f"? [a, b]\n: {key}",
        f"--- {{{key}: 1}}\n--- {{{key}: 2}}",
        f"%YAML 9.9\n---\n{key}: 1",
    ]
    return chance.choice(bombs).encode()


def encoded(kind: Kind, chance: random.Random, sound: Sound = sound) -> bytes:
    """Return a sound text in another encoding, cut short, with NULs, zipped, or a picture of that name."""
    text = json.dumps(sound(kind) | {"name": "Ñandú"}, ensure_ascii=False)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("bomb.json", b"0" * 3_000_000)
    return chance.choice(
        [
            text.encode("utf-16"), text.encode("utf-32"), text.encode("latin-1"), text.encode("utf-7"),
            text.encode()[: len(text) // 2], b"\0" * 2000, text.replace("Ñandú", "\\u0000").encode(), packed.getvalue(),
            b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20, b"\xff\xd8\xff\xe0" + b"JFIF" * 30, b"GIF89a" + b"," * 99,
            text.replace("Ñandú", "\\ud800").encode(), b"", b"   \n", b"\xef\xbb\xbf", b"%PDF-1.7\n%" + b"x" * 500,
        ]
    )  # fmt: skip


def numbered(kind: Kind, chance: random.Random, sound: Sound = sound) -> bytes:
    """Return a sound file with a number that is none of ours."""
    key = chance.choice(sorted(sound(kind)))
    number = chance.choice(["9" * 400, "9" * 5000, "1e400", "-1e400", "NaN", "Infinity", "-0.0", "0x7fffffffffffffff"])
    return json.dumps(sound(kind) | {key: "@"}).replace('"@"', number).encode()


SORTS: tuple[Callable[[Kind, random.Random, Sound], bytes], ...] = (
    mutated, mutated, mutated, oversized, nested, aliased, encoded, numbered,
)  # fmt: skip
KINDS: tuple[Kind, ...] = ("map", "unit", "cards", "game")


def hostile(
    count: int, seed: int = 11, sound: Sound = HEROCLIX, kinds: Sequence[Kind] = KINDS
) -> Iterator[tuple[str, Kind, bytes]]:
    """Yield `count` files, every sort of every kind in turn: a name, the kind, the bytes."""
    chance = random.Random(seed)
    for number in range(count):
        kind = kinds[number % len(kinds)]
        make = SORTS[number // len(kinds) % len(SORTS)]
        yield f"{number}-{kind}-{make.__name__}", kind, make(kind, chance, sound)
