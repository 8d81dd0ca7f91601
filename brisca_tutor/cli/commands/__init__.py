"""One module for each command; its ``command(context)`` builds it in the language of the run."""
