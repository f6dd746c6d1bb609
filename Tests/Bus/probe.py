"""Drives the central under test: a small program that takes commands as lines and tells events as JSON lines."""

import json
import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from waiting import PATIENCE, process_status

ROOT = Path(__file__).resolve().parents[2]
Event = dict

# Names another build of the program, such as one with a sanitizer.
PROGRAM = "VELTO_BLUEZ_PROBE"


class Probe:
    """One process with one central."""

    def __init__(self, bus_address: str, *arguments: str, log: Path | None = None):
        """Starts it; its log goes to a file, if one is given."""
        program = os.environ.get(PROGRAM, str(ROOT / ".build/release/BlueZProbe"))
        self.events: list[Event] = []
        self._seen = 0
        self._request = 0
        self._condition = threading.Condition()
        self._is_over = False
        self._process = subprocess.Popen(
            [program, "--bus", bus_address, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log and log.open("w"),
            text=True,
            # The runtime's own crash report would keep a crashed program hanging.
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no", **({"VELTO_LOG": "1"} if log else {})},
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with self._condition:
                self.events.append(json.loads(line) | {"heard": time.monotonic()})
                self._condition.notify_all()
        with self._condition:
            self._is_over = True
            self._condition.notify_all()

    # ---- Commands ----

    def send(self, *words: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(" ".join(str(word) for word in words) + "\n")
        self._process.stdin.flush()

    def ask(self, *words: object) -> int:
        """Sends a command with a new request number at its end."""
        self._request += 1
        self.send(*words, self._request)
        return self._request

    def reply(self, request: int, timeout: float = PATIENCE) -> Event:
        return self.wait(lambda event: event["event"] == "reply" and event["request"] == request, timeout)

    def do(self, *words: object, timeout: float = PATIENCE) -> Event:
        """Sends a command and waits for its answer."""
        return self.reply(self.ask(*words), timeout)

    # ---- Events ----

    def wait(self, predicate: Callable[[Event], bool], timeout: float = PATIENCE, after: int = 0) -> Event:
        """The first event from position `after` on that fits; fails if none comes in time."""
        deadline = time.monotonic() + timeout
        with self._condition:
            position = after
            while True:
                while position < len(self.events):
                    if predicate(self.events[position]):
                        return self.events[position]
                    position += 1
                assert not self._is_over, f"the program ended without such an event: {self.events[after:]}"
                remaining = deadline - time.monotonic()
                assert remaining > 0 and self._condition.wait(remaining), f"no such event in {self.events[after:]}"

    def wait_for(self, kind: str, /, timeout: float = PATIENCE, after: int = 0, **fields: object) -> Event:
        """The first event of a name with these fields."""
        return self.wait(
            lambda event: event["event"] == kind and all(event.get(key) == value for key, value in fields.items()),
            timeout,
            after,
        )

    def mark(self) -> int:
        """The position of the next event."""
        with self._condition:
            return len(self.events)

    def all(self, kind: str, /, after: int = 0, **fields: object) -> list[Event]:
        with self._condition:
            return [
                event
                for event in self.events[after:]
                if event["event"] == kind and all(event.get(key) == value for key, value in fields.items())
            ]

    def values(self, after: int = 0) -> list[bytes]:
        return [bytes.fromhex(event["bytes"]) for event in self.all("value", after)]

    # ---- Situations ----

    def find(self, address: str, timeout: float = PATIENCE) -> int:
        """The number of the peer with that address."""
        return self.wait_for("advertisement", timeout, identifier=f"bluez:{address}")["peer"]

    def connected(self, address: str, timeout: float = PATIENCE) -> int:
        """Connects, waits until the link is ready and its packet size told, and returns the peer."""
        peer = self.find(address, timeout)
        mark = self.mark()
        answer = self.do("connect", peer, timeout=timeout)
        assert answer["code"] == 0, answer
        self.wait_for("link", timeout, after=mark, peer=peer, link="ready")
        self.wait_for("link", timeout, after=mark, peer=peer, link="mtu")
        return peer

    # ---- The process ----

    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def resident_kilobytes(self) -> int:
        return int(process_status(self.pid, "VmRSS").split()[0])

    @contextmanager
    def suspended(self) -> Iterator[None]:
        """Stops the program: what happens meanwhile it finds all at once, whoever is slow."""
        os.kill(self.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.pid, signal.SIGCONT)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def close(self) -> int:
        """Ends the program in order and returns its exit status."""
        assert self._process.stdin is not None
        if self._process.poll() is None:
            self._process.stdin.close()
        try:
            return self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        finally:
            self._reader.join(PATIENCE)
