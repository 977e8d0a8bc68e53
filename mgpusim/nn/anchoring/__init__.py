"""Anchors: the clock of a phone's runs, and the host's cost for a launch, out of measured times of networks and launches."""
