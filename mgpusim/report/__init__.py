"""Results for people: `tables` for the terminal, `pages` of HTML with their `figures`; the words and units of all three."""
