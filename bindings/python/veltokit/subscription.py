"""Subscriptions: the notified values of one characteristic."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from . import _abi
from ._calls import call, number, structure, text
from ._enums import SubscriptionState
from ._reader import OwnedReader
from ._values import SubscriptionInfo, Value
from .errors import VeltoError, from_detail

if TYPE_CHECKING:
    from .context import Context
    from .operation import Operation


class Subscription(OwnedReader[Value]):
    """The notifications of one characteristic. Iterating waits for values, until the subscription ends.

        with device.subscribe("2a19") as levels:
            for value in levels:
                print(value.timestamp, value.data.hex())

    A subscription outlives the links of its device. It ends by `close()`, or when it is no longer referenced. If it ends without
    the program's request, it raises the reason once all values are taken.
    """

    __slots__ = ("started",)

    def __init__(self, context: Context, id_: _abi.velto_subscription, started: Operation[None]) -> None:
        super().__init__(context, id_, "velto_subscription_destroy")
        self.started: Operation[None] = started
        """The operation that ends when the device has confirmed the subscription."""
        context._subscriptions[id_.bits] = self

    @property
    def info(self) -> SubscriptionInfo:
        """State, route, and numbers of values."""
        return SubscriptionInfo._of(
            structure(_abi.velto_subscription_info, "velto_subscription_get_info", self._id)
        )

    @property
    def error(self) -> VeltoError | None:
        """The reason why it ended by itself; None if it has not."""
        result = self.info.result
        if result >= 0:
            return None
        detail = structure(_abi.velto_error_detail, "velto_subscription_get_error_detail", self._id)
        return from_detail(result, text("velto_subscription_get_error", self._id), detail)

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
        """Takes the oldest value, waiting up to the timeout (seconds).

        Returns None if there is no value, or if the program ended the subscription.

        Raises:
            VeltoError: The subscription ended without the program's request.
        """
        for part in self._context._slices(timeout):
            value = self.poll()
            if value is not None or self._is_over():
                return value
            self._context._wait_readable(self.fileno(), part)
        return self.poll()

    def _is_over(self) -> bool:
        info = self.info
        if info.state is not SubscriptionState.ENDED:
            return False
        # The end of its context is the program's, too.
        if info.result < 0 and not info.waiting_count and not self._context._is_closing:
            if error := self.error:
                raise error
        return True
