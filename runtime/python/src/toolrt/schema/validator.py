"""A schema, compiled once, and the issues of values by it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from toolrt.diagnose.issue import Issue
from toolrt.json import MAX_DEPTH
from toolrt.stack import roomy

from . import meta
from .compile import Compiler
from .documents import Documents
from .drafts import Draft
from .nodes import Compiled
from .values import is_too_deep, prepared
from .walk import MOST_STEPS, Walk
from .words import told

if TYPE_CHECKING:
    from toolrt.diagnose.path import Path

#: How many steps a schema takes to be checked, at most: that of a thousand subschemas
#: takes forty thousand.
_MOST_SCHEMA_STEPS: Final = 10_000_000


class InvalidSchema(ValueError):
    """What is wrong with a schema."""

    def __init__(self, issues: list[Issue]) -> None:
        """Take at least one issue; its path is the place in the schema."""
        super().__init__(f"it is no JSON Schema: {' '.join(map(str, issues))}")
        self.issues = issues


class Validator:
    """A JSON Schema, compiled: it gives the issues of values.

    The draft is that of its `$schema`: 2020-12, 2019-09, 7, 6 or 4. Each keyword of the
    draft is applied; `format` and `content…` are annotations. Nothing is fetched:
    `$ref` leads to what is in the schema, in a given document, or in a meta-schema.

    >>> Validator({"properties": {"limit": {"maximum": 10}}}).validate({"limit": 11})[0]
    ... # doctest: +ELLIPSIS
    Issue(path='/limit', code='range', message='/limit must be at most 10; got 11.', ...
    """

    __slots__ = ("_compiled",)

    def __init__(
        self,
        schema: object,
        *,
        documents: Mapping[str, object] | None = None,
        formats: bool = False,
        draft: Draft = Draft.V2020_12,
    ) -> None:
        """Compile a schema.

        Args:
            schema: The schema, as `json.loads` gives it.
            documents: What `$ref` may name, by absolute URIs.
            formats: Whether `format` is applied, for the formats of `spec/wire.md` §4;
                others stay annotations.
            draft: The draft of schemas whose `$schema` names none.

        Raises:
            InvalidSchema: If it is none.
            TypeError: If it is no JSON value.

        """
        given = {uri: prepared(one) for uri, one in (documents or {}).items()}
        schema = prepared(schema)
        if any(map(is_too_deep, [schema, *given.values()])):
            raise InvalidSchema([_TOO_DEEP])
        compiler = Compiler(Documents(given, draft), _of_schema, formats=formats)
        compiled = roomy(lambda: compiler.compile(schema))
        if isinstance(compiled, list):
            raise InvalidSchema(compiled)
        self._compiled: Compiled = compiled

    def validate(self, value: object) -> list[Issue]:
        """Give all issues of a value, at most 100; none if the schema accepts it.

        A value that takes too long to check, or that a schema checks without end, has
        one issue that says so.

        Raises:
            TypeError: If it is no JSON value.

        """
        value = prepared(value)
        if is_too_deep(value):
            return [_TOO_DEEP]
        return roomy(lambda: _issues(self._compiled, value))

    def accepts(self, value: object) -> bool:
        """Whether the schema accepts a value.

        Raises:
            TypeError: If it is no JSON value.

        """
        value = prepared(value)

        def run() -> bool:
            walk = Walk(self._compiled)
            walk.most = 1
            walk.at(0, value)
            return walk.broken == 0

        return not is_too_deep(value) and roomy(run)

    def broken(self, value: object) -> list[str]:
        """Give the keywords of the schema itself that a value violates."""

        def run() -> list[str]:
            walk = Walk(self._compiled)
            walk.most = 1
            walk.keywords = []
            walk.at(0, value)
            return walk.keywords

        return roomy(run)

    def issues_at(self, value: object, path: Path) -> list[Issue]:
        """Give the issues of a value that stands at a path; for the runtime.

        The value is not nested too deeply. There are none if the check takes too long.
        """

        def run() -> list[Issue]:
            walk = Walk(self._compiled)
            for step in path:
                walk.way = (walk.way, step)
            walk.at(0, value)
            return [] if walk.stopped else _told(self._compiled, walk)

        return roomy(run)


def validate(value: object, schema: object) -> list[Issue]:
    """Give the issues of a value by a schema that is used once.

    A `Validator` is compiled once and used often.

    Raises:
        InvalidSchema: If the schema is none.
        TypeError: If one of them is no JSON value.

    """
    return Validator(schema).validate(value)


def _issues(compiled: Compiled, value: object) -> list[Issue]:
    walk = Walk(compiled)
    walk.at(0, value)
    if walk.stopped:
        message = f"The value cannot be checked: {_STOPPED[walk.stopped]}."
        return [Issue(path="", code="schema", message=message)]
    return _told(compiled, walk)


def _of_schema(schema: object, draft: Draft) -> list[Issue]:
    """Give what is wrong with a schema, by the meta-schema of its draft."""
    compiled = _meta(draft)
    walk = Walk(compiled)
    walk.left = _MOST_SCHEMA_STEPS
    walk.at(0, schema)
    if walk.stopped:
        message = "The value is too large for a schema."
        return [Issue(path="", code="schema", message=message)]
    return _told(compiled, walk)


def _told(compiled: Compiled, walk: Walk) -> list[Issue]:
    issues: list[Issue] = []
    for found in walk.found:
        issue = told(compiled, found)
        # What two subschemas say alike is said once.
        if issue not in issues:
            issues.append(issue)
    return issues


@cache
def _meta(draft: Draft) -> Compiled:
    documents = Documents({}, draft)
    compiler = Compiler(documents, lambda _schema, _draft: [], formats=False)
    compiled = compiler.compile(meta.schema(draft))
    if isinstance(compiled, list):
        raise InvalidSchema(compiled)
    return compiled


_STOPPED: Final = {
    "steps": f"the schema needs more than {MOST_STEPS} steps for it",
    "nested": "the schema refers to itself too deeply",
}
_TOO_DEEP: Final = Issue(
    path="",
    code="depth",
    message="The value is nested too deeply: "
    f"more than {MAX_DEPTH} containers are nested.",
)
