"""Does what the vectors of `spec/conformance/made` say of commands that are loaded."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from made_cases import envelope_of, spec_member
from support import Lines

from toolrt import Context, Registry
from toolrt.call.event import Item
from toolrt.program import Limits, Program, Unusable

if TYPE_CHECKING:
    from pathlib import Path

LIMITS = Limits(output=100_000, seconds=2.0, grace=0.2)


def written(folder: Path, script: str) -> Path:
    """Give the program of a script."""
    path = folder / "tool"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def run_command(case: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Give a case with what this runtime makes of it."""
    out: dict[str, Any] = {}
    for key in ("name", "script", "toolset"):
        if key in case:
            out[key] = case[key]
    path = written(folder, case["script"])
    program = Program([str(path)], limits=LIMITS, cache=False)
    try:
        toolset = program.load(case.get("toolset"))
    except Unusable as error:
        return {**out, "unusable": str(error).replace(f"{folder}/", "")}
    specs = [entry.tool.spec() for entry in toolset.entries]
    names = (
        "name",
        "toolset",
        "description",
        "capabilities",
        "effects",
        "input_schema",
    )
    out["tools"] = [{name: spec_member(spec, name) for name in names} for spec in specs]
    for tool, spec in zip(out["tools"], specs, strict=True):
        tool["implementation"] = spec.implementation.name
        for name in [name for name, value in tool.items() if value is None]:
            del tool[name]
    app = Registry(log=Lines()).register(toolset)
    out["calls"] = []
    for call in case.get("calls", ()):
        items: list[Any] = []

        def heard(event: Any, items: list[Any] = items) -> None:
            if isinstance(event.kind, Item):
                items.append(event.kind.value)

        payload = json.dumps(call["arguments"], ensure_ascii=False).encode()
        cx = Context().with_events(heard)
        told = {"tool": call["tool"], "arguments": call["arguments"]}
        told["envelope"] = envelope_of(app.call(call["tool"], payload, cx))
        text = json.dumps(told, ensure_ascii=False).replace(f"{folder}/", "")
        out["calls"].append(json.loads(text) | ({"items": items} if items else {}))
    return out
