"""Write the IR that ships with the package, so that an install without clang runs the examples and common networks.

`python tools/ship_ir.py` writes that of each example beside it, and removes stale ones. `python tools/ship_ir.py --networks`
writes that of `NETWORKS`, in their own sizes, with the default library, on all shipped GPUs (`mgpusim/opencl/networks.ir`). Run
it after changing a kernel, a template of kernels, a launch file's options, the compiler flags or the header. `--check` writes
nothing and says how many kernels of networks have no IR.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.files import data_dir, write_atomic
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.planning.plan import options_of
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.zoo import network
from mgpusim.opencl.clang import TranslationUnit, compile_source, find_compiler, ir_path, run_clang
from mgpusim.opencl.shipped import SHIPPED, pack, shipped_ir
from mgpusim.workload.device import built_for
from mgpusim.workload.launch import load_launch
from mgpusim.workload.source import source_of_launch

NETWORKS = (
    "mobilenet_v1", "mobilenet_v2", "mobilenet_v3_large", "mobilenet_v3_small", "squeezenet_v1_0", "squeezenet_v1_1", "resnet18",
    "resnet50_v1", "shufflenet_v2", "efficientnet_lite0", "srcnn", "inception_v1", "inception_v3",
    "ssd_mobilenet_v2", "vgg16", "yolov3_tiny", "mobilebert", "mnasnet_b1", "shufflenet_v1", "deeplab_v3", "unet",
)  # fmt: skip
"""Networks of the zoo whose kernels ship; `docs/install.md` lists them."""


def ship_examples() -> None:
    """Write the IR beside each example."""
    folder = data_dir("examples")
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


def sources_of(name: str, gpus: Sequence[str] = ()) -> Iterator[TranslationUnit]:
    """Yield the sources of a network's kernels on GPUs, all if none are named; some come more than once."""
    graph = network(name)
    for gpu in map(load_gpu, gpus or list_gpus()):
        for option in options_of(plan_network(graph, gpu, DEFAULT_LIBRARY).steps):
            yield source_of_launch(built_for(option.call.launch, gpu))


def ship_networks(check: bool) -> int:
    """Write the IR of the networks that ship; return how many sources had none."""
    texts: dict[str, str] = {}
    new = 0
    for name in NETWORKS:
        before = len(texts), new
        for source in sources_of(name):
            key = source.key
            if key in texts:
                continue
            found = shipped_ir(key)
            new += found is None
            if found is None and not check:
                found = compile_source(source)  # through the disk cache, so that a run that was stopped goes on
            texts[key] = found or ""
        print(f"{name}: {len(texts) - before[0]} kernels, {new - before[1]} without IR", flush=True)
    if not check:
        write_atomic(SHIPPED, pack(texts))
        print(f"wrote {SHIPPED.name}: {len(texts)} kernels in {SHIPPED.stat().st_size / 1e6:.2f} MB")
    return new


def main(arguments: Sequence[str]) -> int:
    """Ship what is asked for; exit with 1 where `--check` finds kernels without IR."""
    if "--networks" not in arguments and "--check" not in arguments:
        ship_examples()
        return 0
    check = "--check" in arguments
    return int(bool(ship_networks(check)) and check)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
