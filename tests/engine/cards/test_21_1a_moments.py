"""Actions and triggers, and what belongs to them (21.1a, 21.1b)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import of, one, statuses

OPPOSED = {"side": "opponents"}
ANOTHER = {"side": "friends", "other": True}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("FREE: Place Hollis Marrow.", "free"),
        ("POWER: Hum.", "power"),
        ("CLOSE/RANGE: Make a close/range attack.", "close/range"),
        ("Once per game, FREE: Hum.", "free"),
        ("FREE: Once per turn, hum.", "free"),
        ("MOVE - Hum.", "move"),
    ],
)
def test_21_1a_an_action_is_known_by_its_type(text: str, name: str) -> None:
    """Whatever it does."""
    found = one(text)
    assert found.at is not None
    assert (found.status, found.at.kind, found.at.name, found.effects) == ("reminded", "action", name, ())


def test_21_11_how_often_is_known() -> None:
    """Before the action, or right behind its colon."""
    limits = [
        found.at.limit
        for text in ("Once per game, FREE: Hum.", "FREE: Once per turn, hum.")
        for found in of(text)
        if found.at
    ]
    assert limits == ["once-per-game", "once-per-turn"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("When Hollis Marrow hits, after resolutions hum.", "hits"),
        ("When Hollis Marrow hits with a close attack, hum.", "hits"),
        ("When Hollis Marrow attacks, hum.", "attacks"),
        ("When Hollis Marrow KO's an opposing character, hum.", "kos"),
        ("When Hollis Marrow is KO'd, hum.", "koed"),
        ("When Hollis Marrow takes damage from an attack, hum.", "damaged"),
        ("When Hollis Marrow is targeted by a range attack, hum.", "attacked"),
        ("When an adjacent friendly character is hit, hum.", "hit"),
        ("When Hollis Marrow uses Leadership and succeeds, hum.", "uses"),
        ("Once per turn, when Ember moves, hum.", "moves"),
        ("At the beginning of your turn, hum.", "turn-begins"),
        ("At the end of the turn, hum.", "turn-ends"),
        ("During force construction, hum.", "set-up"),
        ("When this click is first revealed, hum.", "revealed"),
        ("When Hollis Marrow is healed, hum.", "healed"),
        ("When Hollis Marrow clears 2 action tokens, hum.", "clears"),
        ("When an opposing character would move, hum.", "moves"),
        ("When an opposing character rolls for break away, hum.", "breaks-away"),
        ("When Hollis Marrow rolls for Leadership, hum.", "uses"),
        ("When a friendly character would be targeted by an attack, hum.", "attacked"),
        ("When Hollis Marrow starts the game, hum.", "set-up"),
        ("Hollis Marrow may be played on click #1 or #4.", "set-up"),
        ("Once per attack, you may hum.", "attacks"),
        ("After the resolution of any action, hum.", "acts"),
        ("STOP: When this click is first revealed, hum.", "revealed"),
        ("When Hollis Marrow uses the Ash team ability, hum.", "uses-team"),
        ("When Hollis Marrow uses the Ash team ability to heal another character, hum.", "uses-team"),
        ("When Hollis Marrow equips an object, hum.", "equips"),
        ("When Hollis Marrow becomes equipped, hum.", "equips"),
        ("When Hollis Marrow generates a bystander, hum.", "generates"),
        ("When an opposing character would pick up an object, hum.", "picks-up"),
        ("When Hollis Marrow destroys a wall, hum.", "destroys"),
        ("When Hollis Marrow is replaced, hum.", "replaced"),
    ],
)
def test_21_1b_a_trigger_is_known_by_its_moment(text: str, kind: str) -> None:
    """Whatever comes of it."""
    found = one(text)
    assert found.at is not None
    assert (found.status, found.at.kind, found.effects) == ("reminded", kind, ())


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("When an opposing character breaks away from Hollis Marrow, hum.", {"itself": True}),
        ("When opposing characters successfully break away from Hollis Marrow, hum.", {"itself": True}),
        ("When Hollis Marrow breaks away from an opposing character, hum.", OPPOSED),
        ("When an opposing character breaks away, hum.", None),
    ],
)
def test_10_8_from_whom_somebody_breaks_away(text: str, other: dict[str, object] | None) -> None:
    """Held to whom the words name; without them it is from anybody."""
    found = one(text).at
    assert found is not None
    assert (found.kind, found.name, found.other) == ("breaks-away", "succeeds", other)


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [
        ("When Hollis Marrow targets more than one character, hum.", 2, None),
        ("When Hollis Marrow targets two or more opposing characters with a range attack, hum.", 2, None),
        ("When Hollis Marrow hits multiple characters, hum.", 2, None),
        ("When Hollis Marrow attacks a single character, hum.", 1, 1),
        ("When Hollis Marrow hits one or more opposing characters, hum.", None, None),
        ("When Hollis Marrow attacks a character with two or more action tokens, hum.", None, None),
    ],
)
def test_12_1_how_many_an_attack_has_to_target(text: str, least: int | None, most: int | None) -> None:
    """The number is told where the words count the targets, and none where they count anything else."""
    found = one(text).at
    assert found is not None
    assert (found.targets.get("least"), found.targets.get("most")) == (least, most)


@pytest.mark.parametrize("text", ["If Hollis Marrow equips an object, hum.", "If Hollis Marrow is replaced, hum."])
def test_20_9_behind_if_it_is_no_trigger(text: str) -> None:
    """What is so from then on may be a condition: nobody is reminded of it as of a moment."""
    assert one(text).at is None


def test_20_7a_it_is_the_power_of_the_list_before() -> None:
    """Without a list nobody knows what "it" is."""
    _, rider = of("Quake. When Hollis Marrow uses it and hits, hum.")
    assert rider.at is not None
    assert (rider.at.using, rider.at.name) == ("quake", "hits")
    assert one("When Hollis Marrow uses it, hum.").status == "unread"


def test_20_7a_it_is_the_power_whatever_is_asked_besides() -> None:
    """On whom it is used, and with what success, is left to the players; that it is used is not."""
    for words in ("uses it to target himself", "uses it and hits an opposing character", "uses it and fails"):
        _, rider = of(f"Quake. When Hollis Marrow {words}, hum.")
        assert rider.at is not None
        assert (rider.at.kind, rider.at.using) == ("uses", "quake")


@pytest.mark.parametrize(
    ("text", "kind", "who"),
    [
        ("Hollis Marrow takes a maximum of 1 damage from attacks on Mondays.", "damaged", {}),
        ("Hollis Marrow deals penetrating damage on Mondays.", "attacks", {}),
        ("Opposing characters can't target Hollis Marrow on Mondays.", "aimed-at", {}),
        ("If the moon is full, Hollis Marrow can't be targeted by attacks.", "aimed-at", {}),
        ("Opposing characters within 4 squares consider Hollis Marrow adjacent for the purpose of humming.", "moves",
         {"side": "opponents", "within": 4}),
        ("Hollis Marrow can't be healed on Mondays.", "would-heal", {}),
    ],
)  # fmt: skip
def test_21_1_the_moment_of_a_standing_effect_of_which_the_beginning_is_known(
    text: str, kind: str, who: dict[str, object]
) -> None:
    """It is reminded when it may matter, and governs nothing of what stands behind it."""
    found = of(f"{text} // Flurry.")
    assert found[0].at is not None
    assert (found[0].status, found[0].at.kind, dict(found[0].at.who), found[0].effects) == ("reminded", kind, who, ())
    assert of(f"{text} Hollis Marrow modifies attack +1.")[1].at is None


def test_21_1a_an_action_given_under_a_condition() -> None:
    """As the action is told, its condition is known."""
    found = one('If Hollis Marrow has two action tokens, he has "FREE: Hum."')
    assert found.at is not None
    assert (found.at.kind, found.at.name, dict(found.at.when)) == (
        "action",
        "free",
        {"tokens": {"least": 2, "most": 2}},
    )


def test_19_2a_a_point_value_before_a_text() -> None:
    """What stands behind it in its part counts at that value alone; another part does not."""
    first, second, third = of("(50 points) Flurry. // Charge.")[0:3]
    assert (first.status, second.effects, third.effects) == (
        "judged",
        ({"grants": "flurry", "when": {"points": {"least": 50, "most": 50}}},),
        ({"grants": "charge"},),
    )


def test_21_1a_what_follows_belongs_to_the_action() -> None:
    """A modifier or a list behind an action is no standing effect; `//` ends it."""
    found = of("POWER: Hum. Hollis Marrow modifies attack +2. Flurry. // Stealth.")
    assert [sentence.status for sentence in found] == ["reminded", "reminded", "reminded", "judged"]
    assert [sentence.effects for sentence in found[:3]] == [(), (), ()]


def test_21_1b_what_follows_belongs_to_the_trigger() -> None:
    """The same behind a trigger; and behind one that is not understood nothing is."""
    assert statuses("When Hollis Marrow hits, hum. Flurry.") == ["reminded", "reminded"]
    assert statuses("When the moon is full, hum. Flurry.") == ["unread", "unread"]


@pytest.mark.parametrize(
    "text", ["When Rob hits, hum.", "When Marrow hits, hum.", "When she hums, sing.", "Whenever, hum."]
)
def test_21_9_whose_moment_is_not_sure_is_unread(text: str) -> None:
    """Somebody else, or half a name: only the whole name, what stands in brackets, or a title's other length."""
    assert one(text).status == "unread"


