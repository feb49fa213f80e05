#if !defined(_WIN32)

#define _GNU_SOURCE
#include "terminal_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum { maximum_text = 256, alternate_stack_size = 64 * 1024 };

// What ends a process unless it is caught. SIGKILL cannot be caught.
// The crashes stand first, with SIGQUIT (Ctrl-\): Swift's backtraces handle it as one.
static const int fatal_signals[] = {SIGABRT, SIGSEGV, SIGBUS,  SIGFPE,    SIGILL,  SIGTRAP, SIGSYS,
                                    SIGQUIT, SIGHUP,  SIGINT,  SIGTERM,   SIGPIPE, SIGALRM, SIGVTALRM,
                                    SIGPROF, SIGXCPU, SIGXFSZ, SIGUSR1,   SIGUSR2};
enum { fatal_count = sizeof fatal_signals / sizeof fatal_signals[0], crash_count = 8 };

static struct {
  int input;
  int output;
  struct termios original;
  struct termios raw;
  char enter[maximum_text];
  char leave[maximum_text];
  struct sigaction former_fatal[fatal_count];
  struct sigaction former_stop;
  struct sigaction former_continue;
  struct sigaction former_resize;
} guard;

// Whether the terminal is ours to restore. Taken with an exchange, so that of several threads that crash at
// once only one restores.
static atomic_bool active = false;
static int wake_pipe[2] = {-1, -1};

static void write_all(int descriptor, const char *text) {
  size_t left = strlen(text);
  while (left > 0) {
    ssize_t written = write(descriptor, text, left);
    if (written < 0) {
      if (errno == EINTR) continue;
      // Somebody has made the terminal non-blocking; it gets some time, but the process has to end.
      struct pollfd ready = {descriptor, POLLOUT, 0};
      if (errno == EAGAIN && poll(&ready, 1, 1000) > 0) continue;
      return;
    }
    text += written;
    left -= (size_t)written;
  }
}

// tcsetattr from a background process group stops the process unless SIGTTOU is blocked.
static void set_attributes(const struct termios *settings) {
  sigset_t background, former;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &background, &former);
  while (tcsetattr(guard.input, TCSANOW, settings) != 0 && errno == EINTR) {
  }
  pthread_sigmask(SIG_SETMASK, &former, NULL);
}

static void restore(void) {
  if (!atomic_exchange(&active, false)) return;
  write_all(guard.output, guard.leave);
  set_attributes(&guard.original);
}

bool terminal_guard_is_foreground(void) {
  pid_t foreground = tcgetpgrp(guard.input);
  return foreground <= 0 || foreground == getpgrp();
}

// Takes the terminal, unless the process was continued in the background: then it is another's.
static void enter(void) {
  if (!terminal_guard_is_foreground()) return;
  set_attributes(&guard.raw);
  write_all(guard.output, guard.enter);
}

void terminal_guard_wake(void) {
  if (wake_pipe[1] < 0) return;
  // A full pipe is readable already, so a failed write loses nothing.
  ssize_t ignored = write(wake_pipe[1], "w", 1);
  (void)ignored;
}

int terminal_guard_wake_descriptor(void) { return wake_pipe[0]; }

// The former handler (Swift's prints a backtrace, say) of a signal in fatal_signals.
static void call_former(int signal_number, siginfo_t *info, void *context) {
  for (int i = 0; i < fatal_count; i++) {
    if (fatal_signals[i] != signal_number) continue;
    const struct sigaction *former = &guard.former_fatal[i];
    if (former->sa_flags & SA_SIGINFO) {
      former->sa_sigaction(signal_number, info, context);
    } else if (former->sa_handler != SIG_DFL && former->sa_handler != SIG_IGN) {
      former->sa_handler(signal_number);
    }
  }
}

// Restores, lets the former handler do its work, and ends the process by this signal: raised again, it is
// delivered when this handler returns, whether a fault of the program's would come back or not.
static void on_fatal(int signal_number, siginfo_t *info, void *context) {
  int saved_errno = errno;
  restore();
  call_former(signal_number, info, context);
  struct sigaction end = {0};
  end.sa_handler = SIG_DFL;
  sigaction(signal_number, &end, NULL);
  raise(signal_number);
  errno = saved_errno;
}

static void install_stop(void);

// Ctrl-Z: gives the terminal back, stops for real, and takes the terminal again when continued.
static void on_stop(int signal_number) {
  int saved_errno = errno;
  if (atomic_load(&active)) {
    write_all(guard.output, guard.leave);
    set_attributes(&guard.original);
  }
  struct sigaction stop = {0};
  stop.sa_handler = SIG_DFL;
  sigaction(signal_number, &stop, NULL);
  sigset_t mask, former;
  sigemptyset(&mask);
  sigaddset(&mask, signal_number);
  raise(signal_number);
  pthread_sigmask(SIG_UNBLOCK, &mask, &former);
  // Here the process is stopped, until it is continued.
  pthread_sigmask(SIG_SETMASK, &former, NULL);
  if (atomic_load(&active)) {
    install_stop();
    enter();
    terminal_guard_wake();
  }
  errno = saved_errno;
}

