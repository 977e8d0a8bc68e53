"""Parallel fusion: kernels made one, and whether it pays."""
