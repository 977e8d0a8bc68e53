"""Kernels of networks: our own OpenCL C templates, one family of variants per module, and what launches them."""
