"""A server as generated code would have it, by hand; as a program it serves itself.

`python mcp_served.py` serves over stdio, `python mcp_served.py HOST:PORT` over HTTP.
"""

# ruff: noqa: ARG002 # handlers take what all handlers take
from __future__ import annotations

import asyncio
import sys
import threading
import time
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import fields as struct_fields

from toolrt import (
    Action,
    Ask,
    Codec,
    Context,
    DeclaredError,
    Kind,
    Partial,
    Registry,
    Sample,
    Sink,
    Spec,
    Summary,
    Toolset,
    ToolsetSpec,
    WithSide,
)
from toolrt.call import Image, ResourceLink, Scalar, Text
from toolrt.host import Declared, Tool
from toolrt.mcp import Options, Server, serve_http, serve_stdio
from toolrt.mcp.messages import PromptMessage
from toolrt.mcp.spec import (
    Cache,
    Discovery,
    Mapping,
    PromptArgument,
    PromptSpec,
    ResourceMessage,
    ResourceSpec,
    ServerSpec,
    TextMessage,
)
from toolrt.spec import (
    AskSpec,
    Confirm,
    Effects,
    ErrorSpec,
    Example,
    Handoff,
    Implementation,
    Injected,
    SideSpec,
)
from toolrt.table import BYTES, INT, STRING, Enum, Field, Int, List, Record

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.table import Table


class Pair(Struct, kw_only=True, forbid_unknown_fields=True):
    a: int
    b: int | UnsetType = UNSET


class Sum(Struct, kw_only=True, forbid_unknown_fields=True):
    sum: int


class Number(Struct, kw_only=True, forbid_unknown_fields=True):
    n: int


class Place(Struct, kw_only=True, forbid_unknown_fields=True):
    region: str | UnsetType = UNSET


class Nothing(Struct, kw_only=True, forbid_unknown_fields=True):
    pass


class Tenant(Struct, kw_only=True, forbid_unknown_fields=True):
    tenant: str | UnsetType = UNSET
    run: str | UnsetType = UNSET


class Trail(Struct, kw_only=True, forbid_unknown_fields=True):
    trail: list[str] | UnsetType = UNSET


class Address(Struct, kw_only=True, forbid_unknown_fields=True):
    street: str


class TooOdd(DeclaredError, code="too_odd"):
    n: int


class NotThere(DeclaredError, code="not_there"):
    id: int


class Greeted(Struct, kw_only=True, forbid_unknown_fields=True):
    name: str
    mood: str | UnsetType = UNSET
    times: int | UnsetType = UNSET


class Noted(Struct, kw_only=True, forbid_unknown_fields=True):
    id: int


def record(cls: type[Any], **tables: Table) -> Codec[Any]:
    """Give the codec of a record; fields with a default may be left out."""
    needed = {field.name for field in struct_fields(cls) if field.default is not UNSET}
    fields = tuple(
        Field(name, table, optional=name not in needed)
        for name, table in tables.items()
    )
    return Codec(Record(cls, lambda: fields))


PAIR = record(Pair, a=INT, b=INT)
SUM = record(Sum, sum=INT)
NUMBER = record(Number, n=Int(ge=0))
PLACE = record(Place, region=STRING)
NOTHING = record(Nothing)
TENANT = record(Tenant, tenant=STRING, run=STRING)
TRAIL = record(Trail, trail=List(STRING))
ADDRESS = record(Address, street=STRING)
GREETED = record(
    Greeted, name=STRING, mood=Enum(None, ("glad", "grim", "grey")), times=INT
)
NOTED = record(Noted, id=INT)
WORD: Codec[str] = Codec(STRING)
COUNT: Codec[int] = Codec(INT)
BLOB: Codec[bytes] = Codec(BYTES)

