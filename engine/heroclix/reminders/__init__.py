"""Which sentences of cards matter to a question: what took part, what players have to remember, what was not read."""
