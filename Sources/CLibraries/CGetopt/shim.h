// glibc's getopt_long. Its results are globals; Swift reads them through functions.
#include <getopt.h>

/// Starts a scan at the first word after the program's name.
static inline void getopt_restart(void) { optind = 1; }

/// Index of the next word to look at.
static inline int getopt_index(void) { return optind; }

/// Value of the option found last, or NULL.
static inline const char *getopt_value(void) { return optarg; }
