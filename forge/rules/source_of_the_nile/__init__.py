"""Source of the Nile: campaigns of one or several explorers, N1-N68 and ND1-ND24."""
