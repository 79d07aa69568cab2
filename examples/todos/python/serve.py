"""The store behind standard input and output: one call a line, one envelope a line.

`src/bin/serve.rs` is the same in Rust.
"""

from __future__ import annotations

import json
import sys

from toolrt import Context, Registry

from gen.todos.tools import todos
from store import Store


def main() -> None:
    """Answer until the input ends."""
    app = Registry().register(todos.toolset(Store()))
    for line in sys.stdin:
        call = json.loads(line)
        cx = Context(run_id=call.get("run_id"))
        envelope = app.call(call["tool"], call["payload"], cx)
        sys.stdout.write(envelope.to_json().decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
