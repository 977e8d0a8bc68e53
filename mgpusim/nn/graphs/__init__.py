"""Networks as graphs of typed operators and tensors, whatever file or builder they came from."""
