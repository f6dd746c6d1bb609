/* Pipes, links, devices and folders where the library keeps its files, and another program that holds the folder's lock:
   nothing hangs or waits, nothing outside the folder changes, and what is known is written all the same. */
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "attack.h"

static char folder[4000], target[4200];

static const char *inside(const char *name) {
    static char path[4200];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void set_pipe(const char *path) { CHECK(mkfifo(path, 0600) == 0, "mkfifo"); }
static void set_link(const char *path) { CHECK(symlink(target, path) == 0, "symlink"); }
static void set_dangling_link(const char *path) { CHECK(symlink("/nowhere/at/all", path) == 0, "symlink"); }
static void set_device(const char *path) { CHECK(symlink("/dev/zero", path) == 0, "symlink"); }
static void set_folder(const char *path) { CHECK(mkdir(path, 0700) == 0, "mkdir"); }

/* What a play does that must not wait for anybody, and the shortest time that it took: a busy machine makes some longer. */
enum { CREATE, PROFILE, WRITE, STEPS };
static double started, shortest[STEPS];

static void start(void) { started = seconds_now(); }

static void stop(int step) {
    double taken = seconds_now() - started;
    if (taken < shortest[step]) { shortest[step] = taken; }
}

/* Plays with one cap that is remembered; returns how many devices were known before. */
static size_t play(velto_context_flag flags) {
    velto_context_def def = simulated(flags);
    velto_context *context;
    def.flags = flags | VELTO_CONTEXT_LOAD_PROFILES;
    def.state_path = folder;
    start();
    OK(velto_context_create(&def, &context));
    stop(CREATE);
    size_t known = 0;
    velto_result result = velto_context_list_known_devices(context, NULL, 0, &known);
    CHECK(result == VELTO_OK, "known devices");
    velto_device device = connect_cap(context);
    start();
    (void)velto_device_save_profile(device);
    (void)velto_device_load_profile(device);
    stop(PROFILE);
    start();
    if (flags & VELTO_CONTEXT_MANUAL_CLOCK) { OK(velto_context_advance_clock(context, 1)); }
    stop(WRITE);
    velto_context_destroy(context);
    return known;
}

static void clear(void) {
    char command[4300];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    CHECK(system(command) == 0 && mkdir(folder, 0700) == 0, "the folder");
}

static void check_target(void) {
    struct stat facts;
    CHECK(stat(target, &facts) == 0 && facts.st_size == 4, "the target of the link has changed");
}

/* The name under which the simulated cap's profile is kept. */
static void profile_name(char *name, size_t size) {
    clear();
    play(VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK);
    DIR *listing = opendir(folder);
    for (struct dirent *entry; (entry = readdir(listing)) != NULL;) {
        if (strstr(entry->d_name, ".profile") != NULL) { snprintf(name, size, "%s", entry->d_name); }
    }
    closedir(listing);
    CHECK(name[0] != 0, "no profile was kept");
}

static void hold_lock(void) {
    clear();
    velto_context_flag flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK;
    play(flags);
    int holder = open(folder, O_RDONLY | O_DIRECTORY);
    CHECK(flock(holder, LOCK_EX) == 0, "flock");
    for (int step = 0; step < STEPS; step++) { shortest[step] = 60; }
    for (int round = 0; round < 10; round++) {
        CHECK(play(flags) == 1, "the file cannot be read while it is locked");
    }
    for (int step = 0; step < STEPS; step++) { CHECK(shortest[step] < 0.1, "step %d: %f s", step, shortest[step]); }
    close(holder);
}

static void set_trap(int trap, const char *name, velto_context_flag flags) {
    void (*const traps[])(const char *) = {set_pipe, set_link, set_dangling_link, set_device, set_folder};
    alarm(5 * PATIENCE);
    clear();
    traps[trap](inside(name));
    play(flags);
    check_target();
    /* A folder is not removed for it: then nothing is remembered. */
    int is_kept = traps[trap] != set_folder || strcmp(name, "devices.new") != 0;
    CHECK(play(flags) == (size_t)is_kept, "trap %d at %s", trap, name);
}

int main(int count, char **arguments) {
    CHECK(count > 2, "the second argument is a folder");
    snprintf(folder, sizeof folder, "%s/state", arguments[2]);
    snprintf(target, sizeof target, "%s/target", arguments[2]);
    FILE *file = fopen(target, "w");
    CHECK(file != NULL && fputs("mine", file) >= 0 && fclose(file) == 0, "the target");

    char profile[512] = "", temporary[600];
    profile_name(profile, sizeof profile);
    snprintf(temporary, sizeof temporary, "%s.new", profile);
    const char *const names[] = {"devices", "devices.new", profile, temporary};
    for (int trap = 0; trap < 5; trap++) {
        for (size_t name = 0; name < sizeof names / sizeof *names; name++) {
            set_trap(trap, names[name], VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK);
        }
        set_trap(trap, "devices.new", VELTO_CONTEXT_PUMPED);
        set_trap(trap, "devices.new", 0);
    }
    hold_lock();
    return 0;
}
