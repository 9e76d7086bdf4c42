"""What random players ask of a game: what is offered, completed somehow; and, for mischief, anything at all."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from engine.errors import DocumentError
from engine.motu.game import (
    Activate,
    AddCards,
    AddCharacter,
    Agreement,
    Attack,
    Begin,
    ChangeMana,
    ChooseCard,
    ChoosePush,
    Collect,
    Command,
    CompleteQuest,
    Concede,
    Concentrate,
    Correct,
    EditCharacter,
    EndActivation,
    EndEffect,
    EndGame,
    GameState,
    GiveEffect,
    GoldenRule,
    Guard,
    Interrupt,
    Join,
    Keep,
    LayField,
    Leave,
    Maintain,
    Move,
    NewGame,
    Offer,
    Opened,
    Pass,
    Place,
    PlaceMark,
    PlaceObjective,
    PlayCard,
    Prepare,
    Redo,
    RemoveCharacter,
    RemoveMark,
    Reroll,
    Reveal,
    Rolled,
    RollStarting,
    Shift,
    ShuffleDeck,
    StopMoving,
    TakeBonus,
    TakeTest,
    Throw,
    Undo,
    UseAbility,
    UseItem,
    Wound,
    decide,
    hand_of,
    offers,
)
from engine.motu.ground.field import Places
from engine.motu.ground.hexes import apart
from engine.motu.moves.reach import flood, reach
from engine.motu.moves.speed import points
from engine.motu.samples import sample_army, sample_cards, sample_field
from tests.engine.motu.game.near_misses import near_miss

__all__ = ["ANN", "BEN", "Dice", "mischief", "next_command", "opening"]

ANN, BEN, JUDGE = "1", "2", "9"
PLAYERS = {"masters": ANN, "evil": BEN}
ATTRIBUTES = ("strength", "perception", "power", "resistance", "mind")
NAMED = ("speed", "improvement", "protection", "regeneration", "injury", "blindness", "stun", "curse")
COLUMNS, ROWS = 13, 10
BEAST = {
    "name": "Gorehound", "size": 3, "attributes": {"strength": 6, "resistance": 4}, "speed": [4, 6], "health": 7,
    "cost": 45, "weapons": [{"id": "maw", "kind": "melee", "table": {1: 1, 2: 2}}],
}  # fmt: skip
STAFFED = {
    "name": "Ashen", "attributes": {"power": 4, "mind": 3, "resistance": 2}, "speed": [5, 8], "health": 5, "cost": 25,
    "weapons": [{"id": "storm", "kind": "spell", "range": 6, "mana": 1, "allies": True, "table": {1: 1, 3: "stun"}}],
}  # fmt: skip


class Dice:
    """Random dice."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.thrown: list[int] = []

    def roll(self, count: int) -> tuple[int, ...]:
        """Return so many results."""
        found = tuple(self.rng.randint(1, 6) for _ in range(count))
        self.thrown += found
        return found


def secret(rng: random.Random) -> str:
    """Return a salt or a seed."""
    return f"{rng.getrandbits(96):024x}"


def salt(state: GameState, side: str) -> str:
    """Return the salt of the card that a side chooses now: of a secret of the test's own, so that nothing is stored."""
    shown = sum(card.place != "hidden" for card in state.cards_of(side))
    return f"the secret of {side} {state.course.number} {shown}"


def seed_of(side: str) -> str:
    """Return the seed of a side's deck."""
    return f"a seed of the {side} that nobody knows"


# Setting up


def opening(rng: random.Random) -> Iterator[Command]:
    """Yield the set-up of a game: one of our own fields and armies, or a small field with a bit of everything."""
    yield NewGame("Random", points=rng.choice((0, 150, 200)), actor=ANN)
    yield Join("Ann", actor=ANN)
    yield Join("Ben", actor=BEN)
    small = rng.random() < 0.85
    if small:
        yield from _small(rng)
    else:
        yield from _ours(rng)
    for side, actor in PLAYERS.items():
        if rng.random() < 0.8:
            yield AddCards(sample_cards(side, "en"), actor=actor)
            if rng.random() < 0.7:
                yield ShuffleDeck(seed=seed_of(side), actor=actor)
    if rng.random() < 0.2:  # one who is edited, and does not play after all
        yield AddCharacter({**STAFFED, "name": "Nobody"}, actor=ANN)
        yield EditCharacter("nobody", {"cost": 20}, actor=ANN)
        yield RemoveCharacter("nobody", actor=ANN)
        yield Leave(actor=ANN)
        yield Join("Ann", "masters", actor=ANN)
    yield RollStarting(actor=ANN) if rng.random() < 0.7 else RollStarting("evil", actor=BEN)
    yield Begin(actor=rng.choice((ANN, BEN)))


