"""The firmware of a board: a file, a catalog, and a board that waits in its bootloader (MW-28)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from simulated_firmware import package
from veltokit import Detail, DeviceFlag, MwResetKind

from .serving import Serving


@pytest.fixture
def board(studio: Serving) -> Any:
    """The board, connected and idle, with its firmware."""
    device = studio.connected(studio.board)
    studio.do(studio.workspace.showing.stop)
    studio.workspace.jobs.clear()
    return device


def version(studio: Serving, board: Any) -> Any:
    """The version that the board reports."""
    return studio.do(lambda: board.detail(Detail.FIRMWARE))


def catalog(folder: Path, newest: str) -> Path:
    """Writes a catalog for the simulated board, with a package."""
    place = folder / "0.1/8/vanilla" / newest
    place.mkdir(parents=True)
    (place / "firmware.zip").write_bytes(package(version=newest, size=3000))
    file = folder / "info2.json"
    file.write_text(json.dumps({"0.1": {"8": {"vanilla": {newest: {"filename": "firmware.zip"}}}}}))
    return file


def choose(page: Any, data: bytes) -> None:
    """Chooses a file."""
    page.locator("input[type=file]").set_input_files({"name": "firmware.zip", "mimeType": "application/zip", "buffer": data})


def agree(page: Any) -> None:
    """Agrees to an update."""
    page.locator(".q-dialog").get_by_role("button", name="Update").click()


def test_mw28_a_file_that_is_no_firmware_is_refused(page: Any, studio: Serving, board: Any) -> None:
    page.goto(f"{studio.address}/settings")
    page.locator("[data-firmware]").get_by_text("1.7.2").wait_for()
    page.locator("input[type=file]").set_input_files({"name": "firmware.bin", "mimeType": "application/octet-stream", "buffer": b"nothing"})
    page.get_by_role("alert").wait_for()
    assert board not in studio.workspace.jobs


def test_mw28_replaces_the_firmware_by_a_file(page: Any, studio: Serving, board: Any) -> None:
    page.goto(f"{studio.address}/settings")
    choose(page, package(version="1.7.9", size=3000))
    agree(page)
    studio.until(lambda: board in studio.workspace.jobs)
    page.get_by_text("transferring", exact=False).wait_for()
    page.get_by_role("button", name="Choose a file").wait_for(state="detached")  # Nothing else begins meanwhile.
    studio.until(lambda: not studio.workspace.jobs[board].is_running)
    assert not studio.workspace.jobs[board].is_failed, studio.workspace.jobs[board].text
    assert studio.do(lambda: board.detail(Detail.FIRMWARE)) == "1.7.9"
    page.get_by_text("1.7.9").first.wait_for()


def test_mw28_a_catalog_is_compared_and_installed(page: Any, studio: Serving, board: Any, tmp_path: Path) -> None:
    before = version(studio, board)
    page.goto(f"{studio.address}/settings")
    source = page.get_by_label("Catalog")
    source.fill(str(tmp_path / "missing.json"))
    page.get_by_role("button", name="Check for updates").click()
    page.get_by_role("alert").filter(has_text="missing.json").wait_for()
    source.fill(str(catalog(tmp_path, "1.8.0")))
    page.get_by_role("button", name="Check for updates").click()
    page.get_by_role("button", name="Update to 1.8.0").click()
    page.locator(".q-dialog").get_by_role("button", name="Cancel").click()
    page.locator(".q-dialog").wait_for(state="detached")
    assert version(studio, board) == before and board not in studio.workspace.jobs
    page.get_by_role("button", name="Update to 1.8.0").click()
    agree(page)
    page.get_by_text("The board runs the new firmware, 1.8.0").wait_for()
    assert version(studio, board) == "1.8.0"
    source.fill(str(tmp_path / "info2.json"))
    page.get_by_role("button", name="Check for updates").click()
    page.get_by_text("has the newest firmware, 1.8.0").wait_for()


def test_mw28_a_board_in_its_bootloader_is_recovered(page: Any, studio: Serving, board: Any) -> None:
    studio.do(lambda: board.board.reset(MwResetKind.BOOTLOADER))
    studio.until(lambda: DeviceFlag.IN_BOOTLOADER in board.info.flags and board.connected)
    page.goto(studio.address)
    page.get_by_text("in its bootloader").wait_for()
    page.goto(f"{studio.address}/live")
    page.locator("[data-drawn]").wait_for(state="attached")
    assert page.locator("[data-picker]", has_text=studio.do(lambda: board.info.name)).count() == 0
    page.goto(f"{studio.address}/device/{studio.do(lambda: board.identifier)}")
    page.get_by_text("This board is in its bootloader").wait_for()
    page.get_by_role("link", name="Install it").click()
    page.get_by_text("none (in its bootloader)").wait_for()
    choose(page, package(softdevice=0x67))
    agree(page)
    page.get_by_text("Start the update again when the cause is gone").wait_for()
    assert studio.workspace.jobs[board].is_failed
    choose(page, package(version="1.7.4", size=3000))
    agree(page)
    page.get_by_text("The board runs the new firmware, 1.7.4").wait_for()
    assert version(studio, board) == "1.7.4"
