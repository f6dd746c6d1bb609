#pragma once
#include <stddef.h>
#include <stdint.h>

/* The driver of libFuzzer, which has no header of its own for it. */
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*target)(const uint8_t *bytes, size_t size));
