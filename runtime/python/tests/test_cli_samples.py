"""`--sample-via`: handlers whose samples the caller of a command answers."""

from __future__ import annotations

import json
import subprocess
import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

import pytest
from cli_lab import Command, environment
from generated import ROOT

from toolrt.call.request import DECLINED
from toolrt.cli.sampling import LARGEST, Broken, answer_of

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from cli_lab import Ran

VECTORS = json.loads((ROOT / "spec/conformance/commands/samples.json").read_text())

#: A handler that asks, and then gives its result.
PLAYED = json.dumps({"command": "files", "samples": "hi", "gives": {"answer": "x"}})

REQUEST = {
    "type": "sample_request",
    "to": "s1",
    "request": {
        "kind": "sample",
        "tool": "ask",
        "messages": [{"role": "user", "text": "hi"}],
        "max_tokens": 10,
    },
}

ANSWER = b'{"type":"sample_response","to":"s1","text":"yes"}'


@pytest.fixture(params=["python", "rust"])
def files(request: pytest.FixtureRequest) -> Command:
    return Command(request.param, "toolable")


def ask(files: Command, where: str, *words: str, stdin: bytes = b"") -> Ran:
    environ = {"PLAYED": PLAYED}
    given = ["ask", "--q", "hi", "--sample-via", where, *words]
    return files.run(*given, stdin=stdin, environ=environ)


def test_a_line_on_stdin_answers(files: Command) -> None:
    ran = ask(files, "stdin", stdin=b"\n" + ANSWER + b"\n")
    assert ran.envelope["result"] == {"answer": "x"}
    assert json.loads(ran.err) == REQUEST
    ran = ask(files, "stdin", "--stream", stdin=ANSWER)
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert REQUEST in lines
    assert lines[-1]["envelope"]["ok"]
    assert ran.err == ""


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (b"", "stdin has ended."),
        (b"x", "the answer is no JSON object."),
        (b"[]", "the answer is no JSON object."),
        (b'{"text":"a"}', "the answer is no sample_response."),
        (
            b'{"type":"sample_response","to":"s2","text":"a"}',
            "the answer is to another request.",
        ),
        (b'{"type":"sample_response","text":1}', "the answer has no text."),
        (b'{"type":"sample_response"}', "the answer has no text."),
        (b"a" * (LARGEST + 1), f"the answer has more than {LARGEST} bytes."),
    ],
)
def test_what_is_no_answer(files: Command, answer: bytes, why: str) -> None:
    ran = ask(files, "stdin", stdin=answer)
    assert ran.code == 10
    assert ran.envelope["error"]["code"] == "no_asker"
    assert ran.envelope["meta"]["warnings"] == [f"--sample-via: {why}"]


def test_somebody_declines(files: Command) -> None:
    answer = b'{"type":"sample_response","declined":true}'
    ran = ask(files, "stdin", stdin=answer)
    assert not ran.envelope["ok"]
    assert "warnings" not in ran.envelope["meta"]


def test_nobody_waits_for_ever(files: Command) -> None:
    started = time.monotonic()
    with served(lambda _: time.sleep(5)) as url:
        ran = ask(files, url, "--timeout", "300ms")
    assert ran.code == 50
    assert ran.envelope["error"]["code"] == "timeout"
    assert time.monotonic() - started < 25


def test_a_server_answers(files: Command) -> None:
    got: list[Any] = []

    def answer(handler: BaseHTTPRequestHandler) -> None:
        size = int(handler.headers["Content-Length"])
        got.append((handler.path, handler.headers["Content-Type"]))
        got.append(json.loads(handler.rfile.read(size)))
        said(handler, 200, ANSWER)

    with served(answer) as url:
        ran = ask(files, f"{url}/sample?a=b")
    assert ran.envelope["result"] == {"answer": "x"}
    assert got == [("/sample?a=b", "application/json"), REQUEST]


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (
            lambda handler: said(handler, 500, ANSWER),
            "the server has answered with the status 500.",
        ),
        (
            lambda handler: said(handler, 302, b"", Location="/elsewhere"),
            "the server has answered with the status 302.",
        ),
        (
            lambda handler: said(handler, 200, b" " * (LARGEST + 10)),
            f"the answer has more than {LARGEST} bytes.",
        ),
        (lambda handler: said(handler, 200, b"\xff"), "the answer is no JSON object."),
        (
            lambda handler: handler.connection.close(),
            "the server cannot be reached.",
        ),
    ],
    ids=["status", "redirect", "huge", "bytes", "closed"],
)
def test_a_hostile_server(
    files: Command, answer: Callable[[BaseHTTPRequestHandler], object], why: str
) -> None:
    with served(answer) as url:
        ran = ask(files, url)
    assert ran.code == 10
    assert ran.envelope["error"]["code"] == "no_asker"
    assert ran.envelope["meta"]["warnings"] == [f"--sample-via: {why}"]


