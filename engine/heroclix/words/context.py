"""Who is who in a question that is read: supposed squares, pronouns, and which figure does it to which."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from engine.heroclix.board.measures import adjacent
from engine.heroclix.position import Figure, Position
from engine.heroclix.words.suppose import moved
from engine.words.purpose import done_first
from engine.words.reading import Reading
from engine.words.signs import Sign
from engine.words.suppose import another_set_down

__all__ = ["Context", "NotUnderstood", "context_of"]

DOES = frozenset({"by", "from", "for"})  # before who does it
ENDURES = frozenset({"to"})  # before whom it is done to
THINGS = frozenset({"anything", "something", "nothing", "anything else", "algo", "nada"})  # that nobody is
PRONOUNS = ("he", "him")
VERBS = ("hit", "shoot", "punch", "harm", "kill", "see", "reach", "carry", "use")  # of what is done to somebody


class NotUnderstood(Exception):  # noqa: N818 - it says what became of a reading
    """A reading makes no question: somebody it needs is not named, or might be somebody else."""


@dataclass(slots=True)
class Context:
    """A reading with the position it is about, as it is supposed to be.

    `ambiguous`: the words that fit several figures, with their ids.
    """

    reading: Reading
    position: Position
    suppose: dict[str, list[str]] = field(default_factory=dict)
    ambiguous: dict[str, tuple[str, ...]] = field(default_factory=dict)
    supposed: list[Sign] = field(default_factory=list)  # whom the clauses set down
    goal: str = ""  # the figure beside which somebody would move

    def name(self, sign: Sign) -> str:
        """Return the id of a figure, or of an object, or the square; the first of several, which are noted."""
        if sign.kind == "square":
            return sign.word
        if len(sign.ids) > 1:
            self.ambiguous[sign.text] = sign.ids
        return sign.ids[0]

    def figure(self, sign: Sign) -> Figure:
        """Return a figure in play; NotUnderstood for a square."""
        if sign.kind != "figure":
            raise NotUnderstood
        return self.position.figure(self.name(sign))

    def kind_between(self, a: str, b: str) -> str:
        """Return `close` for two adjacent figures, else `range`."""
        one, other = self.position.figure(a), self.position.figure(b)
        if not one.squares or not other.squares:
            raise NotUnderstood
        return "close" if adjacent(self.position, one, other) else "range"

    def lay_things(self) -> None:
        """Take an object that lies on a square as that square; NotUnderstood of one that is held, or was taken."""
        signs = []
        squares = {thing.id: thing.square for thing in self.position.things}
        for sign in self.reading.signs:
            if sign.kind == "thing":
                square = squares.get(self.name(sign))
                if square is None:
                    raise NotUnderstood
                sign = replace(sign, kind="square", ids=(), word=self.position.map.name_of(square))  # noqa: PLW2901
            signs.append(sign)
        self.reading = replace(self.reading, signs=tuple(signs))

    def alone(self) -> Sign:
        """Return the one figure that the question is about: named, or a pronoun's that a clause before it claims."""
        spots = self.reading.spots
        figures = [spot for spot in spots if spot.kind == "figure"]
        pronoun = self.reading.first(*PRONOUNS, "his")
        if len(figures) == 1 and len(spots) == 1:
            self.does_it(figures[0])
            if self.reading.has("he", "him") and not self.supposed:
                self._doubled(figures[0])
            return figures[0]
        if not spots and pronoun is not None:
            return self.claimed(pronoun)
        if not spots and len(self.supposed) == 1:
            return self.supposed[0]
        raise NotUnderstood

    def does_it(self, figure: Sign) -> None:
        """Raise NotUnderstood where anybody is said to do it to the one figure: "can anyone carry Thor"."""
        if any(sign.at < figure.at and sign.text not in THINGS for sign in self.reading.all("any")):
            raise NotUnderstood

    def _doubled(self, figure: Sign) -> None:
        """Raise NotUnderstood where a pronoun means somebody else than the figure named beside it."""
        if any(sign.kind == "he" for sign in self.reading.all("he") if sign.at < figure.at):
            raise NotUnderstood

    def claimed(self, pronoun: Sign, *others: Sign) -> Sign:
        """Return the one figure named before a pronoun that is none of the others; NotUnderstood without, or of two."""
        taken = {ids for other in others for ids in other.ids}
        before = [
            sign
            for sign in (*self.supposed, *self.reading.all("figure"))
            if sign.at < pronoun.at and not set(sign.ids) & taken
        ]
        found = {sign.ids: sign for sign in before}
        if len(found) != 1:
            raise NotUnderstood
        return next(iter(found.values()))

    def pair(self, *, with_is_patient: bool = False, of_is_patient: bool = False) -> tuple[Sign, Sign]:
        """Return who does it and to whom. Raises NotUnderstood where the words leave it open.

        A preposition tells, else the order: who is named first does it.
        """
        spots = list(self.reading.spots)
        if self.reading.has("any") and not self.reading.has("blocked", "way", "hindered"):
            raise NotUnderstood  # a third may do it, or endure it
        if len(spots) == 3:
            spots = self._seen_from(spots, with_is_patient, of_is_patient)
        if len(spots) == 2:
            return self._two(spots[0], spots[1], with_is_patient, of_is_patient)
        if len(spots) == 1:
            return self._one(spots[0], with_is_patient)
        raise NotUnderstood

    def _seen_from(self, spots: list[Sign], with_is_patient: bool, of_is_patient: bool) -> list[Sign]:
        """Return two figures without the square from which the first of them is supposed to act."""
        places = [spot for spot in spots if spot.kind == "square" and spot.mark == "from"]
        figures = [spot for spot in spots if spot.kind == "figure"]
        if len(places) != 1 or len(figures) != 2 or self.supposed:
            raise NotUnderstood
        agent, _ = self._two(figures[0], figures[1], with_is_patient, of_is_patient)
        self.set_down(agent, places[0].word)
        return figures

    def _one(self, spot: Sign, with_is_patient: bool) -> tuple[Sign, Sign]:
        he, him = self.reading.first("he"), self.reading.first("him")
        if he is not None and him is not None:
            raise NotUnderstood
        if he is not None and spot.mark in ("", "to") and he.at < spot.at:
            return self.claimed(he, spot), spot
        if him is not None and spot.mark in ("", "by", "with"):
            return spot, self.claimed(him, spot)
        done_to = spot.mark == "to" or (spot.mark == "with" and with_is_patient)
        if he is None and him is None and len(self.supposed) == 1 and done_to:
            return self.supposed[0], spot  # a subject that Spanish leaves out
        raise NotUnderstood

    def _two(self, one: Sign, other: Sign, with_is_patient: bool, of_is_patient: bool) -> tuple[Sign, Sign]:
        if self.reading.has(*PRONOUNS):
            self._no_third(one, other)
        if {one.kind, other.kind} == {"square", "figure"} and not self.reading.has(
            "see", "line", "adjacent", "distance"
        ):
            raise NotUnderstood
        roles = [self._role(sign, with_is_patient, of_is_patient) for sign in (one, other)]
        if done_first(self.reading, VERBS):
            return other, one
        if roles == ["", ""] or roles[0] == "between":
            return self._in_order(one, other)
        if roles[0] == roles[1]:
            return self._same_role(one, other, roles[0])
        if "between" in roles:
            raise NotUnderstood
        if roles[0] in ("does", "half-does") and roles[1] != "does":
            return one, other
        if roles[1] in ("does", "half-does") and roles[0] != "does":
            return other, one
        return (other, one) if roles[0] == "endures" else (one, other)

    def _in_order(self, one: Sign, other: Sign) -> tuple[Sign, Sign]:
        """Return two without prepositions in the order of words, in which what is done is said between them.

        Raises NotUnderstood otherwise: of "can Thor Loki see", or where somebody else does it: "me".
        """
        mine = self.reading.has("me") and not self.reading.has("need", "roll", "chance", "number")
        verbs = () if one.mark or self.reading.has("and", "dual") else self.reading.all(*VERBS)
        if mine or (verbs and not any(one.at < verb.at < other.at for verb in verbs)):
            raise NotUnderstood
        return one, other

    def _role(self, sign: Sign, with_is_patient: bool, of_is_patient: bool) -> str:
        if sign.mark in DOES:
            return "does"
        if sign.mark in ENDURES:
            return "endures"
        if sign.mark == "with":
            return "endures" if with_is_patient and not self.reading.has("me", "first") else "does"
        if sign.mark == "of":
            return "endures" if of_is_patient else "half-does"
        return sign.mark

    def _same_role(self, one: Sign, other: Sign, role: str) -> tuple[Sign, Sign]:
        """Return two of one preposition: Spanish says `a` of who needs it as well, who then comes first."""
        told = self.reading.has("need", "chance") or (
            self.reading.has("inrange", "reach") and self.reading.has("hit", "shoot", "punch")
        )
        if role == "endures" and told and one.mark == other.mark == "to":
            return one, other
        raise NotUnderstood

    def _no_third(self, one: Sign, other: Sign) -> None:
        """Raise NotUnderstood where a pronoun stands for neither of two who are named."""
        for pronoun in self.reading.all(*PRONOUNS):
            if pronoun.text in ("le", "les", "lo", "la", "los", "las", "el", "ella", "este", "esta"):
                continue  # Spanish names twice whom it is done to
            if not any(sign.at < pronoun.at for sign in (one, other)):
                raise NotUnderstood
            if self._owns(one, pronoun, other):
                continue
            if not self.reading.has("roll", "dice", "hits", "number", "knock", "need"):
                raise NotUnderstood

    def _owns(self, one: Sign, pronoun: Sign, other: Sign) -> bool:
        """Return whether a pronoun is whose value is asked for: "Thor's attack if he shoots Loki"."""
        value, clause = self.reading.first("value"), self.reading.first("if", "when")
        if value is None or clause is None or pronoun.kind != "he":
            return False
        return one.at < clause.at < pronoun.at < other.at and value.at < clause.at and other.mark in ("", "to")

    def set_down(self, who: Sign, square: str) -> None:
        """Suppose a figure elsewhere. Raises NotUnderstood where it can't stand there, or stands nowhere."""
        figure = self.figure(who)
        if not figure.squares:
            raise NotUnderstood
        found = moved(self.position, figure, square)
        if found is None:
            if len(who.ids) == 1:
                raise NotUnderstood
            return
        self.position, squares = found
        self.suppose[figure.id] = list(squares)


