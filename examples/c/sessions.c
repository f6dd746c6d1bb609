/*
 * Records a session of a device while a program plays, lists all sessions of the file, and writes the new one as a table.
 *
 *     sessions                                 a simulated cap for five seconds, in sessions.velto and session.csv
 *     sessions --seconds 60 --backend bluez    a real cap
 *     sessions --store walks.velto --table walk.csv
 *
 * The device may disconnect and reconnect while the session runs: a lost link is a gap. In addition to the table, a
 * JSON file contains the metadata of the session.
 *
 * Exit status: 0 if samples were stored, 1 if not, 2 for wrong arguments.
 */
#define _DEFAULT_SOURCE /* setitimer */

#include "example.h"

/* Removes an option of this program from the arguments, and returns its value. */
static const char *take_option(int *argc, char **argv, const char *name, const char *value) {
    for (int index = 1; index + 1 < *argc; index++) {
        if (strcmp(argv[index], name) != 0) continue;
        value = argv[index + 1];
        for (; index + 2 < *argc; index++) argv[index] = argv[index + 2];
        *argc -= 2;
        argv[*argc] = NULL;
    }
    return value;
}

/* Plays until the time is up, and records the axes of the first device that is ready. */
static int record(const struct example *example, velto_store store, uint64_t session) {
    const double end = example_now() + example->seconds;
    double frame = example_now();
    int is_recorded = 0;
    velto_event event;
    velto_input input = VELTO_INPUT_INIT;
    velto_signal axes;
    while (!example_is_over && frame < end) {
        while (velto_context_poll_event(example->context, &event) == VELTO_OK) {
            if (event.type != VELTO_EVENT_DEVICE_CONNECTED || is_recorded) continue;
            is_recorded = example_succeeded(example, velto_device_find_signal(event.device, VELTO_TRIKI_AXES, &axes)) &&
                          example_succeeded(example, velto_store_add_signal(store, session, axes));
        }
        velto_context_poll_player(example->context, 0, FRAME, &input);
        /* A game would move its paddle to input.position_x here. */
        example_sleep_until(frame += FRAME);
    }
    return is_recorded;
}

static void list(const struct example *example, velto_store store) {
    velto_session_info sessions[64];
    size_t count = 0;
    if (!example_succeeded(example, velto_store_list_sessions(store, sessions, COUNT_OF(sessions), &count))) return;
    if (count > COUNT_OF(sessions)) count = COUNT_OF(sessions); /* The newest ones. */
    for (size_t index = 0; index < count; index++) {
        time_t start = (time_t)(sessions[index].start_utc_ns / 1000000000);
        char date[32];
        strftime(date, sizeof date, "%Y-%m-%d %H:%M:%S", gmtime(&start));
        printf("%llu: %s UTC, %u tracks, %llu samples, %s\n", (unsigned long long)sessions[index].session, date,
               sessions[index].track_count, (unsigned long long)sessions[index].frame_count, sessions[index].label);
    }
}

static int export_table(const struct example *example, velto_store store, uint64_t session, const char *path) {
    velto_export_def def = VELTO_EXPORT_DEF_INIT;
    uint64_t size = 0;
    def.is_aligned = 1;
    def.replaces = 1;
    if (!example_succeeded(example, velto_store_get_export_size(store, session, &def, &size)) ||
        !example_succeeded(example, velto_store_export_session(store, session, &def, path))) {
        return 0;
    }
    printf("%s: about %llu kB\n", path, (unsigned long long)(size / 1000));
    return 1;
}

int main(int argc, char **argv) {
    const char *path = take_option(&argc, argv, "--store", "sessions.velto");
    const char *table = take_option(&argc, argv, "--table", "session.csv");
    struct example example = {.name = "sessions", .backend = VELTO_BACKEND_SIMULATED, .seconds = 5};
    const velto_sim_step turn[] = {
        {.kind = VELTO_SIM_STEP_KIND_SWEEP, .duration = 10, .amplitude_x = 300, .amplitude_y = 100, .period = 2},
    };
    velto_store store;
    uint64_t session = 0;
    int is_stored = 0;
    if (!example_begin(&example, argc, argv, 1) || !example_add_cap(&example, "Triki", turn, COUNT_OF(turn))) return 1;
    if (example_succeeded(&example, velto_context_open_store(example.context, path, &store))) {
        if (example_succeeded(&example, velto_store_begin_session(store, "played", &session))) {
            int is_recorded = record(&example, store, session);
            is_stored = example_succeeded(&example, velto_store_end_session(store, session)) && is_recorded;
            list(&example, store);
            is_stored = is_stored && export_table(&example, store, session, table);
        }
        velto_store_close(store);
    }
    velto_context_destroy(example.context);
    return is_stored ? 0 : 1;
}
