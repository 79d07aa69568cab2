"""A server over stdin and stdout, by raw lines."""

from __future__ import annotations

import json
import signal
import time
from typing import TYPE_CHECKING, Any

import pytest
from mcp_raw import MODERN, OLDER, PATIENCE, Stdio, error_of, modern

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def older() -> Iterator[Stdio]:
    with Stdio() as server:
        server.greeting = server.open({"elicitation": {}, "roots": {}})
        yield server


@pytest.fixture(scope="module")
def newer() -> Iterator[Stdio]:
    with Stdio() as server:
        yield server


def call(server: Stdio, name: str, args: Any = None) -> Any:
    return server.ask("tools/call", {"name": name, "arguments": args or {}})


def test_a_greeting_tells_what_there_is(older: Stdio) -> None:
    said = older.greeting
    assert said["serverInfo"] == {
        "name": "served",
        "version": "1.2.3",
        "description": "A server to be tried.",
    }
    assert said["capabilities"]["tools"] == {"listChanged": True}
    assert said["capabilities"]["resources"]["subscribe"] is True
    assert said["instructions"].endswith("add, then double: to go on")


def test_a_result_is_structure_and_text(older: Stdio) -> None:
    result = call(older, "add", {"a": 1, "b": 2})["result"]
    assert result["structuredContent"] == {"sum": 3}
    said, reminder = result["content"]
    assert said == {"type": "text", "text": '{"sum":3}'}
    assert reminder["annotations"] == {"audience": ["assistant"]}
    rest = result["_meta"]["dev.toolc/envelope"]
    assert rest["status"] == "success"
    assert rest["meta"]["caller"] == "raw"


def test_who_starts_a_server_may_say_who_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOOLRT_CALLER", "adapter")
    with Stdio() as server:
        server.open()
        result = call(server, "add", {"a": 1, "b": 2})["result"]
        rest = result["_meta"]["dev.toolc/envelope"]
        assert rest["meta"]["caller"] == "adapter"


def test_the_eras_wrap_differently(older: Stdio, newer: Stdio) -> None:
    result = call(older, "double", {"n": 2})["result"]
    assert result["structuredContent"] == {"result": 4}
    params = modern({"name": "double", "arguments": {"n": 2}})
    result = newer.ask("tools/call", params)["result"]
    assert result["structuredContent"] == 4
    assert result["resultType"] == "complete"
    listed = newer.ask("tools/list", modern({}))["result"]
    own = {tool["name"]: tool for tool in listed["tools"]}
    assert own["double"]["outputSchema"] == {"type": "integer"}
    assert (listed["ttlMs"], listed["cacheScope"]) == (5000, "public")
    listed = older.ask("tools/list")["result"]
    own = {tool["name"]: tool for tool in listed["tools"]}
    assert own["double"]["outputSchema"]["required"] == ["result"]
    assert "ttlMs" not in listed


def test_what_a_model_can_correct_is_a_result(older: Stdio) -> None:
    result = call(older, "add", {"a": "one", "c": 1})["result"]
    assert result["isError"] is True
    text = result["content"][0]["text"]
    assert "must be an integer" in text
    assert 'Arguments: {"a": integer, "b"?: integer}' in text
    assert text.endswith('Example: {"a":1,"b":2}')
    error = error_of(result)
    assert error["code"] == "invalid_input"
    result = call(older, "double", {"n": 3})["result"]
    assert "Try another than 3." in result["content"][0]["text"]


def test_only_the_rest_is_an_error_of_the_protocol(older: Stdio) -> None:
    error = call(older, "ad")["error"]
    assert error["code"] == -32602
    assert error["data"] == {"nearest": ["add"]}
    assert older.ask("nothing/like/it")["error"]["code"] == -32601
    assert older.ask("tools/call", {"name": 5})["error"]["code"] == -32602
    result = call(older, "burst")["result"]
    assert "1234" not in json.dumps(result)
    assert error_of(result)["code"] == "internal"


