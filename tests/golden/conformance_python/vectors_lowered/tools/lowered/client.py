# Made by toolc from lowered.tools; do not edit.
"""Typed calls of the toolset `lowered`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_LOWERED0,
    CHECK_LOWERED1,
    CHECK_LOWERED2,
    CHECK_LOWERED3,
    CHECK_LOWERED4,
    CHECK_LOWERED5,
    CHECK_LOWERED6,
    CHECK_LOWERED7,
    CHECK_LOWERED8,
    CHECK_LOWERED9,
    CHECK_LOWERED10,
    CHECK_LOWERED11,
    CHECK_LOWERED12,
    CHECK_LOWERED13,
)

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `lowered`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_lowered0(self) -> types.Line:
        """Checks `Line`."""
        return call(self._executor, CHECK_LOWERED0, given(CHECK_LOWERED0), self._cx)

    def check_lowered1(self) -> dict[str, dict[str, str | None]]:
        """Checks `Nested`."""
        return call(self._executor, CHECK_LOWERED1, given(CHECK_LOWERED1), self._cx)

    def check_lowered2(self) -> dict[str, str | None]:
        """Checks `Labels`."""
        return call(self._executor, CHECK_LOWERED2, given(CHECK_LOWERED2), self._cx)

    def check_lowered3(self) -> tuple[float, float]:
        """Checks `Point`."""
        return call(self._executor, CHECK_LOWERED3, given(CHECK_LOWERED3), self._cx)

    def check_lowered4(self) -> types.Way:
        """Checks `Way`."""
        return call(self._executor, CHECK_LOWERED4, given(CHECK_LOWERED4), self._cx)

    def check_lowered5(self) -> types.Tree:
        """Checks `Tree`."""
        return call(self._executor, CHECK_LOWERED5, given(CHECK_LOWERED5), self._cx)

    def check_lowered6(self) -> types.Target:
        """Checks `Target`."""
        return call(self._executor, CHECK_LOWERED6, given(CHECK_LOWERED6), self._cx)

    def check_lowered7(self) -> types.Answer:
        """Checks `Answer`."""
        return call(self._executor, CHECK_LOWERED7, given(CHECK_LOWERED7), self._cx)

    def check_lowered8(self) -> types.Kept:
        """Checks `Kept`."""
        return call(self._executor, CHECK_LOWERED8, given(CHECK_LOWERED8), self._cx)

    def check_lowered9(self) -> types.Either:
        """Checks `Either`."""
        return call(self._executor, CHECK_LOWERED9, given(CHECK_LOWERED9), self._cx)

    def check_lowered10(self) -> types.Odd:
        """Checks `Odd`."""
        return call(self._executor, CHECK_LOWERED10, given(CHECK_LOWERED10), self._cx)

    def check_lowered11(self) -> types.Documents:
        """Checks `Documents`."""
        return call(self._executor, CHECK_LOWERED11, given(CHECK_LOWERED11), self._cx)

    def check_lowered12(self) -> types.Deep:
        """Checks `Deep`."""
        return call(self._executor, CHECK_LOWERED12, given(CHECK_LOWERED12), self._cx)

    def check_lowered13(self) -> types.Pair:
        """Checks `Pair`."""
        return call(self._executor, CHECK_LOWERED13, given(CHECK_LOWERED13), self._cx)


class AsyncClient:
    """Calls the tools of `lowered`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_lowered0(self) -> types.Line:
        """Checks `Line`."""
        return await acall(
            self._executor, CHECK_LOWERED0, given(CHECK_LOWERED0), self._cx
        )

    async def check_lowered1(self) -> dict[str, dict[str, str | None]]:
        """Checks `Nested`."""
        return await acall(
            self._executor, CHECK_LOWERED1, given(CHECK_LOWERED1), self._cx
        )

    async def check_lowered2(self) -> dict[str, str | None]:
        """Checks `Labels`."""
        return await acall(
            self._executor, CHECK_LOWERED2, given(CHECK_LOWERED2), self._cx
        )

    async def check_lowered3(self) -> tuple[float, float]:
        """Checks `Point`."""
        return await acall(
            self._executor, CHECK_LOWERED3, given(CHECK_LOWERED3), self._cx
        )

    async def check_lowered4(self) -> types.Way:
        """Checks `Way`."""
        return await acall(
            self._executor, CHECK_LOWERED4, given(CHECK_LOWERED4), self._cx
        )

    async def check_lowered5(self) -> types.Tree:
        """Checks `Tree`."""
        return await acall(
            self._executor, CHECK_LOWERED5, given(CHECK_LOWERED5), self._cx
        )

    async def check_lowered6(self) -> types.Target:
        """Checks `Target`."""
        return await acall(
            self._executor, CHECK_LOWERED6, given(CHECK_LOWERED6), self._cx
        )

    async def check_lowered7(self) -> types.Answer:
        """Checks `Answer`."""
        return await acall(
            self._executor, CHECK_LOWERED7, given(CHECK_LOWERED7), self._cx
        )

    async def check_lowered8(self) -> types.Kept:
        """Checks `Kept`."""
        return await acall(
            self._executor, CHECK_LOWERED8, given(CHECK_LOWERED8), self._cx
        )

    async def check_lowered9(self) -> types.Either:
        """Checks `Either`."""
        return await acall(
            self._executor, CHECK_LOWERED9, given(CHECK_LOWERED9), self._cx
        )

    async def check_lowered10(self) -> types.Odd:
        """Checks `Odd`."""
        return await acall(
            self._executor, CHECK_LOWERED10, given(CHECK_LOWERED10), self._cx
        )

    async def check_lowered11(self) -> types.Documents:
        """Checks `Documents`."""
        return await acall(
            self._executor, CHECK_LOWERED11, given(CHECK_LOWERED11), self._cx
        )

    async def check_lowered12(self) -> types.Deep:
        """Checks `Deep`."""
        return await acall(
            self._executor, CHECK_LOWERED12, given(CHECK_LOWERED12), self._cx
        )

    async def check_lowered13(self) -> types.Pair:
        """Checks `Pair`."""
        return await acall(
            self._executor, CHECK_LOWERED13, given(CHECK_LOWERED13), self._cx
        )
