"""How Source of the Nile is played: policies for one explorer or several."""
