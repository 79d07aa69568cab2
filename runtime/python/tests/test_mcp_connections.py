"""Connections of a server over HTTP: how many there are, and how long they wait."""

from __future__ import annotations

import asyncio
import functools
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from mcp_raw import Http, http_of
from mcp_served import served

from toolrt.mcp.serve import http as module
from toolrt.mcp.serve.connections import Connections

if TYPE_CHECKING:
    from collections.abc import Iterator

#: What a client sends that never sends the rest.
HALF = b"POST /mcp HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture
def client(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Http]:
    most, patience = request.param
    limited = functools.partial(Connections, most, patience)
    monkeypatch.setattr(module, "Connections", limited)
    with http_of(served()) as client:
        yield client


def half_open(client: Http, sent: bytes = HALF) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", client.port))
    connection.settimeout(20)
    connection.sendall(sent)
    return connection


def is_ended(connection: socket.socket) -> bool:
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def add(client: Http, number: int) -> int:
    arguments = {"name": "add", "arguments": {"a": number}}
    total = client.ask("tools/call", arguments).result["structuredContent"]["sum"]
    assert isinstance(total, int)
    return total


@pytest.mark.parametrize("client", [(20, 60)], indirect=True)
def test_clients_that_send_nothing_keep_nobody_out(client: Http) -> None:
    silent = [half_open(client, HALF if n % 2 else b"") for n in range(60)]
    assert [add(client, n) for n in range(30)] == list(range(30))
    # Those that have waited for longest gave way.
    assert all(is_ended(one) for one in silent[:40])
    for one in silent:
        one.close()


@pytest.mark.parametrize("client", [(4, 60)], indirect=True)
def test_a_request_that_runs_gives_way_to_nobody(client: Http) -> None:
    def block(_: int) -> int:
        arguments = {"name": "block", "arguments": {"n": 1500}}
        answer = client.ask("tools/call", arguments)
        total = answer.result["structuredContent"]["sum"]
        assert isinstance(total, int)
        return total

    with ThreadPoolExecutor(4) as pool:
        running = [pool.submit(block, n) for n in range(4)]
        time.sleep(0.7)
        others = [half_open(client) for _ in range(8)]
        assert all(is_ended(one) for one in others)
        assert [one.result() for one in running] == [1500] * 4
    assert add(client, 3) == 3
    for one in others:
        one.close()


@pytest.mark.parametrize("client", [(100, 0.5)], indirect=True)
def test_a_head_arrives_in_time(client: Http) -> None:
    begun = time.monotonic()
    slow = half_open(client)
    whole = half_open(
        client,
        b"GET /else HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n",
    )
    assert whole.recv(12) == b"HTTP/1.1 404"
    # The next request of a connection is waited for as long.
    whole.sendall(HALF)
    for connection in (slow, whole):
        while not is_ended(connection):
            pass
        connection.close()
    assert 0.4 < time.monotonic() - begun < 15
    assert add(client, 3) == 3


@pytest.mark.parametrize("client", [(4, 1)], indirect=True)
def test_clients_that_read_nothing_keep_nobody_out(client: Http) -> None:
    request = b"GET /else HTTP/1.1\r\nHost: localhost\r\n\r\n"
    deaf: list[socket.socket] = []
    for _ in range(4):
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        connection.connect(("127.0.0.1", client.port))
        connection.settimeout(0)
        with suppress(BlockingIOError):
            for _ in range(10_000):
                connection.sendall(request * 10)
        deaf.append(connection)
    time.sleep(1)
    assert [add(client, n) for n in range(8)] == list(range(8))
    for connection in deaf:
        connection.close()


class Slow(asyncio.Transport):
    """The transport of a client that reads slowly."""

    def __init__(self, unsent: list[int]) -> None:
        super().__init__()
        self.all = unsent
        self.ended = asyncio.Event()

    def get_write_buffer_size(self) -> int:
        return self.all.pop(0) if len(self.all) > 1 else self.all[0]

    def abort(self) -> None:
        self.ended.set()


@pytest.mark.parametrize(
    ("unsent", "looks"), [([0], 1), ([9], 1), ([9, 7, 7], 2), ([9, 7, 7, 4, 4, 0], 3)]
)
def test_a_client_that_reads_slowly_is_waited_for(
    unsent: list[int], looks: int
) -> None:
    async def check() -> None:
        transport = Slow(unsent)
        patience = 0.05
        kind = Connections(10, patience).protocol(lambda **_: asyncio.Protocol())
        begun = time.monotonic()
        kind().connection_made(transport)
        await asyncio.wait_for(transport.ended.wait(), 20)
        took = time.monotonic() - begun
        assert looks * patience <= took + 0.01 < (looks + 0.9) * patience + 1

    asyncio.run(check())


def test_half_of_the_files_are_for_connections() -> None:
    assert 1 <= Connections().most <= 4096
