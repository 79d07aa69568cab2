"""The words for everything that can be wrong, as `spec/wire.md` fixes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from msgspec import UNSET, UnsetType

from toolrt.json.number import MAX_INT, MIN_INT, Number, float_text
from toolrt.scalars.formats import PHRASES

from .issue import Issue
from .kinds import any_of, kinds, one_of, phrase
from .path import Path, pointer, subject
from .shown import listed, shortened, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolrt.table import Count, Pattern, Range, Scalar, Step, Table


class _Nothing:
    """What is not there, or secret."""

    __slots__ = ()


NOTHING: Final = _Nothing()


class WrongType(NamedTuple):
    """A value of another kind."""

    wanted: Table
    nullable: bool


class Missing(NamedTuple):
    """A required key that is not there."""

    wanted: Table
    resembling: str | None


class MissingTag(NamedTuple):
    """The key that names a variant is not there."""

    names: Sequence[Scalar]
    resembling: str | None


class Unknown(NamedTuple):
    """A key that nobody knows."""

    known: Sequence[str]
    suggestion: str | None


class WrongLiteral(NamedTuple):
    """A value that is none of an enum's."""

    values: Sequence[Scalar]
    suggestion: str | None


class WrongFormat(NamedTuple):
    """A text without the format."""

    format: str


class Mismatch(NamedTuple):
    """A text that a pattern does not match."""

    pattern: Pattern


class OutOfRange(NamedTuple):
    """A number beyond its limits."""

    range: Range


class PastInt(NamedTuple):
    """A whole number of more than 64 bits."""


class PastFloat(NamedTuple):
    """A number past every float."""


class OffStep(NamedTuple):
    """A number between two multiples."""

    step: Step


class WrongCount(NamedTuple):
    """Too few or too many of something."""

    code: str
    limits: Count


class Unequal(NamedTuple):
    """Two equal items where all must differ."""

    pair: tuple[int, int] | None


class NoAlternative(NamedTuple):
    """A value of a kind that no alternative takes."""

    alternatives: Sequence[Table]
    nullable: bool


class Keyword(NamedTuple):
    """A keyword of JSON Schema that is broken."""

    name: str


Problem: TypeAlias = (
    WrongType
    | Missing
    | MissingTag
    | Unknown
    | WrongLiteral
    | WrongFormat
    | Mismatch
    | OutOfRange
    | PastInt
    | PastFloat
    | OffStep
    | WrongCount
    | Unequal
    | NoAlternative
    | Keyword
)


class Found(NamedTuple):
    """Something that is wrong, where, and what is there as far as it may be shown."""

    path: Path
    problem: Problem
    got: object


def issue(found: Found) -> Issue:
    """Put into words what was found."""
    path, problem, got = found
    where = subject(path)
    words: str | None = None
    data: object = UNSET
    if got is not NOTHING:
        words, data = shown(got)
    code, rule, expected, suggestion = _said(where, problem)
    if code in ("missing", "unknown", "unique"):
        message, data = rule, UNSET
    else:
        message = f"{where} {rule}; got {words}." if words else f"{where} {rule}."
        if code in ("enum", "const") and suggestion is not UNSET:
            message += f" Did you mean {shortened(suggestion)}?"
    return Issue(
        path=pointer(path),
        code=code,
        message=message,
        expected=expected,
        got=data,
        suggestion=suggestion,
    )


_Said: TypeAlias = "tuple[str, str, object, str | UnsetType]"


