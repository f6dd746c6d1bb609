/*
 * Everything that a program with a Bluetooth stack of its own can hand in, a million times, in random order, with random bytes: in a
 * pumped context whose clock jumps, and from many threads while the library uses the devices. Each call answers what its page
 * says, nothing piles up, and afterwards a radio works.
 */
#include "random_calls.h"

enum { PEERS = 8, HANDLES = 8 };

static _Atomic uint64_t host_bits;
static _Atomic uint64_t devices[PEERS];
static _Atomic uint64_t subscriptions[PEERS];
static _Atomic uint64_t newest_request;

/* -- Random arguments ------------------------------------------------------------------------------------------------ */

/* Mostly the radio; now and then none, or one that is not there. */
static velto_host any_host(luck *luck) {
    velto_host host = {host_bits};
    if (one_in(luck, 64)) { host.bits = one_in(luck, 2) ? 0 : draw(luck); }
    return host;
}

static velto_device any_device(luck *luck) { return (velto_device){devices[draw(luck) % PEERS]}; }
static uint16_t any_handle(luck *luck) { return (uint16_t)(one_in(luck, 16) ? draw(luck) : 1 + draw(luck) % HANDLES); }
static uint32_t any_peer(luck *luck) { return (uint32_t)(one_in(luck, 16) ? draw(luck) : 1 + draw(luck) % PEERS); }

/* Mostly one of the last requests. */
static uint64_t any_request(luck *luck) { return one_in(luck, 16) ? draw(luck) : newest_request - draw(luck) % 8; }

static int32_t any_number(luck *luck, int32_t usual) { return one_in(luck, 16) ? (int32_t)draw(luck) : (int32_t)(draw(luck) % (uint64_t)usual); }

static size_t any_bytes(luck *luck, uint8_t bytes[600]) {
    size_t size = one_in(luck, 32) ? 600 : draw(luck) % 24;
    scatter(luck, bytes, size);
    if (one_in(luck, 2)) { bytes[0] = 0x22; }
    return size;
}

/* -- What the program hands in ---------------------------------------------------------------------------------------- */

static velto_result report_advertisement(luck *luck) {
    static const char *const identifiers[PEERS] = {"a", "b", "c", "d", "e", "f", "g", "h"};
    static const char *const names[] = {"Triki 1", "", "\xff", NULL};
    velto_host_advertisement found = VELTO_HOST_ADVERTISEMENT_INIT;
    velto_uuid services[3];
    uint8_t payload[600];
    size_t size = any_bytes(luck, payload);
    scatter(luck, services, sizeof services);
    found.identifier = one_in(luck, 64) ? names[draw(luck) % 4] : identifiers[draw(luck) % PEERS];
    found.name = names[draw(luck) % 4];
    found.rssi = any_number(luck, 128);
    found.flags = (velto_host_peer_flag)any_number(luck, 8);
    return velto_host_report_advertisement(any_host(luck), &found, services, draw(luck) % 4, payload, size, NULL);
}

static velto_result report_crowd(luck *luck) {
    char identifier[32];
    velto_host_advertisement found = VELTO_HOST_ADVERTISEMENT_INIT;
    snprintf(identifier, sizeof identifier, "crowd %llu", (unsigned long long)draw(luck));
    found.identifier = identifier;
    return velto_host_report_advertisement(any_host(luck), &found, NULL, 0, NULL, 0, NULL);
}

static velto_result report_link(luck *luck) {
    return velto_host_report_link(any_host(luck), any_peer(luck), (velto_bool)any_number(luck, 2), (velto_down_reason)any_number(luck, 8));
}

static velto_result supply_gatt(luck *luck) {
    velto_gatt_characteristic table[HANDLES];
    size_t count = draw(luck) % (HANDLES + 1);
    memset(table, 0, sizeof table);
    for (size_t index = 0; index < count; index++) {
        table[index].service.bytes[0] = (uint8_t)(draw(luck) % 3);
        table[index].properties = (velto_attribute_property)((draw(luck) | draw(luck)) & 0xff);
        table[index].handle = (uint16_t)(index + 1);
        if (one_in(luck, 64)) { scatter(luck, &table[index], sizeof *table); }
    }
    return velto_host_supply_gatt(any_host(luck), any_peer(luck), table, count);
}

static velto_result supply_descriptors(luck *luck) {
    velto_gatt_descriptor rows[3];
    memset(rows, 0, sizeof rows);
    if (one_in(luck, 4)) { scatter(luck, rows, sizeof rows); }
    return velto_host_supply_descriptors(any_host(luck), any_peer(luck), rows, draw(luck) % 4);
}

static velto_result report_mtu(luck *luck) { return velto_host_report_mtu(any_host(luck), any_peer(luck), (uint32_t)any_number(luck, 600)); }
static velto_result report_bond(luck *luck) { return velto_host_report_bond(any_host(luck), any_peer(luck), (velto_bool)any_number(luck, 2)); }
static velto_result report_state(luck *luck) { return velto_host_report_state(any_host(luck), (velto_host_state)any_number(luck, 3)); }
static velto_result report_scan_stopped(luck *luck) { return velto_host_report_scan_stopped(any_host(luck), -any_number(luck, 33)); }

