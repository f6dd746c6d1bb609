"""The code of the documentation compiles: every block in C and in Swift of the guides and of the comments in the sources, and
every Swift name that the map from the original framework gives."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDES = ROOT / "Sources/VeltoKit/VeltoKit.docc"

# C

C_BLOCK = re.compile(r"^```c\n(.*?)^```", re.M | re.S)
STRICT = ["-std=c11", "-Wall", "-Wextra", "-Wno-unused", "-Werror", "-fsyntax-only", f"-I{ROOT}/include", "-x", "c", "-"]
AROUND = """#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <veltokit/velto.h>
void use(const void *bytes, size_t size);
void part(velto_context *context, velto_device device, velto_driver *driver, velto_strategy *strategy,
          velto_navigator *navigator, double dt) {
%s
}
"""
"""What a part of a program has around it."""

C_CODE = [
    pytest.param(code, id=f"{page.stem}-{index}")
    for page in sorted(GUIDES.glob("*.md")) for index, code in enumerate(C_BLOCK.findall(page.read_text()), 1)]


@pytest.mark.sweep
@pytest.mark.parametrize("code", C_CODE)
def test_block_in_c_compiles(code: str) -> None:
    source = code if "int main(" in code else AROUND % code
    compiled = subprocess.run(["cc", *STRICT], input=source, capture_output=True, text=True)
    assert compiled.returncode == 0, compiled.stderr


# Swift

SWIFT_HEAD = """import VeltoBluetooth
import VeltoCore
import VeltoKit
import VeltoMotion
import VeltoMetaWear
import VeltoTap
import VeltoTriki
import VeltoWearable

/// In place of an argument of any type.
func argument<T>() -> T { fatalError() }
"""
TYPE = r"[A-Z]\w*(?:\.[A-Z]\w*)*"
OWNERS = ("GameInput", "MenuNavigator", "MenuNavigator.Step")
"""What a name without any belongs to, if not to one of the variables."""
VARIABLES = ("context.", "device.", "device.input.", "queue.", "menu.", "status.", "metaWear.", "signal.", "stream.")
SCOPE = (
    "_ context: Context, _ device: Device, _ queue: EventQueue, _ menu: inout MenuNavigator, _ bytes: [UInt8], _ now: Timestamp, "
    "_ status: BoardStatus, _ metaWear: MetaWearDevice<Device>, _ signal: Signal, _ stream: SampleStream")


def swift_code() -> list[str]:
    """What stands in the third column of the tables of the pages for those who come from another library."""
    text = "".join((GUIDES / page).read_text() for page in ("FromTheOriginal.md", "Taps.md"))
    boards = (GUIDES / "ComingFromMetaWear.md").read_text()
    text += "\n".join(re.findall(r"^\| SDK \| C \| Swift .*\n(?:\|.*\n)*", boards, re.M))
    rows = re.findall(r"^\|(.*)\|$", text, re.M)
    columns = [row.split("|") for row in rows]
    return sorted({code for row in columns if len(row) >= 3 for code in re.findall(r"`([^`]+)`", row[2])})


def with_arguments(code: str) -> str:
    """Turns the labels of a name, such as (_:at:), into arguments."""
    def arguments(labels: re.Match[str]) -> str:
        names = labels[1].split(":")[:-1]
        return f"({', '.join('argument()' if name == '_' else f'{name}: argument()' for name in names)})"

    return re.sub(r"\(((?:\w+:)+)\)", arguments, code)


def variants(code: str) -> list[str]:
    """The ways in which a name could be meant; one of them has to compile."""
    call = with_arguments(code)
    if code.startswith(VARIABLES):
        return [f"_ = try await {call}"]
    if re.fullmatch(TYPE, code):
        return [f"_ = {code}.self"]
    named = re.match(rf"({TYPE})\.", call)
    owners = [named[1]] if named else OWNERS
    member = call[named.end() :] if named else call
    ways = [f"_ = try await {owner}.{member}" for owner in owners]
    ways += [f"var value: {owner} = argument(); _ = try await value.{member}; value = argument()" for owner in owners]
    return ways if named else [*ways, *(f"_ = try await {variable}{member}" for variable in VARIABLES)]


def typecheck(source: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "6", *options, "-I", ROOT / ".build/release/Modules",
         "-Xcc", f"-I{ROOT}/Sources/CLinux/include", "-Xcc", f"-I{ROOT}/Sources/CDBus/include",
         "-Xcc", f"-I{ROOT}/Sources/CSQLite/include", "-Xcc", f"-I{ROOT}/Sources/CArchive/include",
         "-Xcc", f"-I{ROOT}/Sources/CCurl/include", "-Xcc", f"-I{ROOT}/Sources/CCrypto/include", source],
        capture_output=True, text=True)


@pytest.mark.sweep
def test_swift_names_of_the_pages_for_newcomers_compile(tmp_path: Path) -> None:
    """All in one file, a line for each way; the compiler says which lines it does not take."""
    lines = [(code, way) for code in swift_code() for way in variants(code)]
    functions = (f"func line{number}({SCOPE}) async throws {{ {way} }}" for number, (_, way) in enumerate(lines))
    source = tmp_path / "names.swift"
    source.write_text(SWIFT_HEAD + "\n".join(functions) + "\n")
    compiled = typecheck(source)
    refused = {int(number) for number in re.findall(r"names\.swift:(\d+):\d+: error", compiled.stderr)}
    first = SWIFT_HEAD.count("\n") + 1
    assert all(number >= first for number in refused), compiled.stderr
    taken = {code for number, (code, _) in enumerate(lines, first) if number not in refused}
    assert len(taken) > 100 and refused, "both kinds are there"
    missing = sorted(set(swift_code()) - taken)
    assert not missing, (missing, compiled.stderr)


SWIFT_BLOCK = re.compile(r"^( *(?:/// )?)```swift\n(.*?)^\1```", re.M | re.S)
GAME_HEAD = """import Glibc
import VeltoKit
import VeltoMetaWear
import VeltoTap

