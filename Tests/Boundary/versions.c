/* The smallest program: includes the header, links the library, reads its version and an error. */
#include <stdio.h>
#include <veltokit/velto.h>

int main(void) {
    velto_error_detail detail = VELTO_ERROR_DETAIL_INIT;
    if (velto_abi_check(VELTO_VERSION) != VELTO_OK) {
        return 1;
    }
    if (velto_abi_check(VELTO_VERSION_NUMBER(99, 0, 0)) != VELTO_ERROR_VERSION_MISMATCH) {
        return 2;
    }
    if (velto_error_get_detail(&detail) != VELTO_OK) {
        return 3;
    }
    printf("veltokit %s: %s in %s\n", velto_version_string(), velto_result_name(detail.code), detail.function);
    return 0;
}
