/* A file system of SQLite that is the usual one, and ends the process in the middle of a chosen operation. */
#ifndef VELTO_STORE_KILLS_H
#define VELTO_STORE_KILLS_H

enum kills_kind {
    /* Writes and syncs of the write-ahead log: within a commit. */
    KILLS_LOG = 1,
    /* Writes and syncs of the database itself: within a checkpoint. */
    KILLS_DATABASE = 2,
};

/* Registers it as "velto-kills". */
void kills_install(void);

/* Kills the process in the middle of operation number `after` of those kinds from now on, the next one being 0. */
void kills_arm(int kinds, int after);

#endif
