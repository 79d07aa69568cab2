# Made by toolc from formats.tools; do not edit.
"""Typed calls of the toolset `formats`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_FORMATS0,
    CHECK_FORMATS1,
    CHECK_FORMATS2,
    CHECK_FORMATS3,
    CHECK_FORMATS4,
    CHECK_FORMATS5,
    CHECK_FORMATS6,
    CHECK_FORMATS7,
    CHECK_FORMATS8,
    CHECK_FORMATS9,
    CHECK_FORMATS10,
    CHECK_FORMATS11,
    CHECK_FORMATS12,
    CHECK_FORMATS13,
    CHECK_FORMATS14,
    CHECK_FORMATS15,
)

if TYPE_CHECKING:
    import toolrt

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `formats`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_formats0(self) -> str:
        """Checks `Stamp`."""
        return call(self._executor, CHECK_FORMATS0, given(CHECK_FORMATS0), self._cx)

    def check_formats1(self) -> str:
        """Checks `Day`."""
        return call(self._executor, CHECK_FORMATS1, given(CHECK_FORMATS1), self._cx)

    def check_formats2(self) -> str:
        """Checks `Clock`."""
        return call(self._executor, CHECK_FORMATS2, given(CHECK_FORMATS2), self._cx)

    def check_formats3(self) -> str:
        """Checks `Span`."""
        return call(self._executor, CHECK_FORMATS3, given(CHECK_FORMATS3), self._cx)

    def check_formats4(self) -> str:
        """Checks `Id`."""
        return call(self._executor, CHECK_FORMATS4, given(CHECK_FORMATS4), self._cx)

    def check_formats5(self) -> str:
        """Checks `Link`."""
        return call(self._executor, CHECK_FORMATS5, given(CHECK_FORMATS5), self._cx)

    def check_formats6(self) -> str:
        """Checks `Mail`."""
        return call(self._executor, CHECK_FORMATS6, given(CHECK_FORMATS6), self._cx)

    def check_formats7(self) -> str:
        """Checks `Host`."""
        return call(self._executor, CHECK_FORMATS7, given(CHECK_FORMATS7), self._cx)

    def check_formats8(self) -> str:
        """Checks `V4`."""
        return call(self._executor, CHECK_FORMATS8, given(CHECK_FORMATS8), self._cx)

    def check_formats9(self) -> str:
        """Checks `V6`."""
        return call(self._executor, CHECK_FORMATS9, given(CHECK_FORMATS9), self._cx)

    def check_formats10(self) -> str:
        """Checks `File`."""
        return call(self._executor, CHECK_FORMATS10, given(CHECK_FORMATS10), self._cx)

    def check_formats11(self) -> bytes:
        """Checks `Data`."""
        return call(self._executor, CHECK_FORMATS11, given(CHECK_FORMATS11), self._cx)

    def check_formats12(self) -> str:
        """Checks `ShortLink`."""
        return call(self._executor, CHECK_FORMATS12, given(CHECK_FORMATS12), self._cx)

    def check_formats13(self) -> list[str]:
        """Checks `Mails`."""
        return call(self._executor, CHECK_FORMATS13, given(CHECK_FORMATS13), self._cx)

    def check_formats14(self) -> dict[str, str]:
        """Checks `ByHost`."""
        return call(self._executor, CHECK_FORMATS14, given(CHECK_FORMATS14), self._cx)

    def check_formats15(self) -> str:
        """Checks `When`."""
        return call(self._executor, CHECK_FORMATS15, given(CHECK_FORMATS15), self._cx)


class AsyncClient:
    """Calls the tools of `formats`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_formats0(self) -> str:
        """Checks `Stamp`."""
        return await acall(
            self._executor, CHECK_FORMATS0, given(CHECK_FORMATS0), self._cx
        )

    async def check_formats1(self) -> str:
        """Checks `Day`."""
        return await acall(
            self._executor, CHECK_FORMATS1, given(CHECK_FORMATS1), self._cx
        )

    async def check_formats2(self) -> str:
        """Checks `Clock`."""
        return await acall(
            self._executor, CHECK_FORMATS2, given(CHECK_FORMATS2), self._cx
        )

    async def check_formats3(self) -> str:
        """Checks `Span`."""
        return await acall(
            self._executor, CHECK_FORMATS3, given(CHECK_FORMATS3), self._cx
        )

    async def check_formats4(self) -> str:
        """Checks `Id`."""
        return await acall(
            self._executor, CHECK_FORMATS4, given(CHECK_FORMATS4), self._cx
        )

    async def check_formats5(self) -> str:
        """Checks `Link`."""
        return await acall(
            self._executor, CHECK_FORMATS5, given(CHECK_FORMATS5), self._cx
        )

    async def check_formats6(self) -> str:
        """Checks `Mail`."""
        return await acall(
            self._executor, CHECK_FORMATS6, given(CHECK_FORMATS6), self._cx
        )

    async def check_formats7(self) -> str:
        """Checks `Host`."""
        return await acall(
            self._executor, CHECK_FORMATS7, given(CHECK_FORMATS7), self._cx
        )

    async def check_formats8(self) -> str:
        """Checks `V4`."""
        return await acall(
            self._executor, CHECK_FORMATS8, given(CHECK_FORMATS8), self._cx
        )

    async def check_formats9(self) -> str:
        """Checks `V6`."""
        return await acall(
            self._executor, CHECK_FORMATS9, given(CHECK_FORMATS9), self._cx
        )

    async def check_formats10(self) -> str:
        """Checks `File`."""
        return await acall(
            self._executor, CHECK_FORMATS10, given(CHECK_FORMATS10), self._cx
        )

    async def check_formats11(self) -> bytes:
        """Checks `Data`."""
        return await acall(
            self._executor, CHECK_FORMATS11, given(CHECK_FORMATS11), self._cx
        )

    async def check_formats12(self) -> str:
        """Checks `ShortLink`."""
        return await acall(
            self._executor, CHECK_FORMATS12, given(CHECK_FORMATS12), self._cx
        )

    async def check_formats13(self) -> list[str]:
        """Checks `Mails`."""
        return await acall(
            self._executor, CHECK_FORMATS13, given(CHECK_FORMATS13), self._cx
        )

    async def check_formats14(self) -> dict[str, str]:
        """Checks `ByHost`."""
        return await acall(
            self._executor, CHECK_FORMATS14, given(CHECK_FORMATS14), self._cx
        )

    async def check_formats15(self) -> str:
        """Checks `When`."""
        return await acall(
            self._executor, CHECK_FORMATS15, given(CHECK_FORMATS15), self._cx
        )
