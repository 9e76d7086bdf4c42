"""The ground: terrain, walls and rubble, bases on squares, and what sizes and symbols make of them (15–17)."""
