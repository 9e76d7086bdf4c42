"""The table: who asks, what is answered, and the games between the store and the engine."""
