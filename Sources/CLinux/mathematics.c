/* `hypotf` for the Swift runtime inside the library. The C library has had a new version of it since 2.35, which would be the
   only reason why a machine with 2.34 could not load us. Double precision holds the squares of any float. */
#include <math.h>

__attribute__((visibility("hidden"))) float hypotf(float x, float y) {
    if (isinf(x) || isinf(y)) { return INFINITY; }
    return (float)sqrt((double)x * x + (double)y * y);
}
