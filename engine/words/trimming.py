"""What is said around a question and says nothing of it: "ok but …", "…, right?", "… o no", "… is that legal"."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from engine.words.remarks import remarked, third_in_the_way, told_of
from engine.words.signs import Edges
from engine.words.text import Word
from engine.words.turning import turned

__all__ = ["prepared", "trimmed"]

MARKS = frozenset({"?", ".", ";", ","})
LEADS = tuple(
    tuple(words.split())
    for words in (
        "yes but", "yeah but", "ok but", "ok so", "ok and", "si pero", "ok pero", "pero", "but", "and", "so", "wait",
        "hold on", "hmm", "mmm", "espera", "espera un momento", "perdon", "sorry", "one more", "another one", "una mas",
        "una cosa", "otra cosa", "otra pregunta", "another question", "entonces", "oigan", "guys", "hey guys",
        "jueces", "y", "e", "yo", "ayo", "bruh", "bro", "dude", "hey man", "oye man",
        "ah", "eh", "oh", "uh", "um", "well", "vale", "ok", "okay", "bueno", "disculpa",
        "disculpen", "oye juez", "quick one", "quick q", "real quick", "noob question", "dumb question",
        "stupid question", "settle this", "settle a bet", "ruling please", "need a ruling", "duda rapida",
        "pregunta rapida", "pregunta tonta", "una rapida", "ayuda", "lol", "jaja", "jajaja", "vamos a ver", "fijate",
    )
)  # fmt: skip
# at the end: what only asks once more, and may be said of what is told
AGAIN = tuple(
    tuple(words.split())
    for words in (
        "o no", "or not", "or what", "o que", "right", "correct", "ok", "okay", "verdad", "cierto", "no", "eh", "yes",
        "si o no", "yes or no", "sure", "seguro", "is that right", "am i right", "es asi", "o como", "o sea", "or nah",
        "would that work", "does that work", "does it work", "se vale", "vale", "y n", "s n", "si no", "is he right",
        "is she right", "are they right", "is that true", "is that so", "tiene razon", "tengo razon", "es verdad",
        "es cierto", "yes no", "nah", "nope", "huh", "a que si", "a que no", "can he", "can she", "can it", "does he",
        "does she", "does it", "i dont think so", "i do not think so", "i think so", "i think not", "creo que no",
        "creo que si", "no creo", "diria que no", "diria que si", "is he", "is she", "can not he",
        "does not he", "is not he", "can not she",
        "does not she", "is not she", "does not it", "are they", "is there", "are not they",
        "is not it", "is not there", "no es asi", "no cierto", "no es cierto", "o si", "o sea no",
    )
)  # fmt: skip
POLITE = tuple(
    tuple(words.split())
    for words in (
        "xfa", "xfavor", "xf", "porfa", "porfis", "por favor", "plis", "pls", "plz", "please", "thx", "ty", "thanks",
        "gracias", "saludos", "bro", "dude", "q pasa", "que pasa", "que pasaria", "what happens", "then what",
        "what then", "alguien sabe", "asking for a friend", "cheers", "lol", "jaja",
    )
)  # fmt: skip
# at the end: whether it may be
MAY = tuple(
    tuple(words.split())
    for words in (
        "is that legal", "is it legal", "is that allowed", "is that possible", "is it possible", "is this legal",
        "is that ok", "legal", "allowed", "possible", "posible", "es legal", "es posible", "es valido", "seria legal",
        "se puede", "puede", "is it allowed", "is this allowed",
    )
)  # fmt: skip
CAN = Word("can")
# before a question: who says so, which asks whether it is so
CLAIMS = tuple(
    (*who.split(), *said.split())
    for who, verbs in (
        (
            "my friend|my buddy|my mate|my opponent|my opp|my brother|my bro|he|she|they|someone|somebody|a friend|"
            "the other guy|my buddy here|this guy",
            "says|says that|claims|claims that|thinks|thinks that|swears|told me|told me that|insists|keeps saying|"
            "said|said that|tells me|say|say that|think",
        ),
        ("i", "think|think that|thought|am pretty sure|am sure|bet|believe|guess"),
        (
            "mi colega|mi amigo|mi rival|mi oponente|mi pana|mi hermano|mi primo|mi compa|el otro|este|el|un amigo|"
            "mi amiga|el rival|mi contrincante",
            "dice que|dice q|cree que|cree q|jura que|jura q|insiste en que|me dice que|me dice q|dijo que|piensa que",
        ),
        ("yo", "creo que|creo q|diria que"),
        ("i", "do not get|do not understand|am not sure if|am not sure whether|do not know if|do not know whether"),
        ("no", "entiendo|se si|estoy seguro si"),
        ("not", "sure if|sure whether"),
        ("segun", "yo"),
        ("verdad", "que|q"),
        ("cierto", "que|q"),
        ("dicen", "que|q"),
        ("creo", "que|q"),
        ("segun", "mi amigo|mi colega|mi rival|el otro|mi oponente"),
    )
    for who in who.split("|")
    for said in verbs.split("|")
)


def prepared(
    words: Sequence[Word],
    read: Callable[[Sequence[Word]], Edges],
    holds: Callable[[Sequence[str], Sequence[str]], bool] = lambda _ids, _told: True,
) -> tuple[tuple[Word, ...], bool, Edges]:
    """Return the words of a question without what stands around them, whether they ask, and their signs.

    `read`: the signs of words. `holds`: whether what is told of the figures of these ids holds of them. What belongs to
    somebody stands behind it, as `turned` has it.
    """
    asked = any(word.text == "?" for word in words)
    edges = read(words)
    third = third_in_the_way(words, edges)
    if third:
        words, edges = words[:third], edges[:third]
    kept, asks = trimmed(words, asked, _named(edges))
    edges = edges if kept == tuple(words) else read(kept)
    for end, sign in edges[0] if edges else ():
        begins = told_of(kept, end, _named(edges)) if sign.kind == "figure" else 0
        if begins and holds(sign.ids, _texts(kept[end:begins])):
            kept = (*kept[:end], Word(","), *kept[begins:])
            edges = read(kept)
            break
    order = turned(kept, edges)
    return order, asks, edges if order == kept else read(order)


def _named(edges: Edges) -> set[int]:
    """Return the numbers of the words that may name somebody."""
    return {
        at
        for first, here in enumerate(edges)
        for end, sign in here
        if sign.kind == "figure"
        for at in range(first, end)
    }


def trimmed(words: Sequence[Word], asked: bool, named: Collection[int] = ()) -> tuple[tuple[Word, ...], bool]:
    """Return the words without what stands around them, and whether they ask.

    `named`: the words that may name somebody, by number, which stay. What asks at the end whether something may be
    stands as "can" at the beginning.

    >>> from engine.words.text import words_of
    >>> found, asked = trimmed(words_of("ok but wolf moves to d4, is that legal?"), False)
    >>> " ".join(word.text for word in found), asked
    ('can wolf moves to d4', True)
    """
    first, last = min(named, default=len(words)), max(named, default=-1) + 1
    rest = _led(_closed(words), first)
    first, last = (each - len(_closed(words)) + len(rest) for each in (first, last))
    claim = max((len(each) for each in CLAIMS if len(each) <= first and _texts(rest[: len(each)]) == each), default=0)
    if claim:
        rest, last, asked = rest[claim:], last - claim, True
    while True:
        remark = remarked(rest, last)
        if remark:
            rest = _closed(rest[:-remark])
            continue
        for ends, asking in ((POLITE, False), (AGAIN, True), (MAY, True)):
            end = next((each for each in ends if _ends(rest, each, last)), None)
            if end is None:
                continue
            rest, asked = _closed(rest[: -len(end)]), asked or asking
            if ends is MAY:
                rest, last = (CAN, *rest), last + 1
            break
        else:
            return rest, asked


def _ends(words: Sequence[Word], end: Sequence[str], last: int) -> bool:
    """Return whether words end with others, behind the last that names somebody and one more at least."""
    return len(words) > len(end) + 1 and len(words) - len(end) >= last and _texts(words[-len(end) :]) == tuple(end)


def _led(words: tuple[Word, ...], named: int) -> tuple[Word, ...]:
    """Return words without those that only lead up to a question, before the first that names somebody."""
    while len(words) > 1:
        lead = max((len(each) for each in LEADS if _is_led(words, each, named)), default=0)
        if words[0].text == "si" and words[1].text == "," and named > 1:
            lead = 1  # "sí, …"
        while lead < len(words) and words[lead].text == "," and lead:
            lead += 1
        if not lead or (lead < len(words) and words[lead].text in ("con", "with")):
            break  # "y con Vane ¿qué?" asks what was asked before
        words, named = words[lead:], named - lead
    return words


def _is_led(words: Sequence[Word], lead: Sequence[str], named: int) -> bool:
    """Return whether words begin with a lead: before whoever is named, or of two words at least and before a comma."""
    if _texts(words[: len(lead)]) != tuple(lead):
        return False
    return len(lead) <= named or (len(lead) > 1 and _texts(words[len(lead) : len(lead) + 1]) == (",",))


def _closed(words: Sequence[Word]) -> tuple[Word, ...]:
    """Return words without marks at their end."""
    rest = tuple(words)
    while rest and rest[-1].text in MARKS:
        rest = rest[:-1]
    return rest


def _texts(words: Sequence[Word]) -> tuple[str, ...]:
    return tuple(word.text for word in words)
