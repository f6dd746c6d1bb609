"""The page Play: the input of games, calibration, and Dev Mode."""

from __future__ import annotations

from typing import Any, Iterator

import pytest

from veltokit import AxisSource, DeviceAxis, MotionMode

from .serving import Serving


@pytest.fixture
def cap(studio: Serving) -> Iterator[Any]:
    """A cap that plays, the only connected device."""
    for device in studio.do(lambda: list(studio.workspace.ready())):
        studio.do(lambda device=device: studio.workspace.disconnect(device))
    device = studio.connected(studio.found(studio.simulators[2]))
    yield device
    studio.do(lambda: studio.workspace.disconnect(device))


def opened(page: Any, studio: Serving) -> Any:
    """Opens the page."""
    page.goto(f"{studio.address}/play")
    page.locator("[data-hud]").wait_for()
    return page


def test_the_point_follows_the_device(page: Any, studio: Serving, cap: Any) -> None:
    studio.do(lambda: studio.simulator(cap).play("sweep"))
    opened(page, studio)
    place = "() => document.querySelector('[data-hud]').lastElementChild.style.left"
    page.wait_for_function(f"() => Math.abs(parseFloat(({place})()) - 50) > 5")
    assert abs(studio.workspace.input.position_x) > 0 and studio.workspace.packet_rate > 20
    studio.do(lambda: studio.simulator(cap).play("play"))


def test_presses_light_up_and_are_counted(page: Any, studio: Serving, cap: Any) -> None:
    studio.do(lambda: studio.simulator(cap).play("rest"))
    opened(page, studio)
    studio.until(lambda: studio.workspace.input)
    before = studio.workspace.input.press_count
    studio.do(lambda: studio.simulator(cap).press(3))
    page.locator("[data-button=main].accent").wait_for()
    studio.until(lambda: studio.workspace.input.press_count == before + 1)
    page.locator("[data-gesture=press]", has_text=str(before + 1)).wait_for()


def test_the_mode_is_switched(page: Any, studio: Serving, cap: Any) -> None:
    opened(page, studio).get_by_role("button", name="pointer", exact=True).click()
    studio.until(lambda: cap.motion_mode is MotionMode.POINTER)
    page.get_by_role("button", name="paddle", exact=True).click()
    studio.until(lambda: cap.motion_mode is MotionMode.PADDLE)


def test_calibration_wants_a_still_device(page: Any, studio: Serving, cap: Any) -> None:
    studio.do(lambda: studio.simulator(cap).play("rest"))
    opened(page, studio).get_by_role("button", name="Hold still to calibrate").click()
    page.get_by_text("Calibrated.").wait_for()
    assert studio.do(lambda: cap.calibration) is not None


def test_sliders_of_dev_mode_act_at_once(page: Any, studio: Serving, cap: Any) -> None:
    opened(page, studio).get_by_text("Dev Mode").click()
    slider = page.locator("[data-slider=paddle_input_gain]")
    slider.wait_for()  # A key would go to what has the focus until then.
    before = studio.do(lambda: cap.motion_config.paddle_input_gain)
    for count in (1, 2, 3):
        slider.locator("[tabindex]").first.press("ArrowRight")
        studio.until(lambda: abs(cap.motion_config.paddle_input_gain - before - 0.01 * count) < 0.002)
    page.get_by_text("invert x").click()
    studio.until(lambda: cap.motion_config.invert_x)
    page.get_by_role("button", name="Save profile").click()
    page.get_by_text("invert x").click()  # The page sends its clicks in their order.
    studio.until(lambda: not cap.motion_config.invert_x)
    page.get_by_role("button", name="Load profile").click()
    studio.until(lambda: cap.motion_config.invert_x)


def test_axes_are_chosen_and_act_at_once(page: Any, studio: Serving, cap: Any) -> None:
    opened(page, studio).get_by_text("Dev Mode").click()
    page.get_by_label("Source of x").click()
    page.get_by_role("option", name="gyro z", exact=True).click()
    studio.until(lambda: cap.motion_config.input_x is AxisSource.GYRO_Z)
    page.get_by_label("Paddle axis").click()
    page.get_by_role("option", name="third", exact=True).click()
    studio.until(lambda: cap.motion_config.paddle_axis is DeviceAxis.THIRD)


def test_the_probe_finds_the_byte_of_the_button(page: Any, studio: Serving, cap: Any) -> None:
    studio.do(lambda: studio.simulator(cap).play("rest"))
    opened(page, studio).get_by_text("Dev Mode").click()
    page.get_by_role("switch", name="Log packets").click()
    page.locator("[data-packet]", has_text="22 0").wait_for()
    page.get_by_role("button", name="Reset the probe").click()
    page.locator("[data-rises]", has_text="0 to 1: –").wait_for()
    studio.do(lambda: studio.simulator(cap).press(0.6))
    page.locator("[data-rises]", has_text="byte 1 bit 0").wait_for()
    assert "changed: " in page.locator("[data-probe]").text_content()


def test_game_input_ends_with_the_last_window(page: Any, studio: Serving, cap: Any) -> None:
    opened(page, studio)
    studio.until(lambda: studio.workspace.playing == cap)
    page.goto("about:blank")
    studio.until(lambda: studio.workspace.playing is None)
