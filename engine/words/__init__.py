"""Questions in a player's own words, as far as every game reads them alike: words, names, signs, readings."""
