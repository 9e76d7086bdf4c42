"""The board of HeroClix: adjacency, distance, lines of fire, movement.

A `Spot` is a figure of the position or the number of a square. The bare functions answer with plain
values; those that return a `Ruling` explain the same answer. Each is imported from where it stands, so
that a question about a line of fire loads no moves.
"""
