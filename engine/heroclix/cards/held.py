"""How many tokens characters have, in words (6.3, 21.5)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Value

__all__ = ["HELD", "SOME"]

# numbers of action tokens
HELD: dict[str, Value] = {
    "no action tokens": {"most": 0},
    "an action token": {"least": 1},
    "any action tokens": {"least": 1},
    "action tokens": {"least": 1},
    "one|1 or more action tokens": {"least": 1},
    "two|2 action tokens": {"least": 2, "most": 2},
    "two|2 or more action tokens": {"least": 2},
    "{away} action tokens": {"least": "$away"},
    "exactly one|1 action token": {"least": 1, "most": 1},
    "exactly two|2 action tokens": {"least": 2, "most": 2},
    "at least one|1 action token": {"least": 1},
    "fewer|less than two|2 action tokens": {"most": 1},
    "zero|0 action tokens": {"most": 0},
    "zero|0 or one|1 action tokens|token": {"most": 1},
}
# tokens of a name; of "2 Ember tokens" nobody says whether more would do
SOME: dict[str, Value] = {
    "a|an {proper} token": {"name": "$proper", "least": 1},
    "one or more {proper} tokens": {"name": "$proper", "least": 1},
    "1 or more {proper} tokens": {"name": "$proper", "least": 1},
    "any {proper} tokens": {"name": "$proper", "least": 1},
    "at least {number} {proper} token|tokens": {"name": "$proper", "least": "$number"},
    "{more_than_one} or more {proper} tokens": {"name": "$proper", "least": "$more_than_one"},
    "{away} {proper} tokens": {"name": "$proper", "least": "$away"},
    "{more_than_one} or less|fewer {proper} tokens": {"name": "$proper", "most": "$more_than_one"},
    "exactly {number} {proper} token|tokens": {"name": "$proper", "least": "$number", "most": "$number"},
    "no {proper} tokens": {"name": "$proper", "most": 0},
}