def test_2_languages_in_doubt_are_unread() -> None:
    """A Spanish text beyond lists and actions is; what is in no language at all too."""
    assert statuses("Cuando Hollis Marrow golpea, cura.") == ["unread"]
    assert statuses("Hollis Marrow lorem ipsum.") == ["unread"]
    assert statuses("FREE: Coloca a Hollis Marrow en una casilla.") == ["reminded"]


@pytest.mark.parametrize(
    ("text", "who", "other"),
    [
        ("When another friendly character is KO'd by an opposing character, hum.", ANOTHER, OPPOSED),
        ("If Hollis Marrow is KO'd by an opposing character, hum.", {}, OPPOSED),
        ("When a friendly character is hit by an opposing character, hum.", {"side": "friends"}, OPPOSED),
        ("When a friendly character is damaged by an opposing attack, hum.", {"side": "friends"}, OPPOSED),
        ("When opposing characters take damage from Hollis Marrow's attack, hum.", OPPOSED, {"itself": True}),
        ("When a character is KO'd, hum.", {"side": "any"}, None),
        ("Whenever a character rolls to break away, hum.", {"side": "any"}, None),
        ("When Hollis Marrow is KO'd, hum.", {}, None),
    ],
)  # fmt: skip
def test_21_1b_who_has_it_done_to_him_and_who_does_it(
    text: str, who: dict[str, object], other: dict[str, object] | None
) -> None:
    """Of two that a trigger names each has its own part; any character is anybody, and not the one with the card."""
    found = one(text)
    assert found.at is not None
    assert (dict(found.at.who), None if found.at.other is None else dict(found.at.other)) == (who, other)


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("The first time each game Hollis Marrow would be KO'd, hum.", "once-per-game"),
        ("The first time each turn Hollis Marrow hits, hum.", "once-per-turn"),
        ("The first time this game that Hollis Marrow hits, hum.", "once-per-game"),
        ("The first time Hollis Marrow would be KO'd, hum.", "once-per-game"),
        ("The first time each friendly character would be KO'd, hum.", ""),
        ("Each time Hollis Marrow hits, hum.", ""),
    ],
)
def test_21_11_the_first_time_comes_once(text: str, limit: str) -> None:
    """Once a turn, or once a game; of each of several it may come again."""
    found = one(text)
    assert found.at is not None
    assert (found.status, found.at.limit) == ("reminded", limit)


