"""What others have to be, or where, for a sentence to count: several of them, one of so many points (20.9)."""
