"""What a host says of a tool that no design declares, and the spec that it becomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from toolrt import json
from toolrt import table as tables
from toolrt.call.envelope import spelt_out
from toolrt.call.error import Action, Kind
from toolrt.call.plain import is_object
from toolrt.codec import Refused
from toolrt.codec.slow import encoded, walked_of
from toolrt.codec.untyped import Untyped
from toolrt.diagnose import Issue
from toolrt.diagnose.below import below
from toolrt.host.tool import Declared, Tool
from toolrt.spec import (
    Capability,
    Confirm,
    Effects,
    ErrorSpec,
    Example,
    Handoff,
    Implementation,
    Spec,
)

from .form import DEFINITION, MOST_BYTES
from .tables import table_of
from .texts import template_of

if TYPE_CHECKING:
    from toolrt.table import Table

__all__ = ["Defined", "Definition", "DefinitionError", "Owner", "defined"]

#: What a host says of a tool: the members of `spec/made.md`.
Definition = Mapping[str, Any]


class DefinitionError(ValueError):
    """The definition of a tool cannot be taken."""

    def __init__(self, tool: str, issues: Sequence[Issue]) -> None:
        """Take the name of the tool and what is wrong."""
        super().__init__(tool, issues)
        #: What the tool is called, as far as that is known.
        self.tool = tool
        #: Everything that is wrong, each at its place in the definition.
        self.issues = tuple(issues)

    def __str__(self) -> str:
        """Give all messages, one a line."""
        from toolrt.diagnose.shown import shortened  # noqa: PLC0415

        named = f"The tool {shortened(self.tool)} cannot be defined:"
        return f"{named}\n{spelt_out(self.issues)}"


class Owner(Struct, frozen=True, kw_only=True):
    """What a tool belongs to."""

    toolset: str
    service: str = ""
    implementation: Implementation = Implementation("external")


class Defined(Struct, frozen=True):
    """A tool of a definition, without what runs it."""

    tool: Tool[Any, Any]
    spec: Spec


def defined(
    definition: Definition | bytes, owner: Owner, *, lenient: bool = False
) -> Defined:
    """Give the tool of a definition.

    Args:
        definition: As a dict, or as a JSON document.
        owner: What the tool belongs to.
        lenient: Whether members that are not known are passed over.

    Raises:
        DefinitionError: With everything that is wrong with it.

    """
    given = _document(definition)
    # Members that nobody knows are out; schemas keep the spelling of their numbers.
    said: Any = json.parse(_formed(given, lenient=lenient))
    made = _Made(said, owner)
    if made.found:
        raise DefinitionError(said["name"], made.found)
    return Defined(made.tool(), made.spec)


def _formed(given: bytes, *, lenient: bool) -> bytes:
    """Give a definition in canonical form."""
    issues: Sequence[Issue]
    if len(given) > MOST_BYTES:
        issues = [Issue.of_check("", f"must take at most {MOST_BYTES} bytes.")]
    else:
        try:
            return walked_of(Untyped(DEFINITION), given, lenient=lenient)[0]
        except Refused as refused:
            issues = refused.issues
    said = json.parse_or_none(given)
    name = said.get("name") if is_object(said) else None
    raise DefinitionError(name if isinstance(name, str) else "", issues)


def _document(definition: Definition | bytes) -> bytes:
    if isinstance(definition, bytes):
        return definition
    try:
        return encoded(Untyped(tables.JSON), definition)
    except Refused as refused:
        raise DefinitionError("", refused.issues) from None


class _Made:
    """What a definition becomes, and what is wrong with it."""

    def __init__(self, said: dict[str, Any], owner: Owner) -> None:
        self.found: list[Issue] = []
        self._said = said
        self._args = self._input()
        self._result = self._table("output_schema")
        self._item = self._table("item_schema")
        self._details = self._errors()
        self.spec = self._spec(owner)
        if not self.found:
            self._retries()
            self._examples()
            self._denied()

    def tool(self) -> Tool[Any, Any]:
        """Give the tool."""
        spec, args, result, item = self.spec, self._args, self._result, self._item
        details = self._details
        codec = None if result is None else Untyped(result)
        items = None if item is None else Untyped(item)
        return Tool(
            name=spec.name,
            spec=lambda: lambda: spec,
            args=lambda: Untyped(args),
            result=None if codec is None else lambda: codec,
            item=None if items is None else lambda: items,
            errors=lambda: {
                code: Declared(None, Untyped(table)) for code, table in details.items()
            },
            dry_run=spec.dry_run,
            schema=any(map(_has_keywords, self._all())),
        )

    def _all(self) -> list[Table]:
        own = (self._args, self._result, self._item, *self._details.values())
        return [table for table in own if table is not None]

    def _input(self) -> Table:
        path, schema = "/input_schema", self._said["input_schema"]
        if is_object(schema) and schema.get("type", "object") != "object":
            self.found.append(Issue.of_check(f"{path}/type", 'must be "object".'))
            return tables.JSON
        table = table_of(_rooted(schema), path, self.found)
        inner = table
        while isinstance(inner, tables.Schema):
            inner = inner.inner
        if not self.found and not isinstance(inner, tables.Record | tables.Map):
            text = "must be the schema of an object, with its properties at the top."
            self.found.append(Issue.of_check(path, text))
        return table

    def _table(self, member: str) -> Table | None:
        schema = self._said.get(member)
        return None if schema is None else table_of(schema, f"/{member}", self.found)

    def _errors(self) -> dict[str, Table]:
        out: dict[str, Table] = {}
        for index, error in enumerate(self._said.get("errors", ())):
            code, path = error["code"], f"/errors/{index}"
            if code in out:
                self._wrong(f"{path}/code", "is the code of an error before it.")
            schema = error.get("details_schema")
            place = f"{path}/details_schema"
            if is_object(schema) and schema.get("type", "object") != "object":
                self._wrong(f"{place}/type", 'must be "object".')
                schema = None
            nothing = {"type": "object", "additionalProperties": False}
            given = nothing if schema is None else schema
            if is_object(given):
                given = _rooted(given)
            out[code] = table_of(given, place, self.found)
        return out

    def _retries(self) -> None:
        effects = self.spec.effects
        if self.spec.retries and not (effects.readonly or effects.idempotent):
            self._wrong("/retries", "is for tools that are readonly or idempotent.")

    def _examples(self) -> None:
        for index, example in enumerate(self._said.get("examples", ())):
            path = f"/examples/{index}"
            self._fits(self._args, example.get("arguments", {}), f"{path}/arguments")
            if "result" in example:
                if self._result is None:
                    self._wrong(
                        f"{path}/result", "is of a tool without `output_schema`."
                    )
                else:
                    self._fits(self._result, example["result"], f"{path}/result")
            error = example.get("error")
            if error is None:
                continue
            table = self._details.get(error["code"])
            if table is None:
                self._wrong(f"{path}/error/code", "is no error of the tool.")
            else:
                self._fits(table, error.get("details", {}), f"{path}/error/details")

    def _denied(self) -> None:
        confirm = self._said.get("confirm")
        if not is_object(confirm) or "denied" not in confirm:
            return
        if self._result is None:
            self._wrong("/confirm/denied", "is of a tool without `output_schema`.")
        else:
            self._fits(self._result, confirm["denied"], "/confirm/denied")

    def _fits(self, table: Table, value: Any, path: str) -> None:
        issues = Untyped(table).diagnose(json.dump(value))
        self.found += [_below(issue, path) for issue in issues]

    def _wrong(self, path: str, text: str) -> None:
        self.found.append(Issue.of_check(path, text))

    def _spec(self, owner: Owner) -> Spec:
        said = self._said
        meta = said.get("meta")
        return Spec(
            name=said["name"],
            description=said.get("description", ""),
            toolset=owner.toolset,
            service=owner.service,
            implementation=owner.implementation,
            tags=tuple(said.get("tags", ())),
            args=Untyped(self._args),
            input_schema=_text(_rooted(said["input_schema"])),
            output_schema=_text_or_none(said.get("output_schema")),
            item_schema=_text_or_none(said.get("item_schema")),
            effects=Effects(**said.get("effects", {})),
            capabilities=tuple(map(_capability, said.get("capabilities", ()))),
            scopes=tuple(said.get("scopes", ())),
            errors=tuple(map(_error, said.get("errors", ()))),
            confirm=_confirm(said.get("confirm")),
            dry_run=said.get("dry_run", False),
            partial=said.get("partial", False),
            timeout_ms=_whole(said.get("timeout_ms")),
            retries=_whole(said.get("retries")) or 0,
            backoff_ms=_whole(said.get("backoff_ms")) or 0,
            parallel=_whole(said.get("parallel")),
            is_final=said.get("final", False),
            unmetered=said.get("unmetered", False),
            next=tuple(
                Handoff(**_only(one, "tool", "reason")) for one in said.get("next", ())
            ),
            examples=tuple(map(_example, said.get("examples", ()))),
            meta=None if meta is None else _text(meta),
            **{name: said[name] for name in _TEXTS if name in said},
        )


#: Members that a spec has as they are.
_TEXTS: Final = (
    "title",
    "version",
    "deprecated",
    "data",
    "pii",
    "cost",
    "when",
    "avoid",
    "delegate",
    "remote",
)


def _has_keywords(table: Table) -> bool:
    from toolrt.table.parts import everything  # noqa: PLC0415

    return any(isinstance(part, tables.Schema) for part in everything(table))


def _rooted(schema: Any) -> Any:
    """Give the schema of arguments with its type, which callers look for."""
    if schema is True:
        return {"type": "object"}
    if not is_object(schema) or "type" in schema:
        return schema
    return {"type": "object", **schema}


def _below(issue: Issue, path: str) -> Issue:
    """Give an issue of a value that stands at a place of the definition."""
    for key in reversed(path.split("/")[1:]):
        issue = below(key, issue)
    return issue


def _only(value: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value[name] for name in names if name in value}


def _whole(value: Any) -> int | None:
    return None if value is None else int(value)


def _text(value: object) -> str:
    return json.dump(value).decode()


def _text_or_none(value: object) -> str | None:
    return None if value is None else _text(value)


def _capability(text: str) -> Capability:
    kind, action, *scope = text.split(":", 2)
    return Capability(f"{kind}:{action}", scope[0] if scope else None)


def _error(said: dict[str, Any]) -> ErrorSpec:
    kind = Kind(said["kind"])
    recovery = said.get("recovery", {})
    hint = recovery.get("hint")
    action = recovery.get("action")
    return ErrorSpec(
        code=said["code"],
        kind=kind,
        message=said["message"],
        field=said.get("field"),
        action=kind.action if action is None else Action(action),
        after_ms=_whole(recovery.get("after_ms")),
        hint=None if hint is None else template_of(hint),
    )


def _confirm(said: Any) -> Confirm | None:
    if said is None:
        return None
    if isinstance(said, str):
        return Confirm(template_of(said))
    denied = _text(said["denied"]) if "denied" in said else None
    return Confirm(template_of(said["question"]), denied)


def _example(said: dict[str, Any]) -> Example:
    error = said.get("error")
    return Example(
        name=said.get("name"),
        args=_text(said.get("arguments", {})),
        result=_text(said["result"]) if "result" in said else None,
        error=None
        if error is None
        else (error["code"], _text(error.get("details", {}))),
    )