static velto_result report_pairing(luck *luck) {
    return velto_host_report_pairing(
        any_host(luck), any_peer(luck), (velto_pairing_kind)any_number(luck, 4), (uint32_t)any_number(luck, 1000000));
}

static velto_result deliver(luck *luck) {
    uint8_t bytes[600];
    size_t size = any_bytes(luck, bytes);
    return velto_host_deliver_notification(any_host(luck), any_peer(luck), any_handle(luck), bytes, size);
}

static velto_result deliver_several(luck *luck) {
    enum { MOST = 8 };
    uint8_t bytes[600];
    velto_host_notification notifications[MOST];
    size_t count = draw(luck) % (MOST + 1), size = any_bytes(luck, bytes), rest = size;
    for (size_t index = 0; index < count; index++) {
        size_t part = index + 1 < count && !one_in(luck, 32) ? rest / 2 : rest;
        notifications[index] = (velto_host_notification){any_peer(luck), any_handle(luck), (uint16_t)part};
        rest -= part;
    }
    return velto_host_deliver_notifications(any_host(luck), notifications, count, bytes, size);
}

static velto_result poll_request(luck *luck) {
    velto_host_request request;
    velto_host host = any_host(luck);
    velto_result result = one_in(luck, 16) ? velto_host_wait_request(host, 0, &request) : velto_host_poll_request(host, &request);
    if (result != VELTO_OK) { return result; }
    CHECK(request.size <= sizeof request.bytes && memchr(request.identifier, 0, sizeof request.identifier) != NULL, "no request");
    if (request.id > newest_request) { newest_request = request.id; }
    if (request.kind == VELTO_HOST_REQUEST_KIND_CONNECT && !one_in(luck, 4)) {
        velto_gatt_characteristic row = {.properties = VELTO_ATTRIBUTE_PROPERTY_NOTIFY | VELTO_ATTRIBUTE_PROPERTY_READ, .handle = 1};
        velto_host_supply_gatt(host, request.peer, &row, 1);
    }
    return result;
}

static velto_result complete(luck *luck) {
    uint8_t bytes[600];
    size_t size = any_bytes(luck, bytes);
    return velto_host_complete_request(any_host(luck), any_request(luck), bytes, size);
}

static velto_result fail(luck *luck) {
    static const char *const sentences[] = {"far away", "", "\xff", NULL};
    return velto_host_fail_request(
        any_host(luck), any_request(luck), -any_number(luck, 33), (uint32_t)any_number(luck, 256), sentences[draw(luck) % 4]);
}

static velto_result get_info(luck *luck) {
    velto_host_info info = VELTO_HOST_INFO_INIT;
    velto_result result = velto_host_get_info(any_host(luck), &info);
    CHECK(info.device_count <= 4096 && info.waiting_report_count <= 8192, "more waits than is kept");
    return result;
}

/* BUSY while too many reports wait for the context, which waiting lets it process. */
static void bring_radio(void) {
    velto_host host;
    velto_event event;
    velto_result result;
    const double end = seconds_now() + PATIENCE;
    while ((result = velto_context_create_host_radio(context, NULL, &host)) == VELTO_ERROR_BUSY && seconds_now() < end) {
        velto_context_wait_event(context, 0.01, &event);
    }
    OK(result);
    host_bits = host.bits;
}

/* One thread brings the radio: others only use it. */
static void change_radio(luck *luck) {
    if (!one_in(luck, 256)) { return; }
    velto_host_destroy((velto_host){host_bits});
    bring_radio();
}

/* -- What the program under test does meanwhile ---------------------------------------------------------------------- */

static velto_result be_game(luck *luck) {
    uint8_t bytes[600];
    size_t size = any_bytes(luck, bytes);
    velto_subscription subscription = VELTO_NULL_SUBSCRIPTION;
    velto_input input = VELTO_INPUT_INIT;
    velto_result result = VELTO_OK;
    int which = (int)(draw(luck) % PEERS);
    switch (draw(luck) % 16) {
    case 0: case 1: case 2: result = velto_device_read_value(any_device(luck), any_handle(luck), 1, NULL); break;
    case 3: case 4: result = velto_device_write_value(any_device(luck), any_handle(luck), (velto_write_kind)(draw(luck) % 2), bytes, size, 1, NULL); break;
    case 5: case 6: case 7: result = velto_device_connect(any_device(luck), NULL, NULL); break;
    case 8: case 9: result = velto_device_subscribe(any_device(luck), any_handle(luck), NULL, &subscription, NULL); break;
    case 10: result = one_in(luck, 8) ? velto_device_disconnect(any_device(luck), NULL) : VELTO_OK; break;
    case 11: result = one_in(luck, 64) ? velto_device_forget(any_device(luck), NULL) : VELTO_OK; break;
    case 12: result = velto_context_start_scan(context, NULL, NULL); break;
    case 13: result = velto_context_stop_scan(context); break;
    case 14: {
        char identifier[] = {'h', 'o', 's', 't', ':', (char)('a' + which), 0};
        velto_device device;
        result = velto_context_find_device(context, identifier, &device);
        if (result == VELTO_OK) { devices[which] = device.bits; }
        break;
    }
    default: result = velto_device_poll_input(any_device(luck), 0.01, &input); break;
    }
    if (subscription.bits != 0) {
        /* A few are left for values to come. */
        subscription.bits = atomic_exchange(&subscriptions[which], subscription.bits);
        velto_subscription_destroy(subscription);
    }
    return result;
}

