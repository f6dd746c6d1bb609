/* A signal is defined anew all the time, with one channel and with 16: whoever streams, reads or takes it apart meanwhile gets one or
 * the other, or an error. */
#include "attack.h"

static velto_device board;
static _Atomic int is_over;

static void define(uint32_t channels) {
    velto_mw_bus_signal signal = VELTO_MW_BUS_SIGNAL_INIT;
    signal.address = 0x1C;
    signal.format = VELTO_MW_NUMBER_U8;
    signal.channel_count = channels;
    strcpy(signal.identifier, "lux");
    velto_op op;
    if (velto_mw_define_bus_signal(board, &signal, &op) == VELTO_OK) outcome_of(op, PATIENCE);
}

static void *redefine(void *unused) {
    for (int round = 0; !is_over; round++) define(round % 2 ? 16 : 1);
    return unused;
}

static void stream(velto_signal signal) {
    velto_stream_def def = VELTO_STREAM_DEF_INIT;
    def.poll_interval = 10;
    velto_stream started;
    if (velto_signal_start_stream(signal, &def, &started, NULL) != VELTO_OK) return;
    velto_stream_info info = VELTO_STREAM_INFO_INIT;
    OK(velto_stream_get_info(started, &info));
    CHECK(info.channel_count == 1 || info.channel_count == 16, "%u channels", info.channel_count);
    velto_stream_destroy(started);
}

static void read_once(velto_signal signal) {
    velto_op op;
    if (velto_signal_read(signal, 0.05, &op) == VELTO_OK) velto_op_cancel(op);
}

int main(int count, char **arguments) {
    double end = end_of(count, arguments);
    velto_context *context = make_context(0);
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    def.model_name = "metamotion-rl";
    board = connect_sim(context, &def);
    define(1);
    velto_signal whole;
    OK(velto_device_find_signal(board, "lux", &whole));
    pthread_t thread;
    pthread_create(&thread, NULL, redefine, NULL);
    do {
        stream(whole);
        read_once(whole);
        velto_signal part;
        if (velto_device_find_signal(board, "lux[15]", &part) == VELTO_OK) stream(part);
        if (velto_signal_get_component(whole, 15, &part) == VELTO_OK) read_once(part);
    } while (seconds_now() < end);
    is_over = 1;
    pthread_join(thread, NULL);
    velto_context_destroy(context);
    return 0;
}
