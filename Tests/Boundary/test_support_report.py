"""The support report: everything that a bug report needs, at any time, without waiting for anything."""

from __future__ import annotations

import platform

import pytest

from patience import until
from pumped_context import PumpedContext, pumped
from veltokit import abi


def report(context: PumpedContext) -> str:
    return context.text("context_describe_support", context.context)


@pytest.fixture
def sections(context):
    """Lines below each heading of a report, as a dictionary of dictionaries."""

    def read() -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {}
        heading = ""
        for line in report(context).splitlines():
            if line.startswith("  "):
                name, value = line.strip().split(": ", 1)
                found[heading][name] = value
            else:
                heading = line.removesuffix(":")
                found[heading] = {}
        return found

    return read


def test_versions_and_rights_are_told_without_any_bus(velto):
    with pumped(velto, backends=abi.VELTO_BACKEND_BLUEZ, flags=abi.VELTO_CONTEXT_PUMPED, bus_address=b"unix:path=/none") as context:
        before = report(context)
        assert "state: not known yet" in before

        def is_refused() -> bool:
            context.context_dispatch(context.context, 0.01)
            return f"error {abi.VELTO_ERROR_BUS_UNAVAILABLE}: there is no system bus" in report(context)

        until(is_refused, "the refusal")
        text = report(context)
    assert text.startswith(f"VeltoKit {velto.velto_version_string().decode()}, source ")
    assert f"kernel: Linux {platform.release()} {platform.machine()}" in text
    assert "bus: unix:path=/none" in text
    assert "uid " in text and "sandbox: " in text and "distribution: " in text
    assert "version: unknown" in text
    assert "none: seen" in text
    assert "Refusals of the message bus, 1 in all" in text
    assert "open on unix:path=/none: org.freedesktop.DBus.Error.FileNotFound" in text


def test_a_context_without_the_real_backend_says_so(sections):
    assert sections()["BlueZ"] == {"used": "no: this context does not have BlueZ"}


def test_a_device_is_told_with_its_link_its_losses_and_how_its_values_travel(context, sections):
    sim, device = context.connected_cap("sweep")
    context.advance(1)
    identifier = context.text("device_get_identifier", device)
    facts = sections()[f"Device {identifier}"]
    assert (facts["family"], facts["link"], facts["attempts"]) == ("triki", "ready, 1 so far, 0 lost", "1")
    assert (facts["packet size"], facts["values of the family"]) == ("247", "by direct")
    assert int(facts["packets"].split(",")[0]) > 10
    context.sim_drop_link(sim)
    context.advance(0.5)
    assert sections()[f"Device {identifier}"]["link"] == "none, 1 so far, 1 lost"


def test_a_device_that_only_passed_by_is_not_told(context, sections):
    name = context.create_sim(name=b"Phone")
    context.sim_device(name)
    assert not [heading for heading in sections() if heading.startswith("Device")]
