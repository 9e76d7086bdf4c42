"""What the text of a card asks players to do that a command of the table does: a roll, clicks, a token, an effect.

The words are looked through for what surely names such a command and whom it is for; whatever else a text asks for is
left to its players. Nothing here judges: each errand is a command that could be typed as well, and waits for a button.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.heroclix.orders.arrivals import arrivals_of
from bot.heroclix.orders.pieces import pieces_of
from engine.heroclix.conditions.characters import fits
from engine.heroclix.game import BeginEffect, Command, Correct, Count, Damage, GameState, Heal, Token, Use
from engine.heroclix.game.describe.reminders import Reminder
from engine.heroclix.game.events.lasting import Until

__all__ = ["Errand", "errands_of", "own_name"]

Kind = Literal[
    "done", "roll", "heal", "damage", "token", "count", "click", "place", "effect", "free", "choose", "generate",
    "replace", "lay",
]  # fmt: skip
MOST = 6  # errands of one reminder
MOST_CHOSEN = 25  # of a menu; Discord takes no more options
MOST_OTHERS = 2  # on the other side that have buttons of their own
LONGEST_NAME = 40  # letters of a named token
OTHERS = (
    r"(?:(?:that|the|each|all|every|any)? ?(?:hit|target|targeted|attacking|opposing)?"
    r"|an? (?:hit|target|targeted|attacking)) ?"  # "an opposing character" is one whom the player chooses
    r"(?:characters?|targets?|attackers?)"
)
ROLL = re.compile(r"\broll (?:a|one) (?:d6|die)\b", re.IGNORECASE)
ROLLS = re.compile(r"\brolls? (?:2|two) ?(?:d6s?|dice)\b", re.IGNORECASE)
NAMED = r"(?P<name>[A-Z][\w'’-]*(?: [A-Z][\w'’-]*){0,3}) tokens?"
DURATIONS: Sequence[tuple[str, Until]] = (
    ("until your next turn", "next-turn"),
    ("this turn", "turn"),
    ("until the end of this turn", "turn"),
    ("for the rest of the game", "game"),
    ("this attack", "attack"),
)
LEAD = re.compile(  # what may stand before what is to be done
    r"^(?:.*?(?:after resolutions|then)[,:]? "
    r"|[A-Z]+(?:/[A-Z]+)*: (?:Once per (?:turn|game)[,.:]? )?"
    r"|[1-6](?:[-–][1-6])?: )"
)


@dataclass(frozen=True, slots=True)
class Errand:
    """One thing to do: to whom, how much, a token's name, an effect and how long it lasts.

    `free`: an action that the figure may be given as FREE now, `name` its slug; of a move `number` squares at most,
    where that is said. `choose`: one of `among`, to whom `name` is done: `heal`, `damage` or `token`. `generate`,
    `replace`: by one called `name`, who waits on the sideline under the id in `among`, or is looked for on the shelf;
    `number`: the click that it comes on, 0 where none is said. `lay`: a terrain marker or an object is put down, `name`
    what it is, as an edited map is told, and in `among` what it is called.
    """

    kind: Kind
    figure: str = ""
    number: int = 0
    name: str = ""
    effects: tuple[Mapping[str, Any], ...] = ()
    until: Until = "turn"
    among: tuple[str, ...] = ()

    def chosen(self, figure: str) -> Errand:
        """Return what is done to the one that was chosen."""
        return Errand(DONE_TO[self.name], figure, self.number)

    def command(self, reminder: Reminder, actor: str, *, judge: bool) -> Command | None:
        """Return the command that does it, as typed by somebody; None for a roll and whatever else asks more."""
        made = COMMANDS.get(self.kind)
        return None if made is None else made(self, reminder, {"actor": actor, "judge": judge})


Making = Callable[[Errand, Reminder, Mapping[str, Any]], Command]
COMMANDS: Mapping[Kind, Making] = {
    "done": lambda _, card, who: Use(card.figure, card.special, value=str(card.number), **who),
    "heal": lambda one, card, who: Heal(one.figure, one.number, card.special, **who),
    "damage": lambda one, card, who: Damage(one.figure, one.number, card.special, **who),
    "token": lambda one, card, who: Token(one.figure, one.number, card.special, **who),
    "count": lambda one, card, who: Count(one.name, one.number, one.figure, why=card.special, **who),
    "click": lambda one, card, who: Correct(one.figure, "click", one.number, card.special, **who),
    "effect": lambda one, card, who: BeginEffect(one.figure, card.special, one.effects, one.until, card.figure, **who),
    "free": lambda one, card, who: BeginEffect(one.figure, card.special, one.effects, one.until, card.figure, **who),
}
DONE_TO: Mapping[str, Kind] = {"heal": "heal", "damage": "damage", "token": "token"}
SOMEBODY = r"(?P<whom>(?:a|an|another|one) (?:[\w'’-]+ ){0,4}character\b[^.;:]*?)"
# what is done to somebody whom the player chooses, and how much of it
CHOOSING: Sequence[tuple[str, re.Pattern[str], int]] = (
    ("heal", re.compile(rf"\bheal {SOMEBODY} (?P<n>\d) clicks?\b", re.IGNORECASE), 1),
    ("damage", re.compile(rf"\bdeal {SOMEBODY} (?P<n>\d) (?:penetrating |unavoidable )?damage\b", re.IGNORECASE), 1),
    ("damage", re.compile(
        rf"\bdeal (?P<n>\d) (?:penetrating |unavoidable )?damage to {SOMEBODY}(?=[.;,]|$)", re.IGNORECASE
    ), 1),
    ("token", re.compile(rf"\bgive {SOMEBODY} (?P<n>an|1|one) action tokens?\b", re.IGNORECASE), 1),
    ("token", re.compile(rf"\bremove (?P<n>an|1|one) action token from {SOMEBODY}(?=[.;,]|$)", re.IGNORECASE), -1),
)  # fmt: skip


def errands_of(state: GameState, reminder: Reminder) -> tuple[Errand, ...]:
    """Return what a reminder's text asks for that a command does, what it was done first."""
    name = state.by_id(reminder.figure).card.name
    mine = own_name(name)
    found = [Errand("done")]
    if ROLL.search(reminder.text):
        found.append(Errand("roll", number=1))
    if ROLLS.search(reminder.text):
        found.append(Errand("roll", number=2))
    for kind, number, whom in _numbered(reminder.text, mine):
        found += [Errand(kind, one, number) for one in _whom(reminder, whom)]
    found += _named_tokens(reminder, mine)
    found += _set_up(state, reminder, mine)
    if re.search(rf"\bplace (?:{mine})\b", reminder.text, re.IGNORECASE):
        found.append(Errand("place", reminder.figure))
    for one in arrivals_of(state, reminder, mine):
        waiting = (one.waiting,) if one.waiting else ()
        found.append(
            Errand("replace" if one.replaces else "generate", reminder.figure, one.click, one.name, among=waiting)
        )
    for piece, _ in pieces_of(reminder):
        found.append(Errand("lay", reminder.figure, name=piece.slug, among=(piece.name,) if piece.name else ()))
    found += _chosen(state, reminder, name)
    found += _freely(state, reminder, mine)
    found += _effects(state, reminder, name)
    there = [one for number, one in enumerate(found) if one not in found[:number] and _there(state, one)]
    return tuple(there[:MOST])


