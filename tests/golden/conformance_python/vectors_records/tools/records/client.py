# Made by toolc from records.tools; do not edit.
"""Typed calls of the toolset `records`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_RECORDS0,
    CHECK_RECORDS1,
    CHECK_RECORDS2,
    CHECK_RECORDS3,
    CHECK_RECORDS4,
    CHECK_RECORDS5,
    CHECK_RECORDS6,
    CHECK_RECORDS7,
    CHECK_RECORDS8,
    CHECK_RECORDS9,
    CHECK_RECORDS10,
    CHECK_RECORDS11,
    CHECK_RECORDS12,
    CHECK_RECORDS13,
    CHECK_RECORDS14,
    CHECK_RECORDS15,
    CHECK_RECORDS16,
    CHECK_RECORDS17,
    CHECK_RECORDS18,
    CHECK_RECORDS19,
    CHECK_RECORDS20,
)

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `records`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_records0(self) -> types.Todo:
        """Checks `Todo`."""
        return call(self._executor, CHECK_RECORDS0, given(CHECK_RECORDS0), self._cx)

    def check_records1(self) -> types.Empty:
        """Checks `Empty`."""
        return call(self._executor, CHECK_RECORDS1, given(CHECK_RECORDS1), self._cx)

    def check_records2(self) -> types.Open:
        """Checks `Open`."""
        return call(self._executor, CHECK_RECORDS2, given(CHECK_RECORDS2), self._cx)

    def check_records3(self) -> types.OpenJson:
        """Checks `OpenJson`."""
        return call(self._executor, CHECK_RECORDS3, given(CHECK_RECORDS3), self._cx)

    def check_records4(self) -> types.OpenTyped:
        """Checks `OpenTyped`."""
        return call(self._executor, CHECK_RECORDS4, given(CHECK_RECORDS4), self._cx)

    def check_records5(self) -> types.Odd:
        """Checks `Odd`."""
        return call(self._executor, CHECK_RECORDS5, given(CHECK_RECORDS5), self._cx)

    def check_records6(self) -> types.Outer:
        """Checks `Outer`."""
        return call(self._executor, CHECK_RECORDS6, given(CHECK_RECORDS6), self._cx)

    def check_records7(self) -> types.Node:
        """Checks `Node`."""
        return call(self._executor, CHECK_RECORDS7, given(CHECK_RECORDS7), self._cx)

    def check_records8(self) -> types.Absent:
        """Checks `Absent`."""
        return call(self._executor, CHECK_RECORDS8, given(CHECK_RECORDS8), self._cx)

    def check_records9(self) -> types.Settings:
        """Checks `Settings`."""
        return call(self._executor, CHECK_RECORDS9, given(CHECK_RECORDS9), self._cx)

    def check_records10(self) -> types.More:
        """Checks `More`."""
        return call(self._executor, CHECK_RECORDS10, given(CHECK_RECORDS10), self._cx)

    def check_records11(self) -> types.Wanted:
        """Checks `Wanted`."""
        return call(self._executor, CHECK_RECORDS11, given(CHECK_RECORDS11), self._cx)

    def check_records12(self) -> types.Pick:
        """Checks `Pick`."""
        return call(self._executor, CHECK_RECORDS12, given(CHECK_RECORDS12), self._cx)

    def check_records13(self) -> types.Base:
        """Checks `Base`."""
        return call(self._executor, CHECK_RECORDS13, given(CHECK_RECORDS13), self._cx)

    def check_records14(self) -> types.Wide:
        """Checks `Wide`."""
        return call(self._executor, CHECK_RECORDS14, given(CHECK_RECORDS14), self._cx)

    def check_records15(self) -> types.Spelled:
        """Checks `Spelled`."""
        return call(self._executor, CHECK_RECORDS15, given(CHECK_RECORDS15), self._cx)

    def check_records16(self) -> types.Marked:
        """Checks `Marked`."""
        return call(self._executor, CHECK_RECORDS16, given(CHECK_RECORDS16), self._cx)

    def check_records17(self) -> types.OpenDeep:
        """Checks `OpenDeep`."""
        return call(self._executor, CHECK_RECORDS17, given(CHECK_RECORDS17), self._cx)

    def check_records18(self) -> types.Even:
        """Checks `Even`."""
        return call(self._executor, CHECK_RECORDS18, given(CHECK_RECORDS18), self._cx)

    def check_records19(self) -> types.Chain:
        """Checks `Chain`."""
        return call(self._executor, CHECK_RECORDS19, given(CHECK_RECORDS19), self._cx)

    def check_records20(self) -> types.Rows:
        """Checks `Rows`."""
        return call(self._executor, CHECK_RECORDS20, given(CHECK_RECORDS20), self._cx)


class AsyncClient:
    """Calls the tools of `records`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_records0(self) -> types.Todo:
        """Checks `Todo`."""
        return await acall(
            self._executor, CHECK_RECORDS0, given(CHECK_RECORDS0), self._cx
        )

    async def check_records1(self) -> types.Empty:
        """Checks `Empty`."""
        return await acall(
            self._executor, CHECK_RECORDS1, given(CHECK_RECORDS1), self._cx
        )

    async def check_records2(self) -> types.Open:
        """Checks `Open`."""
        return await acall(
            self._executor, CHECK_RECORDS2, given(CHECK_RECORDS2), self._cx
        )

    async def check_records3(self) -> types.OpenJson:
        """Checks `OpenJson`."""
        return await acall(
            self._executor, CHECK_RECORDS3, given(CHECK_RECORDS3), self._cx
        )

    async def check_records4(self) -> types.OpenTyped:
        """Checks `OpenTyped`."""
        return await acall(
            self._executor, CHECK_RECORDS4, given(CHECK_RECORDS4), self._cx
        )

    async def check_records5(self) -> types.Odd:
        """Checks `Odd`."""
        return await acall(
            self._executor, CHECK_RECORDS5, given(CHECK_RECORDS5), self._cx
        )

    async def check_records6(self) -> types.Outer:
        """Checks `Outer`."""
        return await acall(
            self._executor, CHECK_RECORDS6, given(CHECK_RECORDS6), self._cx
        )

    async def check_records7(self) -> types.Node:
        """Checks `Node`."""
        return await acall(
            self._executor, CHECK_RECORDS7, given(CHECK_RECORDS7), self._cx
        )

    async def check_records8(self) -> types.Absent:
        """Checks `Absent`."""
        return await acall(
            self._executor, CHECK_RECORDS8, given(CHECK_RECORDS8), self._cx
        )

    async def check_records9(self) -> types.Settings:
        """Checks `Settings`."""
        return await acall(
            self._executor, CHECK_RECORDS9, given(CHECK_RECORDS9), self._cx
        )

    async def check_records10(self) -> types.More:
        """Checks `More`."""
        return await acall(
            self._executor, CHECK_RECORDS10, given(CHECK_RECORDS10), self._cx
        )

    async def check_records11(self) -> types.Wanted:
        """Checks `Wanted`."""
        return await acall(
            self._executor, CHECK_RECORDS11, given(CHECK_RECORDS11), self._cx
        )

    async def check_records12(self) -> types.Pick:
        """Checks `Pick`."""
        return await acall(
            self._executor, CHECK_RECORDS12, given(CHECK_RECORDS12), self._cx
        )

    async def check_records13(self) -> types.Base:
        """Checks `Base`."""
        return await acall(
            self._executor, CHECK_RECORDS13, given(CHECK_RECORDS13), self._cx
        )

    async def check_records14(self) -> types.Wide:
        """Checks `Wide`."""
        return await acall(
            self._executor, CHECK_RECORDS14, given(CHECK_RECORDS14), self._cx
        )

    async def check_records15(self) -> types.Spelled:
        """Checks `Spelled`."""
        return await acall(
            self._executor, CHECK_RECORDS15, given(CHECK_RECORDS15), self._cx
        )

    async def check_records16(self) -> types.Marked:
        """Checks `Marked`."""
        return await acall(
            self._executor, CHECK_RECORDS16, given(CHECK_RECORDS16), self._cx
        )

    async def check_records17(self) -> types.OpenDeep:
        """Checks `OpenDeep`."""
        return await acall(
            self._executor, CHECK_RECORDS17, given(CHECK_RECORDS17), self._cx
        )

    async def check_records18(self) -> types.Even:
        """Checks `Even`."""
        return await acall(
            self._executor, CHECK_RECORDS18, given(CHECK_RECORDS18), self._cx
        )

    async def check_records19(self) -> types.Chain:
        """Checks `Chain`."""
        return await acall(
            self._executor, CHECK_RECORDS19, given(CHECK_RECORDS19), self._cx
        )

    async def check_records20(self) -> types.Rows:
        """Checks `Rows`."""
        return await acall(
            self._executor, CHECK_RECORDS20, given(CHECK_RECORDS20), self._cx
        )