def _ours(rng: random.Random) -> Iterator[Command]:
    field = sample_field("ruined-gate")
    yield LayField(field.map("en"), field.objectives, actor=ANN)
    for side, actor in PLAYERS.items():
        for character, stand in zip(sample_army(side), field.stands[side], strict=True):
            yield AddCharacter(character.card("en"), at=stand["at"], facing=stand["facing"], actor=actor)


def _small(rng: random.Random) -> Iterator[Command]:
    """Yield a crowded field: obstacles, a platform with its ladder, rough ground, armies a few hexes apart."""
    names = [f"{chr(65 + column)}{row + 1}" for row in range(ROWS) for column in range(4, 9)]
    corner = rng.randrange(5, 7), rng.randrange(2, 6)
    height = [f"{chr(65 + corner[0] + dx)}{corner[1] + dy}" for dy in range(3) for dx in range(2)]
    ladder = f"{chr(65 + corner[0] - 1)}{corner[1] + 1}"
    left = [name for name in names if name not in (*height, ladder)]
    rng.shuffle(left)
    kinds = [("high", 3), ("low", 4), ("rough", 5)]
    pieces: list[dict[str, Any]] = [{"id": "p", "kind": "platform", "hexes": height}]
    pieces.append({"id": "ladder", "kind": "ladder", "hexes": [ladder]})
    for kind, count in kinds:
        pieces += [{"id": f"{kind}{at}", "kind": kind, "hexes": [left.pop()]} for at in range(count)]
    tokens = {f"t{at}": left.pop() for at in range(3)} | {"high": f"{height[0]}@p", "home": "A2"}
    zones = {"masters": [f"A1:B{ROWS}"], "evil": [f"L1:M{ROWS}"]}
    yield LayField({"size": [COLUMNS, ROWS], "pieces": pieces, "zones": zones}, tokens, actor=ANN)
    frail = rng.random() < 0.15  # so that an army may be defeated whole
    for side, actor in PLAYERS.items():
        cards = [{**each.card("en"), "health": 1 if frail else rng.randrange(2, 6)} for each in sample_army(side)]
        rng.shuffle(cards)
        cards = [*cards[: rng.randrange(1, 4)], {**STAFFED, "health": 1} if frail else STAFFED]
        column = "D" if side == "masters" else "J"
        facing = "e" if side == "masters" else "w"
        for at, card in enumerate(cards):
            high = at == 0 and rng.random() < 0.4
            place = f"{height[0 if side == 'masters' else 1]}@p" if high else f"{column}{2 * at + 2}"
            yield AddCharacter(card, at=place, facing=facing, actor=actor)
        if rng.random() < 0.3:
            base = ["A9", "B9", "A10"] if side == "masters" else ["L9", "M9", "L10"]
            yield AddCharacter(BEAST, at=base, facing=facing, actor=actor)


# What is offered


def next_command(rng: random.Random, state: GameState) -> Command:
    """Return something that is offered now, or what may be done at any time."""
    if state.course.active and state.untaken is None and rng.random() < 0.15:
        found = _of_a_card(rng, state)
        if found is not None:
            return found
    if _opportunity(state) and rng.random() < 0.4:
        found = _goal_gone(state) or (_shifting(rng, state) if rng.random() < 0.5 else None)
        if found is not None and not _refused(state, found):
            return found
    if rng.random() < 0.02:
        return _correction(rng, state)
    if rng.random() < 0.004:
        return GoldenRule("which comes first?", actor=ANN)
    if rng.random() < 0.0006 and state.status == "playing":
        return _end(rng, state)
    open_ = [offer for offer in offers(state) if offer.command != "CompleteQuest" or rng.random() < 0.3]
    weights = [WEIGHTS.get(offer.command, 4) for offer in open_]
    for offer in rng.choices(open_, weights, k=12) if open_ else ():
        command = COMPLETED[offer.command](rng, state, offer)
        if command is not None:
            return command
    return _fallback(rng, state)


