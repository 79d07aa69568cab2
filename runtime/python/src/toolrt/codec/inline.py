"""Checks of values that are plainly fine, written as code, for types that write much.

What a check accepts, msgspec writes as the canonical form, and reading that would give
the value itself. Of what it refuses it says nothing.
"""

from __future__ import annotations

import enum
import re
from keyword import iskeyword
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import UNSET

from toolrt import table as tables
from toolrt.json.number import MAX_INT, MIN_INT
from toolrt.scalars.patterns import pattern_of

from .distinct import distinct

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.table import Table

    from .facts import Facts

    Check: TypeAlias = Callable[[Any], bool]

#: How long a check may be, in lines: what has more parts takes longer to compile than
#: it saves.
_MOST_LINES: Final = 1000

#: How many lists and maps may be nested in one function.
_MOST_LEVELS: Final = 8

#: Whole numbers below are the same as floats.
_EXACT: Final = 2**53


def inlined(table: Table, facts: Facts) -> Check | None:
    """Give the check of a type, where it has nothing in it that takes more."""
    if facts.schema or facts.kept or facts.opaque or facts.json or facts.hooked:
        return None
    if facts.deep or facts.natural:
        return None
    code = _Code()
    try:
        name = code.function(table)
    except _Other:
        return None
    made = compile("\n".join(code.lines), f"<check of {name}>", "exec")
    # The text has names that are made here, numbers, and attributes of classes.
    exec(made, code.names)  # noqa: S102
    check: Check = code.names[name]
    return check


class _Other(Exception):
    """A type that has something in it of which no code is written."""


