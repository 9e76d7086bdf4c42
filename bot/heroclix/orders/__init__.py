"""Orders to figures: whole or half said, what may still be offered, and what an answer would lead to."""
