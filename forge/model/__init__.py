"""What a game is made of: frozen values, decoded once; above this floor nobody sees a dict."""
