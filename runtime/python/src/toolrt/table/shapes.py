"""Type tables: what a design says of a type, as data.

Parts that may lead back to their whole are given by a function, which is called when
the table is first used: a table costs nothing before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import repeat
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from .limits import Count, Range, Step

if TYPE_CHECKING:
    from .decimals import Decimals
    from .pattern import Pattern

    Parts: TypeAlias = Callable[[], tuple["Table", ...]] | tuple["Table", ...]
else:
    from toolrt.lazy import hinted

    Decimals = hinted("Decimals", "toolrt.table.decimals")
    Pattern = hinted("Pattern", "toolrt.table.pattern")

#: A value that a design writes down: a text, a number, a bool.
Scalar: TypeAlias = "str | float | bool | None"


class Table:
    """A type of a design."""

    __slots__ = ("__weakref__", "known")

    def __init__(self) -> None:
        """Start without anything that is worked out later."""
        #: What codecs have worked out of this table.
        self.known: dict[str, Any] = {}


class Null(Table):
    """`null`."""

    __slots__ = ()


class Bool(Table):
    """`true` or `false`."""

    __slots__ = ()


class Json(Table):
    """Any value, kept as it is."""

    __slots__ = ()


class Int(Table):
    """A whole number of at most 64 bits."""

    __slots__ = ("range", "step")

    def __init__(
        self,
        *,
        ge: int | None = None,
        gt: int | None = None,
        le: int | None = None,
        lt: int | None = None,
        step: str | None = None,
    ) -> None:
        """Take the limits."""
        super().__init__()
        self.range = Range(ge, gt, le, lt)
        self.step = None if step is None else Step(step)


class Float(Table):
    """A 64-bit float."""

    __slots__ = ("range", "step")

    def __init__(
        self,
        *,
        ge: float | None = None,
        gt: float | None = None,
        le: float | None = None,
        lt: float | None = None,
        step: str | None = None,
    ) -> None:
        """Take the limits."""
        super().__init__()
        self.range = Range(ge, gt, le, lt)
        self.step = None if step is None else Step(step)


class Text(Table):
    """A string, with or without a format; `bytes` is one."""

    __slots__ = ("format", "length", "patterns")

    def __init__(
        self,
        format: str | None = None,  # noqa: A002
        *,
        least: int = 0,
        most: int | None = None,
        patterns: tuple[Pattern, ...] = (),
    ) -> None:
        """Take the format and the limits of the length in code points."""
        super().__init__()
        self.format = format
        self.length = Count(least, most)
        self.patterns = patterns


class Decimal(Text):
    """A text that is an exact decimal, limited by value."""

    __slots__ = ("_limits", "limits")

    limits: Decimals

    def __init__(
        self,
        *,
        ge: str | None = None,
        gt: str | None = None,
        le: str | None = None,
        lt: str | None = None,
        step: str | None = None,
    ) -> None:
        """Take the limits, as plain texts."""
        super().__init__("decimal")
        self._limits = (ge, gt, le, lt), step

    def __getattr__(self, name: str) -> Any:
        """Read the limits when they are first asked for."""
        if name != "limits":
            raise AttributeError(name)
        from .decimals import Decimals  # noqa: PLC0415

        self.limits = Decimals(*self._limits)
        return self.limits


class Own(Text):
    """A text whose values are of a class that Python has for its format."""

    __slots__ = ()

    def __init__(self, format: str) -> None:  # noqa: A002
        """Take the format: `datetime`, `date`, `time` or `uuid`."""
        super().__init__(format)


class Enum(Table):
    """An enum or a union of literals."""

    __slots__ = ("cls", "values")

    def __init__(self, cls: Any, values: tuple[Scalar, ...]) -> None:
        """Take the class of an enum, or what stands for one, and the wire values."""
        super().__init__()
        self.cls = cls
        self.values = values
        claim(cls, self)


class List(Table):
    """A list."""

    __slots__ = ("count", "item", "unique")

    def __init__(
        self,
        item: Table,
        *,
        least: int = 0,
        most: int | None = None,
        unique: bool = False,
    ) -> None:
        """Take the table of the items and the limits."""
        super().__init__()
        self.item = item
        self.count = Count(least, most)
        self.unique = unique


class Map(Table):
    """A map from strings."""

    __slots__ = ("count", "value")

    def __init__(
        self, value: Table, *, least: int = 0, most: int | None = None
    ) -> None:
        """Take the table of the values and the limits."""
        super().__init__()
        self.value = value
        self.count = Count(least, most)


class Tuple(Table):
    """A list whose places have types of their own."""

    __slots__ = ("cls", "count", "places", "tail", "unique")

    def __init__(
        self,
        places: tuple[Table, ...],
        tail: Table | None = None,
        cls: Any = None,
        *,
        least: int = 0,
        most: int | None = None,
        unique: bool = False,
    ) -> None:
        """Take the tables of the places, that of further items, and the limits."""
        super().__init__()
        self.places = places
        self.tail = tail
        self.cls = cls
        # There are as many items as places, with a tail at least those.
        if tail is None:
            most = len(places) if most is None else min(most, len(places))
        self.count = Count(max(least, len(places)), most)
        self.unique = unique
        claim(cls, self)

    def each(self, count: int) -> Iterator[Table]:
        """Give the table of each of `count` places."""
        yield from self.places[:count]
        if self.tail is not None:
            yield from repeat(self.tail, count - len(self.places))

    def knowns(self, count: int) -> list[dict[str, Any]]:
        """Give what codecs have worked out of the table of each of `count` places."""
        known = [place.known for place in self.places]
        if self.tail is not None:
            known += [self.tail.known] * (count - len(known))
        return known


class Field:
    """A field of a record."""

    __slots__ = ("attr", "default", "name", "needs", "required", "table")

    def __init__(
        self,
        name: str,
        table: Table,
        *,
        attr: str | None = None,
        optional: bool = False,
        default: str | None = None,
        needs: tuple[str, ...] = (),
    ) -> None:
        """Take what the design declares.

        Args:
            name: The key.
            table: The table of the value.
            attr: The attribute, where it differs.
            optional: Whether it may be left out.
            default: What it is then, as JSON text.
            needs: The capabilities that bind the paths and URIs in it.

        """
        self.name = name
        self.attr = attr or name
        self.table = table
        self.required = not optional and default is None
        self.default = default
        self.needs = needs


class Record(Table):
    """A record."""

    __slots__ = (
        "_fields",
        "_rest",
        "by_name",
        "cls",
        "fields",
        "open",
        "rest",
        "rest_attr",
    )

    fields: tuple[Field, ...]
    by_name: dict[str, Field]
    rest: Table | None

    def __init__(
        self,
        cls: Any,
        fields: Callable[[], tuple[Field, ...]],
        *,
        open: bool = False,  # noqa: A002
        rest: Callable[[], Table] | None = None,
        rest_attr: str = "rest",
    ) -> None:
        """Take the class and the fields.

        Args:
            cls: What values are.
            fields: In declared order.
            open: Whether undeclared keys are kept as JSON, in the order they came in.
            rest: The table of undeclared keys' values, where these have a type; such
                keys are sorted.
            rest_attr: The attribute that keeps undeclared keys.

        """
        super().__init__()
        self.cls = cls
        self.open = open
        self.rest_attr = rest_attr
        self._fields = fields
        self._rest = rest
        claim(cls, self)

    def __getattr__(self, name: str) -> Any:
        """Work the fields out when they are first asked for."""
        if name not in ("fields", "by_name", "rest"):
            raise AttributeError(name)
        self.fields = self._fields()
        self.by_name = {field.name: field for field in self.fields}
        if self.open:
            self.rest = JSON
        else:
            self.rest = self._rest() if self._rest else None
        return getattr(self, name)


class Variant:
    """A variant of a tagged union."""

    __slots__ = ("cls", "name", "table")

    def __init__(self, name: str, cls: Any, table: Table) -> None:
        """Take the text that names it, the class of its values, and what it holds."""
        self.name = name
        self.cls = cls
        self.table = table


class Tagged(Table):
    """A union whose variants a key tells apart."""

    __slots__ = ("_variants", "by_name", "cls", "content", "tag", "variants")

    variants: tuple[Variant, ...]
    by_name: dict[str, Variant]

    def __init__(
        self,
        cls: Any,
        tag: str,
        variants: Callable[[], tuple[Variant, ...]],
        *,
        content: str | None = None,
    ) -> None:
        """Take the key that names the variant, and the variants.

        Args:
            cls: What stands for the union where msgspec has no type for it.
            tag: The key that names the variant.
            variants: In declared order.
            content: The key that holds the variant's value; without it, the fields of
                the variant's record stand beside the tag.

        """
        super().__init__()
        self.cls = cls
        self.tag = tag
        self.content = content
        self._variants = variants
        claim(cls, self)

    def __getattr__(self, name: str) -> Any:
        """Work the variants out when they are first asked for."""
        if name not in ("variants", "by_name"):
            raise AttributeError(name)
        self.variants = self._variants()
        self.by_name = {variant.name: variant for variant in self.variants}
        return getattr(self, name)


class Union(Table):
    """A union where the first alternative that accepts wins."""

    __slots__ = ("_alternatives", "alternatives", "cls")

    alternatives: tuple[Table, ...]

    def __init__(self, cls: Any, alternatives: Callable[[], tuple[Table, ...]]) -> None:
        """Take the alternatives, and what stands for them where msgspec has no type."""
        super().__init__()
        self.cls = cls
        self._alternatives = alternatives
        claim(cls, self)

    def __getattr__(self, name: str) -> Any:
        """Work the alternatives out when they are first asked for."""
        if name != "alternatives":
            raise AttributeError(name)
        self.alternatives = self._alternatives()
        return self.alternatives


class Alias(Table):
    """A type by another name, which may lead back to itself."""

    __slots__ = ("_target", "cls", "target")

    target: Table

    def __init__(self, cls: Any, target: Callable[[], Table]) -> None:
        """Take what stands for the type, and what it is."""
        super().__init__()
        self.cls = cls
        self._target = target
        claim(cls, self)

    def __getattr__(self, name: str) -> Any:
        """Work the target out when it is first asked for."""
        if name != "target":
            raise AttributeError(name)
        self.target = self._target()
        return self.target


def narrowed(
    table: Table, *, least: int = 0, most: int | None = None, unique: bool = False
) -> Table:
    """Give the list, map or tuple that a table is, with other limits."""
    while isinstance(table, Alias):
        table = table.target
    match table:
        case List():
            return List(table.item, least=least, most=most, unique=unique)
        case Map():
            return Map(table.value, least=least, most=most)
        case Tuple():
            places, tail = table.places, table.tail
            return Tuple(places, tail, least=least, most=most, unique=unique)
        case _:
            return table


class Nullable(Table):
    """A type, or `null`."""

    __slots__ = ("inner",)

    def __init__(self, inner: Table) -> None:
        """Take the type."""
        super().__init__()
        self.inner = inner


class Secret(Table):
    """A type whose values are never shown."""

    __slots__ = ("inner",)

    def __init__(self, inner: Table) -> None:
        """Take the type."""
        super().__init__()
        self.inner = inner


class Schema(Table):
    """A type with JSON Schema keywords on top."""

    __slots__ = ("inner", "keywords", "name", "tells_all")

    def __init__(self, inner: Table, keywords: str, name: str | None = None) -> None:
        """Take the type and the keywords, a JSON object.

        Args:
            inner: The type.
            keywords: The keywords.
            name: The keyword that is told, whichever of them a value breaks, where
                issues of the validator might tell a secret, or nobody knows them.
                Without it, that is the first that a value breaks.

        """
        super().__init__()
        self.inner = inner
        self.keywords = keywords
        self.name = name
        #: Whether all issues are told, unless the type has secrets.
        self.tells_all = '"writeOnly"' not in keywords


def record_of(table: Table) -> Record | None:
    """Give the record behind a variant whose fields stand beside its tag."""
    while True:
        match table:
            case Record():
                return table
            case Schema() | Secret():
                table = table.inner
            case _:
                return None


def claim(cls: Any, table: Table) -> None:
    """Let a class of this package find its table."""
    if cls is not None and "__table__" in getattr(cls, "__dict__", ()):
        cls.__table__ = table


NULL: Final = Null()
BOOL: Final = Bool()
JSON: Final = Json()
INT: Final = Int()
FLOAT: Final = Float()
STRING: Final = Text()
BYTES: Final = Text("bytes")
DATETIME: Final = Text("datetime")
DATE: Final = Text("date")
TIME: Final = Text("time")
DURATION: Final = Text("duration")
DECIMAL: Final = Decimal()
UUID: Final = Text("uuid")
URI: Final = Text("uri")
EMAIL: Final = Text("email")
HOSTNAME: Final = Text("hostname")
IPV4: Final = Text("ipv4")
IPV6: Final = Text("ipv6")
PATH: Final = Text("path")
OWN_DATETIME: Final = Own("datetime")
OWN_DATE: Final = Own("date")
OWN_TIME: Final = Own("time")
OWN_UUID: Final = Own("uuid")
