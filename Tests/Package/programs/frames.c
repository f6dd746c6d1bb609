/*
 * A simulated board for 300 frames of a game, on a manual clock: the last line is the same wherever the library runs.
 * Compiled as C and as C++ from an installed copy, and kept as a binary of an older version; see test_install.py and test_abi.py.
 */
#include <stdio.h>

#include <veltokit/velto.h>

static int fail(const char *call) {
    fprintf(stderr, "%s: %s\n", call, velto_error_message());
    return 1;
}

int main(void) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_sim_def board = VELTO_SIM_DEF_INIT;
    velto_input input = VELTO_INPUT_INIT;
    velto_context *context;
    velto_sim sim;
    int connected = 0, moved = 0, frame;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK | VELTO_CONTEXT_EPHEMERAL;
    def.auto_connect_families = VELTO_FAMILIES_METAWEAR;
    board.model_name = "metamotion-s";
    board.seed = 7;
    if (velto_context_create(&def, &context) != VELTO_OK) return fail("velto_context_create");
    if (velto_context_create_sim(context, &board, &sim) != VELTO_OK) return fail("velto_context_create_sim");
    if (velto_context_set_auto_connect(context, 1) != VELTO_OK) return fail("velto_context_set_auto_connect");
    for (frame = 0; frame < 300; frame++) {
        velto_context_advance_clock(context, 1.0 / 60);
        velto_context_poll_player(context, 0, 1.0 / 60, &input);
        connected += (input.flags & VELTO_INPUT_CONNECTED) != 0;
        moved += input.position_x > 0.1f || input.position_x < -0.1f;
    }
    velto_context_destroy(context);
    printf("%d frames, %d connected, %d away from the center\n", frame, connected, moved);
    return connected > 100 && moved > 50 ? 0 : 1;
}
