"""From a JSON Schema to the table by which values are judged.

What tables express becomes a table, so that messages are those of designs. Every other
keyword is held to by the validator of `@schema`, on top of the table of all the rest.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from toolrt import json
from toolrt import table as tables
from toolrt.call.plain import is_list, is_object
from toolrt.diagnose import Issue, diagnose
from toolrt.json import MAX_INT, MIN_INT, float_text
from toolrt.json.number import is_number, whole
from toolrt.stack import roomy

from .beyond import kept_apart
from .keywords import parts, problems, token
from .patterns import pattern_of
from .pointers import Unresolved, resolved

if TYPE_CHECKING:
    from collections.abc import Iterable

    from toolrt.table import Table

__all__ = ["table_of"]


def table_of(schema: object, path: str, found: list[Issue]) -> Table:
    """Give the table of a schema; what is wrong with it is found at its place.

    Args:
        schema: The schema, of which numbers keep their spelling.
        path: Where it stands, as a JSON Pointer.
        found: What is wrong is added here; then the table is worth nothing.

    """
    before = len(found)
    problems(schema, path, found)
    if len(found) > before:
        return tables.JSON

    def run() -> tuple[Table, list[Issue]]:
        making = _Tables(schema, path)
        table = making.of(schema, "")
        making.settle()
        return table, making.found

    table, wrong = roomy(run)
    found += wrong
    return table


#: Of which type a value is that a keyword is about.
_KINDS: Final = {
    "string": ("minLength", "maxLength", "pattern", "format", "contentEncoding"),
    "number": (
        "minimum",
        "maximum",
        "exclusiveMinimum",
        "exclusiveMaximum",
        "multipleOf",
    ),
    "array": (
        "items",
        "prefixItems",
        "minItems",
        "maxItems",
        "uniqueItems",
        "contains",
        "minContains",
        "maxContains",
        "unevaluatedItems",
    ),
    "object": (
        "properties",
        "required",
        "additionalProperties",
        "minProperties",
        "maxProperties",
        "patternProperties",
        "propertyNames",
        "dependentRequired",
        "dependentSchemas",
        "unevaluatedProperties",
    ),
}
_KIND_OF: Final = {word: kind for kind, words in _KINDS.items() for word in words}
#: Keywords that hold values of every type to something.
_EVERY: Final = (
    "type",
    "const",
    "enum",
    "$ref",
    "anyOf",
    "oneOf",
    "allOf",
    "not",
    "if",
)
#: Keywords by which another one is understood, which the validator gets with it.
_GROUPS: Final = {
    "if": ("if", "then", "else"),
    "contains": ("contains", "minContains", "maxContains"),
    "items": ("items", "prefixItems"),
    "additionalProperties": (
        "additionalProperties",
        "properties",
        "patternProperties",
    ),
}
_BESIDE: Final = ("then", "else", "minContains", "maxContains")
#: Formats of texts, by their names in designs.
_FORMATS: Final = {
    "date-time": tables.DATETIME,
    "date": tables.DATE,
    "time": tables.TIME,
    "duration": tables.DURATION,
    "uuid": tables.UUID,
    "uri": tables.URI,
    "email": tables.EMAIL,
    "hostname": tables.HOSTNAME,
    "ipv4": tables.IPV4,
    "ipv6": tables.IPV6,
}


class _Tables:
    """Makes the tables of one document."""

    def __init__(self, root: object, path: str) -> None:
        self.root = root
        self.found: list[Issue] = []
        self._path = path
        #: The tables of what others refer to, by JSON Pointer.
        self._known: dict[str, Table] = {}
        #: Those that are being made, with how far below the root that began.
        self._open: dict[str, int] = {}
        #: Those of them that something refers to already.
        self._awaited: set[str] = set()
        self._depth = 0
        #: How many schemas stand for the same value, and for how many that is.
        self._beside = 0
        self._count = 0
        self._refers = _refers(root)
        #: Values for what is left out, with their tables and places.
        self._defaults: list[tuple[str, Table, bytes]] = []

    def settle(self) -> None:
        """Hold the defaults to their types, when all of these are made."""
        for at, table, document in self._defaults if not self.found else ():
            if diagnose(table, document):
                self._wrong(f"{at}/default", "is no value of its type.")

    def of(self, schema: Any, at: str) -> Table:
        """Give the table of a schema that stands at a place of the document."""
        self._beside += 1
        self._count += 1
        if self._beside > _MOST_BESIDE or self._depth > _DEEPEST:
            self._wrong(at, "is nested too deeply.")
            table: Table = tables.JSON
        elif self._count > _MOST:
            if self._count == _MOST + 1:
                self._wrong(at, "is behind more schemas than are taken.")
            table = tables.JSON
        else:
            table = self._table(schema, at)
        self._beside -= 1
        return table

    def _table(self, schema: Any, at: str) -> Table:
        if schema is True:
            return tables.JSON
        if schema is False:
            return self._beyond(tables.JSON, "not", {"not": {}}, at)
        table = self._one(schema, at)
        return tables.Secret(table) if schema.get("writeOnly") is True else table

    def _one(self, schema: dict[str, Any], at: str) -> Table:
        told = [key for key in schema if key in _EVERY or key in _KIND_OF]
        if "$ref" in schema:
            return self._with(schema, at, told, ("$ref",), self._reference(schema, at))
        if "const" in schema or "enum" in schema:
            return self._values(schema, at, told)
        if told == ["allOf"] and len(schema["allOf"]) == 1:
            return self.of(schema["allOf"][0], f"{at}/allOf/0")
        for keyword in ("anyOf", "oneOf"):
            if told == [keyword]:
                return self._alternatives(schema, keyword, at)
        kinds = _kinds(schema)
        done = ["type"]
        found: list[Table] = []
        for kind in kinds:
            table, held = self._typed(kind, schema, at)
            done += held
            found.append(table)
        table = _either(found) if kinds else tables.JSON
        return self._with(schema, at, told, done, table)

    def _with(
        self,
        schema: dict[str, Any],
        at: str,
        told: Iterable[str],
        done: Iterable[str],
        table: Table,
    ) -> Table:
        """Give a table with the keywords on top that it does not hold values to."""
        held = {*done, *_BESIDE}
        for key in told:
            if key not in held:
                keywords = {
                    own: schema[own]
                    for own in _GROUPS.get(key, (key,))
                    if own in schema
                }
                if key.startswith("unevaluated"):
                    keywords = schema
                table = self._beyond(table, key, keywords, at)
        return table

    def _beyond(
        self, table: Table, name: str, keywords: dict[str, Any], at: str
    ) -> Table:
        document, why = kept_apart(keywords, self.root)
        if why is not None:
            self._wrong(at, why)
        return tables.Schema(table, document, name)

    def _reference(self, schema: dict[str, Any], at: str) -> Table:
        reference = schema["$ref"]
        target = resolved(self.root, reference)
        if isinstance(target, Unresolved):
            self._wrong(f"{at}/$ref", target.value)
            return tables.JSON
        if reference in self._known:
            return self._known[reference]
        if reference in self._open:
            if self._open[reference] == self._depth:
                self._wrong(f"{at}/$ref", "leads back to itself, and to nothing else.")
                return tables.JSON
            self._awaited.add(reference)
            known = self._known
            return tables.Alias(None, lambda: known[reference])
        self._open[reference] = self._depth
        table = self.of(target, reference[1:])
        del self._open[reference]
        self._known[reference] = table
        return table

    def _below(self, schema: Any, at: str) -> Table:
        beside, self._beside = self._beside, 0
        self._depth += 1
        table = self.of(schema, at)
        self._depth -= 1
        self._beside = beside
        return table

    def _values(self, schema: dict[str, Any], at: str, told: list[str]) -> Table:
        keyword = "const" if "const" in schema else "enum"
        values = [schema["const"]] if keyword == "const" else schema["enum"]
        kinds = _said(schema)
        scalars = [_literal(value) for value in values]
        if _NO_LITERAL in scalars:
            rest = {key: value for key, value in schema.items() if key != keyword}
            return self._with(
                schema, at, [keyword], (), self._one(rest, at) if rest else tables.JSON
            )
        fit = [one for one in scalars if kinds is None or _is_of(one, kinds)]
        distinct = {(type(one), one): one for one in fit}
        if not distinct:
            self._wrong(f"{at}/{keyword}", "has no value of the type.")
            return tables.JSON
        members = tuple(one for one in distinct.values() if one is not None)
        is_nullable = len(members) < len(distinct)
        table: Table = tables.Enum(None, members) if members else tables.NULL
        if is_nullable and members:
            table = tables.Nullable(table)
        return self._with(schema, at, told, (keyword, "type"), table)

    def _alternatives(self, schema: dict[str, Any], keyword: str, at: str) -> Table:
        places = list(enumerate(schema[keyword]))
        nulls = [index for index, part in places if _is_null(part)]
        others = [(f"{at}/{keyword}/{i}", p) for i, p in places if i not in nulls]
        if not others:
            return tables.NULL
        tagged = self._tagged(others)
        if tagged is not None:
            table = tagged
        else:
            found = [self.of(part, place) for place, part in others]
            table = _either(found)
            is_apart = keyword == "anyOf" or self._are_apart([p for _, p in others])
            if not is_apart or (keyword == "oneOf" and len(nulls) > 1):
                return self._with(schema, at, [keyword], (), _or_null(table, nulls))
        return _or_null(table, nulls)

    def _are_apart(self, schemas: list[Any]) -> bool:
        """Whether no value is of two of them, which its type decides."""
        seen: set[str] = set()
        for schema in schemas:
            kinds = self._kinds_of(schema, 0)
            if kinds is None or kinds & seen:
                return False
            seen |= kinds
        return True

    def _kinds_of(self, schema: Any, depth: int) -> set[str] | None:
        """Give the types of the values of a schema, if they are known."""
        while is_object(schema) and "$ref" in schema:
            depth += 1
            target = resolved(self.root, schema["$ref"])
            if depth > _MOST_STEPS or isinstance(target, Unresolved):
                return None
            schema = target
        kinds = _said(schema) if is_object(schema) else None
        if kinds is None:
            return None
        return {"number" if kind == "integer" else kind for kind in kinds}

    def _tagged(self, schemas: list[tuple[str, Any]]) -> Table | None:
        """Give the union of records that the text of one key tells apart."""
        records: list[tuple[str, dict[str, Any]]] = []
        for place, given in schemas:
            schema, at = given, place
            if is_object(schema) and _told(schema) == ["$ref"]:
                if schema["$ref"] in self._open or len(self._open) > _MOST_BESIDE:
                    return None
                at = schema["$ref"][1:]
                schema = resolved(self.root, schema["$ref"])
            if not is_object(schema) or not _is_record(schema):
                return None
            records.append((at, schema))
        tag = _tag_of([record for _, record in records])
        if tag is None:
            return None
        variants = []
        for at, record in records:
            reference = f"#{at}"
            self._open[reference] = self._depth
            own = self._record(record, at, without=tag)
            if reference in self._awaited:
                # What refers to it meanwhile means the whole record, with its tag.
                self._known[reference] = self._record(record, at)
            del self._open[reference]
            name = _tag_value(record["properties"][tag])
            variants.append(tables.Variant(str(name), dict, own))
        made = tuple(variants)
        return tables.Tagged(None, tag, lambda: made)

    def _typed(
        self, kind: str, schema: dict[str, Any], at: str
    ) -> tuple[Table, list[str]]:
        """Give the table of a type, and the keywords that it holds values to."""
        match kind:
            case "null":
                return tables.NULL, []
            case "boolean":
                return tables.BOOL, []
            case "string":
                return self._text(schema, at), list(_KINDS["string"])
            case "integer" | "number":
                held = list(_KINDS["number"])
                return self._number(schema, at, is_int=kind == "integer"), held
            case "array":
                return self._list(schema, at)
            case _:
                return self._object(schema, at)

    def _text(self, schema: dict[str, Any], at: str) -> Table:
        named = _FORMATS.get(schema.get("format", ""))
        if schema.get("contentEncoding") == "base64":
            named = tables.BYTES
        patterns: tuple[tables.Pattern, ...] = ()
        if "pattern" in schema:
            pattern = pattern_of(schema["pattern"])
            if pattern is None:
                self._wrong(f"{at}/pattern", _NO_PATTERN)
            else:
                patterns = (pattern,)
        return tables.Text(
            None if named is None else named.format,
            least=_count(schema, "minLength") or 0,
            most=_count(schema, "maxLength"),
            patterns=patterns,
        )

    def _number(self, schema: dict[str, Any], at: str, *, is_int: bool) -> Table:
        ends: dict[str, Any] = {}
        for low, keyword, usual in (
            (True, "minimum", "ge"),
            (True, "exclusiveMinimum", "gt"),
            (False, "maximum", "le"),
            (False, "exclusiveMaximum", "lt"),
        ):
            if keyword not in schema:
                continue
            name, end = usual, schema[keyword]
            if is_int:
                name, end = _int_end(name, end, is_low=low)
                if end is not None and not MIN_INT <= end <= MAX_INT:
                    self._wrong(f"{at}/{keyword}", "allows no integer of 64 bits.")
                    continue
            elif not math.isfinite(end):
                self._wrong(f"{at}/{keyword}", "must be a number that a float holds.")
                continue
            else:
                end = float(end)
            if end is None:
                continue
            other = _OTHER_END[name]
            if other in ends:
                # Of two ends on one side the narrower one says all.
                is_narrower = end >= ends[other] if low else end <= ends[other]
                is_same = end == ends[other]
                if not is_narrower or (is_same and name in {"ge", "le"}):
                    continue
                del ends[other]
            ends[name] = end
        step = None
        if "multipleOf" in schema:
            given = schema["multipleOf"]
            exact = whole(given)
            fits = exact is not None and exact <= MAX_INT
            step = str(exact) if fits else float_text(float(given))
        return (
            tables.Int(**ends, step=step) if is_int else tables.Float(**ends, step=step)
        )

    def _list(self, schema: dict[str, Any], at: str) -> tuple[Table, list[str]]:
        least, most = _count(schema, "minItems") or 0, _count(schema, "maxItems")
        unique = schema.get("uniqueItems") is True
        held = ["minItems", "maxItems", "uniqueItems"]
        items = schema.get("items", True)
        if "prefixItems" not in schema:
            item = self._below(items, f"{at}/items")
            table = tables.List(item, least=least, most=most, unique=unique)
            return table, [*held, "items"]
        places = schema["prefixItems"]
        if least < len(places):
            # A list that ends before its places do is no tuple.
            table = tables.List(tables.JSON, least=least, most=most, unique=unique)
            return table, held
        own = [self._below(p, f"{at}/prefixItems/{i}") for i, p in enumerate(places)]
        tail = None if items is False else self._below(items, f"{at}/items")
        return (
            tables.Tuple(tuple(own), tail, least=least, most=most, unique=unique),
            [*held, "items", "prefixItems"],
        )

    def _object(self, schema: dict[str, Any], at: str) -> tuple[Table, list[str]]:
        rest = schema.get("additionalProperties", True)
        if schema.get("patternProperties"):
            # Keys that these name are no additional ones.
            rest = True
        held = ["properties", "required"]
        if not schema.get("patternProperties"):
            held += ["additionalProperties", "patternProperties"]
        if (
            not schema.get("properties")
            and not schema.get("required")
            and rest is not False
        ):
            least, most = (
                _count(schema, "minProperties") or 0,
                _count(schema, "maxProperties"),
            )
            value = self._below(rest, f"{at}/additionalProperties")
            table = tables.Map(value, least=least, most=most)
            return table, [*held, "minProperties", "maxProperties"]
        if rest is not schema.get("additionalProperties", True):
            schema = {**schema, "additionalProperties": rest}
        return self._record(schema, at), held

    def _record(
        self, schema: dict[str, Any], at: str, without: str | None = None
    ) -> Table:
        given: dict[str, Any] = schema.get("properties", {})
        required = dict.fromkeys(schema.get("required", ()))
        rest = schema.get("additionalProperties", True)
        fields: list[tables.Field] = []
        for name, part in given.items():
            if name == without:
                continue
            table = self._below(part, f"{at}/properties/{token(name)}")
            place = f"{at}/properties/{token(name)}"
            default = None if name in required else self._default(part, table, place)
            optional = name not in required and default is None
            fields.append(tables.Field(name, table, optional=optional, default=default))
        kept: Table | None = None
        if rest is not False:
            kept = self._below(rest, f"{at}/additionalProperties")
        for name in required:
            if name in given or name == without:
                continue
            if kept is None:
                self._wrong(
                    f"{at}/required",
                    f"names {json.quoted(name)}, which is no property.",
                )
                continue
            fields.append(tables.Field(name, kept))
        whole_of = tuple(fields)
        if isinstance(kept, tables.Json):
            return tables.Record(dict, lambda: whole_of, open=True)
        rest_of = None if kept is None else lambda: kept
        return tables.Record(dict, lambda: whole_of, rest=rest_of)

    def _default(self, part: Any, table: Table, at: str) -> str | None:
        """Give what a field is that is left out, as JSON text."""
        value = part.get("default") if is_object(part) else None
        if value is None or (self._refers and _has_objects(value)):
            # An object among types that refer to each other might fill itself in.
            return None
        document = json.dump(value)
        self._defaults.append((at, table, document))
        return document.decode()

    def _wrong(self, at: str, text: str) -> None:
        self.found.append(Issue.of_check(f"{self._path}{at}", text))


_NO_PATTERN: Final = (
    "must be a pattern of ECMA-262 without back references, named groups and \\p{…}, "
    "and of at most 1000 characters."
)
#: So many references are followed one after the other.
_MOST_STEPS: Final = 100
#: How many schemas may stand for one value, each in the other one.
_MOST_BESIDE: Final = 8
#: How many values may be nested in what a schema describes without recursion.
_DEEPEST: Final = 128
#: How many schemas may be looked at.
_MOST: Final = 20_000
_OTHER_END: Final = {"ge": "gt", "gt": "ge", "le": "lt", "lt": "le"}
_NO_LITERAL: Final = object()


def _refers(schema: Any) -> bool:
    if not is_object(schema):
        return False
    return "$ref" in schema or any(_refers(part) for _, part in parts(schema))


def _has_objects(value: Any) -> bool:
    return is_object(value) or (is_list(value) and any(map(_has_objects, value)))


def _told(schema: dict[str, Any]) -> list[str]:
    return [key for key in schema if key in _EVERY or key in _KIND_OF]


def _kinds(schema: dict[str, Any]) -> list[str]:
    """Give the types that a schema says, or that its keywords are about."""
    said = schema.get("type")
    if said is None:
        return list(dict.fromkeys(_KIND_OF[key] for key in schema if key in _KIND_OF))
    kinds = [said] if isinstance(said, str) else list(said)
    if "number" in kinds and "integer" in kinds:
        kinds.remove("integer")
    return kinds


def _said(schema: dict[str, Any]) -> list[str] | None:
    """Give the types that a schema says; none where it says nothing of them."""
    said = schema.get("type")
    if said is None:
        return None
    return [said] if isinstance(said, str) else list(said)


def _either(found: list[Table]) -> Table:
    """Give the table of several types, of which one may be null."""
    others = [table for table in found if table is not tables.NULL]
    if not others:
        return tables.NULL
    table = others[0] if len(others) == 1 else tables.Union(None, lambda: tuple(others))
    return table if len(others) == len(found) else tables.Nullable(table)


def _or_null(table: Table, nulls: list[int]) -> Table:
    is_there = isinstance(table, tables.Nullable) or not nulls
    return table if is_there else tables.Nullable(table)


def _is_null(schema: Any) -> bool:
    if not is_object(schema):
        return False
    told = _told(schema)
    if told == ["type"]:
        return bool(schema["type"] == "null")
    return told == ["const"] and schema["const"] is None


def _literal(value: Any) -> Any:
    """Give a value that can be written down in a table."""
    if value is None or isinstance(value, bool | str):
        return value
    if is_number(value):
        exact = whole(value)
        if exact is not None:
            return exact if MIN_INT <= exact <= MAX_INT else _NO_LITERAL
        return float(value) if math.isfinite(value) else _NO_LITERAL
    return _NO_LITERAL


def _is_of(value: Any, kinds: list[str]) -> bool:
    if value is None:
        return "null" in kinds
    if isinstance(value, bool):
        return "boolean" in kinds
    if isinstance(value, str):
        return "string" in kinds
    return "number" in kinds or ("integer" in kinds and isinstance(value, int))


def _count(schema: dict[str, Any], keyword: str) -> int | None:
    return whole(schema[keyword]) if keyword in schema else None


def _int_end(name: str, end: float, *, is_low: bool) -> tuple[str, int | None]:
    """Give the end of a range of integers; none where it leaves out none."""
    exact = whole(end)
    if exact is None:
        near = float(end)
        if not math.isfinite(near):
            exact = (MAX_INT + 2) if near > 0 else (MIN_INT - 2)
        else:
            exact = math.ceil(near) if is_low else math.floor(near)
        name = "ge" if is_low else "le"
    if is_low and exact < MIN_INT:
        return name, None
    if not is_low and exact > MAX_INT:
        return name, None
    return name, exact


def _is_record(schema: dict[str, Any]) -> bool:
    words = {"type", "properties", "required", "additionalProperties"}
    return (
        schema.get("type", "object") == "object"
        and is_object(schema.get("properties"))
        and set(_told(schema)) <= words
        and schema.get("writeOnly") is not True
    )


def _tag_of(records: list[dict[str, Any]]) -> str | None:
    """Give the key whose text is another one in each record."""
    if len(records) < 2:  # noqa: PLR2004 # one is no union
        return None
    for name in records[0]["properties"]:
        values = [
            _tag_value(record["properties"].get(name))
            for record in records
            if name in record.get("required", ())
        ]
        texts = {value for value in values if value is not None}
        if len(texts) == len(records) == len(values):
            return str(name)
    return None


def _tag_value(schema: Any) -> str | None:
    if not is_object(schema):
        return None
    values = [schema["const"]] if "const" in schema else schema.get("enum")
    words = {"type", "const", "enum"}
    if (
        not isinstance(values, list)
        or len(values) != 1
        or not set(_told(schema)) <= words
    ):
        return None
    if schema.get("type", "string") != "string" or schema.get("writeOnly") is True:
        return None
    return values[0] if isinstance(values[0], str) else None