def _there(state: GameState, errand: Errand) -> bool:
    figure = state.by_id(errand.figure) if errand.figure else None
    return figure is None or figure.in_play or errand.kind == "lay"  # by whoever was KO'd, too


def own_name(name: str) -> str:
    """Return what finds the card's own figure in its text: its name, a part of it, a pronoun."""
    from engine.heroclix.cards.phrases import selves  # noqa: PLC0415  # most games remind of nothing

    names = sorted((" ".join(form) for form in selves(name)), key=len, reverse=True)
    return "|".join([*map(re.escape, names), "him", "her", "them", "itself", "himself", "herself", "this character"])


def _numbered(text: str, mine: str) -> Iterator[tuple[Kind, int, str]]:
    """Yield clicks and action tokens: how many, and `self` or `others`."""
    for found in re.finditer(rf"\bheals? (?P<me>{mine})? ?(?P<n>\d) clicks?\b", text, re.IGNORECASE):
        yield "heal", int(found["n"]), "self"
    dealt = r"(?P<n>\d) (?:penetrating |unavoidable )?damage\b"
    for found in re.finditer(rf"\bdeal (?:(?P<me>{mine})|(?P<other>{OTHERS})) {dealt}", text, re.IGNORECASE):
        yield "damage", int(found["n"]), "self" if found["me"] else "others"
    given = r"(?:an|1|one) action tokens?"
    for found in re.finditer(rf"\bgive (?:(?P<me>{mine})|(?P<other>{OTHERS})) {given}", text, re.IGNORECASE):
        yield "token", 1, "self" if found["me"] else "others"
    for found in re.finditer(rf"\bremove {given} from (?:(?P<me>{mine})|(?P<other>{OTHERS}))", text, re.IGNORECASE):
        yield "token", -1, "self" if found["me"] else "others"


def _whom(reminder: Reminder, whom: str) -> tuple[str, ...]:
    return (reminder.figure,) if whom == "self" else reminder.others[:MOST_OTHERS]


