"""Pictures for translators: a piece as it prints, its texts told by their ids and their room."""
