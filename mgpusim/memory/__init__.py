"""Caches, the memory hierarchy and coalescing: what becomes of the accesses of warps."""
