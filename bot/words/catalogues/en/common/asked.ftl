# Questions in a player's own words, of any game.

asked-title = I understood: { $asked }
asked-ambiguous = Several figures are called so: { $words }. Ask again with the whole name
asked-nothing = This is no question about the board that I understand; from the rules library:
asked-not-spoken = Questions about the board in your own words are not understood in this game yet; from the rules library:
asked-which = { $words }: { $names }
asked-suppose = with { $figure } on { $square }, { $asked }
