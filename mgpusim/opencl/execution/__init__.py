"""Running typed IR on SIMT lanes."""
