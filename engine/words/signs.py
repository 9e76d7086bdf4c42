"""The signs that a question is read as: what a word or phrase of either language stands for.

A sign is a concept (`see`, `shoot`, `carry`), a figure in play, a square, an object, a power, a value or a number. A
question is understood where all its words become signs, and these are those of one pattern.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

__all__ = ["FILLER", "Edges", "Sign", "chosen_of"]

FILLER = "filler"  # says nothing: an article, "please", "now"


@dataclass(frozen=True, slots=True)
class Sign:
    """What one or more words stand for.

    `kind`: the concept, or `figure`, `square`, `object`, `power`, `value`, `number`, `dice`. `ids`: of a figure or an
    object, all that the words fit. `word`: the square, the slug of a power, the name of a value. `numbers`: dice, or a
    number. `text`: the words as typed. `form`: of a verb, `base` where it may be an order, `third` where it tells what
    a third person does, `first` of the first person; of a figure, `against` behind "vs". `score`: how surely the words
    stand for it, 0 to 1. `mark`: the preposition before a figure or square: `to` `from` `with` `of` `by` `for`
    `between`. `at`: the number of its first word.
    """

    kind: str
    text: str = ""
    ids: tuple[str, ...] = ()
    word: str = ""
    numbers: tuple[int, ...] = ()
    form: str = ""
    score: float = 1.0
    mark: str = ""
    at: int = 0


Edges = list[list[tuple[int, Sign]]]
"""Every sign that the words of a question may be: by the first word, where the sign ends, and the sign."""


def chosen_of(edges: Edges, chosen: frozenset[str]) -> Edges:
    """Return the signs with only those of several figures that were chosen, where one was.

    >>> chosen_of([[(1, Sign("figure", "wolf", ("iron-wolf", "grey-wolf")))]], frozenset({"grey-wolf"}))[0][0][1].ids
    ('grey-wolf',)
    """
    if not chosen:
        return edges
    return [[(end, replace(sign, ids=_only(sign.ids, chosen))) for end, sign in here] for here in edges]


def _only(ids: tuple[str, ...], chosen: frozenset[str]) -> tuple[str, ...]:
    kept = tuple(each for each in ids if each in chosen)
    return kept if len(kept) == 1 else ids
