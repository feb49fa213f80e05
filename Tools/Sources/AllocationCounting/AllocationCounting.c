#include "AllocationCounting.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

static _Thread_local long count = 0;

long allocation_count(void) { return count; }

#ifndef __has_feature
#define __has_feature(x) 0
#endif

#if defined(__GLIBC__) && !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)

const bool allocation_counting_is_available = true;

// These take the place of the C library's, in the whole process: an executable's own functions come first. The C
// library keeps its own under these names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count += 1;
  *result = __libc_memalign(alignment, size);
  return *result == NULL ? ENOMEM : 0;
}

#else

const bool allocation_counting_is_available = false;

#endif
