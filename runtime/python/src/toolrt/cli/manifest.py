"""What a command says of its tools to programs, as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Raw

from toolrt import json
from toolrt.call.error import Kind
from toolrt.call.plain import members_of

from .help import template_text, usage
from .shape import Shape
from .shell import command_line

if TYPE_CHECKING:
    from toolrt.spec import Example, Spec

    from .shared import Shared
    from .spec import CommandSpec

__all__ = ["discovered", "examples", "listed", "manifest"]


def listed(spec: CommandSpec, tools: Iterable[Spec]) -> list[dict[str, object]]:
    """Give the tools, with what decides whether one is wanted."""
    return [
        _said(
            {
                "name": tool.name,
                "command": f"{spec.name} {tool.name.replace('_', '-')}",
                "title": tool.title,
                "description": tool.description,
                "toolset": tool.toolset,
                "tags": list(tool.tags),
                "deprecated": tool.deprecated,
                "effects": _effects(tool),
            }
        )
        for tool in tools
    ]


def discovered(
    spec: CommandSpec, tools: Iterable[Spec], shared: Shared
) -> dict[str, object]:
    """Give everything about a command, its tools, resources and prompts."""
    return _said(
        {
            "name": spec.name,
            "title": spec.title,
            "description": spec.description,
            "service": spec.service,
            "version": spec.version,
            "tools": [manifest(spec, tool) for tool in tools],
            "resources": shared.listed_resources(),
            "prompts": shared.listed_prompts(),
            "exit_codes": {
                **{kind.value: kind.exit_code for kind in Kind},
                "partial": 75,
                "input_required": 76,
            },
        },
    )


def manifest(spec: CommandSpec, tool: Spec) -> dict[str, object]:
    """Give everything about a tool."""
    root = Shape.of_tool(tool)
    return _said(
        {
            "name": tool.name,
            "command": f"{spec.name} {tool.name.replace('_', '-')}",
            "usage": usage(spec.name, tool, root),
            "title": tool.title,
            "description": tool.description,
            "toolset": tool.toolset,
            "service": tool.service,
            "version": tool.version,
            "tags": list(tool.tags),
            "deprecated": tool.deprecated,
            "when": tool.when,
            "avoid": tool.avoid,
            "delegate": tool.delegate,
            "effects": _effects(tool),
            "capabilities": [
                one.name if one.scope is None else f"{one.name}:{one.scope}"
                for one in tool.capabilities
            ],
            "scopes": list(tool.scopes),
            "data": tool.data,
            "pii": tool.pii,
            "cost": tool.cost,
            "confirm": template_text(tool.confirm.question) if tool.confirm else None,
            "dry_run": tool.dry_run or None,
            "partial": tool.partial or None,
            "streams": True if tool.item_schema is not None else None,
            "timeout_ms": tool.timeout_ms,
            "input_schema": Raw(tool.input_schema.encode()),
            "output_schema": None
            if tool.output_schema is None
            else Raw(tool.output_schema.encode()),
            "errors": [
                {
                    "code": error.code,
                    "kind": error.kind.value,
                    "exit_code": error.kind.exit_code,
                    "message": error.message,
                    "recovery": _said(
                        {
                            "action": error.action.value,
                            "after_ms": error.after_ms,
                            "hint": template_text(error.hint) if error.hint else None,
                        }
                    ),
                }
                for error in tool.errors
            ],
            "asks": [
                {
                    "name": ask.name,
                    "question": ask.question,
                    "schema": Raw(ask.schema.encode()),
                }
                for ask in tool.asks
            ],
            "paging": None
            if tool.paging is None
            else {
                "cursor": list(tool.paging.cursor),
                "next": list(tool.paging.next),
            },
            "next": [{"tool": one.tool, "reason": one.reason} for one in tool.next],
            "examples": examples(spec, tool, root),
        }
    )


def examples(
    spec: CommandSpec, tool: Spec, root: Shape | None = None
) -> list[dict[str, object]]:
    """Give the examples of a tool, each with the line that runs it."""
    shape = Shape.of_tool(tool) if root is None else root
    return [_example(spec, tool, shape, example) for example in tool.examples]


def _example(
    spec: CommandSpec, tool: Spec, root: Shape, example: Example
) -> dict[str, object]:
    args = members_of(json.parse(example.args))
    result = None if example.result is None else Raw(example.result.encode())
    error = None
    if example.error is not None:
        code, details = example.error
        error = {"code": code, "details": Raw(details.encode())}
    return _said(
        {
            "name": example.name,
            "command": command_line(spec.name, tool.name, root, args),
            "arguments": Raw(example.args.encode()),
            "result": result,
            "error": error,
        }
    )


def _effects(tool: Spec) -> dict[str, object]:
    effects = tool.effects
    return _said(
        {
            "readonly": effects.readonly,
            "destructive": effects.destructive,
            "idempotent": effects.idempotent,
            "open_world": effects.open_world,
        }
    )


def _said(members: dict[str, object]) -> dict[str, object]:
    """Leave out what is not said."""
    empty: tuple[object, ...] = (None, "", [])
    return {name: value for name, value in members.items() if value not in empty}
