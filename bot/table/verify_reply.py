"""What is told of a game's dice: the hash published, what was put in, what is revealed, and what redoing them gave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.store import DiceRecord, KeptSeed
from bot.table.call import Call
from bot.table.reader import Reader
from bot.table.reply import Block, Reply, Tone, safe
from engine.game import Seat

__all__ = ["commitment_line", "dice_reply", "redone_reply", "with_commitment"]

SHOWN = 10  # problems, or revealed seeds, in one message


def commitment_line(reader: Reader, commitment: str) -> str:
    """Return the hash of a seed as it is published."""
    return reader.say("dice-commitment", commitment=commitment)


async def with_commitment(call: Call, reply: Reply) -> Reply:
    """Return a reply with the hash of the seed that the channel's game rolls from, if one is open."""
    opened = await call.store.games.open_in(call.channel_id)
    current = None if opened is None else (await call.store.dice.of_game(opened.id)).current
    if current is None:
        return reply
    block = Block(call.say("dice-title"), commitment_line(call, current.commitment))
    line = f"{reply.line} {block.text}" if reply.line else ""
    return replace(reply, blocks=(*reply.blocks, block), line=line)


def dice_reply(call: Call, game_id: int, players: Sequence[Seat], record: DiceRecord, told: str = "") -> Reply:
    """Return how the dice of a game stand; `told` is what was just done."""
    current = record.current
    lines = [told, call.say("dice-of-game", game=str(game_id), rolls=len(record.rolls))]
    lines.append(commitment_line(call, current.commitment) if current else call.say("dice-all-revealed"))
    names = {player.id: safe(player.name) for player in players}
    given = [f"• {names[user]}: `{_plain(text)}`" for user, text in record.contributions.items() if user in names]
    blocks = [Block(call.say("dice-contributions"), "\n".join(given) or call.say("dice-no-contributions"))]
    shown = [_seed_line(call, record, seed) for seed in record.seeds if seed.revealed and seed.seed is not None]
    if shown:
        more = [call.say("dice-more", count=len(shown) - SHOWN)] if len(shown) > SHOWN else []
        blocks.append(Block(call.say("dice-revealed"), "\n".join([*more, *shown[-SHOWN:]])))
    waiting = [names.get(user, user) for user in current.asked] if current else []
    if waiting:
        blocks.append(Block(call.say("dice-asked-title"), call.say("dice-asked", players=tuple(waiting))))
    return Reply(call.say("dice-title"), "\n".join(filter(None, lines)), tuple(blocks), call.say("dice-footer"))


def redone_reply(reader: Reader, found: Mapping[str, Any]) -> Reply:
    """Return what redoing the rolls of an exported game came to, as `read_dice` found it."""
    counted = {"redone": found["redone"], "secret": found["secret"]}
    lines = [reader.say("verify-counted", **counted)]
    lines += [f"• `{commitment}`" for commitment in found["commitments"][:SHOWN]]
    lines += [reader.say("verify-decks", decks=found["decks"])] if found["decks"] else []
    problems = [f"• {reader.say(key, **data)}" for key, data in found["problems"]]
    if not problems:
        lines.append(reader.say("verify-agrees" if found["redone"] or not found["secret"] else "verify-nothing-yet"))
        return Reply(reader.say("verify-title"), "\n".join(lines), tone=Tone.GOOD)
    more = [reader.say("dice-more", count=len(problems) - SHOWN)] if len(problems) > SHOWN else []
    text = "\n".join([*lines, reader.say("verify-differs", count=len(problems)), *problems[:SHOWN], *more])
    return Reply(reader.say("verify-title"), text, tone=Tone.BAD)


def _seed_line(call: Call, record: DiceRecord, seed: KeptSeed) -> str:
    numbers = [roll.number for roll in record.rolls if roll.seed == seed.id]
    rolls = call.say("dice-rolls", first=min(numbers), last=max(numbers)) if numbers else call.say("dice-unused")
    return f"{rolls}: `{(seed.seed or b'').hex()}`"


def _plain(text: str) -> str:
    """Return what a player put in so that it can stand between backticks."""
    return text.replace("`", "ˋ")
