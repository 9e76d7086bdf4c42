"""Cards and activations: chosen in private, revealed together; bonuses, quests, objectives, the end of a phase (4)."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.app.errors import UserError
from bot.motu.commands.current import current
from bot.motu.presenters.game import outcome_reply, standing_reply, told
from bot.motu.presenters.names import army_name
from bot.motu.presenters.offers import ACTIONS, HAND
from bot.motu.table import Outcome, act, table
from bot.store.secrets import DECK
from bot.table.actions import action
from bot.table.call import Call
from bot.table.reply import MOST_OPTIONS, Menu, Reply, safe
from engine.motu.game import (
    SIDES_OF_WAR,
    Activate,
    AddCards,
    Begin,
    Card,
    ChooseCard,
    Collect,
    CompleteQuest,
    EndActivation,
    GameState,
    Interrupt,
    Maintain,
    Opened,
    Pass,
    PlayCard,
    Prepare,
    Reveal,
    RollStarting,
    ShuffleDeck,
    TakeBonus,
    hand_of,
    offers,
    seal,
)
from engine.motu.game.decide.cards import choosing

__all__ = ["activate", "card", "cards_added", "choose", "collect", "deck", "end_turn", "hand", "interrupt", "pass_",
           "play", "prepare", "quest", "show_turn"]  # fmt: skip

SALT = 24  # bytes of a face-down card's secret
NAME = 60  # characters of what the store calls it
LONGEST_HAND = 3000  # characters


def _by(call: Call) -> dict[str, Any]:
    return {"actor": call.user_id, "judge": call.judge}


def _side(call: Call, state: GameState, side: str | None = None) -> str:
    """Return the army that is meant: the one named, else that of the asker who has not chosen yet."""
    mine = state.sides_of(call.user_id)
    if side:
        return side
    if not mine:
        raise UserError("motu-not-seated")
    return next((one for one in mine if one not in state.sealed), mine[0])


async def card(
    call: Call,
    *,
    name: str | None = None,
    initiative: int | None = None,
    points: int | None = None,
    mana: int | None = None,
    kind: str | None = None,
) -> Reply:
    """Lay a card face down: one of the hand by its name, or one that is described. Without either, show the hand."""
    if name is not None and initiative is None and points is None:
        return await choose(call, card=name)
    if initiative is None or points is None:
        return await hand(call)
    laid: dict[str, Any] = {"name": name or call.say("motu-card-title"), "initiative": initiative, "ap": points}
    laid |= {"mana": mana} if mana else {}
    laid |= {"kind": kind} if kind else {}
    return await choose(call, card=laid)


async def choose(call: Call, *, card: Mapping[str, Any] | str, side: str | None = None) -> Reply:
    """Lay a card face down for nobody to see; the last one to do so has both turned up."""
    found = await table(call)
    whose = _side(call, found.state, side)
    kept = await call.store.secrets.of_game(found.game_id)
    salt = secrets.token_hex(SALT)
    named: Any = found.state.card(card, whose).id if isinstance(card, str) else dict(card)
    seed = kept.get(f"{DECK}{whose}", {}).get("seed")
    laid = {"side": whose, "card": named, "salt": salt}
    await call.acknowledge(private=True)
    await call.store.secrets.keep(found.game_id, f"card:{whose}:{salt}"[:NAME], laid)
    commands: list[Any] = [ChooseCard(named, salt, whose, seed, **_by(call))]
    if _waits_for(found.state, whose):
        commands.append(_turned_up(call, [*kept.values(), laid]))
    outcome = await act(call, *commands)
    if not outcome.accepted:
        return outcome_reply(call, outcome)
    if len(commands) > 1:
        return await told(call, outcome, call.say("motu-revealed-title"), picture=False)
    text = call.say("motu-laid", side=army_name(call, whose))
    return Reply(call.say("motu-card-title"), text, private=True)


def _waits_for(state: GameState, side: str) -> bool:
    """Return whether every other army has chosen or passed: then what `side` does turns the cards up."""
    others = [one for one in SIDES_OF_WAR if one != side]
    return all(one in state.sealed or one in state.course.passed for one in others)


def _turned_up(call: Call, kept: Sequence[Mapping[str, Any]]) -> Callable[[GameState], Reveal]:
    """Return the command that turns up the cards that lie face down, each by the secret that it was laid with."""

    def reveal(state: GameState) -> Reveal:
        cards: dict[str, Opened] = {}
        for side, sealed in state.sealed.items():
            laid = (one for one in kept if one.get("side") == side and _seals(side, one, sealed))
            one = next(laid, None)
            if one is None:
                raise UserError("motu-card-lost", side=army_name(call, side))
            cards[side] = Opened(one["card"], one["salt"])
        return Reveal(cards, **_by(call))

    return reveal


def _seals(side: str, laid: Mapping[str, Any], sealed: str) -> bool:
    return seal(side, laid["card"], laid["salt"]) == sealed


async def pass_(call: Call, *, side: str | None = None) -> Reply:
    """Activate nobody more this round; where the other side's card waits for this alone, it is turned up."""
    found = await table(call)
    whose = _side(call, found.state, side)
    commands: list[Any] = [Pass(side, **_by(call))]
    if choosing(found.state) and found.state.sealed and _waits_for(found.state, whose):
        kept = await call.store.secrets.of_game(found.game_id)
        commands.append(_turned_up(call, list(kept.values())))
    return await told(call, await act(call, *commands), call.say("motu-pass-title"), picture=False)


