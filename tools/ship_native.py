"""Write the LLVM IR that ships with the package, so that a first simulation does not compile it.

Run it after changing a function that is compiled, or anything it imports from the package: `python tools/ship_native.py`. The
modules are those of `NativeModule` (`mgpusim/native/loader.py`).
The IR is for any 64-bit little-endian machine: optimised without a target in mind, and without whatever newer versions of
LLVM write and older ones cannot read.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from typing import Any

FLAGS = ("nuw", "nsw", "disjoint", "nneg", "samesign", "exact", "inbounds", "local_unnamed_addr", "unnamed_addr", "dso_local")
ATTRIBUTES = (
    "noundef", "nonnull", "readonly", "writeonly", "readnone", "noalias", "nocapture", "signext", "zeroext", "immarg", "returned",
    "captures[(][^)]*[)]", "align [0-9]+(?=[ ,)])", "range[(][^)]*[)]", "dereferenceable[(][^)]*[)]",
    "initializes[(][(][^)]*[)][)]",
)  # fmt: skip


def portable(text: str) -> str:
    """Drop targets, attributes, metadata and flags that only add information: what is left means the same."""
    lines = []
    for line in text.splitlines():
        if re.match(r"target |source_filename|; |attributes |!|$|.*@llvm[.](lifetime|assume|experimental[.]noalias)[.(]", line):
            continue
        line = re.sub(r", ![\w.]+ ![\w]+", "", line)
        line = re.sub(r"(?<=[ )])#[0-9]+", "", line)
        line = re.sub(r"\s+; preds = .*", "", line)
        if re.match(r"define|declare|.*\bcall\b", line):
            line = re.sub(rf" ({'|'.join(ATTRIBUTES)})(?=[ ,)])", "", line)
        line = re.sub(rf" ({'|'.join(FLAGS)})(?=\s)", "", line)
        lines.append(line.rstrip())
    names: dict[str, str] = {}

    def short(found: re.Match[str]) -> str:
        return names.setdefault(found[0], f"@f{len(names)}")

    return re.sub(r'@(?:_ZN|switch\.table\._ZN)[\w.$]+|@"[^"]*"', short, "\n".join(lines)) + "\n"


def with_constants(text: str) -> str:
    """Say of an argument called `c` or `C` that nothing writes there: a core's constants need not be read again after a store."""
    argument = re.compile(r"\bptr (?=[^,()]*%arg\.[cC][,)])")
    return "\n".join(argument.sub("ptr noalias ", line) if line.startswith("define") else line for line in text.splitlines())


def compiled(name: str, function: Any) -> Any:
    """Return the optimised module of one function of flat arrays, called `name`, without numba's wrapper for C."""
    import numba
    from llvmlite import binding as llvm

    from mgpusim.native.jit import native_signature

    made = numba.cfunc(native_signature(function.codes), error_model="numpy", _nrt=False)(function.__wrapped__)
    module = llvm.parse_assembly(with_constants(made._library.get_llvm_str()))
    for f in module.functions:
        if not f.is_declaration:
            entry = not f.name.startswith("cfunc.") and f"{function.__name__}B" in f.name
            f.linkage = "external" if entry else "internal"
            if entry:
                f.name = name
    return module


def optimised(module: Any) -> str:
    """Optimise once more, now that only the entries are seen from outside and unused parts and arguments can go."""
    from llvmlite import binding as llvm

    for variable in module.global_variables:
        variable.linkage = "internal"
    machine = llvm.Target.from_default_triple().create_target_machine(cpu="generic", features="")
    builder = llvm.create_pass_builder(machine, llvm.PipelineTuningOptions(speed_level=3))
    passes = builder.getModulePassManager()
    passes.run(module, builder)
    return str(module)


def main() -> None:
    if os.environ.get("NUMBA_CPU_NAME") != "generic":  # numba reads it when it is imported
        with tempfile.TemporaryDirectory() as folder:  # numba's cache does not see that a constant of another file has changed
            settings = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_CACHE_DIR": folder}
            ran = subprocess.run([sys.executable, *sys.argv], env={**os.environ, **settings}, check=False)
        raise SystemExit(ran.returncode)
    from mgpusim.engine.event.native import CORE
    from mgpusim.files import write_atomic
    from mgpusim.memory import caches, coalesce
    from mgpusim.native.loader import HEADER, SYMBOL
    from mgpusim.sources import stamp_of
    from mgpusim.trace.order_native import ORDER
    from mgpusim.trace.stream_native import ROWS

    for native in (coalesce.KERNELS, caches.KERNELS, ORDER, ROWS, CORE):
        functions = native.compiled()
        modules = [compiled(SYMBOL + name, function) for name, function in functions.items()]
        for other in modules[1:]:
            modules[0].link_in(other)
        text = portable(optimised(modules[0]))
        write_atomic(native.ir, f"{HEADER}{stamp_of(native.sources)}\n{text}".encode())
        print(f"wrote {native.ir.name}: {len(text)} characters")


if __name__ == "__main__":
    main()
