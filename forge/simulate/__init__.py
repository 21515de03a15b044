"""Play: policies, runners, statistics, and what can be proved."""
