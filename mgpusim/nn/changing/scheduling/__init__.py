"""Schedules of networks: a kernel, a work group and a storage for every operator, chosen by prediction."""
