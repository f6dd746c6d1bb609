// The same with vqf's C++: vqf_way COUNT [--input].
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "vqf.hpp"

int main(int argc, char **argv)
{
    VQF filter(0.01, 0.01, 0.1);
    double sum = 0;
    for (int index = 0; index < atoi(argv[1]); index++) {
        double t = index * 0.01, q[4] = {0, 0, 0, 0};
        double rate[3] = {sin(2 * t), 0.5 * cos(3 * t), 0.3 + 0.2 * sin(t)};
        double force[3] = {2 * sin(2 * t), 1.5 * cos(t), 9.81 + sin(5 * t)};
        double field[3] = {20 * cos(0.5 * t), 20 * sin(0.5 * t), -40 + 2 * sin(t)};
        sum += rate[0] + force[0] + field[0] + rate[1] + force[1] + field[1] + rate[2] + force[2] + field[2];
        if (argc >= 3) continue;
        filter.updateGyr(rate);
        filter.updateAcc(force);
        if (index % 10 == 9) filter.updateMag(field);
        filter.getQuat9D(q);
        sum += q[0];
    }
    printf("%g\n", sum);
}
