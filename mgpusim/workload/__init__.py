"""What is asked for: kernels, NDRanges, arguments, launch files and corpora of measured launches."""
