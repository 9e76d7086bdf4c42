"""The answers to the questions of CONTRACT section 3.1, one module per family of rules."""
