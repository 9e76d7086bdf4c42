# What an entry rests on, and the same rule in other editions.
rule-source-card = Taken over from the current card
rule-source-card-text = The book of this edition is silent here: this is the text of the current card.
rule-source-part = Partly from this edition
rule-source-part-text = What this edition itself says of it is told here; what it leaves open is taken over from the current card.
rule-source-reading = A reading of this project
rule-source-reading-text = The book leaves this open. So it is read here; your table may read it otherwise.
rule-source-departure = A reading of this project against the letter
rule-source-departure-text = Here the project departs from the letter of the book; the text says from what. Your table may keep to the letter.
rule-editions = Other editions…
rule-side-by-side = Side by side
rule-back = ← Back
rule-beside-above = The text of this edition ends on an earlier page.