WEIGHTS = {"Pass": 0.4, "Attack": 14, "Move": 8, "EndActivation": 0.6, "Guard": 0.8, "Maintain": 2, "Collect": 8}


def _fallback(rng: random.Random, state: GameState) -> Command:
    """Return what is always possible where nothing else came of what is offered."""
    figure = rng.choice(state.figures)
    return Correct(figure.id, "mana", rng.randrange(6), actor=JUDGE, judge=True)


def _end(rng: random.Random, state: GameState) -> Command:
    side = rng.choice(("masters", "evil"))
    if rng.random() < 0.5:
        return Concede(side, actor=PLAYERS[side])
    return EndGame(agreed=Agreement(BEN, "Ben"), actor=ANN)


def _correction(rng: random.Random, state: GameState) -> Command:
    figure = rng.choice(state.figures)
    field, value = rng.choice(
        [("mana", rng.randrange(6)), ("wounds", rng.randrange(4)), ("facing", rng.choice(("e", "nw", "sw")))]
        + ([("guard", True), ("concentrated", True), ("positive", rng.choice(NAMED[:4]))] if figure.on_field else [])
    )
    return Correct(figure.id, field, value, why="as it stands", actor=JUDGE, judge=True)


def _card(rng: random.Random, state: GameState, side: str) -> tuple[Any, str | None]:
    """Return a card that a side may choose, and the seed of its deck where it was dealt."""
    cards = [card for card in state.cards_of(side) if card.place == "hidden"]
    if state.deck(side).seal:
        seed = seed_of(side)
        held = hand_of(seed, state.cards_of(side), state.deck(side).drawn)
        return (rng.choice(held).id if held else None), seed
    if state.tracks(side):  # their own cards, which are counted
        left = [card for card in cards if card.kind == "glory" or state.deck(side).held]
        return (rng.choice(left).id if left else None), None
    if cards and rng.random() < 0.8:
        return rng.choice(cards).id, None
    kind = rng.choice(("fate", "glory"))
    printed = {"name": "Typed", "kind": kind, "initiative": rng.randrange(1, 9), "ap": rng.randrange(5), "mana": 1}
    return {**printed, "text": "Do something.", "points": 5}, None


def _choose(rng: random.Random, state: GameState, offer: Offer) -> Command | None:
    card, seed = _card(rng, state, offer.side)
    if card is None:
        return None
    return ChooseCard(card, salt(state, offer.side), seed=seed, side=offer.side, actor=PLAYERS[offer.side])


def _reveal(rng: random.Random, state: GameState, _offer: Offer) -> Command | None:
    """Return the cards that were chosen, found by their seals alone, as a bot with a secret finds them."""
    cards = {}
    for side in state.sealed:
        secret_ = salt(state, side)
        for printed in [*(card.id for card in state.cards_of(side)), *TYPED]:
            opened = Opened(printed, secret_)
            if _fits(state, side, opened):
                cards[side] = opened
                break
        else:
            return None
    return Reveal(cards, actor=ANN)


TYPED: list[dict[str, Any]] = [
    {"name": "Typed", "kind": kind, "initiative": at, "ap": ap, "mana": 1, "text": "Do something.", "points": 5}
    for kind in ("fate", "glory")
    for at in range(1, 9)
    for ap in range(5)
]


def _fits(state: GameState, side: str, opened: Opened) -> bool:
    from engine.motu.game import CardIn, seal  # noqa: PLC0415

    given: Any = opened.card
    if not isinstance(given, str):
        given = CardIn.model_validate(given).model_dump(mode="json", exclude_defaults=True, exclude={"copies"})
    return seal(side, given, opened.salt) == state.sealed[side]


