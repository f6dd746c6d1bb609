/* A file of its own, in a module that no Swift code imports: after a commit, only this is compiled, and the library linked. */
#ifdef VELTO_REVISION
const char *velto_build_revision(void);
const char *velto_build_revision(void) { return VELTO_REVISION; }
#endif
