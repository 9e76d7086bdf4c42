"""Tables for random games: small maps with terrain of every kind, and forces that share out all standard powers.

Powers are dealt from a shuffled pack for each family, so that over some games every one is shown as often.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.heroclix.game import AddFigure, EndTurn, GameState, Join, LoadMap, NewGame
from engine.heroclix.powers import STANDARD
from engine.heroclix.ruleset import Ruleset, edition
from engine.heroclix.samples import sample_map
from tests.engine.game.random_beside import cards_of_a_side
from tests.engine.game.random_older import has_captives, horde_card, older_card, older_objects
from tests.engine.game.tables import Game

__all__ = ["SEATS", "Pack", "bystander_card", "new_table", "random_card", "vehicle_card"]

ONE_OF = frozenset({"condition", "event-dial"})  # (diales-de-evento of 2012)
SEATS = {"ann": "Ann", "ben": "Ben", "eve": "Eve", "joe": "Joe"}
FAMILIES = ("speed", "attack", "defense", "damage")
SHOWN = {"speed": 0.75, "attack": 0.75, "defense": 0.7, "damage": 0.75}  # how often a click shows one of the family
ABILITIES = (
    "flight", "swim", "autonomous", "immune", "immobile", "wild-card", "passenger:1", "passenger:2", "passenger:3",
    "giant-reach:2",
    "great-size", "tiny-size", "improved-movement:elevated", "improved-movement:blocking",
    "improved-movement:outdoor-blocking", "improved-movement:destroy-blocking", "improved-movement:characters",
    "improved-movement:move-through", "improved-targeting:elevated", "improved-targeting:hindering",
    "improved-targeting:blocking", "improved-targeting:destroy-blocking", "improved-targeting:characters",
    "improved-targeting:adjacent", "safeguard:outwit", "safeguard:perplex", "safeguard:mind-control",
    "colossal-stamina",
)  # fmt: skip
SPECIALS: tuple[dict[str, Any], ...] = (
    {"name": "Plan", "text": "Read the card.", "effects": [{"grants": "toughness"}]},
    {"name": "Shelter", "effects": [{"modify": "defense", "add": 1, "lent": "adjacent-friends"}]},
    {"name": "Old Grudge", "kind": "trait", "effects": [{"modify": "attack", "add": 1, "when": "attacking-close"}]},
    {"name": "Last Word", "text": "Draw.", "effects": [{"grants": "flurry"}, {"limit": "once-per-game"}]},
    {"name": "Second Wind", "effects": [{"modify": "speed", "add": 2}, {"limit": "once-per-turn"}]},
    {"name": "Leech", "kind": "trait", "effects": [{"grants": "steal-energy"}]},
    {"name": "Good Plan", "kind": "trait", "effects": [{"action_total": 1}]},
    {"name": "Rubber", "kind": "trait", "effects": [{"grants": "plasticity"}]},
    {"name": "No Tricks", "kind": "trait", "effects": [{"cant": "power-actions"}]},
    {"name": "One Blow", "effects": [{"grants": "charge"}, {"limit": "once-per-game"}]},
    {"name": "Closed Mind", "kind": "trait", "effects": [{"grants": "willpower"}, {"protected": "outwit"}]},
)
SMALL_SAMPLES = ("sparring-ring", "training-yard")
COLUMNS, ROWS = 7, 7
MARKERS = ("blocking", "hindering", "debris", "water", "elevated", "smoke", "special")
FIRST_MARKERS = ("elevated",)  # on every map, where the edition has them


class Pack:
    """The powers of each family in a random order, dealt one by one, and shuffled anew when all are dealt."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.left: dict[str, list[str]] = {family: [] for family in FAMILIES}

    def deal(self, family: str) -> str:
        """Return the next power of a family."""
        if not self.left[family]:
            self.left[family] = [power.slug for power in STANDARD if power.family == family]
            self.chance.shuffle(self.left[family])
        return self.left[family].pop()


