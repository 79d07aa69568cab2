# Made by toolc from secrets.tools; do not edit.
"""Everything the design declares of the toolset `secrets`, as data."""

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
        name="secrets",
        service="vectors_secrets",
        tools=("check_secrets0", "check_secrets1", "check_secrets2", "check_secrets3", "check_secrets4", "check_secrets5", "check_secrets6"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_secrets0() -> decl.Spec:
    """Give the spec of the tool `check_secrets0`."""
    return decl.Spec(
        name="check_secrets0",
        description="Checks `Login`.",
        toolset="secrets",
        service="vectors_secrets",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"user":{"type":"string"},"token":{"type":"string","minLength":8},"pin":{"type":"integer","minimum":1000,"maximum":9999},"mode":{"type":"string","enum":["a","b"]},"keys":{"type":"array","items":{"type":"string"},"uniqueItems":true},"more":{"type":"object","additionalProperties":{"type":"integer"}},"inner":{"type":"object","properties":{"known":{"type":"integer"}},"required":["known"],"additionalProperties":false}},"required":["user","token"],"additionalProperties":false}',
    )


@cache
def _check_secrets1() -> decl.Spec:
    """Give the spec of the tool `check_secrets1`."""
    return decl.Spec(
        name="check_secrets1",
        description="Checks `Vault`.",
        toolset="secrets",
        service="vectors_secrets",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"key":{"type":"string","minLength":4},"keys":{"type":"array","items":{"type":"string","minLength":4}},"by_name":{"type":"object","additionalProperties":{"type":"string","minLength":4}},"maybe":{"anyOf":[{"type":"string","pattern":"^k"},{"type":"null"}]},"either":{"anyOf":[{"type":"integer"},{"type":"array","items":{"type":"integer"}}]},"pair":{"type":"array","prefixItems":[{"type":"integer"},{"type":"string","format":"date"}],"items":false,"minItems":2},"kept":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":{"type":"integer"}},"how":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["plain"]},"text":{"type":"string"}},"required":["kind","text"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["hash"]},"data":{"type":"string","contentEncoding":"base64"}},"required":["kind","data"],"additionalProperties":false}]},"step":{"type":"number","multipleOf":0.5},"blob":{"type":"string","contentEncoding":"base64"},"yes":{"type":"boolean","enum":[true]},"any":{},"count":{"type":"object","additionalProperties":{"type":"integer"},"minProperties":1,"maxProperties":1}},"required":["key"],"additionalProperties":false}',
    )


@cache
def _check_secrets2() -> decl.Spec:
    """Give the spec of the tool `check_secrets2`."""
    return decl.Spec(
        name="check_secrets2",
        description="Checks `Key`.",
        toolset="secrets",
        service="vectors_secrets",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","minLength":4}',
    )


@cache
def _check_secrets3() -> decl.Spec:
    """Give the spec of the tool `check_secrets3`."""
    return decl.Spec(
        name="check_secrets3",
        description="Checks `Keys`.",
        toolset="secrets",
        service="vectors_secrets",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"string","minLength":4}}',
    )


@cache
def _check_secrets4() -> decl.Spec:
    """Give the spec of the tool `check_secrets4`."""
    return decl.Spec(
        name="check_secrets4",
        description="Checks `Whole`.",
        toolset="secrets",
        service="vectors_secrets",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"known":{"type":"integer"}},"required":["known"],"additionalProperties":false}',
    )


@cache
def _check_secrets5() -> decl.Spec:
    """Give the spec of the tool `check_secrets5`."""
    return decl.Spec(
        name="check_secrets5",
        description="Checks `Dressed`.",
        toolset="secrets",
        service="vectors_secrets",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["bare"]},"list":{"$ref":"#/$defs/Listed"}},"required":["kind","list"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["veiled"]},"list":{"$ref":"#/$defs/Listed"}},"required":["kind","list"],"additionalProperties":false}],"$defs":{"Listed":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"string"}]}}}',
    )


@cache
def _check_secrets6() -> decl.Spec:
    """Give the spec of the tool `check_secrets6`."""
    return decl.Spec(
        name="check_secrets6",
        description="Checks `Undressed`.",
        toolset="secrets",
        service="vectors_secrets",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["veiled"]},"list":{"$ref":"#/$defs/Listed"}},"required":["kind","list"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["bare"]},"list":{"$ref":"#/$defs/Listed"}},"required":["kind","list"],"additionalProperties":false}],"$defs":{"Listed":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"string"}]}}}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_secrets0": _check_secrets0,
    "check_secrets1": _check_secrets1,
    "check_secrets2": _check_secrets2,
    "check_secrets3": _check_secrets3,
    "check_secrets4": _check_secrets4,
    "check_secrets5": _check_secrets5,
    "check_secrets6": _check_secrets6,
}
