"""What the second judge of legality knows of each edition, read from its book and not from the engine's record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.engine.board.slow_rules import OF_2012 as BOARD_OF_2012
from tests.engine.board.slow_rules import OF_2022 as BOARD_OF_2022
from tests.engine.board.slow_rules import TODAY as BOARD_OF_TODAY
from tests.engine.board.slow_rules import Book

__all__ = ["OF_2012", "OF_2022", "RULES", "TODAY", "Rules"]


@dataclass(frozen=True)
class Rules:
    """An edition's legality, told by what its book says otherwise than today's; sections "there" are that book's.

    `board`: lines, adjacency and steps. `larger_markers`: a marker may cover several squares (17.10, P40; 16.8 there).
    `minimum`: the minimum range of powers that have one (R59). `wave`: the range of Pulse Wave, None for half the
    value (27.2c). `lift`: squares that Telekinesis places over (27.2l). `thing_values`: objects and markers have a
    Destroy value, a range and a reach (17.9). `markers_handled`: other markers than blocking ones, and those that
    others cover, are destroyed, and Super Strength lifts them (16.9, 17.6, 27.2e; 16.8, 16.9 and 17.4 there).
    `underfoot`: an object in one's own square is near enough for a CLOSE Destroy Action (16.9). `debris_lies`: debris
    is Immobile (17.14d). `lifted_throws`: Telekinesis throws what it could lift (27.2l; 17.8b there). `holders_stay`:
    who holds something isn't carried (17.7; 17.9 there). `stopped_hands`: who is stopped in a square may still pick up
    there (17.6, P52; 17.4 there). `left_for_good`: the immunity of the first turns ends with leaving (14.1, R57).
    `own_equipment`: Equip (Friendly) is for the friends of the object (25.2e there). `sections`: where the book says
    what stands in a section of today's; of a reason that has more than one, the part after the colon tells which.

    Of 2012: `free_all_turn`: free actions are given at the beginning and the end of a turn too (CONTRACT 3.3).
    `plain_total`: the action total is one for each 100 points, with no least and no most. `first_round`: who has done
    nothing yet is immune until every side has ended its first turn (R76). `tied`: what carries and Telekinesis places
    has a single base. `strong_hands`: objects are picked up with Super Strength alone, in a square that stops who
    enters it from that square alone, and never put down. `weights`: objects are light, heavy, ultra heavy or immobile:
    that decides who lifts them, and how far they fly. `captures`: there are captives (R77). `pushes`: a second action
    token does damage (esfuerzo, R78). `copies_again`: a wild card copies more than once a turn (comodines).
    `colossal`: what the symbol of that size stands for (glosario).
    """

    board: Book
    larger_markers: bool
    minimum: int
    wave: int | None
    lift: int
    thing_values: bool
    markers_handled: bool
    underfoot: bool
    debris_lies: bool
    lifted_throws: bool
    holders_stay: bool
    stopped_hands: bool
    left_for_good: bool
    own_equipment: bool
    free_all_turn: bool = False
    plain_total: bool = False
    first_round: bool = False
    tied: bool = False
    strong_hands: bool = False
    weights: bool = False
    captures: bool = False
    pushes: bool = False
    copies_again: bool = False
    colossal: tuple[str, ...] = ("giant-reach:3", "great-size")
    sections: Mapping[str, str] = field(default_factory=dict)


TODAY = Rules(
    BOARD_OF_TODAY,
    larger_markers=True, minimum=4, wave=4, lift=4, thing_values=True, markers_handled=True, underfoot=False,
    debris_lies=True, lifted_throws=True, holders_stay=True, stopped_hands=False, left_for_good=False,
    own_equipment=False,
)  # fmt: skip
OF_2022 = Rules(
    BOARD_OF_2022,
    larger_markers=False, minimum=6, wave=None, lift=6, thing_values=False, markers_handled=False, underfoot=True,
    debris_lies=False, lifted_throws=False, holders_stay=False, stopped_hands=True, left_for_good=True,
    own_equipment=True,
    sections={
        "7.9": "7.8", "17.11": "17.8", "17.12": "17.9",
        "27.8e": "16.9", "27.8f": "16.9", "27.8g": "17.4", "27.7k": "22.5",
    },
)  # fmt: skip
OF_2012 = Rules(
    BOARD_OF_2012,
    larger_markers=False, minimum=4, wave=4, lift=4, thing_values=False, markers_handled=False, underfoot=False,
    debris_lies=False, lifted_throws=False, holders_stay=True, stopped_hands=False, left_for_good=False,
    own_equipment=False,
    free_all_turn=True, plain_total=True, first_round=True, tied=True, strong_hands=True, weights=True, captures=True,
    pushes=True, copies_again=True,
    colossal=("colossal-stamina", "great-size"),
    sections={
        "7": "dar-acciones-a-los-personajes", "7.4": "tipos-de-acciones",
        "7.4:acted": "dar-acciones-a-los-personajes", "7.5": "acciones-gratuitas", "7.9": "total-de-acciones",
        "8.1j": "dar-acciones-a-los-personajes", "9.2": "dar-acciones-a-los-personajes",
        "11.2a": "combate-a-distancia", "12.1": "acciones-de-combate", "12.5d": "derrotar-personajes",
        "15.3": "glosario/removido-del-campo-de-batalla", "16.9": "terreno/destruir-terreno-bloqueado",
        "17.7": "llevar-un-objeto", "17.11": "usar-objetos-como-armas", "17.12": "poderes/carry",
        "20.4": "usar-y-poseer", "20.6": "glosario/poder-perdido", "27.8d": "poderes/carry",
        "27.8e": "terreno/destruir-terreno-bloqueado", "27.8f": "terreno/destruir-terreno-bloqueado",
        "27.8g": "levantar-un-objeto", "27.1h": "poderes/force-blast", "27.2j": "poderes/poison",
        "27.2l": "poderes/telekinesis", "27.3f": "poderes/barrier", "27.4b": "poderes/battle-fury",
        "27.4c": "poderes/support", "27.4j": "poderes/perplex", "27.4k": "poderes/outwit",
        "captives": "captura", "ultra-heavy": "objetos-ultra-pesados", "7.3a": "tipos-de-acciones",
        # what cards of today have and that book does not know is read from the current card
        "7.3a:immobile": "R64", "24.3": "R64", "27.7k": "R64", "27.7n": "R64",
    },
)  # fmt: skip
RULES = {rules.board.ruleset: rules for rules in (TODAY, OF_2022, OF_2012)}
