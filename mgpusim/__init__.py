"""mgpusim: the mobile GPU simulator. Predict how an OpenCL kernel runs on a GPU that is not there.

Public names are imported on first use (PEP 562), so that `import mgpusim` costs nothing.
"""

from __future__ import annotations

from typing import Any

__version__ = "0.1.0"

_HOME = {
    "GpuSpec": "mgpusim.arch.spec",
    "list_gpus": "mgpusim.arch.load",
    "load_gpu": "mgpusim.arch.load",
    "MgpusimError": "mgpusim.errors",
    "Launch": "mgpusim.workload.launch",
    "load_launch": "mgpusim.workload.launch",
    "Prediction": "mgpusim.engine.prediction",
    "predict": "mgpusim.engine.predict",
}

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
