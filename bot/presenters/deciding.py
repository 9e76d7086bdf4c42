"""An attack that waits for a player: whose decision or roll it is, and the buttons that answer it."""

from __future__ import annotations

from bot.call import Call
from bot.games import Outcome
from bot.presenters.names import name_of, side_name
from bot.presenters.ruling import steps_text
from bot.reply import Choice, Reply, Tone
from engine.heroclix.game import Asked

__all__ = ["asked_reply"]

ROLL, USE, DECLINE = "roll", "use", "decline"
ANSWERS = {"die": (ROLL, DECLINE), "dice": (ROLL, DECLINE), "option": (USE, DECLINE), "figure": (DECLINE,)}


def asked_reply(call: Call, outcome: Outcome, title: str) -> Reply:
    """Return what an attack waits for, with a button for each answer; they belong to the side's player."""
    asked = outcome.ruling.value
    assert isinstance(asked, Asked)  # noqa: S101  # what a ruling of the verdict `waiting` holds
    state = outcome.table.state
    player = state.player_of(asked.side)
    question = call.say(
        "choose-asked",
        side=side_name(call, asked.side),
        power=call.words.term(asked.choice.partition(":")[0]),
        figure=name_of(state.names)(asked.figure),
    )
    told = steps_text(list(outcome.ruling.steps[:-1]), call.words, name_of(state.names))
    owner = player.id if player is not None and player.id else None
    buttons = tuple(
        Choice(
            call.say(f"choose-{answer}"),
            "choose",
            (str(outcome.table.game_id), str(outcome.table.head), str(asked.attack), answer),
            "secondary" if answer == DECLINE else "primary",
            owner,
        )
        for answer in ANSWERS[asked.kind]
    )
    return Reply(title, f"{told}\n\n**{question}**".strip(), tone=Tone.WARN, choices=buttons)
