"""libarchive, libcurl and libcrypto are declared by ourselves and loaded when first needed."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIBRARIES = {
    "archive": ("CArchive", "library.c", "carchive.h"),
    "curl": ("CCurl", "read.c", "ccurl.h"),
    "crypto": ("CCrypto", "verify.c", "ccrypto.h"),
}

PROGRAMS = {
    "archive": """
#include "carchive.h"
#include <stdio.h>
int main(void) { return printf("%d %s\\n", velto_archive_load() != NULL, velto_archive_load_problem()) < 0; }
""",
    "curl": """
#include "ccurl.h"
#include <stdio.h>
static int32_t receive(void *receiver, const void *bytes, size_t count) {
    (void)receiver, (void)bytes, (void)count;
    return 1;
}
int main(void) {
    velto_curl_request request = {"https://127.0.0.1:1/", NULL, 0, 1000, NULL, receive};
    velto_curl_reply reply;
    velto_curl_read(&request, &reply);
    return printf("%d %s\\n", reply.outcome != VELTO_CURL_NO_LIBRARY, reply.problem) < 0;
}
""",
    "crypto": """
#include "ccrypto.h"
#include <stdio.h>
int main(void) {
    uint8_t signature[64] = {0};
    int is_loaded = velto_crypto_verify("", 0, "", 0, signature) != VELTO_CRYPTO_NO_LIBRARY;
    return printf("%d %s\\n", is_loaded, velto_crypto_load_problem()) < 0;
}
""",
}
MISSING = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <string.h>

void *dlopen(const char *name, int flags) {
    void *(*real)(const char *, int) = (void *(*)(const char *, int))dlsym(RTLD_NEXT, "dlopen");
    int is_hidden = name != NULL && (strstr(name, "libarchive") != NULL || strstr(name, "libcurl") != NULL || strstr(name, "libcrypto") != NULL);
    return real(is_hidden ? "/nonexistent.so" : name, flags);
}
"""


@pytest.fixture(scope="module", params=LIBRARIES)
def program(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder, source, _ = LIBRARIES[request.param]
    out = tmp_path_factory.mktemp(request.param)
    (out / "main.c").write_text(PROGRAMS[request.param])
    (out / "missing.c").write_text(MISSING)
    flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-pthread", f"-I{ROOT}/Sources/{folder}/include", f"-I{ROOT}/Sources/CLinux/include"]
    sources = [ROOT / "Sources" / folder / source, ROOT / "Sources/CLinux/library.c", out / "main.c"]
    subprocess.run(["cc", *flags, *sources, "-ldl", "-o", out / "program"], check=True)
    subprocess.run(["cc", "-shared", "-fPIC", out / "missing.c", "-ldl", "-o", out / "missing.so"], check=True)
    return out / "program"


def answer(program: Path, **environment: str) -> str:
    return subprocess.run([program], env=os.environ | environment, check=True, capture_output=True, text=True).stdout.strip()


def test_the_library_is_loaded(program: Path) -> None:
    assert answer(program).startswith("1")


def test_a_machine_without_it_gets_a_sentence(program: Path) -> None:
    assert answer(program, LD_PRELOAD=str(program.parent / "missing.so")).startswith("0 /nonexistent.so: cannot open")
