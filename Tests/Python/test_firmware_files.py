"""Firmware files in Python: packages, hex and bin, whole, damaged and hostile."""

from __future__ import annotations

import io
import json
import random
import struct
import zipfile
from pathlib import Path
from typing import Any

import pytest

from veltokit import (
    Catalog,
    Context,
    Detail,
    Device,
    DeviceFlag,
    Firmware,
    FirmwareBuild,
    FirmwareComparison,
    FirmwareFlag,
    FirmwareFormat,
    FirmwareKind,
    FirmwareProcedure,
)
from veltokit.errors import (
    FormatError,
    InvalidArgumentError,
    InvalidStateError,
    NotFoundError,
    StaleHandleError,
    UnsupportedError,
)

IMAGE = bytes(range(256)) * 4
SYSTEM = b"\x55" * 600


def crc16(data: bytes) -> int:
    crc = 0xFFFF
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021) & 0xFFFF if crc & 0x8000 else crc << 1
    return crc


def legacy(image: bytes, *, version: int = 7) -> bytes:
    return struct.pack("<HHIHHH", 0x5347, 2, version, 1, 0x80, crc16(image))


def package(manifest: Any, files: dict[str, bytes], *, compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", compression) as archive:
        archive.writestr("manifest.json", manifest if isinstance(manifest, (str, bytes)) else json.dumps({"manifest": manifest}))
        for name, content in files.items():
            archive.writestr(name, content)
    return data.getvalue()


def section(name: str, **more: Any) -> dict[str, Any]:
    return {"bin_file": f"{name}.bin", "dat_file": f"{name}.dat", **more}


def application(image: bytes = IMAGE) -> bytes:
    return package({"application": section("app"), "dfu_version": 0.5}, {"app.bin": image, "app.dat": legacy(image)})


def refusal(data: bytes, format: FirmwareFormat = FirmwareFormat.AUTO) -> str:
    with pytest.raises(FormatError) as caught:
        Firmware.create(data, format)
    return str(caught.value)


def test_a_legacy_package_is_read_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "Firmware.ZIP"
    file.write_bytes(application())
    with Firmware.load(file) as firmware:
        info, (part,) = firmware.info, firmware.parts
    assert (info.part_count, info.size, info.name, info.version) == (1, len(IMAGE), "Firmware.ZIP", "")
    assert info.flags == FirmwareFlag.CHECKED and info.procedure is FirmwareProcedure.LEGACY
    assert part.kind is FirmwareKind.APPLICATION and part.application_size == part.size == len(IMAGE)
    assert (part.hardware, part.revision, part.version, part.init_packet_size) == (0x5347, 2, 7, 14)
    assert part.softdevice_count == 1 and list(part.softdevices)[0] == 0x80
    with pytest.raises(StaleHandleError):
        firmware.info


def test_the_system_comes_before_the_application() -> None:
    manifest = {"application": section("app"), "softdevice_bootloader": section("both", sd_size=400, bl_size=200)}
    files = {"app.bin": IMAGE, "app.dat": legacy(IMAGE), "both.bin": SYSTEM, "both.dat": legacy(SYSTEM)}
    system, last = Firmware.create(package(manifest, files)).parts
    assert system.kind is FirmwareKind.SOFTDEVICE_BOOTLOADER and last.kind is FirmwareKind.APPLICATION
    assert (system.softdevice_size, system.bootloader_size, system.size) == (400, 200, 600)
    nested = {"softdevice_bootloader": section("both", info_read_only_metadata={"sd_size": 500, "bl_size": 100})}
    (part,) = Firmware.create(package(nested, files)).parts
    assert (part.softdevice_size, part.bootloader_size) == (500, 100)
    wrong = {"softdevice_bootloader": section("both", sd_size=400, bl_size=201)}
    assert "do not add up" in refusal(package(wrong, files))
    assert "sd_size" in refusal(package({"softdevice_bootloader": section("both")}, files))


def test_a_manifest_in_a_folder_names_files_beside_it() -> None:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr("release/manifest.json", json.dumps({"manifest": {"application": {"bin_file": "app.bin"}}}))
        archive.writestr("release/app.bin", IMAGE)
        archive.writestr("__MACOSX/._manifest.json", b"\0")
    firmware = Firmware.create(data.getvalue())
    assert firmware.info.flags == 0 and firmware.parts[0].init_packet_size == 0
    assert firmware.parts[0].version is None


def test_faults_of_packages_are_named() -> None:
    good = {"app.bin": IMAGE, "app.dat": legacy(IMAGE)}
    app = {"application": section("app")}
    assert "CRC-16" in refusal(package(app, {**good, "app.bin": IMAGE[:-1] + b"x"}))
    assert 'no file "app.dat"' in refusal(package(app, {"app.bin": IMAGE}))
    assert 'no file "app.bin"' in refusal(package(app, {}))
    assert "names no bin_file" in refusal(package({"application": {"dat_file": "app.dat"}}, good))
    assert "no part" in refusal(package({}, good))
    assert "only one part" in refusal(package({"softdevice": section("app"), "bootloader": section("app")}, good))
    assert "init packet is damaged" in refusal(package(app, {**good, "app.dat": b"123"}))
    assert "the image is empty" in refusal(package(app, {"app.bin": b"", "app.dat": legacy(b"")}))
    assert "manifest.json: line 1" in refusal(package("{", good))
    assert "deeper than 16" in refusal(package('{"x":' + "[" * 5000, good))
    assert "no manifest.json" in refusal(package_without_manifest(good))
    assert "2 files called manifest.json" in refusal(package(app, {**good, "a/manifest.json": b"{}"}))


def package_without_manifest(files: dict[str, bytes]) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return data.getvalue()


def test_bombs_and_crowds_are_refused() -> None:
    zeros = bytes(64 << 20)
    bomb = package({"application": {"bin_file": "app.bin"}}, {"app.bin": zeros})
    assert len(bomb) < 100_000 and "more than 1048576 bytes" in refusal(bomb)
    manifest = package(" " * 70_000, {})
    assert "more than 65536 bytes" in refusal(manifest)
    crowd = package({"application": section("app")}, {f"{index}": b"" for index in range(3000)})
    assert "more than 100 files" in refusal(crowd)
    # What no part names is not unpacked.
    (part,) = Firmware.create(package({"application": {"bin_file": "app.bin"}}, {"app.bin": IMAGE, "other": zeros})).parts
    assert part.size == len(IMAGE)


def test_names_that_lead_elsewhere_are_only_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "app.bin").write_bytes(b"of the machine")
    files = {"../app.bin": IMAGE, "/etc/app.bin": IMAGE, "a" * 5000: IMAGE, "\x01": b""}
    for name in ("../app.bin", "/etc/app.bin"):
        data = package({"application": {"bin_file": name}}, files)
        try:
            assert Firmware.create(data).parts[0].size == len(IMAGE)
        except FormatError as error:
            assert "no file" in str(error)
    assert "no file" in refusal(package({"application": {"bin_file": "app.bin"}}, files))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["app.bin"]


