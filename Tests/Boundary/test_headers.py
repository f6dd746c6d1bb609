"""The headers compile alone and twice, in every language that promises to take them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

INCLUDE = Path(__file__).resolve().parent.parent.parent / "include"
HEADERS = sorted(path.name for path in (INCLUDE / "veltokit").glob("*.h"))
STANDARDS = ["c99", "c11", "c17", "c++11", "c++20"]
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]


def compile_text(text: str, standard: str, *options: str) -> subprocess.CompletedProcess[str]:
    is_cpp = standard.startswith("c++")
    compiler = ["g++", "-x", "c++"] if is_cpp else ["gcc", "-x", "c", "-Wstrict-prototypes"]
    command = [*compiler, f"-std={standard}", *STRICT, *options, "-I", str(INCLUDE), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True)


@pytest.mark.parametrize("standard", STANDARDS)
@pytest.mark.parametrize("header", HEADERS)
def test_header_compiles_alone_and_twice(header: str, standard: str) -> None:
    line = f"#include <veltokit/{header}>\n"
    run = compile_text(line + line, standard)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("standard", STANDARDS)
def test_initializers_compile(api, standard: str) -> None:
    lines = ["#include <veltokit/velto.h>", "int main(void) {"]
    for number, struct in enumerate(struct for struct in api.structs() if struct.frozen is None):
        lines += [f"{struct.name} s{number} = {struct.init_macro};", f"(void)s{number};"]
    run = compile_text("\n".join([*lines, "return 0; }", ""]), standard)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("standard", STANDARDS)
def test_wrong_layout_does_not_compile(standard: str) -> None:
    text = "#include <veltokit/velto_base.h>\ntypedef struct { int32_t a, b; } pair;\n"
    assert compile_text(text + "VELTO_ASSERT_OFFSET(pair, b, 4);\n", standard).returncode == 0
    assert compile_text(text + "VELTO_ASSERT_OFFSET(pair, b, 8);\n", standard).returncode != 0
    assert compile_text(text + "VELTO_ASSERT_SIZE(pair, 12);\n", standard).returncode != 0


@pytest.mark.parametrize("standard", STANDARDS)
def test_layout_assertions_can_be_switched_off(standard: str) -> None:
    text = "#include <veltokit/velto.h>\ntypedef struct { int32_t a; } one;\nVELTO_ASSERT_SIZE(one, 12);\n"
    run = compile_text(text, standard, "-DVELTO_NO_LAYOUT_ASSERTIONS")
    assert run.returncode == 0, run.stderr
