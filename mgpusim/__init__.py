"""mgpusim: the mobile GPU simulator. Predict how an OpenCL kernel runs on a GPU that is not there.

A call asks one question and returns a frozen struct whose `to_dict()` is what the command of that name prints with ``--json``:

- `predict` a launch on a GPU; `tune` its work-group shape; find its `bottleneck`
- predict a whole `network` as an inference library would run it; `as_case` makes one that `bottleneck` takes, `tune_network` and
  `fuse_networks` change its launches, `batch_network` runs several images; `schedule_network` chooses all its kernels,
  `place_network` what the CPU computes
- `generate` a text: the prompt and each token of a language model
- `compare` networks, libraries and GPUs; `compare_strategies` that choose the work groups of a network
- `fuse` launches into one, `plan_fusion` of many, `predict_batching` of one; `queue` several on a device
- `prune` a search space of kernel variants, `describe_space` what it holds
- `anchor` a GPU: find the clock of its runs out of a measured time
- `sweep` a launch over GPUs that do not exist; `validate` predictions against measured launches
- `check` budgets of kernels and networks against a baseline

Every question takes a `Session`: whether the disk cache is used, how many processes work, who is told of progress.

A `Launch` of one's own takes a `BufferArg`, `ImageArg`, `ScalarArg`, `LocalArg`, `SamplerArg` or an array of numpy (`as_arg`) for
each parameter. Launches, GPUs, networks, libraries, spaces, studies and corpora are given as objects, as paths, or by the names
that `list_examples`, `list_gpus`, `list_networks`, `list_libraries`, `list_spaces` and `list_studies` return. What is wrong with
them raises a subclass of `MgpusimError`.

Public names are imported on first use (PEP 562), so that `import mgpusim` costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mgpusim.shown import Shown as _Shown
from mgpusim.version import __version__

if TYPE_CHECKING:  # what a type checker sees of the names below
    from mgpusim.accuracy.validation import Validation as Validation
    from mgpusim.accuracy.validation import validate as validate
    from mgpusim.arch.load import list_gpus as list_gpus
    from mgpusim.arch.load import load_gpu as load_gpu
    from mgpusim.arch.spec import GpuSpec as GpuSpec
    from mgpusim.budgets.check import check as check
    from mgpusim.budgets.result import BudgetReport as BudgetReport
    from mgpusim.engine.device.run import DeviceRun as DeviceRun
    from mgpusim.engine.predict import predict as predict
    from mgpusim.engine.prediction import Prediction as Prediction
    from mgpusim.engine.queue import queue as queue
    from mgpusim.errors import MgpusimError as MgpusimError
    from mgpusim.fusion.batching import Batching as Batching
    from mgpusim.fusion.batching import predict_batching as predict_batching
    from mgpusim.fusion.fuse import fuse as fuse
    from mgpusim.fusion.plan import PredictedPlan as PredictedPlan
    from mgpusim.fusion.plan import plan_fusion as plan_fusion
    from mgpusim.fusion.prediction import Fusion as Fusion
    from mgpusim.nn.anchoring.settle import anchor as anchor
    from mgpusim.nn.changing.batching import NetworkBatching as NetworkBatching
    from mgpusim.nn.changing.batching import batch_network as batch_network
    from mgpusim.nn.changing.fusion import NetworkFusion as NetworkFusion
    from mgpusim.nn.changing.fusion import fuse_networks as fuse_networks
    from mgpusim.nn.changing.placing.place import place_network as place_network
    from mgpusim.nn.changing.scheduling.make import schedule_network as schedule_network
    from mgpusim.nn.changing.scheduling.result import NetworkSchedule as NetworkSchedule
    from mgpusim.nn.changing.tuning import NetworkTuning as NetworkTuning
    from mgpusim.nn.changing.tuning import compare_strategies as compare_strategies
    from mgpusim.nn.changing.tuning import tune_network as tune_network
    from mgpusim.nn.generating.generate import generate as generate
    from mgpusim.nn.generating.models import list_language_models as list_language_models
    from mgpusim.nn.libraries.load import list_libraries as list_libraries
    from mgpusim.nn.running.case import NetworkCase as NetworkCase
    from mgpusim.nn.running.case import as_case as as_case
    from mgpusim.nn.running.predict import network as network
    from mgpusim.nn.running.prediction import NetworkPrediction as NetworkPrediction
    from mgpusim.nn.zoo.catalogue import list_networks as list_networks
    from mgpusim.sched.pruning.assess import Assessment as Assessment
    from mgpusim.sched.pruning.prune_space import prune as prune
    from mgpusim.sched.shapes.tune import Tuning as Tuning
    from mgpusim.sched.shapes.tune import tune as tune
    from mgpusim.session import Session as Session
    from mgpusim.sweeps.bottleneck import Bottleneck as Bottleneck
    from mgpusim.sweeps.bottleneck import bottleneck as bottleneck
    from mgpusim.sweeps.comparing import compare as compare
    from mgpusim.sweeps.comparison import Comparison as Comparison
    from mgpusim.sweeps.study import Study as Study
    from mgpusim.sweeps.study import load_study as load_study
    from mgpusim.sweeps.sweep import Swept as Swept
    from mgpusim.sweeps.sweep import sweep as sweep
    from mgpusim.workload.args import BufferArg as BufferArg
    from mgpusim.workload.args import ImageArg as ImageArg
    from mgpusim.workload.args import LocalArg as LocalArg
    from mgpusim.workload.args import SamplerArg as SamplerArg
    from mgpusim.workload.args import ScalarArg as ScalarArg
    from mgpusim.workload.arrays import as_arg as as_arg
    from mgpusim.workload.corpus import Corpus as Corpus
    from mgpusim.workload.corpus import read_corpus as read_corpus
    from mgpusim.workload.launch import Launch as Launch
    from mgpusim.workload.launch import load_launch as load_launch
    from mgpusim.workload.shipped import list_examples as list_examples
    from mgpusim.workload.shipped import list_spaces as list_spaces
    from mgpusim.workload.shipped import list_studies as list_studies
    from mgpusim.workload.spaces.facts import SpaceFacts as SpaceFacts
    from mgpusim.workload.spaces.facts import describe_space as describe_space
    from mgpusim.workload.spaces.file import load_space as load_space
    from mgpusim.workload.spaces.space import Space as Space

_NAMES = {
    "accuracy.validation": "Validation validate",
    "arch.load": "list_gpus load_gpu",
    "arch.spec": "GpuSpec",
    "budgets.check": "check",
    "budgets.result": "BudgetReport",
    "engine.device.run": "DeviceRun",
    "engine.predict": "predict",
    "engine.prediction": "Prediction",
    "engine.queue": "queue",
    "errors": "MgpusimError",
    "fusion.batching": "Batching predict_batching",
    "fusion.fuse": "fuse",
    "fusion.plan": "PredictedPlan plan_fusion",
    "fusion.prediction": "Fusion",
    "nn.anchoring.settle": "anchor",
    "nn.changing.batching": "NetworkBatching batch_network",
    "nn.changing.fusion": "NetworkFusion fuse_networks",
    "nn.changing.placing.place": "place_network",
    "nn.changing.scheduling.make": "schedule_network",
    "nn.changing.scheduling.result": "NetworkSchedule",
    "nn.changing.tuning": "NetworkTuning compare_strategies tune_network",
    "nn.libraries.load": "list_libraries",
    "nn.running.case": "NetworkCase as_case",
    "nn.generating.generate": "generate",
    "nn.generating.models": "list_language_models",
    "nn.running.predict": "network",
    "nn.running.prediction": "NetworkPrediction",
    "nn.zoo.catalogue": "list_networks",
    "sched.pruning.assess": "Assessment",
    "sched.pruning.prune_space": "prune",
    "sched.shapes.tune": "Tuning tune",
    "session": "Session",
    "sweeps.bottleneck": "Bottleneck bottleneck",
    "sweeps.comparing": "compare",
    "sweeps.comparison": "Comparison",
    "sweeps.study": "Study load_study",
    "sweeps.sweep": "Swept sweep",
    "workload.args": "BufferArg ImageArg LocalArg SamplerArg ScalarArg",
    "workload.arrays": "as_arg",
    "workload.corpus": "Corpus read_corpus",
    "workload.launch": "Launch load_launch",
    "workload.shipped": "list_examples list_spaces list_studies",
    "workload.spaces.facts": "SpaceFacts describe_space",
    "workload.spaces.file": "load_space",
    "workload.spaces.space": "Space",
}
_HOME = {name: f"mgpusim.{module}" for module, names in _NAMES.items() for name in names.split()}

__all__ = ["__version__", *_HOME]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'mgpusim' has no attribute '{name}'")
    from importlib import import_module

    value = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)


def _html_of(result: Any) -> str:
    from mgpusim.report.notebook import html_of

    return html_of(result)


_Shown.html_of = _html_of
