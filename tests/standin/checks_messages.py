"""Discord's limits on messages and forms that its published schema leaves out or spreads over fields.

Each check yields one sentence per fault; none raises.
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from tests.standin.model import Json, walk

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, LABEL = 1, 2, 3, 4, 18
SELECTS = frozenset({3, 5, 6, 7, 8})
LINK, PREMIUM = 5, 6
COMPONENTS_V2 = 1 << 15
EMBED_LIMITS = {"title": 256, "description": 4096}


def message_problems(data: Json, files: Set[str]) -> Iterator[str]:
    """Check the body of a message, new or edited; ``files`` are the names it can show by ``attachment://``."""
    content = data.get("content") or ""
    if len(content) > 2000:
        yield f"content of {len(content)} characters; at most 2000"
    embeds = data.get("embeds") or []
    yield from embeds_problems(embeds, files)
    components = data.get("components") or []
    if (data.get("flags") or 0) & COMPONENTS_V2:
        if content or embeds:
            yield "content or embeds beside a layout of components"
    else:
        yield from _rows(components)
    yield from _custom_ids(components)


def embeds_problems(embeds: list[Json], files: Set[str]) -> Iterator[str]:
    """Check the embeds of one message, their 6000 characters together included."""
    if len(embeds) > 10:
        yield f"{len(embeds)} embeds; at most 10"
    for number, embed in enumerate(embeds):
        yield from _embed(embed, f"embeds[{number}]", files)
    total = sum(_embed_size(embed) for embed in embeds)
    if total > 6000:
        yield f"embeds of {total} characters together; at most 6000"


def _embed(embed: Json, where: str, files: Set[str]) -> Iterator[str]:
    for key, limit in EMBED_LIMITS.items():
        yield from _longer(embed.get(key), limit, f"{where}.{key}")
    yield from _longer((embed.get("author") or {}).get("name"), 256, f"{where}.author.name")
    yield from _longer((embed.get("footer") or {}).get("text"), 2048, f"{where}.footer.text")
    fields = embed.get("fields") or []
    if len(fields) > 25:
        yield f"{where}.fields: {len(fields)}; at most 25"
    for number, entry in enumerate(fields):
        yield from _filled(entry.get("name"), 256, f"{where}.fields[{number}].name")
        yield from _filled(entry.get("value"), 1024, f"{where}.fields[{number}].value")
    for key in ("image", "thumbnail"):
        url = (embed.get(key) or {}).get("url") or ""
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in files:
            yield f"{where}.{key}: {url} is not among the files {sorted(files)}"


def _embed_size(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("author") or {}).get("name"), (embed.get("footer") or {}).get("text")]
    for entry in embed.get("fields") or []:
        texts += [entry.get("name"), entry.get("value")]
    return sum(len(text) for text in texts if text)


def _rows(components: list[Json]) -> Iterator[str]:
    if len(components) > 5:
        yield f"{len(components)} action rows; at most 5"
    for number, row in enumerate(components):
        where = f"components[{number}]"
        if row["type"] != ROW:
            yield f"{where}: a component of type {row['type']} outside an action row"
            continue
        held = row.get("components") or []
        selects = [part for part in held if part["type"] in SELECTS]
        if not 1 <= len(held) <= 5 or (selects and len(held) > 1):
            yield f"{where}: {len(held)} components; 1 to 5 buttons, or one menu alone"
        for place, part in enumerate(held):
            yield from _part(part, f"{where}.components[{place}]")


def _part(part: Json, where: str) -> Iterator[str]:
    if part["type"] == BUTTON:
        yield from _button(part, where)
    elif part["type"] in SELECTS:
        yield from select_problems(part, where)
    else:
        yield f"{where}: a component of type {part['type']} in a message's row"


def _button(button: Json, where: str) -> Iterator[str]:
    yield from _longer(button.get("label"), 80, f"{where}.label")
    style = button["style"]
    if style != PREMIUM and not (button.get("label") or button.get("emoji")):
        yield f"{where}: a button with neither label nor emoji"
    if style == LINK and not button.get("url"):
        yield f"{where}: a link button without a url"
    if style not in {LINK, PREMIUM} and not button.get("custom_id"):
        yield f"{where}: a button without a custom_id"


def select_problems(select: Json, where: str) -> Iterator[str]:
    """Check one menu: 1 to 25 options of unique values, texts at most 100, a range of choices that exists."""
    yield from _longer(select.get("placeholder"), 150, f"{where}.placeholder")
    if select["type"] != STRING_SELECT:
        return
    options = select.get("options") or []
    if not 1 <= len(options) <= 25:
        yield f"{where}: {len(options)} options; 1 to 25"
    values = [option["value"] for option in options]
    if len(set(values)) != len(values):
        yield f"{where}: an option value twice"
    for number, option in enumerate(options):
        yield from _filled(option.get("label"), 100, f"{where}.options[{number}].label")
        yield from _filled(option.get("value"), 100, f"{where}.options[{number}].value")
        yield from _longer(option.get("description"), 100, f"{where}.options[{number}].description")
    low, high = _range(select)
    if not 0 <= low <= high <= max(len(options), 1):
        yield f"{where}: from {low} to {high} choices of {len(options)} options"
    if sum(bool(option.get("default")) for option in options) > high:
        yield f"{where}: more options preset than may be chosen"


def _range(select: Json) -> tuple[int, int]:
    low, high = select.get("min_values"), select.get("max_values")
    return (1 if low is None else low, 1 if high is None else high)


def modal_problems(modal: Json) -> Iterator[str]:
    """Check a form: title at most 45, 1 to 5 fields, each labelled, ids unique."""
    yield from _filled(modal.get("title"), 45, "title")
    yield from _filled(modal.get("custom_id"), 100, "custom_id")
    components = modal.get("components") or []
    if not 1 <= len(components) <= 5:
        yield f"{len(components)} components in a form; 1 to 5"
    for number, holder in enumerate(components):
        yield from _modal_part(holder, f"components[{number}]")
    yield from _custom_ids(components)


def _modal_part(holder: Json, where: str) -> Iterator[str]:
    label = holder.get("label")
    if holder["type"] == LABEL:
        yield from _filled(label, 45, f"{where}.label")
        yield from _longer(holder.get("description"), 100, f"{where}.description")
    for part in walk([holder]):
        if part["type"] == TEXT_INPUT:
            yield from _text_input(part, where, labelled=holder["type"] == LABEL)
        elif part["type"] in SELECTS:
            yield from select_problems(part, where)


def _text_input(part: Json, where: str, *, labelled: bool) -> Iterator[str]:
    if not labelled:
        yield from _filled(part.get("label"), 45, f"{where}.label")
    yield from _longer(part.get("placeholder"), 100, f"{where}.placeholder")
    yield from _longer(part.get("value"), 4000, f"{where}.value")


def _custom_ids(components: list[Json]) -> Iterator[str]:
    seen: set[str] = set()
    for part in walk(components):
        custom_id = part.get("custom_id")
        if custom_id is None:
            continue
        yield from _filled(custom_id, 100, "custom_id")
        if custom_id in seen:
            yield f"custom_id {custom_id!r} twice in one message"
        seen.add(custom_id)


def _longer(text: str | None, limit: int, where: str) -> Iterator[str]:
    if text and len(text) > limit:
        yield f"{where} of {len(text)} characters; at most {limit}"


def _filled(text: str | None, limit: int, where: str) -> Iterator[str]:
    if not text or not text.strip():
        yield f"{where} is empty"
    yield from _longer(text, limit, where)
