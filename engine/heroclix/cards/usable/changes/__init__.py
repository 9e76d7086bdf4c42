"""A power with what its card says behind it: a restriction, a change, another version (20.2, 20.7)."""
