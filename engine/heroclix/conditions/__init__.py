"""What written conditions ask of a position (`engine.heroclix.written.conditions`), judged."""
