"""Forces that players hand in: what is read of lines, documents and zips, what is refused, and that it ends soon."""

from __future__ import annotations

import io
import json
import time
import zipfile
from typing import Any

import pytest

from bot.app.errors import line_of_error
from bot.app.user_error import UserError
from bot.uploads.force import MOST, packed, read_force, words_back
from bot.uploads.limits import LIMITS
from engine import DocumentError, Term
from engine.game import RULESETS
from tests.bot.uploads.hostile import hostile

LINE = "Grey Fox 50 8/10/17/2 r6 t1 at C2"
CARD = {"name": "Ferryman", "points": 30, "values": {"speed": 8, "attack": 9, "defense": 16, "damage": 2}}


def of(*files: tuple[str, bytes], ruleset: str = "heroclix-modern") -> tuple[list[str], list[tuple[str, int, str]]]:
    """Return the names of the figures that were read, and where what is refused was, with its message."""
    found = json.loads(json.dumps(read_force(packed(files), ruleset)))
    faults = [(each["name"], each["line"], each["message"]) for each in found["faults"]]
    return [each["document"]["name"] for each in found["figures"]], faults


def zipped(files: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Return a zip of files."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", method) as archive:
        for name, raw in files.items():
            archive.writestr(name, raw)
    return made.getvalue()


def test_lines_documents_and_zips_are_read_in_their_order() -> None:
    """Whatever a force comes as, each figure is read once, in the order in which it was handed in."""
    several = json.dumps({"force": [CARD, {**CARD, "name": "Second"}]}).encode()
    within = zipped({"a/b.json": json.dumps({**CARD, "name": "Third"}).encode(), "c.txt": b"2x Wren 25 7/9/16/1"})
    names, faults = of(("", LINE.encode()), ("list.json", several), ("set.zip", within), ("d.yaml", b"name: Last\n"))
    assert names == ["Grey Fox", "Ferryman", "Second", "Third", "Wren", "Wren", "Last"]
    assert faults == []


def test_a_zip_with_the_separator_of_another_system_is_read() -> None:
    """What stands before the last part is no name with a dot; what systems put beside files is left out there, too."""
    document, broken = (json.dumps(each).encode() for each in (CARD, {**CARD, "points": "many"}))
    within = {".\\a.json": document, "..\\b.json": broken, ".\\.DS_Store": b"x", "__MACOSX\\c.json": b"x"}
    names, faults = of(("set.zip", zipped(within)))
    assert names == ["Ferryman"]
    assert [name for name, _, _ in faults] == ["..\\b.json"]


@pytest.mark.parametrize("count", [61, 1000, 1000000])
def test_more_of_a_figure_than_are_read_is_told_as_such(count: int) -> None:
    """However many digits it has: the line says how many there may be at once."""
    with pytest.raises(UserError) as caught:
        read_force(packed([("", f"{count}x {LINE}".encode())]), "heroclix-modern")
    assert caught.value.message == "force-too-many"


def test_each_fault_names_its_place() -> None:
    """A line its number, a file its name, an entry of a list its place: the sound ones are read all the same."""
    several = json.dumps([CARD, {**CARD, "points": "many"}, 7]).encode()
    names, faults = of(("", f"{LINE}\n\nPike 25 7/9".encode()), ("list.json", several), ("x.bin", b"\0\1\2"))
    assert names == ["Grey Fox", "Ferryman"]
    places = [(name, line) for name, line, _ in faults]
    assert places == [("", 3), ("list.json [2] Ferryman", 0), ("list.json [3]", 0), ("x.bin", 0)]


def test_words_of_ours_stay_words_for_the_catalogue() -> None:
    """What a complaint names in our words is said in the reader's language after it crossed the process."""
    found = json.loads(json.dumps(read_force(packed([("", b"Wolf 75 8/10/17/3 [chrage]")]), "heroclix-modern")))
    data = words_back(found["faults"][0]["data"])
    assert data["near"] == (Term("charge"),)
    assert isinstance(data["near"][0], Term)


