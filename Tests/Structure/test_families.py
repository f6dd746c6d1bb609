"""No part of the library knows a family of wearables but its own module, the list, and the simulated devices."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

FAMILY = re.compile(r"triki|metawear|\btap\b", re.IGNORECASE)
MODULES = ("VeltoTriki", "VeltoTap", "VeltoMetaWear")
INTERFACES = (
    "VeltoCAPI/Calls/Tap", "VeltoCAPI/Generated/Tap", "VeltoCAPI/Calls/MetaWear", "VeltoCAPI/Generated/Mw",
    "VeltoCAPI/Generated/Download", "VeltoKit/Async/Tap", "VeltoKit/Async/Board")
"""The functions in C, and those that Swift programs await, that only the devices of a family have."""
MODELS = ("VeltoSimulation/Cap/", "VeltoSimulation/Tap/", "VeltoSimulation/Board/")
"""The folders of simulated models, which are the devices themselves."""

EXCEPTIONS = {
    "VeltoKit/Hub/Families.swift": "the list",
    "VeltoWearable/Generated/Enumerations.swift": "the numbers of the C interface",
    "VeltoKit/Generated/Enumerations.swift": "the same of simulated models",
    "VeltoSimulation/Generated/Enumerations.swift": "the same of the steps of scripts",
    "VeltoSimulation/Motion/MotionStep.swift": "a step of a wearer, who taps",
    "VeltoSimulation/Motion/MotionTimeline.swift": "the same",
    "VeltoSimulation/Peripheral/SimulatedPeripheral.swift": "the error of devices without fingers",
    "VeltoKit/Simulation/SimulatedModel.swift": "the models of simulated devices",
    "VeltoKit/Simulation/SimulatorDefinition.swift": "the model of a simulated device, a cap by default",
    "VeltoCAPI/Calls/SimulatorCalls.swift": "the same in C",
    "VeltoCAPI/Generated/EventPayloads.swift": "a tap is also what fingers do",
    "VeltoCAPI/Calls/EventDescription+Wearing.swift": "the same",
    "VeltoCAPI/Generated/LibraryFunctions.swift": "names of enumerations, those of families among them",
    "VeltoCAPI/Calls/NavigatorCalls.swift": "the same: what a tap does in a menu",
    "VeltoMotion/Input/GameInput+OriginalNames.swift": "members of the original framework",
    "VeltoStore/Export/FileNames.swift": "names of its files",
}
"""Files that may name a family, and why."""


def code(source: Path) -> str:
    """A source without its comments."""
    return re.sub(r"//.*|/\*.*?\*/", "", source.read_text())


def sources() -> dict[str, str]:
    folder = ROOT / "Sources"
    found = {source.relative_to(folder).as_posix(): code(source) for source in folder.rglob("*.swift")}
    return {name: text for name, text in found.items() if not name.startswith((*MODULES, *MODELS, *INTERFACES))}


def test_only_the_exceptions_name_a_family():
    assert {name for name, text in sources().items() if FAMILY.search(text)} == set(EXCEPTIONS)


def test_only_the_list_imports_a_family():
    imports = re.compile(r"^\s*(?:@\w+ )?(?:\w+ )?import (" + "|".join(MODULES) + ")", re.MULTILINE)
    assert [name for name, text in sources().items() if imports.search(text)] == ["VeltoKit/Hub/Families.swift"]


def test_a_new_family_is_small():
    """The toy of Tests/VeltoKitTests is all that a family has to bring: a part of its own kind included."""
    family = [file for file in (ROOT / "Tests/VeltoKitTests/Toy").glob("*.swift") if not file.stem.endswith("Tests")]
    assert 0 < sum(len(file.read_text().splitlines()) for file in family) < 220
