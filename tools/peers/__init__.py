"""What `tools/compare_peers.py` is made of."""
