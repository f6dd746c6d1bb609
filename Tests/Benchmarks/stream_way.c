/* Feeds packets to a device and reads its stream, as many frames as the argument says, a hundred at a time, or as many as a second argument says. */
#include <stdio.h>
#include <stdlib.h>

#include <veltokit/velto.h>

#define MOST 100

static void require(velto_result result) {
    if (result >= 0) return;
    fprintf(stderr, "%s\n", velto_error_message());
    exit(1);
}

int main(int argc, char **argv) {
    long frames = argc > 1 ? atol(argv[1]) : 0, batch = argc > 2 ? atol(argv[2]) : MOST, read = 0;
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_context *context;
    velto_device device;
    velto_signal axes;
    velto_stream stream;
    uint8_t packet[16] = {0x22, 0, 1, 0, 2, 0, 3, 0};
    float rows[MOST][3];
    velto_frame_info infos[MOST];
    size_t count;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK | VELTO_CONTEXT_EPHEMERAL;
    require(velto_context_create(&def, &context));
    require(velto_context_create_ingest_device(context, VELTO_FAMILY_TRIKI, "fed", &device));
    require(velto_device_find_signal(device, VELTO_TRIKI_AXES, &axes));
    require(velto_signal_start_stream(axes, NULL, &stream, NULL));
    require(velto_context_advance_clock(context, 0.1));
    for (long number = 1; number <= frames; number++) {
        packet[2] = (uint8_t)number;
        require(velto_device_ingest_packet(device, VELTO_NULL_UUID, packet, sizeof packet, 0));
        if (number % batch != 0) continue;
        require(velto_stream_read(stream, rows, sizeof rows[0], (size_t)batch, infos, &count));
        if (count != (size_t)batch || rows[batch - 1][0] != (float)packet[2] || infos[0].sequence != (uint64_t)(number - batch + 1)) return 2;
        read += (long)count;
    }
    printf("%ld\n", read);
    velto_context_destroy(context);
    return 0;
}