def _play(rng: random.Random, state: GameState, offer: Offer) -> Command | None:
    card, seed = _card(rng, state, offer.side)
    if card is None or rng.random() < 0.6:
        return None
    kind = card["kind"] if isinstance(card, dict) else state.card_by_id(card).kind
    bonus = rng.choice(("mana", "ability") if kind == "fate" else ("point", "quest"))
    return PlayCard(card, bonus, seed=seed, actor=PLAYERS[offer.side])


def _prepare(rng: random.Random, state: GameState, offer: Offer) -> Command:
    deck = state.deck(offer.side)
    hand = hand_of(seed_of(offer.side), state.cards_of(offer.side), deck.drawn) if deck.seal else ()
    fate = [card.id for card in hand if card.kind == "fate"]
    gone = rng.sample(fate, rng.randrange(len(fate) + 1)) if rng.random() < 0.4 else []
    return Prepare(gone, side=offer.side, seed=seed_of(offer.side), actor=PLAYERS[offer.side])


def _move(rng: random.Random, state: GameState, offer: Offer) -> Command | None:
    """Return a movement, mostly toward an enemy or a token, by a way that the judge's flood finds."""
    position = state.position()
    figure = position.by_id[offer.of]
    moving = state.under_way
    concentrate = figure.concentrated and moving is None and rng.random() < 0.5
    most = moving.points if moving is not None else points(position, figure, (), concentrate=concentrate)[0]
    more: dict[str, Any] = {"actor": PLAYERS[offer.side], "facing": rng.choice((None, "e", "w", "nw"))}
    if moving is None and rng.random() < 0.2:
        return _other_move(rng, state, offer, concentrate=concentrate)
    if moving is not None and moving.how != "move":
        return None
    found = flood(position, figure, most)
    ends = [base for base in reach(position, figure, most, "move") if base in found.costs and base != figure.places]
    if not ends:
        return Move(offer.of, [], concentrate=concentrate, **more) if rng.random() < 0.3 else None
    rng.shuffle(ends)
    pushing = [base for base in ends if base in found.pushing]
    ends = pushing if pushing and rng.random() < 0.5 else ends
    end = min(ends[:6], key=lambda base: _interest(state, base, figure.side)) if rng.random() < 0.8 else ends[0]
    way: list[Places] = [end]
    while way[-1] != figure.places:
        way.append(rng.choice(found.before[way[-1]]))
    names = [position.ground.name(base[0]) for base in reversed(way[:-1])]
    return Move(offer.of, names, concentrate=concentrate, **more)


def _interest(state: GameState, base: Places, side: str) -> int:
    goals = [place for each in state.figures if each.side != side for place in each.places]
    goals += [token.at for token in state.objectives]
    return min((apart(base[0].hex, goal.hex) for goal in goals), default=0)


def _other_move(rng: random.Random, state: GameState, offer: Offer, *, concentrate: bool) -> Command | None:
    position = state.position()
    figure = position.by_id[offer.of]
    how = rng.choice(("teleport", "jump", "charge", "directed"))
    enemies = list(position.enemies(figure))
    toward = rng.choice(enemies) if enemies else None
    if how in ("charge", "directed") and toward is None:
        return None
    most, _ = points(position, figure, (), how, concentrate=concentrate)
    aimed = toward.places if toward is not None and how in ("charge", "directed") else ()
    ends = list(reach(position, figure, most, how, aimed))
    if not ends:
        return None
    name = position.ground.name(rng.choice(ends)[0])
    named = {"toward": toward.id} if aimed and toward is not None else {}
    return Move(
        offer.of, [name], how=how, concentrate=concentrate, free=rng.random() < 0.5, actor=PLAYERS[offer.side], **named
    )


def _attack(rng: random.Random, state: GameState, offer: Offer) -> Command | None:
    if not offer.choices:
        return None
    target = rng.choice(offer.choices)
    friend = state.by_id(target).side == offer.side
    if friend and state.area is None and rng.random() < 0.7:
        return None
    radius = rng.randrange(3) if state.area is None and rng.random() < 0.25 else None
    more: dict[str, Any] = {"wait": rng.choice((None, None, True, False)), "actor": PLAYERS[offer.side]}
    more["held"] = rng.random() < 0.3
    if rng.random() < 0.1:
        more["dice_modifiers"] = [{"add": rng.randrange(-2, 3), "from": "a card"}]
    if rng.random() < 0.1:
        more["extras"] = [{"needs": 2, "from": "a ring"}]
    return Attack(offer.of, target, offer.part, radius=radius, **more)


