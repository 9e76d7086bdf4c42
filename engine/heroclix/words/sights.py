"""Questions about lines, adjacency and distance (CONTRACT 3.1: `line_of_fire`, `adjacent`, `distance`)."""

from __future__ import annotations

from engine.heroclix.position import Figure
from engine.heroclix.words.context import Context, NotUnderstood
from engine.heroclix.words.pattern import Made, Pattern, Several, asks, kinds
from engine.words.reading import Reading
from engine.words.signs import Sign
from engine.words.text import folded

__all__ = ["SIGHTS"]

ABOUT_LINES = (
    "line",
    "way",
    "draw",
    "blocked",
    "hindered",
    "clear",
    "have",
    "there",
    "wh",
    "see",
    "visible",
    "or",
    "ranged",
    "past",
    "unmoved",
    "you",
)


ENEMIES = frozenset(
    {"enemy", "enemies", "opponent", "opponents", "opposing", "enemigo", "enemigos", "rival", "rivales", "oponente"}
)
ANYBODY = frozenset(
    {"anyone", "anybody", "someone", "somebody", "anything", "alguien", "nadie", "a nadie", "a alguien", "alguno",
     "ninguno", "otra figura", "another figure", "any figure", "alguna figura"}
)  # fmt: skip
# what is said of opponents alone: friends hold nobody
HOLDING = ("trabad", "enganchad")
OWNED = frozenset({"my", "mine", "his", "their", "mis", "mi", "mios", "suyos"})


def _sight(context: Context) -> Made:
    """Ask for a line of fire from who sees to whom it sees, or to where an object lies."""
    context.lay_things()
    reading = context.reading
    if not asks(reading, "see", "line", "visible") or (
        reading.has("wh") and not reading.has("line", "way", "blocked", "hindered")
    ):
        raise NotUnderstood
    if reading.has("visible") and not reading.has("line", "see"):
        a, b = _seen(context)
    elif reading.has("line", "way"):
        a, b = _line(context)
    else:
        a, b = context.pair(with_is_patient=_sight_of(reading), of_is_patient=_sight_of(reading))
    return _line_between(context, a, b)


def _sight_of(reading: Reading) -> bool:
    """Return whether whom somebody sees stands behind `of`: "tiene visión Thor de Loki"."""
    return any(sign.text.split()[0] in ("tiene", "hay", "have", "has", "con") for sign in reading.all("see"))


def _line_between(context: Context, a: Sign, b: Sign) -> Made:
    source, target = context.name(a), context.name(b)
    if source == target:
        raise NotUnderstood
    return {"type": "line_of_fire", "from": source, "to": target}


def _line(context: Context) -> tuple[Sign, Sign]:
    """Return from where to where a line goes; `in the line of fire of` names who sees second."""
    reading = context.reading
    spots = reading.spots
    if reading.has("and") and (not _joins_both(reading) or spots[0].mark not in ("between", "", "of")):
        raise NotUnderstood
    whose = len(spots) == 2 and spots[0].mark == "to" and reading.has("le")
    if whose and (reading.has("way", "blocked") or spots[1].mark == "with"):
        return spots[0], spots[1]  # "le tapa la línea a Thor con Loki": whose line it is comes first
    if len(spots) == 2 and spots[1].mark == "with" and spots[0].mark == "with":
        raise NotUnderstood
    if len(spots) == 2 and reading.has("have") and {spots[0].mark, spots[1].mark} == {"", "of"}:
        raise NotUnderstood  # "tiene línea Thor de Loki": the line may be of either
    return context.pair(with_is_patient=True)


def _joins_both(reading: Reading) -> bool:
    """Return whether "and" stands between two who are named, and so joins nothing else."""
    spots = reading.spots
    return len(spots) == 2 and [sign.kind for sign in reading.signs if spots[0].at < sign.at < spots[1].at] == ["and"]


# prepositions before whose line it is, and before whom it goes to
LINES = frozenset({("of", "to"), ("from", "to"), ("to", "with"), ("to", "for"), ("of", "with"), ("for", "to")})
STANDING = frozenset({"algo", "nada", "alguien", "nadie", "anything", "something", "nothing", "anyone", "anybody",
                      "someone", "somebody", "nobody", "no one", "noone"})  # fmt: skip


