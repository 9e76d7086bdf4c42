"""The rules library as replies: entries, hits, where they lead, the host's own books."""
