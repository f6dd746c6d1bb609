/* A process whose keys for thread-local values are all taken: no value of another library is overwritten. */
#include "attack.h"

static velto_context *context;

static void *play_for_a_while(void *unused) {
    velto_input input;
    velto_input_init(&input, sizeof input);
    velto_device device;
    for (int32_t frame = 0; frame < 10; frame++) {
        OK(velto_context_find_player(context, 0, &device));
        OK(velto_context_poll_player(context, 0, 0.016, &input));
        OK(velto_device_poll_input(device, 0.016, &input));
    }
    return unused;
}

int main(void) {
    pthread_key_t keys[PTHREAD_KEYS_MAX];
    int count = 0;
    while (count < PTHREAD_KEYS_MAX && pthread_key_create(&keys[count], NULL) == 0) { count++; }
    /* The runtime of Swift's tasks takes one when it is loaded. */
    CHECK(count >= PTHREAD_KEYS_MAX - 1 && keys[0] <= 1, "%d keys", count);
    for (int index = 0; index < count; index++) { pthread_setspecific(keys[index], &keys[index]); }

    context = make_context(VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK);
    velto_device device;
    OK(velto_context_create_ingest_device(context, VELTO_FAMILY_TRIKI, "fed", &device));
    OK(velto_device_set_player_index(device, 0));
    play_for_a_while(NULL);
    for (int index = 0; index < count; index++) {
        CHECK(pthread_getspecific(keys[index]) == &keys[index], "the value of key %d was overwritten", index);
    }
    for (int index = 0; index < 100; index++) {
        pthread_t thread;
        pthread_create(&thread, NULL, play_for_a_while, NULL);
        pthread_join(thread, NULL);
    }
    velto_context_destroy(context);
    return 0;
}
