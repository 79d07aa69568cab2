"""A command that keeps the Toolable protocol, by the shapes that it has."""

from __future__ import annotations

import json
import sys
from typing import Any

TOOLS = [
    {"name": "find", "summary": "Find", "streaming": False, "session_mode": False},
    {"name": "count", "summary": "Count", "streaming": True, "session_mode": False},
]


def main(words: list[str]) -> None:
    """Answer, always with exit code 0."""
    if words == ["--discover"]:
        print(json.dumps({"name": "files", "version": "1.2.3", "tools": TOOLS}))  # noqa: T201
        return
    tool, args, *rest = words
    given: Any = json.loads(args)
    if tool == "count":
        assert rest == ["--stream"]
        print(json.dumps({"type": "progress", "message": "half", "percent": 50}))  # noqa: T201
        result = {"total": given["n"]}
        print(json.dumps({"type": "result", "status": "success", "result": result}))  # noqa: T201
        return
    code = given.get("code")
    if code is None:
        print(json.dumps({"status": "success", "result": [given["path"]]}))  # noqa: T201
        return
    error = {"code": code, "message": "m", "recoverable": True, "suggestion": "s"}
    print(json.dumps({"status": "error", "error": error}))  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
