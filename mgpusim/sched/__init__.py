"""Decisions on top of predictions: work-group shapes, search spaces, pruning."""
