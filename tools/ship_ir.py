"""Write the IR that ships beside each example kernel, so that an install without clang runs them; removes stale ones.

Run it after changing a kernel, a launch file's options, the compiler flags or the header: `python tools/ship_ir.py`.
"""

from __future__ import annotations

from pathlib import Path

from mgpusim.files import write_atomic
from mgpusim.opencl.clang import find_compiler, ir_path, run_clang
from mgpusim.workload.launch import load_launch
from mgpusim.workload.source import source_of_launch


def main() -> None:
    folder = Path(__file__).resolve().parent.parent / "examples"
    wanted = set()
    for file in sorted(folder.glob("*.toml")):
        source = source_of_launch(load_launch(file))
        path = ir_path(source)
        assert path is not None
        wanted.add(path)
        if not path.is_file():
            write_atomic(path, run_clang(source, find_compiler()).encode())
            print("wrote", path.name)
    for stale in set(folder.glob("*.ll")) - wanted:
        stale.unlink()
        print("removed", stale.name)


if __name__ == "__main__":
    main()
