"""The host's side: settings, starting and stopping, and where errors end."""
