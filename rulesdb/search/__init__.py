"""Search and completion over the entries of one ruleset: deterministic and offline."""
