"""What clients of a server read: definitions, shapes, texts of errors, instructions."""

from __future__ import annotations

import json
from typing import Any

import pytest
from mcp_design import SERVER
from msgspec import Struct
from numbers_tools import HALVE, Number, numbers, record
from support import app, gives

from toolrt import CallFault, Context, Envelope, Kind, Registry, Spec, ToolsetSpec
from toolrt.call import Action, Count, Meta, Scalar, Status
from toolrt.diagnose import Issue
from toolrt.mcp.definition import definition, definition_json, wraps
from toolrt.mcp.server import Server
from toolrt.mcp.spec import Icon, ServerSpec
from toolrt.mcp.texts import instructions
from toolrt.spec import Capability, Effects, Example, Handoff
from toolrt.table import STRING, Enum, Secret
from toolrt.told import error_text, hint_text, shape

FULL = Spec(
    name="find",
    title="Find",
    description="Finds files.",
    icons=(
        Icon(src="https://a.example/i.png"),
        Icon(src="data:,x", mime="image/png", sizes=("48x48",), theme="dark"),
    ),
    version="1.2.0",
    tags=("disk",),
    deprecated="",
    input_schema='{"type":"object","properties":{"a":{"minimum":1.0}}}',
    output_schema='{"type":"array","items":{"$ref":"#/$defs/X"},"$defs":{"X":{}}}',
    effects=Effects(readonly=True, destructive=False),
    capabilities=(Capability("fs:read"), Capability("fs:write", "./out")),
    scopes=("files",),
    data="internal",
    pii="none",
    cost="low",
    when="Often.",
    avoid="Never.",
    next=(Handoff("drop", "To drop them"),),
    examples=(
        Example(name="All", args='{"a":1}', result="[1]"),
        Example(args='{"a":0}', error=("bad", '{"n":1}')),
    ),
    meta='{"dev.toolc/cost":"high","acme/x":1e2,"toolc/definition":{}}',
)

OLDER = (
    '{"name":"find","title":"Find","description":"Finds files.\\n\\nWhen: Often.'
    '\\n\\nNot: Never.\\n\\nDeprecated.","icons":[{"src":"https://a.example/i.png"},'
    '{"src":"data:,x","mimeType":"image/png","sizes":["48x48"],"theme":"dark"}],'
    '"inputSchema":{"type":"object","properties":{"a":{"minimum":1.0}}},'
    '"outputSchema":{"type":"object","properties":{"result":{"type":"array","items":'
    '{"$ref":"#/$defs/X"}}},"required":["result"],"$defs":{"X":{}}},'
    '"annotations":{"readOnlyHint":true,"destructiveHint":false},'
    '"_meta":{"acme/x":1e2,"dev.toolc/version":"1.2.0",'
    '"dev.toolc/capabilities":["fs:read","fs:write:./out"],'
    '"dev.toolc/scopes":["files"],"dev.toolc/tags":["disk"],'
    '"dev.toolc/data":"internal","dev.toolc/pii":"none","dev.toolc/cost":"low",'
    '"dev.toolc/next":[{"tool":"drop","reason":"To drop them"}],'
    '"dev.toolc/examples":[{"name":"All","args":{"a":1},"result":[1]},'
    '{"args":{"a":0},"error":{"code":"bad","details":{"n":1}}}]}}'
)


def test_a_definition_has_everything_in_order() -> None:
    assert definition_json(FULL, "older").decode() == OLDER
    assert definition(FULL, "older") == json.loads(OLDER)


def test_results_are_wrapped_in_the_older_era_alone() -> None:
    modern = definition(FULL, "modern")
    assert modern["outputSchema"] == json.loads(FULL.output_schema or "")
    own = Spec(name="a", output_schema='{"type":"object"}')
    assert definition(own, "older")["outputSchema"] == {"type": "object"}
    assert (wraps(FULL), wraps(own), wraps(Spec(name="a"))) == (True, False, False)


def test_what_is_not_said_is_left_out() -> None:
    spec = Spec(name="a", meta='{"toolc/input":{}}')
    assert definition_json(spec, "older") == b'{"name":"a","inputSchema":{}}'


def of(**fields: Any) -> str:
    """Give the shape of a record with fields of these schemas."""
    schema = {"type": "object", "properties": fields, "required": ["a"]}
    return shape(Spec(name="x", input_schema=json.dumps(schema)))


SHAPES: list[tuple[Any, str]] = [
    ({"type": "string"}, "string"),
    ({"type": ["integer", "null"]}, "integer | null"),
    ({}, "any"),
    ({"type": "array", "items": {"type": "number"}}, "[number]"),
    ({"type": "array", "items": {}}, "[any]"),
    ({"prefixItems": [{"type": "string"}, {}], "type": "array"}, "[string, any]"),
    (
        {"prefixItems": [{"type": "string"}], "items": {}, "type": "array"},
        "[string, …]",
    ),
    (
        {"type": "object", "additionalProperties": {"type": "string"}},
        "{string: string}",
    ),
    ({"type": "object", "properties": {"x": {}}}, "{…}"),
    ({"enum": ["a", 1, None]}, '"a" | 1 | null'),
    ({"const": "é"}, '"é"'),
    (
        {"anyOf": [{"type": "integer"}, {"type": "integer"}, {"type": "null"}]},
        "integer | null",
    ),
    ({"enum": list(range(9))}, "0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | …"),
    ({"enum": list(range(8))}, "0 | 1 | 2 | 3 | 4 | 5 | 6 | 7"),
]