static void on_continue(int signal_number) {
  (void)signal_number;
  int saved_errno = errno;
  if (atomic_load(&active)) {
    enter();
    terminal_guard_wake();
  }
  errno = saved_errno;
}

static void on_resize(int signal_number) {
  (void)signal_number;
  int saved_errno = errno;
  terminal_guard_wake();
  errno = saved_errno;
}

static struct sigaction action(void (*handler)(int), int flags) {
  struct sigaction result = {0};
  result.sa_handler = handler;
  result.sa_flags = flags;
  sigfillset(&result.sa_mask);
  return result;
}

static void install_stop(void) {
  struct sigaction stop = action(on_stop, SA_RESTART);
  sigaction(SIGTSTP, &stop, NULL);
}

// A signal that is ignored (nohup does that) or has a handler of the program's does not end the process, so it
// is left alone. A crash ends it whoever handles it too (a backtrace is printed, say): the former handler is
// called after ours.
static void install_fatal(void) {
  struct sigaction fatal = action(NULL, SA_ONSTACK | SA_SIGINFO);
  fatal.sa_sigaction = on_fatal;
  for (int i = 0; i < fatal_count; i++) {
    sigaction(fatal_signals[i], NULL, &guard.former_fatal[i]);
    bool handled = guard.former_fatal[i].sa_handler != SIG_DFL;
    bool ignored = guard.former_fatal[i].sa_handler == SIG_IGN;
    if (!handled || (i < crash_count && !ignored)) sigaction(fatal_signals[i], &fatal, NULL);
  }
}

static void install_handlers(void) {
  install_fatal();
  sigaction(SIGTSTP, NULL, &guard.former_stop);
  if (guard.former_stop.sa_handler != SIG_IGN) install_stop();
  struct sigaction resumed = action(on_continue, SA_RESTART);
  sigaction(SIGCONT, &resumed, &guard.former_continue);
  struct sigaction resized = action(on_resize, SA_RESTART);
  sigaction(SIGWINCH, &resized, &guard.former_resize);
}

static void remove_handlers(void) {
  for (int i = 0; i < fatal_count; i++) sigaction(fatal_signals[i], &guard.former_fatal[i], NULL);
  sigaction(SIGTSTP, &guard.former_stop, NULL);
  sigaction(SIGCONT, &guard.former_continue, NULL);
  sigaction(SIGWINCH, &guard.former_resize, NULL);
}

// What is set up once and stays: the wake pipe, restoring at exit(), and a stack for the handler to run on
// when the first thread's own stack is what overflowed.
static int set_up_once(void) {
  static bool done = false;
  if (done) return 0;
  if (pipe(wake_pipe) != 0) return errno;
  for (int i = 0; i < 2; i++) {
    fcntl(wake_pipe[i], F_SETFD, FD_CLOEXEC);
    fcntl(wake_pipe[i], F_SETFL, O_NONBLOCK);
  }
  static stack_t stack = {0};
  stack.ss_sp = malloc(alternate_stack_size);
  stack.ss_size = alternate_stack_size;
  if (stack.ss_sp != NULL) sigaltstack(&stack, NULL);
  atexit(restore);
  done = true;
  return 0;
}

static void make_raw(struct termios *settings) {
  settings->c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INPCK | ISTRIP | IXON);
  settings->c_lflag &= ~(tcflag_t)(ECHO | ICANON | IEXTEN);
  settings->c_lflag |= ISIG;
  settings->c_cc[VMIN] = 1;
  settings->c_cc[VTIME] = 0;
}

// The end of the line is shown, so that what is printed next begins a line.
static void make_hidden(struct termios *settings) {
  settings->c_lflag &= ~(tcflag_t)ECHO;
  settings->c_lflag |= ECHONL | ICANON;
}

static int begin(int input, int output, const char *enter_text, const char *leave_text,
                 void (*change)(struct termios *)) {
  if (atomic_load(&active)) return EBUSY;
  if (strlen(enter_text) >= maximum_text || strlen(leave_text) >= maximum_text) return E2BIG;
  if (tcgetattr(input, &guard.original) != 0) return errno;
  int status = set_up_once();
  if (status != 0) return status;
  guard.input = input;
  guard.output = output;
  strcpy(guard.enter, enter_text);
  strcpy(guard.leave, leave_text);
  guard.raw = guard.original;
  change(&guard.raw);
  atomic_store(&active, true);
  install_handlers();
  enter();
  return 0;
}

int terminal_guard_begin(int input, int output, const char *enter_text, const char *leave_text) {
  return begin(input, output, enter_text, leave_text, make_raw);
}

int terminal_guard_begin_hidden(int input) { return begin(input, -1, "", "", make_hidden); }

void terminal_guard_end(void) {
  if (!atomic_load(&active)) return;
  restore();
  remove_handlers();
}

bool terminal_guard_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

#endif
