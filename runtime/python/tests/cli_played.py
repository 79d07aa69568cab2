"""Handlers that do what a script says; `tests/commands/src/played.rs` is the same.

The script is the variable `PLAYED`, an object: which `command` runs; which arguments
the handler `takes` and which working directory it is `in`, both of which must be so;
whether its `check` finds fault with them; the `events` that it sends, what it
`samples`, how long it takes (`waits_ms`); and how it ends: it `gives`, `throws`,
`raises` or `plans`.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from toolrt import Issue, Partial, Registry, Summary, ToolError
from toolrt.call.request import Sample
from toolrt.host import Tool

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt import Context

SCRIPT: dict[str, Any] = json.loads(os.environ.get("PLAYED", "{}"))


def main(case: str, toolsets: list[str], commands: dict[str, str]) -> None:
    """Run a command of a case; the first word is where the generated code is.

    Args:
        case: The name of the case.
        toolsets: Its toolsets, as `service.tools.toolset`.
        commands: Its commands by name, as `service.cli.command`.

    """
    sys.path.insert(0, sys.argv.pop(1))
    app = Registry()
    for name in toolsets:
        module: Any = import_module(f"{case}.python.{name}")
        app.register(
            module.toolset(player(import_module(f"{module.__name__}.provider")))
        )
    name = commands.get(SCRIPT.get("command", ""), next(iter(commands.values())))
    import_module(f"{case}.python.{name}").command(app).main()


def player(provider: Any) -> Any:
    """Give what implements the tools of a toolset by the script."""
    methods: dict[str, Any] = {}
    for tool in vars(provider).values():
        if isinstance(tool, Tool):
            methods[tool.name.replace("-", "_")] = handler(tool)
            methods[f"plan_{tool.name}"] = lambda _, _cx, _args: SCRIPT["plans"]
            methods[f"check_{tool.name}"] = lambda _, _cx, _args: checked()
    return type("Player", (), methods)()


def handler(tool: Tool[Any, Any]) -> Callable[..., object]:
    """Give the handler of a tool."""

    def run(_self: object, cx: Context, args: Any) -> object:
        begin(tool, cx, args)
        return ended(tool)

    def stream(_self: object, cx: Context, args: Any, sink: Any) -> object:
        begin(tool, cx, args)
        for item in SCRIPT.get("items", ()):
            sink.send(item)
        return ended(tool)

    return stream if tool.streams() else run


def checked() -> list[Issue]:
    """Give what is wrong with the arguments."""
    found = SCRIPT.get("check")
    return [] if found is None else [Issue.of_check(found["path"], found["text"])]


def begin(tool: Tool[Any, Any], cx: Context, args: Any) -> None:
    """Do what comes before the end."""
    taken = json.loads(tool.args.encode(args))
    if SCRIPT.get("takes", taken) != taken:
        raise ValueError(f"other arguments: {taken}")
    if SCRIPT.get("in", cx.working_dir) != cx.working_dir:
        raise ValueError("another working directory")
    for event in SCRIPT.get("events", ()):
        if "progress" in event:
            cx.progress(event["progress"], event.get("percent"))
        elif "log" in event:
            cx.log(event["log"], level=event.get("level", "info"))
        elif "artifact" in event:
            cx.artifact(event["artifact"], event["uri"])
    if "waits_ms" in SCRIPT:
        cx.token().wait(SCRIPT["waits_ms"] / 1000)
    if "samples" in SCRIPT:
        cx.sample(Sample.of(SCRIPT["samples"], 10))


def ended(tool: Tool[Any, Any]) -> object:
    """Give the result, or raise the error."""
    if "raises" in SCRIPT:
        raise RuntimeError(SCRIPT["raises"])
    if "throws" in SCRIPT:
        raise error(tool, SCRIPT["throws"])
    result = tool.result_codec().decode(json.dumps(SCRIPT["gives"]))
    if "fails" not in SCRIPT:
        return result
    errors = [error(tool, code) for code in SCRIPT["fails"]]
    summary = Summary(total=len(errors), failed=len(errors))
    return Partial(result=result, errors=errors, summary=summary)


def error(tool: Tool[Any, Any], code: str) -> ToolError:
    """Give an error that a tool declares."""
    return ToolError(tool.errors[code].codec.convert({}), code=code)
