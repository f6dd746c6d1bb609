#include <stdint.h>

/*
 * The names of Unicode scalars, such as "LATIN SMALL LETTER A", are half a megabyte of the standard library, and nothing here asks for one. The
 * linker replaces the function that reads them by this one (`--wrap` in Package.swift), after which it leaves the tables out.
 */
intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *buffer, intptr_t capacity);

intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *buffer, intptr_t capacity) {
    (void)scalar, (void)buffer, (void)capacity;
    return 0;
}
