"""Pruning search spaces of kernel variants."""
