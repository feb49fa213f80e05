#if !defined(_WIN32)

#define _GNU_SOURCE
#include "ProgramStart.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

enum { patience_milliseconds = 10 * 1000, maximum_output = 64 * 1024 };

static int open_terminal(int *master, int *slave) {
  *master = posix_openpt(O_RDWR | O_NOCTTY);
  if (*master < 0) return errno;
  fcntl(*master, F_SETFD, FD_CLOEXEC);
  *slave = -1;
  if (grantpt(*master) == 0 && unlockpt(*master) == 0) {
    const char *name = ptsname(*master);
    if (name != NULL) *slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  }
  if (*slave < 0) {
    int failure = errno;
    close(*master);
    return failure;
  }
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  ioctl(*master, TIOCSWINSZ, &size);
  return 0;
}

static int start(char *const *arguments, char *const *environment, int terminal, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int descriptor = 0; descriptor < 3; descriptor++) {
    posix_spawn_file_actions_adddup2(&actions, terminal, descriptor);
  }
  int status = posix_spawn(process, arguments[0], &actions, NULL, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  return status;
}

static int read_until(int master, const char *marker) {
  static _Thread_local char output[maximum_output + 1];
  size_t count = 0;
  while (count < maximum_output) {
    struct pollfd ready = {.fd = master, .events = POLLIN};
    int polled = poll(&ready, 1, patience_milliseconds);
    if (polled == 0) return ETIMEDOUT;
    if (polled < 0) {
      if (errno == EINTR) continue;
      return errno;
    }
    ssize_t some = read(master, output + count, maximum_output - count);
    if (some <= 0) return EPIPE;
    count += (size_t)some;
    output[count] = '\0';
    if (strstr(output, marker) != NULL) return 0;
  }
  return ENOBUFS;
}

int run_until_output(char *const *arguments, char *const *environment, const char *marker) {
  int master, slave;
  int status = open_terminal(&master, &slave);
  if (status != 0) return status;
  pid_t process;
  status = start(arguments, environment, slave, &process);
  // The program's own descriptors are the last, so that its end is the end of what can be read.
  close(slave);
  if (status == 0) {
    status = read_until(master, marker);
    kill(process, SIGKILL);
    int ignored;
    while (waitpid(process, &ignored, 0) < 0 && errno == EINTR) {
    }
  }
  close(master);
  return status;
}

#endif
