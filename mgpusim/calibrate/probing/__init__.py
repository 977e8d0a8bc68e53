"""Runs probes: what a device says of itself, suites out of what probes ask, folders of results, and points out of them."""
