"""House rules: what a table settled and keeps, shown by /dispute, kept and removed by buttons."""

from __future__ import annotations

from dataclasses import replace

from bot.app.errors import UserError
from bot.discord.shells import any_table
from bot.table import actions
from bot.table.call import Call
from bot.table.citing import section_cited
from bot.table.dispute.case import read_case
from bot.table.reply import Menu, Reply, Tone, safe

__all__ = ["house_rules_reply"]

LONGEST_RULE = 300


@actions.action("dispute-keep")
async def keep_rule(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Keep how the table ruled as a house rule of the channel: by a player of it or a judge."""
    number, text = arguments[0], " ".join(",".join(arguments[1:]).split())
    case = await read_case(call, actions.number_of(number))
    if case.status != "settled" or not text:
        raise UserError("button-expired")
    if not case.sections:
        raise UserError("house-no-section")
    section = case.sections[0]
    await call.acknowledge()
    await call.store.disputes.keep_rule(call.channel_id, call.ruleset, section, text[:LONGEST_RULE], call.user_name)
    return Reply(
        call.say("house-kept"),
        f"{section_cited(call.words, section)}: {safe(text[:LONGEST_RULE])}",
        tone=Tone.GOOD,
        retires=True,
    )


async def house_rules_reply(call: Call) -> Reply:
    """Return the house rules of the channel, each to be removed by a player or a judge."""
    rules = await call.store.disputes.rules(call.channel_id)
    if not rules:
        return Reply(call.say("house-title"), call.say("house-none"), private=True)
    lines = [f"• {section_cited(call.words, rule.section)}: {safe(rule.text)} ({safe(rule.kept_by)})" for rule in rules]
    options = tuple((f"{rule.section}: {rule.text}"[:100], str(rule.id), "") for rule in rules[-25:])
    menu = Menu(call.say("house-remove"), "house-remove", options, told=True)
    return Reply(call.say("house-title"), "\n".join(lines)[-3800:], footer=call.say("house-footer"), menus=(menu,))


@actions.action("house-remove")
async def remove_rule(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Remove a house rule: by a judge, or by a player of the channel's game."""
    stored = await call.store.games.open_in(call.channel_id)
    seated = stored is not None and call.user_id in {each.id for each in (await any_table(call)).state.players}
    if not (call.judge or seated):
        raise UserError("dispute-not-yours")
    await call.acknowledge()
    if not await call.store.disputes.remove_rule(call.channel_id, actions.number_of(arguments[0])):
        raise UserError("button-expired")
    return replace(await house_rules_reply(call), in_place=True, private=False)
