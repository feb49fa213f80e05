#if !defined(_WIN32)

#define _GNU_SOURCE
#include "pseudo_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int pseudo_terminal_open(char *path, size_t path_size) {
  int master = posix_openpt(O_RDWR | O_NOCTTY);
  if (master < 0) return -1;
  fcntl(master, F_SETFD, FD_CLOEXEC);
  if (grantpt(master) == 0 && unlockpt(master) == 0) {
    const char *name = ptsname(master);
    if (name != NULL && strlen(name) < path_size) {
      strcpy(path, name);
      return master;
    }
  }
  int failure = errno;
  close(master);
  errno = failure;
  return -1;
}

int pseudo_terminal_new_session_flag(void) { return POSIX_SPAWN_SETSID; }

#endif
