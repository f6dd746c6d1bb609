import pytest

from bluez_words import VERSION_5_87
from private_bus import PrivateBus
from probe import PROGRAM, Probe
from scripted_bluez import ScriptedBlueZ
from streaming_cap import Cap
from talking_board import Board


@pytest.fixture(scope="session", autouse=True)
def probe_is_built(built_probe):
    """Every test here talks to it."""


@pytest.fixture
def plain_probe(monkeypatch):
    """The program without any sanitizer, for what is measured or preloaded."""
    monkeypatch.delenv(PROGRAM, raising=False)


@pytest.fixture
def bus():
    bus = PrivateBus()
    yield bus
    bus.close()


@pytest.fixture
def bluez(bus):
    """A running daemon with one adapter that is on."""
    with ScriptedBlueZ(bus.address) as bluez:
        bluez.start()
        bluez.add_adapter()
        yield bluez


@pytest.fixture
def cap(bluez):
    """A cap that is in reach, and streams when it is told to."""
    cap = Cap(bluez)
    yield cap
    cap.close()


@pytest.fixture
def board(bluez):
    """A board that is in reach, answers, and streams when it is told to."""
    board = Board(bluez, name="MetaWear")
    yield board
    board.close()


@pytest.fixture
def newer_bluez(bus):
    """A daemon that gives reasons and answers failed acquires."""
    with ScriptedBlueZ(bus.address, VERSION_5_87) as bluez:
        bluez.start()
        bluez.add_adapter()
        yield bluez


@pytest.fixture
def probe(bus, bluez):
    """A central on the same bus, which must end by itself and well."""
    probe = Probe(bus.address)
    yield probe
    assert probe.close() == 0
