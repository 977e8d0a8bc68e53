"""Whole networks: models read into a graph, lowered as an inference library would, and predicted launch by launch."""