TEXT = '{"type":"string"}'
WHOLE = '{"type":"integer"}'
NUMBERED = '{"type":"object","properties":{"n":{"type":"integer","minimum":0}},"required":["n"],"additionalProperties":false}'  # noqa: E501
PAIRED = '{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a"],"additionalProperties":false}'  # noqa: E501
SUMMED = '{"type":"object","properties":{"sum":{"type":"integer"}},"required":["sum"]}'
PLACED = '{"type":"object","properties":{"region":{"type":"string","x-mcp-header":"Region"}},"additionalProperties":false}'  # noqa: E501
EMPTY = '{"type":"object","properties":{},"additionalProperties":false}'
STREET = (
    '{"type":"object","properties":{"street":{"type":"string"}},"required":["street"]}'
)

ASK_NAME: Ask[str] = Ask("name", lambda: WORD)
ASK_ADDRESS: Ask[Any] = Ask("address", lambda: ADDRESS)
ASKS = (
    AskSpec("name", "What is your name?", TEXT),
    AskSpec("address", "Where do you live?", STREET),
)
TOO_ODD = ErrorSpec(
    code="too_odd",
    kind=Kind.INPUT,
    message="The number is odd.",
    field="n",
    action=Action.CORRECT,
    hint=("Try another than ", Scalar(("details", "n")), "."),
)
NOT_THERE = ErrorSpec(
    code="not_there",
    kind=Kind.NOT_FOUND,
    message="There is no such item.",
    action=Action.STOP,
)
ERRORS = {
    "too_odd": Declared(TooOdd, record(TooOdd.Details, n=INT)),
    "not_there": Declared(NotThere, record(NotThere.Details, id=INT)),
}


class Things:
    """What the tools do."""

    def __init__(self) -> None:
        self.cancelled = threading.Event()
        self.started = threading.Event()

    async def add(self, cx: Context, args: Pair) -> Sum:
        return Sum(sum=args.a + (0 if args.b is UNSET else args.b))

    async def double(self, cx: Context, args: Number) -> int:
        if args.n % 2:
            raise TooOdd(n=args.n)
        return args.n * 2

    def block(self, cx: Context, args: Number) -> Sum:
        self.started.set()
        until = time.monotonic() + args.n / 1000
        while time.monotonic() < until and not cx.is_cancelled():
            time.sleep(0.005)
        if cx.is_cancelled():
            self.cancelled.set()
        return Sum(sum=args.n)

    async def wait(self, cx: Context, args: Number) -> Sum:
        self.started.set()
        try:
            await asyncio.sleep(args.n / 1000)
        except asyncio.CancelledError:
            self.cancelled.set()
            raise
        return Sum(sum=args.n)

    async def steps(self, cx: Context, args: Number, sink: Sink[int]) -> Sum:
        cx.log("quietly", "debug")
        cx.progress("half", 50)
        cx.progress("on")
        for item in range(args.n):
            await sink.asend(item)
        cx.log("loudly", "error")
        return Sum(sum=args.n)

    async def whose(self, cx: Context, args: Place, who: Tenant) -> Any:
        said = {
            "caller": cx.caller,
            "session": cx.session_id,
            "trace": cx.traceparent,
            "tenant": None if who.tenant is UNSET else who.tenant,
            "run": None if who.run is UNSET else who.run,
        }
        return Text(" ".join(f"{key}={value}" for key, value in said.items()))

    def meet(self, cx: Context, args: Nothing) -> str:
        name = cx.ask(ASK_NAME)
        address = cx.ask(ASK_ADDRESS)
        return f"{name} of {address.street}"

    async def think(self, cx: Context, args: Nothing) -> str:
        said = await cx.asample(Sample.of("Go on.", 100, system="Be brief."))
        roots = await cx.aroots()
        return f"{said} {[root.uri for root in roots]}"

    async def erase(self, cx: Context, args: Number) -> Sum:
        return Sum(sum=args.n)

    async def some(self, cx: Context, args: Number) -> Any:
        part = Partial(
            result=Sum(sum=1),
            errors=[TooOdd(n=args.n)],
            summary=Summary(total=2, succeeded=1, failed=1, recoverable=1),
        )
        return WithSide(part, Trail(trail=["hidden"]))

    async def burst(self, cx: Context, args: Nothing) -> Sum:
        raise RuntimeError("the password is 1234")

    async def show(self, cx: Context, args: Nothing) -> Any:
        return [
            Text("shown"),
            Image(b"\x01", "image/png"),
            ResourceLink("served://about", "about"),
        ]