def _between(context: Context) -> Made:
    """Ask for the line between two, of words that ask whether anything stands between them."""
    reading = context.reading
    spots, anything = reading.spots, reading.all("any")
    if len(spots) != 2 or len(anything) != 1 or anything[0].text not in STANDING or reading.has("he", "him", "me"):
        raise NotUnderstood
    if spots[0].mark != "between" or not anything[0].at < spots[0].at or spots[1].mark not in ("between", ""):
        raise NotUnderstood
    if _is_somebody(context, anything[0]):
        raise NotUnderstood
    return _line_between(context, *spots)


def _third(context: Context) -> Made:
    """Ask for the line between two of whom a third is said to stand in the way: the ruling names what blocks it.

    Who might block is named first; whose line it is, before who is looked at.
    """
    reading = context.reading
    figures = reading.all("figure")
    blocks = reading.first("way", "blocked")
    if len(reading.spots) != 3 or len(figures) != 3 or blocks is None or reading.has("may", "he", "who", "any", "why"):
        raise NotUnderstood
    third, one, other = figures
    if len({sign.ids for sign in figures}) != 3 or third.mark or not third.at < blocks.at < one.at:
        raise NotUnderstood
    if any(sign.text not in ("le", "les") for sign in reading.all("him")):
        raise NotUnderstood
    between = [sign.kind for sign in reading.signs if one.at < sign.at < other.at]
    sees = "see" in between and one.mark in ("", "of", "to", "for") and other.mark in ("", "to")
    line = reading.has("line") and (one.mark, other.mark) in LINES
    joined = between == ["and"] and one.mark in ("of", "between") and not other.mark and not reading.has("line")
    if not (sees or line or joined or (one.mark == "between" and not other.mark)):
        raise NotUnderstood
    return _line_between(context, one, other)


def _blocked_shot(context: Context) -> Made:
    """Ask for the line of somebody's shot that may be blocked: "is anything blocking Rook's shot at Vane"."""
    reading = context.reading
    spots = reading.spots
    if [spot.mark for spot in spots] not in (["of", ""], ["of", "to"]) or reading.has("he", "him", "me", "may", "who"):
        raise NotUnderstood
    return _line_between(context, *spots)


def _seen(context: Context) -> tuple[Sign, Sign]:
    """Return who sees and whom, of words that say that somebody is seen: who sees follows `to`, `for`, `of` or `by`."""
    spots = context.reading.spots
    if len(spots) == 1:
        return context.pair()
    if len(spots) != 2:
        raise NotUnderstood
    one, other = spots
    if other.mark in ("to", "for", "of", "by", "from") and one.mark in ("", "to"):
        return other, one
    if one.mark in ("of", "by", "from", "for") and other.mark in ("", "to"):
        return one, other
    raise NotUnderstood


def _who(context: Context) -> Made:
    """Ask for a line of fire from one to each of its opponents, or from each of them to one."""
    reading = context.reading
    if any(set(sign.text.split()) & OWNED for sign in reading.all("who")):
        raise NotUnderstood  # friends are seen, too, for what helps them: "mine" leaves open who is asked for
    one, sees = who_does_it(context, "see", "line", "visible", "have")
    if reading.has("visible") and not reading.has("see"):
        has = reading.first("have")
        sees = one.mark in ("to", "for", "by", "of", "from") or (has is not None and not one.mark and one.at < has.at)
    figure = context.figure(one)
    others = _friends(context, figure) if says_friends(reading) else opponents(context, figure)
    pairs = ((one.ids[0], other) for other in others)
    made = (
        {"type": "line_of_fire", "from": mine if sees else theirs, "to": theirs if sees else mine}
        for mine, theirs in pairs
    )
    return Several(made, "from" if sees else "to")


def opponents(context: Context, figure: Figure) -> list[str]:
    """Return the figures of other sides on the map, in the document's order. Raises NotUnderstood without any."""
    found = [
        other.id
        for other in context.position.in_play().figures
        if other.squares and not context.position.friendly(figure, other)
    ]
    if not found or not figure.squares:
        raise NotUnderstood
    return found


FRIENDLY = frozenset({"ally", "friend", "teammate", "friendly", "amigo", "amiguito", "aliado", "companero"})


def says_friends(reading: Reading) -> bool:
    """Return whether what says anybody says one of the same side: "a teammate", "un aliado"."""
    return any(set(sign.text.split()) & FRIENDLY for sign in reading.all("any"))


