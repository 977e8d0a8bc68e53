"""Search spaces of kernel variants."""
