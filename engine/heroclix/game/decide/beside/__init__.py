"""Commands about what lies beside the map: cards, the sideline, tracked things, dice."""
