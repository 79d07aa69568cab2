# Made by toolc from quotes.tools; do not edit.
"""Everything the design declares of the toolset `texts`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt import call
from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="texts",
        service='a"""; open(\'x\', \'w\'); """b',
        tools=('c"""; open(\'x\', \'w\'); """d',),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _c_open_x_w_d() -> decl.Spec:
    """Give the spec of the tool `c\"\"\"; open('x', 'w'); \"\"\"d`."""
    return decl.Spec(
        name='c"""; open(\'x\', \'w\'); """d',
        title="</script> %s",
        description='Takes "quotes" of \\"""; open("x").',
        toolset="texts",
        service='a"""; open(\'x\', \'w\'); """b',
        input_schema='{"type":"object","properties":{"{e} ${f} %s `g`":{"type":"string"}},"required":["{e} ${f} %s `g`"],"additionalProperties":false}',
        output_schema='{"description":"Ends in a block of its own:\\n```\\nstd::process::exit(1);","type":"object","properties":{"list":{"type":"array","description":"A Vec<T> of <script>evil()</script>, and [a link](javascript:evil).","items":{"type":"string"}},"more":{"type":"string","description":"- ```\\n  std::process::exit(1);\\n  ```\\n\\nDeprecated: */ \\"\\"\\" \'\'\'","deprecated":true},"\\"\\"\\"; open(\'x\', \'w\'); \\"\\"\\"":{"type":"string","default":"\\"#; evil(); r#\\"\\\\"}},"required":["list"],"additionalProperties":false}',
        reminder=("`", call.Count(("result", "list")), '` {open} \n```\n """; open(\'x\')'),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    'c"""; open(\'x\', \'w\'); """d': _c_open_x_w_d,
}
