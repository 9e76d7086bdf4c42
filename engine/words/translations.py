"""Words of names in both languages: whoever calls Iron Fist "Puño de Hierro" means him."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations, product

__all__ = ["translates"]

# by the English word, the Spanish ones
_WORDS: Mapping[str, str] = {
    "ant": "hormiga", "arrow": "flecha", "bat": "murcielago", "beast": "bestia", "bird": "pajaro",
    "black": "negro negra", "blade": "hoja filo", "blue": "azul", "bone": "hueso", "bull": "toro", "cat": "gato gata",
    "claw": "garra", "clay": "arcilla barro", "colossus": "coloso", "crow": "cuervo", "crystal": "cristal",
    "cyclops": "ciclope", "dark": "oscuro oscura", "dead": "muerto muerta", "death": "muerte", "devil": "diablo",
    "eagle": "aguila", "eye": "ojo", "falcon": "halcon", "fire": "fuego", "fist": "puno",
    "fox": "zorro zorra", "ghost": "fantasma", "giant": "gigante", "goblin": "duende", "gold": "oro",
    "golden": "dorado dorada", "green": "verde", "grey": "gris", "gray": "gris", "hammer": "martillo", "hand": "mano",
    "hawk": "halcon", "heart": "corazon", "hollow": "hueco hueca", "hood": "capucha", "human": "humano humana",
    "hunter": "cazador cazadora", "ice": "hielo", "iron": "hierro", "king": "rey",
    "knight": "caballero", "lantern": "linterna", "leopard": "leopardo", "light": "luz", "lizard": "lagarto",
    "lord": "senor", "machine": "maquina", "man": "hombre", "moon": "luna", "moth": "polilla", "night": "noche",
    "owl": "buho", "panther": "pantera", "queen": "reina", "raven": "cuervo", "red": "rojo roja",
    "rhino": "rinoceronte", "rider": "jinete", "sabre": "sable", "saber": "sable", "scarlet": "escarlata",
    "scorpion": "escorpion", "sea": "mar", "shadow": "sombra", "silver": "plata plateado plateada",
    "skull": "craneo calavera",
    "soldier": "soldado", "spider": "arana", "star": "estrella", "steel": "acero", "stone": "piedra",
    "storm": "tormenta", "strange": "extrano", "surfer": "surfista", "sword": "espada", "thing": "cosa",
    "thunder": "trueno", "tiger": "tigre", "tooth": "diente dientes", "torch": "antorcha", "voice": "voz",
    "vulture": "buitre", "war": "guerra", "wasp": "avispa", "white": "blanco blanca", "widow": "viuda",
    "wind": "viento", "winter": "invierno", "witch": "bruja", "wolf": "lobo loba", "woman": "mujer",
    "wonder": "maravilla",
}  # fmt: skip
MOST = 4  # words of a name that is said in the other language
SILENT = frozenset({"de", "del", "d", "el", "la", "los", "las", "of", "the"})  # that the other language leaves out


def _by_spanish() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for english, words in _WORDS.items():
        for word in words.split():
            found[word] = (*found.get(word, ()), english)
    return found


ENGLISH: Mapping[str, tuple[str, ...]] = _by_spanish()


def in_english(words: Sequence[str]) -> frozenset[str]:
    """Return the ways to write a name in English in one word, in any order of its words; as it stands where it is none.

    >>> sorted(in_english(("puno", "de", "hierro")))
    ['fistiron', 'ironfist']
    """
    said = [word for word in words if word not in SILENT]
    if not 1 <= len(said) <= MOST:
        return frozenset()
    ways = product(*(ENGLISH.get(word, (word,)) for word in said))
    return frozenset("".join(each) for way in ways for each in permutations(way))


def translates(typed: Sequence[str], name: Sequence[str]) -> bool:
    """Return whether words are a whole name in the other language.

    >>> translates(("ojo", "de", "halcon"), ("hawkeye",)), translates(("iron", "fist"), ("puno", "de", "hierro"))
    (True, True)
    >>> translates(("hierro",), ("iron", "fist")), translates(("fist", "iron"), ("iron", "fist"))
    (False, False)
    """
    mine, theirs = (any(word in ENGLISH for word in words) for words in (typed, name))
    return mine != theirs and bool(in_english(typed) & _written(name, theirs))


def _written(name: Sequence[str], translated: bool) -> frozenset[str]:
    """Return the ways to write the name of a figure: translated in any order, else as it stands."""
    return in_english(name) if translated else frozenset({"".join(word for word in name if word not in SILENT)})
