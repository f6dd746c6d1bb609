"""Versions, names of results and the thread's last error, from Python and from C."""

from __future__ import annotations

import ctypes
import os
import subprocess
import threading
from pathlib import Path

import pytest

from veltokit import abi, core


def detail(velto) -> abi.velto_error_detail:
    result = abi.velto_error_detail(struct_size=ctypes.sizeof(abi.velto_error_detail))
    assert velto.velto_error_get_detail(ctypes.byref(result)) == abi.VELTO_OK
    return result


def test_versions_agree(velto) -> None:
    assert velto.velto_version_number() == abi.VELTO_VERSION
    version = [abi.VELTO_VERSION // 1_000_000, abi.VELTO_VERSION // 1000 % 1000, abi.VELTO_VERSION % 1000]
    assert velto.velto_version_string().decode() == ".".join(map(str, version))


def test_revision_is_a_state_of_the_source_or_unknown(velto, repository: Path) -> None:
    revision = velto.velto_version_revision().decode()
    commit = revision.removesuffix("-dirty").rpartition("-g")[2]
    assert revision == "unknown" or is_known_to_git(commit, repository)


def is_known_to_git(name: str, repository: Path) -> bool:
    command = ["git", "-C", repository, "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"]
    return subprocess.run(command, stdout=subprocess.DEVNULL).returncode == 0


MINOR, PATCH_LIMIT = 1_000, 999


@pytest.mark.parametrize(
    "version", [abi.VELTO_VERSION + MINOR, abi.VELTO_VERSION + 1_000_000, 0, PATCH_LIMIT, 0xFFFF_FFFF]
)
def test_newer_foreign_or_early_header_is_refused(velto, version: int) -> None:
    assert velto.velto_abi_check(version) == abi.VELTO_ERROR_VERSION_MISMATCH


def test_own_header_and_an_older_one_are_accepted(velto) -> None:
    assert velto.velto_abi_check(abi.VELTO_VERSION) == abi.VELTO_OK
    assert velto.velto_abi_check(MINOR) == abi.VELTO_OK


def test_patch_number_does_not_count(velto) -> None:
    assert velto.velto_abi_check(abi.VELTO_VERSION // MINOR * MINOR + PATCH_LIMIT) == abi.VELTO_OK


def test_every_result_has_its_name_and_a_sentence(velto, api) -> None:
    for row in api.result_set.values:
        assert velto.velto_result_name(row.value).decode() == row.name
        assert velto.velto_result_message(row.value).endswith(b".")
    for number in (-35, 6, 2**31 - 1, -(2**31)):
        assert velto.velto_result_name(number) == b"unknown"


def test_every_value_of_every_enumeration_has_its_name(velto, api) -> None:
    named = {row.names: row.value for row in api.types["velto_enum"].values}
    assert len(set(named.values())) == len(named) > 30
    for values in api.value_sets():
        if values.is_flags or values.name == "velto_enum":
            continue
        for row in values.values:
            assert velto.velto_enum_name(named[values.name], row.value).decode() == row.name
        assert velto.velto_enum_name(named[values.name], 2**31 - 1) == b"unknown"
    for number in (0, -1, max(named.values()) + 1, 2**31 - 1):
        assert velto.velto_enum_name(number, 0) == b"unknown"
    assert velto.velto_enum_name(abi.VELTO_ENUM_RATE_MODE, abi.VELTO_RATE_MODE_FAST) == b"VELTO_RATE_MODE_FAST"


def test_failure_fills_the_slot_and_success_leaves_it(velto) -> None:
    assert velto.velto_abi_check(99_000_000) == abi.VELTO_ERROR_VERSION_MISMATCH
    message = velto.velto_error_message()
    assert b"99000000" in message
    assert velto.velto_abi_check(abi.VELTO_VERSION) == abi.VELTO_OK
    assert velto.velto_error_message() == message
    facts = detail(velto)
    assert (facts.code, facts.cause, facts.device.bits) == (abi.VELTO_ERROR_VERSION_MISMATCH, abi.VELTO_CAUSE_NONE, 0)
    assert facts.function == b"velto_abi_check"


def test_another_thread_s_slot_is_untouched(velto) -> None:
    velto.velto_abi_check(99_000_000)
    seen = []
    thread = threading.Thread(target=lambda: seen.append((velto.velto_error_message(), detail(velto).code)))
    thread.start()
    thread.join()
    assert seen == [(b"", abi.VELTO_OK)]


@pytest.mark.parametrize("size", [1, 7, 9, 100, 65_537, 0xFFFF_FFFF])
def test_impossible_struct_size_is_refused(velto, size: int) -> None:
    facts = abi.velto_error_detail(struct_size=size)
    assert velto.velto_error_get_detail(ctypes.byref(facts)) == abi.VELTO_ERROR_STRUCT_SIZE
    assert b"struct_size" in velto.velto_error_message()


def test_null_and_crooked_pointers_are_refused(velto) -> None:
    memory = ctypes.create_string_buffer(1024)
    crooked = ctypes.cast(ctypes.addressof(memory) | 1, ctypes.POINTER(abi.velto_error_detail))
    assert velto.velto_error_get_detail(None) == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert velto.velto_error_get_detail(crooked) == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert velto.velto_context_def_init(None, 224) == abi.VELTO_ERROR_INVALID_ARGUMENT


@pytest.mark.parametrize("size", [8, 12, 96, 224, 480, 736, 900])
def test_output_fills_what_the_caller_knows_and_zeroes_a_longer_tail(velto, size: int) -> None:
    velto.velto_abi_check(99_000_000)
    memory = (ctypes.c_uint8 * 1024)(*[0xAA] * 1024)
    facts = ctypes.cast(memory, ctypes.POINTER(abi.velto_error_detail))
    facts.contents.struct_size = size
    assert velto.velto_error_get_detail(facts) == abi.VELTO_OK
    assert facts.contents.struct_size == size
    assert facts.contents.code == abi.VELTO_ERROR_VERSION_MISMATCH
    assert bytes(memory[size:]) == b"\xaa" * (1024 - size)
    assert bytes(memory[736:size]) == bytes(max(0, size - 736))


def test_c_program_includes_links_and_calls(velto, repository: Path, library_path: Path, tmp_path: Path) -> None:
    program = tmp_path / "versions"
    (tmp_path / "libveltokit.so.0").symlink_to(library_path)
    (tmp_path / "libveltokit.so").symlink_to(library_path)
    subprocess.run(
        ["gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", str(repository / "Tests/Boundary/versions.c"),
         "-I", str(repository / "include"), "-L", str(tmp_path), "-lveltokit", f"-Wl,-rpath,{tmp_path}", "-o", str(program)],
        check=True,
    )
    run = subprocess.run([str(program)], capture_output=True, text=True)
    assert (run.returncode, run.stdout) == (0, f"veltokit {velto.velto_version_string().decode()}: VELTO_ERROR_VERSION_MISMATCH in velto_abi_check\n")


def test_unusable_library_is_reported_with_every_candidate(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(core.LIBRARY_VARIABLE, str(tmp_path / "absent.so"))
    with pytest.raises(core.LibraryNotFoundError, match="absent.so: there is no such file"):
        core.load()
    text = tmp_path / "text.so"
    text.write_text("not a library")
    monkeypatch.setenv(core.LIBRARY_VARIABLE, str(text))
    with pytest.raises(core.LibraryNotFoundError, match="text.so"):
        core.load()
    (tmp_path / "half.c").write_text("int velto_abi_check(unsigned version) { return version ? -1 : 0; }\n")
    subprocess.run(["cc", "-shared", tmp_path / "half.c", "-o", tmp_path / "half.so"], check=True)
    monkeypatch.setenv(core.LIBRARY_VARIABLE, str(tmp_path / "half.so"))
    with pytest.raises(core.LibraryNotFoundError, match="half.so: is not VeltoKit"):
        core.load()


def test_loading_changes_no_signal_disposition(library_path: Path) -> None:
    script = (
        "import ctypes, sys\n"
        "caught = lambda: [l for l in open('/proc/self/status') if l.startswith(('SigBlk', 'SigIgn', 'SigCgt'))]\n"
        "before = caught(); ctypes.CDLL(sys.argv[1]); sys.exit(before != caught())\n"
    )
    environment = {**os.environ, "SWIFT_BACKTRACE": ""}
    assert subprocess.run(["python3", "-c", script, str(library_path)], env=environment).returncode == 0
