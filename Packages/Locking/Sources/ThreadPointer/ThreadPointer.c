#include "ThreadPointer.h"
