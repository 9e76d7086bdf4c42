"""Whose a lookup is: for everybody, for its asker alone, shared, taken back; and its language, pages and questions."""

from __future__ import annotations

from rulesdb import load
from tests.e2e.club import Club, buttons, menu, one_line, words

SHARE, HIDE = "Share with the channel", "Keep private"


async def test_a_private_lookup_is_shared_by_a_button(table: Club) -> None:
    """Shared, it stands in the channel under its asker's name, and the private one has no buttons left."""
    alone = await table.ask(table.ana, "rule", section="16.3b", private=True)
    assert alone.ephemeral
    assert HIDE not in buttons(alone)
    (shared,) = (await table.ana.click(alone, label=SHARE)).followups
    assert not shared.ephemeral
    embed = shared.embeds[0]
    assert embed.author.name == "Ana asked"
    assert embed.title == alone.embeds[0].title
    assert buttons(alone) == []


async def test_a_shared_lookup_keeps_its_askers_name(table: Club) -> None:
    """Turned to the next section by somebody else, it still says who asked, and is still hers to take back."""
    alone = await table.ask(table.ana, "rule", section="16.3b", private=True)
    (shared,) = (await table.ana.click(alone, label=SHARE)).followups
    await table.bruno.click(shared, label="16.4 →")
    assert shared.embeds[0].author.name == "Ana asked"
    refused = await table.bruno.click(shared, label=HIDE)
    assert refused.response is not None
    assert "another player" in one_line(refused.response)


async def test_a_page_turned_in_private_is_what_is_shared(table: Club) -> None:
    """What the asker has turned to, in the language chosen, is what the channel sees."""
    alone = await table.ask(table.ana, "rule", section="16.3b", private=True)
    await table.ana.click(alone, label="16.4 →")
    await table.ana.click(alone, label="Español")
    (shared,) = (await table.ana.click(alone, label="Compartir en el canal")).followups
    assert shared.embeds[0].title == "16.4 · " + load().entry("16.4", "es").title


async def test_a_public_lookup_is_taken_back_by_its_asker(table: Club) -> None:
    """Kept private, it leaves the channel and comes to its asker alone; nobody else can do that."""
    public = await table.ask(table.ana, "rule", section="16.3b")
    refused = await table.bruno.click(public, label=HIDE)
    assert refused.response is not None
    assert "another player" in one_line(refused.response)
    (kept,) = (await table.ana.click(public, label=HIDE)).followups
    assert kept.ephemeral
    assert kept.embeds[0].title == "16.3b · Blocking terrain and line of fire"
    assert SHARE in buttons(kept)
    assert public.id not in {message.id for message in table.channel.history()}


async def test_a_place_keeps_lookups_private_by_setting(table: Club) -> None:
    """Set so by a judge, lookups are for their asker alone, unless the option says otherwise."""
    assert "seen by everybody" in words(await table.ask(table.ana, "settings"))
    assert "seen by the asker alone" in words(await table.ask(table.judge, "settings", lookups="private"))
    assert (await table.ask(table.ana, "rule", section="16.3b")).ephemeral
    assert not (await table.ask(table.ana, "rule", section="16.3b", private=False)).ephemeral
    await table.ask(table.judge, "settings", lookups="shared")
    assert not (await table.ask(table.ana, "rule", section="16.3b")).ephemeral


async def test_did_you_mean_in_private_stays_private(table: Club) -> None:
    """The answer picked from a private choice is as private, and can be shared."""
    asked = await table.ask(table.ana, "rule", section="ss", private=True)
    await table.ana.click(asked, label="27.3a Super Senses")
    assert asked.ephemeral
    assert SHARE in buttons(asked)


async def test_sharing_survives_a_restart(table: Club) -> None:
    """The buttons that share and keep private work on messages from before a restart."""
    alone = await table.ask(table.ana, "power", name="27.1a", private=True)
    public = await table.ask(table.ana, "rule", section="16.3b")
    await table.restart()
    (shared,) = (await table.ana.click(alone, label=SHARE)).followups
    assert shared.embeds[0].author.name == "Ana asked"
    (kept,) = (await table.ana.click(public, label=HIDE)).followups
    assert kept.ephemeral


async def test_a_chosen_language_stays(table: Club) -> None:
    """Turned to Spanish, the next section and the related ones are Spanish too."""
    answer = await table.ask(table.ana, "rule", section="16.3b")
    await table.ana.click(answer, label="Español")
    await table.ana.click(answer, label="16.4 →")
    assert answer.embeds[0].title == "16.4 · " + load().entry("16.4", "es").title
    await table.ana.select(answer, ["heroclix-modern,16.3,es"], custom_id="m|rule|||0")
    assert answer.embeds[0].title == "16.3 · " + load().entry("16.3", "es").title


async def test_a_common_question_is_answered_by_a_tap(table: Club) -> None:
    """/power offers its questions as a menu; one tapped shows the rule with the question on top, and the way back."""
    answer = await table.ask(table.ana, "power", name="27.1a")
    assert menu(answer)[:2] == ["heroclix-modern,27.1a,0", "heroclix-modern,27.1a,1"]
    await table.ana.select(answer, ["heroclix-modern,27.1a,2"], custom_id="m|rule-question|||0")
    assert (answer.embeds[0].description or "").startswith("> " + load().entry("27.1a", "en").questions[2])
    await table.ana.click(answer, label="← Back")
    assert "Common questions" in words(answer)


async def test_side_by_side_is_paged(table: Club) -> None:
    """Two editions of a long rule stand side by side page by page; together the pages hold both whole."""
    answer = await table.ask(table.ana, "rule", section="16.9")
    await table.ana.select(answer, ["beside,heroclix-modern,16.9"], custom_id="m|rule|||1")
    read = [words(answer)]
    while "Page →" in buttons(answer):
        await table.ana.click(answer, label="Page →")
        read.append(words(answer))
    said = " ".join(read).split()
    for ruleset in ("heroclix-modern", "heroclix-2022"):
        assert [word for word in load(ruleset).entry("16.9", "en").text.split() if word not in said] == []


async def test_motu_answers_power_plainly(table: Club) -> None:
    """Where the channel plays Battleground, /power says that there are none, and leads to abilities by a button."""
    await table.ask(table.judge, "settings", ruleset="motu")
    answer = await table.ask(table.ana, "power", name="charge")
    assert "has no powers" in words(answer)
    await table.bruno.click(answer, label="Abilities")
    assert answer.embeds[0].title == "7g · Abilities"
