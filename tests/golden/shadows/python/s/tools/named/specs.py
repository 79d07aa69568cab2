# Made by toolc from shadows.tools; do not edit.
"""Everything the design declares of the toolset `named`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="named",
        service="s",
        description="Ends in a backslash \\\nand so does this \\\n  but not this.",
        tools=("list", "bool", "toolrt", "types", "É", "AUTO", "l", "unset", "TYPE_CHECKING", "A_1", "check"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _list_() -> decl.Spec:
    """Give the spec of the tool `list`."""
    return decl.Spec(
        name="list",
        toolset="named",
        service="s",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"call":{"type":"integer"},"given":{"type":"array","default":[],"items":{"type":"string"}},"types":{"type":"array","prefixItems":[{"type":"integer","minimum":1,"maximum":3}],"items":{"type":"string","maxLength":5},"minItems":1}},"required":["call"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"description":"Only checkers read what stands in here.","anyOf":[{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false},{"type":"object","properties":{"code":{"type":"integer"}},"required":["code"],"additionalProperties":false},{"enum":["it\'s","a\\\\b",0.5,3]}]}}',
    )


@cache
def _bool_() -> decl.Spec:
    """Give the spec of the tool `bool`."""
    return decl.Spec(
        name="bool",
        toolset="named",
        service="s",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"with_items":{"type":"boolean"},"on_item":{"type":"boolean"},"acall":{"type":"boolean"}},"required":["with_items","on_item","acall"],"additionalProperties":false}',
        output_schema='{"type":"boolean"}',
        item_schema='{"type":"boolean"}',
    )


@cache
def _toolrt_() -> decl.Spec:
    """Give the spec of the tool `toolrt`."""
    return decl.Spec(
        name="toolrt",
        toolset="named",
        service="s",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"low":{"type":"integer","default":-9223372036854775808,"maximum":8}},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"way":{"type":"string"}},"required":["way"],"additionalProperties":false}',
    )


@cache
def _types_() -> decl.Spec:
    """Give the spec of the tool `types`."""
    return decl.Spec(
        name="types",
        toolset="named",
        service="s",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"pages":{"type":"string"},"É":{"type":"object","properties":{"way":{"type":"string"}},"required":["way"],"additionalProperties":false},"value":{"description":"Only checkers read what stands in here.","anyOf":[{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false},{"type":"object","properties":{"code":{"type":"integer"}},"required":["code"],"additionalProperties":false},{"enum":["it\'s","a\\\\b",0.5,3]}]}},"required":["pages","É","value"],"additionalProperties":false}',
        output_schema='{"type":"object","additionalProperties":{"type":"boolean"}}',
    )


@cache
def _é() -> decl.Spec:
    """Give the spec of the tool `É`."""
    return decl.Spec(
        name="É",
        toolset="named",
        service="s",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"self":{"type":"integer"}},"required":["self"],"additionalProperties":false}',
        output_schema='{"type":"boolean"}',
    )


@cache
def _auto() -> decl.Spec:
    """Give the spec of the tool `AUTO`."""
    return decl.Spec(
        name="AUTO",
        toolset="named",
        service="s",
        version="1.0.0",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
    )


@cache
def _l() -> decl.Spec:
    """Give the spec of the tool `l`."""
    return decl.Spec(
        name="l",
        toolset="named",
        service="s",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"l":{"$ref":"#/$defs/O"},"O":{"type":"integer"}},"required":["l"],"additionalProperties":false,"$defs":{"O":{"description":"Looks like a digit, as some letters do.","type":"object","properties":{"I":{"type":"integer"},"l":{"$ref":"#/$defs/O"}},"required":["I"],"additionalProperties":false}}}',
        output_schema='{"$ref":"#/$defs/O","$defs":{"O":{"description":"Looks like a digit, as some letters do.","type":"object","properties":{"I":{"type":"integer"},"l":{"$ref":"#/$defs/O"}},"required":["I"],"additionalProperties":false}}}',
    )


@cache
def _unset() -> decl.Spec:
    """Give the spec of the tool `unset`."""
    return decl.Spec(
        name="unset",
        toolset="named",
        service="s",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"value":{"description":"What Python calls the time of checkers.","type":"object","properties":{"own":{"type":"object","properties":{"next":{"anyOf":[{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false},{"type":"null"}]}},"required":["next"],"additionalProperties":false}},"required":["own"],"additionalProperties":false}},"required":["value"],"additionalProperties":false}',
        output_schema='{"description":"What Python calls the time of checkers.","type":"object","properties":{"own":{"type":"object","properties":{"next":{"anyOf":[{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false},{"type":"null"}]}},"required":["next"],"additionalProperties":false}},"required":["own"],"additionalProperties":false}',
    )


@cache
def _type_checking() -> decl.Spec:
    """Give the spec of the tool `TYPE_CHECKING`."""
    return decl.Spec(
        name="TYPE_CHECKING",
        toolset="named",
        service="s",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"value":{"description":"What Python calls what belongs to a class.","type":"object","properties":{"own":{"type":"object","properties":{"next":{"anyOf":[{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false},{"type":"null"}]}},"required":["next"],"additionalProperties":false}},"required":["own"],"additionalProperties":false},"TYPE_CHECKING":{"type":"integer"}},"required":["value"],"additionalProperties":false}',
        output_schema='{"description":"What Python calls what belongs to a class.","type":"object","properties":{"own":{"type":"object","properties":{"next":{"anyOf":[{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false},{"type":"null"}]}},"required":["next"],"additionalProperties":false}},"required":["own"],"additionalProperties":false}',
    )


@cache
def _a_1() -> decl.Spec:
    """Give the spec of the tool `A_1`."""
    return decl.Spec(
        name="A_1",
        toolset="named",
        service="s",
        version="1.0.0",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
    )


@cache
def _check() -> decl.Spec:
    """Give the spec of the tool `check`."""
    return decl.Spec(
        name="check",
        toolset="named",
        service="s",
        implementation=decl.Implementation("method", "s.check"),
        version="1.0.0",
        input_schema='{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}',
        output_schema='{"type":"boolean"}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "list": _list_,
    "bool": _bool_,
    "toolrt": _toolrt_,
    "types": _types_,
    "É": _é,
    "AUTO": _auto,
    "l": _l,
    "unset": _unset,
    "TYPE_CHECKING": _type_checking,
    "A_1": _a_1,
    "check": _check,
}