def _friends(context: Context, figure: Figure) -> list[str]:
    """Return the other figures of its side on the map, in the document's order. Raises NotUnderstood without any."""
    others = (other for other in context.position.in_play().figures if other.squares and other.id != figure.id)
    found = [other.id for other in others if context.position.friendly(figure, other)]
    if not found or not figure.squares:
        raise NotUnderstood
    return found


def who_does_it(context: Context, *verbs: str) -> tuple[Sign, bool]:
    """Return the one figure of a question with "who", and whether it is who does it.

    "Who can Thor see", "a quién ve Thor": it does; "who can see Thor", "quién ve a Thor": it is done to it.
    """
    reading = context.reading
    asked_for = reading.all("who") or reading.all("any") or reading.all("wh")
    if not reading.spots and len(context.supposed) == len(asked_for) == 1:
        return _to_who_is_set_down(context, asked_for[0])
    if len(reading.spots) != 1 or len(asked_for) != 1 or reading.has("he", "not"):
        raise NotUnderstood
    one, who, verb = reading.spots[0], asked_for[0], reading.first(*verbs)
    if one.kind != "figure" or _is_somebody(context, who):
        raise NotUnderstood
    if who.kind == "any":
        return _anybody(context, one, who, verb)
    if who.kind == "wh":
        if (
            one.mark
            or verb is None
            or who.text == "which"
            or "cuant" in who.text
            or "much" in who.text
            or who.text.startswith("con ")
        ):
            raise NotUnderstood
        return one, who.text not in ("what", "wat") or one.at < verb.at
    if one.mark == "with" and who.text in ("quien", "quienes") and _has_a_line(reading):
        return one, False  # "quién tiene línea con Thor"
    return one, _does_it(one, who, verb)


def _to_who_is_set_down(context: Context, who: Sign) -> tuple[Sign, bool]:
    """Return whom a clause sets down, where it is asked who does it to it: "if I put Rook on D5 who can hit him"."""
    reading = context.reading
    if who.kind != "who" or who.text.split()[0] in ("a", "contra", "con") or reading.has("he", "not", "me"):
        raise NotUnderstood
    led = any(each.at == who.at - 1 for each in reading.loose)
    if led or not any(sign.at > who.at for sign in reading.all("him", "le")):
        raise NotUnderstood  # "a quién le puede pegar" asks whom it hits
    return context.supposed[0], False


def _has_a_line(reading: Reading) -> bool:
    return reading.has("line") and any(sign.text in ("tiene", "tienen") for sign in reading.all("have"))


def _is_somebody(context: Context, who: Sign) -> bool:
    """Return whether what says anybody or nobody may be said of a figure: "nadie" where Don Nadie is in play."""
    names = {word for figure in context.position.figures for word in folded(figure.name).split()}
    return any(word in names for word in who.text.split())


def _does_it(one: Sign, who: Sign, verb: Sign | None) -> bool:
    """Return whether a figure does what "who" asks of others: Spanish tells by `a`, English by the order of words."""
    led = who.text.split()[0]
    if led in ("a", "contra", "con"):
        if one.mark not in ("", "with", "by"):
            raise NotUnderstood
        return True
    if one.mark in ("by", "from", "with", "of"):
        return True
    if one.mark == "to":
        return False
    if led in ("quien", "quienes", "cual", "cuales") or (led == "que" and verb is None):
        raise NotUnderstood  # without `a` it is open who does it
    return led == "que" or verb is None or one.at < verb.at


def _anybody(context: Context, one: Sign, anybody: Sign, verb: Sign | None) -> tuple[Sign, bool]:
    """Return the same where it is asked of anybody: who stands before the verb does it."""
    if (
        verb is None
        or not asks(context.reading, verb.kind)
        or anybody.text.startswith(("otro", "otra", "algo", "some"))
    ):
        raise NotUnderstood
    if one.at < anybody.at and anybody.at > verb.at and one.mark == "":
        return one, True
    if anybody.at < one.at and (one.mark == "to" or (one.mark == "" and anybody.at < verb.at < one.at)):
        return one, False
    raise NotUnderstood


def _adjacent(context: Context) -> Made:
    reading = context.reading
    if (reading.has("may") and not reading.has("be")) or reading.has("any"):
        raise NotUnderstood  # whether somebody can get there, or a third stands there, is another question
    a, b = _both(context)
    one, other = context.name(a), context.name(b)
    if one == other:
        raise NotUnderstood
    return {"type": "adjacent", "a": one, "b": other}


