"""What a command says of its tools, as definitions of tools made at run time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from toolrt import json
from toolrt.call.plain import is_list, is_object, items_of
from toolrt.diagnose import diagnose
from toolrt.diagnose.shown import shortened
from toolrt.made.form import NAME

from .options import Unusable

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["definition_of", "is_name", "toolable_definition", "tools_of"]

#: How many tools a command may have.
_MOST: Final = 1_000
#: What a definition takes of a manifest as it is.
_MEMBERS: Final = (
    "name",
    "title",
    "description",
    "version",
    "tags",
    "deprecated",
    "when",
    "avoid",
    "delegate",
    "effects",
    "scopes",
    "data",
    "pii",
    "cost",
    "confirm",
    "partial",
    "timeout_ms",
    "input_schema",
    "output_schema",
    "errors",
    "examples",
    "next",
)
#: What every tool of a command needs.
_SPAWN: Final = "proc:spawn"


def tools_of(said: object, command: str) -> dict[str, dict[str, Any]]:
    """Give the tools that a command lists, by their names.

    Raises:
        Unusable: It lists none, or what cannot be told apart.

    """
    tools = said.get("tools") if is_object(said) else None
    if not is_list(tools):
        raise Unusable(f"`{command}` prints no list of tools")
    if len(tools) > _MOST:
        raise Unusable(f"`{command}` prints more than {_MOST} tools")
    by_name: dict[str, dict[str, Any]] = {}
    for tool in tools:
        name = tool.get("name") if is_object(tool) else None
        if not is_object(tool) or not isinstance(name, str):
            raise Unusable(f"`{command}` prints a tool that has no name")
        if not is_name(name):
            shown = shortened(name)
            raise Unusable(f"`{command}` prints {shown}, which is no name for a tool")
        if name in by_name:
            raise Unusable(f"`{command}` prints two tools named {shortened(name)}")
        by_name[name] = tool
    return by_name


def is_name(name: str) -> bool:
    """Whether a tool or a toolset may be called so."""
    return not diagnose(NAME, json.dump(name))


def definition_of(tool: Mapping[str, Any]) -> bytes:
    """Give the definition of a tool that a command of toolc has."""
    definition = {name: tool[name] for name in _MEMBERS if name in tool}
    if tool.get("streams") is True:
        # What its items are is not told.
        definition["item_schema"] = True
    needs = [need for need in items_of(tool.get("capabilities")) if need != "none"]
    definition["capabilities"] = needs if _SPAWN in needs else [*needs, _SPAWN]
    return json.dump(definition)


def toolable_definition(name: str, manifest: Mapping[str, Any]) -> bytes:
    """Give the definition of a tool that keeps the Toolable protocol.

    It does not tell what its results are.
    """
    description = manifest.get("description", manifest.get("summary", ""))
    schema = manifest.get("schema", manifest.get("input_schema"))
    definition: dict[str, Any] = {"name": name, "description": description}
    definition["input_schema"] = {"type": "object"} if schema is None else schema
    definition["output_schema"] = True
    definition["capabilities"] = [_SPAWN]
    return json.dump(definition)