@pytest.mark.parametrize("ruleset", [ruleset for ruleset in RULESETS if ruleset != "motu"])
def test_gaps_of_a_unit_file_are_zero_and_named(ruleset: str) -> None:
    """Of an empty value or `?` the click is taken with 0, and the gap named; in every edition."""
    click: dict[str, Any] = {"click_number": 1, "speed_value": "?", "attack_value": "", "defense_value": 17}
    file = {"unit_id": "x", "name": "Gap", "point_values": ["30"], "dial": [{**click, "damage_value": None}]}
    (figure,) = read_force(packed([("gap.json", json.dumps(file).encode())]), ruleset)["figures"]
    assert [figure["document"]["dial"][0][name] for name in ("speed", "attack", "damage")] == [0, 0, 0]
    (names,) = [data["names"] for key, data in figure["notes"] if key == "unit-gaps"]
    assert names == ["dial[0].speed_value", "dial[0].attack_value", "dial[0].damage_value"]


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ([("", b"  \n ")], "force-nothing"),
        ([], "force-nothing"),
        ([("", f"{MOST + 1}x {LINE}".encode())], "force-too-many"),
        ([("", "\n".join([LINE] * (MOST + 1)).encode())], "force-too-many"),
    ],
)
def test_nothing_and_too_many_are_refused(files: list[tuple[str, bytes]], message: str) -> None:
    """Sixty figures at once are read, one more is not; nothing at all is told, too."""
    if files and not files[0][1].strip():
        files = []
    with pytest.raises(UserError) as refused:
        read_force(packed(files), "heroclix-modern")
    assert refused.value.message == message


def test_sixty_are_read() -> None:
    """The most that are read at once are read."""
    assert len(of(("", f"{MOST}x {LINE}".encode()))[0]) == MOST


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_zip_bomb_is_refused_soon(method: int) -> None:
    """However it is packed, of what it holds no more is unpacked than a unit file may have."""
    bomb = zipped({"bomb.json": b" " * 20_000_000, "sound.json": json.dumps(CARD).encode()}, method)
    before = time.process_time()
    names, faults = of(("bomb.zip", bomb))
    assert time.process_time() - before < LIMITS["force"].work / 3
    assert names == ["Ferryman"]
    assert faults == [("bomb.json", 0, "file-too-large")]


def test_a_zip_that_lies_of_its_sizes_is_refused() -> None:
    """What an entry's head says of its size is not believed."""
    raw = zipped({"a.json": b" " * 500_000})
    lying = raw.replace((500_000).to_bytes(4, "little"), (10).to_bytes(4, "little"))
    assert lying != raw
    names, faults = of(("a.zip", lying))
    assert names == []
    assert [message for _, _, message in faults] in (["force-zip-damaged"], ["file-too-large"], ["file-empty"])


def test_hostile_files_in_a_force_end_in_a_line_each() -> None:
    """Each of a hundred hostile files is a fault with a line in both languages, or a figure; none breaks the others."""
    told: set[str] = set()
    for name, _, raw in list(hostile(100)):
        if len(raw) > LIMITS["force"].size:
            continue
        packs = packed([(name, raw), ("", LINE.encode())])
        try:
            found = json.loads(json.dumps(read_force(packs, "heroclix-modern")))
        except UserError as refused:
            told.add(refused.message)
            continue
        for each in found["faults"]:
            data = words_back(each["data"])
            path = each["path"]
            fault = UserError(each["message"], **data) if path is None else DocumentError(path, each["message"], **data)
            for language in ("en", "es"):
                line = line_of_error(fault, language)
                assert line, (name, each)
                assert "\n" not in line
    assert told <= {"force-too-many"}


def test_a_bullet_before_nothing_says_nothing_and_a_number_before_nothing_is_named() -> None:
    """What is left of a list stays unread; `2x` alone is refused as it stands, never as an empty quotation."""
    names, faults = of(("", f"- \n-\n * \n• {LINE}\n–\n".encode()))
    assert (names, faults) == (["Grey Fox"], [])
    for typed in ("2x", "- 2x ", "3 × "):
        found = read_force(packed([("", f"{LINE}\n{typed}\n".encode())]), "heroclix-modern")
        (fault,) = found["faults"]
        assert fault["line"] == 2
        told = line_of_error(UserError(fault["message"], **words_back(fault["data"])), "en") or ""
        assert typed.strip(" -") in told.replace("⟦", "").replace("⟧", ""), told
        assert "⟦⟧" not in told
