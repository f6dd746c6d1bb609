/*
 * Everything that a program can do to simulated devices, a million times, in random order, with random bytes: in a pumped
 * context whose clock jumps, and from many threads while the devices are in use. Each call answers what its page says,
 * nothing piles up, and afterwards the library works.
 */
#include "random_calls.h"

#include <math.h>

enum { SIMS = 6, HANDLES = 8 };

static _Atomic uint64_t sims[SIMS];
static velto_device device;

/* -- Random arguments ------------------------------------------------------------------------------------------------ */

static double any_number(luck *luck, double usual) {
    static const double odd[] = {-1, 0, 0.001, 1e-300, 86400, 86401, 1e308, -1e308, INFINITY, -INFINITY, NAN};
    if (one_in(luck, 16)) { return odd[draw(luck) % (sizeof odd / sizeof *odd)]; }
    return usual * (double)(draw(luck) % 1000) / 1000;
}

static uint16_t any_handle(luck *luck) { return (uint16_t)(one_in(luck, 16) ? draw(luck) : 1 + draw(luck) % HANDLES); }

/* Mostly one of the devices; now and then none, or one that is not there. */
static velto_sim any_sim(luck *luck) {
    velto_sim sim = {sims[draw(luck) % SIMS]};
    if (one_in(luck, 64)) { sim.bits = one_in(luck, 2) ? 0 : draw(luck); }
    return sim;
}

static size_t any_bytes(luck *luck, uint8_t bytes[600]) {
    size_t size = one_in(luck, 32) ? 600 : draw(luck) % 24;
    scatter(luck, bytes, size);
    if (one_in(luck, 2)) { bytes[0] &= 3; }
    return size;
}

static velto_sim_characteristic any_characteristic(luck *luck) {
    static _Thread_local uint16_t next;
    velto_sim_characteristic row;
    memset(&row, 0, sizeof row);
    row.service.bytes[0] = (uint8_t)(draw(luck) % 3);
    row.properties = (velto_attribute_property)((draw(luck) | draw(luck)) & 0xff);
    row.security = one_in(luck, 16) ? (velto_sim_security)(draw(luck) % 4) : VELTO_SIM_SECURITY_OPEN;
    row.handle = (uint16_t)(1 + next++ % HANDLES);
    row.write_size_max = (uint16_t)(draw(luck) % 64);
    row.value_size = (uint16_t)(draw(luck) % 65);
    if (one_in(luck, 64)) { scatter(luck, &row, sizeof row); }
    return row;
}

static velto_sim_reaction any_reaction(luck *luck) {
    velto_sim_reaction rule;
    memset(&rule, 0, sizeof rule);
    rule.trigger = (velto_sim_trigger)(draw(luck) % 2);
    rule.action = (velto_sim_action)(draw(luck) % 5);
    rule.characteristic = any_handle(luck);
    rule.target = any_handle(luck);
    rule.flags = (velto_sim_reaction_flag)(draw(luck) % 4);
    rule.pattern_size = rule.trigger == VELTO_SIM_TRIGGER_WRITE ? (uint16_t)(draw(luck) % 2) : 0;
    rule.count = (uint32_t)(draw(luck) % 4);
    rule.delay = any_number(luck, 0.1);
    rule.period = one_in(luck, 2) ? 0 : any_number(luck, 0.1);
    rule.pattern[0] = (uint8_t)(draw(luck) % 4);
    rule.size = (uint16_t)(draw(luck) % 24);
    rule.copy_size = rule.size;
    if (one_in(luck, 16)) { scatter(luck, &rule, sizeof rule); }
    return rule;
}

static velto_sim_fault any_fault(luck *luck) {
    velto_sim_fault fault;
    memset(&fault, 0, sizeof fault);
    fault.kind = (velto_sim_fault_kind)(draw(luck) % 3);
    fault.requests = (velto_sim_request)(draw(luck) % 16);
    fault.delay = any_number(luck, 0.2);
    fault.count = (uint32_t)(draw(luck) % 4);
    fault.characteristic = any_handle(luck);
    if (one_in(luck, 16)) { scatter(luck, &fault, sizeof fault); }
    return fault;
}

static velto_sim_step any_step(luck *luck) {
    velto_sim_step step;
    memset(&step, 0, sizeof step);
    step.kind = (velto_sim_step_kind)(draw(luck) % 13);
    step.duration = any_number(luck, 0.5);
    step.amplitude_x = any_number(luck, 300);
    step.period = any_number(luck, 0.5);
    if (one_in(luck, 16)) { scatter(luck, &step, sizeof step); }
    return step;
}

/* -- Calls ----------------------------------------------------------------------------------------------------------- */

#define LIST(type, most, any)                                                                                          \
    type list[most];                                                                                                   \
    size_t count = draw(luck) % (most + 1);                                                                            \
    for (size_t index = 0; index < count; index++) { list[index] = any(luck); }

static velto_result set_characteristics(luck *luck) {
    LIST(velto_sim_characteristic, HANDLES, any_characteristic)
    return velto_sim_set_characteristics(any_sim(luck), list, count);
}

