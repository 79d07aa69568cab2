"""Servers that nobody wants, without any SDK: `python mcp_hostile.py KIND [FILE]`."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from typing import Any

KIND = sys.argv[1]

ERROR: dict[str, Any] = {
    "code": "gone",
    "kind": "not_found",
    "message": "It has gone.",
    "retryable": False,
    "recovery": {"action": "stop"},
    "issues": [{"path": "/a", "code": "range", "message": "/a is odd."}],
}
FAILED: dict[str, Any] = {"status": "error", "meta": {"tool": "add"}}

#: A result of `tools/call`, by the kind of server.
RESULTS: dict[str, Any] = {
    "no-result": [],
    "no-content": {"structuredContent": 7},
    "odd-content": {"content": [{"type": "what"}, 7, None]},
    "odd-envelope": {
        "content": [],
        "structuredContent": {"sum": 1},
        "_meta": {"dev.toolc/envelope": {"status": "input_required", "meta": 5}},
    },
    "odd-error": {
        "content": [{"type": "text", "text": "no"}],
        "isError": True,
        "structuredContent": {"error": {"code": 7, "kind": "made up"}},
    },
    # What servers of toolc send, and what they have sent.
    "told-error": {
        "content": [{"type": "text", "text": "no"}],
        "isError": True,
        "_meta": {"dev.toolc/envelope": {**FAILED, "error": ERROR}},
    },
    "older-error": {
        "content": [{"type": "text", "text": "no"}],
        "isError": True,
        "structuredContent": {"error": ERROR},
        "_meta": {"dev.toolc/envelope": FAILED},
    },
}

#: What is written before a result, as it is.
BEFORE: dict[str, str] = {
    "progress": '{"jsonrpc":"2.0","method":"notifications/progress",'
    '"params":{"progressToken":"toolrt-1","progress":1' + "0" * 400 + "}}",
    "noise": "\n".join(
        [
            '{"jsonrpc":"2.0","method":"notifications/progress","params":{}}',
            '{"jsonrpc":"2.0","method":"notifications/message","params":[]}',
            '{"jsonrpc":"2.0","id":999,"result":{}}',
            '{"jsonrpc":"2.0","id":{"a":1},"method":"roots/list"}',
            '{"jsonrpc":"2.0","id":"x","method":"made/up"}',
            "[" * 10_000,
            "",
        ]
    ),
}


def say(value: Any) -> None:
    text = value if isinstance(value, str) else json.dumps(value)
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def answer(method: str) -> Any:
    if method == "initialize":
        return {
            "protocolVersion": "2025-11-25",
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "hostile", "version": "1"},
        }
    if method == "tools/list":
        cursor = {"nextCursor": "again"} if KIND == "pages" else {}
        return {"tools": [{"name": "add", "inputSchema": {"type": "object"}}], **cursor}
    return RESULTS.get(KIND, {"content": [], "structuredContent": {"sum": 1}})


def talk() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        method, number = message.get("method"), message.get("id")
        if number is None:
            continue
        if method == "server/discover" and KIND == "older-only":
            return
        if method == "server/discover":
            error = {"code": -32601, "message": "no"}
            say({"jsonrpc": "2.0", "id": number, "error": error})
            continue
        if method == "tools/call":
            if KIND == "ends":
                return
            if KIND == "hangs":
                time.sleep(600)
            if KIND in BEFORE:
                say(BEFORE[KIND])
        say({"jsonrpc": "2.0", "id": number, "result": answer(method)})


if __name__ == "__main__":
    if KIND == "silent":
        time.sleep(600)
    elif KIND == "garbage":
        for _ in range(100):
            say("no json \xff")
    elif KIND == "stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        with open(sys.argv[2], "w", encoding="utf-8") as file:  # noqa: PTH123
            file.write(str(os.getpid()))
        talk()
        time.sleep(600)
    else:
        talk()
