"""Questions about moving and handling (`reachable`, `shortest_path`, `break_away`, `legal` of carry and pick up)."""

from __future__ import annotations

from typing import Any

from engine.heroclix.words.context import Context, NotUnderstood
from engine.heroclix.words.holding import has_somebody
from engine.heroclix.words.pattern import Made, Pattern, asks, kinds
from engine.heroclix.words.powers import MOVING
from engine.words.clauses import by_clause, struck
from engine.words.reading import Reading
from engine.words.signs import Sign
from engine.words.telling import told

__all__ = ["MOVES"]

GOING = ("move", "reach", "beside")


def _mover(context: Context) -> Sign:
    """Return who moves, of the figures that are named: not who is moved to."""
    reading = context.reading
    _no_other_use(reading)
    figures = [spot for spot in reading.spots if spot.kind == "figure"]
    if len(figures) == 1:
        context.does_it(figures[0])
        return figures[0]
    pronoun = reading.first("he")
    if not figures and pronoun is not None:
        return context.claimed(pronoun)
    if not figures and len(context.supposed) == 1:
        return context.supposed[0]
    raise NotUnderstood


def _no_other_use(reading: Reading) -> None:
    """Raise NotUnderstood where something is used that is no power: "llega a tirar a Golem" asks for no move."""
    if reading.has("use") and not reading.has("power"):
        raise NotUnderstood
    if any(sign.text.startswith("pegar se") for sign in reading.all("beside")) and reading.has("le", "him"):
        raise NotUnderstood  # "le puede pegar" is a blow, whatever comes behind it


def _how_far(context: Context) -> Made:
    """Ask where a move may end."""
    reading = context.reading
    if any(spot.kind == "square" for spot in reading.spots) or not asks(reading, *GOING):
        raise NotUnderstood
    figure = context.figure(_mover(context)).id
    return _with_action(context, {"type": "reachable", "figure": figure})


def _with_action(context: Context, made: dict[str, Any]) -> dict[str, Any]:
    power = context.reading.first("power")
    if context.reading.has("cargar"):
        return {**made, "action": "charge"}
    if power is None:
        return made
    if power.word == "leap-climb":
        if power.word in context.position.figure(made["figure"]).powers:
            return made  # no action of its own: it is how somebody moves
        return {**made, "action": power.word}  # which says that it lacks it
    if not context.position.powers[power.word].moves:
        raise NotUnderstood
    return {**made, "action": power.word}


def _to_square(context: Context) -> Made:
    """Ask for the way to a square, or to where an object lies."""
    context.lay_things()
    reading = context.reading
    squares = [spot for spot in reading.spots if spot.kind == "square"]
    if len(squares) != 1 or squares[0].mark == "from" or not (asks(reading, *GOING, "power") or reading.has("path")):
        raise NotUnderstood
    mover = _mover(context)
    led = any(sign.text.startswith("le ") for sign in reading.all("reach"))
    if mover.mark == "to" and not led and not reading.has("me", "first") and not reading.has("need", "le", "far"):
        raise NotUnderstood
    return _with_action(context, {"type": "shortest_path", "figure": context.figure(mover).id, "to": squares[0].word})


def _to_figure(context: Context) -> Made:
    """Ask where a move may end, of which a square adjacent to another figure is one; with Charge, for the attack."""
    reading = context.reading
    if not asks(reading, "reach", "move", "beside", "power"):
        raise NotUnderstood
    _no_other_use(reading)
    if not reading.has("reach", "beside") and _moved(reading):
        raise NotUnderstood
    a, b = context.pair(with_is_patient=reading.has("beside"), of_is_patient=True)
    if reading.has("be") and not reading.has("may") and b.mark == "of" and _inside(reading):
        a, b = b, a  # who reaches, of "is X within reach of Y"
    spots = reading.spots
    if [spot.mark for spot in spots] == ["to", "for"] or _verb_has_its_a(reading):
        a, b = spots  # "a X le alcanza el movimiento para Y", "a X le cuesta llegar hasta Y"
    elif [spot.mark for spot in spots] == ["of", ""] and any(
        spots[0].at < m.at < spots[1].at for m in reading.all("move")
    ):
        a, b = spots  # "can X's movement reach Y"
    mover, target = context.figure(a).id, context.figure(b).id
    if any(sign.at > max(a.at, b.at) for sign in reading.all("need")):
        raise NotUnderstood  # "Thor moves up to Loki, needs?" asks for a number
    if (
        reading.has("be")
        and not reading.has("may", "do")
        and any(sign.text == "reach" for sign in reading.all("reach"))
    ):
        raise NotUnderstood  # whether somebody is in reach may be asked of an attack
    if mover == target or (b.mark != "to" and not reading.has("reach", "beside")) or _reaches_him(context):
        raise NotUnderstood
    if _charges(context, mover, target):
        return {"type": "legal", "figure": mover, "action": "charge", "target": target}
    context.goal = target
    return _with_action(context, {"type": "reachable", "figure": mover})


