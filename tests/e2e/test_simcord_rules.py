"""Rules, dice, help and settings as single actions in a club's channel."""

from __future__ import annotations

import re
import threading
from typing import Any

import pytest

from bot.table import actions
from bot.table.call import Call
from bot.table.text import reflowed
from rulesdb import Library, load, told_apart
from tests.e2e.club import Club, buttons, menu, one_line, words

ABSURD = "**@everyone** <@1> `x` ||y|| [z](http://example.org) " * 40


@pytest.mark.parametrize(
    ("typed", "section"), [("carry", "22.1"), ("break away", "10.8"), ("16.3b", "16.3b"), ("knock bak", "12.6")]
)
async def test_autocomplete_offers_the_section_meant(table: Club, typed: str, section: str) -> None:
    """A title, a number and a misspelling are each completed to the section they mean."""
    assert section in (await table.suggested(table.ana, "rule", "section", typed))[:3]


async def test_autocomplete_shows_section_and_title(table: Club) -> None:
    """What the player picks from has the section and its title, and gives the section alone."""
    offered = await table.ana.autocomplete(table.channel, "rule", "section", "break away")
    assert offered[0] == {"name": "10.8 · Breaking away", "value": "10.8"}


async def test_autocomplete_stays_within_its_limit(table: Club) -> None:
    """One letter fits many sections; no more than 25 are offered, each name at most 100 characters long."""
    offered = await table.ana.autocomplete(table.channel, "rule", "section", "a")
    assert 1 < len(offered) <= 25
    assert all(len(choice["name"]) <= 100 for choice in offered)


@pytest.mark.parametrize("typed", ["", " ", "🎲", "@everyone", ABSURD])
async def test_autocomplete_bears_anything(table: Club, typed: str) -> None:
    """Whatever stands in the option while it is being typed, the list is answered, be it empty."""
    assert isinstance(await table.suggested(table.ana, "rule", "section", typed), list)


@pytest.mark.parametrize(
    ("asked", "title"),
    [
        ("carry", "27.8d · Carry"),
        ("break away", "10.8 · Breaking away"),
        ("16.3b", "16.3b · Blocking terrain and line of fire"),
        ("16.3B", "16.3b · Blocking terrain and line of fire"),
        ("línea de fuego", "11.4 · Line of fire"),
    ],
)
async def test_rule_shows_the_entry(table: Club, asked: str, title: str) -> None:
    """An answer has section, title, our words, what it combines with below, the ruleset's edition; all see it."""
    answer = await table.ask(table.ana, "rule", section=asked)
    embed = answer.embeds[0]
    assert embed.title == title
    section = title.split(" · ", maxsplit=1)[0]
    told = told_apart(load("heroclix-modern").entry(section, "en").text, "en")
    assert embed.description == reflowed(told.does)
    assert not told.combines or reflowed(told.combines).splitlines()[0][:60] in words(answer)
    assert embed.footer.text == "HeroClix · current comprehensive rules"
    assert not answer.ephemeral


async def test_a_misspelt_rule_is_found(table: Club) -> None:
    """Knockback misspelt leads to knockback, at once or among those asked about."""
    assert "knockback" in words(await table.ask(table.ana, "rule", section="knock bak")).lower()


async def test_private_is_for_the_asker_alone(table: Club) -> None:
    """With `private` only the asker sees the answer of /rule, /power and /ask."""
    for command, option in (("rule", "section"), ("power", "name"), ("ask", "question")):
        answer = await table.ask(table.ana, command, **{option: "stealth", "private": True})
        assert answer.ephemeral


async def test_related_sections_are_a_menu(table: Club) -> None:
    """Choosing a related section puts it in place of the one shown; the menu never names the section itself."""
    answer = await table.ask(table.ana, "rule", section="16.3b")
    related = menu(answer)
    assert "heroclix-modern,16.3" in related
    assert "heroclix-modern,16.3b" not in related
    await table.ana.select(answer, ["heroclix-modern,16.3"], custom_id="m|rule|||0")
    assert answer.embeds[0].title is not None
    assert answer.embeds[0].title.startswith("16.3 · ")
    assert "heroclix-modern,16.3b" in menu(answer)


async def test_next_and_previous_turn_the_book(table: Club) -> None:
    """The arrows lead to the neighbouring sections and back; another player may press them too."""
    answer = await table.ask(table.ana, "rule", section="16.3b")
    assert buttons(answer)[:2] == ["← 16.3a", "16.4 →"]
    await table.ana.click(answer, label="16.4 →")
    assert (answer.embeds[0].title or "").startswith("16.4 · ")
    await table.bruno.click(answer, label="← 16.3b")
    assert (answer.embeds[0].title or "").startswith("16.3b · ")


