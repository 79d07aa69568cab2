"""A process that makes one call with an idempotency key, for others to kill.

`lease_peer.py FILE LEASE_MS KIND`: KIND is how the handler is written, `sync` or
`async`; such a handler says `begun ATTEMPT` and never ends. With `answers` it ends, and
the process says the envelope.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

from toolrt import Codec, Context, Registry, Spec, Toolset, ToolsetSpec
from toolrt.host import Idempotency, SqliteStore, Tool
from toolrt.table import INT

SPEC = Spec(name="act", toolset="doing", input_schema='{"type":"integer"}')


def say(line: str) -> None:
    """Say something to whoever started this process."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def answers(cx: Context, args: int) -> int:
    """Give the argument, and say which attempt it is."""
    say(f"begun {cx.attempt}")
    return args


def sync(cx: Context, args: int) -> int:
    """Never end, and block the thread."""
    say(f"begun {cx.attempt}")
    time.sleep(3600)
    return args


async def never(cx: Context, args: int) -> int:
    """Never end, and block nothing."""
    say(f"begun {cx.attempt}")
    await asyncio.sleep(3600)
    return args


def registry(path: str, lease: float, handler: Any) -> Registry:
    """Give a registry with one tool, whose answers are kept in a file."""
    codec: Codec[int] = Codec(INT)
    tool: Tool[int, int] = Tool(
        name="act", spec=lambda: lambda: SPEC, args=lambda: codec, result=lambda: codec
    )
    spec = ToolsetSpec(name="doing", service="tests", tools=("act",))
    provider = type("Provider", (), {"act": staticmethod(handler)})()
    toolset = Toolset.of("doing", lambda: lambda: spec, provider, [(tool, "act")])
    own = Idempotency(store=SqliteStore(path), lease=lease)
    return Registry(idempotency=own).register(toolset)


def context() -> Context:
    """Give the context that every process makes the call with."""
    return Context(caller="tests", idempotency_key="k")


def main() -> None:
    """Make the call."""
    path, lease, kind = sys.argv[1:]
    handlers: dict[str, Any] = {"answers": answers, "sync": sync, "async": never}
    app = registry(path, int(lease) / 1000, handlers[kind])
    envelope = app.call("act", "1", context())
    say(envelope.to_json().decode())


if __name__ == "__main__":
    main()
