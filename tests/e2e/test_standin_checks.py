"""The stand-in's checks of requests: each limit at its last good value and its first bad one."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from tests.standin import Standin, schema
from tests.standin.checks_commands import choice_problems, command_list_problems, command_problems
from tests.standin.checks_messages import message_problems, modal_problems
from tests.standin.schema import schema_problems

Json = dict[str, Any]
needs_schema = pytest.mark.skipif(
    not schema.available(), reason="Discord's published schema is not in a shared folder beside the repository"
)


def command(**changes: Any) -> Json:
    """A good command, changed."""
    return {"name": "rule", "description": "Looks up a rule"} | changes


def option(**changes: Any) -> Json:
    """A good text option, changed."""
    return {"type": 3, "name": "query", "description": "What to look up"} | changes


def button(**changes: Any) -> Json:
    """A good button, changed."""
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go"} | changes


def menu(count: int = 2, **changes: Any) -> Json:
    """A good menu of so many options, changed."""
    options = [{"label": f"Label {number}", "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options} | changes


def rows(*parts: Json) -> Json:
    """A message with one row of these components."""
    return {"content": "x", "components": [{"type": 1, "components": list(parts)}]}


def choices(count: int) -> list[Json]:
    """So many good choices."""
    return [{"name": f"choice {number}", "value": str(number)} for number in range(count)]


GOOD_COMMANDS = [
    command(),
    command(name="x" * 32),
    command(name="línea-de_fuego'2"),
    command(description="x" * 100),
    command(options=[option(choices=choices(25))]),
    command(options=[option(choices=[{"name": "x" * 100, "value": "x" * 100}])]),
    command(options=[option(name=f"option{number}") for number in range(25)]),
    command(options=[option(required=True), option(name="second")]),
    command(name_localizations={"es-ES": "regla"}),
    command(options=[option(type=2, name="group", options=[option(type=1, name="sub", options=[option()])])]),
]

BAD_COMMANDS = [
    (command(name="x" * 33), "does not match"),
    (command(name=""), "does not match"),
    (command(name="two words"), "does not match"),
    (command(name="rule!"), "does not match"),
    (command(name="Rule"), "not lower case"),
    (command(name_localizations={"es-ES": "Regla"}), "not lower case"),
    (command(name_localizations={"es": "regla"}), "no locale 'es'"),
    (command(description="x" * 101), "description of 101"),
    (command(description_localizations={"es-ES": "x" * 101}), "description of 101"),
    (command(description=""), "no description"),
    (command(options=[option(choices=choices(26))]), "26 choices"),
    (command(options=[option(choices=[{"name": "x" * 101, "value": "x"}])]), "choice name of 101"),
    (command(options=[option(choices=[{"name": "x", "value": "x" * 101}])]), "choice value of 101"),
    (command(options=[option(choices=[{"name": "x", "value": 1}])]), "wrong type"),
    (command(options=[option(choices=choices(1), autocomplete=True)]), "both choices and autocomplete"),
    (command(options=[option(name=f"option{number}") for number in range(26)]), "26 options"),
    (command(options=[option(name="second"), option(required=True)]), "required option after"),
    (command(options=[option(), option()]), "'query' twice"),
    (
        command(options=[option(), option(name="other", name_localizations={"es-ES": "query"})]),
        "in es-ES: 'query' twice",
    ),
    (command(options=[option(type=1), option(name="plain")]), "side by side"),
    (command(options=[option(name="Query")]), "not lower case"),
]


@pytest.mark.parametrize("good", GOOD_COMMANDS)
def test_a_good_command_passes(good: Json) -> None:
    """A command at the edge of a limit has no problem."""
    assert list(command_problems(good)) == []


@pytest.mark.parametrize(("bad", "said"), BAD_COMMANDS)
def test_a_bad_command_is_told(bad: Json, said: str) -> None:
    """A command one step beyond a limit has exactly one problem, which says so."""
    problems = list(command_problems(bad))
    assert len(problems) == 1
    assert said in problems[0]


@pytest.mark.parametrize(("last", "problems"), [(96, 0), (97, 1)])
def test_a_commands_text_ends_at_8000_characters(last: int, problems: int) -> None:
    """Names and descriptions of all parts count, each in its longest language: 100 + 4 × 100 + 75 × 100."""
    options = [
        option(name=f"o{number:02}", description="d", description_localizations={"es-ES": "d" * 97, "es-419": "d" * 96})
        for number in range(25)
    ]
    subcommands = [option(type=1, name=f"sub{number}", description="d" * 96, options=options) for number in range(3)]
    subcommands.append(option(type=1, name="sub3", description="d" * last))
    whole = command(name="ab", description="d" * 98, options=subcommands)
    assert len(list(command_problems(whole))) == problems


@pytest.mark.parametrize(("count", "problems"), [(100, 0), (101, 1)])
def test_at_most_a_hundred_commands(count: int, problems: int) -> None:
    """A hundred commands may be synced at once."""
    assert len(list(command_list_problems([command(name=f"c{number}") for number in range(count)]))) == problems


def test_two_commands_of_one_name() -> None:
    """A name may be synced once."""
    assert list(command_list_problems([command(), command()])) == ["command: 'rule' twice"]


@pytest.mark.parametrize(("count", "problems"), [(25, 0), (26, 1)])
def test_at_most_25_suggestions(count: int, problems: int) -> None:
    """Autocomplete may suggest 25."""
    assert len(list(choice_problems(choices(count), 3, "query"))) == problems


GOOD_MESSAGES = [
    {"content": "x" * 2000},
    {"embeds": [{"title": "x" * 256, "description": "x" * 4096}]},
    {"embeds": [{"footer": {"text": "x" * 2048}, "author": {"name": "x" * 256}}]},
    {"embeds": [{"fields": [{"name": "x" * 256, "value": "x" * 1024}]}]},
    {"embeds": [{"fields": [{"name": "x", "value": "x"}] * 25}] * 10},
    {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3000}]},
    {"embeds": [{"image": {"url": "attachment://board.png"}}]},
    {"embeds": [{"image": {"url": "https://example.org/other.png"}}]},
    rows(*[button(custom_id=str(number)) for number in range(5)]),
    {"components": [{"type": 1, "components": [button(custom_id=str(number))]} for number in range(5)]},
    rows(button(custom_id="x" * 100, label="x" * 80)),
    rows(menu(25, max_values=25)),
    rows({"type": 2, "style": 5, "label": "Book", "url": "https://example.org"}),
]

BAD_MESSAGES = [
    ({"content": "x" * 2001}, "content of 2001"),
    ({"embeds": [{"title": "x" * 257}]}, "title of 257"),
    ({"embeds": [{"description": "x" * 4097}]}, "description of 4097"),
    ({"embeds": [{"footer": {"text": "x" * 2049}}]}, "footer.text of 2049"),
    ({"embeds": [{"author": {"name": "x" * 257}}]}, "author.name of 257"),
    ({"embeds": [{"fields": [{"name": "x" * 257, "value": "x"}]}]}, "name of 257"),
    ({"embeds": [{"fields": [{"name": "x", "value": "x" * 1025}]}]}, "value of 1025"),
    ({"embeds": [{"fields": [{"name": "x", "value": " "}]}]}, "value is empty"),
    ({"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]}, "fields: 26"),
    ({"embeds": [{"title": "x"}] * 11}, "11 embeds"),
    ({"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]}, "6001 characters together"),
    ({"embeds": [{"image": {"url": "attachment://other.png"}}]}, "not among the files"),
    (rows(*[button(custom_id=str(number)) for number in range(6)]), "6 components"),
    ({"components": [{"type": 1, "components": [button(custom_id=str(n))]} for n in range(6)]}, "6 action rows"),
    (rows(button(custom_id="x" * 101)), "custom_id of 101"),
    (rows(button(label="x" * 81)), "label of 81"),
    (rows(button(), button()), "'go' twice"),
    (rows(button(label=None)), "neither label nor emoji"),
    (rows(menu(0)), "0 options"),
    (rows(menu(26)), "26 options"),
    (rows(menu(2, max_values=3)), "from 1 to 3 choices of 2"),
    (rows(menu(2), button()), "one menu alone"),
    ({"components": [button()]}, "outside an action row"),
]


@pytest.mark.parametrize("good", GOOD_MESSAGES)
def test_a_good_message_passes(good: Json) -> None:
    """A message at the edge of a limit has no problem."""
    assert list(message_problems(good, {"board.png"})) == []


@pytest.mark.parametrize(("bad", "said"), BAD_MESSAGES)
def test_a_bad_message_is_told(bad: Json, said: str) -> None:
    """A message one step beyond a limit has exactly one problem, which says so."""
    problems = list(message_problems(bad, {"board.png"}))
    assert len(problems) == 1
    assert said in problems[0]


@pytest.mark.parametrize(
    ("title", "fields", "problems"), [("x" * 45, 5, 0), ("x" * 46, 5, 1), ("x", 6, 1), ("x", 0, 1)]
)
def test_the_limits_of_a_form(title: str, fields: int, problems: int) -> None:
    """A form has a title of at most 45 characters and 1 to 5 fields."""
    held = [
        {"type": 1, "components": [{"type": 4, "custom_id": str(number), "label": "Label", "style": 1}]}
        for number in range(fields)
    ]
    form = {"title": title, "custom_id": "form", "components": held}
    assert len(list(modal_problems(form))) == problems


@needs_schema
@pytest.mark.parametrize(
    ("path", "body", "said"),
    [
        ("/channels/{channel_id}/messages", {"content": "x" * 4000}, None),
        ("/channels/{channel_id}/messages", {"content": 5}, "$.content: 5 is not of type"),
        ("/channels/{channel_id}/messages", {"attachments": [{"id": 0}, {"id": "1"}]}, None),
        ("/channels/{channel_id}/messages", {"attachments": [{"filename": "x"}]}, "'id' is a required property"),
        ("/interactions/{interaction_id}/{interaction_token}/callback", {"type": 4, "data": {"content": "x"}}, None),
        ("/interactions/{interaction_id}/{interaction_token}/callback", {"type": 4, "data": {"content": 5}}, "$.data"),
        ("/interactions/{interaction_id}/{interaction_token}/callback", {"type": 99}, "not valid"),
        ("/no/such/path", {"anything": 1}, None),
    ],
)
def test_bodies_are_held_against_the_published_schema(path: str, body: Json, said: str | None) -> None:
    """A fault is told with its place; ids may be integers; a path outside the description is not judged."""
    problems = schema_problems("POST", path, body)
    assert len(problems) == bool(said)
    assert not said or said in problems[0]


@needs_schema
async def test_a_request_against_the_schema_is_refused() -> None:
    """The stand-in answers such a request with 400 and Discord's 50035, and records it."""
    async with Standin() as standin, aiohttp.ClientSession() as session:
        table = standin.guild().channel("table")
        url, headers = f"{standin.api_base}/channels/{table.id}/messages", {"Authorization": f"Bot {standin.token}"}
        async with session.post(url, json={"content": ["x"]}, headers=headers) as reply:
            assert (reply.status, (await reply.json())["code"]) == (400, 50035)
        assert [violation.kind for violation in standin.violations] == ["schema"]


async def test_an_empty_message_is_refused() -> None:
    """A message with nothing in it gets 400 and Discord's 50006."""
    async with Standin() as standin, aiohttp.ClientSession() as session:
        table = standin.guild().channel("table")
        url, headers = f"{standin.api_base}/channels/{table.id}/messages", {"Authorization": f"Bot {standin.token}"}
        async with session.post(url, json={"content": ""}, headers=headers) as reply:
            assert (reply.status, (await reply.json())["code"]) == (400, 50006)
        async with session.post(url, json={"content": "x"}, headers=headers) as reply:
            assert reply.status == 200
        assert [violation.text for violation in standin.violations] == ["an empty message"]
