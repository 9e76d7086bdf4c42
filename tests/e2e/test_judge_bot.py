"""`judge bot` as a host runs it: a process of its own that takes the stand-in for Discord."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.e2e.house import JUDGE, House, judge_bot, seen
from tests.standin import Refused, Standin
from tests.standin.running import process_running

MENU = "Ask the judge"  # of any message
ANYWHERE = {"rule", "power", "ask", "roll", "odds", "help", "compare", MENU}
SPANISH = ("es-ES", "es-419")


@pytest.fixture(scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """One `judge bot` that the tests of this module share."""
    database = f"sqlite:///{tmp_path_factory.mktemp('house') / 'judge.sqlite3'}"
    async with Standin() as standin:
        guild = standin.guild()
        async with judge_bot(standin, database) as bot:
            yield House(standin, guild, bot)


@pytest.fixture
def house(running: House) -> Iterator[House]:
    """The shared bot; whatever Discord would refuse in a test fails it, and so does a traceback in the log."""
    yield running
    running.standin.assert_clean()
    assert "Traceback" not in running.bot.log


@pytest.mark.parametrize("locale", SPANISH)
async def test_choices_have_spanish_names(house: House, locale: str) -> None:
    """Every choice of an option's menu carries its words in both kinds of Spanish; names of languages stay."""

    def lacking(node: dict[str, object], path: str) -> Iterator[str]:
        for choice in node.get("choices") or []:  # type: ignore[attr-defined]
            if locale not in (choice.get("name_localizations") or {}) and choice["value"] not in {"en", "es"}:
                yield f"{path}: {choice['name']}"
        for option in node.get("options") or []:  # type: ignore[attr-defined]
            yield from lacking(option, f"{path} {option['name']}")

    for command in house.standin.commands():
        assert list(lacking(command, f"/{command['name']}")) == []
    (game,) = [command for command in house.standin.commands() if command["name"] == "game"]
    (join,) = [option for option in game["options"] if option["name"] == "join"]
    sides = {choice["value"]: choice["name_localizations"][locale] for choice in join["options"][0]["choices"]}
    colours = {"red": "rojo", "blue": "azul", "green": "verde", "yellow": "amarillo"}
    assert sides == colours | {"masters": "Masters of the Universe", "evil": "Evil Warriors"}


async def test_only_servers_are_asked_for(house: House) -> None:
    """The intents are servers alone: no members, no presences, no message contents."""
    assert house.standin.gateway.intents == [1]


async def test_commands_are_synced_once_and_valid(house: House) -> None:
    """Commands are synced globally; the stand-in holds each against Discord's limits and its published schema."""
    names = {command["name"] for command in house.standin.commands()}
    assert names >= ANYWHERE | {"settings"}
    assert house.standin.commands(house.guild) == []


@pytest.mark.parametrize("locale", SPANISH)
async def test_commands_have_spanish_names(house: House, locale: str) -> None:
    """Every command, subcommand and option carries its words in both kinds of Spanish."""

    def lacking(node: dict[str, object], path: str) -> Iterator[str]:
        described = () if node["name"] == MENU else ("description_localizations",)
        for key in ("name_localizations", *described):
            if locale not in (node.get(key) or {}):  # type: ignore[operator]
                yield f"{path}: {key}"
        for option in node.get("options") or []:  # type: ignore[attr-defined]
            yield from lacking(option, f"{path} {option['name']}")

    for command in house.standin.commands():
        assert list(lacking(command, f"/{command['name']}")) == []


async def test_lookup_dice_and_help_go_anywhere(house: House) -> None:
    """Exactly these commands can be installed by a user and used in any private channel; the others are a server's."""
    for command in house.standin.commands():
        if command["name"] in ANYWHERE:
            assert sorted(command["contexts"]) == [0, 1, 2], command["name"]
            assert sorted(command["integration_types"]) == [0, 1], command["name"]
        else:
            assert command.get("contexts") == [0] or command.get("dm_permission") is False, command["name"]
            assert 1 not in (command.get("integration_types") or []), command["name"]


