"""The runner in C reads plans that are damaged in a new way each time: ``python -m tests.fuzz.plans --cases 1000000``.

It is built by the ziglang wheel with its sanitizer of undefined behaviour, or by the system's compiler with that of addresses too
(``--compiler cc``). Exit status 1 where a sanitizer spoke. 1,000,000 cases were run with each, without a word.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from mgpusim.calibrate.measuring.suites import suite_of
from mgpusim.opencl.clang import zig_program
from tests.calibrate.test_measure import every_kind, twice
from tests.calibrate.test_measure_in_c import write_plan

SOURCE = Path(__file__).parents[1] / "calibrate" / "damaged_plans.c"
CHECKS = {"zig": ("-fsanitize=undefined", "-fno-sanitize-trap=all"), "cc": ("-fsanitize=address,undefined",)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=1_000_000)
    parser.add_argument("--compiler", choices=sorted(CHECKS), default="zig")
    asked = parser.parse_args()
    compiler = [*(zig_program() or ()), "cc"] if asked.compiler == "zig" else ["cc"]
    if len(compiler) == 1 and asked.compiler == "zig":
        print("no ziglang: pip install 'mgpusim[clang]', or --compiler cc", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        write_plan(
            Path(folder), suite_of([every_kind(), twice(), ("needs", twice()[1], {"needs": ["cl_khr_fp16"], "outputs": [0]})])
        )
        made = Path(folder) / "fuzz"
        subprocess.run(
            [*compiler, "-std=c99", "-O1", "-g", "-Wno-unused-function", *CHECKS[asked.compiler], "-o", made, SOURCE, "-ldl"],
            check=True,
        )
        done = subprocess.run([made, "suite.plan", str(asked.cases)], cwd=folder, capture_output=True, check=False)
    spoken = [line for line in done.stderr.decode("utf-8", "replace").splitlines() if "runtime error" in line or "ERROR:" in line]
    print(f"{asked.cases:,} damaged plans: {done.stdout.decode().strip() or 'no'} read as whole, exit status {done.returncode}")
    print(*spoken[:20], sep="\n")
    return int(bool(spoken or done.returncode))


if __name__ == "__main__":
    raise SystemExit(main())
