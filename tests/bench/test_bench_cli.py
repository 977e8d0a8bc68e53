"""What the command loads before it knows what is asked."""

from __future__ import annotations

import subprocess
import sys

SLOW_TO_IMPORT = (
    "numpy", "numba", "scipy", "networkx", "simpy", "msgspec", "rich", "matplotlib", "jinja2", "pygments", "onnx", "pyopencl",
    "dask",
)  # fmt: skip
PROGRAM = """
import sys
from mgpusim.cli import main
sys.argv = ["mgpusim", *sys.argv[1:]]
try:
    main()
except SystemExit:
    print("loaded", *sys.modules)
"""


def test_help_loads_no_library_but_click() -> None:
    for asked in ("--help", "--version"):
        done = subprocess.run([sys.executable, "-c", PROGRAM, asked], check=True, capture_output=True, encoding="utf-8")
        loaded = done.stdout.splitlines()[-1].split()
        assert loaded[0] == "loaded"
        assert "click" in loaded
        assert not {name.split(".")[0] for name in loaded} & set(SLOW_TO_IMPORT)
        assert not [name for name in loaded if name.startswith("mgpusim.cli.commands.")]