@pytest.mark.parametrize(
    ("locale", "title"),
    [("en-US", "Line of fire"), ("de", "Line of fire"), *[(locale, "Línea de fuego") for locale in SPANISH]],
)
async def test_answers_follow_the_readers_language(house: House, locale: str, title: str) -> None:
    """Where nothing is set, each user is answered in the language of their own Discord, English if it is another."""
    ana = house.standin.user("Ana", locale=locale)
    answer = await (await ana.slash(house.table, "rule", section="11.4")).done()
    assert answer.message.embeds[0]["title"] == f"11.4 · {title}"
    assert not answer.message.ephemeral


@pytest.mark.parametrize("locale", SPANISH)
async def test_errors_follow_the_readers_language(house: House, locale: str) -> None:
    """What is wrong is said in Spanish to who reads Spanish, to them alone."""
    ana = house.standin.user("Ana", locale=locale)
    answer = await (await ana.slash(house.table, "roll", dice="d20")).done()
    assert "seis caras" in answer.text
    assert answer.message.ephemeral


async def test_autocomplete_in_spanish(house: House) -> None:
    """A Spanish user is offered sections by their Spanish titles."""
    ana = house.standin.user("Ana", locale="es-419")
    typed = await (await ana.autocomplete(house.table, "rule", focus="section", text="línea de fuego")).done()
    assert typed.choices[0] == {"name": "11.4 · Línea de fuego", "value": "11.4"}


async def test_a_user_install_works_in_private(house: House) -> None:
    """Who installed the bot for themselves looks rules up and rolls in direct messages and in groups without it."""
    ana = house.standin.user("Ana", installed=True)
    bruno = house.standin.user("Bruno")
    for place in (house.standin.dm(ana), house.standin.group(ana, bruno)):
        assert "27.8d" in await seen(await ana.slash(place, "rule", section="carry"))
        assert "10.8" in await seen(await ana.slash(place, "ask", question="what do I roll to break away?"))
        assert "27.1e" in await seen(await ana.slash(place, "power", name="charge"))
        assert "Total" in await seen(await ana.slash(place, "roll"))
        assert "of 36" in await seen(await ana.slash(place, "odds", attack=10, defense=17))
        assert "/rule" in await seen(await ana.slash(place, "help"))


async def test_buttons_work_in_private(house: House) -> None:
    """The buttons of an answer in a group without the bot lead on as on a server."""
    ana = house.standin.user("Ana", installed=True)
    answer = await (await ana.slash(house.standin.group(ana), "rule", section="16.3b")).done()
    await (await ana.click(answer.message, label="16.4 →")).done()
    assert answer.message.embeds[0]["title"].startswith("16.4 · ")


async def test_lookups_are_shared_in_private_groups(house: House) -> None:
    """A private lookup in a group without the bot is shared there under its asker's name, and taken back again."""
    ana = house.standin.user("Ana", installed=True)
    alone = await (await ana.slash(house.standin.group(ana), "rule", section="16.3b", private=True)).done()
    assert alone.message.ephemeral
    shared = await (await ana.click(alone.message, label="Share with the channel")).until(lambda made: made.followups)
    message = shared.followups[0]
    assert not message.ephemeral
    assert message.embeds[0]["author"]["name"] == "Ana asked"
    kept = await (await ana.click(message, label="Keep private")).until(lambda _: message.deleted)
    assert kept.followups[0].ephemeral


async def test_what_belongs_to_servers_is_refused_in_private(house: House) -> None:
    """Settings and games are not even offered where there is no server."""
    ana = house.standin.user("Ana", installed=True)
    for command in house.standin.commands():
        if command["name"] not in ANYWHERE:
            path = [command["name"]]
            node = command
            while node.get("options") and node["options"][0]["type"] in {1, 2}:
                node = node["options"][0]
                path.append(node["name"])
            for place in (house.standin.dm(ana), house.standin.group(ana)):
                with pytest.raises(Refused):
                    await ana.slash(place, *path)


async def test_many_users_at_once(house: House) -> None:
    """Twenty users who ask at the same instant each get their own answer, in their own language."""
    users = [house.standin.user(f"User {i}", locale=("en-US", "es-ES")[i % 2]) for i in range(20)]
    asked = await asyncio.gather(*(user.slash(house.table, "rule", section="11.4") for user in users))
    answers = await asyncio.gather(*(response.done() for response in asked))
    for i, answer in enumerate(answers):
        assert answer.message.embeds[0]["title"] == f"11.4 · {('Line of fire', 'Línea de fuego')[i % 2]}"
    assert len({answer.message.id for answer in answers}) == len(users)