def random_card(chance: random.Random, pack: Pack, name: str) -> dict[str, Any]:
    """Return a figure of two to four clicks, now and then with a size, a larger base, abilities or a special power."""
    base = chance.choices([(1, 1), (1, 2), (2, 2)], [18, 1, 1])[0]
    sizes = ("standard", "standard", "standard", "tiny", "giant") if base == (1, 1) else ("giant", "colossal")
    dial = []
    for _ in range(chance.randint(2, 4)):
        powers = [pack.deal(family) for family in FAMILIES if chance.random() < SHOWN[family]]
        values = {"speed": chance.randint(4, 9), "attack": chance.randint(9, 12), "defense": chance.randint(14, 17)}
        dial.append({**values, "damage": chance.randint(1, 4), "powers": powers})
    card: dict[str, Any] = {"name": name, "points": chance.choice((25, 50, 100)), "dial": dial, "base": base}
    card |= {"range": chance.choice((0, 3, 5, 7)), "targets": chance.choice((1, 1, 2, 3)), "size": chance.choice(sizes)}
    card["abilities"] = chance.sample(ABILITIES, chance.choice((1, 2))) if chance.random() < 0.4 else []
    card["title"] = chance.random() < 0.08
    card["keywords"] = [chance.choice(("Guild", "Crew"))]
    card["stops"] = [chance.randint(2, len(dial))] if chance.random() < 0.2 else []
    if chance.random() < 0.12:  # in the middle of its dial it is KO'd, or counts down
        dial.insert(chance.randint(1, len(dial) - 1), chance.choice(({"ko": True}, {"countdown": 2})))
        card["stops"] = []
    card["special"] = [chance.choice(SPECIALS)] if chance.random() < 0.4 else []
    return card


def vehicle_card(chance: random.Random, pack: Pack, name: str) -> dict[str, Any]:
    """Return a vehicle, now and then with Autopilot (24.4)."""
    card = random_card(chance, pack, name)
    more = ["autopilot"] if chance.random() < 0.2 else []
    return {**card, "abilities": ["vehicle", *more], "size": "giant", "base": (1, 1), "title": False}


def bystander_card() -> dict[str, Any]:
    """Return a bystander: no dial, and none of its values turn (24.1)."""
    values = {"speed": 6, "attack": 8, "defense": 14, "damage": 1}
    return {"name": "Helper", "bystander": True, "values": values, "clicks": 1, "powers": ["toughness"]}


def random_map(chance: random.Random, rules: Ruleset) -> dict[str, Any]:
    """Return a small map with terrain and walls, and markers and objects that the edition has."""
    names = [f"{chr(65 + column)}{row}" for column in range(COLUMNS) for row in range(2, ROWS)]
    several = [[f"{column}3", f"{column}4"] for column in "CE"]  # squares of larger markers
    chance.shuffle(names)
    parts = {kind: [names.pop() for _ in range(chance.randint(0, 3))] for kind in ("hindering", "blocking", "water")}
    column, row = chance.randrange(COLUMNS - 1), chance.randint(2, ROWS - 1)
    kinds = [kind for kind in MARKERS if kind in rules.vocabulary.markers]
    first = [kind for kind in FIRST_MARKERS if kind in kinds]
    markers = [{"kind": kind, "at": [names.pop()]} for kind in (*first, *chance.sample(kinds, 2))]
    objects = [{"id": "crate", "at": names.pop()}, {"id": "anvil", "kind": "heavy", "at": names.pop()}]
    document: dict[str, Any] = {
        "size": [COLUMNS, ROWS],
        **parts,
        "walls": [f"{chr(65 + column)}{row}/{chr(66 + column)}{row}"],
        "markers": markers,
        "objects": [*objects, {"id": "stone", "kind": "light", "at": names.pop(), "abilities": ["immobile"]}],
    }
    if has_captives(rules):
        document["objects"] += older_objects(names)
    if chance.random() < 0.5 and "equipment" in rules.vocabulary.objects:
        cloak = {"id": "cloak", "kind": "equipment", "at": names.pop()}
        document["objects"].append(chance.choice((cloak, cloak, {**cloak, "id": "idol", "kind": "special"})))
    if chance.random() < 0.15:
        document["markers"].append({"kind": "blocking", "at": [names.pop()], "abilities": ["indestructible"]})
    if chance.random() < 0.15:
        bare = [pair for pair in several if not set(pair) & set(parts["blocking"])]
        document["markers"] += [{"kind": chance.choice(("hindering", "water")), "at": pair} for pair in bare[:1]]
    if "special" in kinds and chance.random() < 0.15:
        document["markers"].append({"kind": "special", "at": [names.pop()], "abilities": ["special-terrain"]})
    if chance.random() < 0.2 and "windows" not in rules.vocabulary.lacks:
        document[chance.choice(("windows", "doors"))] = [f"A{row}/B{row}"]
    if chance.random() < 0.4:
        document["elevated"] = {"2": [names.pop() for _ in range(4)]}
    if chance.random() < 0.3:
        document["setting"] = "indoor"
    return document


