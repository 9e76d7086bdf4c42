"""A character as a reply: its card, its equipment with its words, how it stands."""

from __future__ import annotations

from bot.motu.presenters.names import army_name, figure_line, places_of
from bot.table.call import Call
from bot.table.reply import Block, Reply, safe
from engine.motu.game import GameFigure, GameState
from engine.motu.game.state.character import Character

__all__ = ["character_reply", "echo", "read_back"]

LONGEST = 1000
SHORT = 60  # characters of a special ability in one line with the rest


def character_reply(call: Call, state: GameState, figure: GameFigure) -> Reply:
    """Return all about a character."""
    blocks = _blocks(call, figure)
    text = f"{figure_line(call, state, figure)}\n{army_name(call, figure.side)} · `{figure.id}`"
    return Reply(safe(state.names.get(figure.id, figure.name)), text, tuple(blocks))


def read_back(call: Call, state: GameState, figure: GameFigure) -> list[Block]:
    """Return what was read of a character's line, where it stands, and what the line did not say."""
    first, *others = _blocks(call, figure)
    health = call.words.term("motu-said-health")
    said = f"{first.text} · {health} **{figure.card.health}**" if figure.card.health else first.text
    stands = [call.say("motu-shown-base", hexes=figure.card.size)] if figure.card.size > 1 else []
    if figure.on_field:
        facing = call.words.term(f"motu-facing-{figure.facing}")
        stands += [places_of(state, figure), call.say("motu-shown-facing", facing=facing)]
    lines = [said, *([" · ".join(stands)] if stands else []), *_missing(call, figure)]
    return [Block(call.say("figure-read-title"), "\n".join(lines)), *others]


def _missing(call: Call, figure: GameFigure) -> list[str]:
    """Return a line with what a card does not say of what every character has."""
    said = figure.card.document
    names = [name for name in ("cost", "attributes", "speed", "health") if not said.get(name)]
    listed = ", ".join(call.words.term(f"motu-said-{name}") for name in names)
    return [f"⚠ {call.say('figure-read-missing', missing=listed)}"] if names else []


def _blocks(call: Call, figure: GameFigure) -> list[Block]:
    """Return a card's attributes, weapons, abilities and items."""
    card = figure.card
    attributes = " · ".join(f"{call.words.term(f'motu-{name}')} **{n}**" for name, n in card.attributes.items())
    speed = call.say("motu-shown-speed", standard=card.speed[0], improved=card.speed[1])
    cost = call.say("motu-shown-cost", points=card.cost)
    blocks = [Block(call.say("motu-attributes"), f"{attributes}\n{speed} · {cost}")]
    weapons = [_weapon(call, figure, weapon) for weapon in figure.for_position().armed()]
    blocks.append(Block(call.say("motu-weapons"), "\n".join(weapons)[:LONGEST]))
    parts = card.document.get("abilities", ()), card.document.get("items", ())
    for key, listed in zip(("motu-card-abilities", "motu-card-items"), parts, strict=True):
        lines = [_part(call, figure, each) for each in listed]
        if lines:
            blocks.append(Block(call.say(key), "\n".join(lines)[:LONGEST]))
    return blocks


def echo(call: Call, state: GameState, figure: GameFigure) -> str:
    """Return in one line what was read of a character: name, points, attributes, speed, health, equipment, place."""
    card = figure.card
    named = [_with_special(card, part.id) for part in card.weapons]
    named += [card.named(part.id) for parts in (card.abilities, card.items) for part in parts]
    said = [f"**{safe(state.names.get(figure.id, figure.name))}**", call.say("motu-shown-cost", points=card.cost)]
    said += [" ".join(f"{call.words.term(f'motu-{name}')} **{n}**" for name, n in card.attributes.items())]
    said += [call.say("motu-shown-speed", standard=card.speed[0], improved=card.speed[1])]
    said += [call.say("motu-wounds", wounds=f"{figure.wounds}/{card.health}")] if card.health else []
    said += [safe(", ".join(name for name in named if name))] if named else []
    said += [places_of(state, figure), *_missing(call, figure)]
    return " · ".join(each for each in said if each)


def _with_special(card: Character, id_: str) -> str:
    """Return the name of a weapon, with the beginning of what its special ability says."""
    special = card.special(id_)
    short = special if len(special) <= SHORT else f"{special[: SHORT - 1].rstrip()}…"
    return f"{card.named(id_)} – {short}" if short else card.named(id_)


def _weapon(call: Call, figure: GameFigure, weapon: object) -> str:
    found: dict[str, object] = {name: getattr(weapon, name) for name in ("id", "kind", "range", "dice", "mana")}
    table = ", ".join(f"{needs}→{effect}" for needs, effect in sorted(getattr(weapon, "table").items()))  # noqa: B009
    said = [call.words.term(f"motu-{found['kind']}")]
    said += [f"{call.words.number(float(str(found['range'])))}″"] if found["range"] else []
    said += [call.say("motu-shown-dice", dice=found["dice"])] if found["dice"] else []
    said += [call.say("motu-mana", mana=found["mana"])] if found["mana"] else []
    said += [call.say("motu-shown-allies")] if getattr(weapon, "allies", False) else []
    name = call.words.term("motu-fists") if found["id"] == "fists" else safe(figure.card.named(str(found["id"])))
    special = figure.card.special(str(found["id"]))
    return f"• **{name}** {' · '.join(said)} · {table}{f' – {safe(special)}' if special else ''}"


def _part(call: Call, figure: GameFigure, part: dict[str, object]) -> str:
    id_ = str(part["id"])
    said = [call.say("motu-points", points=part["ap"])] if part.get("ap") else []
    said += [call.say("motu-mana", mana=part["mana"])] if part.get("mana") else []
    said += [call.say("motu-used")] if id_ in figure.used else []
    text = figure.card.text(id_)
    return f"• **{safe(figure.card.named(id_))}** {' · '.join(said)}{f' – {safe(text)}' if text else ''}"
