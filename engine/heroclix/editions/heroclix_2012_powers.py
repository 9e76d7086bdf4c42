"""The powers of 2012: that book prints no card, so what it says of a power is here and the rest is today's (R64)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from engine.heroclix.powers import ABILITIES, INHERENT, KEYPHRASES, SITUATIONAL, STANDARD
from engine.heroclix.powers.improved import IMPROVED
from engine.heroclix.ruleset import Power, Powers
from engine.heroclix.ruleset.power import Captivity, Decision, Healing

__all__ = ["POWERS"]

CHANGED: Mapping[str, Mapping[str, Any]] = {
    # preguntas-frecuentes/cuando-debo-usar-un-poder, R64
    "willpower": {"ignores_pushing": True, "decision": None, "succeeds_on": ()},
    # ataques-y-acciones, poderes-especiales, R64: started by a close combat action, one by each
    "blades-claws-fangs": {"started": True},
    "exploit-weakness": {"started": True},
    "charge": {"combat_action": True},
    "running-shot": {"combat_action": True},
    "wild-card": {"repeats": True},  # comodines
    # R79: an attack roll against the friend's defense value, then the d6 less 2, at least 2
    "support": {
        "then": ("close",),
        "heals": Healing(halved=False, add=-2, least=2, by_attack=True, critical=1, harms_target=True),
        "decision": Decision("die", "damage", "attacker"),
    },
}
# R81: how far an object flies is its own affair, whatever modifies the range value of who throws it
THROWN = "range-terrain-action"
INDOMITABLE = Power("indomitable", "R64", "keyphrase", ignores_pushing=True)
CAPTURE = Power(
    "capture",
    "R77",
    "keyphrase",
    actions=("power",),
    attack="close",
    single=True,
    no_damage=True,
    captivity=Captivity(
        "takes",
        sizes=("tiny", "standard"),
        eluded_by=("phasing-teleport", "plasticity"),
        counter="outwit-capture",
    ),
)  # captura
RESCUE = Power(
    "rescue-captive",
    "R77",
    "inherent",
    actions=("power",),
    attack="any",
    single=True,
    no_damage=True,
    captivity=Captivity("frees", choice="rescue"),
)  # captura/rescatar-cautivos
RELEASE = Power("release-captive", "R77", "inherent", actions=("power",), captivity=Captivity("releases"))
RELIC = Power("relic", "R64", "inherent", actions=("power",))  # reliquias


def _changed(powers: Iterable[Power]) -> Iterator[Power]:
    """Yield today's powers as the book of 2012 has them."""
    for power in powers:
        yield replace(power, **CHANGED.get(power.slug, {}))


def _inherent(powers: Iterable[Power]) -> Iterator[Power]:
    """Yield the inherent abilities; nothing changes how far something is thrown."""
    for power in powers:
        locked = tuple(effect._replace(locked=True, reading="R81") for effect in power.values)
        values = locked if power.slug == THROWN else power.values
        yield replace(power, values=values, combat_action=power.attack is not None)


KEYPHRASES_2012 = (*_changed(KEYPHRASES), INDOMITABLE, CAPTURE)
OF_SIZE = MappingProxyType(
    {
        "tiny": ("tiny-size",),  # glosario/tiny
        "giant": ("giant-reach:2", "great-size"),  # glosario/gigante
        "colossal": ("colossal-stamina", "great-size"),  # glosario/personaje-colosal
    }
)
IGNORES_HINDERING = "improved-movement:hindering"  # personajes-mejorados; water too (terreno/terreno-acuatico)
UNREAD = frozenset(
    ("move-and-attack", "duo-attack", "sharpshooter", "multiattack", "merge", "split", "throw-a-grenade")
)  # the book names them, with the symbols that mark them, and leaves what they do to a card that it does not print
VEHICLES = frozenset(("autopilot", "vehicle"))  # glosario/nave: a ship is any character
MARKED = frozenset(("carry",))  # glosario/transportador: usually three movement symbols
POWERS = Powers(
    tuple(_changed(STANDARD)),
    KEYPHRASES_2012,
    tuple(_inherent(INHERENT)),
    (*SITUATIONAL, RESCUE, RELEASE, RELIC),
    replace(
        ABILITIES,
        named=ABILITIES.named - VEHICLES,
        granted=ABILITIES.granted - VEHICLES,
        idle=frozenset(),
        improved={**IMPROVED, IGNORES_HINDERING: "27.5"},
        of_size=OF_SIZE,
        unread=UNREAD,
        marked=MARKED,
        absent=VEHICLES | {"stop"},
    ),
)
