"""What is checked before anything is printed; one generator a check."""
