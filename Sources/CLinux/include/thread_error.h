/* The last error of each thread. Swift has no thread-local storage, and the text must stay where it is while a C program
   reads it, so it lives in a plain C structure. */
#ifndef VELTO_LINUX_THREAD_ERROR_H
#define VELTO_LINUX_THREAD_ERROR_H

#include <stddef.h>
#include <stdint.h>

enum {
    VELTO_LINUX_ERROR_FUNCTION_SIZE = 64,
    VELTO_LINUX_ERROR_MESSAGE_SIZE = 512,
    VELTO_LINUX_ERROR_NAME_SIZE = 128,
    VELTO_LINUX_ERROR_REMARK_SIZE = 256,
    VELTO_LINUX_ERROR_REMEDY_SIZE = 256,
};

typedef struct velto_linux_error {
    int32_t code;
    int32_t cause;
    int64_t number;
    uint64_t device;
    char function[VELTO_LINUX_ERROR_FUNCTION_SIZE];
    char message[VELTO_LINUX_ERROR_MESSAGE_SIZE];
    char name[VELTO_LINUX_ERROR_NAME_SIZE];
    char remark[VELTO_LINUX_ERROR_REMARK_SIZE];
    char remedy[VELTO_LINUX_ERROR_REMEDY_SIZE];
} velto_linux_error;

/* The slot of the calling thread; never NULL, all zero until something fails. */
const velto_linux_error *velto_linux_error_slot(void);

/* The message inside the slot of the calling thread. */
const char *velto_linux_error_message(void);

/* Fills the slot of the calling thread. Texts are cut between two characters of UTF-8 where they do not fit. Takes no
   lock and no memory, so that it also works in a forked child. */
void velto_linux_error_store(int32_t code, int32_t cause, int64_t number, uint64_t device, const char *function,
                             const char *message, const char *remedy, const char *name, const char *remark);

#endif