def _reaches_him(context: Context) -> bool:
    """Return whether Spanish says "le llega Rook", "lo alcanza Rook" behind another: who is reached, comes first.

    By a move, or by a shot, is open.
    """
    reading = context.reading
    spots, verb = reading.spots, reading.first("reach")
    spanish = verb is not None and verb.text.removeprefix("le ").split()[0] in ("llega", "alcanza")
    if len(spots) == 1 and context.supposed and not context.suppose and not spots[0].mark:
        return spanish
    if len(spots) != 2 or spots[0].mark or spots[1].mark or verb is None or not spots[0].at < verb.at < spots[1].at:
        return False
    led = any(sign.text in ("le", "lo", "la") and sign.at == verb.at - 1 for sign in reading.signs)
    return led or verb.text.startswith("le ") or verb.text.split()[-1].startswith("alcanz")


def _charges(context: Context, mover: str, target: str) -> bool:
    """Return whether an opponent is reached by Charge, which attacks it there: its `within_move` says whether."""
    power = context.reading.first("power")
    friends = context.position.friendly(context.position.figure(mover), context.position.figure(target))
    return power is not None and power.word == "charge" and not friends


def _leap_to_figure(context: Context) -> Made:
    """Ask the same of who leaps, climbs or teleports, of words that say no more of it."""
    if any(sign.text not in MOVING for sign in context.reading.all("power")):
        raise NotUnderstood
    return _to_figure(context)


def _verb_has_its_a(reading: Reading) -> bool:
    """Return whether a verb with its "a" stands between two, of whom the first has one, too."""
    spots = reading.spots
    if [spot.mark for spot in spots] != ["to", ""]:
        return False
    between = [sign for sign in reading.all("reach") if spots[0].at < sign.at < spots[1].at]
    return any(sign.text.split()[-1] in ("a", "hasta") for sign in between)


def _moved(reading: Reading) -> bool:
    """Return whether Spanish says that somebody is moved by another: "mueve a Golem", not "se mueve a Golem"."""
    moves = reading.all("move")
    spanish = any(sign.text.split()[-1] in ("mueve", "mueven", "mover", "mueva", "moveria") for sign in moves)
    return spanish and not any("se" in sign.text.split() for sign in (*moves, *reading.all("le")))


def _inside(reading: Reading) -> bool:
    """Return whether somebody is said to be within another's reach."""
    return any(sign.text.startswith(("in reach", "within reach")) for sign in reading.all("reach"))


def _may_move(context: Context) -> Made:
    """Ask whether a move is legal."""
    reading = context.reading
    if len(reading.spots) > 1 or not (reading.has("may") or (reading.asked and reading.has("do"))):
        raise NotUnderstood
    figure = context.figure(context.alone())
    return {"type": "legal", "figure": figure.id, "action": "move"}


def _carry(context: Context) -> Made:
    reading = context.reading
    if not asks(reading, "carry", "cargar-with", "cargar"):
        raise NotUnderstood
    if reading.has("where", "far", "wh") or any(spot.kind == "square" for spot in reading.spots):
        return _carried_where(context)
    if len(reading.spots) == 1 and not reading.has("him", "he", "cargar") and not context.supposed:
        context.does_it(reading.spots[0])
        return {"type": "legal", "figure": context.figure(reading.spots[0]).id, "action": "carry"}
    a, b = context.pair(of_is_patient=True)
    carrier, passenger = context.figure(a), context.figure(b)
    if carrier.id == passenger.id or "against" in (a.form, b.form):
        raise NotUnderstood
    if not context.position.friendly(carrier, passenger) and any(
        sign.text.startswith("carg") and not sign.text.endswith("con") for sign in reading.all("carry")
    ):
        raise NotUnderstood
    if reading.has("carry-by"):
        carrier, passenger = _ridden(context, carrier.id, passenger.id)
    if reading.has("cargar") and not context.position.friendly(carrier, passenger):
        raise NotUnderstood  # of an opponent it says Charge, or in Spain to take out
    return {"type": "legal", "figure": carrier.id, "action": "carry", "target": passenger.id}


