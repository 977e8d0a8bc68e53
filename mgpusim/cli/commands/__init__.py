"""A module for each command, and in it the function of that name; it is imported when the command is asked for."""
