"""The names of powers, abilities and keyphrases as cards print them, in both languages (27)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.heroclix.ruleset import Powers

__all__ = ["LONGEST", "SYMBOLS", "names"]

LONGEST = 8  # words of a name
SLASHED = {
    "blades-claws-fangs": "Blades/Claws/Fangs",
    "earthbound-neutralized": "Earthbound/Neutralized",
    "energy-shield-deflection": "Energy Shield/Deflection",
    "leap-climb": "Leap/Climb",
    "penetrating-psychic-blast": "Penetrating/Psychic Blast",
    "phasing-teleport": "Phasing/Teleport",
}
SPANISH: Mapping[str, tuple[str, ...]] = {
    "flurry": ("Ráfaga de Golpes", "Ráfaga"),
    "leap-climb": ("Salto/Trepar", "Saltar/Trepar", "Saltar/Escalar"),
    "phasing-teleport": ("Desfase/Teletransporte", "Fase/Teletransporte"),
    "earthbound-neutralized": ("Confinado a Tierra/Neutralizado",),
    "charge": ("Carga",),
    "mind-control": ("Control Mental",),
    "plasticity": ("Plasticidad",),
    "force-blast": ("Explosión de Fuerza",),
    "sidestep": ("Paso Lateral",),
    "hypersonic-speed": ("Velocidad Hipersónica",),
    "stealth": ("Sigilo",),
    "running-shot": ("Disparo en Carrera", "Disparo a la Carrera"),
    "blades-claws-fangs": ("Cuchillas/Garras/Colmillos",),
    "energy-explosion": ("Explosión de Energía",),
    "pulse-wave": ("Onda de Pulsos", "Onda de Pulso"),
    "quake": ("Terremoto",),
    "super-strength": ("Superfuerza", "Súper Fuerza", "Súperfuerza"),
    "incapacitate": ("Incapacitar",),
    "penetrating-psychic-blast": ("Rayo Penetrante/Psíquico",),
    "smoke-cloud": ("Nube de Humo",),
    "precision-strike": ("Golpe de Precisión",),
    "poison": ("Veneno",),
    "steal-energy": ("Robar Energía", "Robo de Energía"),
    "telekinesis": ("Telequinesis", "Telequinesia"),
    "super-senses": ("Súper Sentidos", "Supersentidos"),
    "toughness": ("Dureza",),
    "defend": ("Defender",),
    "combat-reflexes": ("Reflejos de Combate",),
    "energy-shield-deflection": ("Escudo de Energía/Desvío",),
    "barrier": ("Barrera",),
    "mastermind": ("Mente Maestra",),
    "willpower": ("Fuerza de Voluntad",),
    "invincible": ("Invencible",),
    "impervious": ("Imperturbable",),
    "regeneration": ("Regeneración",),
    "invulnerability": ("Invulnerabilidad",),
    "ranged-combat-expert": ("Experto en Combate a Distancia",),
    "battle-fury": ("Furia de Batalla",),
    "support": ("Apoyo",),
    "exploit-weakness": ("Explotar Debilidad", "Explotar la Debilidad"),
    "enhancement": ("Mejora",),
    "probability-control": ("Control de Probabilidad",),
    "shape-change": ("Cambio de Forma",),
    "close-combat-expert": ("Experto en Combate Cuerpo a Cuerpo",),
    "empower": ("Potenciar",),
    "perplex": ("Alterar",),
    "outwit": ("Anular",),
    "leadership": ("Liderazgo",),
    "autonomous": ("Autónomo",),
    "wild-card": ("Comodín",),
    "flight": ("Vuelo",),
    "great-size": ("Gran Tamaño",),
    "immobile": ("Inmóvil",),
    "immune": ("Inmune",),
    "knockback": ("Retroceso",),
    "swim": ("Nadar",),
    "tiny-size": ("Tamaño Diminuto",),
    "vehicle": ("Vehículo",),
}
# symbols in square brackets: the ability that they stand for, or the size
SYMBOLS: Mapping[str, tuple[str, str]] = {
    "wing symbol": ("grants", "flight"),
    "wing": ("grants", "flight"),
    "flight symbol": ("grants", "flight"),
    "dolphin symbol": ("grants", "swim"),
    "dolphin movement symbol": ("grants", "swim"),
    "autonomous symbol": ("grants", "autonomous"),
    "tiny symbol": ("size", "tiny"),
    "giant symbol": ("size", "giant"),
    "colossal symbol": ("size", "colossal"),
    "standard symbol": ("size", "standard"),
    "tiny damage symbol": ("size", "tiny"),
    "giant damage symbol": ("size", "giant"),
    "colossal damage symbol": ("size", "colossal"),
    "standard damage symbol": ("size", "standard"),
    "símbolo de ala": ("grants", "flight"),
    "símbolo de delfín": ("grants", "swim"),
    "símbolo diminuto": ("size", "tiny"),
    "símbolo gigante": ("size", "giant"),
    "símbolo colosal": ("size", "colossal"),
}


@cache
def names(powers: Powers) -> Mapping[tuple[str, ...], str]:
    """Return the slug of each name, by its words without case: standard powers, and abilities without a number.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> known = names(MODERN.powers)
    >>> known["leap/climb",], known["súper", "sentidos"], known["great", "size"]
    ('leap-climb', 'super-senses', 'great-size')
    """
    found: dict[tuple[str, ...], str] = {}
    numbered = powers.abilities.numbered
    slugs = (*(power.slug for power in powers.passive), *sorted(powers.abilities.granted))
    for slug in slugs:
        if slug in numbered or slug == "stop":
            continue
        english = SLASHED.get(slug, slug.replace("-", " "))
        for name in (english, *SPANISH.get(slug, ())):
            found[tuple(name.casefold().split())] = slug
    return found
