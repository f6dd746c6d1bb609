"""SQLite is declared by ourselves and loaded when first needed."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = [f"-I{ROOT}/Sources/CSQLite/include", f"-I{ROOT}/Sources/CLinux/include"]
SOURCES = [str(ROOT / "Sources/CSQLite/library.c"), str(ROOT / "Sources/CLinux/library.c")]

LOADING = """
#include "csqlite.h"
#include <stdio.h>

int main(void) {
    int is_loaded = velto_sqlite_load() != NULL;
    return printf("%d %s\\n", is_loaded, velto_sqlite_load_problem()) < 0;
}
"""
MISSING = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <string.h>

void *dlopen(const char *name, int flags) {
    void *(*real)(const char *, int) = (void *(*)(const char *, int))dlsym(RTLD_NEXT, "dlopen");
    return real(name != NULL && strstr(name, "sqlite") != NULL ? "/nonexistent.so" : name, flags);
}
"""
OLD = "int sqlite3_libversion_number(void) { return 3033000; }\n"


@pytest.fixture(scope="module")
def loading(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sqlite")
    (folder / "main.c").write_text(LOADING)
    subprocess.run(
        ["cc", "-std=c11", "-pthread", *FOLDERS, *SOURCES, folder / "main.c", "-ldl", "-o", folder / "loading"], check=True)
    return folder / "loading"


def loaded(program: Path, preloaded: Path | None = None) -> str:
    environment = os.environ | ({"LD_PRELOAD": str(preloaded)} if preloaded else {})
    return subprocess.run([program], env=environment, check=True, capture_output=True, text=True).stdout.strip()


def test_our_declarations_of_sqlite_are_those_of_the_installed_header(tmp_path: Path) -> None:
    subprocess.run(
        ["cc", "-std=c11", "-Wall", "-Wextra", "-Werror", *FOLDERS, "-c", str(ROOT / "Tests/Structure/sqlite_declarations.c"),
         "-o", str(tmp_path / "declarations.o")], check=True)


def test_sqlite_is_loaded(loading: Path) -> None:
    assert loaded(loading) == "1"


def test_a_machine_without_sqlite_gets_a_sentence(loading: Path, tmp_path: Path) -> None:
    (tmp_path / "missing.c").write_text(MISSING)
    subprocess.run(["cc", "-shared", "-fPIC", tmp_path / "missing.c", "-ldl", "-o", tmp_path / "missing.so"], check=True)
    assert loaded(loading, tmp_path / "missing.so").startswith("0 /nonexistent.so: cannot open")


def test_an_old_sqlite_is_refused(loading: Path, tmp_path: Path) -> None:
    """The library under the same name lacks everything but a version."""
    (tmp_path / "old.c").write_text(OLD)
    subprocess.run(
        ["cc", "-shared", "-fPIC", "-Wl,-soname,libsqlite3.so.0", tmp_path / "old.c", "-o", tmp_path / "libsqlite3.so.0"], check=True)
    environment = os.environ | {"LD_LIBRARY_PATH": str(tmp_path)}
    run = subprocess.run([loading], env=environment, check=True, capture_output=True, text=True)
    assert run.stdout.strip() == "0 libsqlite3.so.0 lacks sqlite3_threadsafe"
