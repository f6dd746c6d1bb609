"""Every block of C# in the guides compiles and runs, on simulated devices."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from mono_program import mono

BINDING = Path(__file__).resolve().parents[2] / "bindings/csharp"
BLOCK = re.compile(r"^```csharp\n(.*?)^```", re.M | re.S)

AROUND = """using System;
using System.Threading;
using System.Threading.Tasks;
using VeltoKit;
using VeltoKit.Interop;

static class Block
{
    static Context velto;
    static Device device;
    internal static double dt = 1.0 / 60;
    static int frames;

    static bool IsRunning() { NextFrame(); return ++frames < 120; }
    static void NextFrame() { Thread.Sleep(10); }
    static void MovePaddle(double position) { }
    static void Serve() { }
    static void Throw(double power) { }
    static void ShowMessage(string text) { }
    static void OpenItem(int item) { }

    static @RESULT@ Part()
    {
@CODE@
    }

    static void Main()
    {
        using (velto = new Context(new ContextOptions { Backends = Backend.Simulated, Ephemeral = true }))
        {
            velto.CreateSimulator("device", "@MODEL@", "rest", 1);
            device = velto.Connect("device").Wait(60);
            device.PlayerIndex = 0;
            device.Poll();
            Part()@WAIT@;
            Console.WriteLine("done");
        }
    }
}
"""
"""What a part of a program has around it: a context, and a device that the part is for."""

MODELS = {"device.Tap": "tap-strap-2", "device.Board": "metamotion-s", "PlayHaptic": "metamotion-s"}
"""What a part says to the model that it needs; others play with a cap."""


def blocks(page: str) -> list[object]:
    """The blocks of a page, with the numbers of their lines."""
    text = (BINDING / page).read_text()
    return [pytest.param(found[1], id=f"line-{text.count(chr(10), 0, found.start()) + 1}") for found in BLOCK.finditer(text)]


PLAIN, UNITY = blocks("README.md"), blocks("unity/README.md")


def complete(code: str) -> str:
    if "static void Main()" in code:
        return code
    is_async = "await " in code
    words = {
        "RESULT": "async Task" if is_async else "void",
        "WAIT": ".GetAwaiter().GetResult()" if is_async else "",
        "MODEL": next((model for mark, model in MODELS.items() if mark in code), "triki-cap"),
        "CODE": code,
    }
    return re.sub(r"@([A-Z]+)@", lambda match: words[match[1]], AROUND)


def test_there_are_blocks() -> None:
    assert len(PLAIN) > 8 and len(UNITY) > 2


@pytest.mark.parametrize("code", PLAIN)
def test_block_runs(compile_program: Callable[..., Path], tmp_path: Path, code: str) -> None:
    """Without an exception. The first program plays for ten seconds, so another test runs it."""
    source = tmp_path / "Block.cs"
    source.write_text(complete(code))
    program = compile_program("Block", source, options=("-unsafe",))
    if "static void Main()" not in code:
        assert mono(program).endswith("done\n")


@pytest.mark.parametrize("code", UNITY)
def test_block_for_unity_runs(library_path: Path, tmp_path: Path, code: str) -> None:
    """As a component, with the package's sources and the stand-ins of the engine, in scenes with and without a manager."""
    (tmp_path / "Block.cs").write_text(code)
    (tmp_path / "Scene.cs").write_text(SCENE.replace("@SCRIPT@", re.search(r"class (\w+) : MonoBehaviour", code)[1]))
    (tmp_path / "libveltokit.so").symlink_to(library_path)
    package = [*BINDING.glob("VeltoKit/**/*.cs"), *BINDING.glob("unity/Runtime/**/*.cs")]
    engine = Path(__file__).parent / "Unity/UnityEngine.cs"
    options = ["-langversion:7.2", "-unsafe", "-warnaserror", "-nowarn:0649", f"-out:{tmp_path}/Scene.exe"]
    sources = [tmp_path / "Block.cs", tmp_path / "Scene.cs", *package, engine]
    compiled = subprocess.run(["mcs", *options, *sources], capture_output=True, text=True)
    assert compiled.returncode == 0, compiled.stdout + compiled.stderr
    assert mono(tmp_path / "Scene.exe") == "done\n"


