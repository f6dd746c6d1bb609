"""Print problems and remedies, then a report for bug reports."""

from __future__ import annotations

import platform
from typing import Iterator

from .. import __version__
from .._core import LibraryNotFoundError, library
from .._enums import Backend, Feature
from ..calculations import differing_structures
from ..context import Context
from ..errors import VeltoError
from ..version import library_revision, library_version
from . import open_context
from .devices import scan

Check = tuple[str, str, str]
"""A checked item, its state, and the remedy, which is empty if the item is fine."""


def run(backends: Backend | None, seconds: float) -> int:
    """Checks everything between the package and the radio."""
    try:
        library()
    except LibraryNotFoundError as error:
        show([python_check(), ("library", "cannot be loaded", str(error))])
        return 1
    with open_context(backends, ephemeral=True) as velto:
        checks = [*package_checks(), *radio_checks(velto, seconds)]
        report = velto.support_report()
    show(checks)
    print(f"\n{report}")
    return 1 if any(remedy for _, _, remedy in checks) else 0


def show(checks: list[Check]) -> None:
    """A line for each check, and one for what is to be done."""
    width = max(len(name) for name, _, _ in checks)
    for name, finding, remedy in checks:
        print(f"{'!!' if remedy else 'ok'}  {name:<{width}}  {finding}")
        if remedy:
            print(f"    {'':<{width}}  -> {remedy}")


def python_check() -> Check:
    """Returns the Python implementation and its version."""
    return "python", f"{platform.python_implementation()} {platform.python_version()}", ""


def package_checks() -> Iterator[Check]:
    """Python, the package and the library."""
    yield python_check()
    version = library_version()
    differing = differing_structures()
    fits = version == __version__ and not differing
    remedy = "" if fits else "Install the package and the library in the same version."
    found = f"package {__version__}, library {version} ({library_revision()})"
    yield "version", found + (f"; {', '.join(differing)} differ" if differing else ""), remedy
    yield "library", library().path, ""


def radio_checks(velto: Context, seconds: float) -> Iterator[Check]:
    """From the backend to devices in range."""
    problem = scan(velto, seconds)
    info, features = velto.info, velto.features
    yield "backends", str(info.backends), ""
    if Backend.BLUEZ in info.backends:
        is_there = Feature.LIBDBUS in features
        yield "libdbus", "found" if is_there else "missing", "" if is_there else "Install `libdbus-1-3`."
        if Feature.BLUEZ in features:
            yield "Bluetooth service", "responds", ""
    yield from scan_checks(velto, problem)


def scan_checks(velto: Context, problem: VeltoError | None) -> Iterator[Check]:
    """Whether devices are found."""
    adapters = ", ".join(adapter.identifier for adapter in velto.adapters) or "none"
    yield "adapters", adapters, ""
    if problem is not None:
        yield "scan", str(problem).removesuffix(problem.remedy).strip(), problem.remedy or "See the report below."
        return
    count = len(velto.devices)
    remedy = "" if count else "Bring a device closer, and wake it by moving it or pressing its button."
    yield "scan", f"{count} device{'' if count == 1 else 's'} in range", remedy