@pytest.mark.parametrize(("schema", "wanted"), SHAPES, ids=lambda one: str(one)[:30])
def test_the_shape_of_a_field(schema: Any, wanted: str) -> None:
    assert of(a=schema, b=schema) == f'{{"a": {wanted}, "b"?: {wanted}}}'


def test_shapes_lead_to_named_types_and_back_to_themselves() -> None:
    tree = {"type": "array", "items": {"$ref": "#/$defs/Tree"}}
    names = {"Tree": tree, "Node": {"type": "object", "properties": {"a": {}}}}
    schema = {"$ref": "#/$defs/Node", "$defs": names}
    assert shape(Spec(name="x", input_schema=json.dumps(schema))) == '{"a"?: any}'
    root = {"$ref": "#/$defs/Tree", "$defs": names}
    assert shape(Spec(name="x", input_schema=json.dumps(root))) == "[any]"
    kept = {"properties": {}, "additionalProperties": {"type": "string"}}
    own = {"type": "object", **kept}
    assert shape(Spec(name="x", input_schema=json.dumps(own))) == "{string: string}"


class Login(Struct):
    user: str
    role: str


def test_the_values_of_secrets_are_not_said() -> None:
    role = Secret(Enum(None, ("admin", "guest")))
    schema = {
        "type": "object",
        "properties": {"user": {"enum": ["a"]}, "role": {"enum": ["admin", "guest"]}},
        "required": ["user", "role"],
    }
    args = record(Login, user=STRING, role=role)
    spec = Spec(name="x", args=args, input_schema=json.dumps(schema))
    assert shape(spec) == '{"user": "a", "role": any}'


def test_the_text_of_an_error_says_how_to_do_better() -> None:
    issues = [
        Issue(path=f"/{n}", code="type", message=f"/{n} is odd.") for n in range(12)
    ]
    fault = CallFault.invalid_input(issues)
    envelope: Envelope[Any] = Envelope(
        status=Status.ERROR, error=fault, meta=Meta(tool="find")
    )
    lines = error_text(FULL, envelope).split("\n")
    assert lines[:10] == [f"/{n} is odd." for n in range(10)]
    assert lines[10:] == [
        "And 2 more.",
        "/10 is odd.",
        "/11 is odd.",
        'Arguments: {"a"?: any}',
        'Example: {"a":1}',
    ]
    assert error_text(None, envelope).split("\n")[-1] == "/11 is odd."


def test_other_errors_say_what_they_have_to() -> None:
    hint = "Look elsewhere."
    fault = CallFault.of(
        "gone", Kind.INPUT, "It is gone.", action=Action.STOP, hint=hint
    )
    meta = Meta(tool="find")
    stop: Envelope[Any] = Envelope(status=Status.ERROR, error=fault, meta=meta)
    assert error_text(FULL, stop) == "It is gone.\nLook elsewhere."
    fine: Envelope[Any] = Envelope(status=Status.SUCCESS, result_json=b"1", meta=meta)
    assert error_text(FULL, fine) == ""


def test_hints_come_from_the_call_or_from_the_result() -> None:
    registry = app(halve=gives(Number(value=4)))
    with_args = registry.call("halve", {"n": 8}, Context().with_hint())
    spec = HALVE.spec()
    assert hint_text(spec, with_args) == "It is 4/1"
    assert hint_text(spec, registry.call("halve", {"n": 8})) == "It is 4/1"
    assert hint_text(spec, registry.call("halve", {})) is None
    assert hint_text(Spec(name="a"), with_args) is None


def test_instructions_are_the_designs_or_made_from_it() -> None:
    sets = {
        "a": ToolsetSpec(name="a", when="It rains.", avoid="It snows."),
        "b": ToolsetSpec(name="b"),
    }
    tools = (
        Spec(name="x", toolset="a", next=(Handoff("y", "To go on"), Handoff("z", "!"))),
        Spec(name="y", toolset="b", next=(Handoff("x", "To begin"),)),
    )
    by_tool = {tool.name: sets[tool.toolset] for tool in tools}
    made = instructions(SERVER, tools, by_tool.get)
    assert made == (
        "Counts.\n\na: When: It rains. Not: It snows.\n"
        "x, then y: To go on\ny, then x: To begin"
    )
    assert instructions(ServerSpec(name="a", service=""), (), by_tool.get) is None
    registry = Registry().register(numbers(halve=gives(None)))
    assert Server(SERVER, registry).instructions() == "Counts."
    said = ServerSpec(name="a", service="", instructions="Do.", description="Not.")
    assert Server(said, registry).instructions() == "Do."


def test_counts_and_scalars_of_results_are_rendered() -> None:
    spec = Spec(
        name="a",
        output_schema="{}",
        result_hint=(Count(("result", "items")), " of ", Scalar(("args", "n"))),
    )
    meta = Meta(tool="a")
    found: Envelope[Any] = Envelope(
        status=Status.SUCCESS, result_json=b'{"items":[1,2]}', meta=meta
    )
    assert hint_text(spec, found) == "2 of "
