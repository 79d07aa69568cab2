"""The types and tools that the vectors of the testing kit write down as JSON."""

from __future__ import annotations

import json
from typing import Annotated, Any

from msgspec import NODEFAULT, UNSET, Meta, defstruct

from toolrt import MAX_INT, Codec, Kind, Spec, Toolset, ToolsetSpec
from toolrt import table as t
from toolrt.call import Action
from toolrt.host import Declared, Tool
from toolrt.host.toolset import Entry
from toolrt.spec import ErrorSpec, Example, HasTable

LIMITS = ("ge", "gt", "le", "lt", "step")
COUNTS = ("least", "most", "unique")

PLAIN: dict[str, t.Table] = {
    "null": t.NULL,
    "bool": t.BOOL,
    "json": t.JSON,
}

#: A tree, a chain that ends with `null`, and what would never end.
TREE: t.Record = t.Record(
    None, lambda: (t.Field("value", t.INT), t.Field("children", t.List(TREE)))
)
CHAIN: t.Record = t.Record(
    None, lambda: (t.Field("next", t.Nullable(CHAIN)), t.Field("on", t.BOOL))
)
NEVER: t.Record = t.Record(None, lambda: (t.Field("next", NEVER),))
NAMED = {"Tree": TREE, "Chain": CHAIN, "Never": NEVER}


def table(given: dict[str, Any]) -> t.Table:
    """Give the table of a type."""
    kind = given["kind"]
    limits = {key: given[key] for key in LIMITS if key in given}
    counts = {key: given[key] for key in COUNTS if key in given}
    match kind:
        case "int":
            return t.Int(**limits)
        case "float":
            return t.Float(**limits)
        case "decimal":
            ends = {name: given.get(name) for name in ("ge", "gt", "le", "lt", "step")}
            return t.Decimal(**ends)
        case "text":
            sources = given.get("patterns", [])
            patterns = tuple(t.Pattern(source, None) for source in sources)
            return t.Text(given.get("format"), patterns=patterns, **counts)
        case "enum":
            return t.Enum(None, tuple(given["values"]))
        case "list":
            return t.List(table(given["item"]), **counts)
        case "map":
            return t.Map(table(given["value"]), **counts)
        case "tuple":
            places = tuple(map(table, given["places"]))
            tail = table(given["tail"]) if "tail" in given else None
            return t.Tuple(places, tail, **counts)
        case "record":
            return _record(given)
        case "tagged":
            variants = tuple(
                t.Variant(own["name"], None, table(own["type"]))
                for own in given["variants"]
            )
            content = given.get("content")
            return t.Tagged(None, given["tag"], lambda: variants, content=content)
        case "union":
            alternatives = tuple(map(table, given["alternatives"]))
            return t.Union(None, lambda: alternatives)
        case "nullable":
            return t.Nullable(table(given["inner"]))
        case "deep":
            made: t.Table = t.BOOL
            for _ in range(given["levels"]):
                made = t.List(made, least=1, most=1)
            return made
        case "secret":
            return t.Secret(table(given["inner"]))
        case "schema":
            return t.Schema(table(given["inner"]), json.dumps(given["keywords"]))
        case _:
            return NAMED[kind] if kind in NAMED else PLAIN[kind]


def _record(given: dict[str, Any]) -> t.Record:
    fields = tuple(
        t.Field(
            own["name"],
            table(own["type"]),
            optional=own.get("optional", False),
            default=json.dumps(own["default"]) if "default" in own else None,
        )
        for own in given["fields"]
    )
    cls = defstruct(
        "Made",
        [(field.name, _type(field), _default(field)) for field in fields],
        kw_only=True,
        forbid_unknown_fields="rest" not in given,
    )
    if "rest" not in given:
        return t.Record(cls, lambda: fields)
    return t.Record(cls, lambda: fields, rest=lambda: table(given["rest"]))


def _type(field: t.Field) -> Any:
    """Give the type as generated code would have it, as far as these vectors need."""
    if isinstance(field.table, t.Int):
        limits = field.table.range
        return Annotated[int, Meta(ge=limits.minimum, le=limits.maximum or MAX_INT)]
    return Any


def _default(field: t.Field) -> Any:
    if field.required:
        return NODEFAULT
    return UNSET if field.default is None else json.loads(field.default)


def toolset(given: dict[str, Any]) -> Toolset:
    """Give a toolset that nobody implements."""
    tools = [_tool(own) for own in given["tools"]]
    names = tuple(tool.name for tool in tools)
    spec = ToolsetSpec(name=given["name"], tools=names)
    entries = (Entry(tool, given["name"], lambda *_: None) for tool in tools)
    return Toolset(given["name"], lambda: lambda: spec, tuple(entries))


def _tool(given: dict[str, Any]) -> Tool[Any, Any]:
    args: Codec[Any] = Codec(table(given["args"]))
    result: Codec[Any] | None = _codec(given, "result")
    item: Codec[Any] | None = _codec(given, "item")
    errors = {own["code"]: _declared(own) for own in given.get("errors", [])}
    spec = Spec(
        name=given["name"],
        args=_has_table(args),
        partial=given.get("partial", False),
        errors=tuple(
            ErrorSpec(
                code=code, kind=Kind.CONFLICT, message="It fails.", action=Action.RETRY
            )
            for code in errors
        ),
        examples=tuple(map(_example, given.get("examples", []))),
    )
    return Tool(
        name=given["name"],
        spec=lambda: lambda: spec,
        args=lambda: args,
        result=None if result is None else lambda: result,
        item=None if item is None else lambda: item,
        errors=lambda: errors,
    )


def _has_table(codec: Codec[Any]) -> HasTable:
    return codec


def _codec(given: dict[str, Any], key: str) -> Codec[Any] | None:
    return Codec(table(given[key])) if key in given else None


def _declared(given: dict[str, Any]) -> Declared:
    return Declared(None, Codec(_record(given)))


def _example(given: dict[str, Any]) -> Example:
    error = given.get("error")
    return Example(
        name=given.get("name"),
        args=json.dumps(given["args"]),
        result=json.dumps(given["result"]) if "result" in given else None,
        error=(error["code"], json.dumps(error["details"])) if error else None,
    )
