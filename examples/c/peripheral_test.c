/*
 * Tests a program with a protocol of its own: for a given packet of the device, it checks the write of the program.
 *
 * The program dims a lamp when its knob is turned. The simulated lamp on a manual clock needs no radio and never waits.
 * The protocol: 30 nn, the knob was turned by nn steps; 20 nn, set the level to nn; 21 nn, the level is nn.
 *
 * Exit status: 0 if all checks passed.
 */
#include <stdio.h>
#include <string.h>

#include <veltokit/velto.h>

#define COMMAND 3 /* value handles */
#define DATA 5

/* -- The program under test ------------------------------------------------------------------------------------------ */

struct dimmer {
    velto_device lamp;
    velto_subscription data;
    uint8_t level, confirmed_level;
};

static void update(struct dimmer *dimmer) {
    velto_value value;
    while (velto_subscription_poll_value(dimmer->data, &value) == VELTO_OK) {
        if (value.bytes[0] == 0x21) dimmer->confirmed_level = value.bytes[1];
        if (value.bytes[0] != 0x30) continue;
        dimmer->level = (uint8_t)(dimmer->level + value.bytes[1]);
        const uint8_t request[] = {0x20, dimmer->level};
        velto_device_write_value(dimmer->lamp, COMMAND, VELTO_WRITE_KIND_WITH_RESPONSE, request, 2, 5, NULL);
    }
}

/* -- The lamp -------------------------------------------------------------------------------------------------------- */

static int add_lamp(velto_context *context, velto_sim *lamp) {
    const velto_sim_characteristic table[] = {
        {.service = VELTO_UUID16(0xfff0), .uuid = VELTO_UUID16(0xfff1),
         .properties = VELTO_ATTRIBUTE_PROPERTY_WRITE, .handle = COMMAND},
        {.service = VELTO_UUID16(0xfff0), .uuid = VELTO_UUID16(0xfff2),
         .properties = VELTO_ATTRIBUTE_PROPERTY_NOTIFY, .handle = DATA},
    };
    const velto_sim_reaction answer = { /* after 20 nn, the lamp sends 21 nn within 20 ms */
        .characteristic = COMMAND, .target = DATA, .pattern = {0x20}, .pattern_size = 1, .delay = 0.02,
        .bytes = {0x21, 0}, .size = 2, .copy_from = 1, .copy_to = 1, .copy_size = 1};
    velto_sim_def def = VELTO_SIM_DEF_INIT;
    def.model_name = "table";
    def.name = "Lamp";
    return velto_context_create_sim(context, &def, lamp) == VELTO_OK &&
           velto_sim_set_characteristics(*lamp, table, 2) == VELTO_OK &&
           velto_sim_set_reactions(*lamp, &answer, 1) == VELTO_OK;
}

/* Runs half a second of the program at once. */
static void turn_knob(velto_context *context, velto_sim lamp, struct dimmer *dimmer, uint8_t steps) {
    const uint8_t packet[] = {0x30, steps};
    velto_sim_inject_notification(lamp, DATA, packet, sizeof packet);
    for (int frame = 0; frame < 30; frame++) {
        velto_context_advance_clock(context, 1.0 / 60);
        update(dimmer);
    }
}

/* -- The test -------------------------------------------------------------------------------------------------------- */

static int check(int is_true, const char *what) {
    printf("%s: %s\n", is_true ? "passed" : "FAILED", what);
    return is_true;
}

int main(void) {
    const velto_sim_fault refuse_once = {.requests = VELTO_SIM_REQUEST_WRITE, .count = 1};
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_context *context;
    velto_sim lamp;
    velto_sim_write write;
    velto_op op;
    struct dimmer dimmer = {{0}, {0}, 0, 0};
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK;
    if (velto_context_create(&def, &context) != VELTO_OK || !add_lamp(context, &lamp)) return 1;
    velto_context_connect_device(context, "Lamp", 5, NULL, &op);
    velto_op_wait(op, 10, NULL);
    velto_sim_get_device(lamp, &dimmer.lamp);
    velto_device_subscribe_uuid(dimmer.lamp, VELTO_UUID16(0xfff2), NULL, &dimmer.data, &op);
    velto_op_wait(op, 10, NULL);
    int is_right = check(velto_sim_is_subscribed(lamp, DATA), "the program is connected and subscribed");
    turn_knob(context, lamp, &dimmer, 5);
    is_right &= check(velto_sim_poll_write(lamp, &write) == VELTO_OK && memcmp(write.bytes, "\x20\x05", 2) == 0,
                      "30 05 in, 20 05 out");
    is_right &= check(dimmer.confirmed_level == 5, "21 05 confirms the level");
    velto_sim_set_faults(lamp, &refuse_once, 1);
    turn_knob(context, lamp, &dimmer, 2);
    is_right &= check(dimmer.confirmed_level == 5, "a level that the lamp refuses is not confirmed");
    velto_context_destroy(context);
    return is_right ? 0 : 1;
}
