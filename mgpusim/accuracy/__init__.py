"""How good predictions are: metrics, choice groups, splits, and validation against a corpus of measured launches."""
