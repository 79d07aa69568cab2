"""Serves the tools of generated code, for those who only look at definitions."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import toolrt.mcp
from toolrt import Registry
from toolrt.host import Tool
from toolrt.host.toolset import Entry, Toolset
from toolrt.mcp import Server


def nobody(*_: object) -> Any:
    """Stand in for all handlers."""
    raise NotImplementedError


def main() -> None:
    """Serve what is in the folder that the first argument names."""
    code = Path(sys.argv[1])
    sys.path.insert(0, str(code.parent))
    registry = Registry()
    for file in sorted(code.glob("*/tools/*/provider.py")):
        folder = ".".join(file.parent.relative_to(code.parent).parts)
        provider = importlib.import_module(f"{folder}.provider")
        specs = importlib.import_module(f"{folder}.specs")
        tools = [tool for tool in vars(provider).values() if isinstance(tool, Tool)]
        entries = tuple(
            Entry(tool, file.parent.name, nobody, plan=nobody if tool.dry_run else None)
            for tool in tools
        )
        made = Toolset(file.parent.name, lambda own=specs: own.toolset, entries)
        registry.register(made)
    toolrt.mcp.serve_stdio(Server.of(registry, "listing"))


if __name__ == "__main__":
    main()
