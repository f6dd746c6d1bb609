"""`velto studio`: the studio, a page in the browser."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

from typer import Option

from ..command import command

if TYPE_CHECKING:
    from veltokit.studio import Studio

    from ..output import Output

MISSING = "the studio is not installed: run pip install 'veltokit[studio]'"

Port = Annotated[int, Option("--port", min=0, max=65535, metavar="PORT", help="The port; 0 for any free port.")]
Host = Annotated[str, Option("--host", metavar="ADDRESS", help="The address to listen on; any address other than 127.0.0.1 lets other machines connect, with a token.")]
Token = Annotated[bool, Option("--token", help="Require a token on 127.0.0.1, too, against other users of this machine.")]
NoBrowser = Annotated[bool, Option("--no-browser", help="Print the address without opening a browser.")]


@command
async def studio(
    studio: Studio, output: Output, port: Port = 8765, host: Host = "127.0.0.1", token: Token = False, no_browser: NoBrowser = False,
) -> None:
    """Open the studio in the browser; stop with Ctrl-C.

    Shows devices, live curves, logs, sessions and game input, without programming. --simulated needs no hardware.
    """
    import asyncio

    from veltokit import VeltoError
    from veltokit.studio import RefusedError, StudioError

    try:
        from ..page.server import Place, StudioServer
        from ..page.workspace import Workspace
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("nicegui", "fastapi", "uvicorn", "starlette"):
            raise
        raise RefusedError(MISSING) from None
    async with Workspace(studio) as workspace:
        server = StudioServer(workspace, Place(host, port, token))
        serving = asyncio.create_task(server.run())
        try:
            with suppress(VeltoError, StudioError):  # The page says what is missing.
                if studio.is_simulated:
                    await workspace.show_first()
            address = server.start_address(studio.is_simulated)
            output.record("server", {"address": address, "port": server.port})
            output.line(f"The studio is open at {address}")
            output.say("Ctrl-C ends it.")
            output.flush()
            if not no_browser:
                open_browser(address)
            await serving
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)


def open_browser(address: str) -> None:
    """Opens a page, where there is a desktop."""
    import webbrowser

    with suppress(webbrowser.Error):
        webbrowser.open(address)
