"""A schema that was compiled: its keywords as rules, its subschemas by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from toolrt.json.number import is_integral

if TYPE_CHECKING:
    from .decimals import Decimal, Step
    from .pattern import Pattern


class Count(NamedTuple):
    """How many there may be; `most` is `None` where there is no limit."""

    least: int = 0
    most: int | None = None

    def broken(self, count: int, least: str, most: str) -> list[str]:
        """Give the keywords that a count violates."""
        names: list[str] = []
        if count < self.least:
            names.append(least)
        if self.most is not None and count > self.most:
            names.append(most)
        return names


ANY: Final = Count()


class Limit(NamedTuple):
    """One end of a range, by its keyword."""

    keyword: str
    number: float
    decimal: Decimal


class Literals(NamedTuple):
    """The values of `enum`, or that of `const`."""

    #: The first of them, for messages.
    shown: list[object]
    size: int
    keys: frozenset[str]
    kinds: list[str]
    #: Whether there are lists or objects, which it costs more to compare.
    has_parts: bool


class Dynamic(NamedTuple):
    """`$dynamicRef`: where it leads if nothing further out has the anchor."""

    node: int
    #: The anchor, if there is a dynamic one of this name; empty for `$recursiveAnchor`.
    name: str | None


class Condition(NamedTuple):
    """`if`, `then`, `else`."""

    node: int
    then: int | None
    otherwise: int | None


class Rules:
    """The keywords of one object."""

    def __init__(self, resource: int) -> None:
        """Start with no keywords, in a resource."""
        self.resource = resource
        #: What it costs to look at an object.
        self.weight = 0
        #: Whether there is another keyword than `type`, `const` and `enum` that counts.
        self.is_more_than_kinds = False
        self.types: list[str] = []
        self.constant: Literals | None = None
        self.literals: Literals | None = None
        #: The name of the format in a design.
        self.format: str | None = None
        self.length = ANY
        self.pattern: Pattern | None = None
        self.limits: list[Limit] = []
        self.step: tuple[float, Step] | None = None
        self.items_count = ANY
        self.prefix: list[int] = []
        self.items: int | None = None
        self.contains: tuple[int, Count] | None = None
        #: Whether `unevaluatedItems` leaves out the items that `contains` accepts.
        self.contains_evaluates = True
        self.unique = False
        self.entries = ANY
        self.properties: dict[str, int] = {}
        self.pattern_properties: list[tuple[Pattern, int]] = []
        self.additional: int | None = None
        self.names: int | None = None
        self.required: list[str] = []
        self.is_required: frozenset[str] = frozenset()
        self.dependent_required: list[tuple[str, list[str]]] = []
        self.reference: int | None = None
        self.dynamic: Dynamic | None = None
        self.all_of: list[int] = []
        self.any_of: list[int] = []
        self.one_of: list[int] = []
        self.negated: int | None = None
        self.condition: Condition | None = None
        self.dependent_schemas: list[tuple[str, int]] = []
        self.unevaluated_items: int | None = None
        self.unevaluated_properties: int | None = None


#: What a schema became: `true`, `false`, or rules.
Node: TypeAlias = "bool | Rules"


class Compiled:
    """All subschemas; the first is the whole schema."""

    def __init__(self) -> None:
        """Start without any."""
        self.nodes: list[Node] = []
        #: The subschema that a `$dynamicAnchor` names in a resource.
        self.dynamic: dict[tuple[int, str], int] = {}
        #: Whether a keyword asks what others have evaluated.
        self.tracks = False


#: What `type` may name, with its phrase.
PHRASES: Final = {
    "null": "null",
    "boolean": "true or false",
    "integer": "an integer",
    "number": "a number",
    "string": "a string",
    "array": "a list",
    "object": "an object",
}


def kind_of(value: object) -> str:
    """Give the kind of a value; a number without a fraction is an integer."""
    match value:
        case None:
            return "null"
        case bool():
            return "boolean"
        case str():
            return "string"
        case dict():
            return "object"
        case list():
            return "array"
        case int():
            return "integer"
        case float():
            return "integer" if is_integral(value) else "number"
        case _:
            raise TypeError(f"a {type(value).__name__} is no JSON value")


def takes(wanted: str, kind: str) -> bool:
    """Whether a value of a kind is one of another."""
    return wanted == kind or (wanted == "number" and kind == "integer")
