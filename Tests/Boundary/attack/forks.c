/* Children that are forked while other threads use nothing but drivers and navigators are refused, and never hang. */
#include <sys/wait.h>

#include "attack.h"

static _Atomic int is_over;

static void *use_objects(void *unused) {
    (void)unused;
    while (!is_over) {
        velto_driver *driver;
        velto_navigator *navigator;
        OK(velto_driver_create(&driver));
        OK(velto_navigator_create(NULL, &navigator));
        velto_driver_destroy(driver);
        velto_navigator_destroy(navigator);
    }
    return NULL;
}

static int is_refused(void) {
    velto_driver *driver;
    velto_navigator *navigator;
    alarm(PATIENCE);
    return velto_driver_create(&driver) == VELTO_ERROR_FORKED
           && velto_navigator_create(NULL, &navigator) == VELTO_ERROR_FORKED;
}

int main(int count, char **arguments) {
    double end = end_of(count, arguments);
    velto_driver *driver;
    OK(velto_driver_create(&driver));
    pthread_t users[2];
    for (int index = 0; index < 2; index++) { pthread_create(&users[index], NULL, use_objects, NULL); }
    do {
        pid_t child = fork();
        if (child == 0) { _exit(is_refused() ? 0 : 1); }
        int status = -1;
        waitpid(child, &status, 0);
        CHECK(status == 0, "the child ended with %#x", status);
    } while (seconds_now() < end);
    is_over = 1;
    for (int index = 0; index < 2; index++) { pthread_join(users[index], NULL); }
    velto_driver_destroy(driver);
    return 0;
}
