"""Reasons why nothing can be found, from the library's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .._core import LibraryNotFoundError, library
from .._enums import Backend, Cause, Feature, LinkState, Result
from ..calculations import differing_structures
from ..errors import VeltoError
from ..version import library_revision, library_version
from .rfkill import Block, bluetooth_block

if TYPE_CHECKING:
    from .studio import Studio

CAUSES = {
    Result.LIBRARY_MISSING: "libdbus-missing",
    Result.BUS_UNAVAILABLE: "bus-unavailable",
    Result.BUS_LOST: "bus-unavailable",
    Result.SERVICE_NOT_RUNNING: "service-not-running",
    Result.NO_ADAPTER: "no-adapter",
    Result.ADAPTER_OFF: "adapter-off",
    Result.PERMISSION: "no-permission",
    Result.IN_USE: "device-in-use",
    Result.UNSUPPORTED: "service-too-old",
    Result.BUSY: "adapter-busy",
}
"""The cause of each reason why scanning fails."""
UNBLOCK = {
    Block.SOFT: "Run rfkill unblock bluetooth.",
    Block.HARD: "Turn Bluetooth on with the switch or the key of this machine; rfkill list shows the block.",
}
"""The remedy for each block of Bluetooth."""
HELD = "A device that is connected to another program or phone does not advertise: end that link."
"""The reason that only the user can find."""


@dataclass(frozen=True)
class Finding:
    """A checked item."""

    name: str
    """The item."""
    text: str
    """Its state, as a sentence."""
    cause: str = ""
    """The cause of a problem, such as "no-adapter"; empty if the item is fine."""
    remedy: str = ""
    """The remedy, as a sentence; empty if there is none to name."""

    @property
    def is_problem(self) -> bool:
        """Whether devices cannot be found because of it."""
        return bool(self.cause)


def look_for_library() -> Finding:
    """Checks whether the library can be loaded, and fits the package."""
    from .. import __version__

    try:
        path = library().path
    except LibraryNotFoundError as error:
        return Finding("library", "cannot be loaded", "library-missing", str(error))
    version, differing = library_version(), differing_structures()
    text = f"{version} ({library_revision()}), {path}"
    if version != __version__ or differing:
        return Finding(
            "library", f"{text}; the package is {__version__}", "version-mismatch",
            "Install the package and the library in the same version.")
    return Finding("library", text)


async def diagnose(studio: Studio, seconds: float = 3) -> list[Finding]:
    """Checks everything between the library and devices in range.

    Args:
        studio: The studio.
        seconds: The time to scan for (seconds).
    """
    problem: VeltoError | None = None
    sentence = ""
    try:
        async for _ in studio.sightings(seconds, hurries=True):
            sentence = studio.context.describe_search()
    except VeltoError as error:
        problem, sentence = error, studio.context.describe_search()
    info, features, findings = studio.context.info, studio.context.features, []
    findings.append(Finding("backends", str(info.backends).lower().replace("|", ", ")))
    if Backend.BLUEZ in info.backends and Feature.LIBDBUS in features:
        findings.append(Finding("libdbus", "found"))
    if Backend.BLUEZ in info.backends and Feature.BLUEZ in features:
        findings.append(Finding("Bluetooth service", "responds"))
    if studio.context.adapters:
        findings.append(Finding("adapters", ", ".join(adapter.identifier for adapter in studio.context.adapters)))
    findings.append(in_range(studio, sentence) if problem is None else explain(problem, sentence))
    return findings


def explain(problem: VeltoError, sentence: str) -> Finding:
    """The finding about a failed scan: what games show, the message of the system, and the remedy of the error or of the kernel's switch.

    Args:
        problem: The error of the scan.
        sentence: The sentence for players (`Context.describe_search()`).
    """
    cause = CAUSES.get(problem.code, "scan-failed")
    text, remedy = parts(problem)
    if problem.code in CAUSES:
        text = f"{sentence.partition(': ')[0]}: {text}"
    block = bluetooth_block() if cause == "adapter-off" else Block.NONE
    if block is not Block.NONE:
        cause, remedy = "adapter-blocked", UNBLOCK[block]
    return Finding("scan", text, cause, capitalized(remedy))


def capitalized(sentence: str) -> str:
    """The sentence, beginning with a capital letter."""
    return sentence[:1].upper() + sentence[1:]


def parts(problem: VeltoError) -> tuple[str, str]:
    """The sentence of an error without its remedy, and the remedy; a message of another layer in brackets stays with the sentence."""
    text, remedy = str(problem), problem.remedy
    before, found, behind = text.rpartition(remedy) if remedy else ("", "", "")
    if not found:
        return text, remedy
    before = before.rstrip(" .:")
    return (before, remedy + behind) if problem.cause is Cause.NONE else (before + behind, remedy)


def in_range(studio: Studio, sentence: str) -> Finding:
    """The finding about devices, after a scan that worked.

    Args:
        studio: The studio.
        sentence: The sentence for players (`Context.describe_search()`) during the scan.
    """
    devices = studio.context.devices
    if not devices:
        text, _, remedy = sentence.partition(": ")
        return Finding("scan", text, "no-device", f"{capitalized(remedy)} {HELD}")
    held = [device.info.name for device in devices if device.info.link_state is not LinkState.NONE]
    text = f"{len(devices)} device{'' if len(devices) == 1 else 's'} in range"
    return Finding("scan", text + (f"; {', '.join(held)} connected" if held else ""))
