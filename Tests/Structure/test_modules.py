"""The arrows between modules are part of the design: manifest and imports may contain no other."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SYSTEM_MODULES = {"Glibc", "Synchronization", "Swift"}

# What each module may import. VeltoKit puts the others together; nobody imports it but the C layer.
ALLOWED = {
    "CLinux": set(),
    "CDBus": {"CLinux"},
    "CSQLite": {"CLinux"},
    "CArchive": {"CLinux"},
    "CCurl": {"CLinux"},
    "CCrypto": {"CLinux"},
    "CRevision": set(),
    "CBuiltRevision": set(),
    "CVeltoKit": set(),
    "VeltoCore": {"CLinux"},
    "VeltoBluetooth": {"VeltoCore"},
    "VeltoMotion": {"VeltoCore"},
    "VeltoWearable": {"VeltoCore", "VeltoBluetooth", "VeltoMotion"},
    "VeltoTriki": {"VeltoCore", "VeltoBluetooth", "VeltoMotion", "VeltoWearable"},
    "VeltoTap": {"VeltoCore", "VeltoBluetooth", "VeltoMotion", "VeltoWearable"},
    "VeltoMetaWear": {"VeltoCore", "VeltoBluetooth", "VeltoMotion", "VeltoWearable"},
    "VeltoSimulation": {"VeltoCore", "VeltoBluetooth"},
    "VeltoHost": {"VeltoCore", "VeltoBluetooth"},
    "VeltoBlueZ": {"VeltoCore", "VeltoBluetooth", "CDBus"},
    "VeltoStore": {"VeltoCore", "VeltoWearable", "CSQLite"},
    "VeltoFirmware": {"VeltoCore", "VeltoBluetooth", "VeltoMotion", "VeltoWearable", "CArchive", "CCurl", "CCrypto"},
    "VeltoKit": {
        "VeltoCore", "VeltoBluetooth", "VeltoMotion", "VeltoWearable", "VeltoTriki", "VeltoTap", "VeltoMetaWear",
        "VeltoSimulation", "VeltoHost", "VeltoBlueZ", "VeltoStore", "VeltoFirmware", "CLinux",
    },
    "VeltoCAPI": {
        "VeltoKit", "VeltoCore", "VeltoBluetooth", "VeltoMotion", "VeltoWearable", "VeltoTriki", "VeltoTap",
        "VeltoMetaWear", "VeltoSimulation", "VeltoHost", "VeltoStore", "VeltoFirmware", "CVeltoKit", "CLinux", "CRevision",
    },
    "VeltoShared": {"VeltoCAPI", "CBuiltRevision"},
    # A program of Tests/Bus, not part of any product.
    "BlueZProbe": {"VeltoBlueZ", "VeltoBluetooth", "VeltoCore"},
    # A program of Tests/Store, likewise.
    "StoreProbe": {"VeltoStore", "VeltoWearable", "VeltoCore", "StoreKills"},
    # What the tests of all families share.
    "WorkedExamples": set(),
    "StoreFaults": set(),
    "StoreKills": set(),
    "StoreFigures": {"VeltoStore", "VeltoWearable", "VeltoCore"},
    "SessionBench": {"VeltoWearable", "VeltoMotion", "VeltoBluetooth", "VeltoCore"},
    # A program of Tests/Benchmarks, likewise.
    "StreamFeed": {"VeltoWearable", "VeltoMotion", "VeltoCore"},
    # The simulated links of clock tests, and the program that makes tables of them.
    "LinkModel": {"VeltoTap", "VeltoWearable", "VeltoCore"},
    "TimeTable": {"LinkModel", "VeltoCore"},
    # The example in Swift, likewise.
    "Gauge": {"VeltoKit"},
    "MetaWearDemo": {"VeltoKit", "VeltoMetaWear"},
}

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |fileprivate |private )?import (?:\w+ )?(\w+)", re.M
)


@cache
def manifest_targets():
    # A folder of its own: in the usual one it would wait for the end of a build.
    command = ["swift", "package", "--scratch-path", ROOT / ".build/manifest", "dump-package"]
    text = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [target for target in json.loads(text)["targets"] if target["type"] != "test"]


def test_every_module_of_the_manifest_has_a_row_here():
    assert {target["name"] for target in manifest_targets()} == set(ALLOWED)


def test_the_manifest_has_no_other_arrows():
    for target in manifest_targets():
        named = {dependency["byName"][0] for dependency in target["dependencies"] if "byName" in dependency}
        assert len(named) == len(target["dependencies"]), f"{target['name']} depends on something outside"
        assert named <= ALLOWED[target["name"]], target["name"]


@pytest.mark.parametrize("module", sorted(name for name in ALLOWED if name.startswith("Velto")))
def test_the_sources_import_nothing_else(module):
    sources = list((ROOT / "Sources" / module).rglob("*.swift"))
    assert sources, f"{module} has no sources"
    for source in sources:
        imported = set(IMPORT.findall(source.read_text()))
        assert imported - SYSTEM_MODULES <= ALLOWED[module], source.relative_to(ROOT)


def test_the_library_never_imports_foundation_or_dispatch():
    for source in (ROOT / "Sources").rglob("*.swift"):
        assert not set(IMPORT.findall(source.read_text())) & {"Foundation", "Dispatch"}, source.relative_to(ROOT)


CONVERSATIONS = tuple(Path("Sources/VeltoMetaWear") / room for room in ("Conversation", "Session", "Commands"))
"""Async functions whose tasks run on the loop, by an executor of their own."""


def test_only_the_asynchronous_face_and_conversations_know_tasks():
    """The face suspends and wakes those of the program, and makes none; see the rules in CONTRIBUTING.md."""
    words = re.compile(r"\b(async|await|AsyncStream|AsyncThrowingStream|withCheckedContinuation)\b")
    making = re.compile(r"(?<!enum )(?<!struct )(?<!extension )\bTask *(?:\{|\.detached|\.immediate|\.sleep)|\basync let\b|TaskGroup")
    for source in (ROOT / "Sources").rglob("*.swift"):
        code = re.sub(r"//.*|case \.?await\b.*|\.await\b|await_value|\"[^\"\n]*\"", "", source.read_text())
        place = source.relative_to(ROOT)
        assert not making.search(code), place
        if place.parent not in (Path("Sources/VeltoKit/Async"), *CONVERSATIONS):
            assert not words.search(code), (place, words.search(code))


@pytest.mark.parametrize("type", ["ObjectHandle", "HandleTable", "HandleKind", "PureObject"])
def test_swift_programs_hold_objects_not_handles(type):
    """The compiler then lets no public declaration name one."""
    declaration = re.compile(rf"^(\w+) (?:final )?(?:struct|class|enum) {type}\b", re.M)
    found = [access for source in (ROOT / "Sources").rglob("*.swift") for access in declaration.findall(source.read_text())]
    assert found == ["package"]


def test_the_top_level_holds_only_what_the_ecosystem_expects():
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    top = {line.split("/")[0] for line in tracked.splitlines()}
    assert top <= {
        "Package.swift", "Sources", "include", "Tests", "bindings", "examples", "README.md", "Makefile", "LICENSE",
        "CHANGELOG.md", "CONTRIBUTING.md", ".swift-format", ".editorconfig", ".gitignore", ".ci",
    }
