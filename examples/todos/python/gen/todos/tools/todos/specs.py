# Made by toolc from todos.tools; do not edit.
"""Everything the design declares of the toolset `todos`, as data."""

from __future__ import annotations

from functools import cache, partial

from toolrt import call
from toolrt import spec as decl
from toolrt.specs import Specs

# fmt: off

#: What gives the spec of each tool, made when it is first asked for.
SPECS: Specs = Specs()

#: Gives the spec of the tool of a name, if there is one.
spec = SPECS.spec

#: Gives the specs of the tools that a model may see under these grants.
advertised = SPECS.advertised

_Spec = partial(decl.Spec, toolset="todos", service="todos", version="1.2.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="todos",
        service="todos",
        description="Update or fetch the todo list of the current run.",
        tools=tuple(SPECS),
    )


@SPECS.tool("update_todos")
def _update_todos() -> decl.Spec:
    return _Spec(
        name="update_todos",
        description="Create, replace or merge the todos of the current run.",
        implementation=decl.Implementation("method", "todos.update_todos"),
        tags=("planning", "memory"),
        input_schema='{"type":"object","properties":{"mode":{"description":"How the given todos combine with those already there.\\n\\n- \\"replace\\": Throw the old list away.\\n- \\"merge\\": Update todos with the same id and append the others.","default":"merge","type":"string","enum":["replace","merge"]},"items":{"type":"array","description":"The todos to write.","items":{"description":"One thing to do.","type":"object","properties":{"id":{"type":"string","description":"Stable id, unique within a run.","minLength":1,"maxLength":64,"pattern":"^[a-z0-9-]+$"},"title":{"type":"string","minLength":1,"maxLength":200},"status":{"default":"pending","type":"string","enum":["pending","in_progress","done"]},"due":{"type":"string","format":"date-time"},"tags":{"type":"array","default":[],"items":{"type":"string"},"maxItems":10,"uniqueItems":true}},"required":["id","title"],"additionalProperties":false},"minItems":1,"maxItems":100}},"required":["items"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"run_id":{"type":"string","format":"uuid"},"items":{"type":"array","items":{"description":"One thing to do.","type":"object","properties":{"id":{"type":"string","description":"Stable id, unique within a run.","minLength":1,"maxLength":64,"pattern":"^[a-z0-9-]+$"},"title":{"type":"string","minLength":1,"maxLength":200},"status":{"default":"pending","type":"string","enum":["pending","in_progress","done"]},"due":{"type":"string","format":"date-time"},"tags":{"type":"array","default":[],"items":{"type":"string"},"maxItems":10,"uniqueItems":true}},"required":["id","title"],"additionalProperties":false}},"revision":{"type":"integer","minimum":0}},"required":["run_id","items","revision"],"additionalProperties":false}',
        provider_schemas=(
            ("openai-strict", '{"type":"object","properties":{"mode":{"description":"Default: \\"merge\\".","anyOf":[{"type":"string","enum":["replace","merge"],"description":"How the given todos combine with those already there.\\n\\n- \\"replace\\": Throw the old list away.\\n- \\"merge\\": Update todos with the same id and append the others."},{"type":"null"}]},"items":{"type":"array","minItems":1,"maxItems":100,"description":"The todos to write.","items":{"type":"object","description":"One thing to do.","properties":{"id":{"type":"string","pattern":"^[a-z0-9-]+$","description":"Stable id, unique within a run.\\n\\nAt least 1 character. At most 64 characters."},"title":{"type":"string","description":"At least 1 character. At most 200 characters."},"status":{"description":"Default: \\"pending\\".","anyOf":[{"type":"string","enum":["pending","in_progress","done"]},{"type":"null"}]},"due":{"anyOf":[{"type":"string","format":"date-time"},{"type":"null"}]},"tags":{"description":"Default: [].","anyOf":[{"type":"array","maxItems":10,"description":"No item twice.","items":{"type":"string"}},{"type":"null"}]}},"required":["id","title","status","due","tags"],"additionalProperties":false}}},"required":["mode","items"],"additionalProperties":false}'),
        ),
        injected=(
            decl.Injected("run_id", "context.run_id"),
        ),
        effects=decl.Effects(idempotent=True),
        capabilities=(
            decl.Capability("state:mutate"),
        ),
        errors=(
            decl.ErrorSpec(code="revision_conflict", kind=call.Kind.CONFLICT, message="Somebody else changed the list since it was read.", action=call.Action.RETRY, after_ms=200, hint=("Call get_todos, merge again and repeat the call.",)),
            decl.ErrorSpec(code="run_not_found", kind=call.Kind.NOT_FOUND, message="No run has this id.", action=call.Action.STOP, hint=("List the runs and pass one of their ids.",)),
        ),
        next=(
            decl.Handoff("get_todos", "To see the whole list after a merge"),
        ),
        call_hint=("Writing ", call.Count(("args", "items")), " todos"),
        result_hint=("", call.Count(("result", "items")), " todos, revision ", call.Scalar(("result", "revision"))),
        examples=(
            decl.Example(name="Add one todo", args='{"items":[{"id":"write-spec","title":"Write the spec","due":"2026-12-01T09:00:00Z"}]}', result='{"run_id":"6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10","items":[{"id":"write-spec","title":"Write the spec","status":"pending","due":"2026-12-01T09:00:00Z"}],"revision":1}'),
        ),
    )


@SPECS.tool("get_todos")
def _get_todos() -> decl.Spec:
    return _Spec(
        name="get_todos",
        description="Fetch the todos of the current run.",
        implementation=decl.Implementation("method", "todos.get_todos"),
        tags=("planning", "memory"),
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"run_id":{"type":"string","format":"uuid"},"items":{"type":"array","items":{"description":"One thing to do.","type":"object","properties":{"id":{"type":"string","description":"Stable id, unique within a run.","minLength":1,"maxLength":64,"pattern":"^[a-z0-9-]+$"},"title":{"type":"string","minLength":1,"maxLength":200},"status":{"default":"pending","type":"string","enum":["pending","in_progress","done"]},"due":{"type":"string","format":"date-time"},"tags":{"type":"array","default":[],"items":{"type":"string"},"maxItems":10,"uniqueItems":true}},"required":["id","title"],"additionalProperties":false}},"revision":{"type":"integer","minimum":0}},"required":["run_id","items","revision"],"additionalProperties":false}',
        provider_schemas=(
            ("openai-strict", '{"type":"object","properties":{},"required":[],"additionalProperties":false}'),
        ),
        injected=(
            decl.Injected("run_id", "context.run_id"),
        ),
        effects=decl.Effects(readonly=True, idempotent=True),
        errors=(
            decl.ErrorSpec(code="run_not_found", kind=call.Kind.NOT_FOUND, message="No run has this id.", action=call.Action.STOP, hint=("List the runs and pass one of their ids.",)),
        ),
    )
