#ifndef CSQLITE_SQLITE_H
#define CSQLITE_SQLITE_H

#include <sqlite3.h>

#endif
