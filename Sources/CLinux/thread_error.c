#include "thread_error.h"

#include <string.h>

static _Thread_local velto_linux_error slot;

/* Copies a text and cuts it in front of the first character that does not fit as a whole. */
static void copy_text(char *target, size_t size, const char *text) {
    size_t length = strnlen(text, size);
    if (length == size) {
        length = size - 1;
        while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80) {
            length--;
        }
    }
    memcpy(target, text, length);
    memset(target + length, 0, size - length);
}

const velto_linux_error *velto_linux_error_slot(void) { return &slot; }

const char *velto_linux_error_message(void) { return slot.message; }

void velto_linux_error_store(int32_t code, int32_t cause, int64_t number, uint64_t device, const char *function,
                             const char *message, const char *remedy, const char *name, const char *remark) {
    slot.code = code;
    slot.cause = cause;
    slot.number = number;
    slot.device = device;
    copy_text(slot.function, sizeof slot.function, function);
    copy_text(slot.message, sizeof slot.message, message);
    copy_text(slot.remedy, sizeof slot.remedy, remedy);
    copy_text(slot.name, sizeof slot.name, name);
    copy_text(slot.remark, sizeof slot.remark, remark);
}