def _reroll(rng: random.Random, state: GameState, offer: Offer) -> Command | None:
    contest = state.contest
    if contest is None or contest.open is None or rng.random() < 0.5:
        return None
    mana = state.by_id(contest.thrower).mana
    dice = list(range(1, contest.count + 1))
    paid = [] if contest.open.mana else dice
    free = [] if contest.open.free else dice
    face = None if rng.random() < 0.7 else rng.randint(1, 6)
    if free and not contest.open.mana and rng.random() < 0.4:
        return Reroll(free={rng.choice(free): face}, actor=PLAYERS[offer.side])
    if mana and paid:
        return Reroll(mana={rng.choice(paid): face}, actor=PLAYERS[offer.side])
    return None


def _throw(rng: random.Random, state: GameState, offer: Offer) -> Command:
    contest = state.contest
    assert contest is not None
    typed = [rng.randint(1, 6) for _ in range(contest.count)] if rng.random() < 0.5 else None
    return Throw(typed, actor=PLAYERS[offer.side])


def _simple(make: Callable[..., Command], *names: str) -> Callable[[random.Random, GameState, Offer], Command]:
    """Return what completes an offer with its own parts by their names."""

    def completed(rng: random.Random, state: GameState, offer: Offer) -> Command:
        given = {"figure": offer.of, "card": offer.of, "part": offer.part}
        given |= {"choice": rng.choice(offer.choices)} if offer.choices else {}
        return make(*(given[name] for name in names), actor=PLAYERS.get(offer.side, ANN))

    return completed


def _activate(rng: random.Random, _state: GameState, offer: Offer) -> Command:
    bonus = rng.choice(offer.choices) if rng.random() < 0.9 else None
    return Activate(offer.of, bonus, actor=PLAYERS[offer.side])


def _sided(make: Callable[..., Command]) -> Callable[[random.Random, GameState, Offer], Command]:
    return lambda _rng, _state, offer: make(side=offer.side, actor=PLAYERS[offer.side])


Completion = Callable[[random.Random, GameState, Offer], Command | None]
COMPLETED: Mapping[str, Completion] = {
    "Prepare": _prepare,
    "Collect": _simple(Collect, "figure", "choice"),
    "Maintain": _sided(Maintain),
    "Activate": _activate,
    "Pass": _sided(Pass),
    "ChooseCard": _choose,
    "Reveal": _reveal,
    "TakeBonus": _simple(TakeBonus, "choice"),
    "CompleteQuest": _simple(CompleteQuest, "card"),
    "PlayCard": _play,
    "EndActivation": _simple(EndActivation),
    "Concentrate": _simple(Concentrate, "figure"),
    "Guard": _simple(Guard, "figure"),
    "Move": _move,
    "StopMoving": _simple(StopMoving),
    "ChoosePush": _simple(ChoosePush, "choice"),
    "Attack": _attack,
    "UseAbility": _simple(UseAbility, "figure", "part"),
    "UseItem": _simple(UseItem, "figure", "part"),
    "Interrupt": _simple(Interrupt, "figure"),
    "Reroll": _reroll,
    "Keep": _simple(Keep),
    "Throw": _throw,
}


def _of_a_card(rng: random.Random, state: GameState) -> Command | None:
    """Return what the words of a card might do now, where it is accepted: wounds, effects, marks, moves, tests."""
    command = rng.choice((_words, _words, _mark, _shifting, _testing, _interrupting))(rng, state)
    if command is None:
        return None
    return None if _refused(state, command) else command


def _refused(state: GameState, command: Command) -> bool:
    try:
        return decide(state, command, Dice(random.Random(1))).refused
    except DocumentError:
        return True


