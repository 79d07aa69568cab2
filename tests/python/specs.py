"""Prints the specs of all tools and toolsets of folders of generated code, as `CASE: JSON`, one a line."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

for folder in map(Path, sys.argv[1:]):
    # The folder of a case is a package, so that its modules see each other; all are called `python`.
    sys.path.insert(0, str(folder.parent))
    for name in [name for name in sys.modules if name.split(".")[0] == folder.name]:
        del sys.modules[name]
    importlib.invalidate_caches()
    for file in sorted(folder.glob("*/tools/*/specs.py")):
        path = file.relative_to(folder.parent).with_suffix("")
        module = importlib.import_module(".".join(path.parts))
        written = [made() for made in module.SPECS.values()]
        for spec in [*written, module.toolset()]:
            sys.stdout.write(f"{folder.parent.name}: {spec.to_json().decode()}\n")
    sys.path.pop(0)
