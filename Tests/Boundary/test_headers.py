"""The headers compile alone and twice, in every language that promises to take them."""

from __future__ import annotations

import re
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest
from generate.description import ValueSet

pytestmark = pytest.mark.sweep

INCLUDE = Path(__file__).resolve().parent.parent.parent / "include"
HEADERS = sorted(path.name for path in (INCLUDE / "veltokit").glob("*.h") if path.name != "velto_constants.h")
STANDARDS = ["c99", "c11", "c17", "c++11", "c++14", "c++17", "c++20"]
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wsign-conversion", "-Wshadow", "-Werror", "-fsyntax-only"]


def compile_text(text: str, standard: str, *options: str) -> subprocess.CompletedProcess[str]:
    is_cpp = standard.startswith("c++")
    compiler = ["g++", "-x", "c++", "-Wold-style-cast"] if is_cpp else ["gcc", "-x", "c", "-Wstrict-prototypes"]
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


FUNCTION = re.compile(r"/\*\*(.*?)\*/\nVELTO_API velto_result (\w+)\(\s*(?:const )?(velto_\w+) \*?(\w+)[,)]", re.S)
# Written once in velto_base.h, for everything with out_op.
OF_OPERATIONS = ("@radio needs a backend", "256 operations are pending on the device)")


def clauses(comment: str) -> set[str]:
    """The results of a function with their conditions, and its other promises."""
    text = " ".join(re.sub(r"^ \*", "", comment, flags=re.M).split())
    tags = dict(re.findall(r"@(returns|threads|blocks|radio) (.*?)(?= @|$)", text))
    results = [clause.strip(" .") for clause in tags.pop("returns", "").split(";") if "(" in clause]
    return {*results, *(f"@{name} {value}" for name, value in tags.items())}


@pytest.mark.parametrize("header", HEADERS)
def test_what_all_functions_of_an_object_share_is_written_once(header: str) -> None:
    text = (INCLUDE / "veltokit" / header).read_text()
    groups: dict[str, list[set[str]]] = defaultdict(list)
    for comment, name, type_, parameter in FUNCTION.findall(text):
        comment = comment.split("/**")[-1]
        if not name.endswith("_init"):
            groups[parameter].append(clauses(comment))
        assert header == "velto_base.h" or not any(words in " ".join(comment.replace("\n *", " ").split()) for words in OF_OPERATIONS), name
    shared = {name: set.intersection(*found) for name, found in groups.items() if len(found) >= 3 and not name.startswith("out_")}
    assert {name: common for name, common in shared.items() if common} == {}


WORDS = """\
#include <veltokit/velto.h>
static int is_battery(velto_uuid uuid) { return uuid.bytes[2] == 0x18 && uuid.bytes[3] == 0x0f && uuid.bytes[15] == 0xfb; }
int main(int count, char **words) {
    velto_device device = VELTO_NULL_DEVICE, other = {7};
    velto_uuid computed = VELTO_UUID16(count + 0x180e);
    (void)words;
    return is_battery(VELTO_UUID16(0x180f)) && is_battery(computed) && !is_battery(VELTO_NULL_UUID) &&
           VELTO_IS_NULL(device) && VELTO_IS_NULL(VELTO_NULL_OP) && !VELTO_IS_SAME(device, other) ? 0 : 1;
}
"""


@pytest.mark.parametrize("standard", STANDARDS)
def test_macros_say_the_same_in_every_language(tmp_path: Path, standard: str) -> None:
    language = ["g++", "-x", "c++", "-Wold-style-cast"] if standard.startswith("c++") else ["gcc", "-x", "c"]
    strict = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]
    command = [*language, f"-std={standard}", *strict, "-I", INCLUDE, "-", "-o", tmp_path / "words"]
    subprocess.run(command, input=WORDS, text=True, check=True)
    subprocess.run([tmp_path / "words"], check=True)


@pytest.mark.parametrize("standard", STANDARDS)
def test_every_constant_has_its_number(api, standard: str) -> None:
    """As an enumerator or a constant, which debuggers know by its name."""
    rows = [row for area in api.enabled_areas for values in area.all(ValueSet) for row in values.values]
    lines = [f"VELTO_ASSERT_LAYOUT({row.name.lower()}_, {row.name} == {row.value}ull);" if row.value > 2**31 else
             f"VELTO_ASSERT_LAYOUT({row.name.lower()}_, {row.name} == {row.value});" for row in rows]
    no_macro = ["#ifdef VELTO_ERROR_TIMEOUT", '#error "a macro"', "#endif"]
    run = compile_text("\n".join(["#include <veltokit/velto.h>", *no_macro, *lines, ""]), standard)
    assert run.returncode == 0, run.stderr


def test_the_provisional_headers_stand_together(api) -> None:
    games = (INCLUDE / "veltokit/velto_games.h").read_text()
    for area in api.enabled_areas:
        text = (INCLUDE / f"veltokit/velto_{area.name}.h").read_text()
        assert area.is_provisional == ("Provisional until 1.0" in text.split("#ifndef")[0]) == (f"velto_{area.name}.h" in games)


@pytest.mark.parametrize("standard", STANDARDS)
def test_wrong_layout_does_not_compile(standard: str) -> None:
    text = "#include <veltokit/velto_layout.h>\ntypedef struct { int32_t a, b; } pair;\n"
    assert compile_text(text + "VELTO_ASSERT_OFFSET(pair, b, 4);\n", standard).returncode == 0
    assert compile_text(text + "VELTO_ASSERT_OFFSET(pair, b, 8);\n", standard).returncode != 0
    assert compile_text(text + "VELTO_ASSERT_SIZE(pair, 12);\n", standard).returncode != 0


@pytest.mark.parametrize("standard", STANDARDS)
def test_layout_assertions_can_be_switched_off(standard: str) -> None:
    text = "#include <veltokit/velto.h>\ntypedef struct { int32_t a; } one;\nVELTO_ASSERT_SIZE(one, 12);\n"
    run = compile_text(text, standard, "-DVELTO_NO_LAYOUT_ASSERTIONS")
    assert run.returncode == 0, run.stderr
