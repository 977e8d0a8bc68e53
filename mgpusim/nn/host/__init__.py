"""What the host of a GPU does for a network, and how long that takes."""