async def activate(call: Call, *, figure: str, bonus: str | None = None) -> Reply:
    """Activate a character with the card revealed."""
    return await told(call, await act(call, Activate(figure, bonus, **_by(call))), call.say("motu-activate-title"))


async def interrupt(call: Call, *, figure: str, of: str | None = None) -> Reply:
    """Begin an interruption."""
    return await told(call, await act(call, Interrupt(figure, of, **_by(call))), call.say("motu-interrupt-title"))


async def play(call: Call, *, card: Mapping[str, Any] | str, bonus: str) -> Reply:
    """Play a further card on the character that acts."""
    found = await table(call)
    kept = await call.store.secrets.of_game(found.game_id)
    acting = found.state.acting
    side = found.state.by_id(acting).side if acting else found.state.active_side
    seed = kept.get(f"{DECK}{side}", {}).get("seed")
    return await told(call, await act(call, PlayCard(card, bonus, seed, **_by(call))), picture=False)


async def quest(call: Call, *, card: str) -> Reply:
    """Say that a side quest is completed."""
    return await told(call, await act(call, CompleteQuest(card, **_by(call))), picture=False)


async def collect(call: Call, *, figure: str, token: str) -> Reply:
    """Take an objective token, in the maintenance."""
    return await told(call, await act(call, Collect(figure, token, **_by(call))))


async def prepare(call: Call, *, discard: str = "") -> Reply:
    """Discard cards of the hand and draw up to five."""
    named = [part.strip() for part in discard.split(",") if part.strip()]
    found = await table(call)
    return await told(call, await act(call, Prepare(named, _side(call, found.state), **_by(call))), picture=False)


async def cards_added(call: Call, *, card: Mapping[str, Any]) -> Reply:
    """Add a fate or glory card to one's list."""
    return await told(call, await act(call, AddCards([card], **_by(call))), picture=False)


async def deck(call: Call) -> Reply:
    """Shuffle one's deck by a secret of the bot's, and draw the first hand."""
    found = await table(call)
    whose = _side(call, found.state)
    seed = secrets.token_hex(SALT)
    outcome = await act(call, ShuffleDeck(whose, seed, **_by(call)))
    if outcome.accepted:
        await call.store.secrets.keep(found.game_id, f"{DECK}{whose}", {"seed": seed})
    return await told(call, outcome, picture=False)


async def hand(call: Call, *, side: str | None = None) -> Reply:
    """Show one's hand, to its player alone, with a menu that lays a card face down, or plays one on top."""
    found = await table(call)
    whose = _side(call, found.state, side)
    if whose not in found.state.sides_of(call.user_id):
        raise UserError("motu-not-your-hand", side=army_name(call, whose))
    kept = await call.store.secrets.of_game(found.game_id)
    seed = kept.get(f"{DECK}{whose}", {}).get("seed")
    if seed is None:
        return Reply(call.say("motu-card-title"), call.say("motu-no-deck"), private=True)
    held = hand_of(seed, found.state.cards_of(whose), found.state.deck(whose).drawn)
    lines = [_card_line(call, card) for card in held] or [call.say("motu-hand-empty")]
    title = f"{call.say('motu-hand-title')} · {army_name(call, whose)}"
    menus = _hand_menus(call, found.state, whose, held)
    return Reply(title, "\n".join(lines)[:LONGEST_HAND], menus=menus, private=True)


