"""`--sample-via`: samples that a handler asks for, answered by whoever calls.

A request is `{"type":"sample_request","to":…,"request":{…}}`, an answer
`{"type":"sample_response","to":…,"text":…}`, or `"declined":true` in place of a text.
They are lines of stdout (stderr, where stdout has one envelope) and stdin, or the
bodies of a POST and its response.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from toolrt import json
from toolrt.call.plain import is_object
from toolrt.call.request import DECLINED, NOBODY

if TYPE_CHECKING:
    from http.client import HTTPConnection

    from toolrt.call.context import Context
    from toolrt.call.request import Asked
    from toolrt.host.doors import Policy

__all__ = [
    "LARGEST",
    "Broken",
    "Lines",
    "Post",
    "Sampler",
    "answer_of",
    "request_of",
    "wrong_url",
]

#: How many bytes an answer may have.
LARGEST: Final = 4 * 1024 * 1024

#: How long a server may take, in seconds, where the call has no deadline.
_PATIENCE: Final = 600.0

_OK: Final = range(200, 300)


class Broken(ValueError):
    """An answer is none; the text says why."""


def request_of(to: str, asked: Asked) -> bytes:
    """Give the request as JSON."""
    return json.dump(
        {"type": "sample_request", "to": to, "request": asked.request.to_raw()}
    )


def answer_of(data: bytes, to: str) -> object:
    """Give the text of an answer, or that it was declined.

    Args:
        data: The answer, as JSON.
        to: The request; an answer need not name it.

    Raises:
        Broken: It is none.

    """
    if len(data) > LARGEST:
        raise Broken(f"the answer has more than {LARGEST} bytes.")
    said = json.parse_or_none(data)
    if not is_object(said):
        raise Broken("the answer is no JSON object.")
    if said.get("type") != "sample_response":
        raise Broken("the answer is no sample_response.")
    if said.get("to", to) != to:
        raise Broken("the answer is to another request.")
    if said.get("declined") is True:
        return DECLINED
    text = said.get("text")
    if not isinstance(text, str):
        raise Broken("the answer has no text.")
    return text


def wrong_url(url: str, policy: Policy | None, cx: Context) -> str | None:
    """Say why requests cannot be sent to a URL; `None` where they can."""
    try:
        parts = urlsplit(url)
        fits = parts.scheme in {"http", "https"} and bool(parts.hostname)
        fits = fits and parts.username is None and parts.port != 0
    except ValueError:
        fits = False
    if not fits or not url.isascii() or not url.isprintable() or " " in url:
        return "--sample-via needs stdin, or a URL with http or https."
    if policy is None:
        return None
    from toolrt.call.error import Refusal  # noqa: PLC0415

    spec = _spec()
    try:
        policy.admit(spec, cx)
        policy.admit_args(spec, {"url": url}, cx)
    except Refusal:
        return "--sample-via: the policy does not grant net:write for it."
    return None


def _spec() -> Any:
    """Give a tool that does what the option does, for the policy to judge."""
    from toolrt.spec import Capability, Spec  # noqa: PLC0415
    from toolrt.table import Field, Record, Text  # noqa: PLC0415

    class Args:
        table = Record(dict, lambda: (Field("url", Text(format="uri")),))

    return Spec(
        name="--sample-via",
        toolset="",
        service="",
        args=Args(),
        capabilities=(Capability("net:write"),),
    )


class Sampler:
    """Answers samples; counts requests, and tells what went wrong."""

    def __init__(self, warn: Callable[[str], object]) -> None:
        """Take who hears what went wrong."""
        self._warn = warn
        self._lock = threading.Lock()
        self._count = 0

    def sample(self, asked: Asked) -> Awaitable[object]:
        """Answer a request."""
        raise NotImplementedError

    def _next(self) -> str:
        with self._lock:
            self._count += 1
            return f"s{self._count}"

    def _failed(self, why: str) -> object:
        self._warn(f"--sample-via: {why}")
        return NOBODY

    async def _in_thread(self, work: Callable[[], object]) -> object:
        """Run what blocks in a thread of its own, which nobody has to wait for."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[object] = loop.create_future()

        def settle(value: object) -> None:
            if not done.done():
                done.set_result(value)

        def run() -> None:
            try:
                value: object = work()
            except Broken as why:
                value = why
            # The loop may be gone where nobody waits any more.
            try:
                loop.call_soon_threadsafe(settle, value)
            except RuntimeError:
                return

        threading.Thread(target=run, daemon=True, name="toolrt-sample").start()
        value = await done
        return self._failed(str(value)) if isinstance(value, Broken) else value


