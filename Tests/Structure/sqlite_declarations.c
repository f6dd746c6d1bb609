/* Our own declarations of SQLite against the installed header. Compiled, never run: a signature or a number that differs is
   an error. */
#include <sqlite3.h>

#include "csqlite.h"

/* sqlite3_db_config has parameters that its declaration does not name, like ours. */
const velto_sqlite_functions functions = {
#define ENTRY(result, name, parameters) .name = sqlite3_##name,
    VELTO_SQLITE_FUNCTIONS(ENTRY)
#undef ENTRY
};

#define SAME(name) _Static_assert((int)VELTO_SQLITE_##name == (int)SQLITE_##name, #name)
SAME(OK);
SAME(PERM);
SAME(BUSY);
SAME(LOCKED);
SAME(NOMEM);
SAME(READONLY);
SAME(IOERR);
SAME(CORRUPT);
SAME(ERROR);
SAME(MISMATCH);
SAME(FULL);
SAME(CANTOPEN);
SAME(CONSTRAINT);
SAME(TOOBIG);
SAME(NOTADB);
SAME(ROW);
SAME(DONE);
SAME(OPEN_READONLY);
SAME(OPEN_READWRITE);
SAME(OPEN_CREATE);
SAME(OPEN_URI);
SAME(OPEN_NOMUTEX);
SAME(LIMIT_LENGTH);
SAME(LIMIT_SQL_LENGTH);
SAME(LIMIT_COLUMN);
SAME(LIMIT_EXPR_DEPTH);
SAME(LIMIT_ATTACHED);
SAME(LIMIT_LIKE_PATTERN_LENGTH);
SAME(LIMIT_TRIGGER_DEPTH);
SAME(DBCONFIG_ENABLE_TRIGGER);
SAME(DBCONFIG_DEFENSIVE);
SAME(DBCONFIG_ENABLE_VIEW);
SAME(DBCONFIG_TRUSTED_SCHEMA);
SAME(PREPARE_PERSISTENT);
SAME(INTEGER);
SAME(FLOAT);
SAME(TEXT);
SAME(BLOB);
SAME(NULL);