def test_several_files_of_a_name_are_refused() -> None:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive, pytest.warns(UserWarning):
        archive.writestr("manifest.json", json.dumps({"manifest": {"application": {"bin_file": "app.bin"}}}))
        archive.writestr("app.bin", IMAGE)
        archive.writestr("app.bin", SYSTEM)
    assert "several files" in refusal(data.getvalue())


def test_a_truncated_package_is_refused() -> None:
    whole = application()
    for size in range(4, len(whole) - 1, 7):
        refusal(whole[:size], FirmwareFormat.ZIP)


def test_changed_bytes_never_give_another_image() -> None:
    """The image is that of the package, or there is none."""
    whole, chance = application(), random.Random(31)
    accepted = 0
    for _ in range(400):
        changed = bytearray(whole)
        for _ in range(chance.randint(1, 4)):
            changed[chance.randrange(len(changed))] = chance.randrange(256)
        try:
            (part,) = Firmware.create(bytes(changed), FirmwareFormat.ZIP).parts
        except FormatError:
            continue
        accepted += 1
        assert part.size == len(IMAGE) and part.application_size == part.size
        assert part.flags & FirmwareFlag.CHECKED or part.init_packet_size == 0
    assert accepted > 10


def test_bare_files_are_applications(tmp_path: Path) -> None:
    (tmp_path / "app.bin").write_bytes(IMAGE)
    (tmp_path / "app.hex").write_text(":020000021000EC\n:048000000102030472\n:00000001FF\n")
    for name, size in (("app.bin", len(IMAGE)), ("app.hex", 4)):
        firmware = Firmware.load(tmp_path / name)
        (part,) = firmware.parts
        assert part.kind is FirmwareKind.APPLICATION and part.size == size and firmware.info.flags == 0
    assert Firmware.create((tmp_path / "app.hex").read_bytes()).info.size == 4
    assert Firmware.create(IMAGE, FirmwareFormat.BIN).info.size == len(IMAGE)
    assert "name the format" in refusal(IMAGE)
    assert "is a zip file, not a bin file" in refusal(application(), FirmwareFormat.BIN)


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(NotFoundError):
        Firmware.load(tmp_path / "missing.zip")
    with pytest.raises(FormatError, match="must end in"):
        Firmware.load(tmp_path / "firmware.tar")
    (tmp_path / "folder.zip").mkdir()
    with pytest.raises(FormatError, match="not a regular file"):
        Firmware.load(tmp_path / "folder.zip")
    (tmp_path / "text.zip").write_text("<html>not found</html>")
    with pytest.raises(FormatError, match="damaged"):
        Firmware.load(tmp_path / "text.zip")