async def test_the_first_and_the_last_section_have_one_neighbour(table: Club) -> None:
    """Nothing stands before the first section, nothing after the last."""
    sections = load("heroclix-modern").sections
    first = await table.ask(table.ana, "rule", section=sections[0])
    assert [label for label in buttons(first) if "←" in label] == []
    last = await table.ask(table.ana, "rule", section=sections[-1])
    assert [label for label in buttons(last) if "→" in label] == []


async def test_the_other_language_and_back(table: Club) -> None:
    """The language button shows the same section in Spanish, and there the way back."""
    answer = await table.ask(table.ana, "rule", section="11.4")
    await table.ana.click(answer, label="Español")
    assert answer.embeds[0].title == "11.4 · Línea de fuego"
    assert answer.embeds[0].footer.text == "HeroClix · reglas completas actuales"
    await table.ana.click(answer, label="English")
    assert answer.embeds[0].title == "11.4 · Line of fire"


async def test_a_long_entry_has_pages(table: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry longer than a page is turned page by page; together the pages are the whole entry."""
    monkeypatch.setattr("bot.library.rules.PAGE", 500)
    answer = await table.ask(table.ana, "rule", section="10.8")
    read = [answer.embeds[0].description or ""]
    assert "← Page" not in buttons(answer)
    while "Page →" in buttons(answer):
        await table.ana.click(answer, label="Page →")
        read.append(answer.embeds[0].description or "")
        assert f"page {len(read)} of " in (answer.embeds[0].footer.text or "")
    assert len(read) > 2
    assert re.sub(r"\s+", " ", " ".join(read)) == re.sub(
        r"\s+", " ", load("heroclix-modern").entry("10.8", "en").text.strip()
    )
    await table.ana.click(answer, label="← Page")
    assert answer.embeds[0].description == read[-2]


async def test_an_ambiguous_short_form_asks_its_asker(table: Club) -> None:
    """The short form ss is Sidestep or Super Senses: the asker picks with a button, and nobody else can."""
    answer = await table.ask(table.ana, "rule", section="ss")
    assert buttons(answer) == ["27.1i Sidestep", "27.3a Super Senses", "wrong?"]
    before = words(answer)
    refused = await table.bruno.click(answer, label="27.3a Super Senses")
    assert refused.response is not None
    assert "another player" in one_line(refused.response)
    assert words(answer) == before
    await table.ana.click(answer, label="27.3a Super Senses")
    assert answer.embeds[0].title == "27.3a · Super Senses"


@pytest.mark.parametrize(("typed", "section"), [("charge", "27.1e"), ("hss", "27.1j"), ("flight", "27.7c")])
async def test_power_completes_and_shows(table: Club, typed: str, section: str) -> None:
    """/power completes a name or a short form to a power, ability or keyphrase, and shows it."""
    assert section in (await table.suggested(table.ana, "power", "name", typed))[:3]
    answer = await table.ask(table.ana, "power", name=typed)
    assert (answer.embeds[0].title or "").startswith(f"{section} · ")


async def test_power_offers_powers_alone(table: Club) -> None:
    """Sections that are no power, ability or keyphrase are not offered."""
    offered = await table.suggested(table.ana, "power", "name", "line of fire")
    kinds = {load("heroclix-modern").entry(section, "en").kind for section in offered}
    assert kinds <= {"power", "ability", "keyphrase"}


async def test_a_power_shows_its_facts(table: Club) -> None:
    """What players look for first stands apart: type, colour, action, die results."""
    answer = await table.ask(table.ana, "power", name="super senses")
    assert answer.embeds[0].fields[0].name == "At a glance"
    assert "5, 6" in (answer.embeds[0].fields[0].value or "")


async def test_ask_rests_on_a_section(table: Club) -> None:
    """A question in one's own words is answered with a section, in either language."""
    english = await table.ask(table.ana, "ask", question="what do I roll to break away?")
    spanish = await table.ask(table.ana, "ask", question="¿qué saco para destrabarme?")
    assert "10.8" in words(english)
    assert "10.8" in words(spanish)


async def test_a_roll_is_seen_by_all(table: Club) -> None:
    """A roll names who rolled, each die and the total, for everybody to see."""
    answer = await table.ask(table.ana, "roll", dice="3d6+2")
    assert answer.embeds[0].title == "Ana rolls"
    dice = [int(die) for die in re.findall(r"[⚀-⚅] (\d)", words(answer))]
    assert len(dice) == 3
    assert all(1 <= die <= 6 for die in dice)
    assert f"Total: {sum(dice) + 2}" in words(answer)
    assert not answer.ephemeral


async def test_two_dice_unless_told(table: Club) -> None:
    """Without a word /roll rolls the two dice of an attack."""
    assert len(re.findall(r"[⚀-⚅] \d", words(await table.ask(table.ana, "roll")))) == 2


@pytest.mark.parametrize("dice", ["0d6", "21d6", "999999d6", "-1d6", "d20", "2d6+1000", "", ABSURD])
async def test_absurd_dice_are_refused(table: Club, dice: str) -> None:
    """What is no roll of 1 to 20 dice gets one line that says what would be."""
    assert "1 to 20" in one_line(await table.ask(table.ana, "roll", dice=dice))


@pytest.mark.parametrize("dice", ["1d6", "20d6"])
async def test_the_fewest_and_most_dice_are_rolled(table: Club, dice: str) -> None:
    """One die and twenty are rolls."""
    assert "Total" in words(await table.ask(table.ana, "roll", dice=dice))


@pytest.mark.parametrize(
    ("attack", "defense", "ways"), [(10, 17, 21), (10, 12, 35), (10, 22, 1), (0, 99, 1), (99, 0, 35)]
)
async def test_odds_count_results_of_two_dice(table: Club, attack: int, defense: int, ways: int) -> None:
    """The chance counts 36 results; 12.3b and 12.3c keep one hit and one miss whatever is needed."""
    assert f"{ways} of 36" in words(await table.ask(table.ana, "odds", attack=attack, defense=defense))


async def test_help_is_short_and_has_topics(table: Club) -> None:
    """The help names the commands and fits one message; a topic is shown to its asker alone."""
    whole = await table.ask(table.ana, "help")
    assert "/rule" in words(whole)
    assert "/game new" in words(whole)
    assert len(words(whole)) < 3500
    topic = await table.ask(table.ana, "help", topic="rules")
    assert topic.ephemeral
    assert words(topic) in words(whole)


async def test_settings_are_shown_to_everybody(table: Club) -> None:
    """A plain member sees the settings, in private, and changes nothing by it."""
    shown = await table.ask(table.ana, "settings")
    assert shown.ephemeral
    assert "HeroClix" in words(shown)


async def test_a_plain_member_changes_no_settings(table: Club) -> None:
    """Who neither manages the server nor judges is refused in one line, and the language stays."""
    refused = one_line(await table.ask(table.ana, "settings", language="es"))
    assert "manage the server" in refused
    assert (await table.ask(table.ana, "rule", section="11.4")).embeds[0].title == "11.4 · Line of fire"


async def test_a_channel_speaks_spanish(table: Club) -> None:
    """Set to Spanish by a judge, the channel answers in Spanish whoever asks, completion included."""
    changed = await table.ask(table.judge, "settings", language="es")
    assert "Ajustes cambiados" in words(changed)
    assert (await table.suggested(table.ana, "rule", "section", "línea de fuego"))[0] == "11.4"
    answer = await table.ask(table.ana, "rule", section="línea de fuego")
    assert answer.embeds[0].title == "11.4 · Línea de fuego"
    assert answer.embeds[0].footer.text == "HeroClix · reglas completas actuales"
    assert "vacía" in one_line(await table.ask(table.ana, "rule", section=""))


async def test_the_other_channel_keeps_its_language(table: Club) -> None:
    """A channel's language is its own; a server's is that of every channel without one."""
    await table.ask(table.judge, "settings", language="es")
    guild = table.ana.guild
    other = guild.create_text_channel("table-2")
    shown = await table.ana.slash(other, "rule", section="11.4")
    assert shown.response is not None
    assert shown.response.embeds[0].title == "11.4 · Line of fire"
    await table.ask(table.judge, "settings", language="es", scope="server")
    shown = await table.ana.slash(other, "rule", section="11.4")
    assert shown.response is not None
    assert shown.response.embeds[0].title == "11.4 · Línea de fuego"


async def test_a_named_role_judges(table: Club) -> None:
    """Members of the role that the settings name may change them from then on."""
    role = table.ana.guild.create_role("Referees")
    referee = table.ana.guild.add_member(table.env.create_user("Clara"), roles=[role])
    one_line(await table.ask(referee, "settings", language="es"))
    await table.ask(table.judge, "settings", judges=role)
    assert "Ajustes cambiados" in words(await table.ask(referee, "settings", language="es"))


@pytest.mark.parametrize("ruleset", ["heroclix-2012", "motu"])
async def test_a_ruleset_not_covered_says_so(table: Club, ruleset: str) -> None:
    """Where the library has no entries for the channel's ruleset, it says so instead of answering from another."""
    if load(ruleset).covered:
        pytest.skip(f"the library covers {ruleset}")
    await table.ask(table.judge, "settings", ruleset=ruleset)
    assert "does not cover" in words(await table.ask(table.ana, "rule", section="carry"))


@pytest.mark.parametrize(("command", "option"), [("rule", "section"), ("power", "name"), ("ask", "question")])
@pytest.mark.parametrize("given", ["", " ", "\n\t"])
async def test_an_empty_question_is_one_line(table: Club, command: str, option: str, given: str) -> None:
    """Nothing asked gets one private line that says what to write."""
    assert "empty" in one_line(await table.ask(table.ana, command, **{option: given}))


@pytest.mark.parametrize("given", ["zzzqqq xyzzy", "99.99z", "🎲🎲🎲", "\u200b"])
async def test_the_unknown_is_not_guessed(table: Club, given: str) -> None:
    """Words that no entry has get no entry, but one private remark on what to try."""
    answer = await table.ask(table.ana, "rule", section=given)
    assert answer.ephemeral
    assert "Nothing in the library" in words(answer)


@pytest.mark.parametrize(("command", "option"), [("rule", "section"), ("power", "name"), ("ask", "question")])
async def test_two_thousand_characters_ping_nobody(table: Club, command: str, option: str) -> None:
    """A wall of markdown and mentions is answered without any of it."""
    answer = await table.ask(table.ana, command, **{option: ABSURD})
    assert "@everyone" not in words(answer)
    assert "<@1>" not in words(answer)
    assert len(words(answer)) < 6000


async def test_a_name_of_markdown_is_text(table: Club) -> None:
    """A player called after a mention and markdown is written out, not obeyed."""
    odd = table.ana.guild.add_member(table.env.create_user("**@everyone**"))
    assert (await table.ask(odd, "roll")).embeds[0].title == r"\*\*@" + "\u200b" + r"everyone\*\* rolls"


async def test_buttons_work_after_a_restart(table: Club) -> None:
    """Buttons and menus of messages sent before a restart do what they did, and know whose they are."""
    plain = await table.ask(table.ana, "rule", section="16.3b")
    owned = await table.ask(table.ana, "rule", section="ss")
    await table.restart()
    await table.bruno.click(plain, label="16.4 →")
    assert (plain.embeds[0].title or "").startswith("16.4 · ")
    await table.bruno.select(plain, ["heroclix-modern,16.3"], custom_id="m|rule|||0")
    assert (plain.embeds[0].title or "").startswith("16.3 · ")
    refused = await table.bruno.click(owned, label="27.1i Sidestep")
    assert refused.response is not None
    assert "another player" in one_line(refused.response)
    await table.ana.click(owned, label="27.1i Sidestep")
    assert owned.embeds[0].title == "27.1i · Sidestep"


async def test_settings_survive_a_restart(table: Club) -> None:
    """The language set before a restart is the language after it."""
    await table.ask(table.judge, "settings", language="es")
    await table.restart()
    assert (await table.ask(table.ana, "rule", section="11.4")).embeds[0].title == "11.4 · Línea de fuego"


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Where the editions differ"), ("es", "En qué difieren las ediciones")]
)
async def test_10_7b_what_editions_settle_differently_stands_below_a_section(
    table: Club, language: str, title: str
) -> None:
    """Today's section shows the rows; one that tells it in its own text shows them side by side alone."""
    await table.ask(table.judge, "settings", language=language)
    today = words(await table.ask(table.ana, "rule", section="10.7b"))
    assert title in today
    assert "HeroClix 2022: " in today
    await table.ask(table.judge, "settings", ruleset="heroclix-2022")
    assert title not in words(await table.ask(table.ana, "rule", section="10.7b"))
    assert title in words(await table.ask(table.ana, "compare", section="10.7b"))


