"""Reports as self-contained HTML pages, a module per page."""
