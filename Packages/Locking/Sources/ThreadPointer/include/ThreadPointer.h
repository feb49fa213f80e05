#ifndef THREAD_POINTER_H
#define THREAD_POINTER_H

#if defined(__linux__) && !defined(__ANDROID__) && (defined(__x86_64__) || defined(__aarch64__))

/// The address of the thread's control block: in one instruction, where `pthread_self` is a call by way of a table.
static inline void *thread_pointer(void) { return __builtin_thread_pointer(); }

#endif

#endif
