"""Today's edition: its parts stand beside the procedures that ask them."""

from __future__ import annotations

from engine.heroclix.board.ground.immunity import InTheStartingArea
from engine.heroclix.editions.modern_board import ADJACENCY, GROUND, KNOCKBACK, SET_UP, SIGHT, STEPS
from engine.heroclix.fight.actions.turn import TwoTokens
from engine.heroclix.fight.attack.criticals import SixesAndOnes
from engine.heroclix.fight.attack.reducers import OneReducer
from engine.heroclix.fight.values.stack import ReplaceThenModify
from engine.heroclix.force.first_player import HighestChooses
from engine.heroclix.force.themes import SharedKeyword
from engine.heroclix.force.victory import PointsAndMissions
from engine.heroclix.powers import ABILITIES, INHERENT, KEYPHRASES, SITUATIONAL, STANDARD
from engine.heroclix.powers.inherent import PrintedOrPlain
from engine.heroclix.ruleset import Powers, Ruleset
from engine.heroclix.ruleset.force import ForceRules
from engine.heroclix.ruleset.vocabulary import Vocabulary

__all__ = ["MODERN", "TACTICS"]

TACTICS = frozenset(
    {"feats", "ata", "conditions", "event_dial", "captured", "released", "horde", "captives", "taken_on"}
    | {"feat", "condition", "event-dial", "alternate-ability"}
)  # of older books alone
VOCABULARY = Vocabulary(
    objects=("standard", "light", "heavy", "special", "equipment"),
    weights=(),
    markers=("hindering", "blocking", "elevated", "water", "debris", "smoke", "barrier", "special"),
    values=True,
    terrain=("marker", "object", "special-object", "effect-terrain"),
    lacks=frozenset({"team_rerolls", "locked", "double", "epic"}) | TACTICS,  # 23.2; 13.1
)
MODERN = Ruleset(
    "heroclix-modern",
    Powers(STANDARD, KEYPHRASES, INHERENT, SITUATIONAL, ABILITIES, cards_read=True),
    stacking=ReplaceThenModify(),
    tokens=TwoTokens(),
    first_turns=InTheStartingArea(),
    rolls=SixesAndOnes(),
    damage=OneReducer(),
    objects=PrintedOrPlain(),
    first_player=HighestChooses(),
    themes=SharedKeyword(),
    force=ForceRules(),
    score=PointsAndMissions(),
    ground=GROUND,
    adjacency=ADJACENCY,
    sight=SIGHT,
    steps=STEPS,
    knockback=KNOCKBACK,
    set_up=SET_UP,
    vocabulary=VOCABULARY,
)
