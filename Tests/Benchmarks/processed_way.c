/* What a sample of a processor costs the host, beside a plain one: three axes that a processor passes on, and a number that it has computed. A
   simulated board answers about its processors; its packets are then put on the link as they are, so that nothing of its computation counts.

   Usage: processed_way [--brief | --instructions]. */
#include <stdint.h>

#include "measure.h"

enum { LARGEST = 9 };

static velto_context *context;
static velto_device device;
static velto_sim sim;
static uint16_t notification;

static const uint8_t plain[] = {0x03, 0x04, 1, 2, 3, 4, 5, 6}, passed[] = {0x09, 0x03, 0, 1, 2, 3, 4, 5, 6};
static const uint8_t computed[] = {0x09, 0x03, 1, 1, 2}, nobody[] = {0x7E, 0x01};

static void end(velto_op op, const char *what) {
    velto_result result = VELTO_OK;
    check(velto_op_wait(op, 60, &result), what);
    check(result, what);
}

static void open_board(void) {
    static const velto_uuid characteristic = {
        {0x32, 0x6A, 0x90, 0x06, 0x85, 0xCB, 0x91, 0x95, 0xD9, 0xDD, 0x46, 0x4C, 0xFB, 0xBA, 0xE7, 0x5A}};
    static const velto_uuid any = {{0}};
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_sim_def sim_def = VELTO_SIM_DEF_INIT;
    velto_op op;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK | VELTO_CONTEXT_EPHEMERAL;
    check(velto_context_create(&def, &context), "context");
    sim_def.model_name = "metamotion-rl";
    check(velto_context_create_sim(context, &sim_def, &sim), "board");
    check(velto_context_start_scan(context, NULL, NULL), "scan");
    check(velto_context_advance_clock(context, 1), "advance");
    check(velto_sim_get_device(sim, &device), "device");
    check(velto_device_connect(device, NULL, &op), "connect");
    end(op, "connect");
    check(velto_device_find_characteristic(device, any, characteristic, &notification), "characteristic");
}

static velto_signal process(uint32_t type, double period) {
    velto_mw_processor_def def = VELTO_MW_PROCESSOR_DEF_INIT;
    velto_processor processor;
    velto_signal signal;
    velto_op op;
    def.type = type;
    def.period = period;
    check(velto_device_find_signal(device, VELTO_MW_ACCELERATION, &signal), "signal");
    check(velto_mw_create_processor(device, signal, &def, &processor, &op), "processor");
    end(op, "processor");
    check(velto_processor_get_output(processor, &signal), "output");
    return signal;
}

static void stream(velto_signal signal) {
    velto_stream started;
    velto_op op;
    check(velto_signal_start_stream(signal, NULL, &started, &op), "stream");
    end(op, "stream");
}

/* The board measures seldom, so that its own samples hardly count. */
static void deliver(const uint8_t *packet, size_t size) {
    check(velto_sim_inject_notification(sim, notification, packet, size), "packet");
    check(velto_context_advance_clock(context, 0.02), "delivery");
}

static void deliver_plain(void) { deliver(plain, sizeof plain); }
static void deliver_passed(void) { deliver(passed, sizeof passed); }
static void deliver_computed(void) { deliver(computed, sizeof computed); }
static void deliver_nothing(void) { deliver(nobody, sizeof nobody); }

int main(int count, char **arguments) {
    velto_mw_sensor_config wanted = VELTO_MW_SENSOR_CONFIG_INIT, chosen = VELTO_MW_SENSOR_CONFIG_INIT;
    velto_signal signal;
    measure_options(count, arguments);
    open_board();
    wanted.is_unpacked = 1;
    wanted.rate = 0.78;
    check(velto_mw_set_sensor_config(device, &wanted, &chosen), "sensor");
    stream(process(VELTO_MW_PROCESSOR_TYPE_TIME, 0.001));
    stream(process(VELTO_MW_PROCESSOR_TYPE_RSS, 0));
    check(velto_device_find_signal(device, VELTO_MW_ACCELERATION, &signal), "signal");
    stream(signal);
    measure("a packet without a stream", deliver_nothing);
    measure("a plain sample of three axes", deliver_plain);
    measure("three axes that a processor passes on", deliver_passed);
    measure("a number that a processor computes", deliver_computed);
    velto_context_destroy(context);
    return 0;
}
