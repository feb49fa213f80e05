#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

// Puts a terminal into raw mode and puts it back whatever ends the process: a return, exit(), a signal or a
// crash. It is C because the part that runs in a signal handler may only use async-signal-safe functions, and
// Swift code makes no promise about what its runtime does there. One terminal a process. POSIX only.

#include <stdbool.h>

// Starts raw mode (no echo, no line editing; Ctrl-C and its like still send their signals) on the terminal
// `input`, writes the text `enter` to the terminal `output`, and from now on writes the text `leave` and
// restores the terminal's settings when the process ends or is stopped. Returns 0, or an errno: ENOTTY when
// `input` is no terminal, EBUSY when a guard is already active.
int terminal_guard_begin(int input, int output, const char *enter, const char *leave);

// Stops the terminal `input` from showing what is typed, but for the ends of lines; lines can still be edited.
// Put back in the same ways. Returns 0 or an errno as above.
int terminal_guard_begin_hidden(int input);

// Writes the `leave` text and restores the terminal's settings and the signals' former handlers. Does nothing
// when no guard is active.
void terminal_guard_end(void);

// Whether the terminal is this process's to use: it is not while another job of the shell is in the foreground.
bool terminal_guard_is_foreground(void);

// A file descriptor that becomes readable when the terminal's size changed or the process was continued after
// a stop, so that the screen is to be drawn again. -1 before the first begin. Valid until the process ends.
int terminal_guard_wake_descriptor(void);

// Makes the wake descriptor readable, as a change of size would.
void terminal_guard_wake(void);

// The size of the terminal `descriptor` in character cells; false when it has none.
bool terminal_guard_size(int descriptor, int *columns, int *rows);

#endif
