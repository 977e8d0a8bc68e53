"""Write `tests/locks`: the versions that CI tries, as constraint files of pip.

python -m venv .locking && .locking/bin/pip install uv && .locking/bin/python tools/lock_dependencies.py

`oldest` holds the lower bounds in `pyproject.toml`, and of what those need the newest. `newest` holds the newest of everything.
Both hold what the extras in `EXTRAS` need, for Linux. A file serves `pip install -e '.[test]' -c FILE`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "locks"
EXTRAS = ("test", "cluster", "parquet")
LOCKS = {
    "py311-oldest": ("3.11", "lowest-direct"),
    "py311-newest": ("3.11", "highest"),
    "py312-newest": ("3.12", "highest"),
    "py313-newest": ("3.13", "highest"),
}
"""Python and uv's resolution of each."""


def compile_command(python: str, resolution: str) -> list[str]:
    """Return the arguments of uv that print a lock."""
    extras = [part for extra in EXTRAS for part in ("--extra", extra)]
    quiet = ["--quiet", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    wanted = ["--python-version", python, "--python-platform", "x86_64-manylinux_2_28", "--resolution", resolution]
    return ["pip", "compile", "pyproject.toml", *extras, *wanted, *quiet]


def main() -> int:
    """Write every lock."""
    FOLDER.mkdir(exist_ok=True)
    for name, (python, resolution) in LOCKS.items():
        command = compile_command(python, resolution)
        done = subprocess.run(
            [sys.executable, "-m", "uv", *command], cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8", check=False
        )
        if done.returncode:
            print(f"{name}: uv found no versions that fit together, or is not installed here: pip install uv")
            return done.returncode
        head = f"# Made by tools/lock_dependencies.py: uv {' '.join(command)}\n"
        (FOLDER / f"{name}.txt").write_text(head + done.stdout, encoding="utf-8")
        print(f"{name}: {done.stdout.count('==')} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
