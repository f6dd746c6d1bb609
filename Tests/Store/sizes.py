"""What eight boards cost that are recorded: time and bytes, and the size of the file beside Parquet. Prints the table, or writes it
into the guide Session files.

    make store-page
"""

from __future__ import annotations

import argparse
import resource
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bindings/python"))

import veltokit  # noqa: E402
from veltokit import MwSensor, MwSensorConfig, Units  # noqa: E402

PAGE = ROOT / "Sources/VeltoKit/VeltoKit.docc/SessionFiles.md"
BEGIN, END = "<!-- Made by make store-page. -->\n", "<!-- The end of what is made. -->\n"
BOARDS = 8
RATES = {"acceleration": (MwSensor.ACCELEROMETER, 100.0), "angular-velocity": (MwSensor.GYROSCOPE, 100.0), "magnetic-field": (MwSensor.MAGNETOMETER, 25.0)}


def processor_time() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def play(seconds: float, file: Path | None) -> tuple[float, int, dict[str, Any]]:
    """Streams the signals of all boards, and records them if there is a file; returns processor time, frames and sizes."""
    with veltokit.Context(simulated=True, manual_clock=True, ephemeral=True) as velto:
        for number in range(BOARDS):
            velto.create_simulator(name=f"Board {number}", model_name="metamotion-s", script="rest", seed=number + 11)
        devices = [velto.connect(f"Board {number}").wait() for number in range(BOARDS)]
        velto.advance(2)
        for device in devices:
            for sensor, rate in RATES.values():
                device.board.set_sensor(MwSensorConfig(sensor=sensor, rate=rate))
        store = velto.open_store(file) if file else None
        session = store.begin_session("sizes") if store else None
        streams = []
        for device in devices:
            for name in RATES:
                if session:
                    session.add(device.signal(name))
                else:
                    streams.append(device.signal(name).stream(Units.RAW))
        begin, frames = processor_time(), 0
        for _ in range(int(seconds)):
            velto.advance(1)
            frames += sum(len(stream.read()) for stream in streams)
        took = processor_time() - begin
        if session is None or store is None or file is None:
            return took, frames, {}
        session.end()
        frames = session.info.frame_count
        parquet = sum(path.stat().st_size for path in session.to_parquet(file.parent / "parquet", Units.RAW))
    # The log is moved into the file when the last program closes it.
    return took, frames, {"file": file.stat().st_size, "parquet": parquet}


def table(seconds: float) -> str:
    with tempfile.TemporaryDirectory() as folder:
        streamed, _, _ = play(seconds, None)
        recorded, frames, sizes = play(seconds, Path(folder) / "sizes.velto")
    hours = seconds / 3600
    rows = [
        ("frames per hour", f"{frames / hours:,.0f}"),
        ("additional processor time compared with streams read by a program, seconds per hour", f"{max(recorded - streamed, 0) / hours:.1f}"),
        ("bytes of the file per hour", f"{sizes['file'] / hours:,.0f}"),
        ("MB of the file per million frames", f"{sizes['file'] / frames:.1f}"),
        ("MB of Parquet (zstd) per million frames", f"{sizes['parquet'] / frames:.1f}"),
    ]
    return "| eight boards, simulated at rest | |\n| --- | --: |\n" + "".join(f"| {name} | {value} |\n" for name, value in rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--write-page", action="store_true")
    options = parser.parse_args()
    made = table(options.seconds)
    print(made)
    if options.write_page:
        page = PAGE.read_text()
        start, end = page.index(BEGIN) + len(BEGIN), page.index(END)
        PAGE.write_text(page[:start] + "\n" + made + "\n" + page[end:])


if __name__ == "__main__":
    main()