func isRunning() -> Bool { false }
func movePaddle(_ player: Int, _ position: Double) {}
func serve() {}
func throwBall(_ power: Double) {}
func openItem(_ item: Int) {}
func playClick() {}
func drawProgress(_ share: Double) {}
func plot(_ time: Timestamp, _ value: Float) {}

"""
SURROUNDINGS = (
    "_ context: Context, _ device: Device, _ operation: Context.Operation, _ navigator: inout MenuNavigator, "
    "_ axes: Signal, _ batteryLevel: ValueHandle, _ characteristic: ValueHandle, _ courtWidth: Double, "
    "_ firmware: Firmware")
"""What a program has around a block."""


def swift_blocks() -> dict[str, str]:
    """Every block by where it stands."""
    pages = [*sorted(GUIDES.glob("*.md")), *sorted((ROOT / "Sources").rglob("*.swift"))]
    blocks = {}
    for page in pages:
        text = page.read_text()
        for found in SWIFT_BLOCK.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            code = re.sub(rf"^{re.escape(found[1])}", "", found[2], flags=re.M)
            # The head has them for all blocks; a line stays, for the numbers of the others.
            code = re.sub(r"^import (?:VeltoKit|VeltoMetaWear|VeltoTap)$", "", code, flags=re.M)
            blocks[f"{page.relative_to(ROOT)}:{line}"] = code
    return blocks


SWIFT_BLOCKS = swift_blocks()

ENTRY_POINTS = [
    "Context", "Context+Devices", "Context+Pump", "Context+Simulators", "EventQueue", "Device", "Player", "InputChannel", "Device+Raw",
    "Signal", "Operation", "MenuNavigator", "PaddleDriver", "GameStrategy", "VirtualDevices", "HostRadio", "SessionStore",
    "MetaWearDevice", "TapDevice", "Firmware",
]
"""Files of what a program begins with."""


def test_swift_entry_points_have_examples_of_three_to_ten_lines() -> None:
    lengths = {place: len(code.splitlines()) for place, code in SWIFT_BLOCKS.items() if place.split(":")[0].endswith(".swift")}
    assert len(lengths) > 20
    files = {place.split(":")[0].split("/")[-1] for place in lengths}
    assert [name for name in ENTRY_POINTS if f"{name}.swift" not in files] == []
    assert all(3 <= length <= 10 for length in lengths.values()), lengths


@pytest.mark.sweep
def test_blocks_in_swift_compile(tmp_path: Path) -> None:
    """In one file, without a warning; the compiler names the place of what it does not take."""
    parts = [GAME_HEAD]
    for number, (place, code) in enumerate(SWIFT_BLOCKS.items()):
        path, line = place.split(":")
        effects = "async throws" if "await" in code else "throws"
        parts += [f"func block{number}({SURROUNDINGS}) {effects} {{", f'#sourceLocation(file: "{path}", line: {int(line) + 1})',
                  code.rstrip(), "#sourceLocation()", "}"]
    source = tmp_path / "blocks.swift"
    source.write_text("\n".join(parts) + "\n")
    compiled = typecheck(source, "-warnings-as-errors")
    assert compiled.returncode == 0, compiled.stderr
