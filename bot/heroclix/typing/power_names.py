"""What players call powers and abilities: whole names in every language, short forms, nicknames, typing mistakes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache

from bot.heroclix.typing.effect_names import names
from engine.heroclix.game.state.names import folded
from engine.heroclix.ruleset import Powers

__all__ = [
    "MISTYPED",
    "UnknownPower",
    "known_phrases",
    "nearest_powers",
    "phrase",
    "power_slug",
    "powers_of",
    "short_forms",
]

# short forms, and what Spanish players say beside the names of the catalogue
CALLED: Mapping[str, str] = {
    "flurry": "ráfaga",
    "leap-climb": "l/c|lc|leap|climb|salto|saltar|trepar|escalar|saltar/trepar|trepar/saltar|salto/escalar|"
    "saltar/escalar",
    "phasing-teleport": "p/t|phase|fase|phasing|teleport|desfase|teletransporte|fase/teletransporte",
    "earthbound-neutralized": "e/n|earthbound|neutralized|neutralizado|confinado a tierra",
    "mind-control": "mc",
    "force-blast": "fb|ráfaga de fuerza",
    "hypersonic-speed": "hss|hypersonic|hipervelocidad|hipersónica|hipersónico",
    "running-shot": "rs|runningshot|disparo a la carrera|a la carrera",
    "sidestep": "side step|side-step",
    "blades-claws-fangs": "bcf|b/c/f|blades|claws|fangs|cuchillas|garras|colmillos",
    "energy-explosion": "ee",
    "pulse-wave": "pw|pulso|onda de pulso",
    "super-strength": "sstr|superstrength|super str|súper fuerza",
    "incapacitate": "incap",
    "penetrating-psychic-blast": "ppb|pb|penetrating blast|psychic blast|rayo penetrante|rayo psíquico",
    "precision-strike": "ps",
    "steal-energy": "se|robo de energía",
    "telekinesis": "tk|telequinesia|telekinesia|telecinesis",
    "super-senses": "supersenses|supersentidos",
    "toughness": "tough|resistencia",
    "defend": "defensa conjunta",
    "energy-shield-deflection": "esd|es/d|energy shield|deflection|escudo de energía|desvío",
    "mastermind": "mm",
    "willpower": "wp",
    "invincible": "invinc",
    "impervious": "imperv",
    "regeneration": "regen",
    "invulnerability": "invul|invuln|invulnerable",
    "ranged-combat-expert": "rce|range combat expert|experto a distancia|experto en distancia",
    "battle-fury": "bf|furia de combate",
    "support": "ayuda",
    "exploit-weakness": "ew|explotar la debilidad",
    "enhancement": "enh",
    "probability-control": "pc|prob|prob control|control de prob|probabilidad|control de la probabilidad|"
    "control de probabilidades|control de las probabilidades",
    "close-combat-expert": "cce|experto en cuerpo a cuerpo|experto cuerpo a cuerpo|experto en combate cercano",
    "empower": "emp",
    "perplex": "plex",
    "outwit": "ow|ingenio|superar en ingenio",
    "leadership": "lead|líder|lider",
    "combat-reflexes": "cr",
    "shape-change": "shapechange|cambiaformas|cambia formas",
    "smoke-cloud": "",
    "flight": "flying|flyer|flier|fly|flies|can fly|wing|wings|wing symbol|wings symbol|ala|alas|símbolo de ala|"
    "símbolo de alas|símbolo de vuelo|volador|voladora|vuela|volando|puede volar",
    "swim": "swimmer|swims|can swim|dolphin|dolphin symbol|nadador|nadadora|delfín|símbolo de delfín|puede nadar",
    "autonomous": "autónoma",
    "wild-card": "wc|wildcard",
    "indomitable": "indom|indómito|indómita",
    "sharpshooter": "sharp shooter",
    "duo-attack": "duo|dúo",
}
SEVERAL: Mapping[str, tuple[str, ...]] = {"pop": ("perplex", "outwit", "probability-control")}
# short forms that mean one thing to one player and another to the next
UNSURE: Mapping[str, tuple[str, ...]] = {
    "ss": ("sidestep", "super-senses"),
    "sc": ("shape-change", "smoke-cloud"),
}
BETWEEN = frozenset(("and", "y", "e", "con", "with", "power", "powers", "poder", "poderes", "abilities", "habilidades"))
# what characters are kept safe from (27.7n), and may use themselves: behind a safeguard nobody knows which is meant
GUARDED = frozenset(
    ("energy-explosion", "exploit-weakness", "force-blast", "incapacitate", "mind-control", "outwit", "perplex")
) | {"penetrating-psychic-blast", "plasticity", "poison", "precision-strike", "pulse-wave", "quake", "smoke-cloud"}
GUARDED |= {"steal-energy", "telekinesis"}
IMPROVED_SHORT = {"improved movement": "im", "improved targeting": "it"}
MISTYPED = 0.8  # how like a name a text is that was meant to be it
MISTYPED_MORE = 0.9  # the same where its beginning is a name already
LEAST_LIKE = 0.6  # how like a name has to be to be offered in place of one that nobody knows
MOST_OFFERED = 2
SHORT = 5  # letters of a word that has to be liker
LEAST_LIKE_SHORT = 0.75
LONGEST_LIKE = 60  # letters of a text that may be a mistyped name


@dataclass(frozen=True)
class UnknownPower(Exception):  # noqa: N818 - it says what was met, and becomes a line for the player
    """A text that names no power: which are nearest, or, where `unsure`, which it might mean.

    `guarded`: it names one, and stands behind a safeguard, which may be against it, too.
    """

    given: str
    near: tuple[str, ...]
    unsure: bool = False
    guarded: bool = False


def power_slug(text: str) -> str:
    """Return a power's slug: lower case, slash and space become a hyphen.

    >>> power_slug("Phasing/Teleport")
    'phasing-teleport'
    """
    return re.sub(r"[^a-z0-9:]+", "-", text.strip().lower()).strip("-")


def phrase(text: str) -> str:
    """Return a text as names are compared: without case, accents and marks between the words.

    >>> phrase("Súper-Sentidos (Super Senses)")
    'super sentidos super senses'
    """
    return " ".join("".join(letter if letter.isalnum() else " " for letter in folded(text)).split())


@cache
def known_phrases(powers: Powers) -> Mapping[str, tuple[str, ...]]:
    """Return every name that means one power or ability of an edition (POP: three), with the slugs it means."""
    abilities = powers.abilities
    found: dict[str, tuple[str, ...]] = {}
    slugs = (
        *(power.slug for power in powers.passive),
        *sorted(abilities.named | abilities.unread | abilities.marked),
        *sorted(abilities.improved),
    )
    for slug in slugs:
        for name in names(slug):
            for shown in (name, name.partition("(")[2], slug.replace(":", " ")):
                found.setdefault(phrase(shown), (slug,))
        for name in filter(None, CALLED.get(slug, "").split("|")):
            found.setdefault(phrase(name), (slug,))
    for slug in sorted(abilities.improved):
        kind, _, what = slug.replace("-", " ").partition(":")
        found.setdefault(f"{IMPROVED_SHORT[kind]} {what}", (slug,))
    found.pop("", None)
    found.update({name: slugs for name, slugs in SEVERAL.items() if all(slug in powers for slug in slugs)})
    return found


@cache
def short_forms() -> frozenset[str]:
    """Return the short forms in letters, such as `hss`; no whole names."""
    longest = 5
    letters = {phrase(name) for called in CALLED.values() for name in called.split("|")}
    return frozenset({*(one for one in letters if 0 < len(one) <= longest), *UNSURE, *SEVERAL})


def powers_of(powers: Powers, text: str, before: str = "") -> tuple[str, ...]:
    """Return the slugs of powers and abilities that a text names one after the other, with or without commas.

    `before` is what was named before the text: of "improved movement: elevated, hindering" both are movement.

    Raises UnknownPower for what names none, or may name two.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> from functools import partial
    >>> read = partial(powers_of, MODERN.powers)
    >>> read("Carga, súper sentidos, hss"), read("charge stealth giant reach 2")
    (('charge', 'super-senses', 'hypersonic-speed'), ('charge', 'stealth', 'giant-reach:2'))
    >>> read("chrage")
    Traceback (most recent call last):
    ...
    bot.heroclix.typing.power_names.UnknownPower: ...chrage...
    """
    found: list[str] = []
    last = _last_of(powers, before)
    for part in re.split(r"(;)|[,+&|·]", text):
        last = "" if part == ";" else last
        if part is None or not part.strip(" .:-/;"):
            continue
        led = known_phrases(powers).get(phrase(f"{before.partition(':')[0]} {part}")) if ":" in before else None
        found += led or _read(powers, part.strip(" .:-"), last)
        last = found[-1] if found else last
        before = before if led else part
    return tuple(dict.fromkeys(found))


def _last_of(powers: Powers, text: str) -> str:
    """Return the slug that a text which was read names last, empty where it names none."""
    parts = [part for part in re.split(r"[,;+&|·]", text) if part.strip(" .:-/")]
    try:
        return (_read(powers, parts[-1].strip(" .:-")) or [""])[-1] if parts else ""
    except UnknownPower:  # of "improved movement: elevated, characters" the last part alone names nothing
        return ""


def _read(powers: Powers, part: str, last: str = "") -> Sequence[str]:
    """Return what a part without commas names: as a whole, else name by name, the longest first.

    `last`: what was named right before it.
    """
    words = phrase(part).split()
    found: list[str] = []
    at = 0
    while at < len(words):
        length, slugs = _longest(powers, words[at:])
        if not length and words[at] in UNSURE:
            raise UnknownPower(words[at].upper(), UNSURE[words[at]], unsure=True)
        if not length and words[at] in BETWEEN:
            at += 1
            continue
        if not length:
            unread = _until_known(powers, words[at:])
            whole = part if len(unread) == len(words) else _typed(part, words, at, at + len(unread))
            raise UnknownPower(whole, _meant(powers, words[: at + len(unread)], at))
        if (found[-1] if found else last).startswith("safeguard:") and slugs[0] in GUARDED:
            raise UnknownPower(_typed(part, words, at, at + length), slugs, guarded=True)
        found += slugs
        at += length
    return found


def _typed(part: str, words: Sequence[str], first: int, end: int) -> str:
    """Return some of the words as they were typed, with their accents and the marks between them."""
    spans = [match.span() for match in re.finditer(r"[^\W_]+", part)]
    if len(spans) != len(words):
        return " ".join(words[first:end])
    return part[spans[first][0] : spans[end - 1][1]]


def _until_known(powers: Powers, words: Sequence[str]) -> Sequence[str]:
    """Return words that name no power up to one that does; all of them where together they are like a name."""
    if nearest_powers(powers, " ".join(words), MISTYPED):
        return words
    return words[: next((at for at in range(1, len(words)) if _longest(powers, words[at:])[0]), len(words))]


def _meant(powers: Powers, words: Sequence[str], at: int) -> tuple[str, ...]:
    """Return what a part that names no power from a word on may have been meant to name: as a whole, or the rest."""
    whole = nearest_powers(powers, " ".join(words), MISTYPED_MORE if at else MISTYPED)
    return whole or nearest_powers(powers, " ".join(words[at:]))


def _longest(powers: Powers, words: Sequence[str]) -> tuple[int, tuple[str, ...]]:
    """Return how many words the longest name at the beginning has, and what it means; a number may belong to it."""
    known = known_phrases(powers)
    for length in range(min(len(words), 6), 0, -1):
        slugs = known.get(" ".join(words[:length]))
        if slugs is None:
            continue
        if slugs[0] == "safeguard":
            following_length, guarded = _longest(powers, words[length:])
            return length + following_length, tuple(f"safeguard:{slug}" for slug in guarded) or slugs
        following_length, against = _longest(powers, words[length:]) if slugs[0] == "immune" else (0, ())
        if following_length:  # 27.7g is immune to all: to one effect it is SAFEGUARD (27.7n)
            given = " ".join(words[: length + following_length])
            raise UnknownPower(given, tuple(f"safeguard:{slug}" for slug in against))
        if slugs[0] in powers.abilities.numbered:
            following = words[length] if length < len(words) else ""
            if following.isdecimal() and len(following) == 1:
                return length + 1, (f"{slugs[0]}:{following}",)
            continue
        return length, slugs
    return 0, ()


def nearest_powers(powers: Powers, text: str, least: float = LEAST_LIKE) -> tuple[str, ...]:
    """Return the slugs whose names are most like a text, the likeliest first; none where no name is like it.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> nearest_powers(MODERN.powers, "supersenes")
    ('super-senses',)
    """
    likeness: dict[str, float] = {}
    if len(text) > LONGEST_LIKE:
        return ()
    least = max(least, LEAST_LIKE_SHORT) if len(text) <= SHORT else least
    for name, slug in _whole_names(powers):
        like = SequenceMatcher(None, text, name).ratio()
        if like >= least and like > likeness.get(slug, 0):
            likeness[slug] = like
    ordered = sorted(likeness, key=lambda slug: -likeness[slug])[:MOST_OFFERED]
    clear = [slug for slug in ordered if likeness[slug] >= likeness[ordered[0]] - 0.1]
    numbered = powers.abilities.numbered
    return tuple(f"{slug}:2" if slug in numbered else slug for slug in clear)  # giant reach of how much is asked by 2


def _whole_names(powers: Powers) -> Iterator[tuple[str, str]]:
    short = short_forms()
    for name, slugs in known_phrases(powers).items():
        if len(slugs) == 1 and name not in short:
            yield name, slugs[0]