def _carried_where(context: Context) -> Made:
    """Ask how far, or to which square, somebody may be carried."""
    reading = context.reading
    figures = [spot for spot in reading.spots if spot.kind == "figure"]
    squares = [spot for spot in reading.spots if spot.kind == "square"]
    if len(figures) != 2 or len(squares) > 1 or reading.has("carry-by", *("he", "him")):
        raise NotUnderstood
    one, other = figures
    if one.mark in ("to", "by", "from") or other.mark not in ("", "to"):
        raise NotUnderstood
    carrier, passenger = context.figure(one).id, context.figure(other).id
    if carrier == passenger or (reading.has("cargar") and not context.position.friendly(*map(context.figure, figures))):
        raise NotUnderstood
    made = {"type": "reachable", "figure": carrier, "carry": [passenger]}
    if squares:
        return {**made, "type": "shortest_path", "to": squares[0].word}
    if not reading.has("where", "far"):
        raise NotUnderstood
    return made


def _ridden(context: Context, one: str, other: str) -> tuple[Any, Any]:
    """Return who carries and who rides: in the order of words, who rides comes first."""
    first = context.reading.spots[0]
    rider = first.ids[0] if first.ids else one
    carrier = other if rider == one else one
    return context.position.figure(carrier), context.position.figure(rider)


def _charge(context: Context) -> Made:
    """Ask for Charge at an opponent, which Spanish says with the word for carrying, too."""
    if not asks(context.reading, "cargar", "cargar-at"):
        raise NotUnderstood
    a, b = context.pair()
    attacker, target = context.figure(a), context.figure(b)
    if attacker.id == target.id or context.position.friendly(attacker, target):
        raise NotUnderstood
    if any(sign.text.split()[-1] == "se" for sign in context.reading.all("cargar", "le")):
        raise NotUnderstood  # whether somebody may take out another, as Spain says it
    return {"type": "legal", "figure": attacker.id, "action": "charge", "target": target.id}


def _pick_up(context: Context) -> Made:
    reading = context.reading
    things = reading.all("thing")
    if not asks(reading, "pick-up", "carry") or len(things) > 1:
        raise NotUnderstood
    made: dict[str, Any] = {"type": "legal", "action": "object-pick-up"}
    made["figure"] = context.figure(context.alone()).id
    if things:
        return {**made, "target": context.name(things[0])}
    if not reading.has("object"):
        raise NotUnderstood
    return made


def _break_away(context: Context) -> Made:
    reading = context.reading
    spots = reading.spots
    if not asks(reading, "break", "stuck") or any(spot.kind != "figure" for spot in spots) or _leaving(reading):
        raise NotUnderstood
    if has_somebody(reading) or (len(spots) == 1 and spots[0].mark == "by" and not reading.has("break")):
        raise NotUnderstood  # "Rook tiene trabado a Lobo", "pinned by Rook" are said of who holds
    if reading.has("wh", "how") and reading.has("move") and not reading.has("break", "need", "number", "chance"):
        raise NotUnderstood  # how far somebody moves is another question
    stuck, may = reading.first("stuck"), reading.first("may")
    if stuck is not None and may is not None and stuck.at < may.at and not reading.has("break"):
        raise NotUnderstood  # "está trabado, puede tirarle a Loki" asks for something else
    numbers = [number for sign in reading.all("number") for number in sign.numbers]
    two = len(spots) == 2
    if two and reading.has("hits") and by_clause(reading, ("hits",), struck) is not None:
        raise NotUnderstood  # whom somebody attacks, is no part of it
    figure = _who_breaks(context, *spots) if two else context.figure(context.alone()).id
    made: dict[str, Any] = {"type": "break_away", "figure": figure}
    if not numbers:
        if reading.has("did", "was") or told(reading):
            raise NotUnderstood
        return made
    rolled = reading.has("roll", "hits") or any(not sign.numbers for sign in reading.all("number"))
    if len(numbers) > 1 or not 1 <= numbers[0] <= 6 or not (rolled or reading.has("need", "chance", "may", "make")):
        raise NotUnderstood
    return {**made, "roll": numbers[0]}


def _leaving(reading: Reading) -> bool:
    """Return whether it is told that somebody leaves, or supposed of another, or that somebody does not.

    "Thor leaves", "if Loki escapes does Thor have to break away", "if Thor doesn't leave does he have to roll".
    """
    clause = any(sign.text.split()[-1] in CLAUSES for sign in reading.all("if", "when"))
    if clause and (reading.has("not") or (len(reading.spots) == 2 and not reading.spots[1].mark)):
        return True
    alone = {sign.kind for sign in reading.signs} <= {"figure", "break", "wh"}
    verbs = (sign.text for sign in reading.all("break"))
    return alone and not reading.asked and any(text.split()[0] in LEAVES or text in WISHES for text in verbs)


