"""Work-group rules of single libraries, beside those of `mgpusim.nn.local_sizes`; its registry finds the modules here."""
