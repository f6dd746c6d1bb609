/*
 * Prints the processors, loggers, timers, events and the length of the log of a MetaWear board, including those of other
 * programs.
 *
 *     recover              a simulated board that other programs have used
 *     recover ADDRESS      the board with that address
 *
 * Nothing on the board is changed. A board reports neither the macros of other programs nor the range of the values
 * that a logger has stored.
 *
 * Exit status: 0 if the board answered, 1 if not, 2 for wrong arguments.
 */
#include <stdio.h>
#include <string.h>

#include <veltokit/velto.h>

/* The work of another program: a chain of three processors, loggers, and an event that runs the motor. */
static const struct {
    size_t size;
    uint8_t bytes[20];
} left_behind[] = {
    {4, {0x03, 0x03, 0xA7, 0x01}},
    {9, {0x09, 0x02, 0x03, 0x04, 0xFF, 0xA0, 0x07, 0xA5, 0x01}},
    {10, {0x09, 0x02, 0x09, 0x03, 0x00, 0x20, 0x03, 0x05, 0x10, 0x00}},
    {14, {0x09, 0x02, 0x09, 0x03, 0x01, 0x20, 0x0D, 0x09, 0x00, 0x22}},
    {6, {0x0B, 0x02, 0x09, 0x03, 0x01, 0x20}},
    {6, {0x0B, 0x02, 0x03, 0x04, 0xFF, 0x60}},
    {6, {0x0B, 0x02, 0x03, 0x04, 0xFF, 0x24}},
    {8, {0x0A, 0x02, 0x09, 0x03, 0x02, 0x08, 0x01, 0x04}},
    {6, {0x0A, 0x03, 0xF8, 0xF4, 0x01, 0x00}},
};

/* Returns whether a call succeeded, and prints the error if not. */
static int succeeded(velto_result result) {
    if (result < 0) fprintf(stderr, "recover: %s\n", velto_error_message());
    return result >= 0;
}

/* Waits for an operation; a manual clock advances meanwhile. */
static int ended(velto_op op) {
    velto_result result = VELTO_OK;
    char sentence[256] = "";
    size_t size;
    if (!succeeded(velto_op_wait(op, 60, &result))) return 0;
    if (result == VELTO_OK) return 1;
    velto_op_get_error(op, sentence, sizeof sentence, &size);
    fprintf(stderr, "recover: %s\n", sentence);
    return 0;
}

static int connect_simulated(velto_context **context, velto_device *board) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_sim_def sim_def = VELTO_SIM_DEF_INIT;
    velto_sim sim;
    velto_op op;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK;
    sim_def.model_name = "metamotion-s";
    if (!succeeded(velto_context_create(&def, context)) ||
        !succeeded(velto_context_create_sim(*context, &sim_def, &sim)) ||
        !succeeded(velto_context_start_scan(*context, NULL, NULL)) ||
        !succeeded(velto_context_advance_clock(*context, 1)) || !succeeded(velto_sim_get_device(sim, board)) ||
        !succeeded(velto_device_connect(*board, NULL, &op)) || !ended(op))
        return 0;
    for (size_t index = 0; index < sizeof left_behind / sizeof left_behind[0]; index++)
        if (!succeeded(velto_mw_write_packet(*board, left_behind[index].bytes, left_behind[index].size, &op)) ||
            !ended(op))
            return 0;
    return 1;
}

static int connect_real(const char *address, velto_context **context, velto_device *board) {
    velto_op op;
    velto_op_info info = VELTO_OP_INFO_INIT;
    if (!succeeded(velto_context_create(NULL, context)) ||
        !succeeded(velto_context_connect_device(*context, address, 30, NULL, &op)) || !ended(op) ||
        !succeeded(velto_op_get_info(op, &info)))
        return 0;
    *board = info.device;
    return 1;
}

static void print_signal(velto_signal signal) {
    char identifier[VELTO_SIGNAL_SIZE];
    size_t size;
    if (succeeded(velto_signal_get_identifier(signal, identifier, sizeof identifier, &size))) printf("%s", identifier);
}

static void print_processors(velto_device board) {
    velto_processor processors[64];
    size_t count = 0;
    velto_mw_list_processors(board, processors, 64, &count);
    for (size_t index = 0; index < count && index < 64; index++) {
        velto_processor_info info = VELTO_PROCESSOR_INFO_INIT;
        velto_signal output;
        if (!succeeded(velto_processor_get_info(processors[index], &info)) ||
            !succeeded(velto_processor_get_output(processors[index], &output)))
            continue;
        printf("processor %d: ", (int)info.slot);
        print_signal(output);
        printf("; of %s program\n", info.flags & VELTO_PROCESSOR_RECOVERED ? "another" : "this");
    }
}

static void print_loggers(velto_device board) {
    velto_logger loggers[16];
    size_t count = 0;
    velto_mw_list_loggers(board, loggers, 16, &count);
    for (size_t index = 0; index < count && index < 16; index++) {
        velto_logger_info info = VELTO_LOGGER_INFO_INIT;
        velto_signal signal;
        if (!succeeded(velto_logger_get_info(loggers[index], &info))) continue;
        printf("logger %u: ", (unsigned)info.slots[0]);
        if (velto_logger_get_signal(loggers[index], &signal) == VELTO_OK) {
            print_signal(signal);
        } else {
            printf("a register or a processor that is no signal");
        }
        printf("%s\n", info.flags & VELTO_LOGGER_UNSCALED ? ", raw values" : "");
    }
}

static int print_board(velto_device board) {
    velto_mw_log_info log = VELTO_MW_LOG_INFO_INIT;
    velto_signal length;
    uint32_t entries = 0;
    char text[8192];
    size_t size;
    velto_op op;
    if (!succeeded(velto_mw_recover(board, &op)) || !ended(op)) return 0;
    print_processors(board);
    print_loggers(board);
    if (succeeded(velto_mw_describe_program(board, text, sizeof text, &size))) printf("%s\n", text);
    if (!succeeded(velto_mw_get_log_info(board, &log)) ||
        !succeeded(velto_device_find_signal(board, VELTO_MW_LOG_LENGTH, &length)) ||
        !succeeded(velto_signal_read(length, 5, &op)) || !ended(op) ||
        !succeeded(velto_op_get_frame(op, VELTO_UNITS_RAW, &entries, sizeof entries, &size, NULL)))
        return 0;
    printf("log: %u entries, loggers take %u of %u slots\n", (unsigned)entries, log.slot_count, log.slot_capacity);
    return 1;
}

int main(int argc, char **argv) {
    velto_context *context = NULL;
    velto_device board;
    int is_shown;
    if (argc > 2 || (argc == 2 && argv[1][0] == '-')) {
        fprintf(stderr, "usage: recover [ADDRESS]\n");
        return 2;
    }
    is_shown = (argc == 2 ? connect_real(argv[1], &context, &board) : connect_simulated(&context, &board)) &&
               print_board(board);
    velto_context_destroy(context);
    return is_shown ? 0 : 1;
}
