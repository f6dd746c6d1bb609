/* Prints the number of allocations for filtering 1,000 samples forwards and backwards, and for 8,000. */
#include "measure.h"

#include <stdio.h>
#include <stdlib.h>

static unsigned long filter(size_t count) {
    velto_orientation_def def = VELTO_ORIENTATION_DEF_INIT;
    velto_inertial_sample *samples = calloc(count, sizeof *samples);
    velto_orientation_frame *frames = calloc(count, sizeof *frames);
    size_t found = 0;
    def.options = VELTO_ORIENTATION_OPTION_OFFLINE;
    for (size_t index = 0; index < count; index++) {
        samples[index] = (velto_inertial_sample){index * 10000000, {0.1, 0, 0}, {0, 0, 9.81}, {20, 0, -40}};
    }
    unsigned long before = allocation_count();
    check(velto_orientation_filter(&def, samples, count, frames, count, &found), "filter");
    unsigned long taken = allocation_count() - before;
    free(samples);
    free(frames);
    return found == count ? taken : 0;
}

int main(void) {
    printf("%lu\n", filter(1000));
    printf("%lu\n", filter(8000));
    return 0;
}