def _lay_cards_out(game: Game, lacks: frozenset[str], chance: random.Random) -> None:
    for player in game.state.players:
        mine = [figure.id for figure in game.state.figures if figure.side == player.side]
        if any(card.kind in ONE_OF for card in game.state.cards):  # of both a game has one kind alone
            lacks |= ONE_OF
        for order in cards_of_a_side(player.side, mine, lacks, chance, actor=player.id):
            game.do(order)


def new_table(
    chance: random.Random,
    try_out: Callable[[GameState], None] = lambda _: None,
    game: Game | None = None,
    ruleset: str = "heroclix-modern",
) -> Game:
    """Return a game after its set-up: two to four players, one to three figures each, near one another.

    `try_out` is shown the set-up at each stage; `game` is the one that is set up, by default a new one.
    """
    pack = Pack(chance)
    users = list(SEATS)[: chance.choices([2, 3, 4], [6, 2, 1])[0]]
    each = chance.choice((2, 3)) if len(users) == 2 else chance.choice((1, 2))
    game = game or Game()
    try_out(game.state)
    game.do(NewGame(ruleset, build_total=chance.choice((100, 200, 300)), actor="ann"))
    try_out(game.state)
    for user in users:
        game.do(Join(SEATS[user], actor=user))
    try_out(game.state)
    sample = chance.random() < 0.1
    document = (
        sample_map(chance.choice(SMALL_SAMPLES)).document("en") if sample else random_map(chance, edition(ruleset))
    )
    game.do(LoadMap(document, actor="ann"))
    try_out(game.state)
    for number, user in enumerate(users):
        for index in range(each):
            drives = index == 0 and chance.random() < 0.18 and not has_captives(edition(ruleset))
            made = vehicle_card if drives else random_card
            card = _of_edition(made(chance, pack, f"{SEATS[user]}{index}"), ruleset)
            card = older_card(card, chance) if has_captives(edition(ruleset)) else card
            _place(game, chance, user, card, number % 2 == 0)
        if has_captives(edition(ruleset)) and chance.random() < 0.35:
            for _ in range(2):
                _place(game, chance, user, horde_card(chance), number % 2 == 0)
    if chance.random() < 0.45:
        _lay_cards_out(game, edition(ruleset).vocabulary.lacks, chance)
    for number in range(7 if chance.random() < 0.02 else 0):  # more than a sideline may start with (2.6a)
        later = _of_edition(random_card(chance, pack, f"Later{number}"), ruleset)
        game.do(AddFigure(later, sideline=True, actor=users[0]))
    try_out(game.state)
    game.do(EndTurn(actor="ann"))
    return game


def _of_edition(card: dict[str, Any], ruleset: str) -> dict[str, Any]:
    """Return a card without what its edition does not know."""
    return {**card, "stops": []} if "stops" in edition(ruleset).vocabulary.lacks else card


def _place(game: Game, chance: random.Random, user: str, card: dict[str, Any], north: bool) -> None:
    """Put a figure somewhere in its half of the map, wherever there is room for it."""
    assert game.state.map is not None
    columns, rows = game.state.map.columns, game.state.map.rows
    width, height = card["base"]
    squares = [(column, row) for column in range(columns - width + 1) for row in range(rows - height + 1)]
    chance.shuffle(squares)
    squares.sort(key=lambda at: (at[1] < rows // 2) != north)
    for column, row in squares:
        assert game.state.map is not None
        if not game.ask(AddFigure(card, game.state.map.name_of(row * columns + column), actor=user)).refused:
            return
    raise AssertionError("the map has no room for a figure")
