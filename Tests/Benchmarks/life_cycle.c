/* What it costs to start: the library is loaded, a context created and destroyed with nothing connected. Milliseconds of
   the first time in this process, and of the fastest of several further contexts. Usage: life_cycle <libveltokit.so> */
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include <veltokit/velto.h>

typedef velto_result (*create_function)(const velto_context_def *, velto_context **);
typedef void (*destroy_function)(velto_context *);

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static double create_and_destroy(create_function create, destroy_function destroy) {
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    velto_context *context = NULL;
    double start = now();
    def.backends = VELTO_BACKEND_SIMULATED;
    if (create(&def, &context) == VELTO_OK) destroy(context);
    return now() - start;
}

int main(int count, char **arguments) {
    create_function create;
    destroy_function destroy;
    double start = now(), loaded, first, best;
    void *library = dlopen(count > 1 ? arguments[1] : "libveltokit.so.0", RTLD_NOW);
    loaded = now() - start;
    if (library == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    *(void **)&create = dlsym(library, "velto_context_create");
    *(void **)&destroy = dlsym(library, "velto_context_destroy");
    first = best = create_and_destroy(create, destroy);
    for (int round = 0; round < 20; round++) {
        double each = create_and_destroy(create, destroy);
        if (each < best) best = each;
    }
    printf("dlopen | %.2f |\n", loaded);
    printf("first context created and destroyed | %.2f |\n", first);
    printf("both together | %.2f | 10\n", loaded + first);
    printf("best further context | %.2f |\n", best);
    return 0;
}
