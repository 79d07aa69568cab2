"""A server on stdin and stdout with a tool for each type of the vectors."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
# The test makes the code there.
sys.path.insert(0, str(ROOT / "target/vectors/python"))

from toolrt import Context, Registry
from toolrt.mcp import Server, serve_stdio


class Takes:
    """Gives back its argument, whatever the tool."""

    def __getattr__(self, name: str) -> Callable[[Context, Any], Any]:
        """Give the handler of a tool."""
        if not name.startswith("take_"):
            raise AttributeError(name)
        return lambda cx, args: args.value  # noqa: ARG005 # as handlers are called


def main() -> None:
    """Serve until the client ends it."""
    registry = Registry()
    for file in sorted((ROOT / "spec/conformance").glob("*.json")):
        toolset = import_module(f"gen.vectors_{file.stem}.tools.{file.stem}")
        registry.register(toolset.toolset(Takes()))
    serve_stdio(Server.of(registry, "vectors"))


if __name__ == "__main__":
    main()
