"""From a command to a ruling and its events."""
