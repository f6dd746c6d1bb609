"""Firmware and catalogs from a server of the test: trusted and not, redirected, slow, endless, and gone."""

from __future__ import annotations

import http.server
import io
import json
import ssl
import threading
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from veltokit import Backend, Context, Firmware, OperationStatus, Result
from veltokit.errors import (
    DeviceTimeoutError,
    FormatError,
    InputOutputError,
    InvalidArgumentError,
    NotFoundError,
    NotPermittedError,
    OperationCancelledError,
    StaleHandleError,
)

pytestmark = pytest.mark.sweep

CERTIFICATES = Path(__file__).parent / "certificates"
AUTHORITY = CERTIFICATES / "authority.pem"
OTHER_ADDRESS = "127.0.0.2"
"""An address of this machine that is not in the certificate."""
IMAGE = bytes(range(256)) * 4
CATALOG = {"0.4": {"5": {"vanilla": {"1.7.3": {"filename": "firmware.zip"}}}}}


def package(padding: int = 0) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr("padding", bytes(padding))
        archive.writestr("manifest.json", json.dumps({"manifest": {"application": {"bin_file": "app.bin"}}}))
        archive.writestr("app.bin", IMAGE)
    return data.getvalue()


class Server(http.server.ThreadingHTTPServer):
    """Bodies by path, redirects, and paths that are written to until the client has had enough."""

    daemon_threads = True

    def __init__(self, certificate: str | None, address: str) -> None:
        super().__init__((address, 0), Handler)
        self.bodies: dict[str, bytes] = {"/info2.json": json.dumps(CATALOG).encode(), "/firmware.zip": package()}
        self.redirects: dict[str, str] = {}
        self.endless = threading.Semaphore(0)
        """Counts the pieces of /endless.zip."""
        self.release = threading.Event()
        """Lets /silent.zip answer."""
        self.scheme = "http"
        if certificate is not None:
            self.scheme = "https"
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(CERTIFICATES / f"{certificate}.pem")
            self.socket = context.wrap_socket(self.socket, server_side=True, do_handshake_on_connect=False)
        threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True).start()

    def url(self, path: str) -> str:
        return f"{self.scheme}://localhost:{self.server_port}{path}"

    def handle_error(self, *_: Any) -> None:
        """Clients that hang up are the point of some tests."""


