"""Trying a code base: every kernel of a folder of OpenCL C with arguments made for it, predicted, and what became of each."""