@pytest.mark.parametrize("action", ["rule", "rule-page", "rule-beside", "rule-in"])
async def test_another_ruleset_is_read_beside_the_loop(
    table: Club, action: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A button into a ruleset that nobody has spoken of yet holds up nobody: its library is read in a thread."""
    shown = await table.ask(table.ana, "rule", section="27.1e")
    arguments = {
        "rule": "heroclix-2012,poderes/charge",
        "rule-page": "poderes/charge,0,heroclix-2012",
        "rule-beside": "0,heroclix-2012,poderes/charge",
        "rule-in": "poderes/charge,es,heroclix-2012",
    }
    readers: list[tuple[str, bool]] = []
    loop = threading.get_ident()
    made = Library.__init__

    def noted(self: Library, *given: Any, **named: Any) -> None:
        made(self, *given, **named)
        readers.append((self.ruleset, threading.get_ident() == loop))

    load.cache_clear()
    load("heroclix-modern")  # the channel's own was read when it was first spoken of
    monkeypatch.setattr(Library, "__init__", noted)
    call = Call(
        store=table.store, user_id=str(table.ana.id), user_name="Ana", channel_id=table.channel.id, language="en"
    )
    handler = actions.handler(action)
    assert handler is not None
    reply = await handler(call, tuple(arguments[action].split(",")))
    assert "harge" in f"{reply.title} {reply.text}", words(shown)
    assert ("heroclix-2012", False) in readers
    assert [ruleset for ruleset, held in readers if held] == []
