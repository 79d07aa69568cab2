"""What a server says of its tools otherwise than a design does."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from toolrt import Spec
from toolrt.mcp.client.drift import Change, Drift, Known, compared
from toolrt.mcp.client.schemas import given_up, promised_less
from toolrt.spec import Implementation, Injected

TEXT = {"type": "string"}
WHOLE = {"type": "integer"}
NUMBER = {"type": "number"}
NULL = {"type": "null"}
CLOSED = False


def record(*needed: str, **fields: Any) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": fields,
        "required": list(needed),
        "additionalProperties": False,
    }


def listed(item: Any, **more: Any) -> dict[str, Any]:
    return {"type": "array", "items": item, **more}


def named(name: str, inner: Any) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{name}", "$defs": {name: inner}}


def either(*parts: Any) -> dict[str, Any]:
    return {"anyOf": list(parts)}


TREE = named("Tree", listed({"$ref": "#/$defs/Tree"}))
WOOD = named("Wood", listed({"$ref": "#/$defs/Wood"}))

#: Of a design and a server: what the server does not take any more.
TAKEN: list[tuple[Any, Any, str | None]] = [
    (TEXT, TEXT, None),
    (TEXT, {}, None),
    ({}, TEXT, "takes no null"),
    (TEXT, WHOLE, "takes no string"),
    (WHOLE, NUMBER, None),
    (NUMBER, WHOLE, "takes no number"),
    (either(TEXT, NULL), TEXT, "takes no null"),
    ({"type": ["string", "null"]}, either(NULL, TEXT), None),
    (either({"type": ["integer", "null"]}), either(NULL, TEXT), "takes no integer"),
    ({"enum": ["a", "b"]}, TEXT, None),
    ({"enum": ["a", "b"]}, {"enum": ["b"]}, 'takes no "a"'),
    ({"const": None}, {"enum": [0]}, "takes no null"),
    ({"const": 1}, {"enum": [True]}, "takes no 1"),
    (TEXT, {"enum": ["a"]}, "takes some values only"),
    ({**TEXT, "maxLength": 5}, {**TEXT, "maxLength": 9}, None),
    (TEXT, {**TEXT, "maxLength": 9}, "has a narrower `maxLength`"),
    (TEXT, {**TEXT, "pattern": "^a"}, "has a narrower `pattern`"),
    ({**WHOLE, "minimum": 1}, {**WHOLE, "minimum": 0}, None),
    ({**WHOLE, "exclusiveMinimum": 1}, {**WHOLE, "minimum": 0}, None),
    ({**WHOLE, "minimum": 0}, {**WHOLE, "minimum": 1}, "has a narrower `minimum`"),
    (record("a", a=TEXT), record("a", a=TEXT, b=TEXT), None),
    (record("a", a=TEXT), record("a", "b", a=TEXT, b=TEXT), 'needs "b"'),
    (record(a=TEXT), record("a", a=TEXT), 'needs "a"'),
    (record(a=TEXT, b=TEXT), record(a=TEXT), 'takes no "b"'),
    (record(a=TEXT), {"type": "object"}, None),
    (record(a=record(b=TEXT)), record(a=record(b=WHOLE)), "at /a/b: takes no string"),
    (
        {"type": "object", "additionalProperties": TEXT},
        record(a=TEXT),
        "takes no other keys",
    ),
    (listed(TEXT), listed(WHOLE), "at /*: takes no string"),
    (listed(TEXT), listed(TEXT, uniqueItems=True), "takes no equal items"),
    (listed(TEXT), listed(TEXT, minItems=1), "has a narrower `minItems`"),
    (
        listed(CLOSED, prefixItems=[TEXT, WHOLE]),
        listed(CLOSED, prefixItems=[TEXT, TEXT]),
        "at /1: takes no integer",
    ),
    (TREE, WOOD, None),
    (TREE, named("Wood", listed(TEXT)), "at /*: takes no array"),
    (TEXT, {"$ref": "https://elsewhere.example/x"}, None),
    (TEXT, {"allOf": [TEXT, {"maxLength": 3}]}, "has a narrower `maxLength`"),
    ({"allOf": [TEXT]}, WHOLE, None),
    (TEXT, {"not": {"const": "a"}}, None),
]


@pytest.mark.parametrize(("design", "server", "wanted"), TAKEN, ids=str)
def test_what_a_server_does_not_take_any_more(
    design: Any, server: Any, wanted: str | None
) -> None:
    assert given_up(design, server) == wanted


#: Of a design and a server: what the server may give otherwise.
PROMISED: list[tuple[Any, Any, str | None]] = [
    (record("a", a=TEXT), record("a", "b", a=TEXT, b=TEXT), None),
    (record("a", a=TEXT), record(a=TEXT), 'may have no "a"'),
    (record("a", a=WHOLE), record("a", a=NUMBER), "at /a: may be number"),
    (record("a", a=TEXT), {"type": "object", "required": ["a"]}, None),
    ({"enum": ["a"]}, {"enum": ["a", "b"]}, 'may be "b"'),
    ({"enum": ["a"]}, TEXT, "may be another value"),
    ({**TEXT, "format": "uuid"}, TEXT, "has a wider `format`"),
    (TEXT, {**TEXT, "format": "uuid"}, None),
]


@pytest.mark.parametrize(("design", "server", "wanted"), PROMISED, ids=str)
def test_what_a_server_does_not_promise_any_more(
    design: Any, server: Any, wanted: str | None
) -> None:
    assert promised_less(design, server) == wanted


def test_schemas_of_attackers_are_compared_in_time() -> None:
    many = either(*({"$ref": "#/$defs/X"} for _ in range(50)))
    wide = named(
        "X", {"type": "object", "properties": {f"p{n}": many for n in range(50)}}
    )
    begun = time.monotonic()
    given_up(record(p1=record(p1=record(p1=TEXT))), wide)
    assert time.monotonic() - begun < 5
    deep: dict[str, Any] = TEXT
    for _ in range(5000):
        deep = listed(deep)
    assert given_up(deep, listed(TEXT)) == "at /*: takes no array"
    assert given_up(deep, deep) is None


@pytest.mark.parametrize(
    "odd",
    [
        {"type": 7},
        {"type": ["string", 7]},
        {"type": "object", "properties": 7, "required": "a"},
        {"type": "object", "required": [7, {}]},
        {"anyOf": 7},
        {"anyOf": []},
        {"enum": 7},
        {"$ref": 7},
        {"$ref": "#/x/y"},
        {"minimum": "a", "allOf": 7},
        {"items": 7, "prefixItems": 7, "type": "array"},
    ],
)
def test_schemas_that_are_none_are_no_error(odd: dict[str, Any]) -> None:
    for own in (TEXT, record("a", a=TEXT), listed(TEXT), odd):
        given_up(own, odd)
        promised_less(own, odd)


def spec(**more: Any) -> Spec:
    text = json.dumps(more.pop("takes", record("a", a=TEXT)))
    gives = more.pop("gives", None)
    result = None if gives is None else json.dumps(gives)
    about: dict[str, Any] = {"description": "It is a.", **more}
    return Spec(name="a", input_schema=text, output_schema=result, **about)


def drift(own: Spec, **more: Any) -> Drift:
    takes = record("a", a=TEXT)
    tool: Any = {"input_schema": takes, "description": "It is a.", **more}
    return compared([own], {"a": Known(name="a", **tool)})


def test_equal_tools_do_not_differ() -> None:
    found = drift(spec())
    assert not found
    assert not found.is_breaking


def test_each_difference_is_told() -> None:
    there = spec(remote="b", implementation=Implementation("mcp", "x"))
    assert compared([spec(), there, spec(remote="c")], {}).missing == ("a", "b", "a")
    changed = drift(spec(takes=record(a=TEXT)))
    assert changed.changed == (
        Change("a", 'it takes less than the design says: needs "a"'),
    )
    assert changed.is_breaking
    assert not drift(spec(), description="It is a.\n\nWhen: Often.")
    reworded = drift(spec(description="It is not."))
    assert reworded.reworded == (Change("a", "its description is another one"),)
    assert reworded
    assert not reworded.is_breaking
    titled = drift(spec(title="A"), title="B")
    assert titled.reworded == (Change("a", "its title is another one"),)
    found = drift(spec(gives=WHOLE), output_schema=record("n", n=TEXT))
    assert found.changed == (
        Change("a", "it promises less than the design says: may be object"),
    )


def test_results_may_be_wrapped_or_unknown() -> None:
    wrapped = {**record("result", result=WHOLE), "x-wrapped": True}
    assert not drift(spec(gives=WHOLE), output_schema=wrapped)
    assert not drift(spec(gives=WHOLE), output_schema=None)
    assert not drift(spec(), output_schema=wrapped)
    inner = {"$ref": "#/$defs/N"}
    names = {**record("result", result=inner), "$defs": {"N": TEXT}}
    assert drift(spec(gives=WHOLE), output_schema=names).is_breaking
    own = record("result", result=WHOLE)
    assert not drift(spec(gives=own), output_schema=own)


def test_what_the_context_gives_is_sent_too() -> None:
    schema = record("a", "tenant", a=TEXT, tenant=TEXT)
    assert drift(spec(), input_schema=schema).is_breaking
    own = spec(injected=(Injected("tenant", "context.labels.tenant"),))
    assert not drift(own, input_schema=schema)
