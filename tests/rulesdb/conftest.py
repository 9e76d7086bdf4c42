"""A small library of an invented game, and the host's book where it is present."""

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from rulesdb import Library, load_from

ENGLISH = """
ruleset: heroclix-modern
lang: en
entries:
  - id: "1"
    kind: section
    title: Pebbles
    text: |
      A pebble is the piece that players push over the pond.
    aliases: [stone, pawn]
    questions: ["What is a pebble?"]
    see_also: ["1.2"]
  - id: "1.2"
    kind: section
    title: Skipping
    text: |
      A pebble that skips passes over reeds. It sinks on a roll of 1.
    facts: {sinks_on: [1], die: d6}
    aliases: [skip, hop]
    questions: ["How do I hop over the reeds?", "When does my stone sink?"]
    see_also: ["1.10"]
  - id: "1.2a"
    kind: power
    title: Splash/Ripple
    text: |
      A ripple moves every pebble beside it by one ring.
    facts: {type: speed, slug: splash-ripple}
    aliases: [wave, sh]
    questions: ["What does a ripple do?"]
  - id: "1.10"
    kind: section
    title: Reeds
    text: |
      Reeds stop a pebble that does not skip.
    aliases: [grass, sh]
    questions: ["Can I roll through the grass?"]
    retired: true
  - id: "R1"
    kind: reading
    title: Two ripples at once
    text: |
      Both count.
"""

SPANISH = """
ruleset: heroclix-modern
lang: es
entries:
  - id: "1"
    title: Guijarros
    text: |
      Un guijarro es la pieza que los jugadores empujan por el estanque.
    aliases: [piedra]
    questions: ["¿Qué es un guijarro?"]
  - id: "1.2"
    title: Rebotar
    text: |
      Un guijarro que rebota pasa sobre los juncos. Se hunde con un 1.
    aliases: [saltito]
    questions: ["¿Cómo paso por encima de los juncos?"]
  - id: "1.2a"
    title: Salpicadura/Onda (Splash/Ripple)
    text: |
      Una onda desplaza un anillo cada guijarro contiguo.
    questions: ["¿Qué hace una onda?"]
  - id: "1.10"
    title: Juncos
    text: |
      Los juncos detienen al guijarro que no rebota.
    aliases: [hierba]
  - id: "R1"
    title: Dos ondas a la vez
    text: |
      Cuentan las dos.
"""

CorpusMaker = Callable[..., Path]


@pytest.fixture
def make_corpus(tmp_path: Path) -> CorpusMaker:
    """Write corpus files (one of each language) and return their folder."""

    def make(english: str = ENGLISH, spanish: str = SPANISH) -> Path:
        for lang, text in (("en", english), ("es", spanish)):
            path = tmp_path / "heroclix-modern" / lang / "01.yaml"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(dedent(text), encoding="utf-8")
        return tmp_path

    return make


@pytest.fixture(scope="session")
def pond(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """Return the library of the invented game."""
    folder = tmp_path_factory.mktemp("pond")
    for lang, text in (("en", ENGLISH), ("es", SPANISH)):
        path = folder / "heroclix-modern" / lang / "01.yaml"
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    return load_from(folder, "heroclix-modern")


@pytest.fixture(scope="session")
def rulebook() -> Callable[[str], bytes]:
    """Return a reader of the host's rulebooks; skips where they are absent."""
    folder = Path(__file__).resolve().parents[3] / "shared" / "rulebooks"

    def read(name: str) -> bytes:
        path = folder / name
        if not path.is_file():
            pytest.skip(f"the rulebook {name} is not on this machine")
        return path.read_bytes()

    return read
