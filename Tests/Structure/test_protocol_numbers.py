"""Every worked example and every correction of the Triki protocol notes is a test that bears its number.

The examples are run through the C functions (Tests/Boundary). What of them no program can see is in Swift alone
(Tests/VeltoTrikiTests and Tests/VeltoMotionTests):

    E1, E2      the axes x and z of the gamepad's samples, and the names of the packet formats
    E9          the bytes that a reader keeps; a session drops them with the packet
    E14         a reader on a single frame; a session takes 17 bytes for blocks
    E18         the candidates for a button as a set of their own
    E25, E34    each of the three looks into silence; the loop takes them at once
    E49         the flag of the sensor readings that remembers a click
    E81         the tracker that empties; no menu uses it
"""

import re
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
EXAMPLES = {str(number) for number in range(1, 92)}
CORRECTIONS = {
    "1", "2", "2b", "3", "4", "5", "6", "7", "8a", "8b", "9", "10", "11", "12a", "12b", "12c", "13", "14", "15", "17", "18",
    "19", "20", "21", "22", "24", "25", "26", "27", "28", "31", "32", "33", "34", "35", "36", "37", "38", "39",
}
"""Numbers that are missing were never given, or (16, 23) name behavior of the original that was kept."""

PYTHON_NAME = re.compile(r"def test_([ef]\d\w*)")
SWIFT_NAME = re.compile(r"func ([ef]\d\w*)\(")
NUMBER = re.compile(r"([ef])(\d+[a-c]?)(?=_|[A-Z]|$)(?:(?:_to_|To)[eE](\d+))?")


def numbers(letter: str, names: list[str]) -> set[str]:
    """Those that stand at the beginning of names: one, two with "and", or all from one to another."""
    found = set()
    for name in names:
        for kind, first, last in NUMBER.findall(re.sub(r"(_and_|And)[E]", "_and_e", name)):
            if kind == letter:
                found |= {str(number) for number in range(int(first), int(last) + 1)} if last else {first}
    return found


def names(pattern: re.Pattern[str], folder: Path, suffix: str) -> list[str]:
    return [name for file in folder.rglob(f"*.{suffix}") for name in pattern.findall(file.read_text())]


def test_every_worked_example_is_run_through_the_c_functions():
    found = numbers("e", names(PYTHON_NAME, TESTS / "Boundary", "py"))
    assert found == EXAMPLES, sorted(EXAMPLES ^ found)


def test_every_correction_has_a_test():
    found = numbers("f", names(PYTHON_NAME, TESTS, "py") + names(SWIFT_NAME, TESTS, "swift"))
    assert found == CORRECTIONS, sorted(CORRECTIONS ^ found)
