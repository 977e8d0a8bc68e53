"""Typed IR, and reading it from the text that clang writes."""
