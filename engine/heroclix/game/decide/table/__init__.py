"""The table: seats, initiative, set-up, corrections, history, score."""
