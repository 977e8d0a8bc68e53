"""What public reports and vendors' guides say of kernels on GPUs, and what is predicted of kernels of our own that do the same.

Each case is two kernels, or one on two sizes of work group. A report says which of them is faster, or which a device refuses. No
measured time of theirs is used. `python validation/robustness/public_reports.py` writes PUBLIC_REPORTS.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from mgpusim import Launch, MgpusimError, predict
from mgpusim.errors import InputError

ARM = "http://infocenter.arm.com/help/topic/com.arm.doc.100614_0300_00_en/ada"
INTEL = "https://www.intel.com/content/www/us/en/docs/opencl-sdk/developer-guide-processor-graphics/2019-4"
MEMORY = f"{INTEL}/kernel-memory-access-optimization-summary.html"
QUALCOMM = "http://apkmate.com/opencl-performed-better-on-qualcomms-adreno-gpu-than-others/"
GITHUB = "https://github.com"
N = 1 << 20
FLOATS = f"buffer:float32:{N}"
SUM = "kernel void f(global const float *a, global float *b) { int i = get_global_id(0); "
TILE = """kernel void f(global const float *a, global const float *b, global float *c) {
  int x = get_global_id(0), y = get_global_id(1); float s = 0;
"""
DIRECT = TILE + "  for (int k = 0; k < 256; k++) s += a[y * 256 + k] * b[k * 256 + x];\n  c[y * 256 + x] = s; }"
LOCAL = (
    TILE
    + """  local float p[16][16], q[16][16]; int l = get_local_id(0), m = get_local_id(1);
  for (int t = 0; t < 256; t += 16) {
    p[m][l] = a[y * 256 + t + l]; q[m][l] = b[(t + m) * 256 + x]; barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < 16; k++) s += p[m][k] * q[k][l];
    barrier(CLK_LOCAL_MEM_FENCE); }
  c[y * 256 + x] = s; }"""
)
SQUARE = ["buffer:float32:65536"] * 3
MANY = (
    "kernel void f(global const float *a, global float *b) { float v[RRR]; int i = get_global_id(0);\n"
    "local float first; if (get_local_id(0) == 0) first = a[i]; "
    "for (int k = 0; k < RRR; k++) v[k] = a[i + k * 64];\nbarrier(CLK_LOCAL_MEM_FENCE); "
    "for (int t = 0; t < 4; t++) for (int k = 0; k < RRR; k++) "
    "v[k] = v[k] * v[(k + 7) % RRR] + 1.0f;\nfloat s = 0; for (int k = 0; k < RRR; k++) s += v[k];\nb[i] = s + first; }"
)
CLIMB = "kernel void f(global int *sum, global const int *x) { "
ROWS = (
    "kernel void f(global const float *a, global float *b) {{ int x = get_global_id({}), y = get_global_id({}); "
    "b[y * 1024 + x] = a[y * 1024 + x] * 2; }}"
)
BANKS = (
    "kernel void f(global const float *a, global float *b) {{ local float t[16 * {0}];\n"
    "int l = get_local_id(0), m = get_local_id(1);\n"
    "t[m * {0} + l] = a[get_global_id(1) * 512 + get_global_id(0)]; barrier(CLK_LOCAL_MEM_FENCE); float s = 0;\n"
    "for (int k = 0; k < 64; k++) s += t[l * {0} + (m + k) % 16]; b[get_global_id(1) * 512 + get_global_id(0)] = s; }}"
)


class Side(NamedTuple):
    """A kernel as it is launched."""

    source: str
    size: str
    local: str
    args: tuple[str, ...]
    options: str = ""


class Case(NamedTuple):
    """What a report says: the first is faster than the second, or the second is refused."""

    source: str
    says: str
    gpu: str
    first: Side
    second: Side
    refused: bool = False


def _sides(first: str, second: str, size: str, local: str, *args: str) -> tuple[Side, Side]:
    return Side(first, size, local, args), Side(second, size, local, args)


def cases() -> Iterator[Case]:
    """Yield the cases."""
    guide = f"{ARM}1432742771415.html"
    for gpu in ("mali-g76-mp12", "mali-t860-mp4"):
        yield Case(guide, "copies to local memory in place of caches slow Mali down", gpu,
                   *_sides(DIRECT, LOCAL, "256x256", "16x16", *SQUARE))  # fmt: skip
    table = (
        "kernel void f(global const int *a, global float *b) { int i = get_global_id(0); float t[16]; "
        "for (int k = 0; k < 16; k++) "
        "t[AT] = k * a[(i + k) & 63]; float s = 0; for (int k = 0; k < 16; k++) s += t[AT] * k; b[i] = s; }"
    )
    yield Case(MEMORY, "private arrays indexed by data cost", "intel-hd505",
               *_sides(table.replace("AT", "k"), table.replace("AT", "a[(i + k) & 63] & 15"), "65536", "64", "buffer:int32:64",
                       "buffer:float32:65536"))  # fmt: skip
    vector = "kernel void f(global const float4 *a, global float4 *b) { int i = get_global_id(0); b[i] = a[i] * 2.0f; }"
    scalar = SUM + "b[i] = a[i] * 2.0f; }"
    for gpu, where in (("mali-t860-mp4", f"{ARM}1432742775687.html"), ("adreno-530", QUALCOMM)):
        yield Case(where, "loads of 128 bits beat those of 32", gpu,
                   Side(vector, str(N // 4), "64", (FLOATS, FLOATS)), Side(scalar, str(N), "64", (FLOATS, FLOATS)))  # fmt: skip
    half = (
        "kernel void f(global const {0}4 *a, global {0}4 *b) {{ int i = get_global_id(0); {0}4 v = a[i & 1023]; "
        "for (int k = 0; k < 256; k++) v = v * v + v; b[i] = v; }}"
    )
    for gpu, where in (("mali-t860-mp4", f"{GITHUB}/opencv/opencv/issues/18283"), ("mali-g76-mp12", f"{ARM}1432742775687.html")):
        yield Case(where, "16-bit floats compute faster than 32-bit ones", gpu,
                   Side("#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n" + half.format("half"), "65536", "64",
                        ("buffer:float16:262144",) * 2),
                   Side(half.format("float"), "65536", "64", ("buffer:float32:262144",) * 2))  # fmt: skip
    image = """kernel void f(read_only image2d_t a, global const float4 *b, global float4 *c) {
      int x = get_global_id(0), y = get_global_id(1); const sampler_t s = CLK_ADDRESS_NONE | CLK_FILTER_NEAREST; float4 v = 0;
      for (int k = 0; k < 256; k++) v += read_imagef(a, s, (int2)(x, k)) * b[y * 256 + k]; c[y * 64 + x] = v; }"""
    buffer = """kernel void f(global const float4 *a, global const float4 *b, global float4 *c) {
      int x = get_global_id(0), y = get_global_id(1); float4 v = 0;
      for (int k = 0; k < 256; k++) v += a[k * 64 + x] * b[y * 256 + k]; c[y * 64 + x] = v; }"""
    yield Case(QUALCOMM, "an image is mostly read faster than a buffer", "adreno-640",
               Side(image, "64x256", "8x16", ("image2d:64x256:RGBA/float32", "buffer:float32:262144", "buffer:float32:65536")),
               Side(buffer, "64x256", "8x16",
                    ("buffer:float32:65536", "buffer:float32:262144", "buffer:float32:65536")))  # fmt: skip
    once = (
        CLIMB
        + "local int own; if (get_local_id(0) == 0) own = 0; barrier(CLK_LOCAL_MEM_FENCE); atomic_add(&own, x[get_global_id(0)]);"
        " barrier(CLK_LOCAL_MEM_FENCE); if (get_local_id(0) == 0) atomic_add(sum, own); }"
    )
    each = CLIMB + "atomic_add(sum, x[get_global_id(0)]); }"
    yield Case("http://simpleopencl.blogspot.com/2013/04/performance-of-atomics-atomics-in.html",
               "a sum by atomics in local memory first beats one by global atomics", "adreno-640",
               *_sides(once, each, str(N), "256", "buffer:int32:1", f"buffer:int32:{N}"))  # fmt: skip
    for gpu in ("intel-hd505", "adreno-640"):
        yield Case(f"{INTEL}/use-row-wise-data-accesses.html", "work items along rows beat those along columns", gpu,
                   *_sides(ROWS.format(0, 1), ROWS.format(1, 0), "1024x1024", "16x16", FLOATS, FLOATS))  # fmt: skip
    yield Case(MEMORY, "a column more in local memory takes away bank conflicts",
               "intel-hd505", *_sides(BANKS.format(17), BANKS.format(16), "512x512", "16x16", FLOATS, FLOATS))  # fmt: skip
    copy = "kernel void f(global const {0} *a, global {0} *b) {{ int i = get_global_id(0); b[i] = a[i]; }}"
    chars = (f"buffer:uint8:{N}",) * 2
    yield Case(MEMORY, "accesses of 32 bits beat those of 8", "intel-hd505",
               Side(copy.format("uchar4"), str(N // 4), "64", chars),
               Side(copy.format("uchar"), str(N), "64", chars))  # fmt: skip
    count = (
        SUM + "float s = 0; TYPE c = 0; for (int k = 0; k < 256; k++) { s = s * a[i & 63] + (float)c; c += STEP; } b[i] = s; }"
    )
    yield Case(f"{ARM}1432742775687.html", "conversions between float and int are dear", "mali-t860-mp4",
               *_sides(count.replace("TYPE", "float").replace("STEP", "a[i & 31]"),
                       count.replace("TYPE", "int").replace("STEP", "(int)a[i & 31]"),
                       "65536", "64", FLOATS, FLOATS))  # fmt: skip
    most = MANY.replace("RRR", "48")
    args = (FLOATS, FLOATS)
    yield Case(f"{GITHUB}/opencv/opencv/issues/13108", "groups of 256 of a kernel with many registers: CL_OUT_OF_RESOURCES",
               "mali-t860-mp4", Side(most, "4096", "64", args), Side(most, "4096", "256", args), refused=True)  # fmt: skip
    wide = MANY.replace("RRR", "200")
    yield Case(f"{GITHUB}/galloty/genefer22/issues/12", "groups of 1,024 that a kernel with many registers asks for do not build",
               "adreno-750", Side(wide, "4096", "128", args), Side(wide, "4096", "1024", args), refused=True)  # fmt: skip


def outcome(case: Case) -> tuple[str, bool]:
    """Return what is predicted of a case, and whether that is what the report says."""

    def us(side: Side) -> float:
        return predict(_launch(side), case.gpu).latency_us

    first = us(case.first)
    try:
        second = us(case.second)
    except InputError as error:
        return f"{first:.3g} us; refused: {str(error).splitlines()[0][:110]}", case.refused
    except MgpusimError as error:
        return f"{first:.3g} us; {error}", False
    return f"{first:.3g} us against {second:.3g}", first < second and not case.refused


def _launch(side: Side) -> Launch:
    def sizes(text: str) -> tuple[int, ...]:
        return tuple(map(int, text.split("x")))

    return Launch(side.source, "f", sizes(side.size), side.args, local_size=sizes(side.local), options=side.options)


def main() -> None:
    """Write the report."""
    rows, right = [], 0
    for case in cases():
        said, good = outcome(case)
        right += good
        rows.append(
            f"| [{case.source.split('/')[2]}]({case.source}) | {case.says} | {case.gpu} | {said} "
            f"| {'right' if good else 'wrong'} |"
        )
        print(rows[-1], flush=True)
    head = f"""# Public reports and guides

What they say of kernels, and what is predicted of kernels of our own that do the same: {right} of {len(rows)} right. Written by
`python validation/robustness/public_reports.py`. No time of theirs is used.

| source | it says | GPU | predicted: first, second | |
| --- | --- | --- | --- | --- |
"""
    Path(__file__).with_name("PUBLIC_REPORTS.md").write_text(head + "\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