def _both(context: Context) -> tuple[Sign, Sign]:
    """Return two of whom nobody does it to the other, in the order of words."""
    reading = context.reading
    if reading.has("and") and not _joins_both(reading):
        raise NotUnderstood
    if len(reading.spots) == 2 and not reading.has("he", "him", "me", "first"):
        return reading.spots[0], reading.spots[1]
    alone = reading.spots[0] if len(reading.spots) == len(context.supposed) == 1 else None
    if alone is not None and alone.mark in ("of", "from") and not reading.has("he", "him", "me", "first"):
        return context.supposed[0], alone  # a subject that Spanish leaves out
    return context.pair(with_is_patient=True, of_is_patient=True)


def _neighbours(context: Context) -> Made:
    """Ask of every other figure on the map whether it is adjacent to one; of opponents alone, where they are said."""
    reading = context.reading
    if len(reading.spots) != 1 or reading.has("he", "him") or (reading.has("may") and not reading.has("be")):
        raise NotUnderstood
    one = context.figure(reading.spots[0])
    anybody = reading.first("any")
    if anybody is not None:
        if len(reading.all("any")) != 1 or reading.has("who", "me") or _is_somebody(context, anybody):
            raise NotUnderstood
        if any(word in ENEMIES for word in anybody.text.split()):
            return Several(({"type": "adjacent", "a": one.id, "b": other} for other in opponents(context, one)), "a")
        if anybody.text not in ANYBODY:
            raise NotUnderstood
    if any(sign.text.startswith(HOLDING) for sign in reading.all("adjacent")):
        return Several(({"type": "adjacent", "a": one.id, "b": other} for other in opponents(context, one)), "a")
    if any(set(sign.text.split()) & OWNED for sign in reading.all("who")):
        raise NotUnderstood  # "which of mine" leaves open whose side that is
    others = [other.id for other in context.position.in_play().figures if other.squares and other.id != one.id]
    if not others or not one.squares:
        raise NotUnderstood
    return Several(({"type": "adjacent", "a": one.id, "b": other} for other in others), "a")


def _distance(context: Context) -> Made:
    context.lay_things()
    reading = context.reading
    a, b = _both(context)
    if reading.has("any"):
        raise NotUnderstood
    if not reading.has("far", "distance") and not (reading.has("within") and reading.has("number")):
        raise NotUnderstood
    if reading.all("number") and not reading.has("within", "squares"):
        raise NotUnderstood
    words = {sign.text for sign in reading.all("far", "distance")}
    if words == {"cuanto"} and not reading.has("be", "there"):
        raise NotUnderstood  # "con cuánto Thor a Loki" asks for a number, not how far it is
    ranging = any(sign.text == "range to" for sign in reading.all("distance"))
    if ranging and reading.has("have") and not reading.has("wh", "how", "far"):
        raise NotUnderstood  # whether somebody has the range to another is asked of an attack
    one, other = context.name(a), context.name(b)
    if one == other or "against" in (a.form, b.form):
        raise NotUnderstood  # how much one needs against another is another question
    return {"type": "distance", "a": one, "b": other}


SIGHTS = (
    Pattern(
        "sight", (frozenset({"see", "visible", "line", "way"}),), kinds(*ABOUT_LINES, "and", "dual", "thing"), _sight
    ),
    Pattern(
        "a third in the way",
        (frozenset({"way", "blocked"}),),
        kinds("way", "blocked", "line", "see", "and", "draw", "ranged"),
        _third,
    ),
    Pattern("a blocked shot", (frozenset({"blocked", "way"}), frozenset({"shot-line"})), kinds("there"), _blocked_shot),
    Pattern(
        "anything between",
        (frozenset({"any"}), frozenset({"there"}), frozenset({"and"})),
        kinds("and", "there", "draw"),
        _between,
    ),
    Pattern(
        "who sees",
        (frozenset({"who", "wh", "any"}), frozenset({"see", "line", "visible"})),
        kinds("have", "there", "who", "draw", "clear", "dual"),
        _who,
    ),
    Pattern("adjacent", (frozenset({"adjacent"}),), kinds("and", "have", "dual", "there"), _adjacent),
    Pattern(
        "who is adjacent", (frozenset({"who", "any"}), frozenset({"adjacent"})), kinds("have", "there"), _neighbours
    ),
    Pattern(
        "distance",
        (frozenset({"distance", "far", "within"}),),
        kinds("and", "distance", "far", "within", "squares", "number", "wh", "there", "have", "how", "dual", "thing"),
        _distance,
    ),
)
