"""From command to ruling and events."""
