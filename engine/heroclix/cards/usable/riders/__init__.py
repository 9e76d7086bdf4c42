"""Sentences of their own about the power of the list before them: "When Hollis uses it, …" (20.7a)."""
