/* Filters samples at 100 Hz with a magnetometer at 10 Hz: filter_way COUNT [--input]. The second only makes the input. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include <veltokit/velto.h>

static void make(velto_inertial_sample *sample, int index)
{
    double t = index * 0.01;
    *sample = (velto_inertial_sample){
        (uint64_t)index * 10000000,
        {sin(2 * t), 0.5 * cos(3 * t), 0.3 + 0.2 * sin(t)},
        {2 * sin(2 * t), 1.5 * cos(t), 9.81 + sin(5 * t)},
        {20 * cos(0.5 * t), 20 * sin(0.5 * t), -40 + 2 * sin(t)},
    };
    if (index % 10 != 9) sample->magnetic_field[0] = sample->magnetic_field[1] = sample->magnetic_field[2] = 0;
}

int main(int argc, char **argv)
{
    int count = atoi(argv[1]);
    velto_inertial_sample *samples = malloc((size_t)count * sizeof *samples);
    velto_orientation_frame *frames = malloc((size_t)count * sizeof *frames);
    size_t found = 0;
    double sum = 0;
    for (int index = 0; index < count; index++) make(&samples[index], index);
    if (argc < 3) velto_orientation_filter(NULL, samples, (size_t)count, frames, (size_t)count, &found);
    for (size_t index = 0; index < found; index++) sum += frames[index].north_orientation[0];
    printf("%g\n", sum);
    return found == (size_t)(argc < 3 ? count : 0) ? 0 : 1;
}
