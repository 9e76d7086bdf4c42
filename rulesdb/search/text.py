"""Words as the search sees them: folded, without fillers, stemmed by language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from rulesdb.rulesets import LANGUAGES
from rulesdb.search.irregular import VERB_OF

__all__ = ["FILLERS", "FILLERS_OF", "content_words", "fold", "sentences", "shouted", "squeeze", "stem", "words"]

_WORD = re.compile(r"\d+\.\d+[a-z]*|[^\W_]+")
_POSSESSIVE = re.compile(r"(?<=[^\W_])['’]s(?![^\W_])")
_APOSTROPHE = re.compile(r"(?<=[^\W_])['’](?=[^\W_])")
_ACCENT = re.compile(r"[\u0300-\u036f]")
_SHOUTED = re.compile(r"(?<![^\W_])[A-Z]{2,5}(?![^\W_])")
_SENTENCE_END = re.compile(r"(?<=[.!?:;])\s+|\n\s*(?:\n|- )")
_ALGORITHM = dict(zip(LANGUAGES, ("english", "spanish"), strict=True))

# Words that carry a question and not its subject, the game's own name among them. Negations and numbers stay: they
# decide rules.
_ENGLISH_FILLERS = """
a an and any are as at be been but by can could do does did for from get gets got had has have how i if in into is
it its just me mean means my of on or our please rule rules say says section should so tell that the their them
then there these they this to up was we were what whats when where which who why will with work works would you
your explain about im doing thing things happen happens happened
am ive id ill hes shes theyre okay actually he she him her his himself herself
heroclix motu battleground masters universe
"""
_SPANISH_FILLERS = """
a al algo ante como con cual cuales cuando de del desde donde dime el ella ellos en entre era es esa ese eso esta
este esto funciona funcionan fue ha han hay la las le les lo los me mi mis muy o para pasa pero por porque puede
pueden puedo que quien regla reglas se ser si sirve sobre son su sus tambien te tengo tiene tienen tu tus un una
uno unos unas y ya yo explica significa hace hacen hacer debe
estoy estamos soy nos voy vamos doy significan hoy mia mio
explicame explicanos explicar explicarme explicadme cuentame
heroclix motu battleground masters universe universo
"""
FILLERS_OF: Mapping[str, frozenset[str]] = dict(
    zip(LANGUAGES, (frozenset(_ENGLISH_FILLERS.split()), frozenset(_SPANISH_FILLERS.split())), strict=True)
)
FILLERS: frozenset[str] = frozenset().union(*FILLERS_OF.values())


def fold(text: str) -> str:
    """Return the text in lower case without accents or width variants.

    >>> fold("Línea de FUEGO")
    'linea de fuego'
    """
    if text.isascii():
        return text.lower()
    spread = unicodedata.normalize("NFKD", text.casefold())
    return _ACCENT.sub("", spread)


def words(text: str) -> list[str]:
    """Return the folded words of a text, section numbers in one piece.

    >>> words("Can't a target's 16.3b block?")
    ['cant', 'a', 'target', '16.3b', 'block']
    """
    folded = fold(text)
    if "'" in folded or "’" in folded:
        folded = _APOSTROPHE.sub("", _POSSESSIVE.sub("", folded))
    return _WORD.findall(folded)


def content_words(text: str) -> list[str]:
    """Return the words of a text without fillers; all of them where nothing else is left.

    >>> content_words("How does Carry work?"), content_words("what is it")
    (['carry'], ['what', 'is', 'it'])
    >>> content_words("what does IM mean on a card?")
    ['im', 'card']
    """
    found, names = words(text), shouted(text)
    return [word for word in found if word not in FILLERS or word in names] or found


def shouted(text: str) -> frozenset[str]:
    """Return, folded, the short words in capitals of a text that has others too: they are names, not fillers.

    >>> sorted(shouted("le hago SE y PB")), sorted(shouted("QUE HACE SE"))
    (['pb', 'se'], [])
    """
    return frozenset() if text.isupper() else frozenset(word.lower() for word in _SHOUTED.findall(text))


def squeeze(text: str) -> str:
    """Return the words of a text in one piece, so that a space or hyphen makes no difference.

    >>> squeeze("Knock-back") == squeeze("knock back")
    True
    """
    return "".join(words(text))


def sentences(text: str) -> list[str]:
    r"""Split a text into its sentences and list items.

    >>> sentences("One is long\nand wraps. Two.\n\n- three")
    ['One is long and wraps.', 'Two.', 'three']
    """
    parts = (" ".join(part.split()).removeprefix("- ") for part in _SENTENCE_END.split(text))
    return [part for part in parts if part]


@cache
def _stemmer(lang: str) -> Any:
    import snowballstemmer  # noqa: PLC0415  # it loads every language: 3 MiB that no start needs

    return snowballstemmer.stemmer(_ALGORITHM[lang])


@lru_cache(maxsize=65536)
def stem(word: str, lang: str) -> str:
    """Return the stem of one folded word by the rules of a language.

    >>> stem("breaking", "en"), stem("broke", "en"), stem("muros", "es")
    ('break', 'break', 'mur')
    """
    return str(_stemmer(lang).stemWord(VERB_OF[lang].get(word, word)))
