"""HeroClix in the bot: its commands, what they show, its pictures, and what players type."""
