"""The effects that a document writes out: what an effect does, for whom, and when; each part a form of its own.

These are the words that the reader of card texts and the rules agree on: the reader makes nothing else of a sentence,
and whoever writes an effect by hand writes the same (18.2, 20, 21).
"""
