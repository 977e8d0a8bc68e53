"""From operators to kernels: each variant that a library profile can name, as a function of an operator and parameters."""
