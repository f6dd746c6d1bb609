"""`Guard`: the only layer in front of pages, files, downloads and WebSockets."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Any, Awaitable, Callable, Mapping
from urllib.parse import parse_qs, quote

Scope = Mapping[str, Any]
Send = Callable[[dict[str, Any]], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]

SINGLE = (b"host", b"origin")
"""The headers that the checks use. Browsers send each at most once."""
USUAL = 80
"""The default port of HTTP."""
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self' ws://{host}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""The content policy: no request leaves this server. Vue compiles its templates, hence `unsafe-eval`."""


class Guard:
    """Refuses requests that come from other sites, that address this server by another name, or that lack the token.

    A browser sends `Host`, `Origin` and `Sec-Fetch-Site` by itself, and a page cannot change them: a foreign page shows by its origin,
    and a foreign name that was mapped to this machine shows by the host.
    """

    def __init__(self, app: Application, host: str, port: int, token: str | None = None) -> None:
        """Wraps an application.

        Args:
            app: The application.
            host: The address that it listens on.
            port: The port.
            token: The token that each visitor needs; None for none.
        """
        self.app = app
        self.token = token
        self.port = port
        self._names = {(name, port) for name in names_of(host)}
        self._is_wide = host in ("0.0.0.0", "::")

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        names = [name.lower() for name, _ in scope["headers"]]
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if any(names.count(name) > 1 for name in SINGLE):
            await refuse(scope, send, 403, "the headers Host and Origin must occur at most once")
        elif (reason := self.refusal(scope, headers)) is not None:
            await refuse(scope, send, 403, reason)
        elif self.token is None or self._has_token(headers):
            await self.app(scope, receive, guarded(send, headers["host"]))
        elif self._brings_token(scope):
            await self._welcome(scope, send)
        else:
            await refuse(scope, send, 401, "open the address that velto studio has printed; it contains the token")

    def refusal(self, scope: Scope, headers: Mapping[str, str]) -> str | None:
        """Returns why a request is refused, in a sentence; None for one that is not."""
        host = headers.get("host", "")
        if not self._is_own(host):
            return f"this server is not {host[:100] or 'the host'}: open {self.address}"
        origin, is_socket = headers.get("origin"), scope["type"] == "websocket"
        if origin is None and is_socket:
            return "a WebSocket request needs the header Origin"
        if origin is not None and origin != f"http://{host}":
            return "the request came from another page"
        if headers.get("sec-fetch-site", "none") not in ("none", "same-origin") and not is_visit(headers):
            return "the request came from another page"
        return None

    @property
    def address(self) -> str:
        """The address of the start page, without the token."""
        name, port = min(self._names, default=("127.0.0.1", self.port))
        return f"http://{name}:{port}/"

    def _is_own(self, host: str) -> bool:
        """Returns whether a host names this server. If the server listens on all addresses, every numeric address does,
        and no name."""
        name, port = parts_of(host)
        return port == self.port and is_number(name) if self._is_wide else (name, port) in self._names

    @property
    def _cookie(self) -> str:
        return f"velto-studio-{self.port}"

    def _has_token(self, headers: Mapping[str, str]) -> bool:
        # Programs on other ports share the cookie jar, so a cookie may contain anything.
        cookies = (cookie.strip().partition("=") for cookie in headers.get("cookie", "").split(";"))
        return any(name == self._cookie and self._fits(value) for name, _, value in cookies)

    def _brings_token(self, scope: Scope) -> bool:
        if scope["type"] != "http" or scope["method"] != "GET":
            return False
        given = parse_qs(scope["query_string"].decode("latin-1")).get("token", [""])[0]
        return self._fits(given)

    def _fits(self, given: str) -> bool:
        return hmac.compare_digest(given.encode(), (self.token or "").encode())

    async def _welcome(self, scope: Scope, send: Send) -> None:
        """Stores the token in a cookie, and removes it from the URL."""
        cookie = f"{self._cookie}={self.token}; HttpOnly; SameSite=Strict; Path=/"
        path = "/" + quote(scope["path"].lstrip("/"))  # A path that begins with two slashes would address another host.
        await send({"type": "http.response.start", "status": 303, "headers": [
            (b"location", path.encode()), (b"set-cookie", cookie.encode()), (b"cache-control", b"no-store")]})
        await send({"type": "http.response.body", "body": b""})


def names_of(host: str) -> list[str]:
    """The names of a server that listens on an address; none for one that listens on all."""
    if host in ("0.0.0.0", "::"):
        return []
    return [f"[{host}]" if ":" in host else host]


def parts_of(host: str) -> tuple[str, int]:
    """Splits a host into name and port: the default port if it has none, and -1 if the port is not a number."""
    name, colon, port = host.rpartition(":")
    if not colon or host.endswith("]"):
        return host, USUAL
    return name, int(port) if port.isascii() and port.isdigit() and len(port) <= 5 else -1


def is_number(name: str) -> bool:
    """Returns whether a host is a numeric IP address."""
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def is_visit(headers: Mapping[str, str]) -> bool:
    """Returns whether the request opens a page from a link on another site; that site cannot read the page."""
    return headers.get("sec-fetch-mode") == "navigate" and headers.get("sec-fetch-dest") == "document"


def guarded(send: Send, host: str) -> Send:
    """Adds the headers that isolate the pages from other sites."""
    added = [
        (b"content-security-policy", POLICY.format(host=host).encode("latin-1")), (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"), (b"cross-origin-resource-policy", b"same-origin"),
    ]

    async def sent(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), *added]}
        await send(message)

    return sent


async def refuse(scope: Scope, send: Send, status: int, reason: str) -> None:
    """Refuses a request with a message, and a WebSocket before it opens."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = f"velto studio: {reason}\n".encode("utf-8", "replace")
    await send({"type": "http.response.start", "status": status, "headers": [
        (b"content-type", b"text/plain; charset=utf-8"), (b"x-content-type-options", b"nosniff"), (b"cache-control", b"no-store")]})
    await send({"type": "http.response.body", "body": body})
