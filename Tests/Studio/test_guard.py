"""The guard in front of the pages: raw clients, and pages of other origins in a browser. Each page first gets through without the guard."""

from __future__ import annotations

import base64
import http.client
import os
import socket
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Iterator

import pytest

from velto.page.guard import Guard
from velto.page.server import Place, token_for

from .browsing import CHROMIUM, FLAGS
from .serving import LONGEST, Serving

SOCKETS = ("/samples", "/_nicegui_ws/socket.io/?EIO=4&transport=websocket")
FOREIGN = """<script>
  const meet = (path) => new Promise((done) => {
    const socket = new WebSocket(path);
    socket.onopen = () => done("in");
    socket.onerror = () => done("out");
  });
  window.tried = Promise.all([meet("ws://%s/samples"), meet("ws://%s/_nicegui_ws/socket.io/?EIO=4&transport=websocket")]);
</script>"""


def asked(port: int, path: str = "/", **headers: str) -> tuple[int, str, dict[str, str]]:
    """Requests a path with some headers, and returns status, body and headers."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=LONGEST)
    connection.putrequest("GET", path, skip_host="host" in headers)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read().decode("utf-8", "replace")
    connection.close()
    return answer.status, body, {name.lower(): value for name, value in answer.getheaders()}


def shaken(port: int, path: str, host: str | None = None, origin: str | None = None, cookie: str | None = None) -> int:
    """Begins a WebSocket by hand, and returns the status: 101 opens it."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{port}'}", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    lines += [f"Origin: {origin}"] if origin else []
    lines += [f"Cookie: {cookie}"] if cookie else []
    with socket.create_connection(("127.0.0.1", port), timeout=LONGEST) as raw:
        raw.sendall("\r\n".join([*lines, "", ""]).encode())
        return int(raw.recv(64).split(b" ")[1])


def test_requests_of_other_names_are_refused(studio: Serving) -> None:
    assert asked(studio.port)[0] == 200
    for host in ("evil.example", f"evil.example:{studio.port}", f"localhost:{studio.port}", "127.0.0.1", f"127.0.0.1:{studio.port + 1}", ""):
        for path in ("/", "/studio/files/look.css", "/sessions/1/csv.zip", "/live"):
            status, body, _ = asked(studio.port, path, host=host)
            assert status == 403 and "velto" in body, (host, path)


