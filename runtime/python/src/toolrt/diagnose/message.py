"""The words for everything that can be wrong, as `spec/wire.md` fixes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from toolrt.json.number import MAX_INT, MIN_INT, Number, float_text
from toolrt.scalars.formats import PHRASES

from .issue import Issue
from .kinds import any_of, kinds, one_of, phrase
from .path import Path, located
from .shown import listed, shortened, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolrt.table import Count, Float, Int, Pattern, Scalar, Step, Table


class _Nothing:
    """What is not there, or secret."""

    __slots__ = ()


NOTHING: Final = _Nothing()


class WrongType(Struct, frozen=True):
    """A value of another kind."""

    wanted: Table
    nullable: bool


class Missing(Struct, frozen=True):
    """A required key that is not there."""

    wanted: Table
    resembling: str | None


class MissingTag(Struct, frozen=True):
    """The key that names a variant is not there."""

    names: Sequence[Scalar]
    resembling: str | None


class Unknown(Struct, frozen=True):
    """A key that nobody knows."""

    known: Sequence[str]
    suggestion: str | None


class WrongLiteral(Struct, frozen=True):
    """A value that is none of an enum's."""

    values: Sequence[Scalar]
    suggestion: str | None


class WrongFormat(Struct, frozen=True):
    """A text without the format."""

    format: str


class Mismatch(Struct, frozen=True):
    """A text that a pattern does not match."""

    pattern: Pattern


class OutOfRange(Struct, frozen=True):
    """A number beyond its limits."""

    table: Int | Float


class PastInt(Struct, frozen=True):
    """A whole number of more than 64 bits."""


class PastFloat(Struct, frozen=True):
    """A number past every float."""


class OffStep(Struct, frozen=True):
    """A number between two multiples."""

    step: Step


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


class Found(Struct, frozen=True):
    """Something that is wrong, where, and what is there as far as it may be shown."""

    path: Path
    problem: Problem
    got: object


def issue(found: Found) -> Issue:
    """Put into words what was found."""
    problem, got = found.problem, found.got
    path, where = located(found.path)
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
        path=path,
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
        case OutOfRange(table):
            rule, limits = _range(table)
            return "range", rule, limits.copy(), UNSET
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


def _range(table: Int | Float) -> tuple[str, dict[str, float]]:
    """Give the rule of a range, and its limits as data; made once."""
    known = table.known
    if "range" not in known:
        limits = dict(table.range.items())
        words = [f"{_WORDS[name]} {_number(limit)}" for name, limit in limits.items()]
        known["range"] = f"must be {' and '.join(words)}", _limits(limits)
    found: tuple[str, dict[str, float]] = known["range"]
    return found


def _number(limit: float) -> str:
    return str(limit) if isinstance(limit, int) else float_text(limit)


def _limits(limits: dict[str, float]) -> dict[str, float]:
    return {
        name: limit if isinstance(limit, int) else Number(float_text(limit))
        for name, limit in limits.items()
    }


_NOUNS: Final = {
    "length": ("character", "characters"),
    "items": ("item", "items"),
    "entries": ("entry", "entries"),
}


def _count(limits: Count, code: str) -> str:
    one, many = _NOUNS[code]
    least, most = limits.least, limits.most
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
