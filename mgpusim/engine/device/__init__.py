"""The device: command queues, dispatch and launches beside each other."""
