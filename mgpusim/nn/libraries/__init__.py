"""Library profiles: what an inference library runs, as data."""