def test_20_7_either_of_two_powers_is_used() -> None:
    """Each of them is the moment, also where it is told what the use would be about."""
    found = one("When Hollis Marrow uses Perplex or Probability Control, hum.")
    _, rider = of("Outwit. When Hollis Marrow would use it to target a friend, hum.")
    assert found.at is not None
    assert rider.at is not None
    assert (found.at.using, rider.at.using) == ("perplex probability-control", "outwit")


@pytest.mark.parametrize(
    ("power", "text", "kind", "told"),
    [
        ("penetrating-psychic-blast", "When Hollis uses Penetrating/Psychic Blast and hits, hum.", "range", True),
        ("penetrating-psychic-blast", "When Hollis uses Penetrating/Psychic Blast and hits, hum.", "close", False),
        ("steal-energy", "When Hollis uses Steal Energy, she may heal past her starting line.", "close", True),
        ("steal-energy", "When Hollis uses Steal Energy, she may heal past her starting line.", "range", False),
        ("charge", "When Hollis uses Steal Energy, she may heal past her starting line.", "close", False),
        ("precision-strike", "When Hollis uses Precision Strike, hum.", "range", True),
    ],
)
def test_20_powers_that_nobody_is_asked_for_are_used_where_they_count(
    power: str, text: str, kind: str, told: bool
) -> None:
    """In attacks of their kind, by whoever can use them."""
    hollis = figure("Hollis", "red", "C6", text, powers=[power])
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9")
    rows = asked({**HIT, "kind": kind}, hollis, rob)["cards"]
    assert [row["status"] for row in rows] == (["reminded"] if told else [])


