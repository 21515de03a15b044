"""Files to one checked document: the last floor that reads disk for content."""