/* The calls, and in how many draws they are made once: what ends links is rare, so that there is something to end. */
static const random_call CALL[] = {
    {report_advertisement, 4}, {report_crowd, 8}, {report_link, 16}, {supply_gatt, 8}, {supply_descriptors, 8}, {report_mtu, 4},
    {report_bond, 4}, {report_state, 64}, {report_scan_stopped, 16}, {report_pairing, 2}, {deliver, 1}, {deliver, 1}, {deliver_several, 1},
    {poll_request, 1}, {complete, 1}, {fail, 4}, {get_info, 1}, {be_game, 1},
};

static const velto_result EXPECTED[] = {
    VELTO_ERROR_INVALID_ARGUMENT, VELTO_ERROR_INVALID_HANDLE, VELTO_ERROR_STALE_HANDLE, VELTO_ERROR_WRONG_KIND,
    VELTO_ERROR_NOT_FOUND, VELTO_ERROR_NOT_CONNECTED, VELTO_ERROR_BUSY, VELTO_ERROR_INVALID_STATE, VELTO_ERROR_ALREADY,
    VELTO_ERROR_OUT_OF_MEMORY, VELTO_ERROR_ADAPTER_OFF, VELTO_ERROR_NO_ADAPTER,
};

/* -- The world ---------------------------------------------------------------------------------------------------------- */

static void begin(velto_context_flag flags) {
    velto_context_def def = simulated(flags);
    def.backends = VELTO_BACKEND_HOST;
    OK(velto_context_create(&def, &context));
    bring_radio();
    newest_request = 0;
    for (int index = 0; index < PEERS; index++) { devices[index] = 0; }
}

/* A fresh radio connects a fresh device, whose value arrives. */
static void check_that_it_works(void) {
    velto_gatt_characteristic row = {.properties = VELTO_ATTRIBUTE_PROPERTY_READ, .handle = 1};
    velto_host_advertisement found = VELTO_HOST_ADVERTISEMENT_INIT;
    velto_host_request request;
    velto_device device = {0};
    velto_op op;
    velto_result outcome = VELTO_PENDING;
    uint8_t value[8];
    size_t size = 0;
    velto_host_destroy((velto_host){host_bits});
    bring_radio();
    velto_host host = {host_bits};
    found.identifier = "afterwards";
    OK(velto_context_set_auto_connect(context, 0));
    for (double end = seconds_now() + PATIENCE; device.bits == 0;) {
        CHECK(seconds_now() < end, "the device is not found");
        velto_host_report_advertisement(host, &found, NULL, 0, NULL, 0, NULL);
        OK(velto_context_wait_event(context, 0.01, &(velto_event){0}));
        OK(velto_context_find_device(context, "host:afterwards", &device));
    }
    OK(velto_device_connect(device, NULL, &op));
    for (int has_read = 0; outcome != VELTO_OK || !has_read;) {
        CHECK(velto_host_wait_request(host, PATIENCE, &request) == VELTO_OK, "the radio is asked for nothing");
        if (request.kind == VELTO_HOST_REQUEST_KIND_CONNECT && strcmp(request.identifier, "afterwards") == 0) {
            OK(velto_host_supply_gatt(host, request.peer, &row, 1));
            OK(velto_op_wait(op, PATIENCE, &outcome));
            CHECK(outcome == VELTO_OK, "the device is not connected: %s", velto_result_name(outcome));
            OK(velto_device_read_value(device, 1, 5, &op));
        } else {
            has_read |= request.kind == VELTO_HOST_REQUEST_KIND_READ;
            velto_host_complete_request(host, request.id, "yes", 3);
        }
    }
    OK(velto_op_wait(op, PATIENCE, &outcome));
    OK(velto_op_get_value(op, value, sizeof value, &size));
    CHECK(size == 3 && memcmp(value, "yes", 3) == 0, "another value is read");
}

int main(int count, char **arguments) {
    /* A radio that is checked while other threads answer its requests would prove nothing. */
    const random_world hosts = {
        CALL, COUNT_OF(CALL), EXPECTED, COUNT_OF(EXPECTED), begin, change_radio, change_radio, check_that_it_works, NULL,
    };
    return attack(&hosts, count, arguments);
}
