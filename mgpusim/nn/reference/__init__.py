"""What a network computes: its operators in numpy, and the contents of tensors in the storages of kernels."""