# ---- The catalog ----


@pytest.fixture
def board(velto: Context) -> Device:
    velto.create_simulator(name="Board", model_name="metamotion-s", seed=7)
    velto.create_simulator(name="Triki", seed=9)
    device = velto.connect("Board").wait()
    velto.advance(1)
    return device


def catalog(device: Device, tmp_path: Path, **more: Any) -> Catalog:
    """A catalog with its files beside it: one build for the board, newer than its own."""
    model, hardware = device.detail(Detail.MODEL), device.detail(Detail.HARDWARE)
    assert model and hardware
    build = {"filename": "firmware.zip", **more}
    (tmp_path / "info2.json").write_text(json.dumps({hardware.removeprefix("r"): {model: {"vanilla": {"99.0": build}}}}))
    folder = tmp_path / hardware.removeprefix("r") / model / "vanilla" / "99.0"
    folder.mkdir(parents=True)
    (folder / "firmware.zip").write_bytes(application())
    return Catalog.load(tmp_path / "info2.json")


def test_a_build_of_a_catalog_is_found_and_compared(velto: Context, board: Device, tmp_path: Path) -> None:
    listed = catalog(board, tmp_path)
    (build,) = listed.updates(board)
    assert build.version == "99.0" and build.file_name == "firmware.zip" and not build.is_withdrawn
    operation = listed.read_firmware(board, build)
    firmware = operation.wait()
    assert firmware.info.version == "99.0" and firmware.info.model == board.detail(Detail.MODEL)
    assert firmware.check(board) == FirmwareComparison.MODEL | FirmwareComparison.HARDWARE
    assert Firmware.create(IMAGE, FirmwareFormat.BIN).check(board) == FirmwareComparison(0)
    other = velto.connect("Triki").wait()
    assert firmware.check(other) == FirmwareComparison(0)


def test_a_firmware_of_another_board_is_refused(velto: Context, board: Device, tmp_path: Path) -> None:
    velto.create_simulator(model_name="metamotion-rl", name="Other board", seed=8)
    other = velto.connect("Other board").wait()
    velto.advance(1)
    listed = catalog(board, tmp_path)
    firmware = listed.read_firmware(board, listed.builds()[0]).wait()
    with pytest.raises(UnsupportedError, match="is for model"):
        firmware.check(other)
    with pytest.raises(UnsupportedError, match="is for model"):
        other.update_firmware(firmware)


