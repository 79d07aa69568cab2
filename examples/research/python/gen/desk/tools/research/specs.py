# Made by toolc from research.tools; do not edit.
"""Everything the design declares of the toolset `research`, as data."""

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

_Spec = partial(decl.Spec, toolset="research", service="desk", version="2.0.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="research",
        service="desk",
        description="Research in the notes.",
        tools=tuple(SPECS),
    )


@SPECS.tool("answer_question")
def _answer_question() -> decl.Spec:
    return _Spec(
        name="answer_question",
        description="Answer a question from the notes.",
        implementation=decl.Implementation("agent", "researcher"),
        input_schema='{"type":"object","properties":{"question":{"type":"string","minLength":1,"maxLength":200}},"required":["question"],"additionalProperties":false}',
        output_schema='{"description":"What was found out.","type":"object","properties":{"text":{"type":"string","minLength":1,"maxLength":400},"sources":{"type":"array","description":"The notes that say so.","items":{"type":"string"},"minItems":1,"uniqueItems":true}},"required":["text","sources"],"additionalProperties":false}',
        item_schema='{"description":"What the model wants to do next.","anyOf":[{"description":"Call a tool.","type":"object","properties":{"kind":{"type":"string","enum":["call"]},"tool":{"type":"string"},"args":{}},"required":["kind","tool","args"],"additionalProperties":false},{"description":"What was found out.","type":"object","properties":{"kind":{"type":"string","description":"Answer the question.","enum":["answer"]},"text":{"type":"string","minLength":1,"maxLength":400},"sources":{"type":"array","description":"The notes that say so.","items":{"type":"string"},"minItems":1,"uniqueItems":true}},"required":["kind","text","sources"],"additionalProperties":false}]}',
        effects=decl.Effects(readonly=True),
        errors=(
            decl.ErrorSpec(code="not_in_notes", kind=call.Kind.NOT_FOUND, message="The notes do not say.", field="question", action=call.Action.REPLAN, hint=("Look elsewhere.",)),
        ),
        timeout_ms=60000,
    )
