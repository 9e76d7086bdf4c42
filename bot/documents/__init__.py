"""Text that came from outside, as plain data."""