SCENE = """using System;
using UnityEngine;
using VeltoKit;
using VeltoKit.Unity;

static class Scene
{
    static void Play(params string[] messages)
    {
        var script = new GameObject().AddComponent<@SCRIPT@>();
        foreach (var message in messages)
        {
            Engine.Send(script, message);
            var method = script.GetType().GetMethod(message);   // what a button of the scene calls
            if (method != null) { method.Invoke(script, null); }
        }
    }

    static void Main()
    {
        string[] messages = { "OnEnable", "Start", "Update", "OnGUI", "Play", "OnDisable", "OnDestroy" };
        Play(messages);
        var manager = new GameObject().AddComponent<VeltoManager>();
        manager.Simulated = true;
        manager.Players = 1000;
        Engine.Send(manager, "OnEnable");
        if (manager.Error == null) { throw new Exception("there are at most 64 players"); }
        Play(messages);
        manager.enabled = false;
        manager.Players = 1;
        manager.enabled = true;
        for (int frame = 0; manager.Player() == null || !manager.Player().IsConnected; frame++)
        {
            if (frame > 3000) { throw new TimeoutException(); }
            Engine.Send(manager, "Update");
            System.Threading.Thread.Sleep(10);
        }
        Play(messages);
        manager.enabled = false;
        Console.WriteLine("done");
    }
}
"""


def test_the_first_program_plays(compile_program: Callable[..., Path], tmp_path: Path) -> None:
    (tmp_path / "Game.cs").write_text(PLAIN[0].values[0])
    process = subprocess.Popen(["mono", compile_program("Game", tmp_path / "Game.cs")], stdout=subprocess.PIPE)
    shown = b""
    while len(set(re.findall(rb"\r(\S+)", shown))) < 5:
        more = os.read(process.stdout.fileno(), 1000)
        assert more, f"the paddle never moved: {shown!r}"
        shown += more
    process.terminate()
    process.wait()


def printed(compile_program: Callable[..., Path], folder: Path, mark: str) -> str:
    """What the block prints that has a text in it."""
    code = next(block.values[0] for block in PLAIN if mark in block.values[0])
    (folder / "Printing.cs").write_text(complete(code))
    return mono(compile_program("Printing", folder / "Printing.cs", options=("-unsafe",)), LC_ALL="C")


def test_the_deterministic_program_says_what_the_guide_says(compile_program: Callable[..., Path], tmp_path: Path) -> None:
    assert printed(compile_program, tmp_path, "ManualClock") == "True\ndone\n"


def test_the_charge_of_a_board_is_read(compile_program: Callable[..., Path], tmp_path: Path) -> None:
    assert re.match(r"MetaWear: \d+ ?%\n", printed(compile_program, tmp_path, "ReadBattery"))


def test_the_table_has_every_model_and_script(compile_program: Callable[..., Path], tmp_path: Path) -> None:
    """Each model plays each script of its row, and refuses another one with a list of just these."""
    rows = re.findall(r"^\| (`[a-z].*?) \| (`play`.*?) \|$", (BINDING / "README.md").read_text(), re.M)
    calls = ""
    for models, scripts in rows:
        names = re.findall(r"`([a-z][^`]+)`", models)
        names += [f"{name}-framed" for name in names if "`-framed`" in models]
        for name in names:
            words = ", ".join(f'"{script}"' for script in re.findall(r"`([^`]+)`", scripts))
            calls += f'Check("{name}", {words}); '
    assert calls.count("Check") == 9
    (tmp_path / "Scripts.cs").write_text(SCRIPTS.replace("@CALLS@", calls))
    assert mono(compile_program("Scripts", tmp_path / "Scripts.cs")) == ""


SCRIPTS = """using System;
using System.Linq;
using VeltoKit;

static class Scripts
{
    static readonly Context velto = new Context(new ContextOptions { Backends = Backend.Simulated, ManualClock = true, Ephemeral = true });

    static void Check(string model, params string[] scripts)
    {
        foreach (var script in scripts) { velto.CreateSimulator(model: model, script: script).Dispose(); }
        try { velto.CreateSimulator(model: model, script: "other"); }
        catch (VeltoException error)
        {
            var known = error.Message.Substring(error.Message.IndexOf("one of ") + 7).Split(new[] { ", " }, 0);
            if (!known.OrderBy(name => name).SequenceEqual(scripts.OrderBy(name => name))) { Console.WriteLine(error.Message); }
        }
    }

    static void Main() { @CALLS@ }
}
"""
