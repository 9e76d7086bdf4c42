"""HeroClix: one engine for its editions, each edition a frozen `Ruleset`."""
