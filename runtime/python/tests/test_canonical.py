"""Values that hosts build of dicts leave as what their types are."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec import UNSET, Struct, UnsetType
from numbers_tools import ARGS as ARGS_CODEC
from numbers_tools import ERRORS, SPEC, TOO_ODD, Args, record
from support import Lines, code

from toolrt import (
    Codec,
    Context,
    DeclaredError,
    Event,
    Partial,
    Registry,
    Spec,
    WithSide,
)
from toolrt.call import Item
from toolrt.codec import Refused
from toolrt.host import Declared, Tool, Toolset
from toolrt.table import INT, STRING, Field, List, Map, Record


class Leaf(Struct, kw_only=True, forbid_unknown_fields=True):
    name: str
    size: int = 3
    note: str | UnsetType = UNSET


class Tree(Struct, kw_only=True, forbid_unknown_fields=True):
    first: Leaf
    rest: list[Leaf] = []
    named: dict[str, Leaf] = {}


class Hidden(DeclaredError, code="too_odd"):
    leaf: Leaf


LEAF = Record(
    Leaf,
    lambda: (
        Field("name", STRING),
        Field("size", INT, default="3"),
        Field("note", STRING, optional=True),
    ),
)
TREE: Codec[Any] = Codec(
    Record(
        Tree,
        lambda: (
            Field("first", LEAF),
            Field("rest", List(LEAF), default="[]"),
            Field("named", Map(LEAF), default="{}"),
        ),
    )
)
HIDDEN = record(Hidden.Details, leaf=LEAF)

WANTED = (
    b'{"first":{"name":"a","size":3},"rest":[{"name":"b","size":3,"note":"n"}],'
    b'"named":{"k":{"name":"c","size":1}}}'
)
TYPED = Tree(
    first=Leaf(name="a"),
    rest=[Leaf(name="b", note="n")],
    named={"k": Leaf(name="c", size=1)},
)
#: The same tree, as hosts may write it.
SAME: list[Any] = [
    TYPED,
    {
        "named": {"k": {"size": 1, "name": "c"}},
        "rest": [{"note": "n", "name": "b"}],
        "first": {"name": "a"},
    },
    Tree(
        first=Leaf(name="a"),
        rest=[{"note": "n", "name": "b"}],  # type: ignore[list-item] # that is the point
        named={"k": {"size": 1, "name": "c"}},  # type: ignore[dict-item] # likewise
    ),
    # Even in order and complete, it is no record.
    Tree(
        first={"name": "a", "size": 3},  # type: ignore[arg-type] # likewise
        rest=[Leaf(name="b", note="n")],
        named={"k": Leaf(name="c", size=1)},
    ),
]


def registry(handler: Any, *, log: Lines | None = None) -> Registry:
    spec = Spec(name="grow", toolset="numbers", errors=(TOO_ODD,))
    tool: Tool[Any, Any] = Tool(
        name="grow",
        spec=lambda: lambda: spec,
        args=lambda: ARGS_CODEC,
        result=lambda: TREE,
        item=lambda: TREE,
        side=lambda: HIDDEN,
        errors=lambda: {**ERRORS, "too_odd": Declared(Hidden, HIDDEN)},
    )
    provider = type("Provider", (), {"grow": staticmethod(handler)})()
    made = Toolset.of("numbers", lambda: lambda: SPEC, provider, [(tool, "grow")])
    return Registry(log=log or Lines()).register(made)


@pytest.mark.parametrize("value", SAME)
def test_a_codec_writes_canonical_json(value: Any) -> None:
    assert TREE.encode(value) == WANTED
    made, document = TREE.canonical(value)
    assert (made, document) == (TYPED, WANTED)


def test_a_value_that_is_canonical_stays_what_it_is() -> None:
    assert TREE.canonical(TYPED)[0] is TYPED


@pytest.mark.parametrize("value", SAME)
def test_results_items_and_side_data_are_canonical(value: Any) -> None:
    events: list[Event] = []

    def grows(_: Context, __: Args, sink: Any) -> Any:
        sink.send(value)
        return WithSide(value, {"leaf": {"size": 1, "name": "s"}})

    cx = Context(events=events.append)
    envelope = registry(grows).call("grow", {"n": 1}, cx)
    assert envelope.result == TYPED
    assert envelope.result_json == WANTED
    assert WANTED in envelope.to_json()
    assert envelope.to_builtins()["result"] == json.loads(WANTED)
    assert json.dumps(envelope.meta.side) == '{"leaf": {"name": "s", "size": 1}}'
    (item,) = [event.kind for event in events if isinstance(event.kind, Item)]
    assert (item.value, item.json) == (TYPED, WANTED)


def test_details_and_parts_are_canonical() -> None:
    error = Hidden(leaf={"size": 5, "name": "d"})  # type: ignore[arg-type] # that is the point

    def fails(_: Context, args: Args, __: Any) -> Any:
        if args.n == 0:
            raise error
        return Partial(result=SAME[1], errors=[error])

    app = registry(fails)
    failed = app.call("grow", n=0)
    assert json.dumps(failed.to_builtins()["error"]["details"]) == (  # type: ignore[index] # it is one
        '{"leaf": {"name": "d", "size": 5}}'
    )
    part = app.call("grow", n=1)
    assert part.result == TYPED
    assert part.errors[0].details == {"leaf": {"name": "d", "size": 5}}


def test_a_dict_that_is_no_record_is_invalid_output() -> None:
    def grows(_: Context, __: Args, ___: Any) -> Any:
        return Tree(first={"size": 1})  # type: ignore[arg-type] # that is the point

    envelope = registry(grows).call("grow", n=1)
    assert code(envelope) == "invalid_output"
    with pytest.raises(Refused):
        TREE.canonical({"first": {}})
