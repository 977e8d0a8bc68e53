"""Foreign formats, one module each: what another tool measured or wrote, read into the terms of mgpusim."""
