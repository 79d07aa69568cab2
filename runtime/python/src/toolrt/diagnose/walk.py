"""The walk of a table over a document: collects everything that is wrong."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache, partial
from itertools import islice, repeat
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from toolrt import table as tables
from toolrt.json.number import fits as fits_int
from toolrt.json.number import is_number, whole
from toolrt.json.value import is_json
from toolrt.meter import Meter, current, each
from toolrt.natural import lack
from toolrt.scalars.decimals import read
from toolrt.scalars.formats import accepts
from toolrt.table.secrets import (
    describes_secrets,
    hides_undeclared,
    holds_secrets,
    is_hidden,
    is_secret,
)

from .candidates import candidates
from .fits import fits
from .message import (
    NOTHING,
    Found,
    Judged,
    Keyword,
    Mismatch,
    Missing,
    MissingTag,
    Near,
    NoAlternative,
    OffDecimalStep,
    OffStep,
    OutOfRange,
    PastFloat,
    PastInt,
    Problem,
    Refusal,
    Unequal,
    Unheld,
    Unknown,
    WrongCount,
    WrongFormat,
    WrongLiteral,
    WrongType,
    told,
)
from .path import HIDDEN, Way, pointer, steps
from .plain import has_literals, judge, places
from .suggest import Undeclared, nearest, resembling_key
from .unique import repeats

if TYPE_CHECKING:
    from toolrt.table import Field, Scalar, Table

    from .issue import Issue
else:
    from toolrt.lazy import hinted

    Field = hinted("Field", "toolrt.table")
    Scalar = hinted("Scalar", "toolrt.table")
    Table = hinted("Table", "toolrt.table")
    Issue = hinted("Issue", "toolrt.diagnose.issue")

#: How many issues are listed at most.
MAX_ISSUES: Final = 100
#: How many steps it counts to hold one value to one table.
_STEPS: Final = 10


class Verdict(NamedTuple):
    """How a union stands to a value; ways count from that value."""

    #: The alternative that accepts.
    place: int | None
    found: list[Found | Refusal | Judged]
    #: How many issues are found, as far as they are listed.
    told: int
    ignored: list[Ignored]
    literals: int


class Ignored(NamedTuple):
    """A key that is passed over, or all those that an alternative passes over."""

    way: Way
    below: list[Ignored] | None


class Enough(Exception):
    """As much is wrong as is listed; what else may be is not looked for."""


class Walk:
    """A walk in progress over one document."""

    __slots__ = (
        "apart",
        "choices",
        "compares",
        "found",
        "ignored",
        "lenient",
        "literals",
        "meter",
        "secret",
        "told",
        "unfit",
        "verdicts",
        "way",
        "wrong",
    )

    meter: Meter
    verdicts: dict[tuple[int, int, bool, bool], Verdict]
    #: The places of the alternatives that a value fits first, where there are any.
    choices: dict[tuple[int, int], int | None]
    #: Values that do not fit: of lists, the place of the first item that does not.
    unfit: dict[tuple[int, int], int]

    def __init__(self, *, lenient: bool = False, around: Walk | None = None) -> None:
        """Start a walk.

        Args:
            lenient: Whether undeclared keys of closed records are passed over.
            around: The walk that asks about an alternative of a union, whose literals
                count: what it knows is known here.

        """
        self.apart = around is not None
        #: Counts the steps of the walk.
        self.meter = current() if around is None else around.meter
        #: Whether forms are only compared: equal decimals have one text in them.
        self.compares = False
        self.way: Way = None
        self.found: list[Found | Refusal | Judged] = []
        self.ignored: list[Ignored] = []
        self.lenient = lenient
        if around is None:
            self.secret = 0
            self.verdicts, self.choices, self.unfit = {}, {}, {}
        else:
            self.secret = around.secret
            self.verdicts = around.verdicts
            self.choices = around.choices
            self.unfit = around.unfit
        #: How many issues are found, as far as they are listed.
        self.told = 0
        #: How much is wrong, what is not listed included.
        self.wrong = 0
        #: Fields whose literal fits make an alternative of a union the closer one.
        self.literals = 0

    def issues(self) -> list[Issue]:
        """Put into words what was found."""
        return list(islice(told(self.found), MAX_ISSUES))

    def pointers(self) -> list[str]:
        """Give the keys that were passed over."""
        return list(_pointers(self.ignored, ""))

    def at(self, table: Table, value: object, nullable: bool = False) -> None:  # noqa: FBT002
        """Hold a value to a table."""
        if nullable and value is None:
            return
        self.spend()
        WALKS[type(table)](self, table, value, nullable)

    def below(self, step: Any, table: Table, value: object) -> None:
        """Hold a part of a value to a table."""
        if (
            not self.apart
            and isinstance(value, list | dict)
            and fits(self, table, value)
        ):
            return
        self.into(step, table, value)

    def into(self, step: Any, table: Table, value: object) -> None:
        """Hold a part of a value to a table that it most likely does not fit."""
        way = self.way
        self.way = (way, step)
        self.spend()
        WALKS[type(table)](self, table, value, False)  # noqa: FBT003
        self.way = way

    def spend(self, steps: int = _STEPS) -> None:
        """Count steps."""
        meter = self.meter
        meter.left -= steps
        if meter.left < 0:
            meter.look()

    def accepts(self, table: Table, value: object) -> bool:
        """Whether nothing is wrong with a part of a value."""
        alone = Walk(around=self)
        alone.at(table, value)
        return not alone.wrong

    def verdict(self, place: int | None) -> Verdict:
        """Give what a walk for an alternative has found, and whether it accepts."""
        return Verdict(place, self.found, self.told, self.ignored, self.literals)

    def key(self, key: str) -> Any:
        """Give a key of the payload as a step."""
        return HIDDEN if self.secret else key

    def add(self, problem: Problem, got: object) -> None:
        """Keep something that is wrong, with what may be shown of the value.

        Raises:
            Enough: There is no room. Alternatives of unions go on, to count literals.

        """
        self.wrong += 1
        if self.told < MAX_ISSUES:
            self.told += 1
            shown = NOTHING if self.secret else got
            self.found.append(Found(self.way, problem, shown))
        elif not self.apart:
            raise Enough

    def keep(self, found: Refusal | Judged, count: int) -> None:
        """Keep what somebody else has found, so many issues, where there is room.

        Raises:
            Enough: There is none.

        """
        self.wrong += 1
        if self.told < MAX_ISSUES:
            self.told = min(self.told + count, MAX_ISSUES)
            self.found.append(found)
        elif not self.apart:
            raise Enough

    def goes_on(self, table: Table) -> bool:
        """Whether more values of a type may add to what is found."""
        return self.told < MAX_ISSUES or self.lenient or has_literals(table)


def _pointers(ignored: list[Ignored], above: str) -> Iterator[str]:
    for one in ignored:
        path = above + pointer(steps(one.way))
        if one.below is None:
            yield path
        else:
            yield from _pointers(one.below, path)


def _wrong(walk: Walk, table: Table, value: object, nullable: bool) -> None:
    walk.add(WrongType(table, nullable), _shown(table, value))


def _shown(table: Table, value: object) -> object:
    """Give what may be shown of a value in which a type does not find its secrets.

    Of a list or an object, only the size is shown in any case.
    """
    has_size = isinstance(value, list | dict) and not is_secret(table)
    return value if has_size or not holds_secrets(table) else NOTHING


def _null(walk: Walk, table: Table, value: object, nullable: bool) -> None:
    if value is not None:
        _wrong(walk, table, value, nullable)


def _bool(walk: Walk, table: Table, value: object, nullable: bool) -> None:
    if not isinstance(value, bool):
        _wrong(walk, table, value, nullable)


def _json(walk: Walk, table: Table, value: object, nullable: bool) -> None:
    if not is_json(value):
        _wrong(walk, table, value, nullable)


def _int(walk: Walk, table: tables.Int, value: object, nullable: bool) -> None:
    if not is_number(value):
        return _wrong(walk, table, value, nullable)
    integer = whole(value) if value - value == 0 or hasattr(value, "text") else None
    if integer is None:
        return _wrong(walk, table, value, nullable)
    if not fits_int(integer):
        return walk.add(PastInt(), value)
    if not table.range.contains(integer):
        walk.add(OutOfRange(table), value)
    if table.step and not table.step.divides(integer):
        walk.add(OffStep(table.step), value)
    return None


def _float(walk: Walk, table: tables.Float, value: object, nullable: bool) -> None:
    if not is_number(value):
        return _wrong(walk, table, value, nullable)
    try:
        near = float(value)
    except OverflowError:
        near = float("inf")
    if near - near != 0:
        return walk.add(PastFloat(), value)
    if not table.range.contains(near):
        walk.add(OutOfRange(table), value)
    if table.step and not table.step.divides(near):
        walk.add(OffStep(table.step), value)
    return None


def _text(walk: Walk, table: tables.Text, value: object, nullable: bool) -> None:
    if not isinstance(value, str):
        return _wrong(walk, table, value, nullable)
    if table.format and not accepts(table.format, value):
        walk.add(WrongFormat(table.format), value)
    if not table.length.allows(len(value)):
        walk.add(WrongCount("length", table.length), len(value))
    for pattern in table.patterns:
        if not pattern.matches(value):
            walk.add(Mismatch(pattern), value)
    return None


def _decimal(walk: Walk, table: tables.Decimal, value: object, nullable: bool) -> None:
    if not isinstance(value, str):
        return _wrong(walk, table, value, nullable)
    number = read(value)
    if number is None:
        walk.add(WrongFormat("decimal"), value)
        return None
    limits = table.limits
    if not limits.contains(number):
        walk.add(OutOfRange(table), value)
    if limits.step is not None and not limits.divides(number):
        walk.add(OffDecimalStep(limits.step), value)
    return None


def _own(walk: Walk, table: tables.Own, value: object, nullable: bool) -> None:
    before = walk.wrong
    _text(walk, table, value, nullable)
    if walk.wrong == before and isinstance(value, str):
        form = str(table.format)
        rule = lack(form, value)
        if rule is not None:
            walk.add(Unheld(form, rule), value)


def _enum(walk: Walk, table: tables.Enum, value: object, nullable: bool) -> None:
    if member_of(table, value) is not MISSING:
        return
    values: list[Scalar] = list(table.values)
    if nullable and None not in values:
        values.append(None)
    suggestion: Near = no_name
    if isinstance(value, str) and not walk.secret:
        texts = [text for text in table.values if isinstance(text, str)]
        suggestion = partial(nearest, value, texts)
    walk.add(WrongLiteral(values, suggestion), value)


def no_name() -> None:
    """Give no suggestion."""


#: What stands for no member: a member may be `None`.
MISSING: Final = object()


def member_of(table: tables.Enum, value: object) -> Any:
    """Give the wire value that a value is, compared by value; `1` is not `true`."""
    if not is_number(value):
        for literal in each(table.values, 1):
            if type(literal) is type(value) and literal == value:
                return literal
        return MISSING
    member = _numbers(table).get(value, MISSING)
    if isinstance(member, int) and whole(value) != member:
        return MISSING
    return member


def _numbers(table: tables.Enum) -> dict[Any, Any]:
    known = table.known
    if "numbers" not in known:
        known["numbers"] = {one: one for one in table.values if is_number(one)}
    numbers: dict[Any, Any] = known["numbers"]
    return numbers


def _list(walk: Walk, table: tables.List, value: object, nullable: bool) -> None:
    if not isinstance(value, list):
        return _wrong(walk, table, value, nullable)
    if not table.count.allows(len(value)):
        walk.add(WrongCount("items", table.count), len(value))
    before = walk.wrong
    plain = judge(table.item, scalars=walk.apart)
    first = None if walk.apart else walk.unfit.get((id(value), id(table)))
    if first is not None:
        # All in front of it was found to be fine.
        walk.into(first, table.item, value[first])
    start = 0 if first is None else first + 1
    for index, item in enumerate(each(value[start:] if start else value), start):
        if plain is None or not plain(item):
            if not walk.goes_on(table.item):
                break
            walk.below(index, table.item, item)
    if table.unique and walk.wrong == before:
        _unique(walk, table, repeat(table.item), value)
    return None


def _unique(
    walk: Walk, table: Table, places: Iterable[Table], value: list[object]
) -> None:
    pair = repeats(walk, table, places, value)
    if pair:
        hides = walk.secret or holds_secrets(table)
        walk.add(Unequal(None if hides else pair), NOTHING)


def _tuple(walk: Walk, table: tables.Tuple, value: object, nullable: bool) -> None:
    if not isinstance(value, list):
        return _wrong(walk, table, value, nullable)
    if not table.count.allows(len(value)):
        walk.add(WrongCount("items", table.count), len(value))
    before, secret = walk.wrong, walk.secret
    # A secret may stand in the place of another item.
    walk.secret += holds_secrets(table)
    for index, (place, item) in enumerate(
        zip(table.each(len(value)), value, strict=False)
    ):
        walk.below(index, place, item)
    walk.secret = secret
    if table.unique and walk.wrong == before:
        _unique(walk, table, table.each(len(value)), value)
    return None


def _map(walk: Walk, table: tables.Map, value: object, nullable: bool) -> None:
    if not isinstance(value, dict):
        return _wrong(walk, table, value, nullable)
    if not table.count.allows(len(value)):
        walk.add(WrongCount("entries", table.count), len(value))
    plain = judge(table.value, scalars=walk.apart)
    for key, member in each(value.items()):
        if plain is None or not plain(member):
            if not walk.goes_on(table.value):
                break
            walk.below(walk.key(key), table.value, member)
    return None


def _record(walk: Walk, table: tables.Record, value: object, nullable: bool) -> None:
    if not isinstance(value, dict):
        return _wrong(walk, table, value, nullable)
    return _fields(walk, table, value, None)


def _fields(
    walk: Walk, table: tables.Record, value: dict[str, Any], tag: str | None
) -> None:
    """Hold declared fields in declared order, then what is not declared."""
    there = 0
    by_name = table.by_name
    undeclared = None
    for name, field, plain, is_literal in places(table, scalars=walk.apart):
        if name in value:
            there += 1
            member = value[name]
            before = walk.wrong
            if plain is None or not plain(member):
                walk.below(name, field.table, member)
            if is_literal and walk.wrong == before:
                walk.literals += 1
        elif field.required:
            if undeclared is None:
                declared = by_name if tag is None else (tag, *by_name)
                undeclared = Undeclared(value, declared)
            _missing(walk, field, undeclared)
    if there + (tag is not None) == len(value):
        return
    if table.rest is not None:
        hides = hides_undeclared(table)
        _kept(walk, table.rest, value, tag, by_name, hides=hides)
    else:
        unknown(walk, value, tag, by_name)


def _kept(
    walk: Walk,
    table: Table,
    value: dict[str, Any],
    tag: str | None,
    declared: Collection[str],
    *,
    hides: bool,
) -> None:
    """Hold what is not declared to the type of what is kept."""
    plain = judge(table, scalars=walk.apart)
    before = walk.secret
    for key, member in each(value.items()):
        if key in declared or key == tag:
            continue
        if plain is None or not plain(member):
            if not walk.goes_on(table):
                break
            step = walk.key(key)
            walk.secret += hides
            walk.below(step, table, member)
            walk.secret = before


def _missing(walk: Walk, field: Field, undeclared: Undeclared) -> None:
    way = walk.way
    walk.way = (way, field.name)
    near = no_name if walk.secret else partial(undeclared.resembling, field.name)
    walk.add(Missing(field.table, near), NOTHING)
    walk.way = way


def unknown(
    walk: Walk, value: dict[str, Any], tag: str | None, known: Collection[str]
) -> None:
    """Find the keys that are not declared, or pass them over."""
    way = walk.way
    for key in each(value):
        if key in known or key == tag:
            continue
        walk.way = (way, walk.key(key))
        if walk.lenient:
            walk.ignored.append(Ignored(walk.way, None))
        else:
            near = no_name if walk.secret else partial(nearest, key, known)
            walk.add(Unknown(known, near), NOTHING)
            if walk.told >= MAX_ISSUES and walk.apart:
                break
    walk.way = way


def _tagged(walk: Walk, table: tables.Tagged, value: object, nullable: bool) -> None:
    if not isinstance(value, dict):
        return _wrong(walk, table, value, nullable)
    way, before = walk.way, walk.secret
    walk.way = (way, table.tag)
    # Without a variant, nobody knows what in the object is secret.
    walk.secret += holds_secrets(table)
    variant = _variant(walk, table, value)
    walk.way, walk.secret = way, before
    if variant is None:
        return None
    walk.literals += 1
    if table.content is None:
        record = tables.record_of(variant.table)
        if record is not None:
            before = walk.secret
            walk.secret += is_hidden(variant.table)
            _fields(walk, record, value, table.tag)
            walk.secret = before
        return None
    tag, content = table.tag, table.content
    if content in value:
        walk.below(content, variant.table, value[content])
    else:
        field = tables.Field(content, variant.table)
        _missing(walk, field, Undeclared(value, (tag,)))
    if len(value) > 1 + (content in value):
        unknown(walk, value, tag, (tag, content))
    return None


def _variant(
    walk: Walk, table: tables.Tagged, value: dict[str, Any]
) -> tables.Variant | None:
    names = list(table.by_name)
    if table.tag not in value:
        near = no_name if walk.secret else partial(resembling_key, table.tag, value)
        walk.add(MissingTag(names, near), NOTHING)
        return None
    given = value[table.tag]
    if isinstance(given, str):
        variant = table.by_name.get(given)
        if variant is not None:
            return variant
        near = no_name if walk.secret else partial(nearest, given, names)
        walk.add(WrongLiteral(names, near), given)
    else:
        walk.add(WrongLiteral(names, no_name), given)
    return None


def _union(walk: Walk, table: tables.Union, value: object, nullable: bool) -> None:
    # If no alternative accepts the value, nobody knows what in it is secret; if one
    # does, there is nothing to show.
    before = walk.secret
    walk.secret += holds_secrets(table)
    _choose(walk, table, value, nullable)
    walk.secret = before


def _choose(walk: Walk, table: tables.Union, value: object, nullable: bool) -> None:
    found = candidates(table, value)
    if len(found) == 1:
        # Whatever is wrong with it is what is wrong with the value.
        only = found[0][1]
        return WALKS[type(only)](walk, only, value, False)  # noqa: FBT003
    verdict = _verdict(walk, table, value, found)
    walk.literals += verdict.literals
    if verdict.place is not None:
        if verdict.ignored:
            walk.ignored.append(Ignored(walk.way, verdict.ignored))
    elif verdict.found:
        walk.keep(Refusal(walk.way, verdict.found), verdict.told)
    else:
        walk.add(NoAlternative(table.alternatives, nullable), value)
    return None


def accepting(walk: Walk, table: tables.Union, value: object) -> Table:
    """Give the alternative of a union that accepts a value, as one does."""
    found = candidates(table, value)
    if len(found) == 1:
        return found[0][1]
    return table.alternatives[_verdict(walk, table, value, found).place or 0]


def _verdict(
    walk: Walk, table: tables.Union, value: object, found: list[tuple[int, Table]]
) -> Verdict:
    """Hold a value to a union once, however often the walk comes by.

    Without that nested unions would cost exponential time. What has no parts is as
    quickly judged again.
    """
    if not isinstance(value, list | dict):
        return _judge(walk, found, value, lenient=walk.lenient)
    key = (id(value), id(table), walk.secret > 0, walk.lenient)
    verdict = walk.verdicts.get(key)
    if verdict is None:
        if fits(walk, table, value):
            verdict = _accepted(walk.choices[key[:2]] or 0)
        else:
            verdict = _judge(walk, found, value, lenient=False)
            # Keys are passed over only where no alternative accepts without that.
            if walk.lenient and verdict.place is None:
                verdict = _judge(walk, found, value, lenient=True)
        walk.verdicts[key] = verdict
    return verdict


def _judge(
    walk: Walk, found: list[tuple[int, Table]], value: object, *, lenient: bool
) -> Verdict:
    closest: Walk | None = None
    has_parts = isinstance(value, list | dict)
    for place, alternative in found:
        walk.spend()
        plain = None if has_parts else judge(alternative, scalars=True)
        if plain is not None and plain(value):
            return _accepted(place)
        apart = Walk(lenient=lenient, around=walk)
        WALKS[type(alternative)](apart, alternative, value, False)  # noqa: FBT003
        if not apart.wrong:
            return apart.verdict(place)
        if (
            closest is None
            or apart.literals > closest.literals
            or (apart.literals == closest.literals and apart.told < closest.told)
        ):
            closest = apart
    return closest.verdict(None) if closest else Verdict(None, [], 0, [], 0)


@cache
def _accepted(place: int) -> Verdict:
    return Verdict(place, [], 0, [], 0)


def _nullable(walk: Walk, table: tables.Nullable, value: object, _: bool) -> None:
    walk.at(table.inner, value, True)  # noqa: FBT003


def _secret(walk: Walk, table: tables.Secret, value: object, nullable: bool) -> None:
    walk.secret += 1
    walk.at(table.inner, value, nullable)
    walk.secret -= 1


def _alias(walk: Walk, table: tables.Alias, value: object, nullable: bool) -> None:
    walk.at(table.target, value, nullable)


def _schema(walk: Walk, table: tables.Schema, value: object, nullable: bool) -> None:
    before, secret = walk.wrong, walk.secret
    walk.secret += describes_secrets(table)
    walk.at(table.inner, value, nullable)
    walk.secret = secret
    if walk.wrong == before:
        from toolrt.schema.keywords import broken, issues  # noqa: PLC0415

        from .judged import judged  # noqa: PLC0415

        seen = judged(walk, table.inner, value)
        name = broken(table.keywords, seen)
        if name is None:
            return
        count = len(issues(table.keywords, seen, ())) if _tells_all(walk, table) else 0
        if count:
            walk.keep(Judged(walk.way, table.keywords, seen), count)
        else:
            walk.add(Keyword(table.name or name), _shown(table, value))


def _tells_all(walk: Walk, table: tables.Schema) -> bool:
    """Whether all issues of keywords are told, since none can tell a secret."""
    is_open = not walk.secret and walk.told < MAX_ISSUES and table.tells_all
    return is_open and not holds_secrets(table)


WALKS: Final[dict[type[Table], Callable[[Walk, Any, Any, bool], None]]] = {
    tables.Null: _null,
    tables.Bool: _bool,
    tables.Json: _json,
    tables.Int: _int,
    tables.Float: _float,
    tables.Text: _text,
    tables.Decimal: _decimal,
    tables.Own: _own,
    tables.Enum: _enum,
    tables.List: _list,
    tables.Tuple: _tuple,
    tables.Map: _map,
    tables.Record: _record,
    tables.Tagged: _tagged,
    tables.Union: _union,
    tables.Nullable: _nullable,
    tables.Secret: _secret,
    tables.Alias: _alias,
    tables.Schema: _schema,
}
