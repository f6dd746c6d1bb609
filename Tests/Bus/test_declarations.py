"""libdbus is declared by ourselves and loaded when first needed."""

import subprocess

from probe import ROOT


def test_our_declarations_of_libdbus_are_those_of_the_installed_header(tmp_path):
    flags = subprocess.run(
        ["pkg-config", "--cflags", "dbus-1"], check=True, capture_output=True, text=True
    ).stdout.split()
    subprocess.run(
        [
            "cc", "-std=c11", "-Wall", "-Wextra", "-Werror", *flags, f"-I{ROOT}/Sources/CDBus",
            f"-I{ROOT}/Sources/CDBus/include", "-c", str(ROOT / "Tests/Bus/declarations.c"), "-o",
            str(tmp_path / "declarations.o"),
        ],
        check=True,
    )


def test_a_program_with_the_library_is_not_linked_to_libdbus():
    needed = subprocess.run(
        ["readelf", "-d", str(ROOT / ".build/release/BlueZProbe")], check=True, capture_output=True, text=True
    ).stdout
    assert "libc.so" in needed and "dbus" not in needed
