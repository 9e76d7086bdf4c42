"""Questions that suppose another value, "with +1 attack", "si tuviera 2 más de defensa": squares alone are supposed."""

from __future__ import annotations

import re

__all__ = ["VALUES", "without_values"]

VALUES = "values"  # what such a question supposes
_VALUE = (
    r"(?:attack|atk|att|av|defen[sc]e|def|dv|damage|dmg|range|rng|speed|ataque|atq|defensa|da[ñn]o|rango|alcance|"
    r"velocidad|vel|die|dice|roll|dado|dados|tirada)"
)
_NUMBER = r"(?:[+\-−]\s?\d{1,2}|(?:plus|minus|m[aá]s|menos|un|una|a) ?\d{1,2}|\d{1,2} (?:more|extra|less|m[aá]s|menos))"
_BEGINS = r"(?:what if|even if|if|with|w/|had|y si|si|con|aunque|suponiendo que)"
# from the word that begins it to a mark or the end
CLAUSE = re.compile(
    rf",?\s*\b{_BEGINS}\b[^,?.;]*?(?:{_NUMBER}\s*(?:to|of|on|de|a|en|al)?\s*(?:his|her|its|the|su|el|la)?\s*\b{_VALUE}\b"
    rf"|\b{_VALUE}\b\s*{_NUMBER})[^,?.;]*",
    re.IGNORECASE,
)


def without_values(question: str) -> str | None:
    """Return a question without the clause that supposes another value; None where none does.

    >>> without_values("What does Thor need to hit Loki with +1 attack?")
    'What does Thor need to hit Loki?'
    >>> without_values("if Thor had 2 more attack, what does he need for Loki"), without_values("can Thor hit Loki")
    ('what does he need for Loki', None)
    """
    found = CLAUSE.search(question)
    if found is None:
        return None
    return re.sub(r"^[\s,]+", "", question[: found.start()] + question[found.end() :])
