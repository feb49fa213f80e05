#ifndef PROGRAM_START_H
#define PROGRAM_START_H

// Runs `program`, without arguments, on a terminal of its own of the usual size, reads what it writes until `marker`
// is part of it, ends the program, and waits until it is gone. POSIX only.
//
// Returns 0, or an errno: ETIMEDOUT when the program is silent for ten seconds, EPIPE when it ended without writing
// `marker`.
int run_until_output(const char *program, const char *marker);

#endif
