"""Answers questions by a function of the runtime: `ask.py NAME FOLDER`.

Each line of the input is a question as JSON, each line of the output the answer.
"""

from __future__ import annotations

import json
import os
import sys
from types import SimpleNamespace
from typing import Any

from msgspec import UNSET, Struct
from toolrt import Context, Refusal, Texts
from toolrt import table as tables
from toolrt.call.agreement import args_hash
from toolrt.diagnose import canonical
from toolrt.host import GrantPolicy
from toolrt.mcp.uris import variables_in
from toolrt.recording.redact import redacted
from toolrt.spec import Capability, Spec
from toolrt.table import PATH, URI, Field, Record


def resources(question: Any, _: str) -> Any:
    found = variables_in(question["template"], question["uri"])
    return None if found is None else list(found.values())


def shown(question: Any, _: str) -> Any:
    texts = Texts[question["texts"].upper()]
    return texts.shown(question["text"], question["secrets"])


def numbers(question: Any, _: str) -> Any:
    return [args_hash(document.encode()) for document in question["documents"]]


def paths(question: Any, folder: str) -> Any:
    def place(text: str) -> str:
        return text.replace("$ROOT", folder)

    policy = GrantPolicy.from_json(
        place(json.dumps(question["policy"])), working_dir=folder, environ={}
    )
    return policy.allows_file(
        question["need"], place(question["path"]), place(question["folder"])
    )


class Args(Struct):
    url: str | None = None
    file: str | None = None


FETCH = Spec(
    name="fetch",
    toolset="",
    args=SimpleNamespace(
        table=Record(
            Args,
            lambda: (
                Field("url", URI, optional=True, needs=("net:read", "fs:read")),
                Field("file", PATH, optional=True, needs=("fs:read",)),
            ),
        )
    ),
    capabilities=(Capability("net:read"), Capability("fs:read")),
)


def hosts(question: Any, folder: str) -> Any:
    policy = GrantPolicy.from_json(
        json.dumps(question["policy"]), working_dir=folder, environ={}
    )
    cx = Context()
    try:
        policy.admit(FETCH, cx)
        if policy.reads_args(FETCH):
            policy.admit_args(FETCH, question["args"], cx)
    except Refusal as refusal:
        fault = refusal.fault
        field = None if fault.field is UNSET else fault.field
        return {"code": fault.code, "message": fault.message, "field": field}
    return "allowed"


class Any_:
    """Stands for the class of a record or a union, of which no value is made."""


def table(shape: Any) -> tables.Table:
    """Give the table of a type."""
    match shape:
        case "string":
            return tables.STRING
        case "int":
            return tables.INT
        case "bool":
            return tables.BOOL
        case "json":
            return tables.JSON
        case "null":
            return tables.NULL
        case {"secret": inner}:
            return tables.Secret(table(inner))
        case {"nullable": inner}:
            return tables.Nullable(table(inner))
        case {"list": inner}:
            return tables.List(table(inner))
        case {"map": inner}:
            return tables.Map(table(inner))
        case {"tuple": inner}:
            return tables.Tuple(tuple(map(table, inner)))
        case {"union": inner}:
            alternatives = tuple(map(table, inner))
            return tables.Union(Any_, lambda: alternatives)
        case {"tagged": inner}:
            variants = tuple(
                tables.Variant(name, Any_, table(one)) for name, one in inner.items()
            )
            return tables.Tagged(Any_, "kind", lambda: variants)
        case {"record": inner, "rest": rest}:
            fields = tuple(
                Field(name, table(one), optional=True) for name, one in inner.items()
            )
            if rest in ("closed", "open"):
                return Record(Any_, lambda: fields, open=rest == "open")
            kept = table(rest)
            return Record(Any_, lambda: fields, rest=lambda: kept)
    raise AssertionError(shape)


def secrets(question: Any, _: str) -> Any:
    own, value = table(question["shape"]), question["value"]
    accepted = isinstance(canonical(own, json.dumps(value).encode()), bytes)
    return {"accepted": accepted, "shown": redacted(own, value, accepted=accepted)}


ANSWERS = {
    "secrets": secrets,
    "resources": resources,
    "shown": shown,
    "numbers": numbers,
    "paths": paths,
    "hosts": hosts,
}


def main() -> None:
    answer, folder = ANSWERS[sys.argv[1]], os.fspath(sys.argv[2])
    for line in sys.stdin:
        try:
            said = answer(json.loads(line), folder)
        except Exception as error:  # noqa: BLE001
            said = {"error": f"{type(error).__name__}: {str(error)[:500]}"}
        print(json.dumps(said), flush=True)


main()
