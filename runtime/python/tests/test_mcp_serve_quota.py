"""What one caller may take of a server over HTTP, and that others get theirs."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx2
import pytest
from mcp_raw import Http, asked, error_of, http_of, opening
from mcp_served import Things, served, toolset

from toolrt import Context, Registry
from toolrt.host import Limits, Quota, Rate, ToolLimits
from toolrt.mcp import Incoming, Options, Server, Verified, asgi
from toolrt.mcp.serve.peers import peer_at, peer_of
from toolrt.mcp.serve.places import SessionPlaces

if TYPE_CHECKING:
    import http.client
    from collections.abc import Callable

FILE = Path(__file__).parents[3] / "spec/conformance/mcp/quotas.json"
VECTORS = json.loads(FILE.read_text("utf-8"))
REFUSALS = {one["of"]: one["error"] for one in VECTORS["refusals"]}


class Tokens:
    """Knows two callers; the second one is called like the first one's owner."""

    def verify(self, token: str) -> Verified | None:
        known = {
            "greedy": Verified(
                caller="greedy", owner="iss greedy", scopes=frozenset(("maths",))
            ),
            "modest": Verified(
                caller="iss greedy", owner="iss modest", scopes=frozenset(("maths",))
            ),
        }
        return known.get(token)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def add(client: Http, token: str) -> Any:
    params = {"name": "add", "arguments": {"a": 1}}
    return client.ask("tools/call", params, **bearer(token)).result


def begun(
    client: Http, token: str, method: str, params: Any
) -> http.client.HTTPConnection:
    """Send a request of the modern era, and do not wait for its answer."""
    message, headers = asked(method, params)
    own = {
        "Content-Type": "application/json",
        "Accept": "application/json, text/event-stream",
        **{name.replace("_", "-"): value for name, value in headers.items()},
        **bearer(token),
    }
    return client.begin("POST", "/mcp", json.dumps(message).encode(), own)


def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 10
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_one_caller_leaves_calls_for_others() -> None:
    things = Things()
    with http_of(served(things), auth=Tokens(), max_calls=8) as client:
        params = {"name": "wait", "arguments": {"n": 60_000}}
        with ExitStack() as ends:
            running = [begun(client, "greedy", "tools/call", params) for _ in range(4)]
            for one in running:
                ends.callback(one.close)
            until(lambda: error(add(client, "greedy")) is not None)
            assert error(add(client, "greedy")) == REFUSALS["calls"]
            assert add(client, "modest")["structuredContent"] == {"sum": 1}
        # Nobody waits for their answers any more.
        until(lambda: error(add(client, "greedy")) is None)


def error(result: Any) -> Any:
    """Give the error of a call, if it has one."""
    return error_of(result) if result.get("isError") else None


def test_a_greedy_caller_delays_no_modest_one() -> None:
    """One place to run, a queue of waiting calls, and somebody who comes later."""
    tools = {"wait": ToolLimits(parallel=1)}
    with http_of(limited(Limits(tools=tools)), auth=Tokens()) as client:

        def call(token: str) -> float:
            params = {"name": "wait", "arguments": {"n": 50}}
            result = client.ask("tools/call", params, **bearer(token)).result
            assert "isError" not in result, result
            return time.monotonic()

        with ThreadPoolExecutor(50) as pool:
            greedy = [pool.submit(call, "greedy") for _ in range(40)]
            until(lambda: sum(one.done() for one in greedy) >= 2)
            modest = pool.submit(call, "modest").result()
            after = [one for one in greedy if one.result() > modest]
        assert len(after) > 25


def limited(limits: Limits) -> Server:
    registry = Registry(limits=limits)
    registry.register(toolset(Things()))
    return Server.of(registry, "limited")


