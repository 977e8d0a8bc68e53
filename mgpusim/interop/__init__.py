"""What other tools write and read: `format` says what a format is, each in `formats` is a module that registers itself."""
