"""`make test` plays everything in parts beside each other: none is forgotten, and a failure of one is seen."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest


def make(repository: Path, *arguments: str) -> str:
    # Without what a make that plays this test hands down to its own programs.
    environment = {name: value for name, value in os.environ.items() if not re.match("MAKE|MFLAGS", name)}
    run = subprocess.run(
        ["make", "--no-print-directory", *arguments], cwd=repository, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.fixture(scope="module")
def commands(repository: Path) -> str:
    """What all parts would run; lines that mention make are run even now, hence the empty command."""
    parts = re.findall(r"make .* (play-[a-z]+)$", make(repository, "-n", "test-parts", "check-parts"), re.M)
    return make(repository, "-n", "MAKE=:", *parts)


def long_commands(repository: Path) -> str:
    """What the parts of `make test-long` would run."""
    parts = re.search(r"^LONG_PARTS := (.*)$", (repository / "Makefile").read_text(), re.M)
    assert parts
    return make(repository, "-n", "MAKE=:", *(f"play-long-{name}" for name in parts[1].split()))


@pytest.fixture
def part(repository: Path, tmp_path: Path):
    """Runs a command as a part, in a folder of its own."""
    (tmp_path / ".ci").mkdir()
    for name in ("part", "slowest"):
        shutil.copy(repository / ".ci" / name, tmp_path / ".ci")

    def run(*command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([tmp_path / ".ci/part", "some", *command], capture_output=True, text=True)

    return run


def test_every_folder_of_tests_is_a_part(repository: Path, commands: str) -> None:
    folders = {path.parent.name for path in (repository / "Tests").glob("*/test_*.py")}
    played = set(re.findall(r"pytest .* Tests/(\w+)$", commands, re.M))
    assert len(folders) > 5 and played == folders


def test_compiled_modules_are_kept(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the environment says: without them each start of `velto` takes twice the processor time."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert make(repository, "--eval=shown: ; @echo $${PYTHONDONTWRITEBYTECODE:-kept}", "shown") == "kept\n"


def test_every_long_test_is_one_that_a_release_needs(repository: Path) -> None:
    """What `make test` leaves out: all tests with both sanitizers, all rounds of the sweeps, and the files named long."""
    played = long_commands(repository)
    folders = {path.parent.name for path in (repository / "Tests").glob("*/long_*.py")}
    assert set(re.findall(r"pytest .* Tests/(\w+)/long_\S+$", played, re.M)) == folders
    for sanitizer in ("thread", "address"):
        [command] = re.findall(rf"^.*swift test .*--sanitize={sanitizer}.*$", played, re.M)
        assert "VELTO_SWEEPS=all" in command and "--skip" not in command and "VELTO_TESTS=threads" not in command


def test_no_folder_is_named_beside_a_file_in_it(repository: Path, commands: str) -> None:
    """pytest would then play the file alone."""
    played = [set(line.split()) for line in (commands + long_commands(repository)).splitlines() if " -m pytest " in line]
    assert len(played) > 15
    for words in played:
        paths = {Path(word) for word in words if word.startswith("Tests/")}
        assert not any(path.parent in paths for path in paths), words


def test_a_release_needs_every_system(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless somebody says that they are optional."""
    command = ["PYTEST=@echo $$VELTO_SYSTEMS #", "play-long-packages"]
    monkeypatch.delenv("VELTO_SYSTEMS", raising=False)
    assert make(repository, *command) == "required\n"
    assert make(repository, *command, "VELTO_SYSTEMS=optional") == "optional\n"


def test_what_is_marked_long_is_played_by_a_release(repository: Path) -> None:
    """`make test` leaves it out of its folder, and a long part plays that folder with it."""
    marked = {path.relative_to(repository / "Tests").parts[0]
              for path in (repository / "Tests").rglob("*.py") if re.search(r"^(@|pytestmark = )pytest\.mark\.long$|^@long$", path.read_text(), re.M)}
    assert len(marked) > 2
    played = long_commands(repository)
    for folder in marked:
        assert re.search(rf'pytest .* -m "(long)?" .* Tests/{folder}$', played, re.M), folder


