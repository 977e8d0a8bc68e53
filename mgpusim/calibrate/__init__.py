"""Measure OpenCL devices, probe them, and infer and fit the presets that stand for them."""
