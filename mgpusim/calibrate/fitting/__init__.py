"""Second stage of calibration: parameters that probes do not see, fitted to measured launches of many kernels."""
