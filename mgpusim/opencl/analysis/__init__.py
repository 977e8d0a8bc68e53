"""Static facts about a kernel: control flow, operations, dependencies, registers."""
