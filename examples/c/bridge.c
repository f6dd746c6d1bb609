/*
 * A program that provides its own Bluetooth stack: the game's context receives all devices from this program.
 *
 * Here the "stack" is a simulated cap in a second context. A program with a real stack calls it in the same places:
 * `report_cap` when the stack has found a device, `perform` for each request, and `carry` in the callback for notified
 * values. The game below does not depend on the stack.
 *
 *     bridge                      for twenty seconds
 *     bridge --seconds 60         for a minute
 *
 * Exit status: 0 if the cap played, 1 if not, 2 for invalid options.
 */
#define _POSIX_C_SOURCE 200809L /* clock_nanosleep, sigaction */

#include "example.h"

struct bridge {
    struct example example; /* the game's context */
    velto_host radio;       /* this program as that context's radio */
    uint32_t peer;          /* the number that the library assigned to the cap */
    velto_context *device_side;
    velto_sim cap;
    unsigned packets, presses;
};

/* The simulated motion, repeated: swing, press, rest. */
static const velto_sim_step HAND[] = {
    {.kind = VELTO_SIM_STEP_KIND_SWEEP, .duration = 1.2, .amplitude_x = 200, .period = 1.2},
    {.kind = VELTO_SIM_STEP_KIND_PRESS, .duration = 0.2},
    {.kind = VELTO_SIM_STEP_KIND_RELEASE, .duration = 0.6},
};

/* The stack has found a device: report its advertisement. */
static velto_result report_cap(struct bridge *bridge) {
    velto_host_advertisement found = VELTO_HOST_ADVERTISEMENT_INIT;
    uint8_t payload[31];
    size_t size = 0;
    if (velto_sim_get_advertisement(bridge->cap, payload, sizeof payload, &size) != VELTO_OK) return VELTO_OK;
    found.identifier = "the cap of bridge.c"; /* with a real stack: the address */
    found.rssi = -50;
    return velto_host_report_advertisement(bridge->radio, &found, NULL, 0, payload, size, &bridge->peer);
}

/* The stack has connected: report the services, which completes the link. */
static velto_result connect_cap(struct bridge *bridge) {
    velto_sim_characteristic list[8];
    velto_gatt_characteristic table[8];
    size_t count = 0;
    velto_result result = velto_sim_report_link(bridge->cap, 1);
    if (result >= 0) result = velto_sim_list_characteristics(bridge->cap, list, COUNT_OF(list), &count);
    if (result != VELTO_OK) return result;
    memset(table, 0, sizeof table);
    for (size_t index = 0; index < count; index++) {
        table[index].service = list[index].service;
        table[index].uuid = list[index].uuid;
        table[index].properties = list[index].properties;
        table[index].handle = list[index].handle; /* a stack without value handles uses index + 1 */
    }
    return velto_host_supply_gatt(bridge->radio, bridge->peer, table, count);
}

/* Performs a request of the library; a read value is stored in `value`. */
static velto_result perform(struct bridge *bridge, const velto_host_request *request, uint8_t *value, size_t *size) {
    switch (request->kind) {
    case VELTO_HOST_REQUEST_KIND_START_SCAN:
        return report_cap(bridge);
    case VELTO_HOST_REQUEST_KIND_CONNECT:
        return connect_cap(bridge);
    case VELTO_HOST_REQUEST_KIND_DISCONNECT:
        return velto_sim_report_link(bridge->cap, 0);
    case VELTO_HOST_REQUEST_KIND_READ:
        return velto_sim_read_value(bridge->cap, request->characteristic, value, VELTO_VALUE_MAX, size);
    case VELTO_HOST_REQUEST_KIND_WRITE:
        return velto_sim_write_value(bridge->cap, request->characteristic, request->write_kind == VELTO_WRITE_KIND_WITH_RESPONSE,
                                     request->bytes, request->size);
    case VELTO_HOST_REQUEST_KIND_SUBSCRIBE:
    case VELTO_HOST_REQUEST_KIND_UNSUBSCRIBE:
        return velto_sim_report_subscription(bridge->cap, request->characteristic,
                                             request->kind == VELTO_HOST_REQUEST_KIND_SUBSCRIBE);
    case VELTO_HOST_REQUEST_KIND_STOP_SCAN:
    case VELTO_HOST_REQUEST_KIND_FORGET:
        return VELTO_OK;
    default:
        return VELTO_ERROR_UNSUPPORTED; /* pairing, which a cap does not need */
    }
}

/* Serves all waiting requests. Supplying the services answers CONNECT; an answer to a request that needs none is ignored. */
static void serve(struct bridge *bridge) {
    velto_host_request request;
    while (velto_host_poll_request(bridge->radio, &request) == VELTO_OK) {
        uint8_t value[VELTO_VALUE_MAX];
        size_t size = 0;
        velto_result result = perform(bridge, &request, value, &size);
        if (result < 0) velto_host_fail_request(bridge->radio, request.id, result, 0, velto_error_message());
        else if (request.kind != VELTO_HOST_REQUEST_KIND_CONNECT) velto_host_complete_request(bridge->radio, request.id, value, size);
    }
}

/* The stack has received values: deliver them. With a real stack, its callback does this. */
static void carry(struct bridge *bridge) {
    velto_sim_notification notification;
    while (velto_sim_poll_notification(bridge->cap, &notification) == VELTO_OK) {
        velto_host_deliver_notification(bridge->radio, bridge->peer, notification.characteristic, notification.bytes,
                                        notification.size);
        bridge->packets++;
    }
}

/* A frame of the game. A real stack would deliver values between frames. */
static int run_frame(void *context, double dt) {
    struct bridge *bridge = (struct bridge *)context;
    velto_input input = VELTO_INPUT_INIT;
    serve(bridge);
    carry(bridge);
    velto_context_poll_player(bridge->example.context, 0, dt, &input); /* neutral without a device */
    if (input.buttons_pressed & VELTO_BUTTON_MAIN) printf("press %u\n", ++bridge->presses);
    if (input.frame_delta_x != 0) printf("x %+.2f\n", input.position_x);
    return 1;
}

/* The far side of the bridge: a cap in a context of its own, which only this program can reach. */
static int make_cap(struct bridge *bridge) {
    velto_context_def context = VELTO_CONTEXT_DEF_INIT;
    velto_sim_def cap = VELTO_SIM_DEF_INIT;
    context.backends = VELTO_BACKEND_SIMULATED;
    cap.flags = VELTO_SIM_BARE;
    return example_succeeded(&bridge->example, velto_context_create(&context, &bridge->device_side)) &&
           example_succeeded(&bridge->example, velto_context_create_sim(bridge->device_side, &cap, &bridge->cap)) &&
           example_succeeded(&bridge->example, velto_sim_set_script(bridge->cap, HAND, COUNT_OF(HAND), 1));
}

int main(int argc, char **argv) {
    struct bridge bridge;
    memset(&bridge, 0, sizeof bridge);
    bridge.example.name = "bridge";
    bridge.example.backend = VELTO_BACKEND_HOST;
    bridge.example.seconds = 20;
    if (!example_begin(&bridge.example, argc, argv, 1) || !make_cap(&bridge)) return 1;
    if (!example_succeeded(&bridge.example, velto_context_create_host_radio(bridge.example.context, NULL, &bridge.radio))) return 1;
    example_run(&bridge.example, run_frame, &bridge);
    printf("summary: %u packets, %u presses\n", bridge.packets, bridge.presses);
    velto_context_destroy(bridge.example.context);
    velto_context_destroy(bridge.device_side);
    return bridge.presses > 0 ? 0 : 1;
}
