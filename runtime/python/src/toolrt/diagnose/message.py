"""The words for everything that can be wrong, as `spec/wire.md` fixes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from toolrt import table as tables
from toolrt.json.number import MAX_INT, MIN_INT, Number, float_text
from toolrt.scalars.formats import PHRASES

from .count import count_words, counts
from .issue import Issue
from .kinds import any_of, kinds, named, one_of
from .path import Path, Way, located, steps
from .shown import listed, shortened, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

    from toolrt.table import Count, Decimal, Float, Int, Pattern, Scalar, Step, Table


class _Nothing:
    """What is not there, or secret."""

    __slots__ = ()


NOTHING: Final = _Nothing()


class WrongType(Struct, frozen=True):
    """A value of another kind."""

    wanted: Table
    nullable: bool


#: Looks for the name that is meant, once it is told of: most of what alternatives of
#: unions find is not.
Near: TypeAlias = "Callable[[], str | None]"


class Missing(Struct, frozen=True):
    """A required key that is not there."""

    wanted: Table
    resembling: Near


class MissingTag(Struct, frozen=True):
    """The key that names a variant is not there."""

    names: Sequence[Scalar]
    resembling: Near


class Unknown(Struct, frozen=True):
    """A key that nobody knows."""

    known: Collection[str]
    suggestion: Near


class WrongLiteral(Struct, frozen=True):
    """A value that is none of an enum's."""

    values: Sequence[Scalar]
    suggestion: Near


class WrongFormat(Struct, frozen=True):
    """A text without the format."""

    format: str


class Unheld(Struct, frozen=True):
    """A text with the format, of a value that Python cannot hold."""

    format: str
    rule: str


class Mismatch(Struct, frozen=True):
    """A text that a pattern does not match."""

    pattern: Pattern


class OutOfRange(Struct, frozen=True):
    """A number beyond its limits."""

    table: Int | Float | Decimal


class PastInt(Struct, frozen=True):
    """A whole number of more than 64 bits."""


class PastFloat(Struct, frozen=True):
    """A number past every float."""


class OffStep(Struct, frozen=True):
    """A number between two multiples."""

    step: Step


class OffDecimalStep(Struct, frozen=True):
    """A decimal between two multiples."""

    step: str


class WrongCount(Struct, frozen=True):
    """Too few or too many of something."""

    code: str
    limits: Count


class Unequal(Struct, frozen=True):
    """Two equal items where all must differ."""

    pair: tuple[int, int] | None


class NoAlternative(Struct, frozen=True):
    """A value of a kind that no alternative takes."""

    alternatives: Sequence[Table]
    nullable: bool


class Keyword(Struct, frozen=True):
    """A keyword of JSON Schema that is broken."""

    name: str


Problem: TypeAlias = (
    WrongType
    | Missing
    | MissingTag
    | Unknown
    | WrongLiteral
    | WrongFormat
    | Unheld
    | Mismatch
    | OutOfRange
    | PastInt
    | PastFloat
    | OffStep
    | OffDecimalStep
    | WrongCount
    | Unequal
    | NoAlternative
    | Keyword
)


class Found(Struct, frozen=True):
    """Something that is wrong, where, and what is there as far as it may be shown."""

    way: Way
    problem: Problem
    got: object


class Refusal(Struct, frozen=True):
    """What the closest alternative of a union finds in the value there."""

    way: Way
    found: list[Found | Refusal | Judged]


class Judged(Struct, frozen=True):
    """A value with which the validator of keywords has issues."""

    way: Way
    keywords: str
    value: object


def told(
    found: Iterable[Found | Refusal | Judged], above: Path = ()
) -> Iterator[Issue]:
    """Put into words what was found, that of unions and validators in its place."""
    for one in found:
        path = above + steps(one.way)
        if isinstance(one, Refusal):
            yield from told(one.found, path)
        elif isinstance(one, Judged):
            from toolrt.schema.keywords import issues  # noqa: PLC0415

            yield from issues(one.keywords, one.value, path)
        else:
            yield _issue(path, one.problem, one.got)


def _issue(at: Path, problem: Problem, got: object) -> Issue:
    path, where = located(at)
    code, rule, expected, suggestion = _SAYINGS[type(problem)](where, problem)
    data: object = UNSET
    if code in _WHOLE:
        message = rule
    elif got is NOTHING:
        message = f"{where} {rule}."
    else:
        words, data = shown(got)
        message = f"{where} {rule}; got {words}."
    if suggestion is not UNSET and code != "unknown":
        message += f" Did you mean {shortened(suggestion)}?"
    return Issue(
        path=path,
        code=code,
        message=message,
        expected=expected,
        got=data,
        suggestion=suggestion,
    )


#: Codes whose sentence does not say what is there.
_WHOLE: Final = ("missing", "unknown", "unique")

#: The code, the rule or the whole sentence, what is expected, and a suggestion.
_Said: TypeAlias = "tuple[str, str, object, str | UnsetType]"


def _type(_: str, problem: WrongType) -> _Said:
    words, expected = named(problem.wanted)
    rule = f"must be {words}{_or_null(problem.nullable)}"
    if problem.nullable:
        expected = kinds((problem.wanted,), nullable=True)
    return "type", rule, expected, UNSET


def _missing_key(where: str, problem: Missing) -> _Said:
    words, expected = named(problem.wanted)
    return "missing", _missing(where, words, problem.resembling()), expected, UNSET


