"""Toolsets without a provider.

Their tools give what the examples of the design say, else valid values from a seed.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from toolrt.call.envelope import CallFault
from toolrt.call.error import Action, Kind, Passing
from toolrt.call.reply import Partial, Summary
from toolrt.codec import Refused
from toolrt.host import Toolset
from toolrt.host.toolset import Entry
from toolrt.json import dump, parse
from toolrt.table import NULL, STRING

from . import same
from .chance import Chance, state_of
from .heights import Heights
from .seeded import NoValue, made
from .source import toolset_of
from .stop import Steps
from .texts import text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolrt.call.error import ToolError
    from toolrt.host import Declared, Tool

    from .source import ToolsetLike

__all__ = ["fake"]

#: The error that a tool is to give: its code, or the code with the fields of the error.
Failure: TypeAlias = str | tuple[str, Mapping[str, object]]


def fake(
    toolset: ToolsetLike,
    seed: int = 0,
    *,
    fail: Mapping[str, Failure] | None = None,
    partial: Mapping[str, Failure] | None = None,
) -> Toolset:
    """Give a toolset that needs no provider, for tests of what calls tools.

    A call gets the result or the error of the design's first example with the same
    arguments, else a valid value: always the same for the same seed, tool and
    arguments.

    Args:
        toolset: The function `toolset` of generated code, its package, or a toolset.
        seed: Where values begin.
        fail: Tools that fail, by their names: each with the code of an error that it
            declares, or with the code and the fields of the error. Without fields they
            are those of the first example with this error.
        partial: `partial` tools that succeed in one of two parts, and fail in the
            other, likewise.

    Raises:
        ValueError: The toolset has no such tool, the tool declares no such error, the
            fields are not those of the error, or the tool is not `partial`.

    """
    given = toolset_of(toolset)
    tools = {entry.tool.name: entry.tool for entry in given.entries}
    failing = {name: _failing(given, tools, name, own) for name, own in _of(fail)}
    partly = {name: _failing(given, tools, name, own) for name, own in _of(partial)}
    for name in partly:
        if not tools[name].spec().partial:
            raise ValueError(f"`{name}` is not partial")
    entries: list[Entry] = []
    for entry in given.entries:
        tool = _bare(entry.tool)
        faked = _Faked(tool, str(seed), failing.get(tool.name), partly.get(tool.name))
        plan = _no_steps if tool.dry_run else None
        entries.append(Entry(tool, entry.toolset, faked, plan=plan))
    return Toolset(given.name, given.load, tuple(entries))


def _of(failures: Mapping[str, Failure] | None) -> Iterator[tuple[str, Failure]]:
    yield from (failures or {}).items()


class _Failing(Struct, frozen=True):
    """An error that a tool declares, with its details as JSON."""

    tool: Any
    code: str
    details: bytes

    def error(self) -> ToolError:
        """Give the error."""
        declared: Declared = self.tool.errors[self.code]
        return declared.made(self.code, declared.codec.decode(self.details), None)


def _failing(
    toolset: Toolset, tools: Mapping[str, Tool[Any, Any]], name: str, failure: Failure
) -> _Failing:
    tool = tools.get(name)
    if tool is None:
        raise ValueError(f"the toolset `{toolset.name}` has no tool `{name}`")
    code, fields = (failure, None) if isinstance(failure, str) else failure
    if code not in tool.errors:
        raise ValueError(f"`{name}` declares no error `{code}`")
    if fields is None:
        errors = (example.error for example in tool.spec().examples)
        shown = (error[1] for error in errors if error and error[0] == code)
        details = next(shown, "{}").encode()
    else:
        details = dump(dict(fields))
    failing = _Failing(tool, code, details)
    try:
        failing.error()
    except Refused as refused:
        raise ValueError(f"the fields of `{code}`: {refused}") from None
    return failing


def _bare(tool: Tool[Any, Any]) -> Tool[Any, Any]:
    """Give a tool that needs nothing of the context, and runs nothing else."""
    own: Any = copy(tool)
    for name in ("injected", "messages"):
        own.__dict__.pop(name, None)
        setattr(own, f"_{name}", None)
    own.chain = False
    bare: Tool[Any, Any] = own
    return bare


def _no_steps(*_: object) -> list[object]:
    return []


class _Faked:
    """The handler of a tool without a provider."""

    def __init__(
        self,
        tool: Tool[Any, Any],
        seed: str,
        failing: _Failing | None,
        partly: _Failing | None,
    ) -> None:
        self._tool = tool
        self._seed = seed
        self._failing = failing
        self._partly = partly
        self._heights: tuple[Heights, Heights] | None = None

    def __call__(self, cx: Any, args: Any, *rest: Any) -> Any:  # noqa: ARG002 # handlers take it
        """Answer a call."""
        given = same.text_of(parse(self._tool.args.encode(args)))
        try:
            result = self._answer(given)
            if self._tool.item is not None:
                for item in self._items(given):
                    rest[-1].send(item)
        except NoValue as why:
            message = f"The fake fails: {why}."
            hint = "Give the tool an example with these arguments."
            fault = CallFault.of(
                "no_value", Kind.INTERNAL, message, action=Action.STOP, hint=hint
            )
            raise Passing(fault) from None
        if self._partly is None:
            return result
        summary = Summary(total=2, succeeded=1, failed=1)
        return Partial(result=result, errors=[self._partly.error()], summary=summary)

    def _answer(self, given: str) -> Any:
        """Give what the arguments get."""
        if self._failing is not None:
            raise self._failing.error()
        tool = self._tool
        for example in tool.spec().examples:
            written = tool.args.encode(tool.args.decode(example.args))
            if same.text_of(parse(written)) != given:
                continue
            if example.result is not None:
                return tool.result_codec().decode(example.result)
            if example.error is not None:
                code, details = example.error
                raise _Failing(tool, code, details.encode()).error()
        state = state_of("fake", self._seed, tool.name, given)
        if tool.result is None:
            return text(Chance(state), Steps(), STRING)
        return tool.result.decode(made(self._known()[0], state))

    def _items(self, given: str) -> Iterator[Any]:
        """Give one to three items."""
        tool, heights = self._tool, self._known()[1]

        def state(index: str) -> int:
            return state_of("fake", self._seed, tool.name, given, "item", index)

        for index in range(1 + Chance(state("")).below(3)):
            if tool.item is not None:
                yield tool.item.decode(made(heights, state(str(index))))

    def _known(self) -> tuple[Heights, Heights]:
        """Give the heights of the result and of items."""
        if self._heights is None:
            result, item = self._tool.result, self._tool.item
            self._heights = (
                Heights(NULL if result is None else result.table),
                Heights(NULL if item is None else item.table),
            )
        return self._heights
