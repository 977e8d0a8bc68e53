"""Makes suites out of what probes ask for, simulates them, and takes measured corpora apart into points by probe."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from mgpusim.calibrate.probe import Ask, Facts, Point, Probe, probes
from mgpusim.errors import InputError, MgpusimError, UnknownNameError, suggest
from mgpusim.workload.args import BufferArg, ImageArg
from mgpusim.workload.corpus import SCHEMA, Corpus, corpus_from_dict, kernel_of
from mgpusim.workload.data import seed_of
from mgpusim.workload.launch import Launch, range_to_dict

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec

__all__ = [
    "choose_probes", "facts_of_device", "facts_of_gpu", "known_probes", "points_of",
    "simulate_probes", "simulated_times", "suite_of",
]  # fmt: skip


Document = dict[str, Any]
Progress = Callable[[str, int, int], None]


@lru_cache(maxsize=1)
def _load_modules() -> None:
    import mgpusim.calibrate as package

    for module in sorted(m.name for m in iter_modules(package.__path__) if m.name.endswith("_probes")):
        import_module(f"{package.__name__}.{module}")


def known_probes() -> dict[str, Probe]:
    """Return every probe there is by name, those of plug-ins included, by module."""
    _load_modules()
    probes.load()
    return dict(probes)


def choose_probes(names: Sequence[str] = (), simulated: bool = False) -> tuple[dict[str, Probe], list[str]]:
    """Return the probes called `names` (all without names) and notes on those left out.

    A name may be that of a group: "compute" stands for "compute.clock" and all others of it. Probes that the event engine
    cannot show are left out where they are to be simulated, unless they were named one by one: then that is an error.

    Raises
    ------
    UnknownNameError
        A name is not that of a probe.
    InputError
        A named probe cannot be simulated, or there is no probe at all.
    """
    known = known_probes()
    wanted = {name: [n for n in known if n == name or n.startswith(f"{name}.")] for name in names}
    for name, found in wanted.items():
        if not found:
            raise UnknownNameError(suggest("probe", name, known))
    chosen = {name: known[name] for name in known if not names or any(name in found for found in wanted.values())}
    if not chosen:
        raise InputError("there are no probes: no module or plug-in has registered one; reinstall mgpusim")
    if not simulated:
        return chosen, []
    blind = {name: probe.why_not or "its effect is not modelled" for name, probe in chosen.items() if not probe.simulates}
    if set(blind) & set(names):
        raise InputError("the event engine cannot show these probes:", [f"{n}: {blind[n]}" for n in names if n in blind])
    return (
        {name: probe for name, probe in chosen.items() if name not in blind},
        [f"{name}: not simulated: {why}" for name, why in blind.items()],
    )


# --- facts ----------------------------------------------------------------------------------------------------------

_NEEDED: dict[str, tuple[type, ...]] = {
    "name": (str,),
    "compute_units": (int,),
    "max_clock_mhz": (int, float),
    "max_work_group_size": (int,),
    "local_mem_b": (int,),
}
LEAST_ALLOC_B = 1 << 27  # OpenCL 1.2 demands at least that of a device


def facts_of_device(device: Mapping[str, Any], effort: float = 1.0) -> Facts:
    """Return the facts in the `device` table of a measured corpus.

    Raises
    ------
    InputError
        Fields that no probe can do without are missing or make no sense: all of them at once.

    Examples
    --------
    >>> facts_of_device({"name": "GPU", "compute_units": 2, "max_clock_mhz": 585, "max_work_group_size": 1024,
    ...                  "local_mem_b": 32768}).max_clock_hz
    585000000.0
    """

    problems = []
    for name, kinds in _NEEDED.items():
        value: object = device.get(name)
        wanted = "a name" if kinds == (str,) else "a positive number"
        if value is None:
            problems.append(f"device.{name}: missing, expected {wanted}")
        elif (
            not isinstance(value, kinds) or isinstance(value, bool) or not value or (isinstance(value, int | float) and value < 0)
        ):
            problems.append(f"device.{name}: got {value!r}, expected {wanted}")
    if problems:
        raise InputError("the probes need to know more of the device; `mgpusim probe` and `mgpusim measure` record it:", problems)
    group = device["max_work_group_size"]
    width, height = (*(device.get("image2d_max") or ()), 0, 0)[:2]
    return Facts(
        name=device["name"],
        compute_units=device["compute_units"],
        max_clock_hz=device["max_clock_mhz"] * 1e6,
        max_work_group_size=group,
        max_work_item_sizes=tuple(device.get("max_work_item_sizes") or (group, group, group)),
        local_mem_b=device["local_mem_b"],
        constant_b=device.get("constant_b") or 0,
        max_alloc_b=device.get("max_alloc_b") or LEAST_ALLOC_B,
        image2d_max=(width, height),
        fp16=bool(device.get("fp16")),
        fp64=bool(device.get("fp64")),
        images=bool(device.get("images")),
        simulated=bool(device.get("simulated")),
        effort=effort,
    )


def facts_of_gpu(gpu: GpuSpec, effort: float = 1.0, simulated: bool = True) -> Facts:
    """Return what the GPU of a preset would say of itself through OpenCL.

    Not `simulated`, the launches asked for are those of a real device like it: a bundle's.

    >>> from mgpusim.arch.load import load_gpu
    >>> facts_of_gpu(load_gpu("adreno-640")).compute_units
    2
    """
    limits = gpu.limits
    return Facts(
        name=gpu.name,
        compute_units=gpu.shader_cores,
        max_clock_hz=gpu.clock.gpu_hz,
        max_work_group_size=limits.max_work_group_size,
        max_work_item_sizes=limits.max_work_item_sizes,
        local_mem_b=gpu.local.max_per_group_b,
        constant_b=limits.max_constant_b,
        max_alloc_b=limits.max_buffer_b,
        image2d_max=limits.max_image2d,
        fp16=True,
        fp64=gpu.core.fp64.rate > 0,
        images=True,
        simulated=simulated,
        effort=effort,
    )


# --- suites and simulated corpora -----------------------------------------------------------------------------------


def suite_of(chosen: Mapping[str, Probe], facts: Facts) -> Document:
    """Return the launches that `chosen` probes ask for as a suite: a corpus without times, each launch tagged `probe`."""
    kernels: dict[str, Document] = {}
    names: dict[tuple[str, str, str], str] = {}
    launches = []
    for name, probe in chosen.items():
        for ask in probe.asks(facts):
            launches.append(_entry(name, ask, kernels, names))
    return {"schema": SCHEMA, "device": {}, "kernels": kernels, "launches": launches}


def _entry(probe: str, ask: Ask, kernels: dict[str, Document], names: dict[tuple[str, str, str], str]) -> Document:
    kernel = kernel_of(ask.launch)
    key = (kernel.source, kernel.entry, kernel.options)
    if key not in names:
        stem = kernel.entry or probe
        name, count = stem, 1
        while name in kernels:  # the same function of another text or with other options
            count += 1
            name = f"{stem}#{count}"
        names[key] = name
        kernels[name] = {"source": kernel.source, "entry": kernel.entry, "options": kernel.options}
    args = ask.launch.args
    # what fills an argument at random is seeded by the argument: a bundle cannot work it out
    seeds = [seed_of(arg, i) if isinstance(arg, BufferArg | ImageArg) else None for i, arg in enumerate(args)]
    tags = {**ask.tags, "probe": probe}
    entry = {"kernel": names[key], **range_to_dict(ask.launch), "tags": tags, "seeds": seeds}
    entry |= {"needs": list(ask.needs)} if ask.needs else {}
    return entry | ({"outputs": list(ask.outputs)} if ask.outputs else {})


def simulated_times(suite: Document, gpu: GpuSpec, progress: Progress | None = None, cache: bool = True) -> Document:
    """Return the corpus that measuring `suite` on `gpu` would give, as the event engine times it.

    A launch that the engine refuses is left out and listed under `failures`.
    """
    from mgpusim.engine.predict import predict

    done, failed = [], []
    total = len(suite["launches"])
    for index, entry in enumerate(suite["launches"]):
        if progress is not None:
            progress(entry["tags"].get("probe", entry["kernel"]), index, total)
        launch = _launch_of(entry, suite["kernels"])
        try:
            time_ns = predict(launch, gpu, engine="event", cache=cache).latency_us * 1e3
        except MgpusimError as error:
            failed.append({**entry, "reason": str(error)})
            continue
        # no repeats differ: the spread is 0
        plain = {key: value for key, value in entry.items() if key != "seeds"}
        done.append({**plain, "time_ns": {"p10": time_ns, "median": time_ns, "p90": time_ns, "repeats": 1}})
    device = {"name": gpu.name, "simulated": True}
    protocol = {"timer": "event engine", "cache": "warm"}
    made = {"schema": SCHEMA, "device": device, "protocol": protocol, "kernels": suite["kernels"], "launches": done}
    return made | ({"failures": failed} if failed else {})


def _launch_of(entry: Document, kernels: Mapping[str, Document]) -> Launch:
    """Return the launch of one entry of a suite."""
    form = {**entry, "time_ns": {"median": 1.0}}
    kernel = entry["kernel"]
    made = corpus_from_dict({"schema": SCHEMA, "device": {}, "kernels": {kernel: kernels[kernel]}, "launches": [form]})
    return made.launches[0].launch


def simulate_probes(
    gpu: GpuSpec, names: Sequence[str] = (), effort: float = 1.0, progress: Progress | None = None, cache: bool = True
) -> Document:
    """Return the probes called `names` (all that can be simulated, without names) run on `gpu` by the event engine.

    The corpus has the form of a measured one; its device is ``{"name": ..., "simulated": true}``. With it the figures that
    `mgpusim.calibrate.infer` reads off can be compared with those the preset states.
    """
    chosen, _ = choose_probes(names, simulated=True)
    return simulated_times(suite_of(chosen, facts_of_gpu(gpu, effort)), gpu, progress, cache)


# --- points ---------------------------------------------------------------------------------------------------------


def points_of(corpus: Corpus) -> dict[str, tuple[Point, ...]]:
    """Return the points of each probe of a measured corpus, in the order of its launches; launches of no probe are left out.

    Raises
    ------
    InputError
        No launch carries the tag `probe`.

    >>> points_of(Corpus({"name": "GPU"}, {}, {}, ()))
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: no launch carries the tag 'probe'; corpora of ordinary kernels are for `mgpusim validate`
    """
    found: dict[str, list[Point]] = {}
    for item in corpus.launches:
        name = item.tags.get("probe")
        if not isinstance(name, str):
            continue
        time = item.time_ns
        low, high = time.p10 or time.min or time.median, time.p90
        if high is None:
            high = 2 * time.median - low
        values = item.extra.get("output_values") or {}
        found.setdefault(name, []).append(
            Point(
                tags={key: value for key, value in item.tags.items() if key != "probe"},
                time_s=time.median * 1e-9,
                spread_s=max(0.0, high - low) / 2 * 1e-9,
                outputs={int(position): value for position, value in values.items()},
            )
        )
    if not found:
        raise InputError("no launch carries the tag 'probe'; corpora of ordinary kernels are for `mgpusim validate`")
    return {name: tuple(points) for name, points in found.items()}
