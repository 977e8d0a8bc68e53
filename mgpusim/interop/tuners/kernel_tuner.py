"""Kernel Tuner on a GPU that is not there: within a `with`, its OpenCL backend predicts instead of running.

Strategies, caches, metrics and observers of Kernel Tuner (https://github.com/KernelTuner/kernel_tuner) are its own. Beside
`time`, a result has what the prediction says: `time_low` and `time_high`, the ends of the 80% interval in milliseconds, `bound`
and `occupancy`. A configuration that the GPU refuses is a runtime failure, which strategies skip.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.predict import engines, predict
from mgpusim.engine.prediction import Prediction
from mgpusim.errors import InputError, MgpusimError
from mgpusim.version import __version__
from mgpusim.workload.arrays import as_arg
from mgpusim.workload.binding import bind
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import open_module, pick_kernel


@contextmanager
def simulated_device(gpu: GpuLike, engine: str = "analytic", *, overrides: Overrides | None = None) -> Iterator[GpuSpec]:
    """Let Kernel Tuner's functions with ``lang="OpenCL"`` ask this GPU; `device` and `platform` are not looked at.

    Parameters
    ----------
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    engine : whose time is taken.
    overrides : fields of the GPU to change first, by dotted path.

    Raises
    ------
    InputError
        Kernel Tuner is not installed.
    MgpusimError
        There is no such GPU or engine.

    Examples
    --------
    ::

        with mgpusim.interop.tuners.kernel_tuner.simulated_device("adreno-640"):
            results, env = kernel_tuner.tune_kernel("scale", source, n, [x, y], params, lang="OpenCL", strategy="diff_evo")
    """
    try:
        from kernel_tuner.backends import opencl
        from kernel_tuner.backends.backend import GPUBackend
    except ImportError as error:
        raise InputError(f"Kernel Tuner is missing: pip install kernel_tuner ({error})") from None
    engines.lookup(engine)

    class Simulated(_TunedDevice):
        spec, engine_name = as_gpu(gpu, overrides), engine

    GPUBackend.register(Simulated)
    before, opencl.OpenCLFunctions = opencl.OpenCLFunctions, Simulated
    try:
        yield Simulated.spec
    finally:
        opencl.OpenCLFunctions = before


class _TunedKernel:
    """A kernel of a configuration, and what was predicted of it by its launch."""

    def __init__(self, source: str, entry: str) -> None:
        self.source, self.entry = source, entry
        self.predictions: dict[Launch, Prediction] = {}


class _Observer:
    """Says of a configuration what was predicted last."""

    def __init__(self, device: _TunedDevice) -> None:
        self.device = device

    def get_results(self) -> dict[str, Any]:
        estimate = self.device.last
        assert estimate is not None
        low, high = (us / 1e3 for us in estimate.interval_us)
        times = [estimate.latency_us / 1e3] * self.device.iterations
        return {
            "time": times[0], "times": times, "time_low": low, "time_high": high, "bound": estimate.bound,
            "occupancy": estimate.occupancy["fraction"],
        }  # fmt: skip

    def register_configuration(self, params: object) -> None:
        """Take notice of nothing."""

    def before_start(self) -> None:
        """Take notice of nothing."""

    after_start = during = after_finish = before_start


class _TunedDevice:
    """What Kernel Tuner takes for a backend."""

    spec: GpuSpec
    engine_name: str

    def __init__(
        self, device: int = 0, platform: int = 0, iterations: int = 7, compiler_options: Sequence[str] | None = None,
        observers: list[Any] | None = None,
    ) -> None:  # fmt: skip
        self.iterations, self.options = iterations, " ".join(compiler_options or ())
        self.name, self.max_threads = self.spec.name, self.spec.limits.max_work_group_size
        self.units = dict.fromkeys(("time", "time_low", "time_high"), "ms")
        self.last: Prediction | None = None
        self.observers = [*(observers or ()), _Observer(self)]
        for observer in observers or ():
            observer.register_device(self)
        self.env = {
            "platform_name": f"mgpusim {__version__}", "device_name": self.name, "engine": self.engine_name,
            "iterations": iterations, "compiler_options": list(compiler_options or ()),
        }  # fmt: skip

    def ready_argument_list(self, arguments: Sequence[Any]) -> list[Any]:
        return [as_arg(argument) for argument in arguments]

    def compile(self, kernel_instance: Any) -> _TunedKernel:
        return _TunedKernel(kernel_instance.kernel_string, kernel_instance.name)

    def run_kernel(self, func: _TunedKernel, gpu_args: Sequence[Any], threads: Any, grid: Any, stream: object = None) -> None:
        """Predict; as a driver would, refuse what does not fit by the name of an OpenCL error, which strategies skip."""
        sizes = tuple(int(a) * int(b) for a, b in zip(grid, threads, strict=True))
        args = tuple(map(as_arg, gpu_args))
        launch = Launch(
            func.source, func.entry, sizes, args, local_size=tuple(map(int, threads)), options=self.options, reads=()
        )  # fmt: skip
        bind(pick_kernel(open_module(launch), launch).args, launch)  # wrong ones are no failure of a configuration
        try:
            if launch not in func.predictions:
                func.predictions[launch] = predict(launch, self.spec, self.engine_name)
        except InputError as error:
            raise _Refused(f"INVALID_WORK_GROUP_SIZE: {error}") from error
        self.last = func.predictions[launch]

    def start_event(self) -> None:
        """Nothing runs."""

    stop_event = synchronize = start_event

    def kernel_finished(self) -> bool:
        return True

    def memset(self, *given: object) -> None:
        """There is no memory."""

    memcpy_htod = refresh_memory = memset

    def memcpy_dtoh(self, *given: object) -> None:
        raise InputError("answer: a simulated device computes no results; leave out answer and verify")

    def copy_shared_memory_args(self, *given: object) -> None:
        raise InputError("smem_args, cmem_args, texmem_args: OpenCL has none of them; declare local memory in the kernel")

    copy_constant_memory_args = copy_texture_memory_args = copy_shared_memory_args


class _Refused(MgpusimError, RuntimeError):
    """The GPU refuses a configuration."""
