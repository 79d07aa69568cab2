"""The tools of the vectors of catalogues (`spec/conformance/catalogue`)."""

from __future__ import annotations

import json
from typing import Any

from generated import ROOT
from msgspec import Struct, convert
from numbers_tools import record

from toolrt import Action, Codec, DeclaredError, Kind, Spec, Toolset, ToolsetSpec
from toolrt.call import Partial, Scalar
from toolrt.host import Declared, Tool
from toolrt.spec import Capability, Effects, ErrorSpec, Paging
from toolrt.table import INT, STRING, Record

VECTORS: dict[str, Any] = json.loads(
    (ROOT / "spec/conformance/catalogue/catalogue.json").read_text(encoding="utf-8")
)
HIDDEN = {tool["name"] for tool in VECTORS["tools"] if tool.get("hidden")}


class Args(Struct, kw_only=True, forbid_unknown_fields=True):
    n: int


class Busy(DeclaredError, code="busy"):
    """Not now."""


ARGS = record(Args, n=INT)
BUSY: Codec[Any] = Codec(Record(Busy.Details, lambda: ()))
DOES: dict[str, Any] = {
    "echo": lambda _, args: args.n,
    "page": lambda _, args: f"p{args.n + 1}",
    "some": lambda _, args: Partial(result=args.n, errors=[Busy()]),
}


def busy(*_: object) -> int:
    raise Busy


def template(parts: list[str] | None) -> Any:
    """Give a text with values at the paths behind `=`."""
    if parts is None:
        return None
    return tuple(
        Scalar(tuple(part[1:].split("."))) if part.startswith("=") else part
        for part in parts
    )


def toolset(own: dict[str, Any]) -> Toolset:
    """Give a tool of the vectors."""
    spec = Spec(
        name=own["name"],
        toolset="odd",
        description=own["description"],
        tags=tuple(own.get("tags", ())),
        effects=convert(own.get("effects", {}), Effects),
        input_schema=json.dumps(VECTORS["schema"]),
        output_schema=json.dumps(own.get("output_schema", {"type": "integer"})),
        capabilities=tuple(Capability(name) for name in own.get("capabilities", ())),
        reminder=template(own.get("reminder")),
        result_hint=template(own.get("hint")),
        paging=Paging(cursor=("n",), next=()) if "next" in own else None,
        partial=own["does"] == "some",
        errors=(
            ErrorSpec(
                code="busy",
                kind=Kind.UNAVAILABLE,
                message="Not now.",
                action=Action.RETRY,
            ),
        ),
    )
    tool: Tool[Any, Any] = Tool(
        name=spec.name,
        spec=lambda: lambda: spec,
        args=lambda: ARGS,
        result=lambda: Codec(STRING if "output_schema" in own else INT),
        errors=lambda: {"busy": Declared(Busy, BUSY)},
    )
    provider = type("Odd", (), {"run": staticmethod(DOES.get(own["does"], busy))})
    return Toolset.of(
        "odd", lambda: lambda: ToolsetSpec(name="odd"), provider, [(tool, "run")]
    )