def test_every_swift_suite_that_is_left_out_exists(repository: Path) -> None:
    """Its name would otherwise skip nothing, and the suite be played twice."""
    skipped = re.findall(r"--skip (\w+)\.(\w+)", make(repository, "-n", "MAKE=:", "play-address", "play-swift"))
    assert skipped
    for module, suite in skipped:
        texts = [path.read_text() for path in (repository / "Tests" / module).rglob("*.swift")]
        assert any(re.search(rf"(struct|class|enum) {suite}\b", text) for text in texts), suite


@pytest.mark.parametrize(
    "command",
    [
        "swift format lint", "bindings/api/generate --check", "swift test .*/swift.xml", "swift test .*--sanitize=thread",
        "swift test .*--sanitize=address", "docc convert", "VELTO_BLUEZ_PROBE=.*address-sanitizer.*Tests/Bus",
        "pytest .* -m .*gate or not browser.* Tests/Studio",
    ],
)
def test_the_whole_has(commands: str, command: str) -> None:
    assert re.search(command, commands, re.M)


@pytest.mark.parametrize("target", ["test-format", "built"])
def test_a_dry_run_plays_nothing(repository: Path, tmp_path: Path, target: str) -> None:
    printed = make(repository, "-n", f"PART=touch {tmp_path}/played #", target)
    assert f"touch {tmp_path}/played #" in printed and not list(tmp_path.iterdir())


def test_make_alone_lists_what_there_is_to_make(repository: Path) -> None:
    listed = set(re.findall(r"^make ([a-z-]+) ", make(repository), re.M))
    assert {"lib", "demo", "dist", "deb", "docs", "check", "test", "test-long", "bench", "fuzz", "generate", "format", "clean"} <= listed


def test_a_part_that_passes_is_one_line_and_its_output_a_file(part, tmp_path: Path) -> None:
    run = part("sh", "-c", "echo much; echo at last")
    assert run.returncode == 0
    assert re.fullmatch(r"some +begins\nsome +passed in +\d+ s, +\d+ s of CPU   at last\n", run.stdout)
    assert (tmp_path / ".build/parts/some.log").read_text() == "much\nat last\n"


def test_the_reasons_of_skipped_tests_are_printed(part) -> None:
    run = part("sh", "-c", "echo 'SKIPPED [2] Tests/Package/rooted.py:58: needs root'; echo '3 passed, 2 skipped'")
    assert "\nskipped 2: Tests/Package/rooted.py:58: needs root\nsome " in run.stdout


def test_a_part_that_fails_shows_everything_and_fails_the_whole(part) -> None:
    run = part("sh", "-c", "echo much; echo at last >&2; exit 3")
    assert run.returncode == 3
    assert re.fullmatch(r"some +begins\n\nsome +FAILED in +\d+ s, with status 3:\nmuch\nat last\n\n", run.stdout)


def test_the_summary_has_the_processor_time_of_each_part(part, tmp_path: Path) -> None:
    assert part(sys.executable, "-c", "import time\nwhile time.process_time() < 1.1: pass").returncode == 0
    printed = subprocess.run([tmp_path / ".ci/slowest"], check=True, capture_output=True, text=True).stdout
    _, row, total, _ = printed.splitlines()
    seconds, cpu, name = row.split()
    assert int(seconds) >= 1 and int(cpu) >= 1 and name == "some" and total.split()[:3] == [cpu, "together,", "of"]
    (tmp_path / ".build/parts/other.seconds").write_text("other 9 3000\n")
    printed = subprocess.run([tmp_path / ".ci/slowest"], check=True, capture_output=True, text=True).stdout
    assert re.search(r"^ +300\d  together, more than the 3000 s", printed, re.M)


def test_radio_scenarios_are_listed_before_their_radio_is_installed(repository: Path) -> None:
    """On a new machine: what only the guest needs comes after they were collected."""
    code = """
import sys
class WithoutRadio:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "bumble": raise ModuleNotFoundError(name)
sys.meta_path.insert(0, WithoutRadio())
sys.path[:0] = ["Tests/Radio", "bindings/python"]
from inside import scenarios
print(len(list(scenarios.discover(None))))
"""
    listed = subprocess.run([sys.executable, "-c", code], cwd=repository, capture_output=True, text=True)
    assert listed.returncode == 0 and int(listed.stdout) > 40, listed.stderr
