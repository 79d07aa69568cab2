"""Calls the tool of `remote.py` by generated code, and as a tool made at run time."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
# The test makes the code there.
sys.path.insert(0, str(HERE.parents[2] / "target/vectors/open"))

import toolrt.mcp
from toolrt import Context, Registry

SPOOFED = '{"record":{"id":"a"},"x":1,"user":"root"}'
HONEST = '{"record":{"id":"a","user":"bob"},"x":1}'

HUGE = '{"record":{"id":"a"},"x":1e400}'


def main() -> None:
    """Print what comes of each call: as a text, so that nothing of it is lost."""
    remote: Any = import_module("gen.open.tools.open")
    keep: Any = import_module("proxy.proxy.tools.keep")
    arguments = sys.stdin.read()
    with toolrt.mcp.connect_stdio([sys.executable, str(HERE / "remote.py")]) as server:
        app = Registry().register(remote.toolset_from_mcp(server))
        shown("generated", app, arguments)
        made = Registry().register(server.toolset("remote"))
        shown("made", made, arguments)
        record = remote.types.Record(id="a", rest={"x": 1, "a": [None]})
        rest = {"order_by": 1, "rest": {"b": 1, "a": 2}}
        result = remote.Client(app).save(record=record, rest=rest)
        print(json.dumps(["client", result.seen, result.rest, result.record.rest]))
        shown("huge", app, HUGE)
        app = Registry().register(keep.toolset_from_mcp(server))
        for cx in (Context(), Context().with_label("user", "ann")):
            shown("spoofed", app, SPOOFED, cx)
            shown("honest", app, HONEST, cx)


def shown(name: str, app: Registry, arguments: str, cx: Context | None = None) -> None:
    """Print the envelope of a call."""
    envelope: Any = app.call("save", arguments, cx)
    print(json.dumps([name, envelope.to_json().decode()]))


if __name__ == "__main__":
    main()
