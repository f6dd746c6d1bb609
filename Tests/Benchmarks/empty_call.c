/* A function that does nothing, with the arguments of velto_device_poll_input: what a call from Python costs by itself. */
#include <veltokit/velto.h>

velto_result empty_call(velto_device device, double dt, velto_input *out_input);

velto_result empty_call(velto_device device, double dt, velto_input *out_input) {
    (void)device;
    (void)dt;
    (void)out_input;
    return VELTO_NOTHING;
}
