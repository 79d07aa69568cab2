# Made by toolc from enums.tools; do not edit.
"""Typed calls of the toolset `enums`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_ENUMS0,
    CHECK_ENUMS1,
    CHECK_ENUMS2,
    CHECK_ENUMS3,
    CHECK_ENUMS4,
    CHECK_ENUMS5,
    CHECK_ENUMS6,
    CHECK_ENUMS7,
    CHECK_ENUMS8,
    CHECK_ENUMS9,
    CHECK_ENUMS10,
    CHECK_ENUMS11,
    CHECK_ENUMS12,
    CHECK_ENUMS13,
    CHECK_ENUMS14,
    CHECK_ENUMS15,
    CHECK_ENUMS16,
    CHECK_ENUMS17,
    CHECK_ENUMS18,
    CHECK_ENUMS19,
    CHECK_ENUMS20,
)

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `enums`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_enums0(self) -> types.Status:
        """Checks `Status`."""
        return call(self._executor, CHECK_ENUMS0, given(CHECK_ENUMS0), self._cx)

    def check_enums1(self) -> types.Code:
        """Checks `Code`."""
        return call(self._executor, CHECK_ENUMS1, given(CHECK_ENUMS1), self._cx)

    def check_enums2(self) -> types.Sort:
        """Checks `Sort`."""
        return call(self._executor, CHECK_ENUMS2, given(CHECK_ENUMS2), self._cx)

    def check_enums3(self) -> types.Mode:
        """Checks `Mode`."""
        return call(self._executor, CHECK_ENUMS3, given(CHECK_ENUMS3), self._cx)

    def check_enums4(self) -> types.Level:
        """Checks `Level`."""
        return call(self._executor, CHECK_ENUMS4, given(CHECK_ENUMS4), self._cx)

    def check_enums5(self) -> types.Mixed | None:
        """Checks `Mixed`."""
        return call(self._executor, CHECK_ENUMS5, given(CHECK_ENUMS5), self._cx)

    def check_enums6(self) -> types.Only:
        """Checks `Only`."""
        return call(self._executor, CHECK_ENUMS6, given(CHECK_ENUMS6), self._cx)

    def check_enums7(self) -> types.OptionalMode | None:
        """Checks `OptionalMode`."""
        return call(self._executor, CHECK_ENUMS7, given(CHECK_ENUMS7), self._cx)

    def check_enums8(self) -> types.Job:
        """Checks `Job`."""
        return call(self._executor, CHECK_ENUMS8, given(CHECK_ENUMS8), self._cx)

    def check_enums9(self) -> types.Many:
        """Checks `Many`."""
        return call(self._executor, CHECK_ENUMS9, given(CHECK_ENUMS9), self._cx)

    def check_enums10(self) -> types.Twenty:
        """Checks `Twenty`."""
        return call(self._executor, CHECK_ENUMS10, given(CHECK_ENUMS10), self._cx)

    def check_enums11(self) -> types.TwentyOne:
        """Checks `TwentyOne`."""
        return call(self._executor, CHECK_ENUMS11, given(CHECK_ENUMS11), self._cx)

    def check_enums12(self) -> types.Rate:
        """Checks `Rate`."""
        return call(self._executor, CHECK_ENUMS12, given(CHECK_ENUMS12), self._cx)

    def check_enums13(self) -> types.Accent:
        """Checks `Accent`."""
        return call(self._executor, CHECK_ENUMS13, given(CHECK_ENUMS13), self._cx)

    def check_enums14(self) -> types.Yes:
        """Checks `Yes`."""
        return call(self._executor, CHECK_ENUMS14, given(CHECK_ENUMS14), self._cx)

    def check_enums15(self) -> types.Answer:
        """Checks `Answer`."""
        return call(self._executor, CHECK_ENUMS15, given(CHECK_ENUMS15), self._cx)

    def check_enums16(self) -> types.OnlyMaybe | None:
        """Checks `OnlyMaybe`."""
        return call(self._executor, CHECK_ENUMS16, given(CHECK_ENUMS16), self._cx)

    def check_enums17(self) -> types.Flags:
        """Checks `Flags`."""
        return call(self._executor, CHECK_ENUMS17, given(CHECK_ENUMS17), self._cx)

    def check_enums18(self) -> list[types.Status]:
        """Checks `Statuses`."""
        return call(self._executor, CHECK_ENUMS18, given(CHECK_ENUMS18), self._cx)

    def check_enums19(self) -> dict[str, types.Status]:
        """Checks `ByStatus`."""
        return call(self._executor, CHECK_ENUMS19, given(CHECK_ENUMS19), self._cx)

    def check_enums20(self) -> types.Long:
        """Checks `Long`."""
        return call(self._executor, CHECK_ENUMS20, given(CHECK_ENUMS20), self._cx)


class AsyncClient:
    """Calls the tools of `enums`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_enums0(self) -> types.Status:
        """Checks `Status`."""
        return await acall(self._executor, CHECK_ENUMS0, given(CHECK_ENUMS0), self._cx)

    async def check_enums1(self) -> types.Code:
        """Checks `Code`."""
        return await acall(self._executor, CHECK_ENUMS1, given(CHECK_ENUMS1), self._cx)

    async def check_enums2(self) -> types.Sort:
        """Checks `Sort`."""
        return await acall(self._executor, CHECK_ENUMS2, given(CHECK_ENUMS2), self._cx)

    async def check_enums3(self) -> types.Mode:
        """Checks `Mode`."""
        return await acall(self._executor, CHECK_ENUMS3, given(CHECK_ENUMS3), self._cx)

    async def check_enums4(self) -> types.Level:
        """Checks `Level`."""
        return await acall(self._executor, CHECK_ENUMS4, given(CHECK_ENUMS4), self._cx)

    async def check_enums5(self) -> types.Mixed | None:
        """Checks `Mixed`."""
        return await acall(self._executor, CHECK_ENUMS5, given(CHECK_ENUMS5), self._cx)

    async def check_enums6(self) -> types.Only:
        """Checks `Only`."""
        return await acall(self._executor, CHECK_ENUMS6, given(CHECK_ENUMS6), self._cx)

    async def check_enums7(self) -> types.OptionalMode | None:
        """Checks `OptionalMode`."""
        return await acall(self._executor, CHECK_ENUMS7, given(CHECK_ENUMS7), self._cx)

    async def check_enums8(self) -> types.Job:
        """Checks `Job`."""
        return await acall(self._executor, CHECK_ENUMS8, given(CHECK_ENUMS8), self._cx)

    async def check_enums9(self) -> types.Many:
        """Checks `Many`."""
        return await acall(self._executor, CHECK_ENUMS9, given(CHECK_ENUMS9), self._cx)

    async def check_enums10(self) -> types.Twenty:
        """Checks `Twenty`."""
        return await acall(
            self._executor, CHECK_ENUMS10, given(CHECK_ENUMS10), self._cx
        )

    async def check_enums11(self) -> types.TwentyOne:
        """Checks `TwentyOne`."""
        return await acall(
            self._executor, CHECK_ENUMS11, given(CHECK_ENUMS11), self._cx
        )

    async def check_enums12(self) -> types.Rate:
        """Checks `Rate`."""
        return await acall(
            self._executor, CHECK_ENUMS12, given(CHECK_ENUMS12), self._cx
        )

    async def check_enums13(self) -> types.Accent:
        """Checks `Accent`."""
        return await acall(
            self._executor, CHECK_ENUMS13, given(CHECK_ENUMS13), self._cx
        )

    async def check_enums14(self) -> types.Yes:
        """Checks `Yes`."""
        return await acall(
            self._executor, CHECK_ENUMS14, given(CHECK_ENUMS14), self._cx
        )

    async def check_enums15(self) -> types.Answer:
        """Checks `Answer`."""
        return await acall(
            self._executor, CHECK_ENUMS15, given(CHECK_ENUMS15), self._cx
        )

    async def check_enums16(self) -> types.OnlyMaybe | None:
        """Checks `OnlyMaybe`."""
        return await acall(
            self._executor, CHECK_ENUMS16, given(CHECK_ENUMS16), self._cx
        )

    async def check_enums17(self) -> types.Flags:
        """Checks `Flags`."""
        return await acall(
            self._executor, CHECK_ENUMS17, given(CHECK_ENUMS17), self._cx
        )

    async def check_enums18(self) -> list[types.Status]:
        """Checks `Statuses`."""
        return await acall(
            self._executor, CHECK_ENUMS18, given(CHECK_ENUMS18), self._cx
        )

    async def check_enums19(self) -> dict[str, types.Status]:
        """Checks `ByStatus`."""
        return await acall(
            self._executor, CHECK_ENUMS19, given(CHECK_ENUMS19), self._cx
        )

    async def check_enums20(self) -> types.Long:
        """Checks `Long`."""
        return await acall(
            self._executor, CHECK_ENUMS20, given(CHECK_ENUMS20), self._cx
        )