CLAUSES = frozenset({"if", "when", "while", "whenever", "si", "cuando", "mientras", "caso", "que"})
# what somebody is told to do, in English
LEAVES = frozenset(
    {"leaves", "walks", "flies", "runs", "backs", "steps", "retreats", "moves", "slips", "goes", "sneaks"}
)
WISHES = frozenset(
    {"se quiere ir", "se quiere ir de ahi", "se quisiera ir", "se vaya", "se vaya de ahi", "se salga",
     "se salga de ahi", "se escape", "se escape de ahi", "se suelte", "se zafe"}
)  # fmt: skip


def _who_breaks(context: Context, one: Sign, other: Sign) -> str:
    """Return who breaks away, of two: the other is who holds it, after `from`, `de` or `with`."""
    ends = [sign.text for sign in context.reading.all("break") if one.at < sign.at < other.at]  # said between the two
    straight = one.mark in ("", "to")
    if (
        (other.mark == "from" and one.mark in ("", "to", "of", "for"))
        or (other.mark == "of" and (straight or (ends and one.mark in ("of", "for"))))
        or (other.mark == "" and one.mark in ("", "of", "for") and any(text.endswith(FROM) for text in ends))
        or (other.mark in ("by", "with", "to") and straight and _held_so(context, other.mark))
        or (other.mark == "" and straight and _stuck_beside(context, one, other))
    ):
        found, held = one, other
    elif other.mark == "" and (one.mark == "from" or (one.mark == "of" and not context.reading.has("chance"))):
        found, held = other, one
    else:
        raise NotUnderstood
    if context.figure(found).id == context.figure(held).id:
        raise NotUnderstood
    return context.figure(found).id


def _stuck_beside(context: Context, one: Sign, other: Sign) -> bool:
    """Return whether one is stuck next to another, in this order of words."""
    stuck, beside = context.reading.first("stuck"), context.reading.first("adjacent")
    return stuck is not None and beside is not None and one.at < stuck.at < beside.at < other.at


FROM = (" from", " off", "escape", "escapes", "escaping", "flee", "flees", "fleeing")  # ends of what needs no word more
CONTACT = ("base", "contact", "contacto", "adjacent", "adyacencia")


def _held_so(context: Context, mark: str) -> bool:
    """Return whether `with`, `by` or `to` is said of who holds it, not of a companion or of where somebody goes."""
    reading = context.reading
    if reading.has("stuck", "adjacent") or any(sign.text.split()[-1] in CONTACT for sign in reading.all("break")):
        return True
    return mark == "to" and reading.has("le", "him")


MOVES = (
    Pattern(
        "break away",
        (frozenset({"break", "stuck"}),),
        kinds("break", "stuck", "need", "roll", "number", "wh", "how", "have", "chance", "make", "adjacent", "hits",
              "or-rolls", "if", "when", "move", "there", "before", "without", "did", "was"),
        _break_away,
        past=True,
    ),
    Pattern(
        "how far",
        (frozenset({"far", "where", "distance"}), frozenset({"move", "reach", "power", "cargar"})),
        kinds("move", "reach", "squares", "where", "power", "use", "with-power", "have", "wh", "need"),
        _how_far,
    ),
    Pattern(
        "to a square",
        (frozenset({"move", "reach", "power", "path"}),),
        kinds("move", "reach", "need", "far", "wh", "how", "have", "squares", "power", "use", "distance", "there",
              "thing"),
        _to_square,
    ),
    Pattern(
        "to a figure",
        (frozenset({"reach", "move"}),),
        kinds("move", "reach", "beside", "power", "use", "need", "squares"),
        _to_figure,
    ),
    Pattern(
        "beside a figure",
        (frozenset({"move", "reach", "may"}), frozenset({"beside"})),
        kinds("power", "use", "and"),
        _to_figure,
    ),
    Pattern("leap to a figure", (frozenset({"power"}),), kinds("squares"), _leap_to_figure),
    Pattern("may move", (frozenset({"move"}),), kinds("move", "make", "use"), _may_move),
    Pattern(
        "carry",
        (frozenset({"carry", "carry-by", "cargar-with", "cargar"}),),
        kinds("use", "carry", "make", "have", "where", "far", "wh", "squares"),
        _carry,
    ),
    Pattern("charge in Spanish", (frozenset({"cargar", "cargar-at"}),), kinds("make", "use"), _charge),
    Pattern(
        "pick up",
        (frozenset({"pick-up"}), frozenset({"thing", "object"})),
        kinds("pick-up", "object", "make", "use"),
        _pick_up,
    ),
)  # fmt: skip
