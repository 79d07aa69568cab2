"""Compiles documents: each schema that can be reached becomes a node."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from toolrt.diagnose.issue import Issue
from toolrt.diagnose.shown import shown
from toolrt.json.number import fits, whole

from .behind import behind
from .decimals import Decimal, Step
from .documents import without
from .keys import key
from .nodes import PHRASES, Compiled, Condition, Count, Dynamic, Limit, Literals, Rules
from .nodes import kind_of as kind
from .pattern import Pattern

if TYPE_CHECKING:
    from collections.abc import Callable

    from .documents import Documents, Place
    from .drafts import Draft
    from .nodes import Node

#: How many values of an enum a list of what is expected holds.
_SHOWN: Final = 100
#: How many issues are listed at most.
_MOST_ISSUES: Final = 100
_MOST: Final = 2**63 - 1

#: Keywords that say which kinds or values there are, or nothing about values.
_PLAIN: Final = frozenset(
    {
        "type",
        "const",
        "enum",
        "title",
        "description",
        "$comment",
        "default",
        "examples",
        "deprecated",
        "readOnly",
        "writeOnly",
        "$schema",
    }
)
_LIMITS: Final = ("minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum")

_EXCLUSIVE: Final = {"minimum": "exclusiveMinimum", "maximum": "exclusiveMaximum"}

#: The formats that are applied, with their names in a design.
_FORMATS: Final = {
    "date-time": "datetime",
    "date": "date",
    "time": "time",
    "duration": "duration",
    "uuid": "uuid",
    "uri": "uri",
    "email": "email",
    "hostname": "hostname",
    "ipv4": "ipv4",
    "ipv6": "ipv6",
}


class Compiler:
    """Compiles a schema, and all that it refers to."""

    def __init__(
        self,
        documents: Documents,
        check: Callable[[object, Draft], list[Issue]],
        *,
        formats: bool,
    ) -> None:
        """Take the documents, and what says what is wrong with one that is a schema."""
        self._documents = documents
        self._check = check
        self._formats = formats
        self._compiled = Compiled()
        self._ids: dict[Place, int] = {}
        self._open: deque[tuple[Place, object, int]] = deque()
        self._wrong: list[Issue] = []

    def compile(self, schema: object) -> Compiled | list[Issue]:
        """Give the compiled schema, or what is wrong with it."""
        documents = self._documents
        root = documents.load("", schema)
        self._look_at(root, schema)
        if self._wrong:
            return self._wrong
        self._id(root, schema)
        anchors = 0
        while self._open:
            place, value, node = self._open.popleft()
            self._compiled.nodes[node] = self._node(place, value)
            # What `$dynamicRef` may lead to, in each document that is loaded by now.
            while anchors < len(documents.dynamic):
                resource, name, place = documents.dynamic[anchors]
                anchors += 1
                found = self._id(place, documents.value(place))
                self._compiled.dynamic.setdefault((resource, name), found)
        return self._wrong[:_MOST_ISSUES] or self._compiled

    def _look_at(self, place: Place, value: object) -> None:
        """Report what is wrong with a schema that nobody has looked at."""
        documents = self._documents
        # A part that is written in another draft is looked at by itself.
        parts = documents.foreign(place)
        if parts:
            value = without(value, place, frozenset(parts))
        draft = documents.draft(documents.resource_of(place))
        uri = documents.uri(place)
        issues = self._check(value, draft)
        self._wrong += [behind(issue, uri, place.pointer) for issue in issues]
        for part in parts:
            self._look_at(part, documents.value(part))

    def _id(self, place: Place, value: object) -> int:
        known = self._ids.get(place)
        if known is None:
            known = self._ids[place] = len(self._compiled.nodes)
            self._compiled.nodes.append(True)
            self._open.append((place, value, known))
        return known

    def _node(self, place: Place, value: object) -> Node:
        if isinstance(value, dict):
            return self._rules(place, value)
        return value is not False

    def _rules(  # noqa: PLR0915 # each keyword once
        self, place: Place, schema: dict[str, object]
    ) -> Rules:
        resource = self._documents.resource_of(place)
        draft = self._documents.draft(resource)
        rules = Rules(resource)
        contains: int | None = None
        counted = Count(1)
        condition: dict[str, int] = {}
        validates = self._documents.validates(resource)
        if draft.has_lone_refs and isinstance(schema.get("$ref"), str):
            schema = {"$ref": schema["$ref"]}
        for keyword, value in schema.items():
            if not draft.has(keyword):
                continue
            at = place.below(keyword)
            if keyword not in _PLAIN:
                rules.is_more_than_kinds = True
            if validates and keyword in ("minContains", "maxContains"):
                counted = _counted(counted, keyword, value)
                continue
            if validates and self._validation(rules, schema, keyword, at):
                continue
            match keyword:
                case "$ref":
                    found = self._reference(resource, at, value)
                    rules.reference = found.node if found else None
                case "$dynamicRef" | "$recursiveRef":
                    rules.dynamic = self._reference(resource, at, value)
                case "prefixItems":
                    rules.prefix = self._several(at, value)
                case "items" if isinstance(value, list) and draft.has_item_lists:
                    rules.prefix = self._several(at, value)
                case "additionalItems":
                    if isinstance(schema.get("items"), list):
                        rules.items = self._id(at, value)
                case "items":
                    rules.items = self._id(at, value)
                case "contains":
                    contains = self._id(at, value)
                case "properties":
                    rules.properties = self._named(at, value)
                case "patternProperties":
                    for name, node in self._named(at, value).items():
                        pattern = self._pattern(at.below(name), name)
                        if pattern is not None:
                            rules.pattern_properties.append((pattern, node))
                case "additionalProperties":
                    rules.additional = self._id(at, value)
                case "propertyNames":
                    rules.names = self._id(at, value)
                case "allOf":
                    rules.all_of = self._several(at, value)
                case "anyOf":
                    rules.any_of = self._several(at, value)
                case "oneOf":
                    rules.one_of = self._several(at, value)
                case "not":
                    rules.negated = self._id(at, value)
                case "if" | "then" | "else":
                    condition[keyword] = self._id(at, value)
                case "dependentSchemas":
                    rules.dependent_schemas += self._named(at, value).items()
                case "dependencies":
                    rules.dependent_required += _needs(value)
                    rules.dependent_schemas += self._named(at, _schemas(value)).items()
                case "unevaluatedItems":
                    self._compiled.tracks = True
                    rules.unevaluated_items = self._id(at, value)
                case "unevaluatedProperties":
                    self._compiled.tracks = True
                    rules.unevaluated_properties = self._id(at, value)
                case "format" if self._formats and isinstance(value, str):
                    rules.format = _FORMATS.get(value)
                case _:
                    pass
        if contains is not None:
            rules.contains = contains, counted
            # Before 2020, an item that it accepts counts as not looked at.
            rules.contains_evaluates = not draft.has_item_lists
        if "if" in condition:
            branches = condition.get("then"), condition.get("else")
            rules.condition = Condition(condition["if"], *branches)
        rules.is_required = frozenset(rules.required)
        looked_up = (
            len(rules.properties)
            + len(rules.required)
            + len(rules.dependent_required)
            + len(rules.dependent_schemas)
        )
        rules.weight = looked_up // 16
        return rules

    def _validation(
        self, rules: Rules, schema: dict[str, object], keyword: str, at: Place
    ) -> bool:
        """Read a keyword that validates; say whether it is one."""
        value = schema[keyword]
        match keyword:
            case "type":
                names = value if isinstance(value, list) else [value]
                rules.types = [name for name in _names(names) if name in PHRASES]
            case "const":
                rules.constant = _literals([value])
            case "enum":
                rules.literals = _literals(value) if isinstance(value, list) else None
            case "minLength" | "maxLength":
                rules.length = _counted(rules.length, keyword, value)
            case "minItems" | "maxItems":
                rules.items_count = _counted(rules.items_count, keyword, value)
            case "minProperties" | "maxProperties":
                rules.entries = _counted(rules.entries, keyword, value)
            case "uniqueItems":
                rules.unique = value is True
            case "required":
                rules.required = _names(value)
            case "dependentRequired":
                rules.dependent_required += _needs(value)
            case "pattern":
                if isinstance(value, str):
                    rules.pattern = self._pattern(at, value)
            case "multipleOf":
                if isinstance(value, int | float):
                    step = Step.of(value)
                    if step is None:
                        self._report(at, "step", "must have at most 19 digits", value)
                    else:
                        rules.step = value, step
            case _ if keyword in _LIMITS:
                # Draft 4 says of `minimum` and `maximum` whether they are exclusive.
                if schema.get(_EXCLUSIVE.get(keyword, "")) is True:
                    keyword = _EXCLUSIVE[keyword]
                if isinstance(value, int | float) and not isinstance(value, bool):
                    rules.limits.append(Limit(keyword, value, Decimal(value)))
                    rules.limits.sort(key=lambda limit: _LIMITS.index(limit.keyword))
            case _:
                return False
        return True

    def _reference(self, start: int, at: Place, value: object) -> Dynamic | None:
        if not isinstance(value, str):
            return None
        target = self._documents.target(start, value)
        if target is None:
            rule = "must name a schema that is here or given"
            self._report(at, "schema", rule, value, "$ref")
            return None
        if target.is_new:
            root = target.place._replace(pointer="")
            before = len(self._wrong)
            if root.document > 0:
                self._look_at(root, self._documents.value(root))
            if len(self._wrong) == before and target.place != root:
                self._look_at(target.place, target.value)
            if len(self._wrong) > before:
                return None
        return Dynamic(self._id(target.place, target.value), target.dynamic)

    def _several(self, at: Place, value: object) -> list[int]:
        items = value if isinstance(value, list) else []
        return [self._id(at.below(index), item) for index, item in enumerate(items)]

    def _named(self, at: Place, value: object) -> dict[str, int]:
        members = value if isinstance(value, dict) else {}
        return {name: self._id(at.below(name), one) for name, one in members.items()}

    def _pattern(self, at: Place, source: str) -> Pattern | None:
        pattern = Pattern.of(source)
        if pattern is None:
            rule = "must be a pattern of ECMA-262 that needs no back-references"
            self._report(at, "format", rule, source, "regex")
        return pattern

    def _report(
        self, at: Place, code: str, rule: str, got: object, expected: str | None = None
    ) -> None:
        words, data = shown(got)
        issue = Issue(
            path="",
            code=code,
            message=f"The value {rule}; got {words}.",
            expected=UNSET if expected is None else expected,
            got=data,
        )
        self._wrong.append(behind(issue, self._documents.uri(at), at.pointer))


def _literals(values: list[object]) -> Literals:
    kinds = list(dict.fromkeys(map(kind, values)))
    return Literals(
        shown=values[:_SHOWN],
        size=len(values),
        keys=frozenset(key(value)[0] for value in values),
        kinds=kinds,
        has_parts="array" in kinds or "object" in kinds,
    )


def _names(value: object) -> list[str]:
    names = value if isinstance(value, list) else []
    return [name for name in names if isinstance(name, str)]


def _needs(value: object) -> list[tuple[str, list[str]]]:
    members = value.items() if isinstance(value, dict) else ()
    lists = ((name, names) for name, names in members if isinstance(names, list))
    return [(name, _names(names)) for name, names in lists]


def _schemas(value: object) -> dict[str, object]:
    members = value.items() if isinstance(value, dict) else ()
    return {name: one for name, one in members if not isinstance(one, list)}


def _counted(count: Count, keyword: str, value: object) -> Count:
    number = whole(value) if isinstance(value, int | float) else None
    if number is None:
        return count
    if keyword.startswith("min"):
        return count._replace(least=min(number, _MOST))
    return count._replace(most=number if fits(number) else None)
