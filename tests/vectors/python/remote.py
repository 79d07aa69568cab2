"""A server of MCP by hand, on stdin and stdout: no SDK reads what it gets.

Its tool gives back the arguments as a text, `seen`, and what is in them, with keys that
its schema does not declare.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

TOOLS = json.loads((Path(__file__).parents[1] / "remote/tools.json").read_text())[
    "tools"
]
FIELDS = ("record", "rows")


class Number(str):
    """The text of a number, which is written as it was read."""

    __slots__ = ()


def dumped(value: object) -> str:
    """Write JSON whose numbers are as they came."""
    match value:
        case Number():
            return value
        case dict():
            members = (f"{dumped(key)}:{dumped(one)}" for key, one in value.items())
            return f"{{{','.join(members)}}}"
        case list():
            return f"[{','.join(map(dumped, value))}]"
        case _:
            return json.dumps(value, ensure_ascii=False)


def answered(message: dict[str, Any]) -> dict[str, Any] | None:
    """Give the result of a request; none of other methods."""
    match message["method"]:
        case "initialize":
            about = {"name": "remote", "version": "1"}
            return {
                "protocolVersion": "2025-11-25",
                "capabilities": {"tools": {}},
                "serverInfo": about,
            }
        case "tools/list":
            return {"tools": TOOLS}
        case "tools/call":
            arguments = message["params"]["arguments"]
            given = {key: arguments[key] for key in FIELDS if key in arguments}
            structured = {
                "url": "https://a.example/1",
                "seen": dumped(arguments),
                **given,
                "count": Number("1.5"),
                "__class__": None,
            }
            return {"content": [], "structuredContent": structured}
        case _:
            return None


def main() -> None:
    """Answer line by line until stdin ends."""
    for line in sys.stdin:
        message = json.loads(line, parse_float=Number, parse_int=Number)
        if "id" not in message:
            continue
        result = answered(message)
        error = {"code": -32601, "message": "There is no such method."}
        what = {"error": error} if result is None else {"result": result}
        print(dumped({"jsonrpc": "2.0", "id": message["id"], **what}), flush=True)


if __name__ == "__main__":
    main()