def _said(where: str, problem: Problem) -> _Said:
    """Give code, rule, what is expected, and a suggestion."""
    match problem:
        case WrongType(wanted, nullable):
            rule = f"must be {phrase(wanted)}{_or_null(nullable)}"
            return "type", rule, kinds((wanted,), nullable=nullable), UNSET
        case Missing(wanted, resembling):
            message = _missing(where, phrase(wanted), resembling)
            return "missing", message, kinds((wanted,), nullable=False), UNSET
        case MissingTag(names, resembling):
            return (
                "missing",
                _missing(where, one_of(names), resembling),
                "string",
                UNSET,
            )
        case Unknown(known, suggestion):
            near = UNSET if suggestion is None else suggestion
            return "unknown", _unknown(where, known, suggestion), UNSET, near
        case WrongLiteral(values, suggestion):
            near = UNSET if suggestion is None else suggestion
            rule = f"must be {one_of(values)}"
            if len(values) == 1:
                return "const", rule, values[0], near
            return "enum", rule, list(values), near
        case WrongFormat(name):
            return "format", f"must be {PHRASES[name]}", name, UNSET
        case Mismatch(pattern):
            source = pattern.source
            return "pattern", f"must match the pattern /{source}/", source, UNSET
        case OutOfRange(range_):
            return "range", f"must be {_range(range_)}", _limits(range_), UNSET
        case PastInt():
            limits = {"minimum": MIN_INT, "maximum": MAX_INT}
            return "range", "must be an integer of at most 64 bits", limits, UNSET
        case PastFloat():
            return "range", "must be a finite 64-bit number", UNSET, UNSET
        case OffStep(step):
            rule = f"must be a multiple of {step.text}"
            return "step", rule, Number(step.text), UNSET
        case WrongCount(code, limits_):
            return code, f"must have {_count(limits_, code)}", _counts(limits_), UNSET
        case Unequal(pair):
            message = f"{where} must not hold equal items"
            if pair:
                message += f"; items {pair[0]} and {pair[1]} are equal"
            return "unique", f"{message}.", UNSET, UNSET
        case NoAlternative(alternatives, nullable):
            rule = f"must be {any_of(alternatives)}{_or_null(nullable)}"
            return "union", rule, kinds(alternatives, nullable=nullable), UNSET
        case Keyword(name):
            rule = f"must satisfy the schema keyword {shortened(name)}"
            return "schema", rule, name, UNSET


def _or_null(nullable: bool) -> str:
    return " or null" if nullable else ""


def _missing(where: str, wanted: str, resembling: str | None) -> str:
    message = f"{where} is missing; it must be {wanted}."
    if resembling is None:
        return message
    return f"{message} The key {shortened(resembling)} looks like it."


def _unknown(where: str, known: Sequence[str], suggestion: str | None) -> str:
    message = f"{where} is not a known key."
    if suggestion is not None:
        return f"{message} Did you mean {shortened(suggestion)}?"
    if not known:
        return f"{message} No keys are known here."
    return f"{message} Known keys: {listed([shortened(key) for key in known])}."


_WORDS: Final = {
    "minimum": "at least",
    "exclusiveMinimum": "above",
    "maximum": "at most",
    "exclusiveMaximum": "below",
}


def _range(range_: Range) -> str:
    return " and ".join(
        f"{_WORDS[name]} {_number(limit)}" for name, limit in range_.items()
    )


def _number(limit: float) -> str:
    return str(limit) if isinstance(limit, int) else float_text(limit)


def _limits(range_: Range) -> dict[str, float]:
    return {
        name: limit if isinstance(limit, int) else Number(float_text(limit))
        for name, limit in range_.items()
    }


_NOUNS: Final = {
    "length": ("character", "characters"),
    "items": ("item", "items"),
    "entries": ("entry", "entries"),
}


def _count(limits: Count, code: str) -> str:
    one, many = _NOUNS[code]
    least, most = limits
    if most is None:
        return f"at least {least} {one if least == 1 else many}"
    noun = one if most == 1 else many
    if least == 0:
        return f"at most {most} {noun}"
    if least == most:
        return f"exactly {least} {noun}"
    return f"{least} to {most} {many}"


def _counts(limits: Count) -> dict[str, int]:
    counts = {}
    if limits.least:
        counts["min"] = limits.least
    if limits.most is not None:
        counts["max"] = limits.most
    return counts