async def test_settings_changed_at_once(house: House) -> None:
    """Two managers who set the language at the same instant are both answered; one of the two languages stands."""
    managers = [house.standin.user(f"Manager {i}", manager=True) for i in range(2)]
    table = house.standin.guild().channel("table")
    asked = await asyncio.gather(
        *(
            user.slash(table, "settings", language=language)
            for user, language in zip(managers, ("en", "es"), strict=True)
        )
    )
    for response in asked:
        assert (await response.done()).message.embeds[0]["title"].startswith("✅")
    shown = await seen(await managers[0].slash(table, "settings"))
    assert ("English" in shown) or ("español" in shown)


async def test_a_plain_member_changes_nothing(house: House) -> None:
    """Without the right to manage the server, settings are refused and stay."""
    ana = house.standin.user("Ana")
    refused = await (await ana.slash(house.table, "settings", language="es")).done()
    assert refused.message.ephemeral
    assert "manage the server" in refused.text
    assert "Line of fire" in await seen(await ana.slash(house.table, "rule", section="11.4"))


async def test_absurd_input_stays_within_discords_limits(house: House) -> None:
    """Six thousand characters of markdown and mentions are answered, ping nobody, and break no limit."""
    ana = house.standin.user("Ana")
    wall = "**@everyone** <@1> ||x|| `y` " * 206
    for command, option in (("rule", "section"), ("power", "name"), ("ask", "question"), ("roll", "dice")):
        answer = await (await ana.slash(house.table, command, **{option: wall})).done()
        assert answer.message.pings == []
        assert "@everyone" not in answer.text
    typed = await (await ana.autocomplete(house.table, "rule", focus="section", text=wall)).done()
    assert isinstance(typed.choices, list)


async def test_the_network_fails_and_comes_back(house: House) -> None:
    """A broken gateway connection is resumed; what was asked meanwhile is answered once."""
    house.standin.drop()
    ana = house.standin.user("Ana")
    answer = await (await ana.slash(house.table, "rule", section="11.4")).done(timeout=30)
    assert house.standin.messages(house.table, ana).count(answer.message) == 1
    assert house.standin.gateway.identifies == 1


async def test_the_token_is_never_logged(house: House) -> None:
    """Whatever the log says, the token is not in it."""
    assert house.bot.log
    assert house.standin.token not in house.bot.log


async def test_buttons_survive_kill_nine(tmp_path: Path) -> None:
    """After a kill and a fresh start, buttons sent before work and are still their owner's, and settings hold."""
    database = f"sqlite:///{tmp_path / 'judge.sqlite3'}"
    async with Standin() as standin:
        table = standin.guild().channel("table")
        ana, bruno = standin.user("Ana"), standin.user("Bruno", manager=True)
        async with judge_bot(standin, database) as bot:
            plain = await (await ana.slash(table, "rule", section="16.3b")).done()
            owned = await (await ana.slash(table, "rule", section="ss")).done()
            await (await bruno.slash(table, "settings", language="es")).done()
            await bot.kill()
        await standin.disconnected()
        async with judge_bot(standin, database):
            await (await bruno.click(plain.message, label="16.4 →")).done()
            assert plain.message.embeds[0]["title"].startswith("16.4 · ")
            refused = await (await bruno.click(owned.message, label="27.1i Sidestep")).done()
            assert "otro jugador" in refused.text
            await (await ana.click(owned.message, label="27.1i Sidestep")).done()
            assert owned.message.embeds[0]["title"] == "27.1i · Paso Lateral (Sidestep)"
            standin.assert_clean()


async def test_a_signal_ends_it_cleanly(tmp_path: Path) -> None:
    """Asked to end, it closes its connection and exits 0."""
    async with Standin() as standin:
        standin.guild()
        async with judge_bot(standin, f"sqlite:///{tmp_path / 'judge.sqlite3'}") as bot:
            assert await bot.stop() == 0
            assert "Traceback" not in bot.log
        standin.assert_clean()


