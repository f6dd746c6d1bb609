"""Tables and curves on terminals of any width, with and without color; the help."""

from __future__ import annotations

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import threading

import pytest

from .conftest import BOARD, Velto

pytestmark = pytest.mark.sweep

COLOR = re.compile(r"\x1b\[[0-9;]*m")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def on_terminal(
    environment: dict[str, str], width: int, *arguments: str, answer: str | signal.Signals | None = None,
    program: tuple[str, ...] | list[str] = (sys.executable, "-m", "velto"), **variables: str,
) -> tuple[int, str]:
    """Runs a command on a terminal of a width, with an answer to its question; returns its exit code and everything that it drew."""
    terminal, inside = os.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
    command = [*program, *arguments]
    setting = {name: value for name, value in environment.items() if name not in ("COLUMNS", "NO_COLOR")}
    with subprocess.Popen(
            command, env={**setting, "TERM": "xterm-256color", **variables}, stdin=inside, stdout=inside, stderr=inside) as running:
        os.close(inside)
        alarm = threading.Timer(60, running.kill)
        drawn = b""
        while True:
            try:
                read = os.read(terminal, 65536)
            except OSError:
                break
            drawn += read
            if answer is not None and b"[y/N]" in drawn:
                if isinstance(answer, str):
                    os.write(terminal, answer.encode())
                else:
                    running.send_signal(answer)
                    alarm.start()
                answer = None
        alarm.cancel()
    os.close(terminal)
    return running.returncode, drawn.decode()


def screen(drawn: str) -> list[str]:
    """The lines of what was drawn last, without colors."""
    plain = ESCAPES.sub("", drawn.replace("\r\n", "\n"))
    return plain.split("\r")[-1].splitlines()


@pytest.mark.long
@pytest.mark.parametrize("width", [40, 80, 200])
@pytest.mark.parametrize("arguments", [
    ["scan", "--seconds", "1"], ["info"], ["stream", "--seconds", "1"], ["stream", "--seconds", "2", "--plot"], ["--help"]])
def test_nothing_is_wider_than_the_terminal(environment: dict[str, str], width: int, arguments: list[str]) -> None:
    code, drawn = on_terminal(environment, width, *arguments, *([] if arguments == ["--help"] else ["--simulated"]))
    assert code == 0, drawn
    wide = [line for line in screen(drawn) if len(line.rstrip()) > width]
    assert not wide and "Traceback" not in drawn


@pytest.mark.parametrize(("width", "title"), [(40, "signal"), (200, "can be")])
def test_columns_are_left_out_on_narrow_terminals(environment: dict[str, str], width: int, title: str) -> None:
    _, drawn = on_terminal(environment, width, "info", "--simulated")
    head = next(line for line in screen(drawn) if line.startswith("signal "))
    assert title in head and ("can be" in head) == (width == 200)


def test_colors_are_left_out_on_request(environment: dict[str, str]) -> None:
    with_color, without = (
        on_terminal(environment, 80, "stream", "--seconds", "2", "--plot", "--simulated", **variables)[1]
        for variables in ({}, {"NO_COLOR": "1"}))
    colors = {"31", "32", "34"}
    assert colors <= {part for code in COLOR.findall(with_color) for part in code[2:-1].split(";")}
    assert not colors & {part for code in COLOR.findall(without) for part in code[2:-1].split(";")}


def test_a_terminal_without_movement_gets_lines(environment: dict[str, str]) -> None:
    _, drawn = on_terminal(environment, 80, "stream", "--seconds", "1", "--simulated", TERM="dumb")
    assert "\x1b" not in drawn and "acceleration" in drawn


@pytest.mark.parametrize(("answer", "code", "sentence"), [
    ("y\n", 0, "factory reset done"), ("\n", 1, "nothing was changed"), ("\x04", 1, "nothing was changed"),
    (signal.SIGINT, 130, "[y/N]"), (signal.SIGTERM, 130, "[y/N]")])
def test_a_question_waits_for_an_answer_or_a_signal(
        environment: dict[str, str], answer: str | signal.Signals, code: int, sentence: str) -> None:
    done, drawn = on_terminal(environment, 200, "factory-reset", "-d", BOARD, "--simulated", answer=answer)
    assert done == code and sentence in drawn and "Traceback" not in drawn, drawn


def test_sizes_have_three_digits() -> None:
    from velto.output.text import size

    assert [size(bytes_) for bytes_ in (0, 999, 999.7, 20_000, 999_900)] == ["0 bytes", "999 bytes", "1 kB", "20 kB", "1 MB"]


def test_commands_are_not_broken_by_wrapping() -> None:
    from velto.output.text import wrapped

    text = "a log waits: download it by `velto log download --simulated`, or erase it\nby hand"
    assert wrapped(text, 40).splitlines() == [
        "a log waits: download it by", "`velto log download --simulated`, or", "erase it", "by hand"]
    assert wrapped("`velto log download --simulated`", 10) == "`velto log download --simulated`" and wrapped("", 10) == ""


@pytest.mark.parametrize(("data", "lines", "rest"), [
    ([b"jump\n"], ["jump"], ""), ([b"ju", b"mp\rland"], ["jump"], "land"), ([b"M\xc3", b"\xbcde\n"], ["Müde"], ""),
    ([b"jumq\x7fp\n"], ["jump"], ""), ([b"no\x15yes\n\n"], ["yes"], ""), ([b"\x7f\xff\n"], ["\ufffd"], "")])
def test_typed_letters_become_lines(data: list[bytes], lines: list[str], rest: str) -> None:
    from velto.typing_lines import Typed

    found: list[str] = []
    typed = Typed(found.append)
    for part in data:
        typed.add(part)
    assert (found, typed.text) == (lines, rest)