def _named_tokens(reminder: Reminder, mine: str) -> Iterator[Errand]:
    """Yield the tokens with a name that the figure is given, or loses."""
    place = rf"(?: on (?:{mine}|(?:his|her|its|their|this) card))?"
    for found in re.finditer(
        rf"\b(?:[Gg]ive (?:{mine})|[Pp]lace|[Pp]ut|[Gg]ains?) (?:a|an|1) {NAMED}{place}", reminder.text
    ):
        yield Errand("count", reminder.figure, 1, found["name"][:LONGEST_NAME])
    for found in re.finditer(rf"\b[Rr]emove (?:a|an|1) {NAMED}", reminder.text):
        yield Errand("count", reminder.figure, -1, found["name"][:LONGEST_NAME])


def _set_up(state: GameState, reminder: Reminder, mine: str) -> Iterator[Errand]:
    """Yield the tokens and the click with which a figure starts the game (4.1)."""
    if reminder.at.kind != "set-up":
        return
    starts = rf"(?i:\b(?:{mine}) (?:may )?starts? the game)"
    for found in re.finditer(rf"{starts} with (?P<n>an?|one|\d) {NAMED}", reminder.text):
        number = int(found["n"]) if found["n"].isdecimal() else 1
        if number and found["name"] != "Action":
            yield Errand("count", reminder.figure, number, found["name"][:LONGEST_NAME])
    clicks = state.by_id(reminder.figure).card.clicks
    turned = rf"(?:{starts} on|\b(?i:turn (?:{mine})) to) click #?(?P<n>\d{{1,2}})\b(?!\s*(?:or|,|-|–))"
    for found in re.finditer(turned, reminder.text):
        if clicks is not None and 1 <= int(found["n"]) <= clicks:
            yield Errand("click", reminder.figure, int(found["n"]))


def _chosen(state: GameState, reminder: Reminder, name: str) -> Iterator[Errand]:
    """Yield what is done to somebody whom the player chooses, among those whom the words surely describe."""
    from engine.heroclix.cards.reader import described  # noqa: PLC0415  # most games remind of nothing

    position = state.position()
    holder = next((one for one in position.figures if one.id == reminder.figure), None)
    for done, words, sign in CHOOSING if holder is not None else ():
        for found in words.finditer(reminder.text):
            those = described(state.rules.powers, name, found["whom"])
            if holder is None or those is None:
                continue
            there = (one for one in position.figures if one.squares and fits(position, holder, one, those))
            number = int(found["n"]) if found["n"].isdecimal() else 1
            if among := tuple(one.id for one in there)[:MOST_CHOSEN]:
                yield Errand("choose", reminder.figure, sign * number, done, among=among)


def _freely(state: GameState, reminder: Reminder, mine: str) -> Iterator[Errand]:
    """Yield the moves and attacks that the figure is let make, on its own side's turn: each is given as FREE."""
    if state.active != reminder.side:
        return
    he = rf"(?:{mine}|he|she|it)"
    for found in re.finditer(
        rf"\b{he} may move(?: up to)?(?: (?P<n>\d{{1,2}}) squares?)?\b", reminder.text, re.IGNORECASE
    ):
        yield _free(reminder, "move", int(found["n"] or 0))
    for found in re.finditer(rf"\b{he} may make an? (?P<kind>close|range)? ?attack\b", reminder.text, re.IGNORECASE):
        kinds = (found["kind"].casefold(),) if found["kind"] else ("close", "range")
        yield from (_free(reminder, kind) for kind in kinds)


def _free(reminder: Reminder, action: str, number: int = 0) -> Errand:
    return Errand("free", reminder.figure, number, action, ({"as_free": action},))


def _effects(state: GameState, reminder: Reminder, name: str) -> Iterator[Errand]:
    """Yield the effects on the figure itself that last as a sentence says, where the sentence alone is judged."""
    from engine.heroclix.cards.reader import read  # noqa: PLC0415  # most games remind of nothing

    powers = state.rules.powers
    for sentence in re.split(r"(?<=[.!]) +", reminder.text):
        alone = LEAD.sub("", sentence, count=1)
        for words, until in DURATIONS:
            bare, count = re.subn(rf"^{words}, | {words}(?=\.?$)", "", alone, flags=re.IGNORECASE)
            if count != 1:
                continue
            begins = f"{bare[:1].upper()}{bare[1:]}"
            told = read(powers, name, begins, "en", reminder.special)
            own = len(told) == 1 and told[0].status == "judged" and all(_plain(one) for one in told[0].effects)
            if own and told[0].effects:
                yield Errand("effect", reminder.figure, effects=told[0].effects, until=until)
            break


def _plain(effect: Mapping[str, object]) -> bool:
    """Return whether an effect is on the figure itself, at any time: what `/effect` takes of it."""
    return not effect.keys() & {"who", "when", "per", "restrict", "by", "unique"}
