"""Compiled code: the decorators of numba, and IR that ships with the package."""