@pytest.mark.parametrize(
    "text",
    [
        "When an opposing character uses Outwit, Perplex or Probability Control, hum.",
        "When a friendly character is targeted by an opponent's Outwit, Perplex or Probability Control, hum.",
    ],
)
def test_20_one_of_three_powers_is_used(text: str) -> None:
    """By opponents; whoever is targeted by a power of theirs, its use is the moment."""
    found = one(text)
    assert found.at is not None
    assert (found.at.kind, found.at.using) == ("uses", "outwit perplex probability-control")
    assert dict(found.at.who) == OPPOSED


@pytest.mark.parametrize(
    ("text", "kind", "limit"),
    [
        ("When Hollis Marrow are given a MOVE action, hum.", "acts", ""),
        ("Once per attack, when a friendly character's attack roll is 4 or 7, hum.", "attacks", ""),
        ("When placing objects during game setup, hum.", "set-up", ""),
        ("Friendly characters with the Ash keyword have POWER: Hum.", "action", ""),
        ("Once per turn, if Hollis Marrow has not moved this turn, she may hum.", "turn", "once-per-turn"),
    ],
)
def test_21_1b_other_wordings_of_moments(text: str, kind: str, limit: str) -> None:
    """Of a pair on one base, of the dice of friends, of the set-up, without quotes, and with a condition alone."""
    found = one(text)
    assert found.at is not None
    assert (found.status, found.at.kind, found.at.limit) == ("reminded", kind, limit)


def test_20_9_how_often_and_a_condition_that_nobody_understands() -> None:
    """What it asks for has to be known."""
    assert one("Once per turn, if Hollis Marrow hums, she may sing.").status == "unread"


@pytest.mark.parametrize(
    ("text", "kind", "attack", "name"),
    [
        ("When Hollis Marrow hits two characters with a range attack, hum.", "hits", "range", ""),
        ("When Hollis Marrow hits three or more opposing characters with a close attack, hum.", "hits", "close", ""),
        ("When Hollis Marrow makes a range attack targeting only two characters and hits, hum.", "hits", "range", ""),
        ("When Hollis Marrow attacks and misses all targets, hum.", "misses", "", "all"),
        ("When Hollis Marrow misses with an attack, hum.", "misses", "", ""),
        ("When Hollis Marrow makes a close object attack, hum.", "attacks", "close", ""),
        ("When Hollis Marrow hits two characters with a close or range attack, hum.", "hits", "", ""),
        ("When Hollis Marrow hits two characters other than with a close attack, hum.", "hits", "", ""),
    ],
)
def test_21_1b_what_stands_behind_a_moment_narrows_it(text: str, kind: str, attack: str, name: str) -> None:
    """The kind of its attack, and whether that hits; nothing that might be denied or joined."""
    at = one(text).at
    assert at is not None
    assert (at.kind, at.attack, at.name) == (kind, attack, name)


