"""Everything that players read, in their language."""
