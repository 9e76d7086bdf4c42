"""The editions: the record of each, its parts where they differ, its book. At the top of the tower."""
