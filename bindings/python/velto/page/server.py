"""The server: NiceGUI on uvicorn, in the event loop of the studio."""

from __future__ import annotations

import asyncio
import secrets
import socket
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Iterator

import uvicorn
from fastapi import FastAPI, WebSocket
from fastapi.middleware.gzip import GZipMiddleware
from nicegui import app as pages_app, core, ui

from veltokit.studio import StudioError

from . import pages
from .downloads import add_downloads
from .feed import serve_samples
from .guard import Guard
from .workspace import Workspace

FILES = Path(__file__).parent / "files"
LOOPBACK = ("127.0.0.1", "::1")
CACHED = 86_400
"""The time for which a browser keeps the charts of sessions (seconds)."""
SLOWEST_ANSWER = 60.0
"""The timeout of a window's answer (seconds). With NiceGUI's default of two seconds, busy windows count as closed."""
RETURN = 10.0
"""The time within which a window can continue after a lost connection; later, it is reloaded (seconds)."""
LONGEST_GOODBYE = 1
"""The time to notify open windows of the end (seconds)."""


@dataclass(frozen=True)
class Place:
    """The address and port of the server."""

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: int = 8765
    """The port; 0 for a free one."""
    wants_token: bool = False
    """Whether browsers on this machine also need the token."""


class Server(uvicorn.Server):
    """A server that installs no signal handlers: signals belong to the program."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class StudioServer:
    """Serves the pages of a workspace until it is cancelled.

        async with Workspace(studio) as workspace:
            server = StudioServer(workspace, Place())
            print(server.start_address(False))
            await server.run()
    """

    def __init__(self, workspace: Workspace, place: Place) -> None:
        """Takes the port.

        Args:
            workspace: The workspace.
            place: The place.

        Raises:
            StudioError: The port is taken, or the address is not of this machine.
        """
        self._socket = listen(place)
        self.host: str = place.host
        self.port: int = self._socket.getsockname()[1]
        self.token: str | None = token_for(place)
        is_far = place.host not in LOOPBACK
        self.guard = Guard(application_of(workspace, is_far), self.host, self.port, self.token)
        self._server = Server(uvicorn.Config(
            self.guard, log_level="error", access_log=False, ws="auto", ws_per_message_deflate=is_far, lifespan="on",
            timeout_graceful_shutdown=LONGEST_GOODBYE, server_header=False))

    def start_address(self, is_showing: bool) -> str:
        """Returns the URL of the first page: the page of curves if any are shown.

        Args:
            is_showing: Whether something is shown.
        """
        return self.guard.address + ("live" if is_showing else "") + (f"?token={self.token}" if self.token else "")

    async def run(self) -> None:
        """Serves until cancelled, and then closes all connections."""
        serving = asyncio.create_task(self._server.serve(sockets=[self._socket]))
        try:
            await asyncio.shield(serving)
        finally:
            self._server.should_exit = True
            await asyncio.gather(serving, return_exceptions=True)


def token_for(place: Place) -> str | None:
    """Returns a random token if one is required, as it always is if other machines can connect."""
    return secrets.token_urlsafe(24) if place.wants_token or place.host not in LOOPBACK else None


def application_of(workspace: Workspace, is_far: bool) -> FastAPI:
    """Creates the application: the studio's own files and WebSocket, and the pages.

    Args:
        workspace: The workspace.
        is_far: Whether other machines come: compressing costs more time than sending, except by radio.
    """
    application = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)

    @application.websocket("/samples")
    async def samples(socket: WebSocket) -> None:
        await serve_samples(socket, workspace.feed)

    add_downloads(application, workspace)
    pages.use(workspace)
    for name, folder in pages.FOLDERS.items():
        # The studio's own files change between versions but keep their names, so browsers must revalidate them.
        pages_app.add_static_files(f"/studio/{name}", folder, max_cache_age=0 if name == "files" else CACHED)
    ui.run_with(
        application, title="Velto Studio", dark=None, language="en-US", tailwind=False, show_welcome_message=False, favicon=FILES / "icon.svg",
        reconnect_timeout=RETURN, gzip_middleware_factory=GZipMiddleware if is_far else None)
    return application


def wait_for_slow_windows() -> None:
    """Keeps the connection of a busy window, which NiceGUI would close and reload."""
    core.sio.eio.ping_timeout = SLOWEST_ANSWER


pages_app.on_startup(wait_for_slow_windows)  # NiceGUI sets its own values just before.


def listen(place: Place) -> socket.socket:
    """Binds the port of a place.

    Raises:
        StudioError: It is taken, or cannot be had.
    """
    family = socket.AF_INET6 if ":" in place.host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((place.host, place.port))
        taken.listen(64)
    except OSError as error:
        taken.close()
        raise StudioError(sentence_about(place, error)) from None
    taken.setblocking(False)
    return taken


def sentence_about(place: Place, error: OSError) -> str:
    """Returns the message about a port that cannot be listened on."""
    import errno

    if error.errno == errno.EADDRINUSE:
        owner = owner_of(place.port)
        return (
            f"port {place.port} is taken{f' by {owner}' if owner else ''}: if it is another studio, open http://{place.host}:{place.port}/; "
            f"otherwise choose another port with --port {place.port + 1}")
    return f"cannot listen on {place.host}:{place.port}: {error.strerror or error}"


def owner_of(port: int) -> str | None:
    """Returns the name and process number of the program that listens on a port, if this user may see it."""
    inodes = {
        f"socket:[{fields[9]}]"
        for table in ("/proc/net/tcp", "/proc/net/tcp6") if Path(table).exists()
        for fields in (line.split() for line in Path(table).read_text().splitlines()[1:])
        if fields[3] == "0A" and int(fields[1].rpartition(":")[2], 16) == port
    }
    for process in Path("/proc").glob("[0-9]*"):
        if holds(process, inodes):
            return f"{(process / 'comm').read_text().strip()} ({process.name})"
    return None


def holds(process: Path, inodes: set[str]) -> bool:
    """Whether a process has one of the sockets open."""
    try:
        return any(link.readlink().as_posix() in inodes for link in (process / "fd").iterdir())
    except OSError:
        return False
