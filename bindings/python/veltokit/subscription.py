"""Subscriptions: the notified values of one characteristic."""

from __future__ import annotations

import ctypes
import weakref
from typing import TYPE_CHECKING

from . import _abi
from ._calls import call, number, structure, text
from ._core import library
from ._enums import SubscriptionState
from ._handle import Handle
from ._reader import Reader
from ._values import SubscriptionInfo, Value

if TYPE_CHECKING:
    from .context import Context
    from .operation import Operation


class Subscription(Handle, Reader[Value]):
    """The notifications of one characteristic. Iterating waits for values, until the subscription ends.

        with device.subscribe("2a19") as levels:
            for value in levels:
                print(value.timestamp, value.data.hex())

    It outlives the links of its device. It ends by `close()`, or when it is no longer referenced.
    """

    __slots__ = ("_context", "_finalizer", "started")

    def __init__(self, context: Context, id_: _abi.velto_subscription, started: Operation[None]) -> None:
        super().__init__(id_)
        self._context = context
        self.started = started
        """The operation that ends when the device has confirmed the subscription."""
        self._finalizer = weakref.finalize(self, library().velto_subscription_destroy, id_)
        context._subscriptions[id_.bits] = self

    def close(self) -> None:
        """Ends the subscription."""
        if self._finalizer.alive and not self._context.closed:
            self._context._forget_fd(self.fileno())
        self._finalizer()

    def __enter__(self) -> Subscription:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def info(self) -> SubscriptionInfo:
        """State, route, and numbers of values."""
        return SubscriptionInfo._of(
            structure(_abi.velto_subscription_info, "velto_subscription_get_info", self._id)
        )

    @property
    def error(self) -> str:
        """Why it ended by itself, as a sentence; empty if it has not."""
        return text("velto_subscription_get_error", self._id)

    def fileno(self) -> int:
        """The descriptor that is readable while a value waits; never read or close it."""
        return int(number(ctypes.c_int32, "velto_subscription_get_fd", self._id))

    def poll(self) -> Value | None:
        """Takes the oldest waiting value, if there is one."""
        raw = _abi.velto_value()
        if call("velto_subscription_poll_value", self._id, raw) == _abi.VELTO_NOTHING:
            return None
        return Value._of(raw)

    def wait(self, timeout: float | None = None) -> Value | None:
        """Takes the oldest value, waiting for one up to the timeout (seconds).

        Returns None if no value came, or if the subscription has ended.
        """
        for part in self._context._slices(timeout):
            value = self.poll()
            if value is not None or self._is_over():
                return value
            self._context._wait_readable(self.fileno(), part)
        return self.poll()

    def _is_over(self) -> bool:
        return self.info.state is SubscriptionState.ENDED