class Shelf:
    """What resources and prompts give."""

    async def about(self, cx: Context, args: Nothing) -> str:
        return "All about it."

    async def item(self, cx: Context, args: Noted) -> Sum:
        if args.id > 9:
            raise NotThere(id=args.id)
        return Sum(sum=args.id)

    async def raw(self, cx: Context, args: Nothing) -> bytes:
        return b"\x00\x01"

    async def mine(self, cx: Context, args: Nothing) -> Any:
        name = await cx.aask(ASK_NAME)
        return [PromptMessage("user", Text(f"I am {name}."))]


def _spec(name: str, toolset: str, **more: Any) -> Spec:
    return Spec(name=name, toolset=toolset, service="serving", **more)


def _tool(spec: Spec, args: Codec[Any], result: Codec[Any] | None, **more: Any) -> Any:
    def given() -> Callable[[], Spec]:
        return lambda: spec

    return Tool(
        name=spec.name,
        spec=given,
        args=lambda: args,
        result=None if result is None else lambda: result,
        errors=lambda: ERRORS,
        **more,
    )


_of = partial(_spec, toolset="things")
ADD = _of(
    "add",
    title="Add",
    description="Add two numbers.",
    input_schema=PAIRED,
    output_schema=SUMMED,
    effects=Effects(readonly=True, idempotent=True),
    examples=(Example(args='{"a":1,"b":2}', result='{"sum":3}'),),
    result_hint=("It is ", Scalar(("result", "sum")), "."),
    reminder=("Say thanks.",),
    scopes=("maths",),
    next=(Handoff("double", "to go on"),),
)
DOUBLE = _of(
    "double",
    description="Double a number.",
    input_schema=NUMBERED,
    output_schema=WHOLE,
    errors=(TOO_ODD,),
)
BLOCK = _of("block", input_schema=NUMBERED, output_schema=SUMMED)
WAIT = _of("wait", input_schema=NUMBERED, output_schema=SUMMED)
STEPS = _of("steps", input_schema=NUMBERED, output_schema=SUMMED, item_schema=WHOLE)
WHOSE = _of(
    "whose",
    input_schema=PLACED,
    injected=(
        Injected("tenant", "context.labels.tenant"),
        Injected("run", "context.run_id"),
    ),
)
MEET = _of("meet", input_schema=EMPTY, output_schema=TEXT, asks=ASKS)
THINK = _of("think", input_schema=EMPTY, output_schema=TEXT)
ERASE = _of(
    "erase",
    input_schema=NUMBERED,
    output_schema=SUMMED,
    effects=Effects(destructive=True),
    confirm=Confirm(("Erase ", Scalar(("args", "n")), "?")),
    scopes=("admin",),
)
SOME = _of(
    "some",
    input_schema=NUMBERED,
    output_schema=SUMMED,
    errors=(TOO_ODD,),
    partial=True,
    side=(SideSpec("trail", "internal"),),
)
BURST = _of("burst", input_schema=EMPTY, output_schema=SUMMED)
SHOW = _of("show", input_schema=EMPTY)

TOOLS = [
    (_tool(ADD, PAIR, SUM), "add"),
    (_tool(DOUBLE, NUMBER, COUNT), "double"),
    (_tool(BLOCK, NUMBER, SUM), "block"),
    (_tool(WAIT, NUMBER, SUM), "wait"),
    (_tool(STEPS, NUMBER, SUM, item=lambda: COUNT), "steps"),
    (_tool(WHOSE, PLACE, None, injected=lambda: TENANT), "whose"),
    (_tool(MEET, NOTHING, WORD), "meet"),
    (_tool(THINK, NOTHING, WORD), "think"),
    (_tool(ERASE, NUMBER, SUM), "erase"),
    (_tool(SOME, NUMBER, SUM, side=lambda: TRAIL), "some"),
    (_tool(BURST, NOTHING, SUM), "burst"),
    (_tool(SHOW, NOTHING, None), "show"),
]


