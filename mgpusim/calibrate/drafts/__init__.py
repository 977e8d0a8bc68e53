"""First presets without a cable: out of what other tools print of a GPU, each figure with its source and its width."""