def context_of(reading: Reading, position: Position) -> Context:
    """Return a reading about a position as its clauses suppose it. Raises NotUnderstood where that can't be."""
    clauses = reading.all("suppose")
    if another_set_down(reading.signs):
        raise NotUnderstood
    rest = replace(reading, signs=tuple(sign for sign in reading.signs if sign.kind not in ("suppose", "topic")))
    found = Context(rest, position)
    topics = reading.all("topic")
    if topics and not rest.has(*PRONOUNS, "his"):
        raise NotUnderstood  # whom a question is about, is who its pronoun stands for
    found.supposed += [replace(topic, kind="figure") for topic in topics]
    for number, clause in enumerate(clauses):
        if clause.form == "another" and (not number or reading.signs.index(clause) == 0):
            raise NotUnderstood
        if clause.form == "another" and reading.signs[reading.signs.index(clause) - 1].kind != "suppose":
            raise NotUnderstood
        who = _who(found, clause)
        found.set_down(who, clause.word)
        found.supposed.append(replace(who, at=clause.at))
    return found


def _doing(context: Context, clause: Sign) -> Sign:
    """Return who does what is asked, who comes first: "can Thor see Loki after moving to D4"."""
    reading = context.reading
    figures = reading.all("figure")
    within = figures and any(figures[0].at < clause.at < sign.at for sign in reading.signs)
    if not figures or figures[0].mark or within or reading.has("who", "any", "be", "inrange", *PRONOUNS):
        raise NotUnderstood
    return replace(figures[0], at=clause.at)


def _mine(context: Context, clause: Sign) -> Sign:
    """Return whom "I" moves, who does what is asked: the first who is named, of the side whose turn it is."""
    turn, figures = context.position.turn, context.reading.all("figure")
    if not figures or figures[0].mark or context.reading.has("me", "who", "any", *PRONOUNS):
        raise NotUnderstood
    if turn is None or context.figure(figures[0]).side != turn.active:
        raise NotUnderstood  # it may be the other who is moved
    if len(figures) > 1 and context.figure(figures[1]).side == turn.active:
        raise NotUnderstood
    return replace(figures[0], at=clause.at)


def _who(context: Context, clause: Sign) -> Sign:
    """Return whom a clause sets down: named, or as a pronoun, or left out, one who is named before."""
    if clause.ids:
        return Sign("figure", clause.text, ids=clause.ids, score=clause.score, at=clause.at)
    if clause.form == "after":
        return _doing(context, clause)
    if clause.form == "me":
        return _mine(context, clause)
    if clause.form == "left-out":
        before = [sign for sign in context.reading.all("figure") if sign.at < clause.at and sign.mark != "to"]
        if len(before) != 1:
            raise NotUnderstood
        return before[0]
    return context.claimed(replace(clause, kind="he"))
