"""Maps and figures of our own, to play with at once.

`maps/<id>.yaml` holds one map: its `names` and a line `about` it in each language, and the keys that a
game's map is loaded from (`map`, `objects`). `figures.yaml` holds the figures in balanced forces, each with its
`names`, its `force` and its `card`. A force is of the editions under its `rulesets`; a map that has some is of those.

>>> sample_map("training-yard").document("en")["size"]
[10, 10]
>>> sum(figure.points for figure in sample_figures("rust-tide"))
300
>>> list(sample_forces("heroclix-2012"))
['lamplighters', 'tin-carnival']
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from engine.heroclix.ruleset import Ruleset

__all__ = [
    "SampleFigure",
    "SampleForce",
    "SampleMap",
    "maps_offered",
    "sample_figure",
    "sample_figures",
    "sample_forces",
    "sample_map",
    "sample_maps",
]


@dataclass(frozen=True, slots=True)
class SampleMap:
    """A map with its names and a line about it, by language."""

    id: str
    names: Mapping[str, str]
    about: Mapping[str, str]
    source: Mapping[str, Any]

    @property
    def rulesets(self) -> tuple[str, ...]:
        """The editions that have all that lies there; none where every edition has."""
        return tuple(self.source.get("rulesets", ()))

    def fits(self, ruleset: str) -> bool:
        """Return whether games of an edition are played on it."""
        return not self.rulesets or ruleset in self.rulesets

    def document(self, lang: str) -> dict[str, Any]:
        """Return the map as a game loads it, named in that language."""
        source = deepcopy(dict(self.source))
        lying = {key: source[key] for key in ("markers", "objects") if key in source}
        return {"name": self.names[lang], **source["map"], **lying}


@dataclass(frozen=True, slots=True)
class SampleForce:
    """A force with its names by language, and the editions whose rules its figures are made for."""

    names: Mapping[str, str]
    rulesets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SampleFigure:
    """A figure with its names by language, the force it belongs to, and its card."""

    id: str
    names: Mapping[str, str]
    force: str
    source: Mapping[str, Any]

    @property
    def points(self) -> int:
        """What it costs: of a stack of horde tokens, all of them."""
        return int(self.source["points"]) * int(self.source.get("horde", {}).get("count", 1))

    def card(self, lang: str) -> dict[str, Any]:
        """Return the figure's card, named in that language."""
        return {"name": self.names[lang], **deepcopy(dict(self.source))}


def sample_maps(ruleset: str | None = None) -> tuple[SampleMap, ...]:
    """Return every sample map, or those for an edition, by id."""
    return tuple(sample for sample in _maps().values() if ruleset is None or sample.fits(ruleset))


def maps_offered(ruleset: Ruleset) -> tuple[SampleMap, ...]:
    """Return the sample maps for an edition, those of its usual size first (3.1, 15), else by id.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> maps_offered(MODERN)[0].source["map"]["size"]
    [16, 16]
    """
    usual = list(ruleset.usual_map)
    return tuple(sorted(sample_maps(ruleset.id), key=lambda sample: sample.source["map"]["size"] != usual))


def sample_map(map_id: str) -> SampleMap:
    """Return the sample map of that id. Raises KeyError when there is none."""
    return _maps()[map_id]


def sample_figures(force: str | None = None) -> tuple[SampleFigure, ...]:
    """Return every sample figure, or those of one force, in the order of the file."""
    return tuple(figure for figure in _figures().values() if force in (None, figure.force))


def sample_figure(figure_id: str) -> SampleFigure:
    """Return the sample figure of that id. Raises KeyError when there is none."""
    return _figures()[figure_id]


def sample_forces(ruleset: str | None = None) -> Mapping[str, SampleForce]:
    """Return every force, or those for an edition, by id."""
    listed = _read("figures.yaml")["forces"]
    forces = {force: SampleForce(source["names"], tuple(source["rulesets"])) for force, source in listed.items()}
    return {force: sample for force, sample in forces.items() if ruleset is None or ruleset in sample.rulesets}


@cache
def _read(path: str) -> dict[str, Any]:
    import yaml  # noqa: PLC0415  # a game of one's own figures reads none of these

    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the C parser is about ten times faster, where it is
    text = (resources.files(__name__) / path).read_text(encoding="utf-8")
    loaded: dict[str, Any] = yaml.load(text, Loader=loader)  # noqa: S506 - a safe one
    return loaded


@cache
def _maps() -> Mapping[str, SampleMap]:
    folder = resources.files(__name__) / "maps"
    found = {}
    for path in sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".yaml")):
        source = _read(f"maps/{path}")
        map_id = path.removesuffix(".yaml")
        found[map_id] = SampleMap(map_id, source["names"], source["about"], source)
    return found


@cache
def _figures() -> Mapping[str, SampleFigure]:
    listed = _read("figures.yaml")["figures"]
    return {
        figure_id: SampleFigure(figure_id, source["names"], source["force"], source["card"])
        for figure_id, source in listed.items()
    }
