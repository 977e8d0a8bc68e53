"""Networks by name, built in code: shapes only, or with random values so that small ones can be run.

    from mgpusim.nn.zoo import list_networks, network

A family of networks is a module of `mgpusim.nn.zoo.families` that adds its networks to the catalogue.
"""

from mgpusim.nn.zoo.catalogue import ZooEntry, add_network, canonical_name, list_networks, network

__all__ = ["ZooEntry", "add_network", "canonical_name", "list_networks", "network"]
