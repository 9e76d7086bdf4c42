"""What the options of a game's commands read and offer: dice, actions, and what a figure may be told to do now."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.app.errors import UserError
from bot.heroclix.commands.tables import CHOICES, matching, shown_figures
from bot.heroclix.presenters.judging import doable
from bot.heroclix.presenters.names import action_word
from bot.heroclix.table import table
from bot.heroclix.typing.placing import elements_of
from bot.heroclix.typing.power_names import power_slug
from bot.table.call import Call
from bot.words.language import LANGUAGES, catalogue
from engine import DocumentError
from engine.heroclix.game import GameState
from engine.heroclix.game.decide.uses import usable
from engine.heroclix.judge import answer as judged
from engine.heroclix.ruleset import Power, Powers

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

__all__ = [
    "DONE",
    "action_slug",
    "complete_attack",
    "complete_own",
    "complete_placed",
    "complete_use",
    "dice_of",
    "element_offered",
    "listed_for",
    "may_now",
    "move_offered",
    "offered_to",
    "own_offered",
    "passenger_offered",
    "reason",
    "squares_of",
]

DONE = "done"  # ends the action going on
REASON = 200  # letters of why something is set by hand
_ROLL = re.compile(r"\s*([1-6])[\s,+/-]*([1-6])\s*")


def reason(why: str) -> str:
    r"""Return why something is set by hand, on one line and as long as a log keeps it; empty where nothing is said.

    >>> reason(" a trait \n of Rook "), reason(" \u200b ")
    ('a trait of Rook', '')
    """
    return " ".join("".join(each for each in why if each.isprintable() or each.isspace()).split())[:REASON]


def dice_of(text: str | None) -> tuple[int, int] | None:
    """Return the two dice that players rolled, or None when the bot is to roll.

    >>> dice_of("3 4"), dice_of("66"), dice_of(None)
    ((3, 4), (6, 6), None)
    """
    if text is None or not text.strip():
        return None
    match = _ROLL.fullmatch(text)
    if match is None:
        raise UserError("table-attack-roll-malformed", given=text[:40])
    return int(match[1]), int(match[2])


def action_slug(powers: Powers, text: str) -> str:
    """Return the slug of an action named in any of our languages.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> [action_slug(MODERN.powers, text) for text in ("Energy Explosion", "Carga", "charge")]
    ['energy-explosion', 'charge', 'charge']
    """
    wanted = text.strip().casefold()
    for slug in powers:
        for language in LANGUAGES:
            shown = catalogue(language).term(slug).casefold()
            if wanted in {shown, shown.partition(" (")[0]}:
                return slug
    return power_slug(text)


def may_now(state: GameState, figure: str) -> list[str]:
    """Return the actions that a figure may be given now and that a game carries out, as the rules list them."""
    known = doable(state)
    return [offer["action"] for offer in offered_to(state, figure) if offer["legal"] and offer["action"] in known]


def offered_to(state: GameState, figure: str) -> Sequence[Mapping[str, Any]]:
    """Return every action of a figure with whether it may be given now, and what speaks against it."""
    return tuple(listed_for(state, figure)["actions"])


def listed_for(state: GameState, figure: str) -> Mapping[str, Any]:
    """Return what the rules list of a figure now: its `actions`, and `notes` that hold for all of them."""
    return judged(state.position(), {"type": "legal_actions", "figure": figure}).fields


def squares_of(text: str | None) -> tuple[str, ...]:
    """Return the squares that a text lists.

    >>> squares_of("c5, c6 d6"), squares_of(None)
    (('C5', 'C6', 'D6'), ())
    """
    return tuple((text or "").replace(",", " ").upper().split())


async def complete_own(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer the figures of the game, those of whoever asks first."""
    return await own_offered(await interaction.client.call_of(interaction), interaction.namespace, current)


async def own_offered(call: Call, _given: Any, current: str) -> list[app_commands.Choice[str]]:
    """Offer the figures of the game, those of whoever asks first."""
    state = await _state(call)
    if state is None:
        return []
    seat = state.player(call.user_id)
    figures = sorted(state.in_play, key=lambda figure: seat is None or figure.side != seat.side)
    return matching(current, shown_figures(state, figures))


async def passenger_offered(call: Call, given: Any, current: str) -> list[app_commands.Choice[str]]:
    """Offer whom the figure named may carry, behind those named already."""
    state = await _state(call)
    named = getattr(given, "figure", None)
    if state is None or state.map is None or not named:
        return []
    try:
        carrier = state.figure(named)
        judgement = judged(state.position(), {"type": "legal", "figure": carrier.id, "action": "carry"})
    except DocumentError:
        return []
    before, comma, typed = current.rpartition(",")
    near = [figure for figure in state.in_play if figure.side == carrier.side and figure.id != carrier.id]
    if not judgement.fields["legal"]:
        return []
    start, names = f"{before}{comma}", state.names
    found = matching(typed, ((figure.id, names[figure.id]) for figure in near))
    return [app_commands.Choice(name=f"{start}{one.name}"[:100], value=f"{start}{one.value}"[:100]) for one in found]


async def complete_element(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer the objects and markers of the game."""
    return await element_offered(await interaction.client.call_of(interaction), interaction.namespace, current)


async def element_offered(call: Call, _given: Any, current: str) -> list[app_commands.Choice[str]]:
    """Offer the objects and markers of the game."""
    state = await _state(call)
    return matching(current, ((each, each) for each in elements_of(state))) if state is not None else []


async def complete_placed(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer what may be put somewhere by hand: figures first."""
    figures = await complete_own(interaction, current)
    return [*figures, *await complete_element(interaction, current)][:CHOICES]


async def move_offered(call: Call, given: Any, current: str) -> list[app_commands.Choice[str]]:
    """Offer the actions that move the figure named."""
    return await _offered(call, given, current, "figure", lambda power: power.moves)


async def complete_attack(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer the actions by which the figure named may attack now."""
    return await _complete(interaction, current, "attacker", lambda power: bool(power.attack) and not power.moves)


async def complete_use(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer what the figure named may use now, and the end of the action going on."""
    return await _complete(interaction, current, "figure", lambda _power: True, ends=True)


async def _complete(
    interaction: discord.Interaction[JudgeBot],
    current: str,
    option: str,
    wanted: Callable[[Power], bool],
    *,
    ends: bool = False,
) -> list[app_commands.Choice[str]]:
    call = await interaction.client.call_of(interaction)
    return await _offered(call, interaction.namespace, current, option, wanted, ends=ends)


async def _offered(
    call: Call, given: Any, current: str, option: str, wanted: Callable[[Power], bool], *, ends: bool = False
) -> list[app_commands.Choice[str]]:
    state = await _state(call)
    named = getattr(given, option, None)
    if state is None or state.map is None:
        return []
    powers = state.rules.powers
    try:
        slugs: Iterable[str] = may_now(state, state.figure(named, option).id) if named else usable(powers)
    except DocumentError:
        slugs = usable(powers)
    offered = [DONE] if ends and state.doing is not None else []
    offered += [slug for slug in slugs if wanted(powers[slug])]
    if ends and named:
        offered += [special.name for figure in state.figures if figure.id == named for special in figure.specials]
    labels = {slug: call.say("use-done") if slug == DONE else action_word(call, slug) for slug in offered}
    return matching(current, labels.items())


async def _state(call: Call) -> GameState | None:
    try:
        return (await table(call)).state
    except UserError:
        return None
