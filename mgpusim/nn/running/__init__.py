"""Runs of plans in time: what each launch takes, and the prediction of the whole network."""
