"""The edition of 2022: its parts stand beside the procedures that ask them."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.board.ground.immunity import UntilItLeaves
from engine.heroclix.editions.books import book
from engine.heroclix.editions.heroclix_2022_board import (
    ADJACENCY_2022,
    GROUND_2022,
    KNOCKBACK_2022,
    SET_UP_2022,
    SIGHT_2022,
    STEPS_2022,
)
from engine.heroclix.editions.heroclix_2022_powers import POWERS
from engine.heroclix.editions.heroclix_2022_sentences import SENTENCES
from engine.heroclix.editions.modern import TACTICS
from engine.heroclix.fight.actions.turn import TwoTokens
from engine.heroclix.fight.attack.criticals import SixesAndOnes
from engine.heroclix.fight.attack.reducers import OneReducer
from engine.heroclix.fight.values.stack import ReplaceThenModify
from engine.heroclix.force.endings import PointsAlone
from engine.heroclix.force.first_places import HighestIsFirst
from engine.heroclix.force.themes import SharedKeyword
from engine.heroclix.powers.two_weights import LightAndHeavy
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.ruleset.force import ForceRules
from engine.heroclix.ruleset.vocabulary import Vocabulary

__all__ = ["OF_2022"]

VOCABULARY = Vocabulary(
    objects=("standard", "light", "heavy", "special", "equipment"),  # a standard one counts as light
    weights=("light", "heavy"),  # 25.1
    markers=("hindering", "blocking", "water", "debris", "smoke", "barrier"),  # 16.8
    values=False,
    terrain=("object", "special-object"),  # 17.2
    lacks=frozenset(
        {"tarot", "marker_removed", "mission", "face-down", "one-shot", "mystery-card", "coin", "special-dice"}
        | TACTICS
        | {"themes"}
        | {"locked", "double", "epic"}  # 13.1, 7.1
        | {"effect-terrain", "part_of"}  # 16.8: a marker is one square of one type, without effects of its own
    ),
)
TERMS = {"close-terrain-action": "close-object-action", "range-terrain-action": "range-object-action"}  # 17.8
OF_2022 = Ruleset(
    "heroclix-2022",
    POWERS,
    stacking=ReplaceThenModify(),
    tokens=TwoTokens(),
    first_turns=UntilItLeaves(),
    rolls=SixesAndOnes(),
    damage=OneReducer(),
    objects=LightAndHeavy(),
    first_player=HighestIsFirst(),
    themes=SharedKeyword(most=3),  # 23.4
    force=ForceRules(),
    score=PointsAlone(),
    ground=GROUND_2022,
    adjacency=ADJACENCY_2022,
    sight=SIGHT_2022,
    steps=STEPS_2022,
    knockback=KNOCKBACK_2022,
    set_up=SET_UP_2022,
    vocabulary=VOCABULARY,
    telekinesis_squares=6,  # R59
    usual_map=(16, 24),  # 3.1, 15
    sideline_per_hundred=3,  # 2.6a
    sideline_limit=15,  # 2.6a
    shared_keywords=False,  # 24.1
    generated_adjacent=False,  # 21.6a, 6.3c
    generated_for_owner=False,  # 21.6d
    fresh_from_sideline=False,  # 2.6, 9.4a, 23.1b
    one_order=True,  # 8.1h, 13.5
    idle_plots_harm=True,  # 24.5
    team_up_names=False,  # 1.9b knows no Team-Ups
    idle_locations=False,  # 25.6a
    special_object_points=1,  # 25.1
    extremes_hold=False,  # 21.10a
    book=replace(book("heroclix-2022"), terms=TERMS, sentences=SENTENCES),
)
