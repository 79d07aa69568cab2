"""The typed client, over a store in another process and another language.

    python across.py PROGRAM [ARGUMENT...]

The program is one of the two `serve`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from toolrt import CallFailed, Context, Envelope

from gen.todos.tools import todos


class Process:
    """An executor: whatever answers a line with a line."""

    def __init__(self, command: list[str]) -> None:
        """Start the program."""
        self._process = subprocess.Popen(  # noqa: S603 # the caller names the program
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def call(
        self, tool: str, payload: bytes, cx: Context | None = None, /
    ) -> Envelope[Any]:
        """Send a call and read its envelope."""
        call = {"tool": tool, "payload": payload.decode()}
        if cx and cx.run_id:
            call["run_id"] = cx.run_id
        line = json.dumps(call) + "\n"
        if self._process.stdin is None or self._process.stdout is None:
            raise RuntimeError("the program has no streams")
        self._process.stdin.write(line.encode())
        self._process.stdin.flush()
        envelope = Envelope.from_json(self._process.stdout.readline())
        if envelope is None:
            raise RuntimeError("the program gives no envelope")
        return envelope

    def close(self) -> None:
        """Let the program end."""
        if self._process.stdin:
            self._process.stdin.close()
        self._process.wait()


def main() -> None:
    """Write, read, and ask for what is not there."""
    process = Process(sys.argv[1:])
    cx = Context(run_id="6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10")
    client = todos.Client(process, cx)
    first = todos.Todo(
        id="a-1", title='"Quotes", ümlauts, 😀', due="2026-12-01t09:00:00+01:00"
    )
    second = todos.Todo(
        id="b-2", title="Second", status=todos.Status.DONE, tags=["x", "y"]
    )
    client.update_todos(items=[first])
    snapshot = client.update_todos(items=[second])
    print(f"revision {snapshot.revision}, {client.get_todos() == snapshot}")
    for todo, sent in zip(snapshot.items, (first, second), strict=True):
        print(f"{todo.id}: {todo.title} ({todo.status}), {todo == sent}")
    elsewhere = Context(run_id="00000000-0000-4000-8000-000000000000")
    try:
        todos.Client(process, elsewhere).get_todos()
    except todos.RunNotFound as error:
        print(repr(error))
    try:
        todos.Client(process).get_todos()
    except CallFailed as error:
        print(error)
    process.close()


if __name__ == "__main__":
    main()
