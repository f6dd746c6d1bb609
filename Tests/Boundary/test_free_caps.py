"""The cap that plays for programs without devices gives way to simulated devices of the program."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import PumpedContext, pumped
from veltokit import abi


def connected(context: PumpedContext) -> list[str]:
    devices, count = (abi.velto_device * 16)(), ctypes.c_size_t()
    context.context_list_devices(context.context, devices, 16, ctypes.byref(count))
    ready = [device for device in devices[: count.value] if context.info(device).link_state == abi.VELTO_LINK_STATE_READY]
    return sorted(context.text("device_get_name", device) for device in ready)


def test_free_cap_plays_until_there_are_others(velto, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VELTO_BACKEND", "simulated")
    with pumped(velto, backends=0) as context:
        context.context_set_auto_connect(context.context, 1)
        context.advance(3)
        assert len(connected(context)) == 1, "the free cap"


def test_free_cap_is_no_third_candidate(velto, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VELTO_BACKEND", "simulated")
    with pumped(velto, backends=0) as context:
        context.create_sim(name=b"Triki Anna")
        context.create_sim(name=b"Triki Ben")
        context.context_set_auto_connect(context.context, 2)
        context.advance(5)
        assert connected(context) == ["Triki Anna", "Triki Ben"]
        assert not context.events(abi.VELTO_EVENT_CHOICE_NEEDED)


def test_devices_that_give_way_stay_beside_each_other(context: PumpedContext) -> None:
    for name in (b"Triki one", b"Triki two"):
        context.create_sim(name=name, flags=abi.VELTO_SIM_GIVES_WAY)
    context.context_set_auto_connect(context.context, 2)
    context.advance(5)
    assert connected(context) == ["Triki one", "Triki two"]
    context.create_sim(name=b"Triki own")
    context.context_set_auto_connect(context.context, 1)
    context.advance(20)
    assert connected(context) == ["Triki own"]