class _Code:
    """The functions that are written, and what they name."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.names: dict[str, Any] = {"UNSET": UNSET}
        self.functions: dict[tuple[int, bool], str] = {}

    def function(self, table: Table, *, fields: bool = False) -> str:
        """Write the function that asks a value, or only the fields of a record."""
        known = id(table), fields
        if known not in self.functions:
            body = _Body(self)
            if fields and isinstance(table, tables.Record):
                body.fields(table, "v")
            else:
                body.ask(table, "v")
            name = self.functions[known] = f"f{len(self.functions)}"
            self.lines += [f"def {name}(v):", *body.lines, " return True"]
            if len(self.lines) > _MOST_LINES:
                raise _Other
        return self.functions[known]

    def name(self, value: Any) -> str:
        """Give a name to a value."""
        name = f"n{len(self.names)}"
        self.names[name] = value
        return name


class _Body:
    """The lines of one function."""

    def __init__(self, code: _Code) -> None:
        self.code = code
        self.lines: list[str] = []
        self.level = 1

    def line(self, text: str) -> None:
        self.lines.append(" " * self.level + text)

    def refuse(self, *conditions: str) -> None:
        self.line(f"if {' or '.join(conditions)}: return False")

    def inside(self, head: str, table: Table, value: str) -> None:
        """Ask in a block."""
        if self.level > _MOST_LEVELS:
            raise _Other
        self.line(head)
        self.level += 1
        before = len(self.lines)
        self.ask(table, value)
        if len(self.lines) == before:
            self.line("pass")
        self.level -= 1

    def ask(self, table: Table, value: str) -> None:
        """Ask about the value in a variable."""
        match table:
            case tables.Null():
                self.refuse(f"{value} is not None")
            case tables.Bool():
                self.refuse(f"type({value}) is not bool")
            case tables.Int():
                self.refuse(f"type({value}) is not int", *self.limits(table, value))
            case tables.Float():
                self.refuse(
                    f"type({value}) is not float",
                    f"{value} - {value} != 0",
                    *self.limits(table, value),
                )
            case tables.Decimal():
                raise _Other
            case tables.Text():
                self.text(table, value)
            case tables.Enum():
                self.enum(table, value)
            case tables.List():
                self.list(table, value)
            case tables.Map():
                self.refuse(
                    f"type({value}) is not dict", *_sizes(table.count, f"len({value})")
                )
                key, member = f"k{self.level}", f"v{self.level}"
                self.line(f"for {key} in {value}:")
                self.line(f" if type({key}) is not str: return False")
                self.inside(f"for {member} in {value}.values():", table.value, member)
            case tables.Nullable():
                self.inside(f"if {value} is not None:", table.inner, value)
            case tables.Record():
                function = self.code.function(table, fields=True)
                kind = self.code.name(table.cls)
                self.refuse(f"type({value}) is not {kind}", f"not {function}({value})")
            case tables.Tagged():
                self.tagged(table, value)
            case _:
                raise _Other

    def limits(self, table: tables.Int | tables.Float, value: str) -> list[str]:
        """Give what is wrong with a number beside its kind."""
        if table.step is not None:
            raise _Other
        least, above, most, below = table.range.ends()
        if isinstance(table, tables.Int):
            least = MIN_INT if least is None and above is None else least
            most = MAX_INT if most is None and below is None else most
        elif any(end is not None and abs(end) >= _EXACT for end in table.range.ends()):
            raise _Other
        low, high = _end(least, "<=", above, "<"), _end(most, "<=", below, "<")
        ends = [f"{low[0]} {low[1]}"] if low else []
        ends.append(value)
        ends += [f"{high[1]} {high[0]}"] if high else []
        return [f"not {' '.join(ends)}"] if len(ends) > 1 else []

    def text(self, table: tables.Text, value: str) -> None:
        if table.format == "bytes":
            raise _Other
        asked = [f"type({value}) is not str", *_sizes(table.length, f"len({value})")]
        if table.format:
            matches = re.compile(pattern_of(table.format)).match
            asked.append(f"{self.code.name(matches)}({value}) is None")
        for pattern in table.patterns:
            letters = None if pattern.own is None else _letters(pattern.own)
            if letters is None:
                asked.append(f"not {self.code.name(pattern.matches)}({value})")
                continue
            if letters[1] != tables.Count(1) or not table.length.least:
                asked += _sizes(letters[1], f"len({value})")
            asked.append(f"{value}.strip({self.code.name(letters[0])})")
        self.refuse(*asked)

    def enum(self, table: tables.Enum, value: str) -> None:
        kinds = {type(one) for one in table.values}
        if isinstance(table.cls, type) and issubclass(table.cls, enum.Enum):
            self.refuse(f"type({value}) is not {self.code.name(table.cls)}")
        elif kinds in ({str}, {int}):
            (kind,) = kinds
            self.refuse(
                f"type({value}) is not {kind.__name__}",
                f"{value} not in {self.code.name(frozenset(table.values))}",
            )
        else:
            raise _Other

    def list(self, table: tables.List, value: str) -> None:
        asked = [f"type({value}) is not list", *_sizes(table.count, f"len({value})")]
        if table.unique:
            asked.append(f"not {self.code.name(distinct(table))}({value})")
            # Whether items differ is asked of those that are what they should be.
            self.refuse(asked[0])
        item = f"v{self.level}"
        if not table.unique:
            self.refuse(*asked)
        self.inside(f"for {item} in {value}:", table.item, item)
        if table.unique:
            self.refuse(*asked[1:])

    def tagged(self, table: tables.Tagged, value: str) -> None:
        start = "if"
        for variant in table.variants:
            record = tables.record_of(variant.table)
            if table.content is not None:
                function, member = self.code.function(variant.table), f"{value}.value"
            elif isinstance(variant.table, tables.Record) and record is not None:
                function, member = self.code.function(record, fields=True), value
            else:
                raise _Other
            kind = self.code.name(variant.cls)
            self.line(f"{start} type({value}) is {kind}:")
            self.line(f" if not {function}({member}): return False")
            start = "elif"
        self.line("else: return False")

    def fields(self, table: tables.Record, value: str) -> None:
        """Ask about the fields of a record."""
        for field in table.fields:
            if not field.attr.isidentifier() or iskeyword(field.attr):
                raise _Other
            member = f"m{self.level}"
            self.line(f"{member} = {value}.{field.attr}")
            if field.required or field.default is not None:
                self.ask(field.table, member)
            else:
                self.inside(f"if {member} is not UNSET:", field.table, member)


def _end(
    included: float | None, sign: str, excluded: float | None, strict: str
) -> tuple[str, str] | None:
    """Give the limit at one end of a range, as code, with its sign."""
    if included is not None:
        return repr(included), sign
    return None if excluded is None else (repr(excluded), strict)


def _sizes(count: tables.Count, size: str) -> list[str]:
    least, most = count.least, count.most
    if most is None:
        return [f"{size} < {least}"] if least else []
    if not least:
        return [f"{size} > {most}"]
    wrong = f"{size} != {most}" if least == most else f"not {least} <= {size} <= {most}"
    return [wrong]


#: Letters of a class, such as `\\-` or `0-9`.
_LETTERS: Final = r"(?:[A-Za-z0-9_ .,:/@]|\\[-.])(?:-[A-Za-z0-9])?"

#: A pattern that is one class from end to end: `^[\\-0-9A-Z]+\\Z`.
_CLASS: Final = re.compile(rf"\^\[((?:{_LETTERS})+)\](?:\+|\{{([0-9]{{1,4}})\}})\\Z")


def _letters(own: str) -> tuple[str, tables.Count] | None:
    """Give the letters of a text, and how many, where a pattern says no more."""
    found = _CLASS.fullmatch(own)
    if found is None:
        return None
    letters: list[str] = []
    rest = re.findall(r"\\?(.)(?:-(.))?", found[1])
    for first, last in rest:
        letters += map(chr, range(ord(first), ord(last or first) + 1))
    times = found[2]
    count = tables.Count(1) if times is None else tables.Count(int(times), int(times))
    return "".join(letters), count
