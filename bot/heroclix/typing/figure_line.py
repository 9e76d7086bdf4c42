"""A figure typed in one line, as players write them.

`Iron Wolf 75 8/10/17/3 r6 t1 7 clicks at C5 [charge, stealth]`, in any order after the name; the status line of
play by post: `1) [2] R Iron Wolf 75 (4/7) I12 @@`; or a dial, click by click, each with its powers:
`Iron Wolf 75 r6 t1 | 8/10/17/3 [charge, toughness] | 8/10/16/3 x2 [=] | 7/9/16/2`.

What is not understood refuses the line: nothing of it is guessed, and nothing is left out.
"""

from __future__ import annotations

from bot.app.errors import UserError
from bot.heroclix.typing.figure_card import FigureLine, card_of
from bot.heroclix.typing.figure_name import take_name
from bot.heroclix.typing.figure_parts import read_parts
from bot.heroclix.typing.figure_typed import TypedLine, unknown_power
from bot.heroclix.typing.figure_words import FENCED, ROW
from bot.heroclix.typing.power_names import UnknownPower, powers_of
from engine.heroclix.ruleset import Powers

__all__ = ["FigureLine", "parse_figure_line", "read_powers"]

LONGEST = 1200
UNSEEN = dict.fromkeys(map(ord, "\u200b\ufe0f\u20e3"))  # what phones put into a line: 5️⃣ is a five


def parse_figure_line(powers: Powers, line: str) -> FigureLine:
    """Read a figure from one line, with the powers of an edition. Raises UserError that shows what was not understood.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> from functools import partial
    >>> parse = partial(parse_figure_line, MODERN.powers)
    >>> found = parse("Iron Wolf 75 8/10/17/3 r6 at C5 [charge]")
    >>> found.card["name"], found.card["values"]["defense"], found.at
    ('Iron Wolf', 17, 'C5')
    >>> parse("1) [2] R Iron Wolf 75 (4/7) I12 @@").click
    4
    >>> [click["powers"] for click in parse("Wolf 75 8/10/17/3 [hss] 7/9/16/2 [=]").card["dial"]]
    [['hypersonic-speed'], ['hypersonic-speed']]
    """
    if len(line) > LONGEST:
        raise UserError("figure-line-too-long", most=LONGEST)
    code = FENCED.fullmatch(line)
    if code is not None and ROW.search(code[2]):
        line = code[2]
    typed = TypedLine(powers, " ".join(line.translate(UNSEEN).split()))
    take_name(typed)
    read_parts(typed)
    return card_of(typed)


def read_powers(powers: Powers, text: str) -> tuple[list[str], list[str]]:
    """Return the standard powers and the abilities that a list names. Raises UserError for what names none.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> read_powers(MODERN.powers, "Sigilo, vuelo")
    (['stealth'], ['flight'])
    """
    try:
        found = powers_of(powers, text)
    except UnknownPower as unknown:
        raise unknown_power(unknown) from None
    standard = powers.standard_slugs
    return [one for one in found if one in standard], [one for one in found if one not in standard]
