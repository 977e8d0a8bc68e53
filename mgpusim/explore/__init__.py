"""The explorer: a page of this machine on which figures of a GPU are changed, and what a launch or a network takes follows."""
