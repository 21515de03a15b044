"""How Across Africa is played: policies for the expedition and the race."""
