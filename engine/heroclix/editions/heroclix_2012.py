"""The edition of 2012: its parts stand beside the procedures that ask them."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.board.ground.immunity import UntilItLeaves
from engine.heroclix.editions.books import book
from engine.heroclix.editions.heroclix_2012_board import (
    ADJACENCY_2012,
    GROUND_2012,
    KNOCKBACK_2012,
    SET_UP_2012,
    SIGHT_2012,
    STEPS_2012,
)
from engine.heroclix.editions.heroclix_2012_powers import POWERS
from engine.heroclix.editions.heroclix_2012_sentences import SENTENCES
from engine.heroclix.fight.actions.turn import TwoTokens
from engine.heroclix.fight.attack.criticals import SixesAndOnes
from engine.heroclix.fight.attack.reducers import OneReducer
from engine.heroclix.fight.values.stack import ReplaceThenModify
from engine.heroclix.force.first_player import HighestIsFirst
from engine.heroclix.force.victory import PointsAlone
from engine.heroclix.powers.inherent import LightAndHeavy
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.ruleset.vocabulary import Vocabulary

__all__ = ["OF_2012"]

VOCABULARY = Vocabulary(
    objects=("standard", "light", "heavy", "immobile", "ultra-heavy", "relic", "special"),  # objetos, reliquias
    weights=("light", "heavy", "immobile", "ultra-heavy"),  # objetos-especiales
    markers=("hindering", "blocking", "water", "debris", "smoke", "barrier"),  # glosario/marcadores-de-terreno
    values=False,
    terrain=("object", "special-object"),  # objetos-en-tu-fuerza
    lacks=frozenset(
        {"tarot", "marker_removed", "mission", "face-down", "one-shot", "mystery-card", "coin", "special-dice"}
        | {"effect-terrain", "part_of", "windows", "doors", "equipment", "id_cards", "locations", "special_terrain"}
        | {"stops"}  # no dial of that year says STOP
    ),
)
OF_2012 = Ruleset(
    "heroclix-2012",
    POWERS,
    stacking=ReplaceThenModify(),
    tokens=TwoTokens(),
    first_turns=UntilItLeaves(),
    rolls=SixesAndOnes(),
    damage=OneReducer(),
    objects=LightAndHeavy(),
    first_player=HighestIsFirst(),
    score=PointsAlone(),
    ground=GROUND_2012,
    adjacency=ADJACENCY_2012,
    sight=SIGHT_2012,
    steps=STEPS_2012,
    knockback=KNOCKBACK_2012,
    set_up=SET_UP_2012,
    vocabulary=VOCABULARY,
    larger_passengers=False,  # personajes-de-base-multiple
    book=replace(book("heroclix-2012"), sentences=SENTENCES),
)
