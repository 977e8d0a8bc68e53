"""`python -m mgpusim`: the command line."""

from __future__ import annotations

from mgpusim.cli import main

if __name__ == "__main__":
    main()
