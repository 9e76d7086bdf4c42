"""The stand-in of Discord itself, driven with a small bot of the tests' own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest

from tests.standin import Channel, InteractionFailed, Refused, Standin
from tests.standin.model import FIRST_ID
from tests.standin.running import client_running
from tests.standin.sample_bot import PICTURE, client


@asynccontextmanager
async def sample(acknowledge_within: float = 3.0) -> AsyncIterator[tuple[Standin, Channel]]:
    """A stand-in, a channel of its one server, and the sample bot at work there."""
    async with Standin(acknowledge_within=acknowledge_within) as standin:
        table = standin.guild().channel("table")
        async with client_running(standin, client()):
            yield standin, table


async def test_a_slash_command_is_answered() -> None:
    """A command typed by a member reaches the bot, and its answer reaches the member."""
    async with sample() as (standin, table):
        answer = await (await standin.user("Ana").slash(table, "hello")).done()
        assert answer.text == "Hello, Ana (en-US) @everyone"
        assert standin.messages(table) == [answer.message]
        standin.assert_clean()


@pytest.mark.parametrize(("locale", "word"), [("en-US", "Hello"), ("es-ES", "Hola"), ("es-419", "Hola")])
async def test_the_users_locale_reaches_the_bot(locale: str, word: str) -> None:
    """The bot sees the language of each user's client, both Spanish ones included."""
    async with sample() as (standin, table):
        answer = await (await standin.user("Ana", locale=locale).slash(table, "hello")).done()
        assert answer.text.startswith(f"{word}, Ana ({locale})")


async def test_localized_names_are_kept() -> None:
    """What the bot synced in other languages can be read back."""
    async with sample() as (standin, _):
        assert standin.command("hello")["name_localizations"] == {"es-ES": "saludo", "es-419": "saludo"}


async def test_an_unsynced_command_is_refused() -> None:
    """A command or subcommand that was never synced cannot be typed; neither can a group alone."""
    async with sample() as (standin, table):
        ana = standin.user("Ana")
        with pytest.raises(Refused, match="/missing was never synced"):
            await ana.slash(table, "missing")
        with pytest.raises(Refused, match="/panel has no subcommand 'hide'"):
            await ana.slash(table, "panel", "hide")
        with pytest.raises(Refused, match="/panel needs one of"):
            await ana.slash(table, "panel")


@pytest.mark.parametrize("values", [{"start": 10}, {"start": -1}, {"start": "1"}, {"start": True}, {"stop": 1}])
async def test_a_wrong_option_is_refused(values: dict[str, object]) -> None:
    """Values out of range or of another type, and unknown options, never leave the user's client."""
    async with sample() as (standin, table):
        with pytest.raises(Refused):
            await standin.user("Ana").slash(table, "panel", "show", **values)
        with pytest.raises(Refused, match="needs the option 'fruit'"):
            await standin.user("Ben").slash(table, "find")


async def test_the_ends_of_a_range_are_taken() -> None:
    """The lowest and the highest value of a range go through."""
    async with sample() as (standin, table):
        for start in (0, 9):
            answer = await (await standin.user("Ana").slash(table, "panel", "show", start=start)).done()
            assert answer.message.content == str(start)
        standin.assert_clean()


async def test_a_user_and_a_file_as_options() -> None:
    """A user option arrives resolved, and the bytes of a file option can be read by the bot."""
    async with sample() as (standin, table):
        ana, ben = standin.user("Ana"), standin.user("Ben")
        assert (await (await ana.slash(table, "hello", whom=ben)).done()).text.startswith("Hello, Ben")
        weighed = await (await ana.slash(table, "weigh", file=("map.yaml", b"12345"))).done()
        assert weighed.text == "map.yaml: 5 bytes"
        standin.assert_clean()


