/* A thread exchanges two players all the time: whoever looks finds a device at both places. */
#include "attack.h"

static velto_context *context;
static _Atomic int is_over;

static void *swap(void *unused) {
    while (!is_over) { OK(velto_context_swap_players(context, 0, 1)); }
    return unused;
}

int main(int count, char **arguments) {
    double end = end_of(count, arguments);
    context = make_context(VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK);
    for (int32_t player = 0; player < 2; player++) {
        velto_device device;
        OK(velto_context_create_ingest_device(context, VELTO_FAMILY_TRIKI, player == 0 ? "a" : "b", &device));
        OK(velto_device_set_player_index(device, player));
    }
    pthread_t thread;
    pthread_create(&thread, NULL, swap, NULL);
    do {
        for (int32_t player = 0; player < 2; player++) {
            velto_device device;
            velto_input input = VELTO_INPUT_INIT;
            CHECK(velto_context_find_player(context, player, &device) == VELTO_OK, "nobody is player %d", player);
            OK(velto_context_poll_player(context, player, 0.016, &input));
            CHECK(input.device.bits != 0, "a poll finds nobody");
        }
    } while (seconds_now() < end);
    is_over = 1;
    pthread_join(thread, NULL);
    velto_context_destroy(context);
    return 0;
}