def test_a_board_that_has_not_been_connected_keeps_the_firmware_of_its_model(velto: Context, board: Device, tmp_path: Path) -> None:
    simulator = velto.create_simulator(model_name="metamotion-rl", name="Other board", seed=8)
    listed = catalog(board, tmp_path)
    firmware = listed.read_firmware(board, listed.builds()[0]).wait()
    velto.start_scan()
    velto.advance(5)
    other = next(device for device in velto.devices if device.name == "Other board")
    with pytest.raises(UnsupportedError, match="is for model"):
        other.update_firmware(firmware).wait()
    velto.advance(60)
    assert DeviceFlag.IN_BOOTLOADER not in other.info.flags and simulator.device == other


def test_a_withdrawn_build_is_listed_and_not_read(board: Device, tmp_path: Path) -> None:
    listed = catalog(board, tmp_path, withdrawn="forgets its bonds")
    (build,) = listed.builds()
    assert build.is_withdrawn and build.reason == "forgets its bonds"
    with pytest.raises(UnsupportedError, match="forgets its bonds"):
        listed.updates(board)
    with pytest.raises(UnsupportedError, match="forgets its bonds"):
        listed.read_firmware(board, build)


def test_a_damaged_file_of_a_catalog_ends_the_operation(velto: Context, board: Device, tmp_path: Path) -> None:
    listed = catalog(board, tmp_path)
    (file,) = tmp_path.rglob("firmware.zip")
    file.write_bytes(file.read_bytes()[:-30])
    with pytest.raises(FormatError, match="damaged"):
        listed.read_firmware(board, listed.builds()[0]).wait()


def test_a_board_is_described_by_arguments() -> None:
    listed = Catalog.create(CATALOG)
    assert [build.version for build in listed.builds(model="5")] == ["1.7.2", "1.7.3"]
    wanted = dict(model="5", hardware="r0.4")
    assert [build.version for build in listed.updates(**wanted, bootloader="0.2")] == ["0.4.0", "1.7.3"]
    assert [build.flavor for build in listed.updates(**wanted, bootloader="0.2")] == ["bootloader", "vanilla"]
    assert listed.updates(**wanted, firmware="1.7.3") == []
    address = "https://mbientlab.com/releases/metawear/0.4/5/vanilla/1.7.3/firmware.zip"
    assert listed.url(listed.builds()[-1]) == address
    with pytest.raises(NotFoundError, match="no vanilla 1.7.3 for model 6"):
        listed.url(FirmwareBuild(model="6", hardware="0.4", flavor="vanilla", version="1.7.3"))
    with pytest.raises(NotFoundError, match="no firmware 2.0 for model 5"):
        listed.updates(**wanted, version="2.0")
    with pytest.raises(InvalidStateError) as unknown:
        listed.updates(model="5")
    assert unknown.value.remedy == "name them in the query"
    with pytest.raises(InvalidArgumentError, match="version is \"new\""):
        listed.updates(**wanted, version="new")
    assert listed.info.build_count == 3 and listed.info.read_utc_ns == 0


CATALOG = json.dumps({"0.4": {"5": {
    "vanilla": {
        "1.7.3": {"filename": "firmware.zip", "required-bootloader": "0.4.0"},
        "1.7.2": {"filename": "firmware.bin", "min-ios-version": "3.0.0"},
    },
    "bootloader": {"0.4.0": {"filename": "bl.zip"}},
}}}).encode()


def test_damaged_catalogs_are_refused() -> None:
    chance = random.Random(5)
    for _ in range(300):
        changed = bytearray(CATALOG)
        for _ in range(chance.randint(1, 3)):
            changed[chance.randrange(len(changed))] = chance.randrange(256)
        try:
            assert Catalog.create(bytes(changed)).info.build_count <= 3
        except FormatError as error:
            assert "line 1" in str(error)
    with pytest.raises(FormatError, match="deeper than 16"):
        Catalog.create(b'{"0.4": {"5": {"vanilla": {"1": {"x": ' + b"[" * 100_000)
    builds = ",".join(f'"{index}": {{"filename": "a.zip"}}' for index in range(501))
    with pytest.raises(FormatError, match="or 500 of a model"):
        Catalog.create(f'{{"0.4": {{"5": {{"vanilla": {{{builds}}}}}}}}}'.encode())
