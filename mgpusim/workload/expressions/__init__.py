"""Expressions of space and study files: parsed, never evaluated as code."""
