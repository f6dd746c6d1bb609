"""Handle kinds are part of every handle: the description and the library number them alike."""

from __future__ import annotations

import re
from pathlib import Path

from generate.description import Handle


def test_handle_kinds_have_the_same_numbers_in_description_and_library(api, repository: Path) -> None:
    table = (repository / "Sources/VeltoKit/Handles/HandleTable.swift").read_text()
    numbers = {name: int(number) for name, number in re.findall(r"^    case (\w+) = (\d+)$", table, re.MULTILINE)}
    arguments = (repository / "Sources/VeltoCAPI/Boundary/HandleArguments.swift").read_text()
    kinds = dict(re.findall(r"extension ([\w.]+): HandleObject \{\n    static var handleKind: HandleKind \{ \.(\w+) \}", arguments))
    games = "\n".join(path.read_text() for path in (repository / "Sources/VeltoKit/Games").glob("*.swift"))
    for alias, value in re.findall(r"typealias (\w+) = PureObject<(\w+)>", games):
        kinds[alias] = re.search(rf"{value}: PureValue \{{.*?handleKind: HandleKind \{{ \.(\w+) \}}", games, re.DOTALL)[1]
    described = {entry.swift: entry.kind for area in api.enabled_areas for entry in area.all(Handle)}
    parts = (repository / "Sources/VeltoMetaWear/Board/PartKind+Boards.swift").read_text()
    # Parts of a device have kinds of their families.
    assert described.pop("LoggerTarget") == int(re.search(r"logger = PartKind\(rawValue: (\d+)\)", parts)[1])
    assert described.pop("ProcessorTarget") == int(re.search(r"processor = PartKind\(rawValue: (\d+)\)", parts)[1])
    assert described.pop("DownloadTarget") == int(re.search(r"download = PartKind\(rawValue: (\d+)\)", parts)[1])
    for swift, name in {"TimerTarget": "timer", "BoardEventTarget": "boardEvent", "MacroTarget": "macro"}.items():
        assert described.pop(swift) == int(re.search(rf"{name} = PartKind\(rawValue: (\d+)\)", parts)[1])
    assert described == {swift: numbers[kind] for swift, kind in kinds.items()}
    assert sorted(described.values()) == sorted(numbers.values())


def test_handles_carry_their_kind_in_their_highest_byte(api, context) -> None:
    kinds = {entry.name: entry.kind for area in api.enabled_areas for entry in area.all(Handle)}
    sim, device = context.connected_cap()
    operation = context.scan()
    handles = {"velto_context": context.context, "velto_sim": sim.bits, "velto_device": device.bits, "velto_op": operation.bits}
    assert {name: bits >> 56 for name, bits in handles.items()} == {name: kinds[name] for name in handles}
