// Nothing is called from outside: the library replaces functions of the system where it is preloaded.
