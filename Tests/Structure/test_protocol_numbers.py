"""Every worked example of the protocol notes stands once in Tests/WorkedExamples, every correction to a cap's is a test that
bears its number, and so are the bugs and the checklist of the notes on TAPs."""

import re
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
EXAMPLES = {str(number) for number in range(1, 92)}
TAP_EXAMPLES = {str(number) for number in range(1, 45)}
"""The last two are the examples of the appendix, which have no numbers."""
CORRECTIONS = {
    "1", "2", "2b", "3", "4", "5", "6", "7", "8a", "8b", "9", "10", "11", "12a", "12b", "12c", "13", "14", "15", "17", "18",
    "19", "20", "21", "22", "24", "25", "26", "27", "28", "31", "32", "33", "34", "35", "36", "37", "38", "39",
}
"""Numbers that are missing were never given, or (16, 23) name behavior of the original that was kept."""

TAP_BUGS = {str(number) for number in range(1, 21)}
"""The bugs of other SDKs that the notes on TAPs list: tests are called `bug4…`."""
TAP_CHECKS = {str(number) for number in range(1, 10)}
"""The rows of the checklist in those notes: tests are called `check4…`."""

NAME = re.compile(r"(?:def test_|func )f(\d+[a-c]?)(?=_|[A-Z])")
HEADING = re.compile(r"^## E(\d+) ", re.MULTILINE)


def numbers(pattern: re.Pattern[str], folder: Path, *endings: str) -> Counter[str]:
    files = (file for ending in endings for file in folder.rglob(f"*.{ending}") if file.name != "README.md")
    return Counter(number for file in files for number in pattern.findall(file.read_text()))


def test_every_worked_example_stands_once():
    found = numbers(HEADING, TESTS / "WorkedExamples", "md")
    assert found == Counter(EXAMPLES), sorted(found.items())


def test_every_worked_example_of_taps_stands_once():
    found = numbers(re.compile(r"^## T(\d+) ", re.MULTILINE), TESTS / "WorkedExamples" / "Tap", "md")
    assert found == Counter(TAP_EXAMPLES), sorted(found.items())


def test_no_worked_example_is_typed_a_second_time():
    typed = numbers(re.compile(r"(?:def test_|func )e(\d+)(?=_|[A-Z])"), TESTS, "py", "swift")
    assert not typed, typed


def test_every_correction_has_a_test():
    found = set(numbers(NAME, TESTS, "py", "swift"))
    assert found == CORRECTIONS, sorted(CORRECTIONS ^ found)


def test_every_bug_of_other_software_for_taps_has_a_test():
    assert tap_numbers("bug") == TAP_BUGS, sorted(TAP_BUGS ^ tap_numbers("bug"))


def test_every_row_of_the_checklist_for_taps_is_a_test():
    assert tap_numbers("check") == TAP_CHECKS, sorted(TAP_CHECKS ^ tap_numbers("check"))


def tap_numbers(word: str) -> set[str]:
    """Attributes stand before the name, and a test that is commented out is none."""
    name = re.compile(rf"^ *(?:@Test(?:\(.*\))? )?(?:def test_|func ){word}(\d+)(?=_|[A-Z])", re.MULTILINE)
    return set(numbers(name, TESTS, "py", "swift"))