static velto_result list_characteristics(luck *luck) {
    velto_sim_characteristic list[4];
    return velto_sim_list_characteristics(any_sim(luck), list, draw(luck) % 5, NULL);
}

static velto_result set_reactions(luck *luck) {
    LIST(velto_sim_reaction, 3, any_reaction)
    return velto_sim_set_reactions(any_sim(luck), list, count);
}

static velto_result set_faults(luck *luck) {
    LIST(velto_sim_fault, 2, any_fault)
    return velto_sim_set_faults(any_sim(luck), list, count);
}

static velto_result list_faults(luck *luck) {
    velto_sim_fault list[2];
    return velto_sim_list_faults(any_sim(luck), list, draw(luck) % 3, NULL);
}

static velto_result set_value(luck *luck) {
    uint8_t bytes[600];
    size_t size = any_bytes(luck, bytes);
    return velto_sim_set_value(any_sim(luck), any_handle(luck), bytes, size);
}

static velto_result get_value(luck *luck) {
    uint8_t bytes[16];
    return velto_sim_get_value(any_sim(luck), any_handle(luck), bytes, draw(luck) % 17, NULL);
}

static velto_result inject(luck *luck) {
    uint8_t bytes[600];
    size_t size = any_bytes(luck, bytes);
    return velto_sim_inject_notification(any_sim(luck), any_handle(luck), bytes, size);
}

static velto_result poll_write(luck *luck) {
    velto_sim_write write;
    return velto_sim_poll_write(any_sim(luck), &write);
}

static velto_result read_writes(luck *luck) {
    velto_sim_write list[4];
    return velto_sim_read_writes(any_sim(luck), list, draw(luck) % 5, NULL);
}

static velto_result get_info(luck *luck) {
    velto_sim_info info = VELTO_SIM_INFO_INIT;
    velto_bool is_subscribed = velto_sim_is_subscribed(any_sim(luck), any_handle(luck));
    CHECK(is_subscribed == 0 || is_subscribed == 1, "answered %d", is_subscribed);
    velto_result result = velto_sim_get_info(any_sim(luck), &info);
    CHECK(info.waiting_write_count <= 256 && info.subscription_count <= 256, "more waits than is kept");
    return result;
}

static velto_result payloads(luck *luck) {
    uint8_t bytes[31];
    size_t count = 0;
    velto_result result = velto_sim_get_advertisement(any_sim(luck), bytes, sizeof bytes, &count);
    CHECK(count <= sizeof bytes, "%zu bytes are advertised", count);
    return result < 0 ? result : velto_sim_get_scan_response(any_sim(luck), bytes, sizeof bytes, &count);
}

static velto_result set_bare(luck *luck) { return velto_sim_set_bare(any_sim(luck), (velto_bool)(draw(luck) % 2)); }
static velto_result drop_link(luck *luck) { return velto_sim_drop_link(any_sim(luck)); }

static velto_result report_link(luck *luck) {
    return velto_sim_report_link(any_sim(luck), one_in(luck, 4) ? (velto_bool)draw(luck) : 1);
}

static velto_result report_encryption(luck *luck) {
    return velto_sim_report_encryption(any_sim(luck), (velto_sim_security)(draw(luck) % 4));
}

static velto_result report_subscription(luck *luck) {
    return velto_sim_report_subscription(any_sim(luck), any_handle(luck), !one_in(luck, 4));
}

static velto_result write_value(luck *luck) {
    uint8_t bytes[600];
    size_t size = any_bytes(luck, bytes);
    return velto_sim_write_value(any_sim(luck), any_handle(luck), (velto_bool)(draw(luck) % 2), bytes, size);
}

static velto_result read_value(luck *luck) {
    uint8_t bytes[16];
    return velto_sim_read_value(any_sim(luck), any_handle(luck), bytes, draw(luck) % 17, NULL);
}

static velto_result poll_notification(luck *luck) {
    velto_sim_notification notification;
    velto_result result = velto_sim_poll_notification(any_sim(luck), &notification);
    CHECK(result != VELTO_OK || notification.size <= 244, "%d bytes are notified", notification.size);
    return result;
}

static velto_result set_script(luck *luck) {
    LIST(velto_sim_step, 4, any_step)
    return velto_sim_set_script(any_sim(luck), list, count, (velto_bool)(draw(luck) % 2));
}

static velto_result play(luck *luck) {
    static const char *const names[] = {"rest", "sweep", "shake", "link-loss", "dart", "", "no such", "\xff"};
    return velto_sim_play(any_sim(luck), names[draw(luck) % 8]);
}

static velto_result move(luck *luck) {
    double x = any_number(luck, 300), y = any_number(luck, 300);
    return one_in(luck, 2) ? velto_sim_set_motion(any_sim(luck), x, y, 0) : velto_sim_press_button(any_sim(luck), x / 1000);
}

static velto_result set_link(luck *luck) {
    velto_sim_link link = VELTO_SIM_LINK_INIT;
    link.is_in_range = !one_in(luck, 8);
    link.refuses_links = one_in(luck, 8);
    link.packet_loss = any_number(luck, 0.5);
    link.delay = any_number(luck, 0.1);
    velto_result result = velto_sim_set_link(any_sim(luck), &link);
    return result < 0 ? result : velto_sim_get_link(any_sim(luck), &link);
}

