// Nothing is called from outside: the preloaded library replaces the system's functions.
