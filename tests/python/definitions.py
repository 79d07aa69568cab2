"""Prints the MCP definitions of all tools of a folder of generated code, by era and name."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

from toolrt.mcp.definition import definition

code = Path(sys.argv[1])
# The folder is a package, so that its modules see each other.
sys.path.insert(0, str(code.parent))
found: dict[str, dict[str, object]] = {"older": {}, "modern": {}}
for file in sorted(code.glob("*/tools/*/specs.py")):
    name = ".".join(file.relative_to(code.parent).with_suffix("").parts)
    for tool, spec in importlib.import_module(name).SPECS.items():
        for era, definitions in found.items():
            definitions[tool] = definition(spec(), era)
json.dump(found, sys.stdout)
