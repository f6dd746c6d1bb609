"""Programs that attack the library from outside: C programs that are run as `PROGRAM SECONDS`."""
