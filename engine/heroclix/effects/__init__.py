"""Placing and areas: which squares and figures an effect may choose, and where things may be placed or set up.

Barrier and Smoke Cloud (`cloud`), Telekinesis, the destroy actions (`destroy`, `ruin`), Object Pick Up
(`pick_up`), Quake, Pulse Wave, Energy Explosion and Force Blast (`blast`), placing (`placing`, `place`) and
starting areas (`starting`, `set_up`, `fit`).
"""

from engine.heroclix.effects.areas.cloud import CLOUDS, Cloud, Laying, cloud_of
from engine.heroclix.effects.areas.elements import Element, element_named, elements, without
from engine.heroclix.effects.areas.reach import name_squares
from engine.heroclix.effects.areas.telekinesis import Telekinesis
from engine.heroclix.effects.destroying.destroy import Destroying
from engine.heroclix.effects.destroying.ruin import Piece, destroyed
from engine.heroclix.effects.placing.one import Placement, Places, judge_placement
from engine.heroclix.effects.placing.pick_up import PickUp
from engine.heroclix.effects.placing.starting import SetUp

__all__ = [
    "CLOUDS",
    "Cloud",
    "Destroying",
    "Element",
    "Laying",
    "PickUp",
    "Piece",
    "Placement",
    "Places",
    "SetUp",
    "Telekinesis",
    "cloud_of",
    "destroyed",
    "element_named",
    "elements",
    "judge_placement",
    "name_squares",
    "without",
]
