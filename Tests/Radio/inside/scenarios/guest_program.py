"""How the rig runs programs; their own scenarios rely on it."""


async def tells_its_lines_and_its_status(rig):
    """Lines arrive while the program still runs, with the environment that was asked for."""
    command = "echo hello $WHOM; exec sleep 600"
    program = await rig.run("/bin/sh", "-c", command, environment={"WHOM": "guest"})
    match = await program.line("the greeting", r"hello (\w+)")
    assert match[1] == "guest", match[1]


async def reports_how_it_ended(rig):
    """The exit status of a program is what it returned."""
    program = await rig.run("/bin/sh", "-c", "echo last words; exit 3")
    status = await program.finish()
    assert status == 3, f"ended with {status}"
    assert program.lines == ["last words"], program.lines
