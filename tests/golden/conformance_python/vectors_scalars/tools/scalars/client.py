# Made by toolc from scalars.tools; do not edit.
"""Typed calls of the toolset `scalars`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_SCALARS0,
    CHECK_SCALARS1,
    CHECK_SCALARS2,
    CHECK_SCALARS3,
    CHECK_SCALARS4,
    CHECK_SCALARS5,
    CHECK_SCALARS6,
    CHECK_SCALARS7,
    CHECK_SCALARS8,
    CHECK_SCALARS9,
    CHECK_SCALARS10,
    CHECK_SCALARS11,
    CHECK_SCALARS12,
    CHECK_SCALARS13,
    CHECK_SCALARS14,
    CHECK_SCALARS15,
    CHECK_SCALARS16,
    CHECK_SCALARS17,
)

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `scalars`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_scalars0(self) -> str:
        """Checks `Text`."""
        return call(self._executor, CHECK_SCALARS0, given(CHECK_SCALARS0), self._cx)

    def check_scalars1(self) -> int:
        """Checks `Whole`."""
        return call(self._executor, CHECK_SCALARS1, given(CHECK_SCALARS1), self._cx)

    def check_scalars2(self) -> float:
        """Checks `Real`."""
        return call(self._executor, CHECK_SCALARS2, given(CHECK_SCALARS2), self._cx)

    def check_scalars3(self) -> bool:
        """Checks `Flag`."""
        return call(self._executor, CHECK_SCALARS3, given(CHECK_SCALARS3), self._cx)

    def check_scalars4(self) -> None:
        """Checks `Nothing`."""
        return call(self._executor, CHECK_SCALARS4, given(CHECK_SCALARS4), self._cx)

    def check_scalars5(self) -> str | None:
        """Checks `MaybeText`."""
        return call(self._executor, CHECK_SCALARS5, given(CHECK_SCALARS5), self._cx)

    def check_scalars6(self) -> toolrt.Json:
        """Checks `Any`."""
        return call(self._executor, CHECK_SCALARS6, given(CHECK_SCALARS6), self._cx)

    def check_scalars7(self) -> int | None:
        """Checks `MaybeWhole`."""
        return call(self._executor, CHECK_SCALARS7, given(CHECK_SCALARS7), self._cx)

    def check_scalars8(self) -> float | None:
        """Checks `MaybeReal`."""
        return call(self._executor, CHECK_SCALARS8, given(CHECK_SCALARS8), self._cx)

    def check_scalars9(self) -> bool | None:
        """Checks `MaybeFlag`."""
        return call(self._executor, CHECK_SCALARS9, given(CHECK_SCALARS9), self._cx)

    def check_scalars10(self) -> toolrt.Json | None:
        """Checks `MaybeAny`."""
        return call(self._executor, CHECK_SCALARS10, given(CHECK_SCALARS10), self._cx)

    def check_scalars11(self) -> bytes | None:
        """Checks `MaybeData`."""
        return call(self._executor, CHECK_SCALARS11, given(CHECK_SCALARS11), self._cx)

    def check_scalars12(self) -> str | None:
        """Checks `MaybeDay`."""
        return call(self._executor, CHECK_SCALARS12, given(CHECK_SCALARS12), self._cx)

    def check_scalars13(self) -> list[int] | None:
        """Checks `MaybeList`."""
        return call(self._executor, CHECK_SCALARS13, given(CHECK_SCALARS13), self._cx)

    def check_scalars14(self) -> dict[str, int] | None:
        """Checks `MaybeMap`."""
        return call(self._executor, CHECK_SCALARS14, given(CHECK_SCALARS14), self._cx)

    def check_scalars15(self) -> types.Point | None:
        """Checks `MaybeRecord`."""
        return call(self._executor, CHECK_SCALARS15, given(CHECK_SCALARS15), self._cx)

    def check_scalars16(self) -> bytes:
        """Checks `Data`."""
        return call(self._executor, CHECK_SCALARS16, given(CHECK_SCALARS16), self._cx)

    def check_scalars17(self) -> str:
        """Checks `Noted`."""
        return call(self._executor, CHECK_SCALARS17, given(CHECK_SCALARS17), self._cx)


class AsyncClient:
    """Calls the tools of `scalars`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_scalars0(self) -> str:
        """Checks `Text`."""
        return await acall(
            self._executor, CHECK_SCALARS0, given(CHECK_SCALARS0), self._cx
        )

    async def check_scalars1(self) -> int:
        """Checks `Whole`."""
        return await acall(
            self._executor, CHECK_SCALARS1, given(CHECK_SCALARS1), self._cx
        )

    async def check_scalars2(self) -> float:
        """Checks `Real`."""
        return await acall(
            self._executor, CHECK_SCALARS2, given(CHECK_SCALARS2), self._cx
        )

    async def check_scalars3(self) -> bool:
        """Checks `Flag`."""
        return await acall(
            self._executor, CHECK_SCALARS3, given(CHECK_SCALARS3), self._cx
        )

    async def check_scalars4(self) -> None:
        """Checks `Nothing`."""
        return await acall(
            self._executor, CHECK_SCALARS4, given(CHECK_SCALARS4), self._cx
        )

    async def check_scalars5(self) -> str | None:
        """Checks `MaybeText`."""
        return await acall(
            self._executor, CHECK_SCALARS5, given(CHECK_SCALARS5), self._cx
        )

    async def check_scalars6(self) -> toolrt.Json:
        """Checks `Any`."""
        return await acall(
            self._executor, CHECK_SCALARS6, given(CHECK_SCALARS6), self._cx
        )

    async def check_scalars7(self) -> int | None:
        """Checks `MaybeWhole`."""
        return await acall(
            self._executor, CHECK_SCALARS7, given(CHECK_SCALARS7), self._cx
        )

    async def check_scalars8(self) -> float | None:
        """Checks `MaybeReal`."""
        return await acall(
            self._executor, CHECK_SCALARS8, given(CHECK_SCALARS8), self._cx
        )

    async def check_scalars9(self) -> bool | None:
        """Checks `MaybeFlag`."""
        return await acall(
            self._executor, CHECK_SCALARS9, given(CHECK_SCALARS9), self._cx
        )

    async def check_scalars10(self) -> toolrt.Json | None:
        """Checks `MaybeAny`."""
        return await acall(
            self._executor, CHECK_SCALARS10, given(CHECK_SCALARS10), self._cx
        )

    async def check_scalars11(self) -> bytes | None:
        """Checks `MaybeData`."""
        return await acall(
            self._executor, CHECK_SCALARS11, given(CHECK_SCALARS11), self._cx
        )

    async def check_scalars12(self) -> str | None:
        """Checks `MaybeDay`."""
        return await acall(
            self._executor, CHECK_SCALARS12, given(CHECK_SCALARS12), self._cx
        )

    async def check_scalars13(self) -> list[int] | None:
        """Checks `MaybeList`."""
        return await acall(
            self._executor, CHECK_SCALARS13, given(CHECK_SCALARS13), self._cx
        )

    async def check_scalars14(self) -> dict[str, int] | None:
        """Checks `MaybeMap`."""
        return await acall(
            self._executor, CHECK_SCALARS14, given(CHECK_SCALARS14), self._cx
        )

    async def check_scalars15(self) -> types.Point | None:
        """Checks `MaybeRecord`."""
        return await acall(
            self._executor, CHECK_SCALARS15, given(CHECK_SCALARS15), self._cx
        )

    async def check_scalars16(self) -> bytes:
        """Checks `Data`."""
        return await acall(
            self._executor, CHECK_SCALARS16, given(CHECK_SCALARS16), self._cx
        )

    async def check_scalars17(self) -> str:
        """Checks `Noted`."""
        return await acall(
            self._executor, CHECK_SCALARS17, given(CHECK_SCALARS17), self._cx
        )
