"""Receives one stream with the library and with bleak, through real bluetoothd, and prints what each costs.

VELTOKIT_LIBRARY names the release library; `make bench` sets it. It all happens in the guest of the radio tests, takes a
few minutes, and says why where there can be no guest.
"""

import argparse
import os
import pathlib
import subprocess
import sys

from guest import RADIO, ROOT, Guest, GuestFailed
from inside import comparison

sys.path.append(str(ROOT / "Tests/Benchmarks"))

import page  # noqa: E402
from tables import Table  # noqa: E402

CANNOT_HAVE_EMULATOR = 2  # exit status of the set-up
PAGE = ROOT / "Sources/VeltoKit/VeltoKit.docc/MeasuredOnTheBus.md"
WORK = ROOT / ".build/radio-receivers"

# Of the time of bleak's best mode.
BUDGETS = {"not polled": "0.33", "polled at 60 Hz": "0.40"}

# The columns of each table: a heading, the figure's name, and how it is written.
TIMES = (
    ("receiver", "program_us", "{:.1f}"),
    ("message bus", "bus_us", "{:.1f}"),
    ("bluetoothd", "daemon_us", "{:.1f}"),
    ("packets/s", "notifications_per_second", "{:.0f}"),
    ("lost", "lost", "{:.0f}"),
)
SWITCHES = (
    ("waits per packet", "waits", "{:.2f}"),
    ("interruptions per packet", "interruptions", "{:.2f}"),
    ("waits per silent second", "silent_waits_per_second", "{:.1f}"),
)

HEAD = """# Performance over BlueZ

The cost of receiving one stream of packets with the library, and with bleak.

`make bench-page` generates this page; `make bench` prints the same tables. In the emulated guest of `Tests/Radio`, a cap on a
virtual radio sends 100 packets per second through a real bluetoothd to one receiver after another. The guest's clock counts
instructions, at two nanoseconds each, independent of the load of the machine: compare rows with each other, not with other
pages.

The library's figures include decoding and the button, and the position when polled. bleak passes bytes, here to a function
that counts them. With AcquireNotify, both receive packets through a socket, bypassing the message bus. The first row only reads
that socket: the cost of the kernel for any receiver. When no packets arrive, the library's only work is waking a sleeping
cap.
"""


def main():
    """Measures, prints the tables, and writes the page if that is wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write-page", action="store_true", help="write the tables into the documentation catalogue")
    options = parser.parse_args()
    set_up = subprocess.run([RADIO / "setup"])
    if set_up.returncode == CANNOT_HAVE_EMULATOR:
        print("Skipped: the comparison with bleak needs the radio guest, which this machine cannot have; see above.")
        return 0
    if set_up.returncode:
        return 1
    try:
        measured = tables(_play())
    except GuestFailed as failure:
        print(f"The comparison with bleak failed: {failure}", file=sys.stderr)
        return 1
    for table in measured:
        print(table.text)
    exceeded = [line for table in measured for line in table.exceeded]
    if options.write_page:
        PAGE.write_text("\n".join([HEAD, page.machine(), *(table.markdown for table in measured)]))
    for line in exceeded:
        print(f"Beyond its budget: {line}", file=sys.stderr)
    return 1 if exceeded else 0


def _play():
    """The figures of each receiver, by name."""
    guest = Guest([comparison.NAME], _inputs())
    try:
        outcome = guest.outcome(comparison.NAME)
    finally:
        guest.end()
    if outcome["problem"]:
        raise GuestFailed(outcome["problem"])
    return outcome["answer"]


def _inputs():
    """Builds the receivers in C beside a link of the library's run-time name."""
    library = pathlib.Path(os.environ["VELTOKIT_LIBRARY"]).resolve()
    WORK.mkdir(parents=True, exist_ok=True)
    link = WORK / "libveltokit.so.0"
    link.unlink(missing_ok=True)
    link.symlink_to(library)
    return {
        "library": str(library),
        "velto_receiver": _built("velto_receiver", link, "-Wl,-rpath,$ORIGIN"),
        "bare_receiver": _built("bare_receiver"),
    }


def _built(name, *libraries):
    program = WORK / name
    command = ["cc", "-O2", "-std=c99", "-Wall", "-Wextra", "-I", ROOT / "include", RADIO / f"inside/receivers/{name}.c"]
    subprocess.run([*command, "-o", program, *libraries], check=True)
    return str(program)


def tables(figures):
    """The tables of the figures of each receiver, by name."""
    best = figures["bleak, AcquireNotify"]["program_us"]
    ratios = [
        [way, f"{figures[f'VeltoKit, C, {way}']['program_us'] / best:.2f}", budget] for way, budget in BUDGETS.items()]
    return [
        _table("Processor time of a packet, microseconds", TIMES, figures),
        Table(
            "Processor time of the library in C, to that of bleak's best mode", ["", "ratio", "budget"], ratios,
            "Polled in a game loop of 60 frames a second, which bleak's receiver does not have."),
        _table("Context switches of the receiver", SWITCHES, figures),
    ]


def _table(title, columns, figures, note=""):
    rows = [[receiver, *(form.format(own[name]) for _, name, form in columns)] for receiver, own in figures.items()]
    return Table(title, ["", *(heading for heading, _, _ in columns)], rows, note)


if __name__ == "__main__":
    sys.exit(main())
