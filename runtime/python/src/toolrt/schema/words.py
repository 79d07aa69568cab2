"""The messages of problems, as `spec/schemas.md` fixes them."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import UNSET, UnsetType

from toolrt.diagnose.count import count_words, counts
from toolrt.diagnose.issue import Issue
from toolrt.diagnose.message import NOTHING
from toolrt.diagnose.path import located, steps
from toolrt.diagnose.shown import listed, shortened, shown
from toolrt.diagnose.suggest import nearest
from toolrt.scalars.formats import PHRASES as FORMATS

from .nodes import PHRASES, Rules
from .phrases import Phrases, as_value, one_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.diagnose.path import Way

    from .nodes import Compiled, Count, Limit, Literals

#: With how many keys a missing one is compared, and how many keys are known at most.
_COMPARED: Final = 1_000


class Said(NamedTuple):
    """What is said of a problem."""

    code: str
    rule: str
    expected: object = UNSET
    #: Whether the sentence ends with what is there.
    has_got: bool = True
    behind: str = ""
    suggestion: str | UnsetType = UNSET


class Found(NamedTuple):
    """A problem: where it is, what is said of it, and what is there."""

    way: Way
    say: Callable[..., Said]
    args: tuple[Any, ...]
    got: object


def told(schema: Compiled, found: Found) -> Issue:
    """Give the issue of a problem."""
    path, where = located(steps(found.way))
    said = found.say(schema, *found.args)
    message = f"{where} {said.rule}"
    data: object = UNSET
    if found.got is not NOTHING:
        text, data = shown(found.got)
        if said.has_got:
            message += f"; got {text}"
    if found.say is wrong_name and found.args[0].got is not NOTHING:
        data = shown(found.args[0].got)[1]
    # What is wrong with a name may end with a suggestion.
    end = "" if message.endswith("?") else "."
    return Issue(
        path=path,
        code=said.code,
        message=f"{message}{end}{said.behind}",
        expected=said.expected,
        got=data,
        suggestion=said.suggestion,
    )


def never(_: Compiled) -> Said:
    """Say that the schema is `false`."""
    return Said("schema", "must not be there", expected=False)


def kinds(_: Compiled, types: list[str]) -> Said:
    """Say which kinds may be there."""
    rule = f"must be {' or '.join([PHRASES[kind] for kind in types])}"
    return Said("type", rule, as_value(types))


def literal(_: Compiled, literals: Literals, got: object) -> Said:
    """Say which values may be there."""
    values = literals.shown
    near = None
    if isinstance(got, str):
        near = nearest(got, [value for value in values if isinstance(value, str)])
    is_const = literals.size == 1
    return Said(
        "const" if is_const else "enum",
        f"must be {one_of(literals)}",
        values[0] if is_const else values,
        behind="" if near is None else f" Did you mean {shortened(near)}?",
        suggestion=UNSET if near is None else near,
    )


def text_format(_: Compiled, name: str) -> Said:
    """Say which format a text must have."""
    return Said("format", f"must be {FORMATS[name]}", name)


def counted(_: Compiled, code: str, limits: Count) -> Said:
    """Say how many there may be."""
    return Said(code, f"must have {count_words(limits, code)}", counts(limits))


def contained(_: Compiled, limits: Count) -> Said:
    """Say how many items `contains` must accept."""
    rule = f'must have {count_words(limits, "items")} that "contains" accepts'
    return Said("items", rule, counts(limits))


def pattern(_: Compiled, source: str) -> Said:
    """Say which pattern a text must match."""
    return Said("pattern", f"must match the pattern /{source}/", source)


_RANGES: Final = {
    "minimum": "at least",
    "exclusiveMinimum": "above",
    "maximum": "at most",
    "exclusiveMaximum": "below",
}


def limits(_: Compiled, limits: list[Limit]) -> Said:
    """Say between which numbers one must be."""
    words: dict[str, str] = {}
    expected: dict[str, object] = {}
    for limit in limits:
        text, data = shown(limit.number)
        words[limit.keyword] = f"{_RANGES[limit.keyword]} {text}"
        expected[limit.keyword] = data
    return Said("range", f"must be {' and '.join(words.values())}", expected)


def step(_: Compiled, number: float) -> Said:
    """Say of what a number must be a multiple."""
    text, data = shown(number)
    return Said("step", f"must be a multiple of {text}", data)


def equal(_: Compiled, first: int, second: int) -> Said:
    """Say which items are equal."""
    rule = f"must not hold equal items; items {first} and {second} are equal"
    return Said("unique", rule, has_got=False)


def missing(
    schema: Compiled,
    name: str,
    because: str | None,
    rules: Rules,
    value: dict[str, object],
) -> Said:
    """Say what a key must be that is not there."""
    phrase = "any JSON value"
    expected: object = UNSET
    if name in rules.properties:
        phrases = Phrases(schema)
        phrase = phrases.of(rules.properties[name])
        expected = phrases.kinds_of([rules.properties[name]])
    if because is not None:
        phrase += f" because the key {shortened(because)} is there"
    others = (key for key in value if key not in rules.properties)
    near = nearest(name, islice(others, _COMPARED))
    return Said(
        "missing",
        f"is missing; it must be {phrase}",
        expected,
        has_got=False,
        behind="" if near is None else f" The key {shortened(near)} looks like it.",
    )


def unknown(schema: Compiled, name: str, rules: Rules, applied: bool) -> Said:
    """Say which keys are known instead of one that is not."""
    keys, patterns = _known(schema, rules, applied=applied)
    near = nearest(name, keys)
    if near is not None:
        behind = f" Did you mean {shortened(near)}?"
    elif not keys and not patterns:
        behind = " No keys are known here."
    else:
        texts = [shortened(key) for key in keys]
        texts += [f"any that matches /{source}/" for source in patterns]
        behind = f" Known keys: {listed(texts)}."
    return Said(
        "unknown",
        "is not a known key",
        has_got=False,
        behind=behind,
        suggestion=UNSET if near is None else near,
    )


def wrong_name(schema: Compiled, found: Found) -> Said:
    """Say what is wrong with the name of a key."""
    issue = told(schema, found)
    rule = issue.message.removeprefix("The value ").removesuffix(".")
    return Said(
        issue.code,
        f"must have another name: it {rule}",
        issue.expected,
        has_got=False,
        suggestion=issue.suggestion,
    )


def negated(schema: Compiled, node: int) -> Said:
    """Say what a value must not be."""
    phrase = Phrases(schema).of_simple(node)
    rule = 'must satisfy the schema keyword "not"'
    if phrase is not None:
        rule = f"must not be {phrase}"
    return Said("schema", rule, "not")


def union(schema: Compiled, alternatives: list[int]) -> Said:
    """Say which kinds the alternatives take."""
    phrases = Phrases(schema)
    rule = f"must be {phrases.any_of(alternatives)}"
    return Said("union", rule, phrases.kinds_of(alternatives))


def both(_: Compiled, first: int, second: int) -> Said:
    """Say which alternatives of `oneOf` accept."""
    rule = f'must match only one alternative of "oneOf", not both {first} and {second}'
    return Said("union", rule)


def _known(
    schema: Compiled, rules: Rules, *, applied: bool
) -> tuple[list[str], list[str]]:
    """Give the keys that may be in an object, and the patterns that they may match."""
    keys: dict[str, None] = {}
    patterns: list[str] = []
    seen: set[int] = set()
    waiting = [rules]
    while waiting:
        one = waiting.pop()
        if id(one) in seen or len(keys) >= _COMPARED:
            continue
        seen.add(id(one))
        keys |= dict.fromkeys(one.properties)
        patterns += [pattern.source for pattern, _ in one.pattern_properties]
        if applied:
            nodes = [schema.nodes[node] for node in reversed(_in_place(one))]
            waiting += [node for node in nodes if isinstance(node, Rules)]
    return list(keys)[:_COMPARED], patterns


def _in_place(rules: Rules) -> list[int]:
    """Give the subschemas that apply to the same value."""
    nodes = [] if rules.reference is None else [rules.reference]
    if rules.dynamic is not None:
        nodes.append(rules.dynamic.node)
    nodes += rules.all_of + rules.any_of + rules.one_of
    if rules.condition is not None:
        nodes += [node for node in rules.condition if node is not None]
    return nodes + [node for _, node in rules.dependent_schemas]
