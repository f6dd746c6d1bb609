/* The objects that each thread used last, by their handles. Swift has no thread-local storage.

   What is kept stays alive, whoever else lets go of it, and counts until the next handle is removed. */
#ifndef VELTO_LINUX_RECENT_OBJECTS_H
#define VELTO_LINUX_RECENT_OBJECTS_H

#include <stdint.h>

/* The object of that handle, if the calling thread keeps it and no handle was removed since; else NULL. */
void *velto_linux_recent_object(uint64_t handle);

/* The number of handles removed so far: read it before looking up an object that is then kept. */
uint64_t velto_linux_recent_removals(void);

/* Keeps an object for the calling thread, which lets go of another one for it, and of all that counts no more: not while a call
   of the thread uses one. `release` lets go of an object, at the end
   of the thread too. */
void velto_linux_recent_keep(uint64_t handle, uint64_t removals, void *object, void (*release)(void *object));

/* A handle was removed: what all threads keep has to be looked up again. The calling thread lets go of its object. */
void velto_linux_recent_remove(uint64_t handle);

/* The calling thread lets go of all its objects; not while one of its calls uses one. */
void velto_linux_recent_forget(void);

#endif
