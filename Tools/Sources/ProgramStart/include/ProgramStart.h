#ifndef PROGRAM_START_H
#define PROGRAM_START_H

// Runs the program at the path `arguments[0]` on a terminal of its own of the usual size, reads what it writes until
// `marker` is part of it, ends the program, and waits until it is gone. Both lists end with NULL. POSIX only.
//
// Returns 0, or an errno: ETIMEDOUT when the program is silent for ten seconds, EPIPE when it ended without writing
// `marker`.
int run_until_output(char *const *arguments, char *const *environment, const char *marker);

#endif
