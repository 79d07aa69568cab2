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
        description="Find, rename and delete files.",
        when="The task is about files on the local disk.",
        tools=("find_files", "rename_files", "delete_files", "sweep"),
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
        description="Find files matching a glob pattern in a directory tree.",
        toolset="files",
        service="files",
        version="5.0.0",
        args=codecs.FIND_FILES_ARGS,
        input_schema='{"type":"object","properties":{"pattern":{"type":"string","description":"Glob pattern, for example `*.py` or `**/*.json`.","minLength":1,"maxLength":1000},"root":{"type":"string","description":"Directory to search from.","default":"."},"max_depth":{"type":"integer","default":10,"minimum":1,"maximum":64},"limit":{"type":"integer","default":100,"minimum":1,"maximum":1000},"cursor":{"type":"string"}},"required":["pattern"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"files":{"type":"array","items":{"type":"object","properties":{"path":{"type":"string"},"size":{"type":"integer","minimum":0},"modified":{"type":"string","format":"date-time"}},"required":["path","size","modified"],"additionalProperties":false}},"next_cursor":{"type":"string"}},"required":["files"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True, idempotent=True),
        capabilities=(
            decl.Capability("fs:read"),
        ),
        errors=(
            decl.ErrorSpec(code="bad_pattern", kind=call.Kind.INPUT, message="The glob pattern cannot be parsed.", field="pattern", action=call.Action.CORRECT, hint=("Close the bracket at ", call.Scalar(("details", "position")), ".")),
        ),
        timeout_ms=30000,
        paging=decl.Paging(cursor=("cursor",), next=("next_cursor",)),
        delegate="Use an agent with filesystem access.",
        next=(
            decl.Handoff("rename_files", "To rename the matched files"),
            decl.Handoff("delete_files", "To remove the matched files"),
        ),
        examples=(
            decl.Example(args='{"pattern":"*.py"}'),
        ),
    )


@cache
def _rename_files() -> decl.Spec:
    """Give the spec of the tool `rename_files`."""
    return decl.Spec(
        name="rename_files",
        description="Rename files by replacing text in their names.",
        toolset="files",
        service="files",
        version="5.0.0",
        args=codecs.RENAME_FILES_ARGS,
        input_schema='{"type":"object","properties":{"paths":{"type":"array","items":{"type":"string"},"minItems":1},"find":{"type":"string","minLength":1},"replace":{"type":"string"}},"required":["paths","find","replace"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"object","properties":{"from":{"type":"string"},"to":{"type":"string"}},"required":["from","to"],"additionalProperties":false}}',
        item_schema='{"type":"object","properties":{"from":{"type":"string"},"to":{"type":"string"}},"required":["from","to"],"additionalProperties":false}',
        capabilities=(
            decl.Capability("fs:read"),
            decl.Capability("fs:write", "./output"),
        ),
        dry_run=True,
    )


@cache
def _delete_files() -> decl.Spec:
    """Give the spec of the tool `delete_files`."""
    return decl.Spec(
        name="delete_files",
        description="Delete files for good.",
        toolset="files",
        service="files",
        version="5.0.0",
        args=codecs.DELETE_FILES_ARGS,
        input_schema='{"type":"object","properties":{"paths":{"type":"array","items":{"type":"string"},"minItems":1}},"required":["paths"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"deleted":{"type":"integer"}},"required":["deleted"],"additionalProperties":false}',
        effects=decl.Effects(destructive=True),
        capabilities=(
            decl.Capability("fs:delete"),
        ),
        scopes=("files:delete",),
        data="internal",
        confirm=decl.Confirm(("Delete ", call.Count(("args", "paths")), " files?"), '{"deleted":0}'),
        dry_run=True,
    )


@cache
def _sweep() -> decl.Spec:
    """Give the spec of the tool `sweep`."""
    return decl.Spec(
        name="sweep",
        description="Find files by pattern and delete what was found.",
        toolset="files",
        service="files",
        implementation=decl.Implementation("chain"),
        chain=(
            call.Call(tool="find_files", args=(("pattern", call.Path("args", ("pattern",))), ("root", call.Path("args", ("root",)))), name="found"),
            call.If(path=call.Path("found", ("files",)), test="empty", then=call.Return(call.Json('{"deleted":0}'))),
            call.Return(call.Call(tool="delete_files", args=(("paths", call.Path("found", ("files", call.EACH, "path"))),))),
        ),
        version="5.0.0",
        args=codecs.SWEEP_ARGS,
        input_schema='{"type":"object","properties":{"pattern":{"type":"string"},"root":{"type":"string","default":"."}},"required":["pattern"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"deleted":{"type":"integer"}},"required":["deleted"],"additionalProperties":false}',
        effects=decl.Effects(destructive=True),
        capabilities=(
            decl.Capability("fs:read"),
            decl.Capability("fs:delete"),
        ),
        scopes=("files:delete",),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "find_files": _find_files,
    "rename_files": _rename_files,
    "delete_files": _delete_files,
    "sweep": _sweep,
}
