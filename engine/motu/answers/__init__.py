"""An answer for every question of a document."""