def test_numbers_that_are_none_get_nowhere(older: Stdio) -> None:
    def said(number: str) -> dict[str, Any]:
        older.write(
            '{"jsonrpc":"2.0","id":"odd","method":"tools/call","params":'
            f'{{"name":"add","arguments":{{"a":{number}}}}}}}'
        )
        answer: dict[str, Any] = older.next()
        return answer

    answer = said("1e400")
    assert answer["id"] == "odd"
    error = error_of(answer["result"])
    assert [issue["code"] for issue in error["issues"]] == ["range"]
    for number in ("Infinity", "-Infinity", "NaN"):
        answer = said(number)
        assert (answer["id"], answer["error"]["code"]) == (None, -32700)


def test_ids_and_tokens_come_back_as_they_were_written(older: Stdio) -> None:
    for number in ("1e400", "123456789012345678901234567890"):
        older.write(
            f'{{"jsonrpc":"2.0","id":{number},"method":"tools/call","params":'
            '{"name":"steps","arguments":{"n":1},'
            f'"_meta":{{"progressToken":{number}}}}}}}'
        )
        told = older.next()
        # Python reads whole numbers of any length, and 1e400 as infinity.
        assert told["params"]["progressToken"] == json.loads(number)
        while "id" not in told:
            told = older.next()
        assert told["id"] == json.loads(number)


def test_a_part_of_it_and_data_beside(older: Stdio) -> None:
    result = call(older, "some", {"n": 3})["result"]
    assert result["structuredContent"] == {"sum": 1}
    assert result["content"][1]["text"].endswith("The number is odd.")
    rest = result["_meta"].pop("dev.toolc/envelope")
    assert rest["summary"]["failed"] == 1
    assert rest["meta"]["side"] == {"trail": ["hidden"]}
    assert "hidden" not in json.dumps(result)


def test_content(older: Stdio) -> None:
    result = call(older, "show")["result"]
    kinds = [part["type"] for part in result["content"]]
    assert kinds == ["text", "image", "resource_link"]
    assert "structuredContent" not in result


def test_garbage_is_answered(older: Stdio) -> None:
    for line in ("{", "[1]", '{"jsonrpc":"2.0"}', '{"a":' * 3000 + "1" + "}" * 3000):
        older.write(line)
        answer = older.next()
        assert answer["id"] is None
        assert answer["error"]["code"] in {-32700, -32600}
    older.write('{"x":"' + "x" * (17 << 20) + '"}')
    assert older.next()["error"]["code"] == -32700
    older.write("")
    assert call(older, "add", {"a": 1})["result"]["structuredContent"] == {"sum": 1}


def test_progress_items_and_log(older: Stdio) -> None:
    params = {"name": "steps", "arguments": {"n": 2}, "_meta": {"progressToken": "p"}}
    own = older.send("tools/call", params)
    heard: list[Any] = []
    while (message := older.next()).get("id") != own:
        heard.append((message["method"].removeprefix("notifications/"), message))
    assert [name for name, _ in heard] == ["progress"] * 4 + ["message"]
    told = [message["params"] for _, message in heard]
    assert [one["progress"] for one in told[:4]] == [50, 50.001, 50.002, 50.003]
    assert told[0]["total"] == 100
    assert "total" not in told[1]
    assert told[3]["_meta"] == {"dev.toolc/item": 1}
    assert told[3]["message"] == "1"
    log = {"level": "error", "logger": "steps", "data": "loudly"}
    assert told[4] == {**log, "_meta": {"progressToken": "p"}}


def test_a_client_sets_what_it_hears(older: Stdio) -> None:
    def lines() -> list[str]:
        own = older.send("tools/call", {"name": "steps", "arguments": {"n": 0}})
        found: list[str] = []
        while (message := older.next()).get("id") != own:
            found.append(message["params"]["data"])
        return found

    assert older.ask("logging/setLevel", {"level": "debug"})["result"] == {}
    assert lines() == ["quietly", "loudly"]
    older.ask("logging/setLevel", {"level": "critical"})
    assert lines() == []
    older.ask("logging/setLevel", {"level": "info"})


