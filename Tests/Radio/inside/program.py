"""A compiled program under test, run in the guest as a user would run it."""

import asyncio
import os
import re
import signal

from .waiting import Late, wait_for


class Program:
    """A running program whose output is read line by line."""

    def __init__(self, name, process, log_path):
        self.name = name
        self.lines = []
        self._process = process
        self._log = log_path.open("ab", buffering=0)
        self._unread = asyncio.Queue()
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def start(cls, command, environment, log_path):
        """Starts `command` with `environment` added to the guest's; its errors go where its output goes."""
        process = await asyncio.create_subprocess_exec(
            *map(str, command),
            env={**os.environ, **environment},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        return cls(os.path.basename(str(command[0])), process, log_path)

    @property
    def pid(self):
        """The number of its process."""
        return self._process.pid

    async def line(self, what, pattern, seconds=300.0):
        """Skips to the first line in which the regular expression `pattern` is found; returns the match.

        `what` says in words what that line proves.
        """

        async def search():
            while (line := await self._unread.get()) is not None:
                if match := re.search(pattern, line):
                    return match
            raise AssertionError(f"{self.name} ended before {what}:\n{self._last_lines()}")

        return await self._bounded(f"{what} from {self.name}", search(), seconds)

    async def finish(self, seconds=300.0):
        """Waits for the program's end and returns its exit status."""
        status = await self._bounded(f"the end of {self.name}", self._process.wait(), seconds)
        await self._reader
        return status

    async def interrupt(self, seconds=300.0):
        """Asks the program to end, as a person would; returns its exit status."""
        self._process.terminate()
        return await self.finish(seconds)

    def suspend(self):
        """Stops the program where it is, as a debugger or a person at a terminal would."""
        self._process.send_signal(signal.SIGSTOP)

    def resume(self):
        """Lets a suspended program go on."""
        self._process.send_signal(signal.SIGCONT)

    async def kill(self):
        """Ends the program without giving it a chance."""
        self._process.kill()
        await self.finish()

    async def stop(self):
        """Ends the program, politely at first."""
        if self._process.returncode is None:
            self._process.terminate()
            try:
                await wait_for(f"{self.name} to obey", self._process.wait())
            except Late:
                self._process.kill()
                await self._process.wait()
        await self._reader
        self._log.close()

    async def _bounded(self, what, awaitable, seconds):
        try:
            return await wait_for(what, awaitable, seconds)
        except Late as late:
            raise Late(f"{late}; its last lines:\n{self._last_lines()}") from None

    async def _read(self):
        async for raw in self._process.stdout:
            self._log.write(raw)
            line = raw.decode(errors="replace").rstrip("\n")
            self.lines.append(line)
            self._unread.put_nowait(line)
        self._unread.put_nowait(None)

    def _last_lines(self):
        return "\n".join(f"    {line}" for line in self.lines[-20:]) or "    (none)"
