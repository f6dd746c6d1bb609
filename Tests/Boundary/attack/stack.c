/* Threads with the least stack that the library asks for: 64 KiB, and a page behind it that ends the process. */
#include "attack.h"

enum { STACK = 64 << 10 };

static velto_context *context;
static velto_device fed;

static void poll(void) {
    velto_input input = VELTO_INPUT_INIT;
    uint8_t packet[16] = {0x22};
    velto_event event;
    char text[400];
    size_t count;
    OK(velto_device_ingest_packet(fed, VELTO_NULL_UUID, packet, sizeof packet, 0));
    OK(velto_device_poll_input(fed, 0.016, &input));
    while (velto_context_poll_event(context, &event) == VELTO_OK) {
        OK(velto_event_describe(&event, text, sizeof text, &count));
    }
}

static void refuse(void) {
    velto_motion_config config;
    OK(velto_motion_config_init(&config, sizeof config, VELTO_MOTION_MODE_PADDLE));
    OK(velto_device_set_motion_config(fed, &config));
    config.paddle_input_gain = 1e300;
    CHECK(velto_device_set_motion_config(fed, &config) == VELTO_ERROR_INVALID_ARGUMENT, "1e300 is accepted");
    CHECK(velto_context_get_time_ns((velto_context *)0x77, NULL) < 0, "no handle is accepted");
}

static void play(void) {
    velto_sim sim;
    velto_op op;
    OK(velto_context_create_sim(context, NULL, &sim));
    OK(velto_context_start_scan(context, NULL, &op));
    OK(velto_context_set_auto_connect(context, 1));
    OK(velto_context_advance_clock(context, 8));
    OK(velto_context_dispatch(context, 0));
}

static void report_support(void) {
    static char text[1 << 18];
    static velto_known_device known[64];
    size_t count;
    OK(velto_context_describe_support(context, text, sizeof text, &count));
    OK(velto_context_list_known_devices(context, known, 64, &count));
    (void)velto_device_save_profile(fed);
    (void)velto_device_load_profile(fed);
}

static void drive(void) {
    velto_driver *driver;
    velto_navigator *navigator;
    velto_input input = VELTO_INPUT_INIT, shown = VELTO_INPUT_INIT;
    double place;
    OK(velto_driver_create(&driver));
    OK(velto_driver_step_paddle(driver, &input, 0.01, 1, 1, &place));
    OK(velto_driver_step_display(driver, &input, 0.1, &shown));
    OK(velto_navigator_create(NULL, &navigator));
    velto_driver_destroy(driver);
    velto_navigator_destroy(navigator);
}

static void create(void) {
    const velto_backend backends[] = {VELTO_BACKEND_SIMULATED, VELTO_BACKEND_BLUEZ};
    const velto_context_flag flags[] = {0, VELTO_CONTEXT_PUMPED};
    for (int index = 0; index < 4; index++) {
        velto_context_def def = simulated(flags[index % 2]);
        velto_context *created;
        def.backends = backends[index / 2];
        def.owner_name = "stack";
        OK(velto_context_create(&def, &created));
        if (flags[index % 2] != 0) { OK(velto_context_dispatch(created, 0.02)); }
        velto_context_destroy(created);
    }
}

static void *call(void *function) {
    ((void (*)(void))function)();
    return NULL;
}

int main(void) {
    void (*const functions[])(void) = {create, refuse, poll, play, poll, report_support, drive};
    setenv("VELTO_LOG", "all", 1);
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    CHECK(pthread_attr_setstacksize(&attributes, STACK) == 0, "the stack");
    velto_context_def def = simulated(VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK);
    OK(velto_context_create(&def, &context));
    OK(velto_context_create_ingest_device(context, VELTO_FAMILY_TRIKI, "fed", &fed));
    for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
        pthread_t thread;
        CHECK(pthread_create(&thread, &attributes, call, (void *)functions[index]) == 0, "pthread_create");
        pthread_join(thread, NULL);
    }
    velto_context_destroy(context);
    return 0;
}
