"""What a rule set promises, claim by claim, and what can be proved of it."""