@pytest.mark.parametrize(
    ("words", "using"),
    [
        ("Hollis Marrow is targeted with Outwit", "outwit"),
        ("Hollis Marrow is targeted with Outwit or opposing Perplex", "outwit perplex"),
        (
            "an opposing character would use Outwit, Perplex, or Probability Control",
            "outwit perplex probability-control",
        ),
        ("a friendly character is targeted by an opponent's Outwit", "outwit"),
    ],
)
def test_21_1b_the_powers_that_set_it_off(words: str, using: str) -> None:
    """Each of them is the moment, where several are named."""
    at = one(f"When {words}, hum.").at
    assert at is not None
    assert (at.kind, at.using) == ("uses", using)


def _cards(question: dict[str, object], *figures: dict[str, object]) -> list[tuple[str, str]]:
    answer = asked(question, *figures)
    return sorted((row["figure"], row["status"]) for row in answer["cards"] if row["status"] == "reminded")


def test_21_1a_whom_a_question_names_first_does_not_matter() -> None:
    """An action of the one that is asked about is reminded, wherever its target stands in the document."""
    hollis = figure("Hollis", "red", "C3", "FREE: Hum.", powers=["outwit"])
    rob = figure("Rob", "blue", "E3", "When Rob is targeted with Outwit, roll a d6.")
    zoe = figure("Zoe", "blue", "E5", powers=["charge"])
    for question in ("legal", "use"):
        for target, expected in (
            ("rob", [("hollis", "reminded"), ("rob", "reminded")]),
            ("zoe", [("hollis", "reminded")]),
        ):
            more = {"what": "charge"} if question == "use" else {}
            ask = {"type": question, "figure": "hollis", "action": "outwit", "target": target, **more}
            for order in ((hollis, rob, zoe), (zoe, rob, hollis)):
                assert _cards(ask, *order) == expected


def test_27_3_a_roll_that_fails_is_no_success() -> None:
    """Super Senses that evaded set off what asks for success, and no other; what was declined, nothing."""
    text = "Super Senses. When Rob uses it and succeeds, hum. // When Rob uses Super Senses and fails, roll a d6."
    rob = figure("Rob", "blue", "D3", text)
    hollis = figure("Hollis", "red", "C3")
    for roll, expected in ((6, ["succeeds"]), (2, ["fails"]), ("decline", []), (None, ["succeeds", "fails"])):
        choices = {} if roll is None else {"super-senses:rob": roll}
        rows = asked({**HIT, "choices": choices}, hollis, rob)["cards"]
        told = [row["sentence"] for row in rows if row["status"] == "reminded"]
        assert [word for word in ("succeeds", "fails") if any(word in one for one in told)] == expected


def test_12_7_missing_all_targets() -> None:
    """Of two of whom one was hit not all were missed."""
    hollis = figure("Hollis", "red", "C3", "When Hollis misses all targets, hum. // When Hollis misses, roll a d6.")
    hollis["values"] = {**hollis["values"], "targets": 2}
    rob = figure("Rob", "blue", "F3")
    zoe = figure("Zoe", "blue", "F5")
    zoe["values"] = {**zoe["values"], "defense": 25}
    ask = {"type": "attack", "attacker": "hollis", "targets": ["rob", "zoe"], "kind": "range", "divide": {"rob": 3}}
    for roll, expected in (([5, 4], 1), ([1, 2], 2)):
        assert len(_cards({**ask, "roll": roll}, hollis, rob, zoe)) == expected


def test_21_1a_an_action_behind_a_trigger_is_given_by_itself() -> None:
    """What a trigger gives tokens for is done by an action that is given, and what follows belongs to that."""
    trigger, action, last = of("When Hollis Marrow hits, give him a Rage token. FREE: Remove a Rage token. Flurry.")
    assert trigger.at is not None
    assert action.at is not None
    assert (trigger.at.kind, action.at.kind, action.at.name) == ("hits", "action", "free")
    assert (last.at, last.effects) == (action.at, ())
    assert of("POWER: Hum. FREE: Hum.")[1].at == of("POWER: Hum.")[0].at
    assert of("When Hollis Marrow hits, he can use the following effects. POWER: Hum.")[1].at == trigger.at


