"""Feeding a stream of samples, and reading it in bulk, without the allocator."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COUNTER = ROOT / "Tests/Bus/count_allocations.c"


def test_feeding_and_reading_a_stream_allocates_nothing(tmp_path: Path) -> None:
    if not os.environ.get("VELTO_IS_BUILT"):
        subprocess.run(
            ["swift", "build", "-c", "release", "--product", "StreamFeed"], cwd=ROOT, check=True, capture_output=True
        )
    library, counter = tmp_path / "count_allocations.so", tmp_path / "counter"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, COUNTER], check=True)

    def allocations(frames: int) -> int:
        counter.write_bytes(bytes(4096))
        environment = os.environ | {"LD_PRELOAD": str(library), "ALLOCATION_COUNTER": str(counter)}
        program = [ROOT / ".build/release/StreamFeed", str(frames)]
        read = subprocess.run(program, env=environment, check=True, capture_output=True, text=True).stdout
        assert int(read) == frames
        return int.from_bytes(counter.read_bytes()[:8], "little")

    assert 0 < allocations(1_000) == allocations(50_000)