async def test_roles_and_permissions() -> None:
    """A role option arrives resolved and the bot sees who has it; a command for managers is closed to others."""
    async with Standin() as standin:
        guild = standin.guild(roles=("Judge",))
        table, judge = guild.channel("table"), guild.role("Judge")
        ana, ben = standin.user("Ana", roles=(judge,), manager=True), standin.user("Ben")
        async with client_running(standin, client()):
            assert (await (await ana.slash(table, "has", role=judge)).done()).text == "Judge: True"
            assert (await (await ben.slash(table, "has", role=judge)).done()).text == "Judge: False"
            assert (await (await ana.slash(table, "manage")).done()).text == "manager: True"
            with pytest.raises(Refused, match="needs permissions 0x20"):
                await ben.slash(table, "manage")
            standin.assert_clean()


async def test_autocomplete() -> None:
    """Typing gives the bot's suggestions; an option without autocomplete cannot be asked for them."""
    async with sample() as (standin, table):
        ana = standin.user("Ana")
        typed = await (await ana.autocomplete(table, "find", focus="fruit", text="ap")).done()
        assert [choice["value"] for choice in typed.choices] == ["apple", "apricot"]
        with pytest.raises(Refused, match="autocomplete"):
            await ana.autocomplete(table, "panel", "show", focus="start", text="1")
        standin.assert_clean()


async def test_a_deferred_answer_with_a_file() -> None:
    """The first follow-up fills the waiting message, file and all; the next one is a message of its own."""
    async with sample() as (standin, table):
        answer = await standin.user("Ana").slash(table, "draw")
        assert not answer.complete
        await answer.until(lambda response: response.followups)
        assert answer.callback_type == 5
        assert answer.edits == [answer.original]
        assert [(file.filename, file.data) for file in answer.attachments] == [("picture.png", PICTURE)]
        assert [message.text for message in answer.messages] == ["Drawn", "a second message"]
        standin.assert_clean()


async def test_an_ephemeral_answer_is_its_users_alone() -> None:
    """Nobody but the user sees an ephemeral answer, and nobody else can press on it."""
    async with sample() as (standin, table):
        ana, ben = standin.user("Ana"), standin.user("Ben")
        answer = await (await ana.slash(table, "draw", secret=True)).done()
        assert answer.message.ephemeral
        assert answer.message in standin.messages(table, seen_by=ana)
        assert answer.message not in standin.messages(table, seen_by=ben)
        with pytest.raises(Refused, match="does not see"):
            await ben.click(answer.message, "count")


async def test_a_button_edits_its_message() -> None:
    """A press changes the message in place; a disabled, a missing and a deleted button cannot be pressed."""
    async with sample() as (standin, table):
        ana, ben = standin.user("Ana"), standin.user("Ben")
        panel = (await (await ana.slash(table, "panel", "show")).done()).message
        pressed = await (await ben.click(panel, label="0")).done()
        assert pressed.message is panel
        assert panel.content == "1"
        with pytest.raises(Refused, match="disabled"):
            await ana.click(panel, "off")
        with pytest.raises(Refused, match="no component 'gone'"):
            await ana.click(panel, "gone")
        panel.deleted = True
        with pytest.raises(Refused, match="does not see"):
            await ana.click(panel, "count")
        standin.assert_clean()


async def test_a_deferred_press_counts_once_the_message_changed() -> None:
    """A press that the bot only acknowledged is complete when the message was edited."""
    async with sample() as (standin, table):
        ana = standin.user("Ana")
        panel = (await (await ana.slash(table, "panel", "show")).done()).message
        pressed = await (await ana.click(panel, "later")).done()
        assert pressed.callback_type == 6
        assert panel.content == "100"
        standin.assert_clean()


async def test_a_menu() -> None:
    """Choices go through within the menu's range and options, and no others."""
    async with sample() as (standin, table):
        ana = standin.user("Ana")
        panel = (await (await ana.slash(table, "panel", "show")).done()).message
        chosen = await (await ana.select(panel, "fruit", "apple", "cherry")).done()
        assert chosen.text == "apple and cherry"
        assert chosen.message.ephemeral
        with pytest.raises(Refused, match="3 choices"):
            await ana.select(panel, "fruit", "apple", "cherry", "banana")
        with pytest.raises(Refused, match="'plum' is not among"):
            await ana.select(panel, "fruit", "plum")
        standin.assert_clean()