def test_in_the_modern_era_each_request_says_so(newer: Stdio) -> None:
    def heard(**meta: Any) -> list[Any]:
        params = modern({"name": "steps", "arguments": {"n": 1}}, **meta)
        own = newer.send("tools/call", params)
        found: list[Any] = []
        while (message := newer.next()).get("id") != own:
            found.append(message["params"].get("data", "progress"))
        return found

    assert heard() == []
    assert heard(**{"io.modelcontextprotocol/logLevel": "error"}) == ["loudly"]
    assert heard(progressToken=5) == ["progress"] * 3


def test_cancelled_calls_end(older: Stdio) -> None:
    for tool in ("wait", "block"):
        own = older.send("tools/call", {"name": tool, "arguments": {"n": 60_000}})
        time.sleep(0.1)
        older.tell("notifications/cancelled", {"requestId": own})
        # A cancelled request has no answer; the next one is the next.
        assert call(older, "add", {"a": 1})["result"]["structuredContent"] == {"sum": 1}


def test_a_client_says_how_long(older: Stdio) -> None:
    for tool in ("wait", "block"):
        meta = {"dev.toolc/timeout_ms": 50}
        params = {"name": tool, "arguments": {"n": 60_000}, "_meta": meta}
        result = older.ask("tools/call", params)["result"]
        assert error_of(result)["code"] == "timeout"


def test_blocking_handlers_do_not_block(older: Stdio) -> None:
    slow = [
        older.send("tools/call", {"name": "block", "arguments": {"n": 400}})
        for _ in range(8)
    ]
    assert call(older, "add", {"a": 1})["result"]["structuredContent"] == {"sum": 1}
    started = time.monotonic()
    assert {older.next()["id"] for _ in slow} == set(slow)
    assert time.monotonic() - started < 2


def test_questions_are_asked_at_once(older: Stdio) -> None:
    own = older.send("tools/call", {"name": "meet"})
    first = older.next()
    assert first["method"] == "elicitation/create"
    assert first["params"] == {
        "mode": "form",
        "message": "What is your name?",
        "requestedSchema": {
            "type": "object",
            "properties": {"value": {"type": "string"}},
            "required": ["value"],
        },
    }
    # An answer of the wrong type is asked for again.
    for value in (5, "Ann"):
        result = {"action": "accept", "content": {"value": value}}
        older.write({"jsonrpc": "2.0", "id": first["id"], "result": result})
        first = older.next()
    schema = first["params"]["requestedSchema"]
    assert schema["properties"] == {"street": {"type": "string"}}
    result = {"action": "accept", "content": {"street": "Elm"}}
    older.write({"jsonrpc": "2.0", "id": first["id"], "result": result})
    answer = older.next()
    assert answer["id"] == own
    assert answer["result"]["structuredContent"] == {"result": "Ann of Elm"}


def test_consent_is_asked_for(older: Stdio) -> None:
    def erased(result: Any) -> Any:
        own = older.send("tools/call", {"name": "erase", "arguments": {"n": 1}})
        asked = older.next()
        assert asked["params"]["message"] == "Erase 1?"
        older.write({"jsonrpc": "2.0", "id": asked["id"], "result": result})
        answer = older.next()
        assert answer["id"] == own
        return answer["result"]

    agreed = erased({"action": "accept", "content": {"agree": True}})
    assert agreed["structuredContent"] == {"sum": 1}
    for given in (
        {"action": "decline"},
        {"action": "cancel"},
        {"action": "accept", "content": {"agree": False}},
    ):
        denied = erased(given)
        assert error_of(denied)["code"] == "denied"


def test_what_a_client_has_not_declared_is_not_asked(older: Stdio) -> None:
    result = call(older, "think")["result"]
    assert error_of(result)["code"] == "no_asker"


def test_resources(older: Stdio) -> None:
    def read(uri: str) -> Any:
        return older.ask("resources/read", {"uri": uri})

    listed = older.ask("resources/list")["result"]["resources"]
    assert [one["uri"] for one in listed] == ["served://about", "served://raw"]
    listed = older.ask("resources/templates/list")["result"]["resourceTemplates"]
    assert listed == [{"name": "item", "uriTemplate": "served://items/{id}"}]
    about = {"uri": "served://about", "mimeType": "text/plain", "text": "All about it."}
    assert read("served://about")["result"]["contents"] == [about]
    raw = {"uri": "served://raw", "blob": "AAE="}
    assert read("served://raw")["result"]["contents"] == [raw]
    item = read("served://items/7")["result"]["contents"][0]
    assert item["text"] == '{"sum":7}'
    assert read("served://items/70")["error"]["code"] == -32002
    assert read("served://other")["error"]["code"] == -32002
    assert read("served://items/seven")["error"]["code"] == -32602