@pytest.mark.parametrize(
    ("words", "name", "limit"),
    [
        ("When this click is revealed", "", ""),
        ("When this click is first revealed", "", "once-per-game"),
        ("Each time this power is revealed", "", ""),
        ("When this click is revealed due to damage", "damage", ""),
        ("When this click is first revealed due to damage taken from an opponent's attack", "damage", "once-per-game"),
        ("When a STOP click is revealed", "others", ""),
    ],
)
def test_18_4_what_is_revealed(words: str, name: str, limit: str) -> None:
    """A click or power on which the text stands, once or each time; what stands on others is no such moment."""
    at = one(f"{words}, hum.").at
    assert at is not None
    assert (at.kind, at.name, at.limit) == ("revealed", name, limit)


def test_21_1b_a_trigger_behind_a_trigger_has_its_own_moment() -> None:
    """It is reminded when it is set off itself, and what follows belongs to it; one that says less does not."""
    first, second, third = of(
        "At the end of your turn, give Hollis Marrow a Rage token. When Hollis Marrow moves, remove it. Flurry."
    )
    assert [one_of.at and one_of.at.kind for one_of in (first, second, third)] == ["turn-ends", "moves", "moves"]
    assert third.effects == ()
    for words in ("When that happens, hum.", "When he moves, hum.", "If you do, hum."):
        first, second = of(f"When an opposing character hits Hollis Marrow, roll a d6. {words}")
        assert second.at == first.at


def test_21_1b_what_comes_of_a_failure_is_not_for_a_success_alone() -> None:
    """A text that speaks of both is reminded of both."""
    for rest, name in (("hum.", "succeeds"), ("hum. If he fails, roll a d6.", "")):
        at = of(f"Leadership. When Hollis Marrow uses it and succeeds, {rest}")[1].at
        assert at is not None
        assert at.name == name


@pytest.mark.parametrize(
    ("words", "kind", "who", "other"),
    [
        ("Hollis Marrow is damaged by an opponents attack", "damaged", {}, OPPOSED),
        ("an opposing character that is part of a themed team uses Perplex", "uses", OPPOSED, None),
        (
            "a friendly character without a Rage token that's adjacent or has the Ash keyword would be KO'd",
            "koed",
            {"side": "friends"},
            None,
        ),
    ],
)
def test_21_1b_somebody_half_understood_and_a_slip_of_print(
    words: str, kind: str, who: dict[str, object], other: dict[str, object] | None
) -> None:
    """The moment is known by the side and by what is done."""
    at = one(f"When {words}, after resolutions hum.").at
    assert at is not None
    assert (at.kind, dict(at.who), at.other) == (kind, who, other)


def test_21_9_several_are_no_he() -> None:
    """Characters of whom a sentence before spoke claim no "he"; one of them does."""
    for before, kind in (
        ("Hollis Marrow has PROTECTED: Outwit, but only from characters of lower points.", "damaged"),
        ("Hollis Marrow can't be targeted by an opposing character that hums.", None),
    ):
        last = of(f"{before} When he is damaged, roll a d6.")[1]
        assert (last.at and last.at.kind) == kind


def test_12_3a_who_evades_would_have_been_hit() -> None:
    """An attack that misses by its roll was not evaded; one of another kind is another moment."""
    texts = (
        "Super Senses.",
        "When Rob evades, hum.",
        "When Rob evades a range attack, hum.",
        "When Rob is missed, hum.",
    )
    rob = figure("Rob", "blue", "D3", " // ".join(texts))
    hollis = figure("Hollis", "red", "C3")
    for ask, expected in (
        ({"choices": {"super-senses:rob": 6}}, 2),
        ({"choices": {"super-senses:rob": 2}}, 0),
        ({"roll": [1, 2]}, 1),
    ):
        assert len(_cards({**HIT, **ask}, hollis, rob)) == expected


