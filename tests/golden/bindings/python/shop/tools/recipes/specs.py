# Made by toolc from bindings.tools; do not edit.
"""Everything the design declares of the toolset `recipes`, as data."""

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

_Spec = partial(decl.Spec, toolset="recipes", service="shop", version="1.0.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="recipes",
        service="shop",
        description="Only chains: nobody implements anything.",
        tools=tuple(SPECS),
    )


@SPECS.tool("buy_first")
def _buy_first() -> decl.Spec:
    return _Spec(
        name="buy_first",
        description="Finds and buys the first.",
        implementation=decl.Implementation("chain"),
        chain=(
            call.Call(tool="search", args=(("words", call.Path("args", ("words",))),), name="found"),
            call.If(path=call.Path("found", ("hits",)), test="empty", then=call.Return(call.Json('{"bought":null,"all":[]}'))),
            call.Call(tool="buy_item", args=(("id", call.Path("args", ("words",))), ("note", call.Json('"from a chain"'))), name="item"),
            call.Return(call.Members((("bought", call.Path("item", ())), ("all", call.Path("found", ("hits",)))))),
        ),
        input_schema='{"type":"object","properties":{"words":{"type":"string"}},"required":["words"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"bought":{"anyOf":[{"type":"object","properties":{"id":{"type":"string"},"price":{"description":"How much.","type":"object","properties":{"amount":{"type":"integer","minimum":0},"currency":{"type":"string","default":"EUR","minLength":3,"maxLength":3}},"required":["amount"],"additionalProperties":false},"tags":{"type":"array","default":[],"items":{"type":"string"}}},"required":["id","price"],"additionalProperties":false},{"type":"null"}]},"all":{"type":"array","items":{"type":"string"}}},"required":["bought","all"],"additionalProperties":false}',
        injected=(
            decl.Injected("run", "context.run_id"),
        ),
    )


@SPECS.tool("clear_twice")
def _clear_twice() -> decl.Spec:
    return _Spec(
        name="clear_twice",
        description="Passes content on.",
        implementation=decl.Implementation("chain"),
        chain=(
            call.Call(tool="clear_all", args=()),
            call.Return(call.Call(tool="clear_all", args=())),
        ),
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        effects=decl.Effects(destructive=True),
    )


@SPECS.tool("page_of")
def _page_of() -> decl.Spec:
    return _Spec(
        name="page_of",
        implementation=decl.Implementation("chain"),
        chain=(
            call.If(path=call.Path("args", ("page",)), test="absent", then=call.Return(call.Call(tool="search", args=(("words", call.Json('"all"')),)))),
            call.Return(call.Call(tool="search", args=(("words", call.Json('"all"')), ("page", call.Path("args", ("page",)))))),
        ),
        input_schema='{"type":"object","properties":{"page":{"type":"string"}},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"hits":{"type":"array","items":{"type":"string"}},"prices":{"type":"array","items":{"type":"integer"}},"more":{"anyOf":[{"type":"string"},{"type":"null"}]},"count":{"type":"integer"},"lang":{"type":"string"}},"required":["hits","prices","more","count","lang"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True),
    )
