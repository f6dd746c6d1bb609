/* libarchive made visible to Swift: loaded when first needed, as one table of functions.

   libarchive is neither linked nor needed for building, and a program that loads no zip file starts on a machine without it.
   The binary interface of libarchive.so.13 only ever grows; the few declarations needed are our own. Nothing newer than 3.2 is
   used. */
#ifndef VELTO_CARCHIVE_H
#define VELTO_CARCHIVE_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* The functions that are used: result, name without "archive_", parameters. */
#define VELTO_ARCHIVE_FUNCTIONS(ROW) \
    ROW(struct archive *, read_new, (void)) \
    ROW(int, read_support_format_zip_seekable, (struct archive *)) \
    ROW(int, read_open_memory, (struct archive *, const void *, size_t)) \
    ROW(int, read_next_header, (struct archive *, struct archive_entry **)) \
    ROW(ssize_t, read_data, (struct archive *, void *, size_t)) \
    ROW(int, read_free, (struct archive *)) \
    ROW(const char *, error_string, (struct archive *)) \
    ROW(const char *, entry_pathname_utf8, (struct archive_entry *)) \
    ROW(const char *, entry_pathname, (struct archive_entry *)) \
    ROW(mode_t, entry_filetype, (struct archive_entry *))

struct archive;
struct archive_entry;

typedef struct velto_archive_functions {
#define VELTO_ARCHIVE_MEMBER(result, name, parameters) result(*name) parameters;
    VELTO_ARCHIVE_FUNCTIONS(VELTO_ARCHIVE_MEMBER)
#undef VELTO_ARCHIVE_MEMBER
} velto_archive_functions;

/* Codes of libarchive's interface. */
enum velto_archive_number {
    VELTO_ARCHIVE_EOF = 1,
    VELTO_ARCHIVE_OK = 0,
    VELTO_ARCHIVE_WARN = -20,
};

/* The functions of libarchive.so.13, which is loaded when first needed; NULL if it cannot be used. Any thread. */
const velto_archive_functions *velto_archive_load(void);

/* Why it cannot be used: one sentence, empty if it can. */
const char *velto_archive_load_problem(void);

#endif
