"""The event engine: warps through the SIMT core, operation by operation."""
