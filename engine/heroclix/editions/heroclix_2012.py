"""The edition of 2012: its parts stand beside the procedures that ask them."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.board.ground.immunity import UntilItStirs
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
from engine.heroclix.fight.actions.turn import SecondTokenPushes
from engine.heroclix.fight.attack.criticals import PairsAlone
from engine.heroclix.fight.attack.reducers import OneReducer
from engine.heroclix.fight.values.stack import InAnyOrder
from engine.heroclix.force.endings import LastOnesStanding
from engine.heroclix.force.first_places import HighestNames
from engine.heroclix.force.themes import ForEach300
from engine.heroclix.powers.weights import FourWeights
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.ruleset.force import ForceRules
from engine.heroclix.ruleset.vocabulary import Vocabulary

__all__ = ["OF_2012"]

NO_LIMIT = 10**6  # more than any game comes to
VOCABULARY = Vocabulary(
    objects=("standard", "light", "heavy", "immobile", "ultra-heavy", "relic", "special"),  # objetos, reliquias
    weights=("light", "heavy", "immobile", "ultra-heavy"),  # objetos-especiales
    markers=("hindering", "blocking", "water", "debris", "smoke", "barrier"),  # glosario/marcadores-de-terreno
    values=False,
    terrain=("object", "special-object"),  # objetos-en-tu-fuerza
    lacks=frozenset(
        {"tarot", "marker_removed", "mission", "face-down", "one-shot", "mystery-card", "coin", "special-dice"}
        | {"effect-terrain", "special-terrain", "special_terrain", "part_of", "windows", "doors", "equipment"}
        | {"id_cards", "locations"}
        | {"id-card", "location-bonus", "map-bonus"}
        | {"stops"}  # no dial of that year says STOP
    ),
)
FORCE = ForceRules(
    marks=False,  # la-base tells of marks and asks for none; objetos-en-tu-fuerza
    bystanders_alone=True,  # armar-tu-fuerza, tokens-de-transeuntes
    weights_differ=True,  # objetos-en-tu-fuerza
    resource_or_special=True,  # recursos
    sideline=False,  # remplazar-personajes
    feat_share=10,  # la-regla-del-10
    extremes=False,  # no effect of that book looks for them
)
OF_2012 = Ruleset(
    "heroclix-2012",
    POWERS,
    stacking=InAnyOrder(),  # 1-regla-reemplaza-luego-modifica, 5-la-regla-de-los-minimos, R72
    tokens=SecondTokenPushes(),  # esfuerzo, limpiar-tokens-de-accion, R78
    first_turns=UntilItStirs(),  # inmunidad-de-la-primera-ronda, R76
    rolls=PairsAlone(),  # tirando-2-y-12-errores-e-impactos-criticos, ningun-dano
    damage=OneReducer(increases_first=True, at_most_clicks=True),  # reglas-de-acciones-de-combate/hacer-dano
    objects=FourWeights(),  # objetos, objetos-ultra-pesados, usar-objetos-como-armas
    first_player=HighestNames(),
    themes=ForEach300(),
    force=FORCE,
    score=LastOnesStanding(),
    ground=GROUND_2012,
    adjacency=ADJACENCY_2012,
    sight=SIGHT_2012,
    steps=STEPS_2012,
    knockback=KNOCKBACK_2012,
    set_up=SET_UP_2012,
    vocabulary=VOCABULARY,
    action_total_minimum=0,  # total-de-acciones
    action_total_maximum=NO_LIMIT,  # total-de-acciones
    one_of_each=("prime",),  # personajes-principales
    damaged_by_clicks=False,  # reglas-de-acciones-de-combate/hacer-dano
    free_all_turn=True,  # efectos-que-ocurren-al-comienzo-o-al-final, limpiar-tokens-de-accion
    one_order=True,  # orden-de-efectos
    team_up_names=False,  # 1.9b
    epic_battles=(400, 1000),  # acciones-de-poder/acciones-epicas
    close_targets=1,  # acciones-de-combate
    copies_last_with_bearers=True,  # comodines
    rerolls_cost_tokens=True,  # beneficios-de-equipos-tematicos
    rerolls_by_members=True,  # beneficios-de-equipos-tematicos, equipos-tematicos
    counters_possessed=True,  # usar-y-poseer
    larger_passengers=False,  # personajes-de-base-multiple
    replaced_beside=True,  # remplazar-personajes
    book=replace(book("heroclix-2012"), sentences=SENTENCES),
)