def test_a_line_that_is_typed_beside_a_live_view_stays_and_marks(environment: dict[str, str]) -> None:
    terminal, inside = os.openpty()
    before = termios.tcgetattr(inside)
    command = [sys.executable, "-m", "velto", "record", "acceleration", "--simulated"]
    setting = {**environment, "TERM": "xterm-256color", "VELTO_SIMULATED_SPEED": "20"}
    with subprocess.Popen(command, env=setting, stdin=inside, stdout=inside, stderr=inside) as program:
        drawn = read_until(terminal, "samples")
        os.write(terminal, b"jum")
        drawn += read_until(terminal, "> jum")
        os.write(terminal, b"p\n")
        drawn += read_until(terminal, "marked: jump")
        program.send_signal(signal.SIGINT)
        drawn += read_until(terminal, "Export it")
    after = termios.tcgetattr(inside)
    os.close(inside)
    os.close(terminal)
    assert program.returncode == 130 and after == before and "Traceback" not in drawn
    assert re.search(r"^marked: jump\r?$", ESCAPES.sub("", drawn).replace("\r", "\n"), re.M), drawn


def read_until(terminal: int, text: str) -> str:
    """Reads what a program draws until a text comes."""
    drawn = ""
    while text not in ESCAPES.sub("", drawn):
        assert select.select([terminal], [], [], 60)[0], drawn
        drawn += os.read(terminal, 65536).decode(errors="replace")
    return drawn


def test_a_hostile_name_cannot_move_the_cursor() -> None:
    from velto.output.text import clean

    assert clean("a\x1b[2Jb\u202ec\td\x00") == "a�[2Jb�c�d�"
    assert clean("Müller ✓ 手首") == "Müller ✓ 手首"


def test_curves_are_where_their_values_are() -> None:
    from rich.console import Console

    from velto.output.curves import Curve, chart

    times = [index / 10 for index in range(101)]
    inf = float("inf")
    chart("gaps", [Curve("infinite", times, [inf, -inf, float("nan"), *times[3:]])], Console(width=50), 11)
    curves = [Curve("up", times, times), Curve("flat", times, [5.0] * 101)]
    lines = chart("rise [m]", curves, Console(width=50), 11).plain.splitlines()
    assert lines[0].startswith("rise [m]") and "up 10" in lines[0] and "flat 5" in lines[0] and len(lines) == 13
    body = [line[10:] for line in lines[1:12]]
    assert body[1].rstrip().endswith("⠁") or body[1].strip() and len(body[1].rstrip()) > 30, "the top is at the right"
    assert body[9].strip() and len(body[9].rstrip()) < 12, "the bottom is at the left"
    assert len(body[5].strip()) == 40, "a flat line crosses the whole chart"


def test_the_help_loads_neither_library_nor_numpy(environment: dict[str, str]) -> None:
    program = (
        "import sys; from velto.__main__ import main; main(['--help']);"
        "print(sorted({name.partition('.')[0] for name in sys.modules} & {'numpy', 'nicegui', 'veltokit', 'pandas', 'asyncio'}))")
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "[]", done.stdout[-300:]


@pytest.mark.parametrize(("shell", "variables"), [
    ("bash", {"COMP_WORDS": "velto s", "COMP_CWORD": "1"}), ("zsh", {"_TYPER_COMPLETE_ARGS": "velto s"}),
    ("fish", {"_TYPER_COMPLETE_ARGS": "velto s", "_TYPER_COMPLETE_FISH_ACTION": "get-args"})])
def test_shells_complete(environment: dict[str, str], shell: str, variables: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "velto"], env={**environment, **variables, "_VELTO_COMPLETE": f"complete_{shell}"},
        capture_output=True, text=True)
    assert {"scan", "stream", "sessions", "settings", "schema"} <= set(re.findall(r"[\w-]+", done.stdout)), done.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_completion_script_is_printed(velto: Velto, shell: str) -> None:
    done = velto("completion", shell)
    assert done.code == 0 and "_VELTO_COMPLETE" in done.out and "velto" in done.out


def test_schemas_are_printed(velto: Velto) -> None:
    import json

    assert json.loads(velto("schema", "log", "status").out)["title"] == "velto log status --json"
    refused = velto("schema", "..", "pyproject")
    assert refused.code == 2 and "these do:" in refused.err


@pytest.mark.parametrize(("edit", "problem"), [
    ("sys.modules['typer'] = None", "the command line is not installed"),
    ("sys.modules['rich'] = None", "the command line is not installed"),
    ("import typer; typer.__version__ = '0.9.4'", "Typer 0.9.4 is too old, 0.12 is needed"),
])
def test_a_program_without_the_extra_says_so(environment: dict[str, str], edit: str, problem: str) -> None:
    program = f"import sys; {edit}\nfrom velto.__main__ import main; sys.exit(main(['scan']))"
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == f"velto: {problem}: run pip install 'veltokit[cli]' in a virtual environment\n"


def test_the_oldest_typer_is_that_of_the_package(repository: Path) -> None:
    from velto.__main__ import OLDEST_TYPER

    assert f'cli = ["typer>={".".join(map(str, OLDEST_TYPER))}",' in (repository / "bindings/python/pyproject.toml").read_text()


def test_the_package_is_the_same_program(environment: dict[str, str]) -> None:
    done = subprocess.run([sys.executable, "-m", "veltokit", "--version"], env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.startswith("velto ")


def test_usage(velto: Velto) -> None:
    import veltokit

    assert velto("--version").out == f"velto {veltokit.__version__}\n"
    assert velto("polka").code == velto("stream", "--rate", "-1").code == 2