def _hidden(kind: Any, name: str, **more: Any) -> Spec:
    made = Implementation(kind, "served")
    return _spec(f"served/{name}", "served", implementation=made, **more)


ABOUT = _hidden("resource", "about", input_schema=EMPTY, output_schema=TEXT)
ITEM = _hidden(
    "resource", "item", input_schema=NUMBERED, output_schema=SUMMED, errors=(NOT_THERE,)
)
RAW = _hidden(
    "resource", "raw", input_schema=EMPTY, output_schema=TEXT, scopes=("maths",)
)
GREET = _hidden("prompt", "greet", input_schema=EMPTY)
MINE = _hidden("prompt", "mine", input_schema=EMPTY, asks=ASKS)
MESSAGES = (
    TextMessage(
        role="user",
        text=("Greet ", Scalar(("args", "name")), " ", Scalar(("args", "times")), "x"),
    ),
    ResourceMessage(role="assistant", uri=("served://about",), mime="text/plain"),
)
HIDDEN = [
    (_tool(ABOUT, NOTHING, WORD), "about"),
    (_tool(ITEM, NOTED, SUM), "item"),
    (_tool(RAW, NOTHING, BLOB), "raw"),
    (_tool(GREET, GREETED, None, prompt=True, messages=lambda: MESSAGES), "greet"),
    (_tool(MINE, NOTHING, None, prompt=True), "mine"),
]

SERVER = ServerSpec(
    name="served",
    service="serving",
    version="1.2.3",
    description="A server to be tried.",
    tools=tuple(tool.spec for tool, _ in TOOLS),
    cache=Cache(ttl_ms=5000),
    context=(
        Mapping(to="labels.tenant", origin="header", name="X-Tenant"),
        Mapping(to="labels.tenant", origin="claim", name="tenant"),
        Mapping(to="run_id", origin="meta", name="com.example/run"),
    ),
    resources=(
        ResourceSpec(
            name="about",
            uri="served://about",
            shape="text",
            tool=lambda: ABOUT,
            mime="text/plain",
            watched=True,
            cache=Cache(ttl_ms=100, private=True),
        ),
        ResourceSpec(
            name="item",
            uri="served://items/{id}",
            shape="json",
            tool=lambda: ITEM,
            variables=("id",),
        ),
        ResourceSpec(name="raw", uri="served://raw", shape="blob", tool=lambda: RAW),
    ),
    prompts=(
        PromptSpec(
            name="greet",
            tool=lambda: GREET,
            description="Greet somebody.",
            arguments=(
                PromptArgument(name="name", required=True),
                PromptArgument(name="mood", values=("glad", "grim", "grey")),
                PromptArgument(name="times"),
            ),
        ),
        PromptSpec(name="mine", tool=lambda: MINE),
    ),
)


def toolset(things: Things) -> Toolset:
    """Give the toolset of the tools."""
    about = ToolsetSpec(name="things", service="serving", when="Something is needed.")
    return Toolset.of("things", lambda: lambda: about, things, TOOLS)


def served(things: Things | None = None, **more: Any) -> Server:
    """Give the server, with some of its spec changed."""
    from msgspec.structs import replace  # noqa: PLC0415

    registry = Registry().register(toolset(things or Things()))
    about = ToolsetSpec(name="served", service="serving")
    hidden = Toolset.of("served", lambda: lambda: about, Shelf(), HIDDEN)
    if "discovery" in more:
        more["discovery"] = Discovery(**more["discovery"])
    return Server(replace(SERVER, **more), registry, hidden)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        serve_http(served(), sys.argv[1], Options(shutdown=2))
    else:
        serve_stdio(served(), Options(shutdown=2))
