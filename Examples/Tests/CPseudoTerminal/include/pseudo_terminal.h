#ifndef PSEUDO_TERMINAL_H
#define PSEUDO_TERMINAL_H

// What the C library has for pseudo-terminals and Swift's view of its headers leaves out.

#include <stddef.h>

// Opens a pseudo-terminal and writes the path of its program side into `path`. Returns the descriptor of the
// other side, or -1 with errno set.
int pseudo_terminal_open(char *path, size_t path_size);

// The flag for posix_spawnattr_setflags that starts a program in a session of its own.
int pseudo_terminal_new_session_flag(void);

#endif