async def test_a_form() -> None:
    """A button opens a form, whose fields come back to the bot; the limits of a field hold."""
    async with sample() as (standin, table):
        ana = standin.user("Ana")
        panel = (await (await ana.slash(table, "panel", "show")).done()).message
        opened = await (await ana.click(panel, "say")).done()
        assert opened.modal["title"] == "Feedback"
        for words in ("", "x" * 21):
            with pytest.raises(Refused, match="'words'"):
                await ana.submit_modal(opened, {"words": words})
        sent = await (await ana.submit_modal(opened, {"words": "x" * 20})).done()
        assert sent.text == f"Ana wrote {'x' * 20}"
        standin.assert_clean()


async def test_a_user_install_works_anywhere() -> None:
    """Who installed the bot uses it in direct messages, in groups and on servers without it; others cannot."""
    async with sample() as (standin, _):
        ana, ben = standin.user("Ana", installed=True), standin.user("Ben")
        elsewhere = standin.guild("Elsewhere", joined=False).channel("table")
        for place, context in ((standin.dm(ana), 1), (standin.group(ana, ben), 2), (elsewhere, 0)):
            answer = await (await ana.slash(place, "hello")).done()
            assert answer.text.startswith("Hello, Ana")
            assert answer.payload["context"] == context
            assert answer.payload["authorizing_integration_owners"]["1"] == str(ana.id)
            with pytest.raises(Refused):
                await ben.slash(place, "hello")
        with pytest.raises(Refused, match="not installed so"):
            await ana.slash(elsewhere, "find", fruit="apple")
        with pytest.raises(Refused):
            await ana.slash(standin.dm(ana), "panel", "show")
        standin.assert_clean()


async def test_channel_messages() -> None:
    """What the bot posts and edits by itself stands in the channel, files included."""
    async with sample() as (standin, table):
        answer = await (await standin.user("Ana").slash(table, "panel", "post")).done()
        assert answer.text == "posted"
        posted = next(message for message in standin.messages(table) if not message.ephemeral)
        assert (posted.content, posted.edits) == ("two", 1)
        assert [file.data for file in posted.attachments] == [PICTURE]
        standin.assert_clean()


async def test_pings_follow_the_allowed_mentions() -> None:
    """A mention in the text pings only when the message lets it."""
    async with sample() as (standin, table):
        message = (await (await standin.user("Ana").slash(table, "hello")).done()).message
        assert "@everyone" in message.content
        assert message.pings == []
        message.allowed_mentions = {"parse": ["everyone"]}
        assert message.pings == ["@everyone"]
        message.content, message.allowed_mentions = "<@5> <@6>", {"parse": [], "users": ["6"]}
        assert message.pings == ["<@6>"]


async def test_two_users_at_the_same_instant() -> None:
    """Presses sent together are all answered, each to its own user."""
    async with sample() as (standin, table):
        users = [standin.user(name) for name in ("Ana", "Ben", "Cleo")]
        answers = await asyncio.gather(*(user.slash(table, "hello") for user in users))
        await asyncio.gather(*(answer.done() for answer in answers))
        assert [answer.text.split()[1] for answer in answers] == ["Ana", "Ben", "Cleo"]
        standin.assert_clean()


async def test_no_answer_fails() -> None:
    """An interaction left without an answer fails for the user, is recorded, and its token is dead."""
    async with sample(acknowledge_within=0.2) as (standin, table):
        answer = await standin.user("Ana").slash(table, "silent")
        with pytest.raises(InteractionFailed, match=r"not acknowledged within 0\.2 s"):
            await answer.done()
        assert [violation.kind for violation in standin.violations] == ["interaction"]
        url = f"{standin.api_base}/interactions/{answer.id}/{answer.token}/callback"
        async with aiohttp.ClientSession() as session, session.post(url, json={"type": 5}) as late:
            assert (late.status, (await late.json())["code"]) == (404, 10062)