def test_requests_of_other_origins_are_refused(studio: Serving) -> None:
    own = f"http://127.0.0.1:{studio.port}"
    assert asked(studio.port, Origin=own)[0] == 200
    for origin in ("null", "http://evil.example", f"http://localhost:{studio.port}", f"https://127.0.0.1:{studio.port}", f"{own}1"):
        assert asked(studio.port, Origin=origin)[0] == 403, origin
    assert asked(studio.port, Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="no-cors", Sec_Fetch_Dest="image")[0] == 403
    assert asked(studio.port, Sec_Fetch_Site="same-site", Sec_Fetch_Mode="navigate", Sec_Fetch_Dest="iframe")[0] == 403
    assert asked(studio.port, Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate", Sec_Fetch_Dest="document")[0] == 200


@pytest.mark.parametrize("path", SOCKETS)
def test_sockets_need_their_own_origin(studio: Serving, path: str) -> None:
    own = f"http://127.0.0.1:{studio.port}"
    assert shaken(studio.port, path, origin=own) == 101
    for origin in (None, "null", "http://evil.example", f"http://localhost:{studio.port}", f"http://127.0.0.1:{studio.port + 1}"):
        assert shaken(studio.port, path, origin=origin) == 403, origin
    assert shaken(studio.port, path, host="evil.example", origin="http://evil.example") == 403


def test_pages_forbid_frames_and_other_hosts(studio: Serving) -> None:
    policy = asked(studio.port)[2]["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and f"connect-src 'self' ws://127.0.0.1:{studio.port}" in policy


def test_a_token_is_needed_once(studio: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    port, token, own = studio.port, "a-secret", studio.address
    monkeypatch.setattr(studio.server.guard, "token", token)
    for path in ("/", "/studio/files/look.css", "/?token=wrong", "/live?token="):
        assert asked(port, path)[0] == 401, path
    assert [shaken(port, path, origin=own) for path in SOCKETS] == [403, 403]
    status, _, headers = asked(port, f"/live?token={token}")
    assert status == 303 and headers["location"] == "/live"
    assert "HttpOnly" in headers["set-cookie"] and "SameSite=Strict" in headers["set-cookie"]
    cookie = headers["set-cookie"].partition(";")[0]
    assert asked(port, "/live", Cookie=cookie)[0] == 200
    assert asked(port, "/live", Cookie='other={"a": [1]}; a[b]=1; ' + cookie)[0] == 200, "cookies of other ports"
    assert [shaken(port, path, origin=own, cookie=cookie) for path in SOCKETS] == [101, 101]
    assert asked(port, f"//evil.example/?token={token}")[2]["location"] == "/evil.example/"
    assert asked(port, f"/?token={token}", host="evil.example")[0] == 403


def test_cookies_of_others_are_no_token(studio: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    port, token = studio.port, "a-secret"
    for path in ("/", "/live", "/studio/files/look.css"):
        assert "set-cookie" not in asked(port, path)[2], "nothing is kept where no token is needed"
    monkeypatch.setattr(studio.server.guard, "token", token)
    name = f"velto-studio-{port}"
    for cookie in (f"{name}=wrong", f"{name}=", f"velto-studio-{port + 1}={token}", f"x{name}={token}", f"{name}={token}x", f"a={name}={token}", ";;=;", "\xff"):
        assert asked(port, "/live", Cookie=cookie)[0] == 401, cookie
        assert shaken(port, "/samples", origin=studio.address, cookie=cookie) == 403, cookie


@pytest.mark.parametrize("second", ["Host: evil.example", "Origin: http://evil.example"])
def test_a_header_that_decides_comes_once(studio: Serving, second: str) -> None:
    lines = ["GET / HTTP/1.1", f"Host: 127.0.0.1:{studio.port}", f"Origin: {studio.address}", "Connection: close"]
    for order in ([*lines, second], [lines[0], second, *lines[1:]]):
        with socket.create_connection(("127.0.0.1", studio.port), timeout=LONGEST) as raw:
            raw.sendall("\r\n".join([*order, "", ""]).encode())
            assert int(raw.recv(64).split(b" ")[1]) in (400, 403), order


def test_other_addresses_always_need_a_token() -> None:
    assert token_for(Place()) is None and token_for(Place(host="::1")) is None
    assert token_for(Place(wants_token=True)) != token_for(Place(wants_token=True))
    assert token_for(Place(host="0.0.0.0")) and token_for(Place(host="192.168.1.2"))


def test_a_server_for_all_addresses_knows_no_names() -> None:
    guard = Guard(lambda *_: None, "0.0.0.0", 80)  # type: ignore[arg-type, return-value]
    hosts = {
        "10.0.0.7:80": True, "[::1]:80": True, "10.0.0.7": True, "[::1]": True, "evil.example:80": False, "10.0.0.7:81": False, "evil.example": False,
        "10.0.0.7:": False, "10.0.0.7:٨٠": False, "": False}
    assert {host: guard.refusal({"type": "http"}, {"host": host}) is None for host in hosts} == hosts


@pytest.mark.parametrize(("port", "expected"), [(80, True), (8765, False)])
def test_the_usual_port_need_not_be_named(port: int, expected: bool) -> None:
    guard = Guard(lambda *_: None, "127.0.0.1", port)  # type: ignore[arg-type, return-value]
    own = {"host": "127.0.0.1", "origin": "http://127.0.0.1"}
    assert (guard.refusal({"type": "websocket"}, own) is None) is expected
    assert guard.refusal({"type": "http"}, {"host": "localhost"}) is not None
    assert guard.refusal({"type": "http"}, {"host": f"127.0.0.1:{port}"}) is None


@pytest.fixture
def foreign(studio: Serving) -> Iterator[int]:
    """The port of a page that tries the studio's WebSockets."""
    text = (FOREIGN % (f"127.0.0.1:{studio.port}", f"127.0.0.1:{studio.port}")).encode()

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_port
    server.shutdown()


@pytest.mark.parametrize("is_guarded", [False, True])
def test_foreign_pages_stay_out_only_by_the_guard(browser: Any, studio: Serving, foreign: int, is_guarded: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not is_guarded:
        monkeypatch.setattr(studio.server.guard, "refusal", lambda scope, headers: None)
    context = browser.new_context()
    page = context.new_page()
    for host in ("127.0.0.1", "localhost"):
        page.goto(f"http://{host}:{foreign}/")
        assert page.evaluate("window.tried") == ["out" if is_guarded else "in"] * 2, host
    context.close()


@pytest.mark.parametrize("is_guarded", [False, True])
def test_a_mapped_name_stays_out_only_by_the_guard(browser: Any, studio: Serving, is_guarded: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not is_guarded:
        monkeypatch.setattr(studio.server.guard, "refusal", lambda scope, headers: None)
    mapped = browser.browser_type.launch(executable_path=CHROMIUM, args=[*FLAGS, "--host-resolver-rules=MAP evil.example 127.0.0.1"])
    page = mapped.new_page()
    answer = page.goto(f"http://evil.example:{studio.port}/")
    assert answer.status == (403 if is_guarded else 200)
    mapped.close()
