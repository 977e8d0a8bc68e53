"""The analytic engine: equations over the features of a trace."""