async def exits(standin: Standin, database: Path, **environment: str) -> tuple[int, list[str]]:
    """Run `judge bot` to its end, errors alone logged: its exit status and the lines it wrote."""
    settings = {"DATABASE_URL": f"sqlite:///{database}", "JUDGE_LOG_LEVEL": "ERROR"} | environment
    async with process_running(standin, JUDGE, "bot", **settings) as bot:
        return await bot.ended(), bot.log.splitlines()


async def test_a_wrong_token_is_one_line(tmp_path: Path) -> None:
    """A token that Discord does not accept: exit 2, one line that names the variable and not the token."""
    async with Standin() as standin:
        status, lines = await exits(standin, tmp_path / "judge.sqlite3", DISCORD_TOKEN="not.the-token")  # noqa: S106
        assert (status, len(lines)) == (2, 1), lines
        assert lines[0].startswith("judge: DISCORD_TOKEN: ")
        assert "not.the-token" not in lines[0]


async def test_discord_out_of_reach_is_one_line(tmp_path: Path) -> None:
    """Where nothing listens: exit 2 and one line."""
    async with Standin() as standin:
        nowhere = {"DISCORD_API_BASE": "http://127.0.0.1:9/api/v10", "DISCORD_GATEWAY": "ws://127.0.0.1:9/gateway"}
        status, lines = await exits(standin, tmp_path / "judge.sqlite3", **nowhere)
        assert (status, len(lines)) == (2, 1), lines
        assert lines[0].startswith("judge: Discord cannot be reached: ")


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({"DISCORD_TOKEN": " "}, "DISCORD_TOKEN"),
        ({"DISCORD_GATEWAY": "nonsense"}, "DISCORD_GATEWAY"),
        ({"DATABASE_URL": "sqlite:////no/such/folder/judge.sqlite3"}, "DATABASE_URL"),
        ({"DATABASE_URL": "nonsense"}, "DATABASE_URL"),
        ({"JUDGE_LOG_LEVEL": "loud"}, "JUDGE_LOG_LEVEL"),
    ],
)
async def test_a_wrong_setting_is_one_line(tmp_path: Path, environment: dict[str, str], named: str) -> None:
    """Each of the host's settings, malformed: exit 2 and one line that names it."""
    async with Standin() as standin:
        status, lines = await exits(standin, tmp_path / "judge.sqlite3", **environment)
        assert (status, len(lines)) == (2, 1), lines
        assert lines[0].startswith("judge: ")
        assert named in lines[0]


async def test_a_read_only_database_is_one_line(tmp_path: Path) -> None:
    """What would be written is refused in one line that says who can help; what is only read goes on."""
    path = tmp_path / "judge.sqlite3"
    await (await Store.open(f"sqlite+aiosqlite:///{path}")).close()
    async with Standin() as standin:
        table = standin.guild().channel("table")
        judge = standin.user("Judge", manager=True)
        async with judge_bot(standin, f"sqlite:///file:{path}?mode=ro&uri=true") as bot:
            refused = await (await judge.slash(table, "settings", language="es")).done()
            assert refused.message.ephemeral
            assert "read-only" in refused.text
            assert "\n" not in refused.text
            assert "Line of fire" in await seen(await judge.slash(table, "rule", section="11.4"))
            assert "Traceback" not in bot.log
        standin.assert_clean()


async def test_a_locked_database_is_one_line(tmp_path: Path) -> None:
    """While another program holds the database, a change is refused in one line, in time; afterwards it is taken."""
    path = tmp_path / "judge.sqlite3"
    async with Standin() as standin:
        table = standin.guild().channel("table")
        judge = standin.user("Judge", manager=True)
        async with judge_bot(standin, f"sqlite:///{path}") as bot:
            with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                refused = await (await judge.slash(table, "settings", language="es")).done()
                assert refused.message.ephemeral
                assert "busy" in refused.text
                assert "\n" not in refused.text
                other.execute("ROLLBACK")
            changed = await (await judge.slash(table, "settings", language="es")).done()
            assert "Ajustes cambiados" in changed.text
            assert "Traceback" not in bot.log
        standin.assert_clean()
