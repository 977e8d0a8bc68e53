"""The source transformation of parallel fusion."""
