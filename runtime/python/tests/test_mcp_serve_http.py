"""A server over HTTP, by raw requests: both eras at one place, and what is unsafe."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import httpx2
import pytest
from mcp_raw import Http, asked, error_of, http_of
from mcp_served import Things, served, toolset
from starlette.applications import Starlette
from starlette.routing import Mount

from toolrt import Cancel, Context, Registry
from toolrt.host import StateKeys
from toolrt.mcp import Incoming, Options, Server, Typed, Verified, asgi
from toolrt.mcp.serve.asgi import Application

if TYPE_CHECKING:
    from collections.abc import Iterator


THINGS = Things()


@pytest.fixture(scope="module")
def client() -> Iterator[Http]:
    with http_of(served(THINGS), max_body=100_000) as client:
        yield client


def add(**args: Any) -> dict[str, Any]:
    return {"name": "add", "arguments": args}


def test_both_eras_on_one_endpoint(client: Http) -> None:
    answer = client.ask("tools/call", add(a=1, b=2))
    assert answer.status == 200
    assert answer.headers.get_content_type() == "application/json"
    assert answer.result["structuredContent"] == {"sum": 3}
    about = answer.result["_meta"]["io.modelcontextprotocol/serverInfo"]
    assert about["version"] == "1.2.3"
    session = client.session()
    result = session.ask("tools/call", add(a=1)).result
    assert result["structuredContent"] == {"sum": 1}
    # Who has its id can use the session: envelopes have something derived.
    known = result["_meta"]["dev.toolc/envelope"]["meta"]["session_id"]
    assert known == sha256(session.id.encode()).hexdigest()[:32]
    assert session.id not in json.dumps(result)
    assert session.client.ask("tools/call", {"name": "ad"}).status == 400


def test_a_stream_has_what_is_told_before_the_answer(client: Http) -> None:
    params = {"name": "steps", "arguments": {"n": 2}}
    answer = client.ask("tools/call", params, meta={"progressToken": 1})
    assert answer.headers.get_content_type() == "text/event-stream"
    assert [one.get("method", "answer") for one in answer.messages] == [
        *["notifications/progress"] * 4,
        "answer",
    ]
    params["_meta"] = {"progressToken": 1}
    older = client.session().ask("tools/call", params)
    assert len(older.messages) == 6


def test_64_calls_at_once(client: Http) -> None:
    def call(n: int) -> Any:
        block = {"name": "block", "arguments": {"n": 100}}
        params = block if n % 2 else add(a=n)
        return client.ask("tools/call", params).result["structuredContent"]["sum"]

    with ThreadPoolExecutor(64) as pool:
        sums = list(pool.map(call, range(64)))
    assert sums == [100 if n % 2 else n for n in range(64)]


def test_a_closed_stream_cancels(client: Http) -> None:
    session = client.session()
    params = {"name": "wait", "arguments": {"n": 60_000}}
    message, headers = asked("tools/call", params)
    newer = {name.replace("_", "-"): value for name, value in headers.items()}
    newer |= {
        "Content-Type": "application/json",
        "Accept": "application/json, text/event-stream",
    }
    body = json.dumps(message).encode()
    for era in ("newer", "older"):
        THINGS.started.clear()
        THINGS.cancelled.clear()
        if era == "newer":
            connection = client.begin("POST", "/mcp", body, newer)
        else:
            connection = session.begin("tools/call", params)
        assert THINGS.started.wait(5)
        assert connection.sock is not None
        connection.sock.close()
        connection.close()
        assert THINGS.cancelled.wait(5)


def test_only_known_hosts_and_origins(client: Http) -> None:
    def status(**headers: str) -> int:
        return client.ask("tools/call", add(a=1), **headers).status

    port = str(client.port)
    assert status(Host="localhost") == status(Host="[::1]:1") == 200
    assert status(Host="evil.example") == 403
    assert status(Host="localhost.evil.example:" + port) == 403
    assert status(Host="localhost:x@evil.example") == 403
    assert status(Origin="http://localhost:5173") == 200
    for origin in ("https://evil.example", "null", "http://127.0.0.1.evil.example"):
        answer = client.ask("tools/call", add(a=1), Origin=origin)
        assert answer.status == 403
        assert answer.error["message"] == "This origin is not allowed."


def test_headers_that_decide_come_once() -> None:
    async def status(app: Application, *headers: tuple[bytes, bytes]) -> int:
        sent: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"{}", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "method": "POST", "path": "/mcp", "query_string": b""}
        await app({**scope, "headers": list(headers)}, receive, send)
        return int(sent[0]["status"])

    class Anybody:
        def verify(self, token: str) -> Verified:
            return Verified(caller=token)

    async def check() -> None:
        host = (b"host", b"localhost")
        origin = (b"origin", b"http://localhost")
        token = (b"authorization", b"Bearer good")
        for hosts in (None, ["*"]):
            given: Any = {} if hosts is None else {"hosts": hosts, "origins": hosts}
            app = asgi(served(), Options(**given))
            # It goes as far as the body.
            assert await status(app, host, origin) == 400
            assert await status(app, host, (b"Host", b"localhost")) == 403
            assert await status(app, host, origin, (b"Origin", origin[1])) == 403
            await app.aclose()
        app = asgi(served(), Options(auth=Anybody()))
        assert await status(app, host, token) == 400
        assert await status(app, host, token, (b"Authorization", token[1])) == 401
        await app.aclose()

    asyncio.run(check())


def test_headers_say_what_the_body_says(client: Http) -> None:
    params = {"name": "whose", "arguments": {"region": "eu"}}
    assert client.ask("tools/call", params, Mcp_Param_Region="eu").status == 200
    for wrong in (
        {"Mcp_Param_Region": "us"},
        {},
        {"Mcp_Param_Region": "eu", "Mcp_Name": "add"},
        {"Mcp_Param_Region": "eu", "Mcp_Method": "tools/list"},
    ):
        answer = client.ask("tools/call", params, **wrong)
        assert (answer.status, answer.error["code"]) == (400, -32020)


def test_bodies_have_limits(client: Http) -> None:
    huge = b'{"x":"' + b"x" * 100_000 + b'"}'
    assert client.post(huge).status == 413
    assert client.post(b"{}", Content_Length="104857600").status == 413
    assert client.post(b"[" * 90_000, MCP_Protocol_Version="2026-07-28").status == 400
    assert client.post(b"nothing").status == 400
    assert client.post(b"[]", MCP_Protocol_Version="2026-07-28").status == 400
    assert client.ask("tools/call", add(a=1)).status == 200


def test_slow_bodies_end() -> None:
    with http_of(served(), body_timeout=0.2) as client:
        with socket.create_connection(("127.0.0.1", client.port)) as slow:
            slow.sendall(
                b"POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"
            )
            assert slow.recv(100).startswith(b"HTTP/1.1 408")
        assert client.ask("tools/call", add(a=1)).status == 200


def test_only_one_path(client: Http) -> None:
    assert client.send("GET", "/", None, {}).status == 404
    found = "/.well-known/oauth-protected-resource/mcp"
    assert client.send("GET", found, None, {}).status == 404
    assert client.send("PUT", "/mcp", None, {}).status in {400, 405}


def test_sessions_are_few_and_end() -> None:
    with http_of(
        served(), max_sessions=2, max_sessions_per_caller=2, session_idle=0.5
    ) as client:
        first = client.session()
        client.session()
        opened = {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {}}
        assert client.post(opened).status == 503
        # The modern era needs none.
        assert client.ask("tools/call", add(a=1)).status == 200
        # One that is used lives on, the other one makes room.
        for _ in range(4):
            time.sleep(0.2)
            assert first.ask("ping", {}).status == 200
        client.session()
        gone = {"Mcp_Session_Id": "0" * 32}
        assert client.post(opened, **gone).status == 404


def test_so_many_calls_and_no_more() -> None:
    things = Things()
    with http_of(served(things), max_calls=1) as client:
        params = {"name": "wait", "arguments": {"n": 500}}
        with ThreadPoolExecutor(1) as pool:
            running = pool.submit(client.ask, "tools/call", params)
            assert things.started.wait(5)
            error = error_of(client.ask("tools/call", add(a=1)).result)
            assert error["code"] == "unavailable"
            assert error["retryable"] is True
            assert running.result().result["structuredContent"] == {"sum": 500}
        assert "isError" not in client.ask("tools/call", add(a=1)).result


def test_the_end_waits_for_calls() -> None:
    things = Things()
    with http_of(served(things), shutdown=5) as client:
        session = client.session()
        # Somebody listens, and never stops.
        listening = client.begin(
            "GET",
            "/mcp",
            None,
            {"Accept": "text/event-stream", "Mcp-Session-Id": session.id},
        )
        params = {"name": "wait", "arguments": {"n": 600}}
        with ThreadPoolExecutor(2) as pool:
            newer = pool.submit(client.ask, "tools/call", params)
            older = pool.submit(session.ask, "tools/call", params)
            assert things.started.wait(5)
            time.sleep(0.2)
            client.end()
            time.sleep(0.3)
            with pytest.raises(ConnectionRefusedError):
                client.ask("tools/call", add(a=1))
            for answer in (newer.result(), older.result()):
                assert answer.result["structuredContent"] == {"sum": 600}
        assert listening.getresponse().read() == b""
        listening.close()


def test_the_end_comes() -> None:
    things = Things()
    started = time.monotonic()
    with http_of(served(things), shutdown=0.3) as client:
        params = {"name": "wait", "arguments": {"n": 60_000}}
        with ThreadPoolExecutor(1) as pool:
            answer = pool.submit(client.ask, "tools/call", params)
            assert things.started.wait(5)
            client.end()
            # It has had its time, and its client learns that it has ended.
            assert error_of(answer.result(5).result)["code"] == "cancelled"
        assert things.cancelled.wait(5)
    assert time.monotonic() - started < 5


def test_the_context_is_the_requests() -> None:
    def by_host(cx: Context, incoming: Incoming) -> Context:
        headers = incoming.headers or {}
        return cx.with_session_id(headers.get("x-user", "nobody"))

    with http_of(served(), context=by_host) as client:
        meta = {
            "com.example/run": "run-1",
            "traceparent": "00-1-2-01",
            "com.example/other": "x",
        }
        headers = {"X_Tenant": "acme", "X_User": "ann"}
        params = {"name": "whose", "arguments": {}}
        said = client.ask("tools/call", params, meta=meta, **headers).result
        text = "caller=raw session=ann trace=00-1-2-01 tenant=acme run=run-1"
        assert said["content"][0]["text"] == text
        headers["X_Tenant"] = "x" * 1025
        said = client.ask("tools/call", params, **headers).result
        assert "tenant=None run=None" in said["content"][0]["text"]


@pytest.mark.parametrize(
    ("options", "header", "caller"),
    [
        ({}, "langchain", "langchain"),
        ({}, "", "raw"),
        ({}, "x" * 1025, "raw"),
        ({"caller": "host"}, "langchain", "langchain"),
        ({"caller": "host"}, "", "host"),
    ],
)
def test_the_caller_is_what_the_adapter_says(
    options: Any, header: str, caller: str
) -> None:
    with http_of(served(), **options) as client:
        params = {"name": "whose", "arguments": {}}
        said = client.ask("tools/call", params, Toolrt_Caller=header).result
        assert said["content"][0]["text"].startswith(f"caller={caller} ")


def test_the_host_hears_what_the_client_hears() -> None:
    heard: list[str] = []

    def by_host(cx: Context, _: Incoming) -> Context:
        return cx.with_events(lambda event: heard.append(event.kind.name))

    with http_of(served(), context=by_host) as client:
        params = {"name": "steps", "arguments": {"n": 2}}
        token = {"progressToken": "p"}
        for is_older in (False, True):
            heard.clear()
            if is_older:
                own = {**params, "_meta": token}
                answer = client.session().ask("tools/call", own)
            else:
                answer = client.ask("tools/call", params, meta=token)
            told = [message.get("method") for message in answer.messages]
            assert told.count("notifications/progress") == 4
            assert heard.count("progress") + heard.count("item") == 4
            assert heard[-1] == "call_finished"


def test_a_host_cancels_calls_of_both_eras() -> None:
    cancel = Cancel()
    cancel.cancel()

    def by_host(cx: Context, _: Incoming) -> Context:
        return cx.with_cancel(cancel)

    with http_of(served(), context=by_host) as client:
        for one in (client, client.session()):
            said = one.ask("tools/call", add(a=1)).result
            assert error_of(said)["code"] == "cancelled"


def test_lists_come_in_pages() -> None:
    with http_of(served(), page_size=5) as client:
        names: list[str] = []
        cursor: dict[str, Any] = {}
        for _ in range(3):
            page = client.ask("tools/list", cursor).result
            names += [tool["name"] for tool in page["tools"]]
            cursor = {"cursor": page.get("nextCursor")}
        assert cursor == {"cursor": None}
        assert len(names) == len(set(names)) == 12
        error = client.ask("tools/list", {"cursor": "nothing"}).error
        assert error["code"] == -32602


def test_large_catalogues() -> None:
    server = served(discovery={"search": True})
    with http_of(server) as client:
        listed = client.ask("tools/list", {}).result["tools"]
        assert [tool["name"] for tool in listed] == ["search_tools", "run_tool"]

        def call(tool: str, **args: Any) -> Any:
            params = {"name": tool, "arguments": args}
            return client.ask("tools/call", params).result

        found = call("search_tools", query="double number", schemas=True, limit=1)
        (tool,) = found["structuredContent"]["tools"]
        assert tool["name"] == "double"
        assert tool["inputSchema"]["required"] == ["n"]
        assert call("search_tools", limit=3)["isError"] is True
        result = call("run_tool", name="double", arguments={"n": 4})
        assert result["structuredContent"] == 8
        assert call("run_tool", name="double")["isError"] is True
        assert call("add", a=1)["structuredContent"] == {"sum": 1}
        missing = {"name": "run_tool", "arguments": {"name": "dubble"}}
        # The tool that is called is there: its caller can correct what it asks for.
        error = error_of(client.ask("tools/call", missing).result)
        assert error["code"] == "unknown_tool"
        assert 'Did you mean "double"?' in error["message"]
        error = client.ask("tools/call", {"name": "dubble"}).error
        assert error["data"] == {"nearest": ["double"]}


def test_answers_come_with_their_state(client: Http) -> None:
    params: dict[str, Any] = {"name": "meet"}
    can: dict[str, Any] = {"elicitation": {}}
    first = client.ask("tools/call", params, can).result
    assert first["resultType"] == "input_required"
    asked_ = first["inputRequests"]["name"]
    assert asked_["params"]["message"] == "What is your name?"

    def answer(state: str, **answers: Any) -> Any:
        given = {
            name: {"action": "accept", "content": content}
            for name, content in answers.items()
        }
        more = {"inputResponses": given, "requestState": state}
        return client.ask("tools/call", {**params, **more}, can)

    # An answer of the wrong type is as if it were not there.
    state = first["requestState"]
    again = answer(state, name={"value": 5}, other={}).result
    assert list(again["inputRequests"]) == ["name"]
    second = answer(again["requestState"], name={"value": "Ann"}).result
    assert list(second["inputRequests"]) == ["address"]
    state = second["requestState"]
    done = answer(state, address={"street": "Elm"}).result
    assert done["structuredContent"] == "Ann of Elm"
    # A state belongs to its tool, its arguments and its caller, and cannot be changed.
    middle = len(state) // 2
    changed = state[:middle] + ("A" if state[middle] != "A" else "B")
    for wrong in (changed + state[middle + 1 :], "", "toolrt1.x.y", "x" * 5000):
        error = answer(wrong, address={"street": "Elm"}).error
        assert error["code"] == -32602
    given = {"inputResponses": {}, "requestState": state}
    other = {"name": "add", "arguments": {"a": 1}, **given}
    assert client.ask("tools/call", other, can).error["code"] == -32602
    # Answers to what was not asked yet are taken as well.
    given = {
        "inputResponses": {"name": {"action": "accept", "content": {"value": "B"}}}
    }
    early = client.ask("tools/call", {**params, **given}, can).result
    assert list(early["inputRequests"]) == ["address"]


def test_a_state_expires() -> None:
    server = served()
    can: dict[str, Any] = {"elicitation": {}}
    server.registry.state_keys = StateKeys.random(lifetime=1)
    with http_of(server) as client:
        asked = client.ask("tools/call", {"name": "meet"}, can).result
        time.sleep(2.1)
        given = {"name": {"action": "accept", "content": {"value": "Ann"}}}
        late = {"inputResponses": given, "requestState": asked["requestState"]}
        error = client.ask("tools/call", {"name": "meet", **late}, can).error
        assert error["code"] == -32602
        # It goes on answering.
        again = client.ask("tools/call", {"name": "meet"}, can).result
        assert again["resultType"] == "input_required"


def test_a_client_must_have_declared_what_is_needed(client: Http) -> None:
    answer = client.ask("tools/call", {"name": "meet"})
    assert (answer.status, answer.error["code"]) == (400, -32021)
    needs = answer.error["data"]["requiredCapabilities"]
    assert needs == {"elicitation": {"form": {}}}
    error = client.ask("tools/call", {"name": "think"}, {"roots": {}}).error
    assert error["data"]["requiredCapabilities"] == {"sampling": {}}


def test_a_prompt_may_ask(client: Http) -> None:
    can: dict[str, Any] = {"elicitation": {}}
    first = client.ask("prompts/get", {"name": "mine"}, can).result
    given = {"name": {"action": "accept", "content": {"value": "Ann"}}}
    more = {"inputResponses": given, "requestState": first["requestState"]}
    got = client.ask("prompts/get", {"name": "mine", **more}, can).result
    assert got["messages"][0]["content"]["text"] == "I am Ann."


def test_what_changes_is_told() -> None:
    server = served()
    with http_of(server) as client:
        session = client.session()
        path = {"Accept": "text/event-stream", "Mcp-Session-Id": session.id}
        stream = client.begin("GET", "/mcp", None, path)
        events = stream.getresponse()
        watch = {"uri": "served://about"}
        assert session.ask("resources/subscribe", watch).result == {}
        refused = session.ask("resources/subscribe", {"uri": "served://raw"})
        assert refused.error["code"] == -32602
        server.registry.unregister("double")
        server.registry.unregister("served/item")
        server.updated("served://raw")
        server.updated("served://about")
        assert sorted(_heard(events, 3)) == [
            "notifications/resources/list_changed",
            "notifications/resources/updated",
            "notifications/tools/list_changed",
        ]
        stream.close()
        names = [tool["name"] for tool in client.ask("tools/list", {}).result["tools"]]
        assert "double" not in names


def _heard(events: http.client.HTTPResponse, count: int) -> list[str]:
    found: list[str] = []
    while len(found) < count:
        line = events.readline()
        assert line, "the stream has ended"
        if line.startswith(b"data: ") and line.strip() != b"data:":
            found.append(json.loads(line[6:])["method"])
    return found


def test_listening_in_the_modern_era() -> None:
    server = served()
    with http_of(server) as client:
        params = {
            "notifications": {
                "toolsListChanged": True,
                "resourceSubscriptions": ["served://about"],
            }
        }
        message, own = asked("subscriptions/listen", params)
        headers = {name.replace("_", "-"): value for name, value in own.items()}
        headers |= {
            "Content-Type": "application/json",
            "Accept": "application/json, text/event-stream",
        }
        body = json.dumps(message).encode()
        connection = client.begin("POST", "/mcp", body, headers)
        events = connection.getresponse()
        assert _heard(events, 1) == ["notifications/subscriptions/acknowledged"]
        threading.Thread(target=server.updated, args=["served://about"]).start()
        assert _heard(events, 1) == ["notifications/resources/updated"]
        server.registry.unregister("double")
        assert _heard(events, 1) == ["notifications/tools/list_changed"]
        connection.close()


def test_a_server_of_all_tools() -> None:
    registry = Registry().register(toolset(Things()))
    with http_of(Server.of(registry, "all", "0.1")) as client:
        listed = client.ask("tools/list", {}).result
        assert len(listed["tools"]) == 12
        assert listed["ttlMs"] == 0
        said = client.ask("server/discover", {}).result
        assert "resources" not in said["capabilities"]
        assert client.ask("resources/list", {}).status == 404


def test_options_that_make_no_sense() -> None:
    wrong: list[dict[str, Any]] = [{"page_size": 0}, {"deadline": -1.0}, {"path": "m"}]
    for one in wrong:
        with pytest.raises(ValueError, match="must"):
            Options(**one)


def test_errors_say_nothing_of_libraries(client: Http) -> None:
    session = client.session()
    for body in (b"{", b"{}", b'{"jsonrpc":"2.0","id":{},"method":5}', b"[1]"):
        answer = session.post(body)
        assert answer.status == 400
        assert answer.error["message"] in {"This is no JSON.", "This is no request."}


def test_completions_of_the_host() -> None:
    def complete(typed: Typed) -> list[str]:
        if typed.argument == "id":
            raise RuntimeError("the database is down")
        return [f"{typed.value}{n}" for n in range(200)]

    with http_of(served().with_completer(complete)) as client:

        def completed(reference: Any, argument: str) -> Any:
            params = {"ref": reference, "argument": {"name": argument, "value": "A"}}
            return client.ask("completion/complete", params).result["completion"]

        found = completed({"type": "ref/prompt", "name": "greet"}, "name")
        assert found["values"][:2] == ["A0", "A1"]
        assert (len(found["values"]), found["hasMore"]) == (100, True)
        items = {"type": "ref/resource", "uri": "served://items/{id}"}
        assert completed(items, "id")["values"] == []


def test_texts_of_results() -> None:
    for said, texts in (
        ("hint", ["It is 3."]),
        ("both", ["It is 3.", '{"sum":3}']),
        ("json", ['{"sum":3}']),
    ):
        with http_of(served(text=said)) as client:
            result = client.ask("tools/call", add(a=1, b=2)).result
            shown = [part["text"] for part in result["content"][:-1]]
            assert shown == texts
            assert "It is 3." not in json.dumps(result["_meta"])


def test_it_can_be_mounted() -> None:
    """Nobody tells a mounted application that the one around it begins."""

    async def talk() -> list[int]:
        app = asgi(served(), Options(hosts=("a.example",)))
        around = Starlette(routes=[Mount("/tools", app)])
        transport = httpx2.ASGITransport(around)
        message, own = asked("tools/call", add(a=1))
        headers = {name.replace("_", "-"): value for name, value in own.items()}
        headers["Accept"] = "application/json, text/event-stream"
        found: list[int] = []
        async with httpx2.AsyncClient(transport=transport) as client:
            for url in ("http://a.example/tools/mcp", "http://a.example/tools/other"):
                answer = await client.post(url, json=message, headers=headers)
                found.append(answer.status_code)
            await app.aclose()
            answer = await client.post(
                "http://a.example/tools/mcp", json=message, headers=headers
            )
            return [*found, answer.status_code]

    assert asyncio.run(talk()) == [200, 404, 503]
