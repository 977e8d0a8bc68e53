"""One module or package for each format of networks; each registers itself with `mgpusim.nn.readers.format`."""