@pytest.mark.parametrize(
    ("text", "moments"),
    [
        ("When Hollis Marrow hits or is hit, hum.", ["hits", "hit"]),
        ("When Hollis Marrow moves or is placed, hum.", ["moves", "placed"]),
        ("When Hollis Marrow makes a close attack or is targeted with a close attack, hum.", ["attacks", "attacked"]),
        ("When Hollis Marrow KO's a character, or is KO'd, hum.", ["kos", "koed"]),
        ("At the beginning of your turn or after resolutions when Hollis Marrow takes damage, hum.",
         ["turn-begins", "damaged"]),
        ("When Hollis Marrow or an adjacent friendly character hits, hum.", ["hits"]),
        ("When Hollis Marrow hits or the moon is full, hum.", ["hits"]),
        ("When Hollis Marrow hits, you may move or make an attack.", ["hits"]),
    ],
)  # fmt: skip
def test_21_1b_either_of_two_sets_it_off(text: str, moments: list[str]) -> None:
    """Where both are understood whole; of another the first alone is known."""
    at = one(text).at
    assert at is not None
    assert [at.kind, *(other.kind for other in at.also)] == moments


def test_21_1b_either_of_two_is_its_moment() -> None:
    """As attacker and as target; not in an attack of others."""
    rob = figure("Rob", "blue", "D3", "When Rob attacks or is hit, hum.")
    hollis, sam = figure("Hollis", "red", "C3"), figure("Sam", "blue", "B3")
    assert _cards(HIT, hollis, rob, sam) == [("rob", "reminded")]
    assert _cards({**HIT, "attacker": "rob", "targets": ["hollis"]}, hollis, rob, sam) == [("rob", "reminded")]
    assert _cards({**HIT, "attacker": "sam", "targets": ["hollis"]}, hollis, rob, sam) == []


@pytest.mark.parametrize(("teams", "named"), [(["Ash"], True), (["Fog"], False), ([], False), (None, True)])
def test_19_4_whose_team_ability_a_moment_asks_for(teams: list[str] | None, named: bool) -> None:
    """Held to who has it where that is told; where nobody says, it may be one of those."""
    more = {} if teams is None else {"team_abilities": teams}
    hollis = figure("Hollis", "red", "C5", "When a friendly character with the Ash team ability is hit, hum.")
    sam, rob = figure("Sam", "red", "C6", **more), figure("Rob", "blue", "C7")
    rows = asked({**HIT, "attacker": "rob", "targets": ["sam"]}, hollis, sam, rob)["cards"]
    assert bool(rows) is named


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("The first time Hollis attacks each turn, modify attack +1.", "once-per-turn"),
        ("The first time Hollis attacks this turn, modify attack +1.", "once-per-turn"),
        ("The first time Hollis takes damage, heal her 1 click.", "once-per-game"),
        ("The first time Hollis takes damage, this turn she can use Charge.", "once-per-game"),
        ("The first time an opposing character attacks, roll a d6.", ""),
    ],
)
def test_21_11_the_first_time(text: str, limit: str) -> None:
    """Of a turn, where that is said before the comma, else of the game; of each of several nobody tells."""
    found = one(text, "Hollis")
    assert found.status == "reminded"
    assert found.at is not None
    assert found.at.limit == limit


@pytest.mark.parametrize(
    ("text", "kind", "when"),
    [
        ("During your opponent's turn, when Hollis is attacked, roll a d6.", "attacked", {"turn": "others"}),
        ("During your turn, when Hollis hits, roll a d6.", "hits", {"turn": "own"}),
        ("At the start of your turn, roll a d6.", "turn-begins", {}),
        ("At the beginning of each player's turn, roll a d6.", "turn-begins", {}),
    ],
)
def test_21_1b_in_whose_turn(text: str, kind: str, when: dict[str, Any]) -> None:
    """The moment is that of the trigger, in that turn alone."""
    found = one(text, "Hollis")
    assert found.at is not None
    assert (found.status, found.at.kind, dict(found.at.when)) == ("reminded", kind, when)


def test_21_1b_a_safeguard_behind_a_choice() -> None:
    """Whoever is chosen may be who has it, so that it hangs on that sentence where it is not read."""
    assert [each.status for each in of("Choose a friendly hum. SAFEGUARD: Outwit.", "Hollis")] == ["unread", "unread"]
    assert [each.status for each in of("It hums loudly. SAFEGUARD: Outwit.", "Hollis")] == ["unread", "judged"]
