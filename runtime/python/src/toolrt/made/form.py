"""The form of a definition, as a table: what is wrong with one is told by that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from toolrt.call.error import Action, Kind
from toolrt.table import (
    BOOL,
    JSON,
    STRING,
    Enum,
    Field,
    Int,
    List,
    Pattern,
    Record,
    Text,
    Union,
)

if TYPE_CHECKING:
    from toolrt.table import Table

__all__ = ["DEFINITION", "MOST_BYTES", "NAME"]

#: How many bytes a definition may take.
MOST_BYTES: Final = 256 * 1024

#: Names of tools and toolsets.
NAME: Final = Text(least=1, most=128, patterns=(Pattern("^[A-Za-z_][A-Za-z0-9_.-]*$"),))
_CODE: Final = Text(
    least=1, most=128, patterns=(Pattern("^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$", None),)
)
_CAPABILITY: Final = Text(
    most=4096,
    patterns=(
        Pattern(
            "^(?:(?:fs:read|fs:write|fs:delete|net:read|net:write)(?::[^:].*)?"
            "|proc:spawn|env:read|env:write|state:mutate)$",
            None,
        ),
    ),
)
_WORD: Final = Text(least=1)
_MILLISECONDS: Final = Int(ge=0, le=864_000_000)
_COUNT: Final = Int(ge=0, le=1_000)


def _record(*fields: Field) -> Record:
    return Record(dict, lambda: fields)


def _maybe(name: str, table: Table) -> Field:
    return Field(name, table, optional=True)


_EFFECTS: Final = _record(
    _maybe("readonly", BOOL),
    _maybe("destructive", BOOL),
    _maybe("idempotent", BOOL),
    _maybe("open_world", BOOL),
)
_RECOVERY: Final = _record(
    _maybe("action", Enum(None, tuple(action.value for action in Action))),
    _maybe("after_ms", _MILLISECONDS),
    _maybe("hint", STRING),
)
_ERROR: Final = _record(
    Field("code", _CODE),
    Field("kind", Enum(None, tuple(kind.value for kind in Kind))),
    Field("message", _WORD),
    _maybe("field", STRING),
    _maybe("recovery", _RECOVERY),
    _maybe("details_schema", JSON),
)
_EXAMPLE: Final = _record(
    _maybe("name", STRING),
    _maybe("arguments", JSON),
    _maybe("result", JSON),
    _maybe("error", _record(Field("code", STRING), _maybe("details", JSON))),
)
_NEXT: Final = _record(Field("tool", NAME), Field("reason", STRING))
_ASKED: Final = _record(Field("question", _WORD), _maybe("denied", JSON))
_CONFIRM: Final = Union(None, lambda: (_WORD, _ASKED))

DEFINITION: Final = _record(
    Field("name", NAME),
    _maybe("title", STRING),
    _maybe("description", STRING),
    _maybe("version", STRING),
    _maybe("remote", _WORD),
    _maybe("tags", List(_WORD)),
    _maybe("deprecated", STRING),
    _maybe("when", STRING),
    _maybe("avoid", STRING),
    _maybe("delegate", STRING),
    _maybe("effects", _EFFECTS),
    _maybe("capabilities", List(_CAPABILITY)),
    _maybe("scopes", List(_WORD)),
    _maybe("data", Enum(None, ("public", "internal", "confidential", "restricted"))),
    _maybe("pii", Enum(None, ("none", "processes", "stores", "anonymizes"))),
    _maybe("cost", Enum(None, ("free", "low", "medium", "high"))),
    _maybe("confirm", _CONFIRM),
    _maybe("dry_run", BOOL),
    _maybe("partial", BOOL),
    _maybe("timeout_ms", Int(ge=1, le=864_000_000)),
    _maybe("retries", _COUNT),
    _maybe("backoff_ms", _MILLISECONDS),
    _maybe("parallel", Int(ge=1, le=1_000_000)),
    _maybe("final", BOOL),
    _maybe("unmetered", BOOL),
    _maybe("next", List(_NEXT)),
    Field("input_schema", JSON),
    _maybe("output_schema", JSON),
    _maybe("item_schema", JSON),
    _maybe("errors", List(_ERROR)),
    _maybe("examples", List(_EXAMPLE)),
    _maybe("meta", JSON),
)
