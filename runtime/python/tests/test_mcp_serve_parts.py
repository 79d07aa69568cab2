"""Small parts of a server, each for itself."""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
import time
import typing
from typing import Any

import pytest
from pydantic_core import from_json, to_json

from toolrt import mcp
from toolrt.mcp.serve.hosts import host_allowed, origin_allowed
from toolrt.mcp.serve.jsons import written
from toolrt.mcp.serve.messages import arguments_in, readable
from toolrt.mcp.serve.numbers import kept, outgoing, restored
from toolrt.mcp.serve.options import LOCAL


@pytest.mark.parametrize(
    "number",
    [
        "1e400",
        "-1E+400",
        "1e-400",
        "1e2",
        "1.50",
        "-0",
        "0.000001",
        "123456789012345678901234567890",
        "0.1234567890123456789",
        "-9007199254740993.5",
        "1" * 5000,
    ],
)
def test_numbers_go_past_the_readers(number: str) -> None:
    document = f'{{"a":[{number},{{"b":{number}}}],"c":"{number} \\" {number}"}}'
    for reader in (from_json, json.loads):
        read = reader(kept(document.encode()))
        assert restored(to_json(read)).decode() == document


def test_other_numbers_are_left_alone() -> None:
    for document in (
        b'[0,-1,123456789012345,1.0,-0.0,1.5,0.30000000000000004,"1e400","-0"]',
        b'{"a\\"1e400":1}',
        b'["2026-07-28T00:00:00Z","3e4f","0.10"]',
    ):
        assert kept(document) == document
        assert to_json(from_json(document)) == document


def test_what_is_no_json_stays_none() -> None:
    for document in (
        b"NaN",
        b"[-Infinity]",
        b'"1e400',
        b"-",
        b"[1e400",
        b'{"a":-NaN,"b":"NaN"}',
    ):
        for reader in (from_json, json.loads):
            with pytest.raises(ValueError, match=r"line|column|char"):
                reader(kept(document))


def test_a_number_among_texts_is_no_text() -> None:
    mark = kept(b"1e400")[1:-6].decode()
    text = json.dumps(["a", f'"{mark}1e400"', f"{mark}"]).encode()
    assert restored(text) == text


def test_a_message_nests_at_most_128_containers() -> None:
    deep = b"[" * 127 + b"]" * 127
    assert readable(b"[" + deep + b"]", _reads) == b"[" + deep + b"]"
    assert readable(b"[[" + deep + b"]]", _reads) == b"0"
    assert readable(b'{"a":[' + deep + b'],"a":1}', _reads) == b"0"


def test_arguments_go_past_the_readers() -> None:
    deep = b'{"a":' + b"[" * 200 + b"]" * 200 + b',"a":1e400}'
    message = b'{"method":"tools/call","params":{"arguments":%b,"name":"%b"},"id":1e2}'
    call = json.loads(readable(message % (deep, b"add"), _reads))
    assert call["params"]["name"] == "add"
    assert arguments_in(call["params"]["arguments"]) == deep
    assert arguments_in({"a": 1}) == b'{"a":1}'
    # Not where they are looked into.
    assert readable(message % (deep, b"read"), _reads) == b"0"
    call = json.loads(readable(message % (b'{"a":1e400}', b"read"), _reads))
    assert arguments_in(call["params"]["arguments"]) == b'{"a":1e400}'


def _reads(name: str) -> bool:
    return name == "read"


def test_no_number_takes_long() -> None:
    started = time.monotonic()
    for many in (b'"\\"', b'\\"', b"-", b"N", b"1e", b".0", b"1."):
        kept(b'["1e400",' + many * 100_000 + b"1e400")
    assert time.monotonic() - started < 3


def test_hosts() -> None:
    assert host_allowed("LOCALHOST:1", LOCAL)
    assert host_allowed("[::1]", LOCAL)
    assert host_allowed("a.example:8443", ["a.example:8443"])
    for wrong in (
        None,
        "",
        "a.example",
        "localhost:",
        "localhost:x",
        "localhost:1:2",
        "[::1]x",
        "[::1",
        "localhost@a.example",
        "localhost, a.example",
    ):
        assert not host_allowed(wrong, LOCAL)
    assert not host_allowed("a.example:80", ["a.example:8443"])


def test_origins() -> None:
    assert origin_allowed(None, LOCAL)
    assert origin_allowed("http://[::1]:5000", LOCAL)
    assert origin_allowed("https://a.example", ["https://a.example"])
    for wrong in ("null", "", "file://localhost", "http://a.example", "localhost"):
        assert not origin_allowed(wrong, LOCAL)
    assert not origin_allowed("http://a.example", ["https://a.example"])
    assert origin_allowed("http://a.example", ["*"])
    assert host_allowed("a.example", ["*"])


def test_arguments_are_written_again() -> None:
    assert written({"a": [1, 2.5, None, "é"]}) == '{"a":[1,2.5,null,"é"]}'.encode()
    assert written({"a": 10**30}) == b'{"a":1000000000000000000000000000000}'
    assert written({"a": float("inf")}) == b'{"a":Infinity}'
    assert written({"a": "\ud800"}) == b'{"a":"\\ud800"}'


def test_the_sdk_is_loaded_when_it_is_used() -> None:
    code = "import sys, toolrt.mcp, toolrt.mcp.server; print('mcp' in sys.modules)"
    said = subprocess.run(  # noqa: S603 # this interpreter
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert said.stdout == "False\n"


@pytest.mark.parametrize(
    "value",
    [
        mcp.Application,
        mcp.Incoming,
        mcp.JwtVerifier,
        mcp.Options,
        mcp.Verified,
        mcp.aserve_http,
        mcp.aserve_stdio,
        mcp.asgi,
        mcp.serve_http,
        mcp.serve_stdio,
    ],
)
def test_public_names_say_what_they_take_and_give(value: Any) -> None:
    assert inspect.signature(value)
    named = vars(value).items() if inspect.isclass(value) else [("", value)]
    for name, one in named:
        shown = getattr(one, "fget", one)
        if inspect.isfunction(shown) and not name.startswith("_"):
            assert "return" in typing.get_type_hints(shown)


def test_no_mark_of_a_number_goes_out() -> None:
    # The mark of this process, as an answer would repeat it.
    marked = kept(b"1e400")
    mark = marked[1 : -len(b'1e400"')]
    text = marked[1:-1]
    message = b'{"id":%b,"%b":"no \\"%b\\"","b":"%b"}' % (marked, text, text, mark)
    assert outgoing(message) == b'{"id":1e400,"1e400":"no \\"1e400\\"","b":""}'
    assert restored(b'{"%b" :1}' % text) == b'{"%b" :1}' % text
