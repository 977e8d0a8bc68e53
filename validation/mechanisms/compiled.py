"""What NVIDIA's compiler makes of the kernels of the suite, no device needed: `python compiled.py CUDA_FOLDER compiled.json`.

CUDA_FOLDER holds bin/nvcc, bin/ptxas and bin/nvdisasm, as the wheels nvidia-cuda-nvcc, nvidia-nvvm, nvidia-cuda-crt,
nvidia-cuda-runtime and nvidia-cuda-nvdisasm of one version lay them out. OpenCL C is read as CUDA C++: qualifiers and work-item
functions are macros, float4 is a class. Local memory that comes as an argument counts as a buffer. Of each kernel the registers,
and of each innermost loop what `../h200/machine_code.py` says, the branches and the predicated instructions.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "h200"))

from machine_code import code_of, facts, loops_of  # noqa: E402
from suite import KERNELS, launches  # noqa: E402

PRELUDE = """
#define __kernel extern "C" __global__
#define __global
#define __local
#define restrict __restrict__
#define CLK_LOCAL_MEM_FENCE 0
#define barrier(fence) __syncthreads()
#define OF(v, d) ((d) == 0 ? v.x : (d) == 1 ? v.y : v.z)
#define get_local_id(d) ((int)OF(threadIdx, d))
#define get_group_id(d) ((int)OF(blockIdx, d))
#define get_local_size(d) ((int)OF(blockDim, d))
#define get_num_groups(d) ((int)OF(gridDim, d))
#define get_global_id(d) (get_group_id(d) * get_local_size(d) + get_local_id(d))
#define get_global_size(d) (get_num_groups(d) * get_local_size(d))
#define INLINE __device__ __forceinline__
struct __align__(16) vec4 {
    float x, y, z, w;
    vec4() = default;
    INLINE vec4(float s) : x(s), y(s), z(s), w(s) {}
    INLINE vec4(float a, float b, float c, float d) : x(a), y(b), z(c), w(d) {}
};
INLINE vec4 operator+(vec4 a, vec4 b) { return vec4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w); }
INLINE vec4 operator-(vec4 a, vec4 b) { return vec4(a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w); }
INLINE vec4 operator*(vec4 a, vec4 b) { return vec4(a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w); }
INLINE vec4 &operator+=(vec4 &a, vec4 b) { a = a + b; return a; }
INLINE float dot(vec4 a, vec4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
INLINE vec4 fma(vec4 a, vec4 b, vec4 c) {
    return vec4(fmaf(a.x, b.x, c.x), fmaf(a.y, b.y, c.y), fmaf(a.z, b.z, c.z), fmaf(a.w, b.w, c.w));
}
INLINE vec4 fma(float a, vec4 b, vec4 c) { return fma(vec4(a), b, c); }
INLINE float native_exp(float x) { return __expf(x); }
INLINE float native_rsqrt(float x) { return rsqrtf(x); }
INLINE int clamp(int v, int low, int high) { return min(max(v, low), high); }
#define float4 vec4
"""


def as_cuda(source: str) -> str:
    """Return OpenCL C as CUDA C++."""
    text = re.sub(
        r"__kernel __attribute__\(\(reqd_work_group_size\((\d+), (\d+), (\d+)\)\)\)\s*void",
        r'extern "C" __global__ __launch_bounds__(\1 * \2 * \3) void', source,
    )  # fmt: skip
    return PRELUDE + re.sub(r"^( +)__local (\w+ \w+\[)", r"\1__shared__ \2", text, flags=re.MULTILINE)


def of_kernel(cuda: Path, folder: Path, file: Path, entry: str, options: str) -> dict[str, Any]:
    """Return registers and loops of a kernel."""
    source, ptx, binary = (folder / f"kernel.{kind}" for kind in ("cu", "ptx", "cubin"))
    # as lines of the source: as options they would meet CUDA's own headers
    defined = "".join("#define " + option[2:].replace("=", " ", 1) + "\n" for option in options.split())
    source.write_text(defined + as_cuda(file.read_text(encoding="utf-8")), encoding="utf-8")
    env = {**os.environ, "PATH": f"{cuda / 'bin'}:{os.environ['PATH']}"}

    def run(*command: str) -> str:
        done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8", env=env)
        return done.stdout + done.stderr

    run("nvcc", "-arch=sm_90", "-ptx", str(source), "-o", str(ptx), "-I", str(cuda / "include"))
    said = run("ptxas", "-v", "-arch=sm_90", str(ptx), "-o", str(binary))
    found = re.search(rf"entry function '{entry}'.*?(\d+) bytes stack frame.*?Used (\d+) registers", said, re.DOTALL)
    assert found
    listing = run("nvdisasm", "-c", str(binary))
    code, labels = code_of(listing, entry)
    body = re.search(rf"\.text\.{entry}:(.*?)(?=//-{{10,}}|\Z)", listing, re.DOTALL)
    lines = [re.sub(r"/\*.*?\*/", "", raw).strip(" ;\t") for raw in (body[1] if body else "").splitlines()]
    guarded = [bool(re.match(r"@!?U?P\w+ ", line)) for line in lines if re.match(r"(?:@!?U?P\w+ )?\s*[A-Z][A-Z0-9_.]*", line)]
    loops = []
    for first, last in loops_of(code, labels):
        inside = range(first, last + 1)
        branches = sum(code[i][0].startswith("BRA") for i in inside) - 1  # but for the loop's own
        predicated = sum(guarded[i] and not code[i][0].startswith("BRA") for i in inside)
        loops.append({**facts(code[first : last + 1]), "branches": branches, "predicated": predicated})
    return {"registers": int(found[2]), "stack_b": int(found[1]), "instructions": len(code), "loops": loops}


def main() -> None:
    cuda = Path(sys.argv[1]).resolve()
    table: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        for kernel, launch, _ in launches():
            if kernel not in table:
                file = KERNELS / Path(str(launch.source)).name
                table[kernel] = of_kernel(cuda, Path(folder), file, launch.entry, launch.options)
    rows = ",\n".join(f" {json.dumps(name)}: {json.dumps(row)}" for name, row in table.items())
    Path(sys.argv[2]).write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