/* What the program under test does meanwhile. */
static velto_result be_host(luck *luck) {
    uint8_t bytes[600];
    size_t size = any_bytes(luck, bytes);
    velto_subscription subscription = VELTO_NULL_SUBSCRIPTION;
    velto_result result = VELTO_OK;
    switch (draw(luck) % 5) {
    case 0: result = velto_device_read_value(device, any_handle(luck), 1, NULL); break;
    case 1: result = velto_device_write_value(device, any_handle(luck), VELTO_WRITE_KIND_WITH_RESPONSE, bytes, size, 1, NULL); break;
    case 2: result = velto_device_connect(device, NULL, NULL); break;
    case 3: result = velto_device_subscribe(device, any_handle(luck), NULL, &subscription, NULL); break;
    default: result = velto_context_start_scan(context, NULL, NULL); break;
    }
    velto_subscription_destroy(subscription);
    return result;
}

/* The calls, and in how many draws they are made once: what ends links and tables is rare, so that there is something to end. */
static const random_call CALL[] = {
    {set_characteristics, 64}, {list_characteristics, 8}, {set_reactions, 8}, {set_faults, 32}, {list_faults, 8},
    {set_value, 1}, {get_value, 1}, {inject, 1}, {poll_write, 1}, {read_writes, 1}, {get_info, 1}, {payloads, 1},
    {set_bare, 64}, {drop_link, 64}, {report_link, 8}, {report_encryption, 4}, {report_subscription, 1}, {write_value, 1},
    {write_value, 1}, {read_value, 1}, {poll_notification, 1}, {set_script, 4}, {play, 4}, {move, 1}, {set_link, 64},
    {be_host, 1},
};

static const velto_result EXPECTED[] = {
    VELTO_ERROR_INVALID_ARGUMENT, VELTO_ERROR_INVALID_HANDLE, VELTO_ERROR_STALE_HANDLE, VELTO_ERROR_WRONG_KIND,
    VELTO_ERROR_NOT_FOUND, VELTO_ERROR_NOT_CONNECTED, VELTO_ERROR_BUSY, VELTO_ERROR_REJECTED, VELTO_ERROR_UNSUPPORTED,
    VELTO_ERROR_PAIRING_REQUIRED, VELTO_ERROR_IN_USE, VELTO_ERROR_INVALID_STATE, VELTO_ERROR_ALREADY,
};

/* -- The world ---------------------------------------------------------------------------------------------------------- */

static void make_sim(int index) {
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    velto_sim sim;
    char name[16];
    snprintf(name, sizeof name, "Device %d", index);
    def.name = name;
    def.model_name = index < 2 ? "triki-cap" : "table";
    def.flags = index == 1 ? VELTO_SIM_NAME_IN_SCAN_RESPONSE : 0;
    OK(velto_context_create_sim(context, &def, &sim));
    sims[index] = sim.bits;
}

/* Two caps and four tables; one of the tables is connected. */
static void begin(velto_context_flag flags) {
    context = make_context(flags);
    for (int index = 0; index < SIMS; index++) { make_sim(index); }
    velto_op op;
    velto_result outcome = VELTO_PENDING;
    OK(velto_context_connect_device(context, "Device 2", 10, NULL, &op));
    OK(velto_op_wait(op, PATIENCE, &outcome));
    CHECK(outcome == VELTO_OK, "the table is not connected");
    OK(velto_context_find_device(context, "Device 2", &device));
}

/* A fresh device works as if nothing had happened. */
static void check_that_it_works(void) {
    static const uint8_t value[] = {1, 2, 3};
    velto_sim_characteristic row;
    velto_sim sim;
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    uint8_t read[3] = {0};
    memset(&row, 0, sizeof row);
    row.handle = 1;
    row.properties = VELTO_ATTRIBUTE_PROPERTY_READ | VELTO_ATTRIBUTE_PROPERTY_WRITE;
    def.model_name = "table";
    def.flags = VELTO_SIM_BARE;
    OK(velto_context_create_sim(context, &def, &sim));
    OK(velto_sim_set_characteristics(sim, &row, 1));
    OK(velto_sim_report_link(sim, 1));
    OK(velto_sim_write_value(sim, 1, 1, value, sizeof value));
    OK(velto_sim_read_value(sim, 1, read, sizeof read, NULL));
    CHECK(memcmp(read, value, sizeof value) == 0, "another value is read");
    velto_sim_destroy(sim);
}

static void replace_one(luck *luck) {
    int index = (int)(draw(luck) % SIMS);
    velto_sim_destroy((velto_sim){sims[index]});
    make_sim(index);
}

int main(int count, char **arguments) {
    const random_world peripherals = {
        CALL, COUNT_OF(CALL), EXPECTED, COUNT_OF(EXPECTED), begin, NULL, replace_one, check_that_it_works,
        check_that_it_works,
    };
    return attack(&peripherals, count, arguments);
}
