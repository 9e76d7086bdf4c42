# The same rule in other editions.
rule-taken-over = Taken over from the current card
rule-taken-over-text = The book of this edition is silent here: this is the current card's text, and its section numbers are the current book's.
rule-editions = Other editions…
rule-side-by-side = Side by side
rule-back = ← Back
rule-beside-above = The text of this edition ends on an earlier page.
