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

import os
from typing import Any

from mgpusim.frames import Framed as _Framed


def _homes() -> dict[str, str]:
    """Return the module of each public name, out of the lines ``from MODULE import NAME as NAME`` of `__init__.pyi`."""
    stub = __spec__.loader.get_data(os.path.join(__path__[0], "__init__.pyi")).decode()
    lines = (line.split() for line in stub.splitlines() if line.startswith("from "))
    return {words[3]: words[1] for words in lines}


_HOME = _homes()

__all__ = [*_HOME]


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


_Framed.html_of = _html_of
