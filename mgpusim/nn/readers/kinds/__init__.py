"""Operators of each kind, built once for all formats of files."""
