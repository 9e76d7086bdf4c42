"""The force before the game and the result after it: chapters 2, 4.1, 5, 21.10, 23, 25 and 26."""