class Lines(Sampler):
    """Asks by a line, and reads the answer from stdin."""

    def __init__(
        self, write_line: Callable[[bytes], object], warn: Callable[[str], object]
    ) -> None:
        """Take where lines go, and who hears what went wrong."""
        super().__init__(warn)
        self._write = write_line
        self._reads = threading.Lock()
        self._rest = b""

    async def sample(self, asked: Asked) -> object:
        """Answer a request."""
        to = self._next()
        self._write(request_of(to, asked))
        return await self._in_thread(lambda: self._read(to))

    def _read(self, to: str) -> object:
        with self._reads:
            while True:
                line = self._line()
                if line is None:
                    raise Broken("stdin has ended.")
                if line.strip():
                    return answer_of(line, to)

    def _line(self) -> bytes | None:
        """Read a line, past the buffer of `sys.stdin`: the end would wait for that."""
        while b"\n" not in self._rest:
            if len(self._rest) > LARGEST:
                raise Broken(f"the answer has more than {LARGEST} bytes.")
            try:
                more = os.read(sys.stdin.fileno(), 1 << 16)
            except (OSError, ValueError):
                more = b""
            if not more:
                line, self._rest = self._rest, b""
                return line or None
            self._rest += more
        line, _, self._rest = self._rest.partition(b"\n")
        return line


class Post(Sampler):
    """Asks a server by HTTP."""

    def __init__(self, url: str, warn: Callable[[str], object]) -> None:
        """Take where requests are sent, and who hears what went wrong."""
        super().__init__(warn)
        self._url = urlsplit(url)

    async def sample(self, asked: Asked) -> object:
        """Answer a request."""
        to = self._next()
        body = request_of(to, asked)
        connection = self._connection()
        try:
            async with asyncio.timeout(_PATIENCE):
                return await self._in_thread(
                    lambda: answer_of(self._post(connection, body), to)
                )
        except TimeoutError:
            return self._failed("the server does not answer.")
        finally:
            # Whoever reads it still gets nothing more.
            _close(connection)

    def _connection(self) -> HTTPConnection:
        from http.client import HTTPConnection, HTTPSConnection  # noqa: PLC0415

        kind = HTTPSConnection if self._url.scheme == "https" else HTTPConnection
        return kind(self._url.hostname or "", self._url.port, timeout=_PATIENCE)

    def _post(self, connection: HTTPConnection, body: bytes) -> bytes:
        from http.client import HTTPException  # noqa: PLC0415

        path = self._url.path or "/"
        target = f"{path}?{self._url.query}" if self._url.query else path
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        try:
            connection.request("POST", target, body, headers)
            response = connection.getresponse()
            if response.status not in _OK:
                raise Broken(
                    f"the server has answered with the status {response.status}."
                )
            return response.read(LARGEST + 1)
        except (OSError, HTTPException, ValueError, AttributeError) as error:
            if isinstance(error, Broken):
                raise
            raise Broken("the server cannot be reached.") from error


def _close(connection: HTTPConnection) -> None:
    """Close a connection, also one that another thread reads."""
    from socket import SHUT_RDWR  # noqa: PLC0415

    sock = connection.sock
    if sock is not None:
        with suppress(OSError):
            sock.shutdown(SHUT_RDWR)
        connection.close()
