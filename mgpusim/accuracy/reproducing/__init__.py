"""Validations that stand beside the code, run again: folders with a description of their steps, and what has changed since."""
