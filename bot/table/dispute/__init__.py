"""Rulings contested: what a dispute is about, what is said, what comes of it, and how it is shown."""
