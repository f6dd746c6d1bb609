"""The pages Devices and Device: each row of the checklist is clicked, and its effect read at the simulated device."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from velto.page.workspace import Job
from veltokit import Detail, LinkState, SimulatorStep, SimulatorStepKind, TapInputMode

from .serving import Serving

LED, HAPTIC = 0x02, 0x08
BLINK_PLAY = b"\x02\x01"


def row(page: Any, studio: Serving, index: int) -> Any:
    """The row of a simulated device."""
    device = (studio.board, studio.tap)[index]
    return page.locator(f'[data-device="{studio.do(lambda: device.address)}"]')


def opened(page: Any, studio: Serving, device: Any) -> Any:
    """Opens the page of a connected device."""
    studio.connected(device)
    page.goto(f"{studio.address}/device/{studio.do(lambda: device.identifier)}")
    page.get_by_role("button", name="Disconnect").wait_for()
    studio.writes(device)
    return page


def visited(page: Any, studio: Serving, device: Any) -> Any:
    """Connects a device, and goes to its page as a person does: by its row on the page Devices."""
    if not studio.do(lambda: device.connected):
        studio.do(lambda: studio.workspace.connect(device))
    page.goto(studio.address)
    shown = page.locator(f'[data-device="{studio.do(lambda: device.address)}"]')
    shown.get_by_role("link", name=studio.do(lambda: device.info.name)).click()
    page.get_by_role("button", name="Disconnect").wait_for()
    page.wait_for_url("**/device/**")
    return page


def written(studio: Serving, device: Any, module: int) -> list[bytes]:
    """Waits for writes to a module of a board, and returns them."""
    found: list[bytes] = []

    def look() -> list[bytes]:
        found.extend(bytes(write.data) for write in studio.simulator(device).writes())
        return [data for data in found if data[0] == module]

    return list(studio.until(look))


def worn(studio: Serving, posture: int = 0) -> Any:
    """The TAP, connected, at rest in a posture: its script may have left any. Only then it tells one kind of happenings."""
    tap = studio.connected(studio.tap)
    simulator = studio.simulator(tap)
    studio.do(lambda: simulator.play("rest"))
    studio.do(lambda: simulator.perform(SimulatorStep(kind=SimulatorStepKind.POSTURE, value=posture)))
    return tap


def tapped(studio: Serving, tap: Any, fingers: int) -> None:
    """Taps until it is noticed: a TAP that comes back is a keyboard until its mode is written."""
    studio.insist(
        lambda: studio.simulator(tap).perform(SimulatorStep(kind=SimulatorStepKind.TAP, value=fingers)),
        lambda: tap in studio.workspace.happenings.taps and int(studio.workspace.happenings.taps[tap].fingers) == fingers)


def test_mw01_near_devices_have_bars(page: Any, studio: Serving) -> None:
    simulator = studio.simulators[2]
    link, device = studio.do(lambda: simulator.link), studio.found(simulator)
    studio.do(lambda: studio.workspace.disconnect(device))
    page.goto(studio.address)
    for strength, count in ((-50, 4), (-68, 3), (-83, 2), (-97, 1)):
        studio.do(lambda strength=strength: setattr(simulator, "link", link.replace(signal_strength=strength)))
        page.wait_for_function(
            "([address, count]) => document.querySelector(`[data-device='${address}']`)?.querySelectorAll('.bars i.on').length === count",
            arg=[studio.do(lambda: device.address), count])
    studio.do(lambda: setattr(simulator, "link", link))
    shown = page.locator(f"[data-device='{studio.do(lambda: device.address)}']")
    shown.get_by_text(studio.do(lambda: device.address)).wait_for()  # Its short address tells it apart from others of its name.
    shown.get_by_role("link", name=studio.do(lambda: device.info.name)).click()
    page.wait_for_url("**/device/**")


def test_mw02_a_failed_search_says_why(page: Any, studio: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    from veltokit.errors import AdapterOffError

    async def fails(*_: object) -> Any:
        raise AdapterOffError("the adapter hci0 is switched off: switch Bluetooth on")
        yield []

    studio.until(lambda: studio.workspace.scanning.task is None or studio.workspace.scanning.task.done())
    monkeypatch.setattr(studio.studio, "sightings", fails)
    page.goto(f"{studio.address}/live")
    page.get_by_role("link", name="Devices").click()
    page.get_by_text("switch Bluetooth on").wait_for()
    page.get_by_text("velto doctor").wait_for()


def test_mw03_remembers_devices_and_forgets_them(page: Any, studio: Serving) -> None:
    simulator = studio.simulators[3]
    studio.connected(studio.found(simulator))
    studio.do(lambda: studio.workspace.disconnect(simulator.device))
    identifier = studio.do(lambda: simulator.identifier)
    known = lambda: [row.identifier for row in studio.studio.context.known_devices]  # noqa: E731
    assert studio.do(known)[0] == identifier
    page.goto(studio.address)
    row_ = page.locator(f'[data-device="{studio.do(lambda: simulator.device.address)}"]')
    row_.get_by_text("available").wait_for()
    studio.do(lambda: simulator.set_bare(True))
    row_.get_by_text("offline").wait_for()
    row_.get_by_role("button", name="Forget").click()
    studio.until(lambda: identifier not in known())
    studio.do(lambda: simulator.set_bare(False))


def test_mw04_connects_and_disconnects_several(page: Any, studio: Serving) -> None:
    for device in (studio.board, studio.tap):
        studio.do(lambda device=device: studio.studio.disconnect(device))
    page.goto(studio.address)
    for index in (0, 1):
        row(page, studio, index).get_by_role("button", name="Connect", exact=True).click()
        row(page, studio, index).get_by_role("button", name="Disconnect").wait_for()
    assert studio.do(lambda: [studio.simulators[index].device.link_state for index in (0, 1)]) == [LinkState.READY] * 2
    row(page, studio, 1).get_by_role("button", name="Disconnect").click()
    studio.until(lambda: studio.simulators[1].device.link_state is LinkState.NONE)
    assert studio.do(lambda: studio.simulators[0].device.link_state) is LinkState.READY


def test_a_button_stays_when_another_one_goes(page: Any, studio: Serving) -> None:
    simulator = studio.simulators[3]
    studio.connected(studio.found(simulator))
    studio.do(lambda: studio.workspace.disconnect(simulator.device))
    studio.do(lambda: simulator.set_bare(True))
    page.goto(studio.address)
    row_ = page.locator(f'[data-device="{studio.do(lambda: simulator.device.address)}"]')
    row_.get_by_role("button", name="Forget").wait_for()
    button = row_.get_by_role("button", name="Connect", exact=True)
    before = button.get_attribute("id")
    studio.do(lambda: simulator.set_bare(False))
    row_.get_by_role("button", name="Forget").wait_for(state="detached")
    assert button.get_attribute("id") == before


def test_mw05_and_mw29_everything_simulated_is_marked_and_has_a_state(page: Any, studio: Serving) -> None:
    studio.connected(studio.board)
    page.goto(studio.address)
    board = row(page, studio, 0)
    board.get_by_text("simulated").wait_for()
    board.get_by_text("connected", exact=True).wait_for()
    studio.do(lambda: studio.workspace.showing.start([studio.workspace.choice(studio.simulators[0].device)]))
    board.get_by_text("streaming").wait_for()
    for name, path in (("Live", "live"), ("Log", "log"), ("Sessions", "sessions"), ("Play", "play"), ("Settings", "settings"), ("Program", "program")):
        page.locator("nav").get_by_role("link", name=name, exact=False).click()
        page.wait_for_url(f"**/{path}")
        page.locator(".top .pill", has_text="simulated").wait_for()


def test_mw29_a_board_has_each_of_its_states(page: Any, studio: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    board, workspace = studio.connected(studio.board), studio.workspace
    studio.do(workspace.showing.stop)
    page.goto(studio.address)
    state = row(page, studio, 0).locator(".state")
    state.get_by_text("connected", exact=True).wait_for()
    studio.do(lambda: studio.studio.start_log(board, ["acceleration"], rate=50))
    state.get_by_text("logging").wait_for()
    studio.do(lambda: studio.studio.clear_log(board))
    studio.do(lambda: workspace.begin("downloading", board, studio.studio.rest(1e9), Job("downloading", board, done=42, total=100)))
    state.get_by_text("downloading 42%").wait_for()
    studio.do(workspace.jobs[board].task.cancel)
    studio.until(lambda: not workspace.jobs[board].is_running)
    studio.do(workspace.jobs.clear)
    row(page, studio, 0).get_by_role("button", name="Disconnect").click()
    state.get_by_text("available").wait_for()
    connect, let = studio.studio.connect, asyncio.Event()

    async def slow(device: Any) -> Any:
        await let.wait()
        return await connect(device)

    monkeypatch.setattr(studio.studio, "connect", slow)
    row(page, studio, 0).get_by_role("button", name="Connect").click()
    state.get_by_text("connecting").wait_for()
    studio.do(let.set)
    state.get_by_text("connected", exact=True).wait_for()


def test_mw06_identifies_by_the_green_light(page: Any, studio: Serving) -> None:
    opened(page, studio, studio.board).get_by_role("button", name="Identify").click()
    light = written(studio, studio.board, LED)
    assert any(data[:3] == b"\x02\x03\x00" for data in light), light


def test_mw07_reads_the_battery(page: Any, studio: Serving) -> None:
    board = studio.board
    studio.connected(board)
    studio.do(lambda: studio.simulator(board).perform(SimulatorStep(kind=SimulatorStepKind.BATTERY, value=12)))
    visited(page, studio, board)
    page.locator(".number.bad", has_text="12%").wait_for()
    for charge, look in ((30, "warn"), (80, "good")):  # It is read again every minute, without a reload.
        studio.do(lambda charge=charge: studio.simulator(board).perform(SimulatorStep(kind=SimulatorStepKind.BATTERY, value=charge)))
        studio.do(lambda: studio.studio.context.advance(61))
        page.locator(f".charge .number.{look}", has_text=f"{charge}%").wait_for()
    facts = page.locator("dl.facts").first
    for text in (studio.do(lambda: board.address), studio.do(lambda: board.board.info.model_name), studio.do(lambda: board.detail(Detail.FIRMWARE))):
        facts.get_by_text(text).first.wait_for()


def test_mw08_lists_every_module(page: Any, studio: Serving) -> None:
    opened(page, studio, studio.board).get_by_text("Modules (").click()
    page.get_by_role("cell", name="sensor fusion").wait_for()
    rows = {cells[0]: cells[1:] for cells in page.locator("table.plain tr").evaluate_all("rows => rows.map(row => [...row.cells].map(cell => cell.textContent.trim()))")}
    modules = {module.id: module for module in studio.do(lambda: studio.simulators[0].device.board.modules)}
    assert rows["accelerometer"] == [str(modules[3].implementation), str(modules[3].revision)]
    assert rows["proximity"] == ["–", "–"]


@pytest.mark.parametrize(("color", "pattern", "code"), [("blue", "breathe", 2), ("red", "solid", 1)])
def test_mw09_plays_and_stops_the_light(page: Any, studio: Serving, color: str, pattern: str, code: int) -> None:
    opened(page, studio, studio.board)
    for label, value in (("Color", color), ("Pattern", pattern)):
        page.get_by_label(label).click()
        page.get_by_role("option", name=value, exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    assert any(data[:3] == bytes((LED, 3, code)) for data in written(studio, studio.board, LED))
    page.get_by_role("button", name="Stop", exact=True).click()
    assert b"\x02\x02\x01" in written(studio, studio.board, LED)


def test_mw10_vibrates_with_strength_and_pulse(page: Any, studio: Serving) -> None:
    opened(page, studio, studio.board)
    for slider, texts in (("Strength", ("70 %", "60 %", "50 %")), ("Pulse", ("250 ms", "200 ms", "150 ms", "100 ms"))):
        for text in texts:  # A step begins where the slider is: a busy window gets there later than the next press.
            page.get_by_role("slider", name=slider).locator("[tabindex]").first.press("ArrowLeft")
            page.get_by_text(text, exact=True).wait_for()
    page.get_by_role("button", name="Vibrate").click()
    [motor] = written(studio, studio.board, HAPTIC)
    assert motor[:2] == b"\x08\x01" and motor[3:5] == (100).to_bytes(2, "little") and abs(motor[2] - 248 * 0.5) <= 4
    page.get_by_role("button", name="Buzz").click()
    assert written(studio, studio.board, HAPTIC)[0][3:5] == (100).to_bytes(2, "little")


def test_mw11_reads_what_the_board_measures(page: Any, studio: Serving) -> None:
    board = studio.board
    opened(page, studio, board)
    for kind, value in ((SimulatorStepKind.TEMPERATURE, 31.5), (SimulatorStepKind.PRESSURE, 95000.0), (SimulatorStepKind.LIGHT, 250.0)):
        studio.do(lambda kind=kind, value=value: studio.simulator(board).perform(SimulatorStep(kind=kind, amplitude_x=value)))
    for signal, title, expected, unit in (("temperature[0]", "temperature", 31.5, "°C"), ("pressure", "pressure", 950, "hPa"), ("illuminance", "ambient light", 250, "lux")):
        page.get_by_role("button", name=f"Read {title}").click()
        page.wait_for_function("signal => document.querySelector(`[data-read='${signal}']`).textContent.match(/[0-9]/)", arg=signal)
        number, found = page.locator(f"[data-read='{signal}']").text_content().split()
        assert found == unit and abs(float(number) - expected) < 0.02 * expected, (signal, number)


def test_tap01_sets_the_mode(page: Any, studio: Serving) -> None:
    tap = studio.tap
    opened(page, studio, tap)
    page.get_by_label("Input").click()
    page.get_by_role("option", name="text", exact=True).click()
    studio.until(lambda: tap.tap.mode.mode is TapInputMode.TEXT)
    assert b"\x03\x0c\x00\x00" in studio.writes(tap)
    page.get_by_label("Input").click()
    page.get_by_role("option", name="tap hold").click()
    page.get_by_text("does not report holds").wait_for()
    assert studio.do(lambda: tap.tap.mode.mode) is TapInputMode.TEXT and page.get_by_label("Input").input_value() in ("", "text")
    studio.do(lambda: tap.tap.write_mode(TapInputMode.CONTROLLER))


def test_tap02_and_tap09_events_are_written_down_unless_silenced(page: Any, studio: Serving) -> None:
    tap = worn(studio)
    studio.do(lambda: studio.studio.rest(0.5))
    studio.workspace.happenings.notes.clear()  # The script has tapped all fingers before.
    opened(page, studio, tap)
    studio.do(lambda: studio.simulator(tap).drop_link())
    page.get_by_text("device disconnected").first.wait_for()
    studio.until(lambda: tap.link_state is LinkState.READY)
    page.get_by_text("device connected").first.wait_for()
    tapped(studio, tap, 0b00111)
    page.get_by_text("tap: ").filter(has_text="thumb+index+middle").first.wait_for()
    page.get_by_text("Show new events").click()
    page.get_by_text("The list is paused").wait_for()
    tapped(studio, tap, 0b11111)
    studio.do(lambda: studio.studio.rest(0.6))
    assert studio.until(lambda: any("thumb+index+middle+ring+pinky" in note.text for note in studio.workspace.happenings.notes))
    assert page.get_by_text("tap: ").filter(has_text="thumb+index+middle+ring+pinky").count() == 0


def test_tap03_versions_are_shown(page: Any, studio: Serving) -> None:
    made = studio.do(lambda: studio.studio.context.create_simulator(
        "Tap", "rest", model_name="tap-strap-2", bonded=True, hardware_version="3.3.1", firmware_version="2.3.24"))
    visited(page, studio, studio.found(made))
    for version in ("3.3.1", "2.3.24"):
        page.locator("dl.facts").get_by_text(version, exact=True).first.wait_for()
    studio.do(lambda: studio.workspace.disconnect(made.device))
    studio.do(made.destroy)


def test_tap03_unknown_versions_are_dashes() -> None:
    from types import SimpleNamespace

    from velto.page.pages.tap import versions

    info = SimpleNamespace(firmware_version=30200, hardware_version=None)
    assert versions(SimpleNamespace(tap=SimpleNamespace(info=info))) == {"firmware": "3.2.0", "hardware": "–"}  # type: ignore[arg-type]


def test_tap06_gestures_have_names(page: Any, studio: Serving) -> None:
    tap = worn(studio)
    studio.workspace.happenings.notes.clear()
    visited(page, studio, tap)
    studio.insist(
        lambda: studio.simulator(tap).perform(SimulatorStep(kind=SimulatorStepKind.GESTURE, value=3)),
        lambda: any("two fingers up" in note.text for note in studio.workspace.happenings.notes))
    page.get_by_text("air gesture: two fingers up").first.wait_for()
    for posture, words in ((1, "in mid-air"), (0, "not in mid-air")):
        studio.do(lambda posture=posture: studio.simulator(tap).perform(SimulatorStep(kind=SimulatorStepKind.POSTURE, value=posture)))
        page.get_by_text(f"air state: {words}").first.wait_for()


def test_tap05_the_mouse_moves_a_point_inside_its_view(page: Any, studio: Serving) -> None:
    tap = worn(studio, posture=1)
    visited(page, studio, tap)
    studio.workspace.happenings.pointers.clear()
    for value in (101, 100):
        studio.do(lambda value=value: studio.simulator(tap).perform(SimulatorStep(kind=SimulatorStepKind.GESTURE, value=value, duration=0.3)))
        studio.do(lambda: studio.studio.rest(0.3))
    studio.do(lambda: studio.simulator(tap).move(100, 50))
    x, y = studio.until(lambda: studio.workspace.happenings.pointers.get(tap))
    page.wait_for_function("() => { const place = document.querySelector('[data-mouse]').style.left; return place && place !== '50%'; }")
    assert abs(x) <= 100 and abs(y) <= 100
    worn(studio)


def test_tap07_raw_sensors_are_shown(page: Any, studio: Serving) -> None:
    tap = studio.connected(studio.tap)
    page.goto(f"{studio.address}/live")
    picker = page.locator("[data-picker]", has_text=studio.do(lambda: tap.info.name))
    picker.get_by_role("button", name="Show", exact=True).click()
    studio.until(lambda: [track.signal for track in studio.workspace.feed.tracks.values() if track.counts.received] == ["imu"])
    assert any(data[:4] == b"\x03\x0c\x00\x0a" for data in studio.writes(tap))
    studio.do(studio.workspace.showing.stop)
    studio.do(lambda: studio.studio.disconnect(tap))


def test_tap04_fingers_light_up(page: Any, studio: Serving) -> None:
    tap = worn(studio)
    visited(page, studio, tap)
    tapped(studio, tap, 0b00101)
    page.get_by_text("thumb, middle (combination 5)").wait_for()
    assert studio.do(lambda: int(studio.workspace.happenings.taps[tap].fingers)) == 5


def test_tap08_vibrates_in_its_pattern(page: Any, studio: Serving) -> None:
    tap = studio.tap
    opened(page, studio, tap).get_by_role("button", name="Vibrate").click()
    studio.until(lambda: [data for data in (bytes(write.data) for write in studio.simulator(tap).writes()) if bytes((10, 10, 10)) in data])