def test_rates_are_those_of_the_owner_of_a_token() -> None:
    quota = Quota(rate=Rate(2, 1.0), burst=3)
    with http_of(limited(Limits(quota=quota)), auth=Tokens()) as client:
        answers = [error(add(client, "greedy")) for _ in range(6)]
        refused = next(one for one in answers if one is not None)
        assert answers[:3] == [None] * 3
        assert refused["code"] == "rate_limited"
        wait = refused["recovery"]["after_ms"]
        assert 0 < wait <= 500
        assert error(add(client, "modest")) is None
        # A session is no way around.
        session = client.session(**bearer("greedy"))
        calls = [
            session.ask("tools/call", {"name": "add", "arguments": {"a": 1}}).result
            for _ in range(4)
        ]
        assert any(error(one) is not None for one in calls)
        time.sleep(wait / 1000 + 0.6)
        assert error(add(client, "greedy")) is None


def test_without_tokens_an_address_is_the_caller() -> None:
    quota = Quota(rate=Rate(1, 3600), burst=2)
    with http_of(limited(Limits(quota=quota))) as client:

        def call(**headers: str) -> Any:
            params = {"name": "add", "arguments": {"a": 1}}
            return error(client.ask("tools/call", params, **headers).result)

        assert call(Toolrt_Caller="a") is None
        assert call(Toolrt_Caller="b") is None
        refused = call(Toolrt_Caller="c", X_Forwarded_For="203.0.113.7")
        assert refused["code"] == "rate_limited"


def test_the_host_says_who_a_peer_is() -> None:
    def context(cx: Context, incoming: Incoming) -> Context:
        return cx.with_peer((incoming.headers or {}).get("x-real-ip", "nobody"))

    server = limited(Limits(quota=Quota(rate=Rate(1, 3600))))
    with http_of(server, context=context, max_calls=4) as client:

        def call(peer: str) -> Any:
            params = {"name": "add", "arguments": {"a": 1}}
            return error(client.ask("tools/call", params, X_Real_Ip=peer).result)

        assert call("203.0.113.7") is None
        assert call("203.0.113.7")["code"] == "rate_limited"
        assert call("203.0.113.8") is None


def test_a_caller_has_so_many_sessions() -> None:
    options = {"max_sessions": 5, "max_sessions_per_caller": 2, "session_idle": 2.0}
    with http_of(served(), auth=Tokens(), **options) as client:
        message = {"jsonrpc": "2.0", "id": 0, "method": "initialize"}
        opens = {**message, "params": opening()}
        first, second = (client.session(**bearer("greedy")) for _ in range(2))
        for _ in range(10):
            refused = client.post(opens, **bearer("greedy"))
            assert refused.status == VECTORS["sessions"]["status"]
            assert refused.error["message"] == VECTORS["sessions"]["message"]
            assert 1 <= int(refused.headers["Retry-After"]) <= 2
        # Requests that begin nothing take nothing, and the modern era has no sessions.
        assert add(client, "greedy")["structuredContent"] == {"sum": 1}
        others = [client.session(**bearer("modest")) for _ in range(2)]
        assert others[1].ask("ping", {}).status == 200
        # One that ends makes room, and so does one that is idle.
        ended = client.send("DELETE", "/mcp", None, headers_of(first))
        assert ended.status == 200
        third = client.session(**bearer("greedy"))
        assert client.post(opens, **bearer("greedy")).status == 429
        for _ in range(6):
            time.sleep(0.5)
            assert third.ask("ping", {}).status == 200
        assert second.ask("ping", {}).status == 404
        client.session(**bearer("greedy"))
        assert client.post(opens, **bearer("greedy")).status == 429


def headers_of(session: Any) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in session.headers.items()}


def test_what_begins_no_session_takes_no_place() -> None:
    with http_of(served(), max_sessions=2) as client:
        for _ in range(5):
            older = {"MCP_Protocol_Version": "2025-11-25"}
            message = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
            assert client.post(message, **older).status == 400
            assert client.post(b"{").status == 400
            assert client.send("GET", "/mcp", None, {}).status == 406
        client.session()
        assert client.post({"jsonrpc": "2.0", "id": 1, "method": "ping"}).status == 429


