"""Plans: a network as launches and host work, with its tensors in storages."""
