/* After a commit, only this file is compiled before the library is linked: no Swift code imports its module. */
#ifdef VELTO_REVISION
const char *velto_build_revision(void);
const char *velto_build_revision(void) { return VELTO_REVISION; }
#endif