def _missing_tag(where: str, problem: MissingTag) -> _Said:
    message = _missing(where, one_of(problem.names), problem.resembling())
    return "missing", message, "string", UNSET


def _unknown_key(where: str, problem: Unknown) -> _Said:
    known, near = problem.known, problem.suggestion()
    if near is not None:
        message = f"{where} is not a known key. Did you mean {shortened(near)}?"
        return "unknown", message, UNSET, near
    keys = "No keys are known here."
    if known:
        keys = f"Known keys: {listed([shortened(key) for key in known])}."
    return "unknown", f"{where} is not a known key. {keys}", UNSET, UNSET


def _literal(_: str, problem: WrongLiteral) -> _Said:
    values, suggestion = problem.values, problem.suggestion()
    near = UNSET if suggestion is None else suggestion
    rule = f"must be {one_of(values)}"
    if len(values) == 1:
        return "const", rule, values[0], near
    return "enum", rule, list(values), near


def _format(_: str, problem: WrongFormat) -> _Said:
    name = problem.format
    return "format", f"must be {PHRASES[name]}", name, UNSET


def _unheld(_: str, problem: Unheld) -> _Said:
    return "unrepresentable", f"must be {problem.rule}", problem.format, UNSET


def _pattern(_: str, problem: Mismatch) -> _Said:
    source = problem.pattern.source
    return "pattern", f"must match the pattern /{source}/", source, UNSET


def _out_of_range(_: str, problem: OutOfRange) -> _Said:
    rule, limits = _range(problem.table)
    return "range", rule, limits.copy(), UNSET


def _past_int(*_: object) -> _Said:
    limits = {"minimum": MIN_INT, "maximum": MAX_INT}
    return "range", "must be an integer of at most 64 bits", limits, UNSET


def _past_float(*_: object) -> _Said:
    return "range", "must be a finite 64-bit number", UNSET, UNSET


def _off_step(_: str, problem: OffStep) -> _Said:
    text = problem.step.text
    return "step", f"must be a multiple of {text}", Number(text), UNSET


def _off_decimal_step(_: str, problem: OffDecimalStep) -> _Said:
    return "step", f"must be a multiple of {problem.step}", problem.step, UNSET


def _wrong_count(_: str, problem: WrongCount) -> _Said:
    code, limits = problem.code, problem.limits
    return code, f"must have {count_words(limits, code)}", counts(limits), UNSET


def _unequal(where: str, problem: Unequal) -> _Said:
    message = f"{where} must not hold equal items"
    if problem.pair:
        message += f"; items {problem.pair[0]} and {problem.pair[1]} are equal"
    return "unique", f"{message}.", UNSET, UNSET


def _union(_: str, problem: NoAlternative) -> _Said:
    alternatives, nullable = problem.alternatives, problem.nullable
    rule = f"must be {any_of(alternatives)}{_or_null(nullable)}"
    return "union", rule, kinds(alternatives, nullable=nullable), UNSET


def _keyword(_: str, problem: Keyword) -> _Said:
    name = problem.name
    return "schema", f"must satisfy the schema keyword {shortened(name)}", name, UNSET


_SAYINGS: Final[dict[type[Problem], Callable[[str, Any], _Said]]] = {
    WrongType: _type,
    Missing: _missing_key,
    MissingTag: _missing_tag,
    Unknown: _unknown_key,
    WrongLiteral: _literal,
    WrongFormat: _format,
    Unheld: _unheld,
    Mismatch: _pattern,
    OutOfRange: _out_of_range,
    PastInt: _past_int,
    PastFloat: _past_float,
    OffStep: _off_step,
    OffDecimalStep: _off_decimal_step,
    WrongCount: _wrong_count,
    Unequal: _unequal,
    NoAlternative: _union,
    Keyword: _keyword,
}


def _or_null(nullable: bool) -> str:
    return " or null" if nullable else ""


def _missing(where: str, wanted: str, resembling: str | None) -> str:
    message = f"{where} is missing; it must be {wanted}."
    if resembling is None:
        return message
    return f"{message} The key {shortened(resembling)} looks like it."


_WORDS: Final = {
    "minimum": "at least",
    "exclusiveMinimum": "above",
    "maximum": "at most",
    "exclusiveMaximum": "below",
}


def _range(table: Int | Float | Decimal) -> tuple[str, dict[str, Any]]:
    """Give the rule of a range, and its limits as data; made once."""
    known = table.known
    if "range" not in known:
        limits, data = _ends(table)
        words = [f"{_WORDS[name]} {limit}" for name, limit in limits.items()]
        known["range"] = f"must be {' and '.join(words)}", data
    found: tuple[str, dict[str, Any]] = known["range"]
    return found


def _ends(table: Int | Float | Decimal) -> tuple[dict[str, str], dict[str, Any]]:
    """Give the ends of a range as texts, and as data."""
    if isinstance(table, tables.Decimal):
        texts = dict(table.limits.items())
        return texts, dict(texts)
    limits = dict(table.range.items())
    return {name: _number(limit) for name, limit in limits.items()}, _limits(limits)


def _number(limit: float) -> str:
    return str(limit) if isinstance(limit, int) else float_text(limit)


def _limits(limits: dict[str, float]) -> dict[str, float]:
    return {
        name: limit if isinstance(limit, int) else Number(float_text(limit))
        for name, limit in limits.items()
    }
