"""The walk of a value by a compiled schema: collects all problems."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from toolrt.diagnose.message import NOTHING
from toolrt.meter import current
from toolrt.scalars.formats import accepts

from . import words
from .decimals import Decimal
from .keys import key
from .nodes import ANY, kind_of, takes
from .seen import Seen
from .words import Found

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from toolrt.diagnose.path import Way

    from .nodes import Compiled, Literals, Node, Rules

#: How many subschemas are applied to values, at most; what else takes long counts as
#: more than one.
MOST_STEPS: Final = 500_000
#: How many steps of a meter it counts to apply one.
_STEPS: Final = 20
#: How many subschemas may be applied inside of one another.
_MOST_NESTED: Final = 500
#: How many issues are listed at most.
MOST_ISSUES: Final = 100


class Walk:
    """A walk in progress."""

    __slots__ = (
        "broken",
        "found",
        "keywords",
        "left",
        "literals",
        "meter",
        "most",
        "nested",
        "nodes",
        "schema",
        "scope",
        "stopped",
        "tracks",
        "way",
    )

    def __init__(self, schema: Compiled) -> None:
        """Start at the top of a value."""
        self.schema = schema
        self.nodes: list[Node] = schema.nodes
        self.tracks = schema.tracks
        self.way: Way = None
        #: The first `most` problems.
        self.found: list[Found] = []
        self.most = MOST_ISSUES
        #: The number of problems, kept or not.
        self.broken = 0
        #: The number of fields whose literal matches, which make an alternative the
        #: closer one.
        self.literals = 0
        #: The keywords of the schema itself that do not hold, if these are asked for.
        self.keywords: list[str] | None = None
        #: Why the walk does not go on.
        self.stopped = ""
        #: The resources that were entered, the outermost first.
        self.scope: list[int] = []
        #: How many steps are left.
        self.left = MOST_STEPS
        #: Counts the CPU time of the call, if there is one.
        self.meter = current()
        self.nested = 0

    def at(self, node: int, value: object) -> Seen | None:
        """Apply a subschema; give what it evaluates if it accepts."""
        self.charge(1)
        if self.is_done():
            return None
        rules = self.nodes[node]
        if rules is True:
            return None
        if rules is False:
            # One level further in: `not: false` is no problem of the schema itself.
            self.nested += 1
            self.add(("false",), words.never, value)
            self.nested -= 1
            return None
        if self.nested >= _MOST_NESTED:
            self.stop("nested")
            return None
        self.nested += 1
        is_outside = not self.scope or self.scope[-1] != rules.resource
        if is_outside:
            self.scope.append(rules.resource)
        seen = Seen()
        self._rules(rules, value, seen)
        if is_outside:
            self.scope.pop()
        self.nested -= 1
        return seen

    def _rules(self, rules: Rules, value: object, seen: Seen) -> None:
        """Apply all keywords of an object, in the order of their problems.

        A value of the wrong kind, or none of the expected ones, has no other problem.
        """
        from . import choices, lists, objects  # noqa: PLC0415

        before = self.broken
        self._kind(rules, value)
        if self.broken > before and not self.is_top():
            return
        if isinstance(value, str):
            self._text(rules, value)
        elif isinstance(value, dict):
            objects.members(self, rules, value, seen)
        elif isinstance(value, list):
            lists.items(self, rules, value, seen)
        elif isinstance(value, int | float) and not isinstance(value, bool):
            self._number(rules, value)
        choices.applied(self, rules, value, seen)
        if self.broken > before:
            return
        if isinstance(value, dict):
            objects.unevaluated(self, rules, value, seen)
        elif isinstance(value, list):
            lists.unevaluated(self, rules, value, seen)

    def _kind(self, rules: Rules, value: object) -> None:
        before = self.broken
        if rules.constant and not self._is_one(rules.constant, value):
            self.add(("const",), words.literal, value, rules.constant, value)
        if rules.literals and not self._is_one(rules.literals, value):
            self.add(("enum",), words.literal, value, rules.literals, value)
        is_told = self.broken > before and not self.is_top()
        if is_told or not rules.types:
            return
        kind = kind_of(value)
        if not any(takes(wanted, kind) for wanted in rules.types):
            self.add(("type",), words.kinds, value, rules.types)

    def _is_one(self, literals: Literals, value: object) -> bool:
        if not literals.has_parts and isinstance(value, list | dict):
            return False
        text, count = key(value)
        self.charge(count)
        return text in literals.keys

    def _text(self, rules: Rules, text: str) -> None:
        if rules.format and not accepts(rules.format, text):
            self.add(("format",), words.text_format, text, rules.format)
        if rules.length is ANY and rules.pattern is None:
            return
        length = len(text)
        names = rules.length.broken(length, "minLength", "maxLength")
        self.add(names, words.counted, length, "length", rules.length)
        if rules.pattern is not None:
            self.charge(rules.pattern.steps(length))
            if not self.is_done() and not rules.pattern.matches(text):
                self.add(("pattern",), words.pattern, text, rules.pattern.source)

    def _number(self, rules: Rules, number: float) -> None:
        if not rules.limits and rules.step is None:
            return
        decimal = Decimal(number)
        names = [
            limit.keyword
            for limit in rules.limits
            if _BEYOND[limit.keyword](decimal, limit.decimal)
        ]
        self.add(names, words.limits, number, rules.limits)
        if rules.step is not None and not rules.step[1].divides(decimal):
            self.add(("multipleOf",), words.step, number, rules.step[0])

    def section(self, keyword: str, run: Callable[..., object], *args: Any) -> None:
        """Run a keyword that applies subschemas; a problem inside is one of it."""
        if self.is_done():
            return
        before = self.broken
        run(*args)
        if self.keywords is not None and self.broken > before and self.is_top():
            self.keywords.append(keyword)
            self.found.clear()

    def same(self, node: int, value: object, seen: Seen) -> None:
        """Apply a subschema to the value itself."""
        before = self.broken
        inner = self.at(node, value)
        if self.tracks and inner is not None and self.broken == before:
            seen.merge(inner)

    def below(self, step: str | int, node: int, value: object) -> None:
        """Apply a subschema to a part of the value."""
        above = self.way
        self.way = (above, step)
        self.at(node, value)
        self.way = above

    def add(
        self,
        keywords: Iterable[str],
        say: Callable[..., words.Said],
        got: object = NOTHING,
        *args: object,
    ) -> None:
        """Add a problem of keywords, if any of them does not hold."""
        names = list(keywords)
        if not names:
            return
        self.broken += 1
        if self.keywords is not None and self.is_top():
            self.keywords += names
        elif len(self.found) < self.most:
            self.found.append(Found(self.way, say, args, got))

    def is_top(self) -> bool:
        """Whether the keywords of the whole schema are looked at, each for itself."""
        return self.keywords is not None and self.nested == 1

    def is_done(self) -> bool:
        """Whether nothing that comes can change the result."""
        return len(self.found) >= self.most or self.stopped != ""

    def charge(self, steps: int) -> None:
        """Count steps."""
        self.meter.spend(_STEPS + steps)
        if steps > self.left:
            self.stop("steps")
        else:
            self.left -= steps

    def stop(self, why: str) -> None:
        """Go no further."""
        self.broken += 1
        self.stopped = self.stopped or why


_BEYOND: Final[dict[str, Callable[[Decimal, Decimal], bool]]] = {
    "minimum": lambda number, limit: number < limit,
    "exclusiveMinimum": lambda number, limit: number <= limit,
    "maximum": lambda number, limit: number > limit,
    "exclusiveMaximum": lambda number, limit: number >= limit,
}
