"""A bus socket with nobody behind it, or with somebody who only holds out his hand."""

import socket
from pathlib import Path


class StuckBus:
    """Listens at the address of a bus that is not running; clients get into its backlog and no further."""

    def __init__(self, path: Path):
        self._path = path
        self._clients: list[socket.socket] = []
        path.unlink(missing_ok=True)
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._listener.bind(str(path))
        self._listener.listen(0)

    def fill(self) -> None:
        """Takes the room that is left, as a stopped bus daemon's is taken by and by."""
        while True:
            client = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            client.setblocking(False)
            self._clients.append(client)
            try:
                client.connect(str(self._path))
            except BlockingIOError:
                return

    def close(self) -> None:
        for each in [*self._clients, self._listener]:
            each.close()
        self._path.unlink(missing_ok=True)
