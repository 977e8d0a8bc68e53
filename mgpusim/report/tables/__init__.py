"""Reports for the terminal, a module per kind of result."""
