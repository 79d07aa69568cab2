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

_Spec = partial(decl.Spec, toolset="files", service="files", version="1.0.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="files",
        service="files",
        description="Find files and read them.",
        when="The task is about files on the local disk.",
        tools=tuple(SPECS),
    )


@SPECS.tool("find_files")
def _find_files() -> decl.Spec:
    return _Spec(
        name="find_files",
        description="Find files by their names, in a folder and all folders below it.",
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


@SPECS.tool("read_lines")
def _read_lines() -> decl.Spec:
    return _Spec(
        name="read_lines",
        description="Read lines of a text file.",
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
