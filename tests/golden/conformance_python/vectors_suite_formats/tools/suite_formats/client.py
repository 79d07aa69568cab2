# Made by toolc from suite_formats.tools; do not edit.
"""Typed calls of the toolset `suite_formats`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_SUITE_FORMATS0,
    CHECK_SUITE_FORMATS1,
    CHECK_SUITE_FORMATS2,
    CHECK_SUITE_FORMATS3,
    CHECK_SUITE_FORMATS4,
    CHECK_SUITE_FORMATS5,
    CHECK_SUITE_FORMATS6,
    CHECK_SUITE_FORMATS7,
    CHECK_SUITE_FORMATS8,
    CHECK_SUITE_FORMATS9,
)

if TYPE_CHECKING:
    import toolrt

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `suite_formats`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_suite_formats0(self) -> str:
        """Checks `DateTime`."""
        return call(
            self._executor, CHECK_SUITE_FORMATS0, given(CHECK_SUITE_FORMATS0), self._cx
        )

    def check_suite_formats1(self) -> str:
        """Checks `Date`."""
        return call(
            self._executor, CHECK_SUITE_FORMATS1, given(CHECK_SUITE_FORMATS1), self._cx
        )

    def check_suite_formats2(self) -> str:
        """Checks `Duration`."""
        return call(
            self._executor, CHECK_SUITE_FORMATS2, given(CHECK_SUITE_FORMATS2), self._cx
        )

    def check_suite_formats3(self) -> str:
        """Checks `Email`."""
        return call(
            self._executor, CHECK_SUITE_FORMATS3, given(CHECK_SUITE_FORMATS3), self._cx
        )

    def check_suite_formats4(self) -> str:
        """Checks `Hostname`."""
        return call(
            self._executor, CHECK_SUITE_FORMATS4, given(CHECK_SUITE_FORMATS4), self._cx
        )

    def check_suite_formats5(self) -> str:
        """Checks `Ipv4`."""
        return call(
            self._executor, CHECK_SUITE_FORMATS5, given(CHECK_SUITE_FORMATS5), self._cx
        )

    def check_suite_formats6(self) -> str:
        """Checks `Ipv6`."""
        return call(
            self._executor, CHECK_SUITE_FORMATS6, given(CHECK_SUITE_FORMATS6), self._cx
        )

    def check_suite_formats7(self) -> str:
        """Checks `Time`."""
        return call(
            self._executor, CHECK_SUITE_FORMATS7, given(CHECK_SUITE_FORMATS7), self._cx
        )

    def check_suite_formats8(self) -> str:
        """Checks `Uri`."""
        return call(
            self._executor, CHECK_SUITE_FORMATS8, given(CHECK_SUITE_FORMATS8), self._cx
        )

    def check_suite_formats9(self) -> str:
        """Checks `Uuid`."""
        return call(
            self._executor, CHECK_SUITE_FORMATS9, given(CHECK_SUITE_FORMATS9), self._cx
        )


class AsyncClient:
    """Calls the tools of `suite_formats`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_suite_formats0(self) -> str:
        """Checks `DateTime`."""
        return await acall(
            self._executor, CHECK_SUITE_FORMATS0, given(CHECK_SUITE_FORMATS0), self._cx
        )

    async def check_suite_formats1(self) -> str:
        """Checks `Date`."""
        return await acall(
            self._executor, CHECK_SUITE_FORMATS1, given(CHECK_SUITE_FORMATS1), self._cx
        )

    async def check_suite_formats2(self) -> str:
        """Checks `Duration`."""
        return await acall(
            self._executor, CHECK_SUITE_FORMATS2, given(CHECK_SUITE_FORMATS2), self._cx
        )

    async def check_suite_formats3(self) -> str:
        """Checks `Email`."""
        return await acall(
            self._executor, CHECK_SUITE_FORMATS3, given(CHECK_SUITE_FORMATS3), self._cx
        )

    async def check_suite_formats4(self) -> str:
        """Checks `Hostname`."""
        return await acall(
            self._executor, CHECK_SUITE_FORMATS4, given(CHECK_SUITE_FORMATS4), self._cx
        )

    async def check_suite_formats5(self) -> str:
        """Checks `Ipv4`."""
        return await acall(
            self._executor, CHECK_SUITE_FORMATS5, given(CHECK_SUITE_FORMATS5), self._cx
        )

    async def check_suite_formats6(self) -> str:
        """Checks `Ipv6`."""
        return await acall(
            self._executor, CHECK_SUITE_FORMATS6, given(CHECK_SUITE_FORMATS6), self._cx
        )

    async def check_suite_formats7(self) -> str:
        """Checks `Time`."""
        return await acall(
            self._executor, CHECK_SUITE_FORMATS7, given(CHECK_SUITE_FORMATS7), self._cx
        )

    async def check_suite_formats8(self) -> str:
        """Checks `Uri`."""
        return await acall(
            self._executor, CHECK_SUITE_FORMATS8, given(CHECK_SUITE_FORMATS8), self._cx
        )

    async def check_suite_formats9(self) -> str:
        """Checks `Uuid`."""
        return await acall(
            self._executor, CHECK_SUITE_FORMATS9, given(CHECK_SUITE_FORMATS9), self._cx
        )
