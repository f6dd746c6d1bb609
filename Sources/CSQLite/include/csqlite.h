/* SQLite made visible to Swift: loaded when first needed, as one table of functions.

   SQLite is neither linked nor needed for building, and a program that stores no sessions starts on a machine without it.
   The binary interface of libsqlite3.so.0 only ever grows; the few declarations needed are our own, and a test compares
   them with the installed header. Nothing newer than 3.34 is used. */
#ifndef VELTO_CSQLITE_H
#define VELTO_CSQLITE_H

#include <stdint.h>

/* The functions that are used: result, name without "sqlite3_", parameters. */
#define VELTO_SQLITE_FUNCTIONS(ROW) \
    ROW(int, libversion_number, (void)) \
    ROW(int, threadsafe, (void)) \
    ROW(int, open_v2, (const char *, struct sqlite3 **, int, const char *)) \
    ROW(int, close_v2, (struct sqlite3 *)) \
    ROW(int, extended_result_codes, (struct sqlite3 *, int)) \
    ROW(int, extended_errcode, (struct sqlite3 *)) \
    ROW(const char *, errmsg, (struct sqlite3 *)) \
    ROW(int, busy_timeout, (struct sqlite3 *, int)) \
    ROW(int, limit, (struct sqlite3 *, int, int)) \
    ROW(int, db_config, (struct sqlite3 *, int, ...)) \
    ROW(int, get_autocommit, (struct sqlite3 *)) \
    ROW(int, changes, (struct sqlite3 *)) \
    ROW(long long, last_insert_rowid, (struct sqlite3 *)) \
    ROW(int, prepare_v3, \
        (struct sqlite3 *, const char *, int, unsigned int, struct sqlite3_stmt **, const char **)) \
    ROW(int, step, (struct sqlite3_stmt *)) \
    ROW(int, reset, (struct sqlite3_stmt *)) \
    ROW(int, clear_bindings, (struct sqlite3_stmt *)) \
    ROW(int, finalize, (struct sqlite3_stmt *)) \
    ROW(int, bind_int64, (struct sqlite3_stmt *, int, long long)) \
    ROW(int, bind_double, (struct sqlite3_stmt *, int, double)) \
    ROW(int, bind_text, (struct sqlite3_stmt *, int, const char *, int, void (*)(void *))) \
    ROW(int, bind_blob, (struct sqlite3_stmt *, int, const void *, int, void (*)(void *))) \
    ROW(int, column_type, (struct sqlite3_stmt *, int)) \
    ROW(long long, column_int64, (struct sqlite3_stmt *, int)) \
    ROW(double, column_double, (struct sqlite3_stmt *, int)) \
    ROW(const unsigned char *, column_text, (struct sqlite3_stmt *, int)) \
    ROW(const void *, column_blob, (struct sqlite3_stmt *, int)) \
    ROW(int, column_bytes, (struct sqlite3_stmt *, int))

struct sqlite3;
struct sqlite3_stmt;

typedef struct velto_sqlite_functions {
#define VELTO_SQLITE_MEMBER(result, name, parameters) result(*name) parameters;
    VELTO_SQLITE_FUNCTIONS(VELTO_SQLITE_MEMBER)
#undef VELTO_SQLITE_MEMBER
} velto_sqlite_functions;

/* Codes and options of SQLite's interface. */
enum velto_sqlite_number {
    VELTO_SQLITE_OK = 0,
    VELTO_SQLITE_ERROR = 1,
    VELTO_SQLITE_MISMATCH = 20,
    VELTO_SQLITE_PERM = 3,
    VELTO_SQLITE_BUSY = 5,
    VELTO_SQLITE_LOCKED = 6,
    VELTO_SQLITE_NOMEM = 7,
    VELTO_SQLITE_READONLY = 8,
    VELTO_SQLITE_IOERR = 10,
    VELTO_SQLITE_CORRUPT = 11,
    VELTO_SQLITE_FULL = 13,
    VELTO_SQLITE_CANTOPEN = 14,
    VELTO_SQLITE_CONSTRAINT = 19,
    VELTO_SQLITE_TOOBIG = 18,
    VELTO_SQLITE_NOTADB = 26,
    VELTO_SQLITE_ROW = 100,
    VELTO_SQLITE_DONE = 101,

    VELTO_SQLITE_OPEN_READONLY = 0x00000001,
    VELTO_SQLITE_OPEN_READWRITE = 0x00000002,
    VELTO_SQLITE_OPEN_CREATE = 0x00000004,
    VELTO_SQLITE_OPEN_URI = 0x00000040,
    VELTO_SQLITE_OPEN_NOMUTEX = 0x00008000,

    VELTO_SQLITE_LIMIT_LENGTH = 0,
    VELTO_SQLITE_LIMIT_SQL_LENGTH = 1,
    VELTO_SQLITE_LIMIT_COLUMN = 2,
    VELTO_SQLITE_LIMIT_EXPR_DEPTH = 3,
    VELTO_SQLITE_LIMIT_ATTACHED = 7,
    VELTO_SQLITE_LIMIT_LIKE_PATTERN_LENGTH = 8,
    VELTO_SQLITE_LIMIT_TRIGGER_DEPTH = 10,

    VELTO_SQLITE_DBCONFIG_ENABLE_TRIGGER = 1003,
    VELTO_SQLITE_DBCONFIG_DEFENSIVE = 1010,
    VELTO_SQLITE_DBCONFIG_ENABLE_VIEW = 1015,
    VELTO_SQLITE_DBCONFIG_TRUSTED_SCHEMA = 1017,

    VELTO_SQLITE_PREPARE_PERSISTENT = 1,

    VELTO_SQLITE_INTEGER = 1,
    VELTO_SQLITE_FLOAT = 2,
    VELTO_SQLITE_TEXT = 3,
    VELTO_SQLITE_BLOB = 4,
    VELTO_SQLITE_NULL = 5,
};

/* The functions of libsqlite3.so.0, which is loaded when first needed; NULL if it cannot be used. Any thread. */
const velto_sqlite_functions *velto_sqlite_load(void);

/* Why it cannot be used: one sentence, empty if it can. */
const char *velto_sqlite_load_problem(void);

/* sqlite3_db_config of an option that is on or off. */
int32_t velto_sqlite_configure(struct sqlite3 *database, int32_t option, int32_t is_on);

/* Bind bytes, which SQLite copies. */
int32_t velto_sqlite_bind_text(struct sqlite3_stmt *statement, int32_t index, const void *bytes, int32_t count);
int32_t velto_sqlite_bind_blob(struct sqlite3_stmt *statement, int32_t index, const void *bytes, int32_t count);

#endif
