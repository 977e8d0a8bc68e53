"""File formats of other tools and our own, a module per format."""
