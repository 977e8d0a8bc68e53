"""Networks changed and predicted anew: work groups, fusion, batches, schedules and placements."""
