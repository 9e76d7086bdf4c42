"""Masters of the Universe: Battleground, judged by its own book; it shares the ground floor alone with other games."""
