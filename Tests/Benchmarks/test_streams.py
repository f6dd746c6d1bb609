"""Feeding a stream of samples, and reading it, without the allocator and without system calls: in Swift, and through C."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COUNTER = ROOT / "Tests/Bus/count_allocations.c"


@pytest.fixture
def swift_program() -> Path:
    if not os.environ.get("VELTO_IS_BUILT"):
        subprocess.run(
            ["swift", "build", "-c", "release", "--product", "StreamFeed"], cwd=ROOT, check=True, capture_output=True
        )
    return ROOT / ".build/release/StreamFeed"


@pytest.fixture
def c_program(tmp_path: Path) -> Path:
    library, program = Path(os.environ.get("VELTOKIT_LIBRARY", ROOT / ".build/release/libveltokit.so")), tmp_path / "stream_way"
    (tmp_path / "libveltokit.so.0").symlink_to(library)
    subprocess.run(
        ["cc", "-O2", "-Wall", "-Wextra", "-Werror", "-I", ROOT / "include", ROOT / "Tests/Benchmarks/stream_way.c", "-o", program,
         tmp_path / "libveltokit.so.0", f"-Wl,-rpath,{tmp_path}"], check=True)
    return program


@pytest.mark.parametrize("kind", ["swift_program", "c_program"])
def test_feeding_and_reading_a_stream_allocates_nothing(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    program: Path = request.getfixturevalue(kind)
    library, counter = tmp_path / "count_allocations.so", tmp_path / "counter"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, COUNTER], check=True)

    def allocations(frames: int) -> int:
        counter.write_bytes(bytes(4096))
        environment = os.environ | {"LD_PRELOAD": str(library), "ALLOCATION_COUNTER": str(counter)}
        read = subprocess.run([program, str(frames)], env=environment, check=True, capture_output=True, text=True).stdout
        assert int(read) == frames
        return int.from_bytes(counter.read_bytes()[:8], "little")

    assert 0 < allocations(1_000) == allocations(50_000)


def test_a_program_that_reads_each_sample_as_it_comes_calls_no_system(c_program: Path, tmp_path: Path) -> None:
    log = tmp_path / "calls"

    def calls(frames: int) -> int:
        command = ["strace", "--follow-forks", "--quiet=all", f"--output={log}", c_program, str(frames), "1"]
        read = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        assert int(read) == frames
        return len(log.read_text().splitlines())

    # A clock that is set, or a page of memory, may cost one now and then.
    assert calls(11_000) - calls(1_000) < 100
