"""`velto doctor`: why nothing can be found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from typer import Exit, Option

from .. import options
from ..exit_codes import FAILED, NO_BLUETOOTH, NO_DEVICE, OK
from ..output import Output
from ..running import Setting, run

if TYPE_CHECKING:
    from veltokit.studio import Finding, Studio

Seconds = Annotated[float, Option("--seconds", min=0.1, metavar="S", help="The scan time.")]
Report = Annotated[bool, Option("--report", help="Also print a report for bug reports; it contains the names and addresses of devices in range.")]

CODES = {"no-device": NO_DEVICE, "version-mismatch": FAILED, "scan-failed": FAILED}
"""The exit code of each cause that is not the lack of Bluetooth."""


def doctor(
    *, seconds: Seconds = 3, report: Report = False, simulated: options.Simulated = False, json: options.Json = False,
    adapter: options.Adapter = None,
) -> None:
    """Find out why no device is found, and what to do.

    Checks the library, the Bluetooth service, the adapter, the permissions of this program, and devices in range.
    """
    from veltokit.studio import look_for_library

    output = Output(json, simulated)
    library = look_for_library()
    show(output, library)
    if library.cause == "library-missing":
        raise Exit(NO_BLUETOOTH)
    run(lambda studio, output: examine(studio, output, seconds, report, library), Setting(simulated, json=json, adapter=adapter))


async def examine(studio: Studio, output: Output, seconds: float, report: bool, library: Finding) -> int:
    """Checks everything behind the library."""
    from veltokit.studio import diagnose

    findings = await diagnose(studio, seconds)
    for finding in findings:
        show(output, finding)
    if report:
        output.line("")
        output.record("report", {"text": studio.context.support_report()})
        output.line(studio.context.support_report())
    causes = [finding.cause for finding in [library, *findings] if finding.is_problem]
    return CODES.get(causes[0], NO_BLUETOOTH) if causes else OK


def show(output: Output, finding: Finding) -> None:
    """Prints a finding."""
    output.record("finding", {
        "name": finding.name, "is_ok": not finding.is_problem, "text": finding.text, "cause": finding.cause or None,
        "remedy": finding.remedy or None,
    })
    output.line(f"{'!!' if finding.is_problem else 'ok'}  {finding.name}: {finding.text}", "bold red" if finding.is_problem else "")
    if finding.remedy:
        output.line(f"    → {finding.remedy}")
