"""Connections to servers of this package: what was declared on one side arrives."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from mcp_raw import PROGRAM, free_port
from mcp_served import NOTHING, NUMBER, PAIR, TOOLS, Sum, TooOdd
from support import Lines, code, fault
from test_mcp_client import connect_when_ready, said_in

from toolrt import (
    CallFailed,
    Context,
    Event,
    Partial,
    Registry,
    Root,
    Toolset,
    ToolsetSpec,
)
from toolrt.call import DECLINED, Item, Log, Progress, RequestKind, Status
from toolrt.host.client import call as typed_call
from toolrt.host.client import call_partial
from toolrt.mcp.client import ClientOptions, Connection, connect_http, connect_stdio

if TYPE_CHECKING:
    from collections.abc import Iterator

BY_NAME = {tool.name: tool for tool, _ in TOOLS}
THINGS = ToolsetSpec(name="things")

WAYS = [(era, how) for era in ("older", "modern") for how in ("stdio", "http")]


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    port = free_port()
    command = [sys.executable, PROGRAM, f"127.0.0.1:{port}"]
    with subprocess.Popen(command) as process:  # noqa: S603 # our own
        try:
            url = f"http://127.0.0.1:{port}/mcp"
            connect_when_ready(url).close()
            yield url
        finally:
            process.kill()


@pytest.fixture(scope="module", params=WAYS, ids="-".join)
def connection(request: pytest.FixtureRequest, url: str) -> Iterator[Connection]:
    era, how = request.param
    specs = tuple(tool.spec() for tool in BY_NAME.values())
    options = ClientOptions(era=era, expects=specs, name="pair", log_level="debug")
    command = [sys.executable, PROGRAM]
    http = how == "http"
    made = connect_http(url, options) if http else connect_stdio(command, options)
    with made as connection:
        yield connection


@pytest.fixture
def app(connection: Connection) -> Registry:
    """Give a registry here whose tools run there."""
    toolset = Toolset.remote(
        "things", lambda: lambda: THINGS, BY_NAME.values(), connection
    )
    return Registry(log=Lines()).register(toolset)


def test_results_and_declared_errors(connection: Connection) -> None:
    add, double = BY_NAME["add"], BY_NAME["double"]
    assert typed_call(connection, add, PAIR.convert({"a": 1, "b": 2})) == Sum(sum=3)
    assert typed_call(connection, double, NUMBER.convert({"n": 4})) == 8
    with pytest.raises(TooOdd) as caught:
        typed_call(connection, double, NUMBER.convert({"n": 3}))
    assert caught.value == TooOdd(n=3)
    refused = fault(connection.call("double", {"n": "x"}))
    assert (refused.code, refused.field) == ("invalid_input", "n")
    assert [issue.path for issue in refused.issues] == ["/n"]
    assert code(connection.call("burst")) == "internal"
    assert code(connection.call("nothing")) == "unknown_tool"
    assert connection.call("add", {"a": 1}).meta.reminder == "Say thanks."


def test_parts_of_content(connection: Connection) -> None:
    made = connection.knowing(BY_NAME["show"]).call("show")
    assert made.result_json == (
        b'[{"type":"text","text":"shown"},'
        b'{"type":"image","data":"AQ==","mimeType":"image/png"},'
        b'{"type":"resource_link","uri":"served://about","name":"about"}]'
    )


def test_partial_outcomes(connection: Connection) -> None:
    some = BY_NAME["some"]
    made = call_partial(connection, some, NUMBER.convert({"n": 3}))
    assert isinstance(made, Partial)
    assert (made.result, made.summary.failed) == (Sum(sum=1), 1)
    assert made.errors[0] == TooOdd(n=3)
    envelope = connection.call("some", {"n": 3})
    assert envelope.status is Status.PARTIAL
    assert envelope.meta.side == {"trail": ["hidden"]}


def test_through_a_registry_here(app: Registry) -> None:
    assert app.call("double", {"n": 4}).unwrap() == 8
    assert fault(app.call("double", {"n": 3})).recovery.hint == "Try another than 3."
    made = app.call("some", {"n": 3})
    assert made.status is Status.PARTIAL
    assert made.meta.side == {"trail": ["hidden"]}
    assert app.call("add", {"a": 1}).meta.reminder == "Say thanks."
    events: list[Event] = []
    assert app.call("steps", {"n": 2}, Context(events=events.append)).ok
    kinds = [event.kind for event in events]
    assert [one.value for one in kinds if isinstance(one, Item)] == [0, 1]
    progress = [one for one in kinds if isinstance(one, Progress)]
    assert progress == [Progress("half", 50.0), Progress("on")]


def test_levels_of_the_log(connection: Connection) -> None:
    events: list[Event] = []
    assert connection.call("steps", {"n": 0}, Context(events=events.append)).ok
    logs = [event.kind for event in events if isinstance(event.kind, Log)]
    assert logs == [Log("quietly", "debug"), Log("loudly", "error")]


def ask(question: Any) -> object:
    """Answer whatever is asked."""
    request = question.request
    if request.kind is RequestKind.SAMPLE:
        return f"{request.sample.system} {request.sample.messages[0].text}"
    if request.kind is RequestKind.ROOTS:
        return [Root("file:///home", "home")]
    if request.kind is RequestKind.CONFIRM:
        return request.question == "Erase 5?"
    return {"street": "Elm"} if "live" in request.question else "Ann"


def test_questions_of_a_design(connection: Connection, app: Registry) -> None:
    cx = Context().with_asker(ask)
    meet, think = BY_NAME["meet"], BY_NAME["think"]
    args = NOTHING.convert({})
    assert typed_call(connection, meet, args, cx) == "Ann of Elm"
    assert (
        typed_call(connection, think, args, cx) == "Be brief. Go on. ['file:///home']"
    )
    app.asker = ask
    assert app.call("meet").unwrap() == "Ann of Elm"
    assert app.call("think").ok
    no = Context().with_asker(lambda _: DECLINED)
    assert code(connection.call("meet", {}, no)) == "denied"


def test_consent_of_a_human(connection: Connection) -> None:
    erase = BY_NAME["erase"]
    five, six = (NUMBER.convert({"n": n}) for n in (5, 6))
    cx = Context().with_asker(ask)
    assert typed_call(connection, erase, five, cx) == Sum(sum=5)
    with pytest.raises(CallFailed, match="denied"):
        typed_call(connection, erase, six, cx)


def test_time_and_name_of_the_caller(connection: Connection) -> None:
    made = connection.call("wait", {"n": 5000}, Context(timeout=0.2))
    assert code(made) == "timeout"
    assert "caller=pair" in said_in(connection.call("whose", {}))
