"""Definitions of tools, resources and prompts, as the lists of MCP have them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast

from msgspec import Raw

from toolrt import json
from toolrt.call.plain import members_of
from toolrt.told import described

if TYPE_CHECKING:
    from toolrt.providers.lowering import Lowering
    from toolrt.spec import Example, Spec

    from .spec import Icon, PromptArgument, PromptSpec, ResourceSpec
else:
    from toolrt.lazy import hinted

    Lowering = hinted("Lowering", "toolrt.providers.lowering")
    Spec = hinted("Spec", "toolrt.spec")

__all__ = [
    "Era",
    "definition",
    "definition_json",
    "icons_of",
    "prompt_definition",
    "resource_definition",
    "wraps",
]

#: Which of the two families of protocol versions: 2026-07-28 and later, or earlier.
Era: TypeAlias = Literal["older", "modern"]


def definition(spec: Spec, era: Era) -> dict[str, Any]:
    """Give the definition as dicts, lists and scalars."""
    return cast("dict[str, Any]", json.parse(definition_json(spec, era)))


def definition_json(spec: Spec, era: Era, lowering: Lowering | None = None) -> bytes:
    """Give the definition as JSON, byte for byte as `toolc emit` writes it.

    Args:
        spec: The tool.
        era: Whose definition.
        lowering: The names by which clients are shown it.

    """
    own, renamed = spec, dict[str, object]()
    if lowering is not None:
        spec = lowering.sent(own)
        if spec.name != own.name:
            # Clients of toolc's own call tools and arguments by these.
            renamed["name"] = own.name
        if arguments := lowering.arguments_of(own.name):
            renamed["arguments"] = dict(arguments)
    members: dict[str, object] = {"name": spec.name}
    if spec.title is not None:
        members["title"] = spec.title
    description = described(spec)
    if description:
        members["description"] = description
    if spec.icons:
        members["icons"] = icons_of(spec.icons)
    members["inputSchema"] = Raw(spec.input_schema.encode())
    if spec.output_schema is not None:
        members["outputSchema"] = _result(spec, spec.output_schema, era)
    effects = spec.effects
    hints = {
        "readOnlyHint": effects.readonly or None,
        "destructiveHint": effects.destructive,
        "idempotentHint": effects.idempotent or None,
        "openWorldHint": effects.open_world,
    }
    declared = {name: hint for name, hint in hints.items() if hint is not None}
    if declared:
        members["annotations"] = declared
    meta = dict(_meta(own, renamed))
    if meta:
        members["_meta"] = meta
    return json.dump(members)


def icons_of(icons: tuple[Icon, ...]) -> list[dict[str, object]]:
    """Give pictures as the protocol has them."""
    made: list[dict[str, object]] = []
    for icon in icons:
        members: dict[str, object] = {"src": icon.src}
        if icon.mime is not None:
            members["mimeType"] = icon.mime
        if icon.sizes:
            members["sizes"] = list(icon.sizes)
        if icon.theme is not None:
            members["theme"] = icon.theme
        made.append(members)
    return made


def resource_definition(resource: ResourceSpec, key: str) -> dict[str, Any]:
    """Give the definition of a resource.

    Args:
        resource: The resource.
        key: The member that has its URI: `uri`, or `uriTemplate`.

    """
    members: dict[str, Any] = {"name": resource.name}
    if resource.title is not None:
        members["title"] = resource.title
    members[key] = resource.uri
    if resource.description:
        members["description"] = resource.description
    if resource.mime is not None:
        members["mimeType"] = resource.mime
    if resource.icons:
        members["icons"] = icons_of(resource.icons)
    return members


def prompt_definition(prompt: PromptSpec) -> dict[str, Any]:
    """Give the definition of a prompt."""
    members: dict[str, Any] = {"name": prompt.name}
    if prompt.title is not None:
        members["title"] = prompt.title
    if prompt.description:
        members["description"] = prompt.description
    if prompt.icons:
        members["icons"] = icons_of(prompt.icons)
    if prompt.arguments:
        members["arguments"] = [_argument(one) for one in prompt.arguments]
    return members


def _argument(argument: PromptArgument) -> dict[str, Any]:
    members: dict[str, Any] = {"name": argument.name}
    if argument.title is not None:
        members["title"] = argument.title
    if argument.description is not None:
        members["description"] = argument.description
    if argument.required:
        members["required"] = True
    return members


def wraps(spec: Spec) -> bool:
    """Whether a result is the member `result` of an object in the older era."""
    if spec.output_schema is None:
        return False
    schema = members_of(json.parse(spec.output_schema))
    return schema.get("type") != "object"


def _result(spec: Spec, schema: str, era: Era) -> object:
    if era == "modern" or not wraps(spec):
        return Raw(schema.encode())
    inner = json.parse(schema)
    outer: dict[str, object] = {
        "type": "object",
        "properties": {"result": inner},
        "required": ["result"],
    }
    if isinstance(inner, dict) and "$defs" in inner:
        # References start at the root.
        outer["$defs"] = inner.pop("$defs")
    return outer


def _meta(spec: Spec, renamed: dict[str, object]) -> Iterator[tuple[str, object]]:
    """Give what other formats carried, and what the protocol has no place for."""
    said: dict[str, object] = {
        **renamed,
        "version": spec.version,
        "capabilities": [
            need.name if need.scope is None else f"{need.name}:{need.scope}"
            for need in spec.capabilities
        ],
        "scopes": list(spec.scopes),
        "tags": list(spec.tags),
        "data": spec.data,
        "pii": spec.pii,
        "cost": spec.cost,
        "next": [{"tool": to.tool, "reason": to.reason} for to in spec.next],
        "examples": [_example(example) for example in spec.examples],
    }
    own = {
        f"dev.toolc/{key}": value
        for key, value in said.items()
        if value is not None and value != []
    }
    if spec.meta is not None:
        for key, value in members_of(json.parse(spec.meta)).items():
            if not key.startswith("toolc/") and key not in own:
                yield key, value
    yield from own.items()


def _example(example: Example) -> dict[str, object]:
    members: dict[str, object] = {}
    if example.name is not None:
        members["name"] = example.name
    members["args"] = Raw(example.args.encode())
    if example.result is not None:
        members["result"] = Raw(example.result.encode())
    if example.error is not None:
        code, details = example.error
        members["error"] = {"code": code, "details": Raw(details.encode())}
    return members
