"""Places the operators of a network on GPU and CPU (Wang et al., ICPP 2019, section 3.1.2)."""
