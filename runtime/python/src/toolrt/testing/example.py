"""The examples of a design, as tests of what implements its tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from toolrt.json import parse

from .asserts import told
from .compare import differences
from .source import toolset_of

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.call.envelope import Envelope
    from toolrt.host import AsyncExecutor, Executor
    from toolrt.spec import Example as Declared
    from toolrt.spec import Spec

    from .source import ToolsetLike

__all__ = ["Example", "examples"]


def examples(toolset: ToolsetLike, *, destructive: bool = False) -> list[Example]:
    """Give the examples of all tools of a toolset, in declared order.

    >>> cases = pytest.mark.parametrize("example", examples(files))  # doctest: +SKIP
    >>> @cases  # doctest: +SKIP
    ... def test_example(example, registry):
    ...     example.check(registry)

    Args:
        toolset: The function `toolset` of generated code, its package, or a toolset.
        destructive: Whether those of destructive tools are among them.

    """
    specs = [entry.tool.spec() for entry in toolset_of(toolset).entries]
    return [
        Example(spec, place, example)
        for spec in specs
        if destructive or spec.effects.destructive is not True
        for place, example in enumerate(spec.examples)
    ]


class Example:
    """An example of a tool."""

    __slots__ = ("_example", "_place", "spec")

    def __init__(self, spec: Spec, place: int, example: Declared) -> None:
        """Take the tool, and the place among its examples."""
        #: The spec of its tool.
        self.spec = spec
        self._place = place
        self._example = example

    @property
    def id(self) -> str:
        """The tool with the name of the example, or its number.

        Such as `find_files: All Python files` or `find_files: 2`.
        """
        return f"{self.spec.name}: {self._example.name or self._place + 1}"

    @property
    def __name__(self) -> str:
        """The id, by which pytest calls the test."""
        return self.id

    def check(self, executor: Executor, cx: Context | None = None) -> None:
        """Call the tool, and compare the answer with what the example states.

        Raises:
            AssertionError: With all that differs.

        """
        arguments = self._example.args.encode()
        self._compare(executor.call(self.spec.name, arguments, cx))

    async def acheck(self, executor: AsyncExecutor, cx: Context | None = None) -> None:
        """Call the tool, and compare the answer with what the example states.

        Raises:
            AssertionError: With all that differs.

        """
        arguments = self._example.args.encode()
        self._compare(await executor.acall(self.spec.name, arguments, cx))

    def _compare(self, envelope: Envelope[Any]) -> None:
        found = self._differences(envelope)
        if found:
            raise AssertionError("\n  ".join([self.id, *found]))

    def _differences(self, envelope: Envelope[Any]) -> list[str]:
        stated = self._example
        if stated.error is not None:
            code, details = stated.error
            fault = envelope.error
            if fault is None or fault.code != code:
                return [f"it should fail as `{code}`, but {told(envelope)}"]
            return differences(parse(details), fault.to_builtins().get("details", {}))
        if not envelope.ok or envelope.result_json is None:
            return [f"it should succeed, but {told(envelope)}"]
        if stated.result is None:
            return []
        return differences(parse(stated.result), parse(envelope.result_json))

    def __repr__(self) -> str:
        """Show the id."""
        return f"Example({self.id!r})"
