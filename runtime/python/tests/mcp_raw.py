"""Raw clients of MCP: they write what they are told, and read what comes."""

from __future__ import annotations

import asyncio
import http.client
import json
import queue
import random
import socket
import subprocess
import sys
import threading
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from toolrt.mcp import Options, aserve_http

if TYPE_CHECKING:
    from collections.abc import Generator

    from toolrt.mcp import Server

PROGRAM = str(Path(__file__).with_name("mcp_served.py"))
OLDER = "2025-11-25"
MODERN = "2026-07-28"
PATIENCE = 10.0


def modern(params: dict[str, Any], capabilities: Any = None, **meta: Any) -> Any:
    """Give parameters as the modern era has them."""
    own = {
        "io.modelcontextprotocol/protocolVersion": MODERN,
        "io.modelcontextprotocol/clientCapabilities": capabilities or {},
        "io.modelcontextprotocol/clientInfo": {"name": "raw", "version": "1"},
    }
    return {**params, "_meta": {**own, **meta}}


def opening(capabilities: Any = None) -> dict[str, Any]:
    """Give the parameters of `initialize`."""
    return {
        "protocolVersion": OLDER,
        "capabilities": capabilities or {},
        "clientInfo": {"name": "raw", "version": "1"},
    }


class Stdio:
    """A server in a process of its own."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(  # noqa: S603 # this interpreter
            [sys.executable, PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.said: queue.Queue[Any] = queue.Queue()
        self.greeting: Any = None
        self._ids = 0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.put(json.loads(line))
        self.said.put(None)

    def write(self, message: Any) -> None:
        assert self.process.stdin is not None
        text = message if isinstance(message, str) else json.dumps(message)
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def send(self, method: str, params: Any = None) -> int:
        """Send a request; give its id."""
        self._ids += 1
        message = {"jsonrpc": "2.0", "id": self._ids, "method": method}
        self.write(message if params is None else {**message, "params": params})
        return self._ids

    def tell(self, method: str, params: Any = None) -> None:
        message = {"jsonrpc": "2.0", "method": method}
        self.write(message if params is None else {**message, "params": params})

    def next(self) -> Any:
        return self.said.get(timeout=PATIENCE)

    def ask(self, method: str, params: Any = None) -> Any:
        """Send a request; give its answer, whatever comes before."""
        own = self.send(method, params)
        while True:
            message = self.next()
            if message.get("id") == own and "method" not in message:
                return message

    def open(self, capabilities: Any = None) -> Any:
        answer = self.ask("initialize", opening(capabilities))
        self.tell("notifications/initialized")
        return answer["result"]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()


def free_port() -> int:
    """Give a port that is free, and that the system gives to nobody.

    A client that asks at one of the system's whether somebody listens there may be
    given the same as its own, and then is its own other end.
    """
    # Systems give from 32768 on, or from 49152 on.
    for port in random.sample(range(16_384, 32_768), 1_000):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("no port is free")


@contextmanager
def http_of(server: Server, **options: Any) -> Generator[Http]:
    """Serve a server over HTTP, on a free port."""
    port = free_port()
    options.setdefault("shutdown", 2)
    ends = threading.Event()

    async def serve() -> None:
        serving = aserve_http(server, f"127.0.0.1:{port}", Options(**options))
        task = asyncio.create_task(serving)
        end = asyncio.create_task(asyncio.to_thread(ends.wait))
        await asyncio.wait([task, end], return_when=asyncio.FIRST_COMPLETED)
        ends.set()
        task.cancel()
        await asyncio.wait([task])

    thread = threading.Thread(target=asyncio.run, args=[serve()])
    thread.start()
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                assert time.monotonic() < deadline
                time.sleep(0.01)
        yield Http(port, ends.set)
    finally:
        ends.set()
        thread.join(PATIENCE)
        assert not thread.is_alive()


class Answer:
    """An answer of HTTP."""

    def __init__(self, response: http.client.HTTPResponse, body: bytes) -> None:
        self.status = response.status
        self.headers = response.headers
        self.text = body.decode()

    @property
    def messages(self) -> list[Any]:
        """The messages, of a stream or of a document."""
        if self.headers.get_content_type() != "text/event-stream":
            return [json.loads(self.text)] if self.text else []
        lines = self.text.splitlines()
        data = (line[6:] for line in lines if line.startswith("data: "))
        return [json.loads(one) for one in data if one]

    @property
    def last(self) -> Any:
        return self.messages[-1]

    @property
    def result(self) -> Any:
        return self.last["result"]

    @property
    def error(self) -> Any:
        return self.last["error"]


class Http:
    """A client of HTTP, with a connection for each request."""

    def __init__(self, port: int, end: Any) -> None:
        self.port = port
        self.end = end

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/mcp"

    def begin(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str]
    ) -> http.client.HTTPConnection:
        """Send a request, and do not wait for its answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.request(method, path, body, headers)
        return connection

    def send(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str]
    ) -> Answer:
        connection = self.begin(method, path, body, headers)
        try:
            response = connection.getresponse()
            return Answer(response, response.read())
        finally:
            connection.close()

    def post(self, message: Any, **headers: str) -> Answer:
        """Post a message; `_` in names of headers stands for `-`."""
        body = message if isinstance(message, bytes) else json.dumps(message).encode()
        return self.send("POST", "/mcp", body, _headers(headers))

    def ask(
        self,
        method: str,
        params: dict[str, Any],
        capabilities: Any = None,
        meta: Any = None,
        **headers: str,
    ) -> Answer:
        """Send a request of the modern era, and give its answer."""
        message, own = asked(method, params, capabilities, meta)
        return self.post(message, **{**own, **headers})

    def session(self, capabilities: Any = None, **headers: str) -> Session:
        """Begin a session of the older era."""
        message = {"jsonrpc": "2.0", "id": 0, "method": "initialize"}
        opened = self.post({**message, "params": opening(capabilities)}, **headers)
        assert opened.status == 200, opened.text
        session = Session(self, opened.headers["mcp-session-id"], headers)
        told = session.post({"jsonrpc": "2.0", "method": "notifications/initialized"})
        assert told.status == 202
        return session


