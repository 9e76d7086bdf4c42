"""What the book of 2012 says of the board, as data: ground, adjacency, sight, steps, knockback, setting up."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.editions.modern_board import ADJACENCY, GROUND, KNOCKBACK, SET_UP, SIGHT, STEPS

__all__ = ["ADJACENCY_2012", "GROUND_2012", "KNOCKBACK_2012", "SET_UP_2012", "SIGHT_2012", "STEPS_2012"]

GROUND_2012 = replace(
    GROUND,
    objects_hinder=True,  # objetos-como-terreno, R70
    markers_cover=False,  # terreno: a square can be of several types; terreno/marcadores-de-escombros
    spans_levels=None,  # mover-personajes-de-base-multiple: on adjacent squares alone, so on one level
    diagonal_bases=True,  # personajes-de-base-multiple, R52
    walls_strew_all=False,  # terreno/destruir-paredes
    larger_markers=False,  # glosario/marcadores-de-terreno
)
ADJACENCY_2012 = replace(
    ADJACENCY,
    parting=frozenset({"wall"}),  # terreno/paredes
    levels_shut_corners=False,  # casillas-adyacentes, R51
)
SIGHT_2012 = replace(
    SIGHT,
    stopping=frozenset({"wall"}),  # terreno/paredes
    looks_over_smaller=False,  # conceptos-importantes/linea-de-fuego, R63
    indoors_everywhere=True,  # mapas, R71
    stealth_when_adjacent=True,  # preguntas-frecuentes/si-un-personaje-con-stealth, R68
    stealth_from_oneself=True,  # conceptos-importantes/linea-de-fuego, R17
    source_blocks=True,  # terreno/terreno-bloqueado
    source_hinders=True,  # terreno/terreno-obstaculizado, R67
)
STEPS_2012 = replace(
    STEPS,
    barring=frozenset({"wall"}),  # terreno/paredes
    opponents_bar_corners=False,  # terreno/movimiento-a-traves-de-puntos-de-interseccion, R65
    level_change="barred",  # terreno/movimiento-escaleras-y-escalerillas
    handles_where_stopped="underfoot",  # levantar-un-objeto
    stopping=frozenset({"hindering", "water"}),  # terreno/terreno-obstaculizado, terreno/terreno-acuatico, R66
    corners_stop=True,  # terreno/movimiento-a-traves-de-puntos-de-interseccion, R65
    slowing=frozenset({"hindering", "water"}),  # terreno/terreno-obstaculizado, R66
    break_away_larger_on=(4, 5, 6),  # separarse, R63
    leaves_freely=None,  # separarse, R63
    automatic_on=(2, 3, 4, 5, 6),  # separarse, R63: a 1 fails whatever an effect says
)
KNOCKBACK_2012 = replace(
    KNOCKBACK,
    squares=None,  # catapulta, R73
    mandatory=True,  # catapulta, R73
    fall=2,  # catapulta-desde-terreno-elevado, R75
    falls_alone=True,  # catapulta-desde-terreno-elevado, R75
    short_effects=False,  # dano-por-catapulta, R74
    safe_falls=("flight",),  # catapulta-desde-terreno-elevado
    kept=("great-size", "charge"),  # catapulta, R63
    point_by_point=False,  # dano-por-catapulta, R74
    criticals=True,  # catapulta, R73
    larger_than_cause=True,  # catapulta, R63
    terrain_first=True,  # dano-por-catapulta, P154
)
SET_UP_2012 = replace(
    SET_UP,
    edges_serve=False,  # paso-2-elegir-mapa-y-areas-de-inicio
    rows_alone_up_to=0,  # paso-2-elegir-mapa-y-areas-de-inicio
    left_over_ko=False,  # that book says nothing of it
    things_apart=False,  # ubicando-objetos
    objects_are_markers=False,  # objetos-como-terreno
    rows_and_columns=True,  # paso-2-elegir-mapa-y-areas-de-inicio, P46
    clear_alone=True,  # ubicando-objetos
)