def _goal_gone(state: GameState) -> Command | None:
    """Return what defeats whom somebody moves toward, before they get there."""
    toward = {each.toward for each in state.moving[-1:]}  # it is interrupted, and not under way now
    goal = next((each for each in state.figures if each.id in toward), None)
    return None if goal is None or not goal.on_field else Wound(goal.id, goal.card.health or 9, actor=_side(state))


def _opportunity(state: GameState) -> bool:
    """Return whether somebody interrupts who was about to leave: a card may move that one off its way."""
    inner = state.course.interruptions[-1:]
    return bool(inner) and inner[0].kind == "opportunity"


def _there(state: GameState) -> list[str]:
    return [figure.id for figure in state.figures if figure.on_field]


def _side(state: GameState) -> str:
    return PLAYERS[state.by_id(state.acting or state.course.active).side]


def _words(rng: random.Random, state: GameState) -> Command:
    figure, actor = rng.choice(_there(state) or ["x"]), _side(state)
    effect = rng.choice((*NAMED, "dazzle"))
    return rng.choice(
        (
            Wound(figure, rng.choice((1, 1, -1, 2)), actor=actor),
            ChangeMana(figure, rng.choice((1, 2, -1)), actor=actor),
            GiveEffect(figure, effect, "negative" if effect == "dazzle" else None, actor=actor),
            EndEffect(figure, rng.choice(("positive", "negative")), actor=actor),
        )
    )


def _mark(rng: random.Random, state: GameState) -> Command | None:
    if state.marks and rng.random() < 0.6:
        return RemoveMark(rng.choice(state.marks).id, actor=_side(state))
    field = state.position().ground
    at = f"{chr(65 + rng.randrange(field.columns))}{1 + rng.randrange(field.rows)}"
    return PlaceMark(state.acting, at, rng.randrange(2, 7), rng.choice(("totem", "snare")), actor=_side(state))


def _shifting(rng: random.Random, state: GameState) -> Command | None:
    there = _there(state)
    if len(there) < 2:
        return None
    figure, by = rng.sample(there, 2)
    how = rng.choice(("pull", "push", "swap"))
    command = Shift(figure, how, by, rng.randrange(1, 4), actor=_side(state))
    try:
        decide(state, command, Dice(rng))
    except DocumentError as error:
        ends = str(error.data.get("expected", "")).split(", ")
        return Shift(figure, how, by, command.hexes, rng.choice(ends), actor=_side(state))
    return command


def _testing(rng: random.Random, state: GameState) -> Command:
    target = rng.choice([None, *_there(state)])
    against = None if target is None else rng.choice(ATTRIBUTES)
    wait = rng.choice((None, True, False))
    held = rng.random() < 0.3
    return TakeTest(state.acting, rng.choice(ATTRIBUTES), target, against, wait=wait, held=held, actor=_side(state))


def _interrupting(rng: random.Random, state: GameState) -> Command | None:
    there = [id_ for id_ in _there(state) if id_ != state.acting]
    if not there or rng.random() < 0.6:
        return None
    figure = rng.choice(there)
    return Interrupt(figure, state.acting, actor=PLAYERS[state.by_id(figure).side])


# Mischief


def mischief(rng: random.Random, state: GameState) -> Command:
    """Return anything at all that is well formed: by anybody, of anybody, anywhere, at any time."""
    while True:
        command = rng.choice(MISCHIEF)(rng, state)
        if command is None:
            continue
        try:
            found = decide(state, command, Dice(random.Random(2)))
        except DocumentError:
            continue
        if not found.refused and isinstance(
            command, (EndGame, Concede, Leave, RemoveCharacter, LayField, EditCharacter)
        ):
            continue
        return command


def _anybody(rng: random.Random) -> dict[str, Any]:
    return {"actor": rng.choice((ANN, ANN, BEN, BEN, "7"))}


def _figure(rng: random.Random, state: GameState) -> str:
    return rng.choice(state.figures).id


def _somewhere(rng: random.Random, state: GameState) -> str:
    field = state.position().ground
    places = [token.at for token in state.objectives] + [place for f in state.figures for place in f.places]
    if places and rng.random() < 0.5:
        return field.name(rng.choice(rng.choice(places) and places))
    return f"{chr(65 + rng.randrange(field.columns))}{1 + rng.randrange(field.rows)}"


