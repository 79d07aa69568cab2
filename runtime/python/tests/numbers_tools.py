"""A toolset as generated code would have it, by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import fields as struct_fields

from toolrt import (
    Action,
    Codec,
    DeclaredError,
    Kind,
    Secret,
    Spec,
    Toolset,
    ToolsetSpec,
)
from toolrt.call import Count, Scalar
from toolrt.host import Declared, Tool
from toolrt.spec import (
    Capability,
    Confirm,
    Effects,
    ErrorSpec,
    Implementation,
    Injected,
    Paging,
)
from toolrt.table import INT, STRING, Field, Int, List, Record
from toolrt.table import Secret as SecretTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.table import Table


class Args(Struct, kw_only=True, forbid_unknown_fields=True):
    n: int
    cursor: str | UnsetType = UNSET


class Hidden(Struct, kw_only=True, forbid_unknown_fields=True):
    n: Secret[int]


class Number(Struct, kw_only=True, forbid_unknown_fields=True):
    value: Annotated[int, Meta(le=1000)]
    next: str | UnsetType = UNSET


class Who(Struct, kw_only=True, forbid_unknown_fields=True):
    run_id: str
    tries: int | UnsetType = UNSET


class Evidence(Struct, kw_only=True, forbid_unknown_fields=True):
    lines: list[str] | UnsetType = UNSET


class TooOdd(DeclaredError, code="too_odd"):
    """The number is odd."""

    n: int


class Unheard(DeclaredError, code="unheard"):
    """No tool declares this."""


def record(cls: type[Any], **fields: Table) -> Codec[Any]:
    """Give the codec of a record; fields with a default may be left out."""
    required = set(fields) - {
        field.name for field in struct_fields(cls) if field.default is UNSET
    }
    made = tuple(
        Field(name, table, optional=name not in required)
        for name, table in fields.items()
    )
    return Codec(Record(cls, lambda: made))


ARGS = record(Args, n=INT, cursor=STRING)
HIDDEN = record(Hidden, n=SecretTable(INT))
NUMBER = record(Number, value=Int(le=1000), next=STRING)
WHO = record(Who, run_id=STRING, tries=INT)
EVIDENCE = record(Evidence, lines=List(STRING))
ERRORS = {"too_odd": Declared(TooOdd, record(TooOdd.Details, n=INT))}

TOO_ODD = ErrorSpec(
    code="too_odd",
    kind=Kind.INPUT,
    message="The number is odd.",
    field="n",
    action=Action.CORRECT,
    hint=("Try another than ", Scalar(("details", "n"))),
)


def tool(name: str, result: Codec[Any] | None = NUMBER, **more: Any) -> Tool[Any, Any]:
    """Give a tool, with what is said of its spec and of itself."""
    parts = ("injected", "item", "side")
    codecs = {key: more.pop(key) for key in parts if key in more}
    args = more.pop("args", ARGS)
    chain = "chain" in more
    more.setdefault("input_schema", '{"type":"object"}')
    injected = (Injected("run_id", "context.run_id"), Injected("tries", TRIES))
    spec = Spec(
        name=name,
        toolset="numbers",
        service="maths",
        errors=more.pop("errors", (TOO_ODD,)),
        injected=injected if "injected" in codecs else (),
        **more,
    )
    return Tool(
        name=name,
        spec=lambda: lambda: spec,
        args=lambda: args,
        result=_loaded(result),
        injected=_loaded(codecs.get("injected")),
        item=_loaded(codecs.get("item")),
        side=_loaded(codecs.get("side")),
        errors=lambda: ERRORS,
        dry_run=spec.dry_run,
        chain=chain,
    )


def _loaded(codec: Codec[Any] | None) -> Callable[[], Codec[Any]] | None:
    return None if codec is None else lambda: codec


TRIES = "context.labels.tries"

HALVE = tool(
    "halve",
    tags=("maths", "small"),
    capabilities=(Capability("cpu:use"),),
    effects=Effects(readonly=True),
    call_hint=("Halving ", Scalar(("args", "n"))),
    result_hint=("It is ", Scalar(("result", "value")), "/", Count(("result",))),
)
HIDE = tool(
    "hide",
    args=HIDDEN,
    call_hint=("with ", Scalar(("args", "n"))),
    reminder=("It was ", Scalar(("args", "n"))),
    confirm=Confirm(("Use ", Scalar(("args", "n"))), None),
)
QUICK = tool("quick", timeout_ms=150)
REMOVE = tool(
    "remove",
    effects=Effects(destructive=True),
    confirm=Confirm(("Remove ", Scalar(("args", "n"))), '{"value":0}'),
)
ERASE = tool("erase", effects=Effects(destructive=True))
HURRIED = tool("hurried", effects=Effects(destructive=True), timeout_ms=150)
WHOSE = tool("whose", None, injected=WHO)
COUNT = tool("count", item=NUMBER)
SOME = tool("some", partial=True, side=EVIDENCE)
PLANNED = tool("planned", dry_run=True)
PAGES = tool("pages", paging=Paging(cursor=("cursor",), next=("next",)))
AGENT = tool("agent", implementation=Implementation("agent", "thinker"))

TOOLS = (
    HALVE,
    HIDE,
    QUICK,
    REMOVE,
    ERASE,
    HURRIED,
    WHOSE,
    COUNT,
    SOME,
    PLANNED,
    PAGES,
    AGENT,
)

SPEC = ToolsetSpec(
    name="numbers", service="maths", tools=tuple(own.name for own in TOOLS)
)


def never(*_: object) -> Any:
    """Stand in for a tool that a test does not call."""
    raise AssertionError("nobody calls this")


def numbers(**handlers: Any) -> Toolset:
    """Give a toolset of the tools whose handlers are given."""
    provider = type(
        "Provider", (), {key: staticmethod(value) for key, value in handlers.items()}
    )
    tools = [(own, own.name) for own in TOOLS if own.name in handlers]
    return Toolset.of("numbers", lambda: lambda: SPEC, provider(), tools)
