"""Connections to servers of others: results, events, questions, ends; both eras."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import threading
import time
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import pytest
from mcp_numbers import (
    ADD,
    COUNT,
    NUMBERS,
    ODD_RESULT,
    PARTS,
    PEER,
    TEXT_ONLY,
    Sum,
    peer_tool,
)
from mcp_raw import free_port
from support import Lines, code, fault

from toolrt import (
    CallFailed,
    Cancel,
    Context,
    Envelope,
    Event,
    Kind,
    Registry,
    Root,
    Toolset,
)
from toolrt.call import (
    DECLINED,
    Item,
    Log,
    Progress,
    RequestKind,
    ResourceLink,
    Text,
)
from toolrt.codec import Codec
from toolrt.host.client import AnswerRefused
from toolrt.host.client import acall as typed_acall
from toolrt.host.client import call as typed_call
from toolrt.mcp.client import (
    ClientOptions,
    Connection,
    Drift,
    Unreachable,
    aconnect_http,
    aconnect_stdio,
    connect_http,
    connect_stdio,
)
from toolrt.table import STRING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolrt.mcp import Era
    from toolrt.mcp.client.connect import Connecting

HERE = Path(__file__).parent
PEER_COMMAND = [sys.executable, str(HERE / "mcp_peer.py")]

#: A text.
TEXT: Codec[str] = Codec(STRING)

ERAS: tuple[Era, ...] = ("older", "modern")


def hostile(kind: str, *more: str, **options: Any) -> Connection:
    command = [sys.executable, str(HERE / "mcp_hostile.py"), kind, *more]
    return connect_stdio(command, ClientOptions(**options))


def said_in(envelope: Envelope[Any]) -> str:
    """Give the text of the first part of content."""
    parts: Any = envelope.result
    text: str = parts[0]["text"]
    return text


class Peer:
    """A server of the SDK alone, over one of the transports."""

    def __init__(self, url: str | None) -> None:
        self.url = url

    def connect(self, **options: Any) -> Connection:
        chosen = ClientOptions(**options)
        if self.url is None:
            return connect_stdio(PEER_COMMAND, chosen)
        return connect_http(self.url, chosen)

    def aconnect(self, **options: Any) -> Connecting:
        chosen = ClientOptions(**options)
        if self.url is None:
            return aconnect_stdio(PEER_COMMAND, chosen)
        return aconnect_http(self.url, chosen)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with ExitStack() as stack:
        port = free_port()
        command = [sys.executable, "-W", "ignore", str(HERE / "mcp_peer.py"), str(port)]
        process = stack.enter_context(subprocess.Popen(command))  # noqa: S603 # our own
        stack.callback(process.kill)
        url = f"http://127.0.0.1:{port}/mcp"
        connect_when_ready(url).close()
        yield url


@pytest.fixture(scope="module", params=["stdio", "http"])
def peer(request: pytest.FixtureRequest, url: str) -> Peer:
    return Peer(url if request.param == "http" else None)


@pytest.fixture(scope="module", params=ERAS)
def connection(request: pytest.FixtureRequest, peer: Peer) -> Iterator[Connection]:
    with peer.connect(era=request.param) as made:
        assert made.is_modern == (request.param == "modern")
        yield made


def test_results_become_envelopes(connection: Connection) -> None:
    made = connection.call("add", b'{"a":1,"b":2}')
    assert made.ok
    assert (made.result, made.result_json) == ({"sum": 3}, b'{"sum":3}')
    assert made.meta.tool == "add"
    assert connection.call("count", {"a": 1}).result == 1
    assert connection.call("parts").result_json == (
        b'[{"type":"text","text":"hi","annotations":'
        b'{"audience":["user"],"priority":0.5}},'
        b'{"type":"resource_link","uri":"file:///a","name":"a","size":3}]'
    )
    failed = fault(connection.call("fails"))
    assert (failed.code, failed.message) == ("tool_failed", "It is \\u{1b}[31mbroken.")
    assert (failed.kind.value, failed.recovery.action.value) == ("internal", "correct")


def test_errors_of_the_protocol_become_envelopes(connection: Connection) -> None:
    assert code(connection.call("refuses")) == "invalid_input"
    assert code(connection.call("breaks")) == "unavailable"
    assert code(connection.call("nothing")) == "unknown_tool"
    assert code(connection.call("add", b"[1]")) == "invalid_input"
    assert code(connection.call("add", b"{")) == "invalid_input"


def test_typed_calls_read_what_the_design_declares(connection: Connection) -> None:
    args = NUMBERS.convert({"a": 1, "b": 2})
    assert typed_call(connection, ADD, args) == Sum(sum=3)
    assert typed_call(connection, COUNT, args) == 3
    assert typed_call(connection, TEXT_ONLY, args) == Sum(sum=3)
    text, link = typed_call(connection, PARTS, args)
    assert isinstance(text, Text)
    assert isinstance(link, ResourceLink)
    with pytest.raises(AnswerRefused, match="must be an integer"):
        typed_call(connection, ODD_RESULT, args)
    with pytest.raises(CallFailed, match="tool_failed"):
        typed_call(connection, peer_tool("fails"), args)
    assert typed_call(connection, peer_tool("parts", TEXT), args) == "hi"
    with pytest.raises(CallFailed, match="invalid_output"):
        typed_call(connection, peer_tool("parts", COUNT.result), args)


def test_a_pattern_of_a_server_is_not_run(connection: Connection) -> None:
    begun = time.monotonic()
    assert connection.call("evil").ok
    assert time.monotonic() - begun < 5


def test_toolsets_run_through_the_pipeline_here(connection: Connection) -> None:
    toolset = Toolset.remote(
        "peer", lambda: lambda: PEER, [ADD, COUNT, TEXT_ONLY, PARTS], connection
    )
    app = Registry(log=Lines()).register(toolset)
    assert app.call("add", {"a": 1, "b": 2}).unwrap() == Sum(sum=3)
    assert app.call("text_only", {"a": 1}).unwrap() == Sum(sum=1)
    assert app.call("count", {"a": 2}).unwrap() == 2
    assert code(app.call("add", {"a": "x"})) == "invalid_input"
    assert asyncio.run(app.acall("parts", {"a": 1})).ok


def test_what_the_server_tells_are_events_of_the_call(connection: Connection) -> None:
    events: list[Event] = []
    cx = Context(call_id="mine", events=events.append)
    assert connection.call("talks", {"times": 2}, cx).ok
    kinds = [event.kind for event in events]
    assert [kind.name for kind in kinds[:2]] == ["call_scheduled", "call_started"]
    assert kinds[-1].name == "call_finished"
    assert [one for one in kinds if isinstance(one, Log)] == [
        Log("line 0", "warning"),
        Log("line 1", "warning"),
    ]
    told = [one for one in kinds if isinstance(one, Progress | Item)]
    assert told == [
        Progress("half", 50.0),
        Item({"value": 0}, b'{"value":0}'),
        Progress("half", 51.0),
        Item({"value": 1}, b'{"value":1}'),
    ]
    assert {event.call_id for event in events} == {"mine"}


def test_who_does_not_listen_is_told_nothing(connection: Connection) -> None:
    answer = connection.call("echo", {"x": None})
    said = json.loads(said_in(answer))
    assert said["args"] == {"x": None}
    assert "progress_token" not in said["meta"]
    assert 0 < said["meta"]["dev.toolc/timeout_ms"] <= 600_000


def test_the_trace_of_a_call_is_passed_on(connection: Connection) -> None:
    cx = Context(timeout=5).with_traceparent("00-a").with_baggage("b=1")
    said = json.loads(said_in(connection.call("echo", {}, cx)))
    assert (said["meta"]["traceparent"], said["meta"]["baggage"]) == ("00-a", "b=1")
    assert 0 < said["meta"]["dev.toolc/timeout_ms"] <= 5000


ANSWERS: dict[str, tuple[Any, Any]] = {
    "form": ({"street": "Elm"}, ("content", {"street": "Elm"})),
    "value": (5, ("content", {"value": 5})),
    "agree": (True, ("content", {"agree": True})),
    "sample": ("hi", ("role", "assistant")),
    "roots": ([Root("file:///a", "A")], ("roots", None)),
}


@pytest.mark.parametrize("kind", ANSWERS)
def test_questions_go_to_the_asker_of_the_context(
    connection: Connection, kind: str
) -> None:
    asked: list[Any] = []
    answer, (key, wanted) = ANSWERS[kind]

    def ask(question: Any) -> object:
        asked.append(question.request)
        return answer

    cx = Context().with_asker(ask)
    made = connection.call("asks", {"kind": kind}, cx)
    said = json.loads(said_in(made))
    assert said[key] == wanted or (kind == "roots" and said[key][0]["name"] == "A")
    assert asked[0].tool == "asks"
    if kind in {"form", "value", "agree"}:
        assert asked[0].question == "Where\\u{1b}[2J to?"
        assert asked[0].kind.value == ("confirm" if kind == "agree" else "ask")


@pytest.mark.parametrize("kind", ANSWERS)
def test_without_an_asker_questions_are_declined(
    connection: Connection, kind: str
) -> None:
    made = connection.call("asks", {"kind": kind})
    if connection.is_modern and kind in {"sample", "roots"}:
        assert code(made) == "no_asker"
    elif kind in {"sample", "roots"}:
        assert code(made) == "unavailable"
    else:
        assert json.loads(said_in(made))["action"] == "decline"


def test_askers_that_decline_fail_or_wait(connection: Connection) -> None:
    async def later(_: Any) -> object:
        await asyncio.sleep(0)
        return {"street": "Oak"}

    def fails(_: Any) -> object:
        raise ValueError("a secret of the host")

    answers = {}
    for name, asker in {
        "no": lambda _: DECLINED,
        "fails": fails,
        "later": later,
    }.items():
        made = connection.call("asks", {}, Context().with_asker(asker))
        answers[name] = json.loads(said_in(made))
    assert answers["no"]["action"] == answers["fails"]["action"] == "decline"
    assert answers["later"]["content"] == {"street": "Oak"}


def test_calls_at_once_ask_their_own_askers(url: str) -> None:
    for era in ERAS:
        with connect_http(url, ClientOptions(era=era)) as connection:
            said: dict[str, str] = {}

            def ask(
                who: str, connection: Connection = connection, said: Any = said
            ) -> None:
                cx = Context().with_asker(lambda _: {"street": who})
                said[who] = said_in(connection.call("asks", {}, cx))

            threads = [threading.Thread(target=ask, args=(who,)) for who in "abcdef"]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(20)
            streets = {who: json.loads(text)["content"] for who, text in said.items()}
            assert streets == {who: {"street": who} for who in "abcdef"}


def test_a_server_that_asks_without_end_gets_an_end(peer: Peer) -> None:
    with peer.connect(era="modern", asker=lambda _: {"street": "Elm"}) as connection:
        assert code(connection.call("asks", {"kind": "endless"})) == "no_asker"
        assert connection.call("asks").ok


def test_a_cancel_reaches_the_server(connection: Connection, tmp_path: Path) -> None:
    note = tmp_path / "note"
    cancel = Cancel()
    threading.Timer(0.2, cancel.cancel).start()
    cx = Context().with_cancel(cancel)
    begun = time.monotonic()
    assert code(connection.call("slow", {"note": str(note)}, cx)) == "cancelled"
    assert time.monotonic() - begun < 2
    until = time.monotonic() + 5
    while not note.exists() and time.monotonic() < until:
        time.sleep(0.02)
    assert note.exists()
    assert code(connection.call("add", {"a": 1}, cx)) == "cancelled"


def test_calls_end_in_time(connection: Connection) -> None:
    begun = time.monotonic()
    assert code(connection.call("slow", {}, Context(timeout=0.2))) == "timeout"
    assert time.monotonic() - begun < 2
    assert connection.call("add", {"a": 1}).ok


def test_a_dry_run_is_never_sent(connection: Connection) -> None:
    made = connection.call("dies", {}, Context(dry_run=True))
    assert code(made) == "invalid_input"
    assert connection.call("add", {"a": 1}).ok


def test_many_calls_at_once(connection: Connection) -> None:
    async def many() -> list[Any]:
        calls = (connection.acall("add", {"a": n}) for n in range(100))
        return [made.result for made in await asyncio.gather(*calls)]

    assert asyncio.run(many()) == [{"sum": n} for n in range(100)]


def test_async_connections(peer: Peer) -> None:
    async def talk() -> None:
        async with peer.aconnect() as connection:
            assert connection.is_modern
            args = NUMBERS.convert({"a": 1})
            assert await typed_acall(connection, ADD, args) == Sum(sum=1)
            task = asyncio.create_task(connection.acall("slow"))
            await asyncio.sleep(0.1)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            loop = asyncio.get_running_loop()
            elsewhere = await loop.run_in_executor(None, from_elsewhere, connection)
            assert elsewhere.result == {"sum": 2}
        assert code(await connection.acall("add", {"a": 1})) == "unavailable"

    def from_elsewhere(connection: Any) -> Any:
        return asyncio.run(connection.acall("add", {"a": 2}))

    asyncio.run(talk())


def test_a_slow_reader_holds_items_back_and_loses_a_flood(
    peer: Peer, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Event] = []

    class Slow:
        def __call__(self, event: Event) -> None:
            seen.append(event)

        async def async_wait(self) -> None:
            await asyncio.sleep(0.05)

    with peer.connect() as connection:
        cx = Context(events=Slow())
        assert connection.call("talks", {"times": 3}, cx).ok
        assert sum(isinstance(event.kind, Item) for event in seen) == 3
        monkeypatch.setattr("toolrt.mcp.client.call._MOST_UNHEARD", 20_000)
        assert connection.call("floods").ok
        seen.clear()
        assert code(connection.call("floods", {}, cx)) == "unavailable"
        assert len(seen) < 50
        assert connection.call("add", {"a": 1}).ok


def test_a_receiver_cannot_wait_for_its_own_thread(connection: Connection) -> None:
    failed: list[BaseException] = []

    def receive(_: Event) -> None:
        try:
            connection.call("add", {"a": 1})
        except RuntimeError as error:
            failed.append(error)

    assert connection.call("talks", {}, Context(events=receive)).ok
    assert "cannot wait for itself" in str(failed[0])


def test_a_server_that_dies_ends_its_calls_and_is_started_again() -> None:
    with connect_stdio(PEER_COMMAND) as connection:
        answers: list[Any] = []
        slow = threading.Thread(
            target=lambda: answers.append(connection.call("slow", {}))
        )
        slow.start()
        time.sleep(0.2)
        assert code(connection.call("dies")) == "unavailable"
        slow.join(5)
        assert code(answers[0]) == "unavailable"
        assert connection.call("add", {"a": 1}).ok
        begun = time.monotonic()
        for _ in range(2):
            assert code(connection.call("dies")) == "unavailable"
            assert connection.call("add", {"a": 1}).ok
        # At most once a second.
        assert time.monotonic() - begun > 1.5


def test_a_server_over_http_comes_back() -> None:
    port = free_port()
    command = [sys.executable, "-W", "ignore", str(HERE / "mcp_peer.py"), str(port)]
    with subprocess.Popen(command) as process:  # noqa: S603 # our own
        # Its session is gone with it.
        try:
            connection = connect_when_ready(f"http://127.0.0.1:{port}/mcp", "older")
        finally:
            process.kill()
    with connection:
        assert code(connection.call("add", {"a": 1})) == "unavailable"
        assert code(connection.call("add", {"a": 1})) == "unavailable"
        with subprocess.Popen(command) as process:  # noqa: S603 # likewise
            until = time.monotonic() + 10
            while not connection.call("add", {"a": 1}).ok and time.monotonic() < until:
                pass
            made = connection.call("add", {"a": 1})
            process.kill()
        assert made.ok


def connect_when_ready(url: str, era: Any = None) -> Connection:
    until = time.monotonic() + 10
    while True:
        try:
            return connect_http(url, ClientOptions(era=era))
        except Unreachable:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        # The SDK passes over what is no message, so only the deadline ends it.
        ("no-result", "timeout"),
        ("no-content", "invalid_output"),
        ("odd-content", "invalid_output"),
        ("odd-envelope", ""),
        ("odd-error", "tool_failed"),
        ("progress", ""),
        ("ends", "unavailable"),
        ("hangs", "timeout"),
        ("noise", ""),
        ("pages", ""),
    ],
)
def test_odd_servers_end_their_own_calls_only(kind: str, wanted: str) -> None:
    with hostile(kind, era="older") as connection:
        cx = Context(timeout=1 if wanted == "timeout" else 10)
        made = connection.call("add", {"a": 1}, cx)
        assert (made.error.code if made.error else "") == wanted


@pytest.mark.parametrize("kind", ["told-error", "older-error"])
def test_errors_are_read_where_servers_of_toolc_have_them(kind: str) -> None:
    with hostile(kind, era="older") as connection:
        error = connection.call("add", {"a": 1}).error
    assert error is not None
    assert (error.code, error.kind, error.message) == (
        "gone",
        Kind.NOT_FOUND,
        "It has gone.",
    )
    assert [issue.path for issue in error.issues] == ["/a"]


def test_servers_that_end_when_they_are_asked_for_the_newest_way() -> None:
    with hostile("older-only") as connection:
        assert not connection.is_modern
        assert connection.call("add", {"a": 1}).ok


def test_each_call_declares_what_can_be_answered(url: str) -> None:
    key = "io.modelcontextprotocol/clientCapabilities"

    class Folders:
        def answers(self, kind: RequestKind) -> bool:
            return kind is RequestKind.ROOTS

        def __call__(self, _: Any) -> object:
            return []

    declared: list[set[str]] = []
    with connect_http(url) as connection:
        for asker in (None, Folders(), lambda _: 1):
            made = connection.call("echo", {}, Context().with_asker(asker))
            said = json.loads(said_in(made))
            declared.append(set(said["meta"][key]))
    assert declared == [set(), {"roots"}, {"roots", "sampling", "elicitation"}]


class Refusing(BaseHTTPRequestHandler):
    """Answers every request with the status in its path."""

    seen: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        self.seen.append(self.path)
        self.send_response(int(self.path.strip("/")))
        self.send_header("Location", "/200")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


def test_who_is_refused_or_sent_elsewhere_gets_no_further() -> None:
    server = HTTPServer(("127.0.0.1", 0), Refusing)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    words = {401: "does not accept the token", 403: "token does not allow"}
    words |= {307: "redirects are not followed", 500: "error response"}
    for status, text in words.items():
        url = f"http://127.0.0.1:{server.server_port}/{status}"
        with pytest.raises(Unreachable, match=text):
            connect_http(url, token="secret")  # noqa: S106 # none of anybody
    server.shutdown()
    assert set(Refusing.seen) == {f"/{status}" for status in words}


@pytest.mark.parametrize("kind", ["silent", "garbage"])
def test_what_is_no_server_is_unreachable(kind: str) -> None:
    begun = time.monotonic()
    with pytest.raises(Unreachable):
        hostile(kind, connect_timeout=1)
    assert time.monotonic() - begun < 8


def test_what_is_not_there_is_unreachable() -> None:
    with pytest.raises(Unreachable, match="cannot be reached"):
        connect_stdio(["/nowhere/no-such-program"])
    with pytest.raises(Unreachable, match="cannot be reached"):
        connect_http(f"http://127.0.0.1:{free_port()}/mcp")
    with pytest.raises(ValueError, match="a command is a list"):
        connect_stdio("program")
    with pytest.raises(ValueError, match="must be more than 0"):
        ClientOptions(call_timeout=0)


def test_a_process_that_does_not_want_to_end_is_killed(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    connection = hostile("stubborn", str(note))
    number = int(note.read_text())
    os.kill(number, 0)
    begun = time.monotonic()
    connection.close()
    assert 3 < time.monotonic() - begun < 7
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)
    connection.close()
    assert code(connection.call("add", {"a": 1})) == "unavailable"
    assert code(asyncio.run(connection.acall("add", {"a": 1}))) == "unavailable"


def test_a_server_with_other_tools_is_refused(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    peer = Peer(url)
    wider = peer_tool("add", input_schema='{"type":"object"}')
    gone = peer_tool("gone")
    with peer.connect() as connection:
        with pytest.raises(Drift) as caught:
            Toolset.remote("peer", lambda: lambda: PEER, [wider, gone], connection)
        assert caught.value.missing == ("gone",)
        assert str(caught.value) == (
            "the server has other tools than the design says\n"
            "- gone is missing\n"
            '- add is changed: it takes less than the design says: needs "a"'
        )
    with pytest.raises(Drift):
        peer.connect(expects=(gone.spec(),))
    with peer.connect(drift="warn", expects=(gone.spec(),)) as connection:
        assert "gone is missing" in caplog.text
        assert code(connection.call("gone")) == "unknown_tool"
    caplog.clear()
    with peer.connect(drift="ignore", expects=(gone.spec(),)):
        assert not caplog.text


def test_the_callers_own_words_travel(url: str) -> None:
    def meta(cx: Context) -> dict[str, object]:
        return {"acme.dev/run": cx.run_id}

    options = ClientOptions(meta=meta, name="acme")
    tokens = iter(["one", "two", "three", "four", "five", "six"])
    with connect_http(url, options, token=lambda: next(tokens)) as connection:
        cx = Context(run_id="r1")
        said = json.loads(said_in(connection.call("echo", {}, cx)))
        assert said["meta"]["acme.dev/run"] == "r1"
        about = said["meta"]["io.modelcontextprotocol/clientInfo"]
        assert about["name"] == "acme"