def test_a_resource_in_the_modern_era(newer: Stdio) -> None:
    own = newer.ask("resources/read", modern({"uri": "served://about"}))["result"]
    assert (own["ttlMs"], own["cacheScope"]) == (100, "private")
    # What needs scopes is not for everybody, whatever the design says of caches.
    raw = newer.ask("resources/read", modern({"uri": "served://raw"}))["result"]
    assert raw["cacheScope"] == "private"
    missing = newer.ask("resources/read", modern({"uri": "served://items/70"}))
    assert missing["error"]["code"] == -32602
    assert missing["error"]["data"]["error"]["details"] == {"id": 70}


def test_prompts_and_completions(older: Stdio) -> None:
    listed = older.ask("prompts/list")["result"]["prompts"]
    assert listed[0]["arguments"][0] == {"name": "name", "required": True}
    given = {"name": "greet", "arguments": {"name": "12", "times": "3"}}
    got = older.ask("prompts/get", given)["result"]
    assert got["messages"][0]["content"]["text"] == "Greet 12 3x"
    resource = got["messages"][1]["content"]["resource"]
    assert resource["text"] == "All about it."
    wrong = {"name": "greet", "arguments": {"mood": "gruff", "times": "three"}}
    error = older.ask("prompts/get", wrong)["error"]
    assert error["code"] == -32602
    assert all(name in error["message"] for name in ("name", "mood", "times"))
    assert older.ask("prompts/get", {"name": "gret"})["error"]["code"] == -32602

    def completed(argument: str, value: str) -> Any:
        reference = {"type": "ref/prompt", "name": "greet"}
        typed = {"name": argument, "value": value}
        params = {"ref": reference, "argument": typed}
        return older.ask("completion/complete", params)

    values = completed("mood", "gr")["result"]["completion"]["values"]
    assert values == ["grim", "grey"]
    assert completed("name", "")["result"]["completion"]["values"] == []
    assert completed("other", "")["error"]["code"] == -32602


def seconds_to_end() -> float:
    """Go while a call runs; gives how long the server goes on."""
    with Stdio() as server:
        server.open()
        server.send("tools/call", {"name": "wait", "arguments": {"n": 60_000}})
        time.sleep(0.2)
        started = time.monotonic()
    assert server.process.returncode == 0
    return time.monotonic() - started


def test_the_client_goes() -> None:
    # One that gives calls their time never ends sooner than that; one that does not may
    # take as long where the machine is busy, but not every time.
    assert any(seconds_to_end() < 2 for _ in range(5))


def test_a_signal_lets_calls_end_for_a_while() -> None:
    with Stdio() as server:
        server.open()
        server.send("tools/call", {"name": "block", "arguments": {"n": 60_000}})
        own = server.send("tools/call", {"name": "wait", "arguments": {"n": 400}})
        time.sleep(0.2)
        started = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        assert server.next()["id"] == own
        assert server.process.wait(PATIENCE) == 0
        assert 1 < time.monotonic() - started < 5


def test_a_second_signal_ends_it_at_once() -> None:
    with Stdio() as server:
        server.open()
        server.send("tools/call", {"name": "wait", "arguments": {"n": 60_000}})
        time.sleep(0.2)
        server.process.send_signal(signal.SIGTERM)
        # It is read before the next one comes: both at once would be one.
        time.sleep(0.2)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == -signal.SIGTERM


def test_eras_do_not_mix(newer: Stdio, older: Stdio) -> None:
    assert newer.ask("initialize", {})["error"]["code"] == -32022
    assert older.ask("tools/list", modern({}))["error"]["code"] == -32600
    said = newer.ask("server/discover", modern({}))["result"]
    assert said["supportedVersions"][-2:] == [OLDER, MODERN]
