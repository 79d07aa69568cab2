"""Small parts of a server, each for itself."""

from __future__ import annotations

import inspect
import subprocess
import sys
import time
import typing
from typing import Any

import pytest

from toolrt import mcp
from toolrt.mcp.serve.hosts import host_allowed, origin_allowed
from toolrt.mcp.serve.jsons import written
from toolrt.mcp.serve.options import LOCAL
from toolrt.mcp.serve.uris import variables_in


@pytest.mark.parametrize(
    ("template", "uri", "found"),
    [
        ("a://b", "a://b", {}),
        ("a://b", "a://bc", None),
        ("a://{x}", "a://b%20c", {"x": "b c"}),
        ("a://{x}", "a://", None),
        ("a://{x}", "a://b/c", None),
        ("a://{x}/c", "a://b/c", {"x": "b"}),
        ("a://{x}/c", "a://b%2Fc/c", {"x": "b/c"}),
        ("a://{+x}/c", "a://b/c/c", {"x": "b/c"}),
        ("a://{+x}", "a:///", {"x": "/"}),
        ("a://{x}{y}", "a://bcd", {"x": "bc", "y": "d"}),
        ("a://{x}.{y}", "a://b.c.d", {"x": "b.c", "y": "d"}),
        ("a://{x}", "a://%ff", None),
        ("a.b://{x}", "azb://c", None),
    ],
)
def test_templates(template: str, uri: str, found: dict[str, str] | None) -> None:
    assert variables_in(template, uri) == found


def test_no_uri_takes_long() -> None:
    template = "a://" + "/".join(f"{{+x{n}}}" for n in range(8)) + "!"
    started = time.monotonic()
    assert variables_in(template, "a://" + "/" * 8000) is None
    assert variables_in(template, "a://" + "/" * 100_000) is None
    assert time.monotonic() - started < 1


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
