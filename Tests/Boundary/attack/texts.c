/* Texts that another thread changes while calls read them: each call sees one text or refuses, and nothing traps. */
#include "attack.h"

#define SIZE 96

static char text[SIZE + 1];
static _Atomic int is_over;

/* Letters, halves of characters, ends: what was valid a moment ago is not any more, and the other way round. */
static void *change(void *unused) {
    static const unsigned char bytes[] = {'a', 'Z', 0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0x98, 0x80, 0xFF, 0x80, 0};
    volatile char *target = text;
    uint64_t state = 5;
    (void)unused;
    while (!is_over) {
        for (int index = 0; index < SIZE; index++) {
            uint64_t number = draw(&state);
            target[index] = (char)bytes[number % (number >> 32 & 3 ? 11 : sizeof bytes)];
        }
        for (int index = 0; index < SIZE; index++) { target[index] = 'a'; }
    }
    return NULL;
}

static void check(velto_result result) {
    static const velto_result refusals[] = {
        VELTO_ERROR_INVALID_ARGUMENT, VELTO_ERROR_NOT_FOUND, VELTO_ERROR_ALREADY, VELTO_ERROR_STALE_HANDLE,
    };
    int is_refusal = 0;
    for (size_t index = 0; index < sizeof refusals / sizeof *refusals; index++) { is_refusal |= result == refusals[index]; }
    CHECK(result >= VELTO_OK || is_refusal, "answered %d", result);
}

int main(int count, char **arguments) {
    double end = end_of(count, arguments);
    velto_context *context = make_context(VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK);
    pthread_t thread;
    pthread_create(&thread, NULL, change, NULL);
    do {
        velto_device device;
        velto_sim sim;
        velto_op op;
        char name[512];
        size_t size;
        velto_sim_def def = VELTO_SIM_DEF_INIT;
        velto_abi_struct_size(text);
        check(velto_context_find_device(context, text, &device));
        check(velto_context_select_adapter(context, text));
        check(velto_context_forget_known_device(context, text, &op));
        if (velto_context_create_ingest_device(context, VELTO_FAMILY_TRIKI, text, &device) == VELTO_OK) {
            OK(velto_device_get_identifier(device, name, sizeof name, &size));
            check(velto_device_forget(device, NULL));
        }
        def.name = text;
        if (velto_context_create_sim(context, &def, &sim) == VELTO_OK) { velto_sim_destroy(sim); }
        velto_context_dispatch(context, 0);
    } while (seconds_now() < end);
    is_over = 1;
    pthread_join(thread, NULL);
    velto_context_destroy(context);
    return 0;
}
