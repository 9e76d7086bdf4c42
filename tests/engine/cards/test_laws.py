"""Laws of texts that hold whatever they say: as good as their effects typed; unread and reminded change no answer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.engine.cards.asking import asked, figure
from tests.engine.cards.reading import of
from tests.engine.cards.sentences import STANDING

GAMES, ASKED = 60, 5  # boards, and questions of each
SENTENCES = tuple(STANDING)
IDLE = (  # unread, or remembered at its moment: both sides' cards, and whatever their triggers speak of
    "Hollis gribbles the gnarl.",
    "Other characters glow when the moon is nearly full.",
    "When Hollis uses the Ash team ability, modify attack +4.",
    "When an opposing character breaks away from Hollis, deal them 2 penetrating damage.",
    "When Hollis equips an object, she can use Flurry.",
    "When Hollis generates a bystander, modify damage +4.",
    "When Hollis targets two or more characters, after resolutions heal her 2 clicks.",
    "When an opposing character would pick up an object, you may roll a d6.",
    "When Hollis hits two or more opposing characters, after resolutions deal each of them 1 damage.",
    "FREE: Once per game, heal Hollis 3 clicks.",
    "At the beginning of your turn, heal Hollis 1 click.",
    "Hollis starts the game with 2 Echo tokens.",
)
SQUARES = ("C5", "C6", "D6", "E7", "H8", "B12")


def board(chance: random.Random) -> list[dict[str, Any]]:
    """Return Hollis, a friend and two foes on squares of their own, with powers, and some with action tokens."""
    places = chance.sample(SQUARES, 4)
    made = []
    for (name, side), at in zip(
        (("Hollis", "red"), ("Sam", "red"), ("Rob", "blue"), ("Una", "blue")), places, strict=True
    ):
        more: dict[str, Any] = {"tokens": chance.choice((0, 0, 1, 2)), "points": chance.choice((40, 75, 120))}
        more["keywords"] = chance.choice((["Lanterners"], []))
        more["powers"] = chance.sample(["charge", "quake", "outwit", "poison", "toughness", "super-senses"], 2)
        made.append(figure(name, side, at, **more))
    return made


def question(chance: random.Random) -> dict[str, Any]:
    """Return a question of any kind about them."""
    roll = [chance.randint(1, 6), chance.randint(1, 6)]
    attack = {
        "attacker": "hollis",
        "targets": [chance.choice(("rob", "una"))],
        "kind": chance.choice(("close", "range")),
    }
    back = {**attack, "attacker": "rob", "targets": ["hollis"]}
    values = ("speed", "attack", "defense", "damage", "range")
    return chance.choice((
        {"type": "attack", **attack, "roll": roll},
        {"type": "attack", **back, "roll": roll},
        {"type": "odds", **attack},
        {"type": "value", "figure": "hollis", "value": chance.choice(values)},
        {"type": "value", "figure": "sam", "value": chance.choice(values)},
        {"type": "legal_actions", "figure": chance.choice(("hollis", "sam", "rob"))},
        {"type": "reachable", "figure": "hollis"},
        {"type": "break_away", "figure": chance.choice(("hollis", "rob")), "roll": chance.randint(1, 6)},
    ))  # fmt: skip


def told(answer: object) -> object:
    """Return what an answer says, but for its sentences and steps; of a reason the section, as it may name a text."""
    if isinstance(answer, list):
        return [told(each) for each in answer]
    if not isinstance(answer, dict):
        return answer
    if "rule" in answer and "text" in answer:
        return answer["rule"]
    return {key: told(value) for key, value in answer.items() if key not in ("cards", "ruling")}


@pytest.mark.parametrize("seed", range(GAMES))
def test_20_texts_are_as_good_as_their_effects_typed(seed: int) -> None:
    """Five to nine sentences by lot on one card, on any board: the answer is the one with the effects written there."""
    chance = random.Random(seed)
    texts = chance.sample(SENTENCES, chance.randint(5, 9))
    figures, questions = board(chance), [question(chance) for _ in range(ASKED)]
    read, typed = ([dict(one) for one in figures] for _ in range(2))
    names = [f"Trick {number}" for number, _ in enumerate(texts)]
    read[0]["special"] = [{"name": name, "text": text} for name, text in zip(names, texts, strict=True)]
    meant = [[dict(effect) for sentence in of(text, "Hollis", "en") for effect in sentence.effects] for text in texts]
    typed[0]["special"] = [{"name": name, "effects": each} for name, each in zip(names, meant, strict=True)]
    for wanted in questions:
        assert told(asked(wanted, *read)) == told(asked(wanted, *typed)), (texts, wanted)


def test_20_texts_by_lot_change_answers() -> None:
    """So that the law above is no law of empty cards: many of these answers are another one without the texts."""
    changed = 0
    for seed in range(GAMES):
        chance = random.Random(seed)
        texts = chance.sample(SENTENCES, chance.randint(5, 9))
        figures, questions = board(chance), [question(chance) for _ in range(ASKED)]
        bare = [told(asked(wanted, *figures)) for wanted in questions]
        figures[0]["special"] = [{"name": f"Trick {number}", "text": text} for number, text in enumerate(texts)]
        changed += [told(asked(wanted, *figures)) for wanted in questions] != bare
    assert changed >= GAMES // 4


@pytest.mark.parametrize("seed", range(GAMES))
def test_18_2_what_is_not_judged_changes_no_answer(seed: int) -> None:
    """On anybody's card, beside sentences that are judged: the answer is the one without it."""
    chance = random.Random(1000 + seed)
    texts, idle = chance.sample(SENTENCES, 2), chance.sample(IDLE, 3)
    figures, questions = board(chance), [question(chance) for _ in range(ASKED)]
    plain = [{"name": f"Trick {number}", "text": text} for number, text in enumerate(texts)]
    extra = [{"name": f"Tale {number}", "text": text} for number, text in enumerate(idle)]
    with_it = [dict(one) for one in figures]
    figures[0]["special"] = plain
    with_it[0]["special"] = [*plain, *extra] if chance.random() < 0.5 else [*extra, *plain]
    with_it[chance.randint(1, 3)]["special"] = extra
    for wanted in questions:
        assert told(asked(wanted, *with_it)) == told(asked(wanted, *figures)), (texts, idle, wanted)


@pytest.mark.parametrize("text", IDLE)
def test_21_1_none_of_these_is_judged(text: str) -> None:
    """So that the law above is about what is not."""
    assert {sentence.status for sentence in of(text, "Hollis", "en")} <= {"reminded", "unread"}
