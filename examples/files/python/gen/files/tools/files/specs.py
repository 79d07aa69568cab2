# Made by toolc from files.tools; do not edit.
"""Everything the design declares of the toolset `files`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import toolrt
from toolrt import call
from toolrt import spec as decl

from . import codecs

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "advertised", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="files",
        service="files",
        description="Find files and read them.",
        when="The task is about files on the local disk.",
        tools=("find_files", "read_lines"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _find_files() -> decl.Spec:
    """Give the spec of the tool `find_files`."""
    return decl.Spec(
        name="find_files",
        description="Find files by their names, in a folder and all folders below it.",
        toolset="files",
        service="files",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"ending":{"type":"string","description":"What the name ends in, for example `.rs`; all files without it.","default":"","maxLength":20},"order":{"description":"The order of an answer.\\n\\n- \\"path\\": By path.\\n- \\"size\\": The largest first.","default":"path","type":"string","enum":["path","size"]},"limit":{"type":"integer","default":100,"minimum":1,"maximum":1000}},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"files":{"type":"array","items":{"description":"A file that was found.","type":"object","properties":{"path":{"type":"string","description":"From the folder that was searched, with `/` between the parts."},"size":{"type":"integer","description":"In bytes.","minimum":0}},"required":["path","size"],"additionalProperties":false}},"more":{"type":"boolean","description":"Whether there are more than the limit."}},"required":["files","more"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True, idempotent=True),
        capabilities=(
            decl.Capability("fs:read"),
        ),
        next=(
            decl.Handoff("read_lines", "To read one of the files"),
        ),
        examples=(
            decl.Example(args='{"ending":".rs","order":"size"}'),
        ),
    )


@cache
def _read_lines() -> decl.Spec:
    """Give the spec of the tool `read_lines`."""
    return decl.Spec(
        name="read_lines",
        description="Read lines of a text file.",
        toolset="files",
        service="files",
        version="1.0.0",
        args=codecs.READ_LINES_ARGS,
        input_schema='{"type":"object","properties":{"path":{"type":"string"},"from":{"type":"integer","description":"The first line, counted from 1.","default":1,"minimum":1},"count":{"type":"integer","default":50,"minimum":1,"maximum":500}},"required":["path"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"lines":{"type":"array","items":{"type":"string"}},"total":{"type":"integer","description":"How many lines the file has.","minimum":0}},"required":["lines","total"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True, idempotent=True),
        capabilities=(
            decl.Capability("fs:read"),
        ),
        errors=(
            decl.ErrorSpec(code="no_such_file", kind=call.Kind.NOT_FOUND, message="Nothing is at this path.", field="path", action=call.Action.CORRECT, hint=("Call find_files and pass one of its paths.",)),
            decl.ErrorSpec(code="not_text", kind=call.Kind.PRECONDITION, message="The file is not text.", field="path", action=call.Action.STOP, hint=("Tell the user that ", call.Scalar(("details", "path")), " is not a text file.")),
        ),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "find_files": _find_files,
    "read_lines": _read_lines,
}