def _hand_menus(call: Call, state: GameState, side: str, held: Sequence[Card]) -> tuple[Menu, ...]:
    """Return what may be done with a hand: a card laid face down, or played on the character that acts."""
    options = tuple((_short(card)[:100], card.id, card.text[:100]) for card in held)[:MOST_OPTIONS]
    if options and _may(state, side, "ChooseCard"):
        return (Menu(call.say("motu-menu-hand"), "motu-lay", options),)
    if options and _may(state, side, "PlayCard"):
        on_top = tuple(
            (f"{card.name} · {call.words.term(f'motu-bonus-{bonus}')}"[:100], f"{card.id}|{bonus}", card.text[:100])
            for card in held
            for bonus in card.bonuses
        )
        return (Menu(call.say("motu-menu-play"), "motu-play", on_top[:MOST_OPTIONS]),)
    return ()


def _may(state: GameState, side: str, command: str) -> bool:
    return any(offer.command == command and offer.side == side for offer in offers(state))


def _short(card: Card) -> str:
    return f"{card.name} · {card.initiative} · {card.ap}"


def _card_line(call: Call, card: Card) -> str:
    kind = call.words.term(f"motu-card-{card.kind}")
    numbers = call.say("motu-card-numbers", initiative=card.initiative, points=card.ap, mana=card.mana)
    return f"• **{safe(card.name)}** ({kind}) {numbers}{f' – {safe(card.text)}' if card.text else ''}"


async def end_turn(call: Call, *, first: str | None = None) -> Reply:
    """Go on: begin the first round, end the activation, or say that one is done with the maintenance."""
    state = (await table(call)).state
    commands: list[Any] = [EndActivation(**_by(call))]
    if state.status == "setup":
        rolled = [] if state.course.starting_player else [RollStarting(first, **_by(call))]
        commands = [*rolled, Begin(**_by(call))]
    elif state.course.phase == "maintenance":
        commands = [Maintain(_waiting(call, state), **_by(call))]
    outcome = await act(call, *commands)
    return await told(call, outcome, call.say("motu-on-title"))


def _waiting(call: Call, state: GameState) -> str | None:
    mine = [side for side in state.sides_of(call.user_id) if side not in state.course.prepared]
    return mine[0] if mine else None


async def show_turn(call: Call) -> Reply:
    """Show the round, and what may be done now."""
    return standing_reply(call, await table(call))


@action(ACTIONS["ChooseCard"])
async def _choose_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    await current(call, arguments)
    return await hand(call)


@action("motu-lay")
async def _lay_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    return await choose(call, card=arguments[0])


@action(ACTIONS["Pass"])
async def _pass_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    _, side = await current(call, arguments)
    return await pass_(call, side=side)


@action(ACTIONS["Prepare"])
async def _prepare_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    _, side = await current(call, arguments)
    outcome: Outcome = await act(call, Prepare((), side, **_by(call)))
    return await told(call, outcome, picture=False)


@action(ACTIONS["Maintain"])
async def _maintain_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    _, side = await current(call, arguments)
    return await told(call, await act(call, Maintain(side, **_by(call))), call.say("motu-on-title"))


@action(ACTIONS["EndActivation"])
async def _end_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    await current(call, arguments)
    return await told(call, await act(call, EndActivation(**_by(call))), call.say("motu-on-title"))


@action(ACTIONS["Activate"])
async def _activate_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    figure, _, bonus = arguments[-1].partition("|")
    return await activate(call, figure=figure, bonus=bonus or None)


@action(ACTIONS["TakeBonus"])
async def _bonus_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    bonus = arguments[-1].partition("|")[2]
    return await told(call, await act(call, TakeBonus(bonus, **_by(call))), picture=False)


@action(ACTIONS["Collect"])
async def _collect_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    figure, _, token = arguments[-1].partition("|")
    return await collect(call, figure=figure, token=token)


@action(ACTIONS["CompleteQuest"])
async def _quest_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    return await quest(call, card=arguments[-1].partition("|")[0])


@action(ACTIONS["Interrupt"])
async def _interrupt_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    return await interrupt(call, figure=arguments[-1])


@action(HAND)
async def _hand_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    _, side = await current(call, arguments)
    return await hand(call, side=side)


@action("motu-play")
async def _play_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    card, _, bonus = arguments[-1].partition("|")
    return await play(call, card=card, bonus=bonus)
