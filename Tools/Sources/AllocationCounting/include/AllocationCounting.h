#ifndef ALLOCATION_COUNTING_H
#define ALLOCATION_COUNTING_H

#include <stdbool.h>

/// Whether allocations are counted on this platform: with glibc, and without a sanitizer, which has an allocator
/// of its own.
extern const bool allocation_counting_is_available;

/// How many blocks of memory the calling thread has allocated so far.
long allocation_count(void);

#endif
