/*
 * Updates the firmware of a MetaWear board, and draws the progress.
 *
 *     update_firmware FILE             a simulated board; the file ends in .zip, .hex or .bin
 *     update_firmware FILE ADDRESS     the board with that address, also in its bootloader
 *
 * To finish an interrupted update, run the program again: a board that waits in its bootloader has the same address.
 *
 * Exit status: 0 if the board runs the new firmware, 1 if not, 2 for wrong arguments.
 */
#include <stdio.h>
#include <stdlib.h>

#include <veltokit/velto.h>

#define BAR 40

static const char *const phases[] = {
    "handing over", "connecting", "starting", "transferring", "validating", "returning"};

/* Returns whether a call succeeded, and prints the error if not. */
static int succeeded(velto_result result) {
    if (result < 0) fprintf(stderr, "update_firmware: %s\n", velto_error_message());
    return result >= 0;
}

/* Returns whether an operation succeeded, and prints its error if not. */
static int ended(velto_op op) {
    velto_result result = VELTO_OK;
    char sentence[256] = "";
    size_t size;
    if (!succeeded(velto_op_wait(op, 120, &result))) return 0;
    if (result == VELTO_OK) return 1;
    velto_op_get_error(op, sentence, sizeof sentence, &size);
    fprintf(stderr, "\nupdate_firmware: %s\n", sentence);
    return 0;
}

static int connect(const char *address, velto_context **context, velto_device *board) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_sim_def sim_def = VELTO_SIM_DEF_INIT;
    velto_op_info info = VELTO_OP_INFO_INIT;
    char identifier[64];
    size_t size;
    velto_sim sim;
    velto_op op;
    def.backends = address ? VELTO_BACKEND_BLUEZ : VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | (address ? 0 : VELTO_CONTEXT_MANUAL_CLOCK);
    sim_def.model_name = "metamotion-s";
    if (!succeeded(velto_context_create(&def, context))) return 0;
    if (!address) {
        if (!succeeded(velto_context_create_sim(*context, &sim_def, &sim)) ||
            !succeeded(velto_sim_get_identifier(sim, identifier, sizeof identifier, &size)))
            return 0;
        address = identifier;
    }
    if (!succeeded(velto_context_connect_device(*context, address, 30, NULL, &op)) || !ended(op) ||
        !succeeded(velto_op_get_info(op, &info)))
        return 0;
    *board = info.device;
    return 1;
}

static void print_version(const char *when, velto_device board) {
    char version[64] = "";
    size_t size;
    velto_device_get_detail(board, VELTO_DETAIL_FIRMWARE, version, sizeof version, &size);
    printf("%s: %s\n", when, version[0] ? version : "in its bootloader");
}

static void draw(const velto_op_progress *progress) {
    const int index = (int)progress->phase - VELTO_OP_PHASE_HANDING_OVER;
    const int full = progress->total ? (int)((double)progress->done / (double)progress->total * BAR) : 0;
    if (progress->phase == VELTO_OP_PHASE_TRANSFERRING) {
        printf("\r[");
        for (int cell = 0; cell < BAR; cell++) putchar(cell < full ? '#' : '.');
        printf("] %llu of %llu bytes", (unsigned long long)progress->done, (unsigned long long)progress->total);
    } else if (index >= 0 && index < (int)(sizeof phases / sizeof phases[0])) {
        printf("\r%-70s", phases[index]);
    }
    fflush(stdout);
}

static int update(velto_device board, velto_firmware firmware) {
    velto_op_info info = VELTO_OP_INFO_INIT;
    velto_result result;
    velto_op op;
    if (!succeeded(velto_device_update_firmware(board, firmware, NULL, &op))) return 0;
    while (velto_op_wait(op, 0.2, &result) == VELTO_PENDING)
        if (velto_op_get_info(op, &info) == VELTO_OK && info.has_progress) draw(&info.progress);
    putchar('\n');
    return ended(op);
}

int main(int count, char **arguments) {
    velto_context *context = NULL;
    velto_device board;
    velto_firmware firmware;
    int is_done = 0;
    if (count < 2 || count > 3) {
        fprintf(stderr, "usage: update_firmware FILE [ADDRESS]\n");
        return 2;
    }
    if (!succeeded(velto_firmware_load(arguments[1], &firmware))) return EXIT_FAILURE;
    if (connect(count > 2 ? arguments[2] : NULL, &context, &board)) {
        print_version("before", board);
        is_done = update(board, firmware);
        if (is_done) print_version("now", board);
    }
    velto_firmware_destroy(firmware);
    velto_context_destroy(context);
    return is_done ? EXIT_SUCCESS : EXIT_FAILURE;
}
