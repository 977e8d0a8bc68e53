"""Work-group rules of single libraries, beside those of `mgpusim.nn.libraries.local_sizes`; its registry finds them here."""
