"""Areas: which squares and figures an effect may choose (27)."""