def _walk(rng: random.Random, state: GameState, figure: str) -> Sequence[str]:
    places = state.by_id(figure).places
    field = state.position().ground
    if not places:
        return ["C3"]
    path, at = [], places[0]
    for _ in range(rng.randrange(0, 9)):
        at = rng.choice(field.beside(at) or (at,))
        path.append(field.name(at))
    return path if rng.random() < 0.8 else [_somewhere(rng, state)]


def _weapon(rng: random.Random, state: GameState, figure: str) -> str:
    return rng.choice(["fists", *(each.id for each in state.by_id(figure).card.weapons)])


def _any_attack(rng: random.Random, state: GameState) -> Command:
    figure = _figure(rng, state)
    count = rng.randrange(2, 7)
    more: dict[str, Any] = {}
    if rng.random() < 0.3:
        faces = [rng.randint(1, 6) for _ in range(count)]
        more["attack_roll"] = Rolled(
            faces, rng.choice(((), [(9, 1)])), rng.choice(((), [(1, 5)])), rng.choice(((), (5,)))
        )
    if rng.random() < 0.2:
        more["override"] = True
    return Attack(figure, _figure(rng, state), _weapon(rng, state, figure), **more, **_anybody(rng))


def _any_move(rng: random.Random, state: GameState) -> Command:
    figure = _figure(rng, state)
    how = rng.choice(("move", "move", "move", "teleport", "jump"))
    path = list(_walk(rng, state, figure))
    path = path if how == "move" else path[-1:]
    more = {"override": True} if rng.random() < 0.2 else {}
    return Move(figure, path, how=how, **more, **_anybody(rng))


def _any_ability(rng: random.Random, state: GameState) -> Command | None:
    figure = state.by_id(_figure(rng, state))
    if not figure.card.abilities:
        return None
    target = rng.choice((None, _figure(rng, state)))
    return UseAbility(figure.id, rng.choice(figure.card.abilities).id, target, **_anybody(rng))


def _any_item(rng: random.Random, state: GameState) -> Command | None:
    figure = state.by_id(_figure(rng, state))
    items = [item.id for item in figure.card.items if item.consumable]
    return UseItem(figure.id, rng.choice(items), **_anybody(rng)) if items else None


def _any_play(rng: random.Random, state: GameState) -> Command:
    side = rng.choice(("masters", "evil"))
    bonus = rng.choice(("mana", "quest"))
    return PlayCard(_own(rng, state, side), bonus, seed=seed_of(side), **_anybody(rng))


def _any_choice(rng: random.Random, state: GameState) -> Command:
    side = rng.choice(("masters", "evil"))
    return ChooseCard(_own(rng, state, side), salt(state, side), side=side, seed=seed_of(side), **_anybody(rng))


def _any_reveal(rng: random.Random, state: GameState) -> Command:
    sides = rng.choice((["masters"], ["evil"], ["masters", "evil"]))
    return Reveal({side: Opened(_own(rng, state, side), rng.choice(("", "x" * 20))) for side in sides}, **_anybody(rng))


def _own(rng: random.Random, state: GameState, side: str) -> Any:
    cards = state.cards_of(side)
    return rng.choice(cards).id if cards else dict(TYPED[0])


def _discards(rng: random.Random, state: GameState) -> Command:
    side = rng.choice(("masters", "evil"))
    cards = [card.id for card in state.cards_of(side)]
    gone = rng.sample(cards, min(len(cards), rng.randrange(4)))
    return Prepare(gone, side=side, seed=seed_of(side), **_anybody(rng))


def _named_side(make: Callable[..., Command], *given: Any) -> Callable[[random.Random, GameState], Command]:
    return lambda rng, state: make(*given, side=rng.choice((None, "masters", "evil")), **_anybody(rng))


