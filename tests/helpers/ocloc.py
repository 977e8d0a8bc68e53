"""A program that answers as Intel's `ocloc` does, as far as it is read."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from mgpusim.opencl import ocloc

__all__ = ["install_ocloc"]

# writes what ocloc writes that is read: the first lines of each listing, in a file named by attempt and width
FAKE = """
import json, os, sys
told = json.load(open({told!r}))
open({log!r}, "a").write(sys.argv[1] + "\\n")
open({log!r} + ".json", "a").write(json.dumps([os.getcwd(), *sys.argv[1:]]) + "\\n")
if sys.argv[1] == "query":
    open("OCL_DRIVER_VERSION", "w").write(told["version"])
    sys.exit(0)
source = open(sys.argv[sys.argv.index("-file") + 1]).read()
device = sys.argv[sys.argv.index("-device") + 1]
if device != "bxt":
    print("Error: Cannot get HW Info for device " + device + ".")
    sys.exit(223)
if "bad" in source:
    print("1:1:9: error: use of undeclared identifier 'bad'\\nBuild failed with error code: -11\\nCommand was: ocloc")
    sys.exit(245)
for k, (name, attempt, width, spilled) in enumerate(told["kernels"], 1):
    file = "OCL_asm00" + attempt + "_simd" + str(width) + "_entry_000" + str(k) + ".asm"
    with open(os.path.join(os.environ["IGC_DumpToCustomDir"], file), "w") as out:
        out.write("//.kernel " + name + "\\n//.instCount 90\\n" + ("//.spill size %d\\n" % spilled if spilled else ""))
"""


def install_ocloc(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *kernels: tuple[str, str, int, int], version: str = "22.43.24595"
) -> Path:
    """Install it in place of the compiler; return the file in which it notes what it was asked.

    In another, whose name ends in ".json", it notes the folder that it was run in with all arguments.

    Each kernel is given by name, attempt ("", "_1", ...), SIMD width and spilled bytes, whatever the source.
    """
    script, told, log = (folder / name for name in ("ocloc.py", "told.json", "asked"))
    told.write_text(json.dumps({"kernels": kernels, "version": version}), encoding="utf-8")
    script.write_text(FAKE.format(told=str(told), log=str(log)), encoding="utf-8")
    log.write_text("", encoding="utf-8")
    monkeypatch.setenv("MGPUSIM_OCLOC", json.dumps([sys.executable, str(script)]))
    ocloc._version.cache_clear()
    return log
