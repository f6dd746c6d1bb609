"""What the tests of the host radio share: the library, and a program that lends its scripted Bluetooth stack."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parent.parent / "Boundary"))

from lent_stack import CAP, HostProgram, LentStack  # noqa: E402

from veltokit import abi  # noqa: E402


@pytest.fixture(scope="session")
def velto():
    """The library's functions, declared for ctypes."""
    from veltokit import core

    return core.load()


@pytest.fixture
def program(velto) -> Iterator[HostProgram]:
    """A pumped context on a manual clock whose only backend is the program's stack."""
    program = HostProgram(velto)
    yield program
    program.destroy()


@pytest.fixture
def stack(program: HostProgram) -> LentStack:
    """That stack, with a cap in range."""
    stack = LentStack(program)
    stack.add("C0:11:22:33:44:55", name="Triki 44:55")
    return stack


@pytest.fixture
def silent_stack(program: HostProgram) -> LentStack:
    """That stack, with a device in range that has nothing but a battery level, and so is not missed when it is silent."""
    stack = LentStack(program)
    stack.add("BB", name="Thing").table = CAP[2:]
    return stack


@pytest.fixture
def both(velto) -> Iterator[HostProgram]:
    """A program that lends its stack and simulates devices for itself."""
    program = HostProgram(velto, backends=abi.VELTO_BACKEND_HOST | abi.VELTO_BACKEND_SIMULATED)
    yield program
    program.destroy()
