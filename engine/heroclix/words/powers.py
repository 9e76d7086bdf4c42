"""What players call powers and abilities, in English and in Spanish, as names and, of some, as verbs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.heroclix.ruleset import Powers

__all__ = ["DOING", "MOVING", "VERBS", "spoken_powers"]

# whole names in Spanish, short forms and nicknames; a verb is said of who does it
SPOKEN: Mapping[str, str] = {
    "flurry": "rafaga de golpes|rafaga|flurri",
    "leap-climb": "leap and climb|l/c|lc|leap|climb|leaps|climbs|leaping|"
    "climbing|salto|saltar|trepar|escalar|jump|jumps|jumping|salta|saltaria|saltando|brinca|brincar|trepa|"
    "escala|salte|trepe|salto trepar|saltar trepar",
    "phasing-teleport": "desfasar|desfasarse|desfasar se|phasing|phase|teleport|teleports|desfase|teletransporte|"
    "phases|"
    "teleporting|phasing through|se teletransporta|teletransporta|"
    "teletransportarse|fase|"
    "desfase teletransporte|phase teleport|phasing and teleport|teletransportar se",
    "earthbound-neutralized": "earthbound|neutralized|neutralizado|confinado a tierra",
    "charge": "charge in and stab|charge in and hit|charge in and punch|charge in and attack|charge and punch|"
    "charge and stab|charge over and hit|charge up and hit|cargar y pegar|cargar y golpear|cargar y atacar|cargando|"
    "carga|charges|charging|chage|la carga|una carga|hacer charge|charge at|charge into|"
    "charge on|chargear|"
    "charge up to|charge and hit|charge and attack|charging at|charge over to|charge to|charged",
    "mind-control": "control mental|mc|mind controls|controlar mentalmente|mind-control|mindcontrol|"
    "controlar la mente|mental control|mind controlled|mind controlling|controlar la mente de",
    "plasticity": "plasticidad",
    "force-blast": "explosion de fuerza|rafaga de fuerza|force blasts|fb|rafaga de fuerza",
    "sidestep": "paso lateral|side step|sidesteps|sidestepping|paso al costado|paso al lado|dar un paso lateral|"
    "paso de costado|side-step",
    "hypersonic-speed": "velocidad hipersonica|hss|hypersonic|hipervelocidad|hipersonica|hipersonico|"
    "hyper sonic speed|"
    "hipersonic speed|hyper|hipersonic|hypersonics",
    "stealth": "sigilo",
    "running-shot": "disparo en carrera|disparo a la carrera|rs|runningshot|running shoot|runing shot|"
    "tiro en carrera|runnin shot|running shots|disparo corriendo",
    "blades-claws-fangs": "bcf|blades|claws|fangs|cuchillas|garras|colmillos|cuchillas garras colmillos|"
    "cuchillas garras y colmillos|blades claws and fangs|blades and claws|garras y colmillos|b c f",
    "energy-explosion": "explosion de energia|ee|energy explode|energy explosions",
    "pulse-wave": "onda de pulsos|onda de pulso|pw|pulso|pulsewave|pulse waves|pulse",
    "quake": "terremoto|quakes|sismo",
    "super-strength": "superfuerza|super fuerza|superstrength|super str|sstr|super strenght",
    "incapacitate": "incapacitar|incap|incapacitates|incapacita|incapacitating|incapear|incapacitated|incapacite",
    "penetrating-psychic-blast": "ppb|rayo penetrante|rayo psiquico|psychic blast|penetrating blast|"
    "rayo penetrante psiquico|psyblast|psy blast|psychic blasts|psychicblast|psy",
    "smoke-cloud": "nube de humo|smoke|humo|smoke clouds|smokecloud|cortina de humo",
    "precision-strike": "golpe de precision|ps|golpe preciso|precision strikes",
    "poison": "veneno|envenenar|poisons|poisoned|envenena|poisoning",
    "steal-energy": "robar energia|robo de energia|steals energy|roba energia|stealing energy",
    "telekinesis": "telequinesis|telequinesia|telekinesia|telecinesis|tk|tks|tkear|tk'd|telekinetic|tekear|teke|"
    "teka|telekinesi|telekinese|telequinear|tking|tk a|telekinesis on",
    "super-senses": "super sentidos|supersentidos|supersenses|super sense|super senses roll",
    "toughness": "dureza|tough|resistencia|aguante",
    "defend": "defender|defensa conjunta|defends",
    "combat-reflexes": "reflejos de combate|cr|reflejos",
    "energy-shield-deflection": "escudo de energia|desvio|esd|es/d|energy shield|deflection|escudo de energia desvio|"
    "energy shield and deflection|escudo energia",
    "barrier": "barrera|barriers|una barrera|hacer barrera|poner una barrera|poner barrera|barriering",
    "mastermind": "mente maestra|mm|masterminds|mastermindear",
    "willpower": "fuerza de voluntad|wp|voluntad",
    "invincible": "invencible",
    "impervious": "imperturbable|imperv|impervius",
    "regeneration": "regeneracion|regen|regenerar|regenerarse|regenerate|regenerates|regenera|regenerar se|"
    "se regenera|regenerating|regeneration roll",
    "invulnerability": "invulnerabilidad|invuln|invul|invulnerable",
    "ranged-combat-expert": "experto en combate a distancia|rce|experto a distancia|range combat expert|"
    "experto en distancia",
    "battle-fury": "furia de batalla|furia de combate|bf",
    "support": "apoyo|curar|heal|heals|sanar|curarse|healing|cura|healed|sana|curacion|medic|cure|curado|ser curado|"
    "heal up|patch up|sanacion|supports|dar support|soportar",
    "exploit-weakness": "explotar debilidad|explotar la debilidad|ew|exploit weaknesses|exploit",
    "enhancement": "mejora|enhance|enhances|potenciar a distancia",
    "probability-control": "control de probabilidad|prob|pc|prob control|control de la probabilidad|probs|"
    "probability|probability controls|probear|prob ctrl|reroll|control de prob|probabilidad|prob-control",
    "shape-change": "cambio de forma|shapechange|cambiar de forma|shape changes|cambia de forma",
    "close-combat-expert": "experto en combate cuerpo a cuerpo|cce|experto cuerpo a cuerpo|"
    "experto en cuerpo a cuerpo|"
    "experto en combate cercano",
    "empower": "potenciar|empowers|emp|empoderar",
    "perplex": "alterar|perplexes|plex|perplejidad|perplexed|perplexing|perplexear|perplejo|perplexa|"
    "perplexar|altera|confundir|dar perplex|pplex|perplexeo|perplex up|perplex down|perplex away",
    "outwit": "anular|outwits|ow|ingenio|superar en ingenio|outwitted|outwitting|outwitear|outwitea|anula|"
    "anular un poder|anularle|anulado|outwitar|outwiteado|anular un poder a|outwit a power on|"
    "outwit a power of|anular el poder de|outwitee|ser anulado|anule|dar outwit|superar",
    "leadership": "liderazgo|lead",
    "autonomous": "autonomo",
    "wild-card": "comodin|wildcard",
    "flight": "vuelo|flying|volar",
    "giant-reach": "alcance gigante|giant reach",
    "great-size": "gran tamano|great size",
    "swim": "nadar",
}
# said of somebody without "use"
_VERBS = (
    "charge in and stab|charge in and hit|charge in and punch|charge in and attack|charge and punch|charge and stab|"
    "charge over and hit|charge up and hit|charge and hit|charge and attack|cargar y pegar|cargar y golpear|"
    "cargar y atacar|charge|outwit|perplex|incapacitate|heals|heal|curar|sanar|anular|alterar|incapacitar|tk|quake|"
    "poison|"
    "sidestep|teleport|phase|regenerate|regenerar|empower|enhance|mind control|pulse wave|force blast|"
    "flurry|mastermind|prob|incap|plex|running shot|barrier|barrera|leap|climb|regenerarse|outwitear|"
    "tkear|controlar mentalmente|envenenar|telekinesis|telekinese|steal energy|robar energia|exploit|"
    "jump|saltar|trepar|escalar|teletransportarse|teletransportar se|desfasarse|desfasar se|"
    "smoke|smoke cloud|incapear|hypersonic|perplex up|perplex down|perplexear|perplexar"
)
VERBS = frozenset(_VERBS.split("|"))
# the same, said of somebody who does it: asked, where a question mark or a word at the end asks
_DOING = (
    "outwits|perplexes|incapacitates|heals|cura|sana|anula|altera|incapacita|tks|quakes|poisons|envenena|teleports|"
    "regenerates|regenera|empowers|enhances|mind controls|pulse waves|force blasts|masterminds|probs|steals energy|"
    "roba energia|sidesteps|barriers|charges|se regenera|outwitea|perplexa"
)
DOING = frozenset(_DOING.split("|"))
# the same of who moves by a power
_MOVING = (
    "leap|leaps|leaping|climb|climbs|climbing|jump|jumps|jumping|salta|saltaria|saltando|saltar|salte|brinca|"
    "brincar|trepa|trepar|trepe|escala|escalar|teleport|teleports|teleporting|phase|phases|teletransporta|"
    "se teletransporta|teletransportarse|teletransportar se|desfasarse|desfasar se"
)
MOVING = frozenset(_MOVING.split("|"))


@cache
def spoken_powers(powers: Powers) -> Mapping[str, str]:
    """Return every name of a power or ability of an edition that has a record, with its slug; words part by blanks.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> spoken_powers(MODERN.powers)["disparo en carrera"], spoken_powers(MODERN.powers)["steal energy"]
    ('running-shot', 'steal-energy')
    """
    found: dict[str, str] = {}
    for power in powers.passive:
        found[power.slug.replace("-", " ")] = power.slug
    for slug, names in SPOKEN.items():
        if slug in powers:
            for name in names.split("|"):
                found.setdefault(name.replace("/", " ").replace("-", " "), slug)
    return found