def test_a_session_that_fails_to_begin_counts_as_long_as_it_is_there() -> None:
    with http_of(served(), max_sessions=4, session_idle=0.5) as client:
        bad = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}
        answers = [client.post(bad) for _ in range(6)]
        assert [one.status for one in answers] == [200, 200, 429, 429, 429, 429]
        assert "error" in answers[0].last
        time.sleep(1.5)
        assert client.post(bad).status == 200


def test_a_caller_listens_so_often() -> None:
    with (
        http_of(served(), auth=Tokens(), max_sessions=4) as client,
        ExitStack() as ends,
    ):
        params = {"notifications": {"toolsListChanged": True}}

        def listen(token: str) -> Any:
            connection = begun(client, token, "subscriptions/listen", params)
            ends.callback(connection.close)
            response = connection.getresponse()
            lines = iter(response.readline, b"")
            return next(
                json.loads(line[6:])
                for line in (
                    one if b"data: " in one else b"data: " + one for one in lines
                )
                if len(line) > len(b"data: \r\n") and b"{" in line
            )

        for _ in range(2):
            told = listen("greedy")
            assert told["method"] == "notifications/subscriptions/acknowledged"
        refused = listen("greedy")["error"]
        assert refused["data"]["error"] == REFUSALS["listeners"]
        assert "method" in listen("modest")
        ends.close()
        until(lambda: "method" in listen("greedy"))


def test_a_caller_watches_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toolrt.mcp.serve.resources._WATCHED_BY_ONE", 2)
    with http_of(served(), auth=Tokens()) as client:
        watched = {"uri": "served://about"}
        sessions = [client.session(**bearer("greedy")) for _ in range(3)]
        for _ in range(2):  # again is no more
            for session in sessions[:2]:
                assert session.ask("resources/subscribe", watched).result == {}
        refused = sessions[2].ask("resources/subscribe", watched).error
        assert refused["data"]["error"] == REFUSALS["watched resources"]
        modest = client.session(**bearer("modest"))
        assert modest.ask("resources/subscribe", watched).result == {}
        assert sessions[0].ask("resources/unsubscribe", watched).result == {}
        assert sessions[2].ask("resources/subscribe", watched).result == {}
        client.send("DELETE", "/mcp", None, headers_of(sessions[2]))
        until(lambda: "result" in sessions[0].ask("resources/subscribe", watched).last)


def test_peers_are_those_of_the_vectors() -> None:
    assert len(VECTORS["peers"]) > 5
    for peer in VECTORS["peers"]:
        assert peer_at(peer["address"]) == peer["peer"]
    assert peer_at("fe80::1%eth0") == "fe80::/64"
    assert peer_of({"client": ("203.0.113.7", 1)}) == "203.0.113.7"
    assert peer_of({"client": None}) == "http"
    own = {"client": ("203.0.113.7", 1), "toolrt.mcp.peer": "10.0.0.1"}
    assert peer_of(own) == "10.0.0.1"


@pytest.mark.anyio
async def test_an_application_around_says_who_its_client_is() -> None:
    app = asgi(limited(Limits(quota=Quota(rate=Rate(1, 3600)))), Options(hosts=("x",)))
    message, headers = asked("tools/call", {"name": "add", "arguments": {"a": 1}})
    own = {name.replace("_", "-"): value for name, value in headers.items()}

    async def call(address: str) -> Any:
        transport = httpx2.ASGITransport(app=app, client=(address, 1))
        async with httpx2.AsyncClient(transport=transport) as client:
            answer = await client.post(
                "http://x/mcp",
                json=message,
                headers={**own, "Accept": "application/json, text/event-stream"},
            )
            return error(answer.json()["result"])

    assert await call("203.0.113.7") is None
    assert (await call("203.0.113.7"))["code"] == "rate_limited"
    assert await call("203.0.113.8") is None
    await app.aclose()


def test_nothing_is_kept_of_callers_without_sessions() -> None:
    places = SessionPlaces(2, 1, 60.0)
    for n in range(1000):
        place = places.take(str(n).encode())
        assert not isinstance(place, int)
        places.begun(place, str(n))
        assert places.take(str(n).encode()) == 60
        place.leave()
        place.leave()
    assert len(places) == 0
