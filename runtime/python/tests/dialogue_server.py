"""A server on this machine that says what a model is to say, in any wire format."""

from __future__ import annotations

import json
from collections.abc import Generator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from dialogue_formats import Format, Said


class Service:
    """What it says, and the requests that it got."""

    def __init__(self, url: str, turns: list[Said]) -> None:
        self.url = url
        self.turns = turns
        self.paths: list[str] = []
        self.requests: list[dict[str, Any]] = []


@contextmanager
def served(fmt: Format, *turns: Said) -> Generator[Service]:
    """Serve these turns of a model, one for each request."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            size = int(self.headers["Content-Length"])
            request = json.loads(self.rfile.read(size))
            service.requests.append(request)
            service.paths.append(self.path)
            said = service.turns.pop(0) if service.turns else Said("nothing left")
            kind, body = fmt.body(said, self.path, request)
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = Service(f"http://127.0.0.1:{server.server_port}", list(turns))
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()
