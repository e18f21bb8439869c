// glibc's getopt_long. Its results are globals; Swift reads them through functions.
#include <getopt.h>

/// Starts a scan at the first word after the program's name.
///
/// 0, not 1: after a scan that ended early only this forgets the word it was in, whose memory may
/// be gone.
static inline void getopt_restart(void) { optind = 0; }

/// Index of the next word to look at.
static inline int getopt_index(void) { return optind; }

/// Value of the option found last, or NULL.
static inline const char *getopt_value(void) { return optarg; }

/// The option of the last refusal: the byte of a short one, the value of a known long one, and 0
/// for an unknown long one.
static inline int getopt_refused(void) { return optopt; }