MISCHIEF: Sequence[Callable[[random.Random, GameState], Command | None]] = (
    _any_attack,
    _any_attack,
    _any_attack,
    _any_move,
    _any_move,
    _any_ability,
    _any_item,
    _any_reveal,
    _discards,
    lambda rng, state: Concentrate(_figure(rng, state), **_anybody(rng)),
    lambda rng, state: Guard(_figure(rng, state), **_anybody(rng)),
    lambda rng, state: Activate(_figure(rng, state), rng.choice((None, "mana", "quest")), **_anybody(rng)),
    lambda rng, state: EndActivation(**_anybody(rng)),
    lambda rng, state: Keep(rng.choice((None, (5,))), **_anybody(rng)),
    lambda rng, state: Throw(rng.choice((None, (5, 5))), **_anybody(rng)),
    lambda rng, state: Reroll(rng.choice(({}, {1: None}, {9: 2})), {rng.choice((1, 9)): None}, **_anybody(rng)),
    lambda rng, state: StopMoving(**_anybody(rng)),
    lambda rng, state: ChoosePush(_somewhere(rng, state), **_anybody(rng)),
    lambda rng, state: Interrupt(_figure(rng, state), rng.choice((None, _figure(rng, state))), **_anybody(rng)),
    lambda rng, state: TakeBonus(rng.choice(("mana", "quest", "point", "ability")), **_anybody(rng)),
    _any_play,
    lambda rng, state: CompleteQuest(rng.choice(("Typed", "nothing")), **_anybody(rng)),
    _any_choice,
    lambda rng, state: (
        Collect(_figure(rng, state), rng.choice(state.objectives or [None]).id, **_anybody(rng))  # type: ignore[union-attr]
        if state.objectives
        else None
    ),
    lambda rng, state: Wound(_figure(rng, state), rng.choice((0, 1, -1)), **_anybody(rng)),
    lambda rng, state: ChangeMana(_figure(rng, state), rng.choice((-1, 9)), **_anybody(rng)),
    lambda rng, state: GiveEffect(_figure(rng, state), "dazzle", "negative", **_anybody(rng)),
    lambda rng, state: EndEffect(_figure(rng, state), "positive", **_anybody(rng)),
    lambda rng, state: PlaceMark(
        _figure(rng, state), _somewhere(rng, state), rng.randrange(6), "totem", **_anybody(rng)
    ),
    lambda rng, state: RemoveMark(rng.choice(state.marks).id, **_anybody(rng)) if state.marks else None,
    lambda rng, state: Shift(_figure(rng, state), "push", _figure(rng, state), 1, **_anybody(rng)),
    lambda rng, state: Shift(_figure(rng, state), "swap", _figure(rng, state), 1, **_anybody(rng)),
    lambda rng, state: TakeTest(_figure(rng, state), rng.choice(ATTRIBUTES), **_anybody(rng)),
    lambda rng, state: (
        Place(_figure(rng, state), _somewhere(rng, state), **_anybody(rng)) if rng.random() < 0.2 else None
    ),
    lambda rng, state: PlaceObjective("t9", _somewhere(rng, state), **_anybody(rng)) if rng.random() < 0.1 else None,
    lambda rng, state: Undo(**_anybody(rng)),
    lambda rng, state: Redo(**_anybody(rng)),
    lambda rng, state: NewGame(**_anybody(rng)),
    lambda rng, state: Join("Cy", rng.choice((None, "evil")), actor=rng.choice((ANN, "7"))),
    lambda rng, state: Leave(actor="7"),
    lambda rng, state: Begin(**_anybody(rng)),
    lambda rng, state: RollStarting(**_anybody(rng)),
    lambda rng, state: EndGame(**_anybody(rng)),
    lambda rng, state: RemoveCharacter(_figure(rng, state), **_anybody(rng)),
    lambda rng, state: LayField({"size": [3, 3]}, **_anybody(rng)),
    lambda rng, state: EditCharacter(_figure(rng, state), {"cost": 30}, **_anybody(rng)),
    lambda rng, state: (
        AddCards([TYPED[0]], side=rng.choice(("masters", "evil")), **_anybody(rng)) if rng.random() < 0.1 else None
    ),
    _named_side(Pass),
    _named_side(Maintain),
    _named_side(Concede),
    _named_side(ShuffleDeck),
    *[lambda rng, state: near_miss(rng, state, PLAYERS)] * 12,
)