@pytest.mark.parametrize(
    "where",
    ["ftp://x", "http://", "http://a:b@c/", "x", "http://a b/", "http://a:0/"],
)
def test_where_samples_cannot_be_asked_for(files: Command, where: str) -> None:
    ran = ask(files, where)
    assert ran.code == 2
    (issue,) = ran.envelope["error"]["issues"]
    wanted = "--sample-via needs stdin, or a URL with http or https."
    assert issue["message"] == wanted


def test_a_strict_policy_must_grant_it(files: Command) -> None:
    environ = {"PLAYED": PLAYED, "TOOLRT_POLICY": "strict"}
    words = ["ask", "--q", "hi", "--sample-via", "http://127.0.0.1:9/"]
    ran = files.run(*words, environ=environ)
    assert ran.code == 2
    messages = [issue["message"] for issue in ran.envelope["error"]["issues"]]
    assert "--sample-via: the policy does not grant net:write for it." in messages


def test_stdin_can_be_read_once(files: Command) -> None:
    words = ["ask", "-", "--sample-via", "stdin"]
    ran = files.run(*words, stdin=b'{"q":"hi"}', environ={"PLAYED": PLAYED})
    assert ran.code == 2
    (issue,) = ran.envelope["error"]["issues"]
    assert issue["message"] == "--sample-via: stdin can be read once."


def test_a_session_asks_by_the_same_lines(files: Command) -> None:
    words = files.words("--session", "--sample-via", "stdin")
    session = subprocess.Popen(  # noqa: S603 # the program of the tests
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(PLAYED=PLAYED),
    )
    with session:
        assert session.stdin is not None
        assert session.stdout is not None
        session.stdin.write(b'{"tool":"ask","arguments":{"q":"hi"},"id":"a"}\n')
        session.stdin.flush()
        asked: dict[str, Any] = {}
        while asked.get("type") != "sample_request":
            asked = json.loads(session.stdout.readline())
        assert asked == {**REQUEST, "id": "a", "to": asked["to"]}
        answer = {"type": "sample_response", "to": asked["to"], "text": "yes"}
        session.stdin.write(json.dumps(answer).encode() + b"\n")
        session.stdin.close()
        events = [json.loads(line) for line in session.stdout]
    (ended,) = [one for one in events if one["event"] == "call_finished"]
    assert ended["envelope"]["result"] == {"answer": "x"}


@pytest.mark.parametrize("case", VECTORS["cases"], ids=lambda case: case["name"])
def test_answers_are_read_by_the_vectors(case: dict[str, Any]) -> None:
    answer = case["answer"].encode()
    if "why" in case:
        with pytest.raises(Broken, match=f"^{case['why']}$"):
            answer_of(answer, VECTORS["to"])
        return
    wanted = DECLINED if case.get("declined") else case["gives"]
    assert answer_of(answer, VECTORS["to"]) == wanted


def test_an_answer_that_nests_too_deeply_is_none() -> None:
    with pytest.raises(Broken):
        answer_of(b"[" * 100_000, "s1")


def said(
    handler: BaseHTTPRequestHandler, status: int, body: bytes, **headers: str
) -> None:
    handler.send_response(status)
    for name, value in headers.items():
        handler.send_header(name, value)
    handler.send_header("Content-Length", str(len(body)))
    handler.end_headers()
    try:
        handler.wfile.write(body)
    except OSError:
        return


@contextmanager
def served(answer: Callable[[BaseHTTPRequestHandler], object]) -> Generator[str]:
    """Serve on a port of this machine."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            answer(self)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
