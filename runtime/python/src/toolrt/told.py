"""What models read: of a tool, of how its arguments look, of a call that failed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from toolrt import json
from toolrt.call.error import Action, Kind
from toolrt.call.plain import is_object, items_of, members_of

if TYPE_CHECKING:
    from toolrt.call.envelope import CallFault, Envelope
    from toolrt.spec import Spec
    from toolrt.table import Table
else:
    from toolrt.lazy import hinted

    Envelope = hinted("Envelope", "toolrt.call.envelope")
    Spec = hinted("Spec", "toolrt.spec")

__all__ = ["described", "error_text", "hint_text", "partly", "shape"]

#: How many issues the message of an error spells out itself.
_SPELT_OUT: Final = 10


def described(spec: Spec) -> str:
    """Give what a model reads of a tool, in paragraphs."""
    paragraphs = [spec.description] if spec.description else []
    if spec.when is not None:
        paragraphs.append(f"When: {spec.when}")
    if spec.avoid is not None:
        paragraphs.append(f"Not: {spec.avoid}")
    if spec.deprecated is not None:
        why = spec.deprecated
        paragraphs.append(f"Deprecated: {why}" if why else "Deprecated.")
    return "\n\n".join(paragraphs)


def error_text(spec: Spec | None, envelope: Envelope[Any]) -> str:
    """Give what a model reads of a call that failed; empty if it has not.

    The message, further issues, the hint, and for arguments that can be corrected how
    they look.

    Args:
        spec: The tool, if it is known.
        envelope: The answer to the call.

    """
    fault = envelope.error
    return "" if fault is None else "\n".join(_lines(spec, fault))


def _lines(spec: Spec | None, fault: CallFault) -> Iterator[str]:
    yield fault.message
    for issue in fault.issues[_SPELT_OUT:]:
        yield issue.message
    if fault.recovery.hint is not None:
        yield fault.recovery.hint
    correctable = fault.recovery.action is Action.CORRECT
    if spec is not None and fault.kind is Kind.INPUT and correctable:
        yield f"Arguments: {shape(spec)}"
        example = next((own for own in spec.examples if own.error is None), None)
        if example is not None:
            yield f"Example: {example.args}"


def partly(envelope: Envelope[Any]) -> str:
    """Give what was not done of a partial outcome."""
    lines: list[str] = []
    summary = envelope.summary
    if summary is not None:
        lines.append(
            f"{summary.succeeded} of {summary.total} done, {summary.failed} failed, "
            f"{summary.recoverable} of them may succeed when tried again."
        )
    lines += [error.message for error in envelope.errors]
    return "\n".join(lines)


def hint_text(spec: Spec, envelope: Envelope[Any]) -> str | None:
    """Give what a call says of its result (`hint result`); `None` without a text.

    An envelope that has the text itself has it with the arguments (`cx.with_hint`).
    """
    if spec.result_hint is None:
        return None
    if envelope.meta.hint is not None or envelope.result_json is None:
        return envelope.meta.hint
    from toolrt.call.template import render  # noqa: PLC0415

    return render(spec.result_hint, {"result": json.parse(envelope.result_json)})


def shape(spec: Spec) -> str:
    """Give how the arguments look, in one line.

    Such as `{"pattern": string, "root"?: string, "limit"?: integer}`.
    """
    schema = members_of(json.parse_or_none(spec.input_schema))
    table = None if spec.args is None else spec.args.table
    return _Shape(members_of(schema.get("$defs"))).whole(schema, table)


#: How many alternatives are named.
_MOST: Final = 8


class _Shape:
    """Says how values look whose schema is given."""

    def __init__(self, named: dict[str, Any]) -> None:
        # The schemas that others refer to, by name, and those that are open.
        self._named = named
        self._open: set[str] = set()

    def whole(self, schema: dict[str, Any], table: Table | None) -> str:
        """Give the shape of a record with its fields, of anything else its type."""
        name = _reference(schema)
        if name is not None:
            self._open.add(name)
            schema = members_of(self._named.get(name))
        fields = schema.get("properties")
        if not is_object(fields):
            return self._one(schema, table)
        required = items_of(schema.get("required"))
        tables = _fields(table)
        shown = [
            f"{json.quoted(key)}{'' if key in required else '?'}: "
            # A field that is sent by another name has the secrets of all.
            f"{self._one(members_of(field), tables.get(key, _inside(table)))}"
            for key, field in fields.items()
        ]
        rest = schema.get("additionalProperties")
        if is_object(rest):
            shown.append(f"string: {self._one(rest, _inside(table))}")
        return f"{{{', '.join(shown)}}}"

    def _one(self, schema: dict[str, Any], table: Table | None) -> str:
        return _joined(dict.fromkeys(self._alternatives(schema, table)))

    def _alternatives(
        self, schema: dict[str, Any], table: Table | None
    ) -> Iterator[str]:
        name = _reference(schema)
        if name is not None:
            if name in self._open:
                # It leads back to itself, through lists alone.
                yield "any"
                return
            self._open.add(name)
            yield from self._alternatives(members_of(self._named.get(name)), table)
            self._open.discard(name)
            return
        values = _values(schema)
        if values is not None:
            # Those of secrets are nobody's to read.
            hidden = _is_secret(table)
            yield from (
                ["any"] if hidden else (json.dump(one).decode() for one in values)
            )
            return
        for keyword in ("anyOf", "oneOf"):
            if keyword in schema:
                for part in items_of(schema[keyword]):
                    yield from self._alternatives(members_of(part), _inside(table))
                return
        kinds = schema.get("type")
        if kinds is None:
            yield "any"
        for kind in kinds if isinstance(kinds, list) else [kinds]:
            if kind == "object":
                yield self._object(schema, table)
            elif kind == "array":
                yield self._list(schema, table)
            elif isinstance(kind, str):
                yield kind

    def _object(self, schema: dict[str, Any], table: Table | None) -> str:
        values = schema.get("additionalProperties")
        if "properties" in schema or not is_object(values):
            return "{…}"
        return f"{{string: {self._one(values, _inside(table))}}}"

    def _list(self, schema: dict[str, Any], table: Table | None) -> str:
        places, items = schema.get("prefixItems"), schema.get("items")
        if places is None:
            return f"[{self._one(members_of(items), _inside(table))}]"
        shown = [self._one(members_of(part), _inside(table)) for part in places]
        if is_object(items):
            shown.append("…")
        return f"[{', '.join(shown)}]"


def _reference(schema: dict[str, Any]) -> str | None:
    """Give the name of the schema that one refers to."""
    reference = schema.get("$ref")
    if not isinstance(reference, str):
        return None
    name = reference.removeprefix("#/$defs/")
    return name.replace("~1", "/").replace("~0", "~")


def _values(schema: dict[str, Any]) -> list[Any] | None:
    """Give the values that a schema lists."""
    if "const" in schema:
        return [schema["const"]]
    return items_of(schema["enum"]) if "enum" in schema else None


def _joined(alternatives: Iterable[str]) -> str:
    shown = list(islice(alternatives, _MOST + 1))
    return " | ".join([*shown[:_MOST], *(["…"] if len(shown) > _MOST else [])])


def _fields(table: Table | None) -> dict[str, Table]:
    """Give the tables of the fields of a record."""
    from toolrt.table import record_of  # noqa: PLC0415

    record = None if table is None else record_of(table)
    return {} if record is None else {own.name: own.table for own in record.fields}


def _is_secret(table: Table | None) -> bool:
    from toolrt.table.secrets import holds_secrets  # noqa: PLC0415

    return table is not None and holds_secrets(table)


def _inside(table: Table | None) -> Table | None:
    """Give the table of what is inside of something, if it holds secrets.

    Which alternative a schema is does not matter: then all values are hidden.
    """
    return table if _is_secret(table) else None