async def test_a_late_answer_is_unknown() -> None:
    """A first answer after the deadline gets 10062 and reaches nobody."""
    async with Standin(acknowledge_within=0.2) as standin:
        table = standin.guild().channel("table")
        bot = client()
        async with client_running(standin, bot):
            refusal = asyncio.create_task(bot.wait_for("refusal", timeout=10))
            await standin.user("Ana").slash(table, "clumsy", wait=0.5)
            assert await refusal == 10062
            assert standin.messages(table) == []


async def test_a_second_answer_is_refused() -> None:
    """Answering twice gets 40060 and is recorded; the first answer stands."""
    async with Standin() as standin:
        table = standin.guild().channel("table")
        bot = client()
        async with client_running(standin, bot):
            refusal = asyncio.create_task(bot.wait_for("refusal", timeout=10))
            answer = await standin.user("Ana").slash(table, "clumsy")
            assert await refusal == 40060
            assert answer.text == "once"
            assert [violation.text for violation in standin.violations] == ["answered a second time"]


async def test_an_over_long_embed_is_caught() -> None:
    """Two embeds of 3000 characters pass; of 3001 they are refused as Discord refuses them, and recorded."""
    async with sample() as (standin, table):
        ana = standin.user("Ana")
        assert len((await (await ana.slash(table, "long", each=3000)).done()).message.embeds) == 2
        standin.assert_clean()
        refused = await (await ana.slash(table, "long", each=3001)).done()
        assert refused.text.startswith("refused: 50035")
        assert [str(violation.text) for violation in standin.violations] == [
            "embeds of 6002 characters together; at most 6000"
        ]
        with pytest.raises(AssertionError, match="6002"):
            standin.assert_clean()


async def test_an_expired_token() -> None:
    """After an interaction's 15 minutes its follow-ups are refused."""
    async with sample() as (standin, table):
        answer = await (await standin.user("Ana").slash(table, "hello")).done()
        standin.expire(answer)
        url = f"{standin.api_base}/webhooks/{answer.payload['application_id']}/{answer.token}/messages/@original"
        async with aiohttp.ClientSession() as session, session.patch(url, json={"content": "late"}) as late:
            assert (late.status, (await late.json())["code"]) == (401, 50027)


async def test_an_unknown_route_is_recorded() -> None:
    """A request to a route that is not there gets 404 and a violation."""
    async with Standin() as standin, aiohttp.ClientSession() as session:
        async with session.get(f"{standin.api_base}/voice/regions") as reply:
            assert (reply.status, (await reply.json())["code"]) == (404, 0)
        assert [(violation.kind, violation.where) for violation in standin.violations] == [
            ("route", "GET /api/v10/voice/regions")
        ]


async def test_a_wrong_rest_token_is_refused() -> None:
    """A request with another token gets 401."""
    async with Standin() as standin, aiohttp.ClientSession() as session:
        for authorization, status in (("Bot wrong", 401), (f"Bot {standin.token}", 200)):
            async with session.get(f"{standin.api_base}/users/@me", headers={"Authorization": authorization}) as reply:
                assert reply.status == status
        assert [violation.kind for violation in standin.violations] == ["auth"]


async def test_rate_limits_are_waited_out() -> None:
    """A request answered with 429 is made again by the bot, and its user notices nothing."""
    async with sample() as (standin, table):
        standin.rate_limit(times=1, retry_after=0.01)
        answer = await (await standin.user("Ana").slash(table, "hello")).done()
        assert answer.text.startswith("Hello")
        assert [request.status for request in standin.requests][-2:] == [429, 200]
        standin.assert_clean()


async def test_ids_are_the_same_every_time() -> None:
    """Two stand-ins give the same things the same ids, which fit a signed 64-bit number."""
    ids = []
    for _ in range(2):
        async with Standin() as standin:
            ids.append((standin.guild().id, standin.user("Ana").id))
    assert ids[0] == ids[1]
    assert FIRST_ID < ids[0][0] < ids[0][1] < 2**63
