"""ArchProbe results (https://github.com/microsoft/ArchProbe) as one more source of findings about a GPU."""
