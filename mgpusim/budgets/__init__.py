"""Budgets: limits of what kernels and networks take on GPUs, checked against a baseline that is kept."""
