"""Times launches on an OpenCL device: suites of them, the device, and a runner that a bundle carries to where the device is."""