def asked(
    method: str, params: dict[str, Any], capabilities: Any = None, meta: Any = None
) -> tuple[Any, dict[str, str]]:
    """Give a request of the modern era, with its headers."""
    own = {"MCP_Protocol_Version": MODERN, "Mcp_Method": method}
    if "name" in params or "uri" in params:
        own["Mcp_Name"] = str(params.get("name", params.get("uri")))
    message = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": method,
        "params": modern(params, capabilities, **(meta or {})),
    }
    return message, own


def _headers(given: dict[str, str]) -> dict[str, str]:
    own = {
        "Content-Type": "application/json",
        "Accept": "application/json, text/event-stream",
    }
    return own | {name.replace("_", "-"): value for name, value in given.items()}


class Session:
    """A session of the older era."""

    def __init__(self, client: Http, own: str, headers: dict[str, str]) -> None:
        self.client = client
        self.id = own
        self.headers = {
            **headers,
            "Mcp_Session_Id": own,
            "MCP_Protocol_Version": OLDER,
        }

    def post(self, message: Any, **headers: str) -> Answer:
        return self.client.post(message, **{**self.headers, **headers})

    def ask(self, method: str, params: Any, **headers: str) -> Answer:
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        return self.post(message, **headers)

    def begin(self, method: str, params: Any) -> http.client.HTTPConnection:
        """Send a request, and do not wait for its answer."""
        message = {"jsonrpc": "2.0", "id": 7, "method": method, "params": params}
        body = json.dumps(message).encode()
        return self.client.begin("POST", "/mcp", body, _headers(self.headers))


def error_of(result: dict[str, Any]) -> dict[str, Any]:
    """Give the error of a result.

    It has no structure beside it, which would have to match the output schema.
    """
    assert result["isError"] is True
    assert "structuredContent" not in result
    error: dict[str, Any] = result["_meta"]["dev.toolc/envelope"]["error"]
    return error
