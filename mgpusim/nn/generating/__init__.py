"""What a language model takes to write a text: its prompt, token after token, its memory."""
