"""What is wrong with a plan, before anything runs."""

from __future__ import annotations

from itertools import chain, islice
from typing import TYPE_CHECKING

from toolrt import json
from toolrt.diagnose import MAX_ISSUES, Issue, diagnose
from toolrt.diagnose.shown import shortened
from toolrt.diagnose.suggest import nearest

from .inputs import MAX_REFERENCES, document_path, references, values
from .issues import issue_at, moved
from .pointer import keys_of
from .types import Type

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from toolrt.spec import Spec

    from .inputs import Reference
    from .issues import Path
    from .steps import Step

__all__ = ["issues_of", "where"]


def issues_of(
    steps: Sequence[Step], tools: Iterable[Spec] | None, wrong: Iterable[Issue] = ()
) -> list[Issue]:
    """Give everything that is wrong with steps, nothing where they can run.

    Args:
        steps: The steps, in order.
        tools: The tools that there are; `None` where nobody knows.
        wrong: What is wrong with their form.

    """
    found = chain(wrong, _Check(steps, tools).issues())
    return [*islice(found, MAX_ISSUES)]


def where(reference: Reference) -> str:
    """Give what a reference takes, in words."""
    result = f"the result of the step {shortened(reference.step)}"
    return f"{shortened(reference.path)} in {result}" if reference.path else result


class _Check:
    def __init__(self, steps: Sequence[Step], tools: Iterable[Spec] | None) -> None:
        self.steps = steps
        self.tools = None if tools is None else {spec.name: spec for spec in tools}
        #: The first step of each id.
        self.places: dict[str, int] = {}
        for place, step in enumerate(steps):
            self.places.setdefault(step.id, place)
        #: How many references there are, up to the one that is looked at.
        self.references = 0
        self.inputs: dict[str, Type] = {}
        self.outputs: dict[str, Type] = {}

    def issues(self) -> Iterator[Issue]:
        for place, step in enumerate(self.steps):
            way = ("steps", place)
            first = self.places[step.id]
            if first != place:
                text = f"must be another one: /steps/{first} is {shortened(step.id)}."
                yield issue_at((*way, "id"), text, got=step.id)
            spec = None if self.tools is None else self.tools.get(step.tool)
            if self.tools is not None and spec is None:
                yield self.unknown(step.tool, (*way, "tool"))
            for index, need in enumerate(step.needs):
                yield from self.step(need, place, (*way, "needs", index))
            refers = [*islice(references(step.arguments), MAX_REFERENCES + 1)]
            for path, reference in refers:
                self.references += 1
                if self.references > MAX_REFERENCES:
                    most = f"a plan has at most {MAX_REFERENCES} references."
                    where_it_is = (*way, "arguments", *path)
                    yield issue_at(where_it_is, f"is one too many: {most}")
                    return
                yield from self.reference(reference, place, spec, path)
            if spec is not None:
                yield from self.arguments(step, place, spec, refers)

    def unknown(self, tool: str, way: Path) -> Issue:
        near = nearest(tool, self.tools or ())
        return issue_at(way, "is not a known tool.", got=tool, suggestion=near)

    def step(self, step: str, place: int, way: Path) -> Iterator[Issue]:
        """Report a step that has no result yet."""
        other = self.places.get(step)
        if other is None:
            before = [one.id for one in self.steps[:place]]
            text = f"refers to the step {shortened(step)}, which is not there."
            yield issue_at(way, text, suggestion=nearest(step, before))
        elif other == place:
            yield issue_at(way, "refers to its own step.")
        elif other > place:
            text = f"refers to the step {shortened(step)}, which comes later."
            yield issue_at(way, text)

    def reference(
        self, reference: Reference, place: int, spec: Spec | None, path: Path
    ) -> Iterator[Issue]:
        """Report a reference to what is not there, or never fits."""
        way = ("steps", place, "arguments", *path)
        wrong = list(self.step(reference.step, place, way))
        if wrong:
            yield from wrong
            return
        tools = self.tools or {}
        source = tools.get(self.steps[self.places[reference.step]].tool)
        if source is None:
            return
        given = self.output(source).at(keys_of(reference.path))
        if given is None:
            yield issue_at(way, f"takes {where(reference)}, where nothing can be.")
            return
        taken = None
        if spec is not None:
            taken = self.input(spec).at([str(step) for step in path])
        if taken is None or given.may_fit(taken):
            return
        if given.shares_kinds(taken):
            yield issue_at(way, f"takes {where(reference)}, which is never valid here.")
        else:
            text = f"must be {taken.phrase()}; {where(reference)} is {given.phrase()}."
            yield issue_at(way, text)

    def arguments(
        self, step: Step, place: int, spec: Spec, refers: list[tuple[Path, Reference]]
    ) -> Iterator[Issue]:
        """Report what is wrong with the arguments, whatever references will find."""
        table = None if spec.args is None else spec.args.table
        if table is None:
            return
        unknown = [tuple(map(str, path)) for path, _ in refers]
        for issue in diagnose(table, json.dump(values(step.arguments))):
            keys = keys_of(issue.path)
            if not self.is_sure(issue.code, keys, unknown, self.input(spec)):
                continue
            own = document_path(step.arguments, keys)
            yield moved(issue, keys, ("steps", place, "arguments", *own))

    def is_sure(
        self,
        code: str,
        keys: tuple[str, ...],
        unknown: list[tuple[str, ...]],
        root: Type,
    ) -> bool:
        """Whether an issue is there whatever stands at the places of references."""
        for path in unknown:
            if _is_above(path, keys):
                if path != keys or code != "unknown":
                    return False
            elif _is_above(keys, path) and code in {"unique", "schema", "format"}:
                return False
        for end in range(len(keys)):
            above = keys[:end]
            if not any(_is_above(above, path) for path in unknown):
                break
            found = root.at(above)
            if found is None or found.is_union:
                return False
        return True

    def input(self, spec: Spec) -> Type:
        if spec.name not in self.inputs:
            self.inputs[spec.name] = Type.of(spec.input_schema)
        return self.inputs[spec.name]

    def output(self, spec: Spec) -> Type:
        if spec.name not in self.outputs:
            self.outputs[spec.name] = Type.of(spec.output_schema)
        return self.outputs[spec.name]


def _is_above(path: tuple[str, ...], keys: tuple[str, ...]) -> bool:
    """Whether one place is another, or contains it; `*` hides a key of a secret."""
    if len(path) > len(keys):
        return False
    pairs = zip(path, keys, strict=False)
    return all(one == other or "*" in {one, other} for one, other in pairs)
