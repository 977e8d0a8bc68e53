"""What networks take where nothing is said, and what names them: short, so that commands can state it in their help."""

from __future__ import annotations

DEFAULT_LIBRARY = "tflite-gpu"
"""The library that runs a network where none is named."""
MOST_BURST = 1000
"""Runs of a burst at most: each is a run of the whole network in time."""
SIMULATED = 8
"""Kernels of an operator that a schedule simulates: the fastest of measured ones is among as many (`validation/h200/members`)."""
GENERATING = "llama-cpp"
"""The library that runs a language model where none is named."""
