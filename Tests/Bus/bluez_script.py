"""What a test can make the calls of a daemon do, and what it can ask about them."""

import asyncio
from concurrent.futures import Future
from collections.abc import Callable
from dataclasses import dataclass

from dbus_fast import Message

from bluez_words import AGENT, Behavior, Refusal, Unanswered
from waiting import PATIENCE, until


@dataclass
class Rule:
    """What happens to calls of one method before, or instead of, its usual behavior."""

    member: str
    behavior: Behavior
    path: str | None
    times: int | None

    def fits(self, message: Message) -> bool:
        return message.member == self.member and self.path in (None, message.path) and self.times != 0


class Script:
    """The part of the daemon that a test writes."""

    calls: list[tuple[str, str, list]]
    rules: list[Rule]

    def script(
        self, member: str, behavior: Behavior, path: str | None = None, times: int | None = None
    ) -> Rule:
        """Runs `behavior` for the next `times` calls of a method: it may raise, wait, or let the usual follow."""
        rule = Rule(member, behavior, path, times)
        self._call(self.rules.append, rule)
        return rule

    def refuse(self, member: str, name: str, text: str = "", times: int | None = None, path: str | None = None) -> Rule:
        async def behavior(_: Message) -> None:
            raise Refusal(name, text)

        return self.script(member, behavior, path, times)

    def never_answer(self, member: str, times: int | None = None, path: str | None = None) -> Rule:
        async def behavior(_: Message) -> None:
            raise Unanswered

        return self.script(member, behavior, path, times)

    def delay(self, member: str, seconds: float, times: int | None = None, path: str | None = None) -> Rule:
        async def behavior(_: Message) -> None:
            await asyncio.sleep(seconds)

        return self.script(member, behavior, path, times)

    def hold(self, member: str, path: str | None = None) -> Callable[[], None]:
        """Lets calls of a method wait until the function that is returned is called."""
        gate = asyncio.Event()

        async def behavior(_: Message) -> None:
            await gate.wait()

        self.script(member, behavior, path)
        return lambda: self._call(gate.set)

    def call_agent(
        self, member: str, signature: str = "", *arguments: object, path: str | None = None, interface: str = AGENT
    ) -> Future[Message]:
        """Calls the agent of the only program that has one; its answer follows."""
        ((program, (agent, _)),) = self.agents.items()
        call = Message(
            destination=program, path=path or agent, interface=interface, member=member, signature=signature,
            body=list(arguments),
        )
        return asyncio.run_coroutine_threadsafe(self._bus.call(call), self._loop)

    def unscript(self) -> None:
        self._call(self.rules.clear)

    def wait_for_call(self, member: str, times: int = 1, timeout: float = PATIENCE) -> None:
        """Waits until a method was called so often."""
        until(lambda: self.called(member) >= times, timeout)

    def called(self, member: str, path: str | None = None) -> int:
        """How often a method was called."""
        return sum(1 for call in list(self.calls) if call[0] == member and path in (None, call[1]))