class Handler(http.server.BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        if self.path in self.server.redirects:
            self.send_response(302)
            self.send_header("Location", self.server.redirects[self.path])
            self.end_headers()
        elif self.path == "/endless.zip":
            self.send_response(200)
            self.end_headers()
            while self.wfile.write(bytes(65_536)):
                self.server.endless.release()
        elif self.path == "/silent.zip":
            self.server.release.wait(30)
        elif self.path == "/broken.zip":
            self.send_error(503)
        else:
            body = self.server.bodies.get(self.path)
            self.send_response(404 if body is None else 200)
            self.send_header("Content-Length", str(len(body or b"")))
            self.end_headers()
            self.wfile.write(body or b"")

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    servers: list[Server] = []

    def start(certificate: str | None = "trusted", address: str = "127.0.0.1") -> Server:
        servers.append(Server(certificate, address))
        return servers[-1]

    yield start
    for server in servers:
        server.release.set()
        server.shutdown()
        server.server_close()


@pytest.fixture
def server(serve: Callable[..., Server]) -> Server:
    return serve("trusted")


@pytest.fixture(params=[False, True], ids=["threaded", "pumped"])
def web(request: pytest.FixtureRequest) -> Iterator[Context]:
    with Context(backends=Backend.SIMULATED, ephemeral=True, pumped=request.param) as context:
        yield context


def test_a_firmware_is_read_from_a_trusted_server(web: Context, server: Server) -> None:
    operation = web.read_firmware(server.url("/firmware.zip"), ca_path=AUTHORITY)
    firmware = operation.wait()
    assert firmware.info.size == len(IMAGE) and firmware.info.name == "firmware.zip"
    assert operation.info.object_bits == firmware.bits


def test_servers_that_are_not_trusted_are_refused(web: Context, serve: Callable[..., Server]) -> None:
    """Of another authority, expired, and a right one without its authority."""
    for certificate, ca_path in (("foreign", AUTHORITY), ("expired", AUTHORITY), ("trusted", None)):
        server = serve(certificate)
        operation = web.read_catalog(server.url("/info2.json"), ca_path=ca_path)
        with pytest.raises(NotPermittedError, match="not trusted"):
            operation.wait()
    server = serve("trusted", OTHER_ADDRESS)
    with pytest.raises(NotPermittedError, match="not trusted"):
        web.read_catalog(f"https://{OTHER_ADDRESS}:{server.server_port}/info2.json", ca_path=AUTHORITY).wait()


def test_only_https_is_read(web: Context, server: Server, serve: Callable[..., Server], tmp_path: Path) -> None:
    (tmp_path / "firmware.zip").write_bytes(package())
    plain = serve(None)
    server.redirects = {
        "/http.zip": plain.url("/firmware.zip"), "/file.zip": f"file://{tmp_path}/firmware.zip",
        "/right.zip": server.url("/firmware.zip"), "/loop.zip": server.url("/loop.zip"),
    }
    assert web.read_firmware(server.url("/right.zip"), ca_path=AUTHORITY).wait().info.size == len(IMAGE)
    for path in ("/http.zip", "/file.zip", "/loop.zip"):
        with pytest.raises(InputOutputError, match="cannot be read"):
            web.read_firmware(server.url(path), ca_path=AUTHORITY).wait()
    for url in (plain.url("/firmware.zip"), f"file://{tmp_path}/firmware.zip", "ftp://localhost/a.zip", "", "https://a b/c.zip"):
        with pytest.raises(InvalidArgumentError, match="must begin with https"):
            web.read_firmware(url)


def test_a_large_package_is_read_within_its_limit(web: Context, server: Server) -> None:
    server.bodies["/large.zip"] = package(10_000_000)
    url = server.url("/large.zip")
    assert web.read_firmware(url, ca_path=AUTHORITY).wait().info.size == len(IMAGE)
    with pytest.raises(FormatError, match="more than 1000000 bytes, the size_limit"):
        web.read_firmware(url, ca_path=AUTHORITY, size_limit=1_000_000).wait()


def test_an_endless_body_ends_at_its_limit(web: Context, server: Server) -> None:
    with pytest.raises(FormatError, match="size_limit"):
        web.read_firmware(server.url("/endless.zip"), ca_path=AUTHORITY, size_limit=2_000_000).wait()


def test_a_silent_server_ends_in_time(web: Context, server: Server) -> None:
    with pytest.raises(DeviceTimeoutError, match="within 0.2 s"):
        web.read_firmware(server.url("/silent.zip"), ca_path=AUTHORITY, timeout=0.2).wait()


def test_answers_that_are_no_firmware(web: Context, server: Server) -> None:
    server.bodies |= {"/text.zip": b"<html></html>", "/page.json": b"<html></html>"}
    for path, error in (("/missing.zip", NotFoundError), ("/broken.zip", InputOutputError), ("/text.zip", FormatError)):
        operation = web.read_firmware(server.url(path), ca_path=AUTHORITY)
        bits = operation.info.object_bits
        with pytest.raises(error):
            operation.wait()
        assert bits != 0
    with pytest.raises(FormatError, match="the catalog is invalid"):
        web.read_catalog(server.url("/page.json"), ca_path=AUTHORITY).wait()
    with pytest.raises(FormatError, match="must end in"):
        web.read_firmware(server.url("/firmware"))
    with pytest.raises(InputOutputError, match="cannot be read"):
        web.read_firmware(server.url("/firmware.zip"), ca_path="/nonexistent.pem")


def test_cancelled_reading_leaves_nothing(web: Context, server: Server) -> None:
    operation = web.read_firmware(server.url("/endless.zip"), ca_path=AUTHORITY, size_limit=64 << 20)
    assert server.endless.acquire(timeout=20)
    operation.cancel()
    with pytest.raises(OperationCancelledError):
        operation.wait()
    assert operation.status is OperationStatus.CANCELLED and operation.outcome is Result.CANCELLED


def test_a_context_ends_while_it_reads(server: Server) -> None:
    context = Context(backends=Backend.SIMULATED, ephemeral=True)
    firmware = context.read_firmware(server.url("/silent.zip"), ca_path=AUTHORITY)
    context.close()
    with pytest.raises((OperationCancelledError, StaleHandleError)):
        firmware.result()


def test_a_catalog_is_kept_with_its_date(server: Server, tmp_path: Path) -> None:
    url = server.url("/info2.json")
    settings: dict[str, Any] = {"backends": Backend.SIMULATED, "state_path": str(tmp_path / "state")}
    with Context(**settings) as context:
        fresh = context.read_catalog(url, ca_path=AUTHORITY).wait().info
        assert fresh.build_count == 1 and not fresh.is_cached and fresh.read_utc_ns > 1_577_836_800 * 10**9
    server.shutdown()
    server.server_close()
    with Context(**settings) as context:
        kept = context.read_catalog(url, ca_path=AUTHORITY).wait()
        assert (kept.info.is_cached, kept.info.read_utc_ns) == (True, fresh.read_utc_ns)
        assert kept.url(kept.builds()[0]) == server.url("/0.4/5/vanilla/1.7.3/firmware.zip")
        with pytest.raises(InputOutputError):
            context.read_catalog(url + "?other", ca_path=AUTHORITY).wait()
    (file,) = (tmp_path / "state").glob("*.catalog")
    file.write_bytes(file.read_bytes()[:-5])
    with Context(**settings) as context, pytest.raises(InputOutputError):
        context.read_catalog(url, ca_path=AUTHORITY).wait()


def test_a_kept_catalog_does_not_hide_a_wrong_server(
    serve: Callable[..., Server], tmp_path: Path
) -> None:
    server = serve("trusted")
    url = server.url("/info2.json")
    with Context(backends=Backend.SIMULATED, state_path=str(tmp_path)) as context:
        context.read_catalog(url, ca_path=AUTHORITY).wait()
        with pytest.raises(NotPermittedError):
            context.read_catalog(url, ca_path=CERTIFICATES / "foreign.pem").wait()
        server.bodies["/info2.json"] = b"{"
        with pytest.raises(FormatError):
            context.read_catalog(url, ca_path=AUTHORITY).wait()


def test_a_build_is_read_from_the_server_of_its_catalog(web: Context, server: Server) -> None:
    web.create_simulator(name="Board", model_name="metamotion-s", seed=7)
    board = web.connect("Board").wait()
    server.bodies["/a/info2.json"] = json.dumps(CATALOG).encode()
    server.bodies["/a/0.4/5/vanilla/1.7.3/firmware.zip"] = package()
    catalog = web.read_catalog(server.url("/a/info2.json"), ca_path=AUTHORITY).wait()
    firmware: Firmware = catalog.read_firmware(board, catalog.builds()[0], ca_path=AUTHORITY).wait()
    assert (firmware.info.version, firmware.info.model, firmware.info.hardware) == ("1.7.3", "5", "0.4")
