"""Predict the paper's networks through TensorFlow Lite 2.1, with its work groups and with those of the rules: `python whole.py`.

Kept in whole.json; what is there is kept, so that a run that was stopped goes on. On Mali the library times every work group that
divides the grid, on Adreno it goes by its rule (section 5). The rules choose for convolutions, as in section 4.2.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "networks"))

from operators import DEVICES  # noqa: E402
from start import counted, fitted, measured  # noqa: E402
from utilization import as_run, busy  # noqa: E402

from mgpusim.arch.load import load_gpu  # noqa: E402
from mgpusim.arch.spec import GpuSpec  # noqa: E402
from mgpusim.engine.estimate import estimate  # noqa: E402
from mgpusim.errors import MgpusimError  # noqa: E402
from mgpusim.files import write_atomic  # noqa: E402
from mgpusim.nn.planning.plan import Option, PlannedStep  # noqa: E402
from mgpusim.nn.running.case import as_case  # noqa: E402
from mgpusim.nn.running.chosen import chosen_steps  # noqa: E402
from mgpusim.nn.running.predict import predict_plan  # noqa: E402
from mgpusim.sched.shapes.candidates import kernel_limits  # noqa: E402
from mgpusim.sched.shapes.rules import PAPER_BLOCK_B, select  # noqa: E402
from mgpusim.trace.trace import launch_key  # noqa: E402

STORE = HERE / "whole.json"
SCHEMA = "mgpusim.apsys2020-networks/1"
NETWORKS = (
    "mobilenet_v1", "vgg16", "inception_v3", "resnet101", "vgg19", "densenet121", "nasnet", "resnet152", "densenet201",
)  # fmt: skip
"""As claims.csv names them, in the order in which they are predicted."""
ORDER = ("hikey970", "pixel3xl", "mi9", "vivo_x30")
PRECISION = "F32"
"""Section 2.1."""
FITTED_ON = "mi9"
"""The device to whose initialization the rates of `mgpusim.nn.host.initialization` are fitted."""
Sizes = tuple[int, ...]


def cases() -> Iterator[tuple[str, str]]:
    """Yield (network, device): the devices with measured utilization first."""
    for some in (ORDER[:2], ORDER[2:]):
        for network in NETWORKS:
            for device in some:
                yield network, device


def stored() -> dict[str, Any]:
    """Return what is known: "start", and "cases" by network and device."""
    return dict(json.loads(STORE.read_text(encoding="utf-8"))) if STORE.is_file() else {"schema": SCHEMA}


def starts() -> dict[str, Any]:
    """Return the initialization of each network without any search, by rates that its own measurement had no part in.

    Seconds of compiling kernels and arranging weights, rates fitted to the other networks on one device (../networks/start.py).
    """
    every = [(name, *counted(name), of[FITTED_ON], of[FITTED_ON]) for name, of in measured().items()]
    out = {}
    for name, kernels, mb, _, _ in every:
        per_kernel, per_mb = fitted([row for row in every if row[0] != name])
        out[name] = {"kernels": kernels, "weights_mb": round(mb, 2), "ms": round(per_kernel * kernels + per_mb * mb, 1)}
    return out


# ---- a network on a device ---------------------------------------------------------------------------------------------
def ruled(option: Option, gpu: GpuSpec) -> tuple[Sizes, int] | None:
    """Return the work group that rules I to V choose for a convolution, and how many they leave; None: there is no choice."""
    variant = option.call.variant
    operator = "dwconv" if variant.startswith("depthwise") else "conv" if variant.startswith("conv") else ""
    if not operator:
        return None
    launch = option.call.launch
    limits = kernel_limits(launch, gpu)
    if limits.required is not None or (limits.uses_local_ids and limits.local_b):
        return None
    found = select(launch, gpu, operator=operator, block_b=PAPER_BLOCK_B)
    return tuple(found.choice[: launch.dim]), len(found.survivors)


def with_group(step: PlannedStep, local: Sizes) -> PlannedStep:
    """Return a launch with another work group."""
    return msgspec.structs.replace(step, options=(Option(step.options[0].call, (local,)),))


def regrouped(steps: tuple[PlannedStep, ...], gpu: GpuSpec, exhaustive: bool) -> tuple[list[PlannedStep], list[PlannedStep], int]:
    """Return the steps of the library, those of the rules, and for how many launches the rules choose.

    A library that times every work group has timed that of the rules, too, where it divides the grid, and takes the faster one.
    """
    known: dict[str, tuple[Sizes, bool] | None] = {}
    library, rules, n = [], [], 0
    for step in steps:
        chosen = None
        if step.kind == "launch":
            option = step.options[0]
            key = launch_key(as_run(option))
            if key not in known:
                known[key] = judged(option, gpu)
            chosen = known[key]
        if chosen is None:
            library.append(step)
            rules.append(step)
            continue
        local, faster = chosen
        grid = step.options[0].call.launch.global_size
        divides = all(size % of == 0 for size, of in zip(grid, local, strict=True))
        rules.append(with_group(step, local))
        library.append(rules[-1] if exhaustive and faster and divides else step)
        n += 1
    return library, rules, n


def judged(option: Option, gpu: GpuSpec) -> tuple[Sizes, bool] | None:
    """Return the work group of the rules, and whether it is predicted faster than the one there is; None where it cannot run."""
    try:
        found = ruled(option, gpu)
        if found is None:
            return None
        before, after = (
            estimate(as_run(Option(option.call, (local,))), gpu).latency_us for local in (option.locals[0], found[0])
        )
    except MgpusimError:
        return None
    return found[0], after < before


def predicted(network: str, device: str) -> dict[str, Any]:
    """Return latency and busy units with the library's work groups and with the rules', and what the library does at first."""
    gpu = load_gpu(DEVICES[device])
    mali = gpu.name.startswith("mali")
    library = str(HERE / "tflite-2.1-exhaustive.toml") if mali else "tflite-gpu-2.1"
    case = as_case({"nasnet": "nasnet_mobile"}.get(network, network), library, precision=PRECISION)
    plan = case.plan(gpu)
    first = predict_plan(case.graph, plan).first
    groups = dict(zip(("library", "rules"), regrouped(chosen_steps(plan), gpu, mali), strict=False))
    out: dict[str, Any] = {}
    for name, steps in groups.items():
        found = predict_plan(case.graph, msgspec.structs.replace(plan, steps=tuple(steps)))
        low, high = found.interval_us
        out[name] = {
            "ms": round(found.latency_us / 1e3, 4), "low_ms": round(low / 1e3, 4), "high_ms": round(high / 1e3, 4),
            "kernels": found.n_kernels, "busy": busy(found, steps, gpu),
        }  # fmt: skip
    changed = sum(a != b for a, b in zip(*groups.values(), strict=True))
    return out | {
        "regrouped": changed,
        "first": {"timed": first.tuned, "tuning_ms": round(first.tuning_us / 1e3, 1), "programs": first.programs},
    }


def keep(document: dict[str, Any]) -> None:
    write_atomic(STORE, (json.dumps(document, indent=1) + "\n").encode())


def main(only: list[str]) -> None:
    if "start" not in stored():
        keep(stored() | {"start": starts()})
    for network, device in cases():
        key = f"{network} {device}"
        if key in stored().get("cases", {}) or (only and not any(word in key for word in only)):
            continue
        begun = time.monotonic()
        found = predicted(network, device)
        known = stored()
        every = known.get("cases", {}) | {key: found}
        keep(known | {"cases": {k: every[k] for k in (f"{n} {d}" for n, d in cases()) if k in every}})
        ms = (f"{found[group]['ms']:.2f}" for group in ("library", "rules"))
        print(key, *ms, found["first"], f"{time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
