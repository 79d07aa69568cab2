# Made by toolc from files.tools; do not edit.
"""Everything the design declares of the toolset `files`, as data."""

from __future__ import annotations

from functools import cache, partial

from toolrt import call
from toolrt import spec as decl
from toolrt.specs import Specs

from . import codecs

# fmt: off

#: What gives the spec of each tool, made when it is first asked for.
SPECS: Specs = Specs()

#: Gives the spec of the tool of a name, if there is one.
spec = SPECS.spec

#: Gives the specs of the tools that a model may see under these grants.
advertised = SPECS.advertised

_Spec = partial(decl.Spec, toolset="files", service="files", version="5.0.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="files",
        service="files",
        description="Find, rename and delete files.",
        when="The task is about files on the local disk.",
        tools=tuple(SPECS),
    )


@SPECS.tool("find_files")
def _find_files() -> decl.Spec:
    return _Spec(
        name="find_files",
        description="Find files matching a glob pattern in a directory tree.",
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


@SPECS.tool("rename_files")
def _rename_files() -> decl.Spec:
    return _Spec(
        name="rename_files",
        description="Rename files by replacing text in their names.",
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


@SPECS.tool("delete_files")
def _delete_files() -> decl.Spec:
    return _Spec(
        name="delete_files",
        description="Delete files for good.",
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


@SPECS.tool("sweep")
def _sweep() -> decl.Spec:
    return _Spec(
        name="sweep",
        description="Find files by pattern and delete what was found.",
        implementation=decl.Implementation("chain"),
        chain=(
            call.Call(tool="find_files", args=(("pattern", call.Path("args", ("pattern",))), ("root", call.Path("args", ("root",)))), name="found"),
            call.If(path=call.Path("found", ("files",)), test="empty", then=call.Return(call.Json('{"deleted":0}'))),
            call.Return(call.Call(tool="delete_files", args=(("paths", call.Path("found", ("files", call.EACH, "path"))),))),
        ),
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
