# Made by toolc from schema.tools; do not edit.
"""Typed calls of the toolset `schema`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_SCHEMA0,
    CHECK_SCHEMA1,
    CHECK_SCHEMA2,
    CHECK_SCHEMA3,
    CHECK_SCHEMA4,
    CHECK_SCHEMA5,
    CHECK_SCHEMA6,
    CHECK_SCHEMA7,
    CHECK_SCHEMA8,
    CHECK_SCHEMA9,
    CHECK_SCHEMA10,
    CHECK_SCHEMA11,
    CHECK_SCHEMA12,
    CHECK_SCHEMA13,
)

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `schema`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_schema0(self) -> int:
        """Checks `Even`."""
        return call(self._executor, CHECK_SCHEMA0, given(CHECK_SCHEMA0), self._cx)

    def check_schema1(self) -> int:
        """Checks `Small`."""
        return call(self._executor, CHECK_SCHEMA1, given(CHECK_SCHEMA1), self._cx)

    def check_schema2(self) -> list[int]:
        """Checks `Evens`."""
        return call(self._executor, CHECK_SCHEMA2, given(CHECK_SCHEMA2), self._cx)

    def check_schema3(self) -> list[str]:
        """Checks `Named`."""
        return call(self._executor, CHECK_SCHEMA3, given(CHECK_SCHEMA3), self._cx)

    def check_schema4(self) -> types.Pair:
        """Checks `Pair`."""
        return call(self._executor, CHECK_SCHEMA4, given(CHECK_SCHEMA4), self._cx)

    def check_schema5(self) -> toolrt.Json:
        """Checks `Loose`."""
        return call(self._executor, CHECK_SCHEMA5, given(CHECK_SCHEMA5), self._cx)

    def check_schema6(self) -> toolrt.Json:
        """Checks `Deep`."""
        return call(self._executor, CHECK_SCHEMA6, given(CHECK_SCHEMA6), self._cx)

    def check_schema7(self) -> int | None:
        """Checks `Maybe`."""
        return call(self._executor, CHECK_SCHEMA7, given(CHECK_SCHEMA7), self._cx)

    def check_schema8(self) -> types.Hidden:
        """Checks `Hidden`."""
        return call(self._executor, CHECK_SCHEMA8, given(CHECK_SCHEMA8), self._cx)

    def check_schema9(self) -> toolrt.Json:
        """Checks `Loose2`."""
        return call(self._executor, CHECK_SCHEMA9, given(CHECK_SCHEMA9), self._cx)

    def check_schema10(self) -> toolrt.Json:
        """Checks `Big`."""
        return call(self._executor, CHECK_SCHEMA10, given(CHECK_SCHEMA10), self._cx)

    def check_schema11(self) -> float:
        """Checks `Half`."""
        return call(self._executor, CHECK_SCHEMA11, given(CHECK_SCHEMA11), self._cx)

    def check_schema12(self) -> float:
        """Checks `Third`."""
        return call(self._executor, CHECK_SCHEMA12, given(CHECK_SCHEMA12), self._cx)

    def check_schema13(self) -> types.Halves:
        """Checks `Halves`."""
        return call(self._executor, CHECK_SCHEMA13, given(CHECK_SCHEMA13), self._cx)


class AsyncClient:
    """Calls the tools of `schema`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_schema0(self) -> int:
        """Checks `Even`."""
        return await acall(
            self._executor, CHECK_SCHEMA0, given(CHECK_SCHEMA0), self._cx
        )

    async def check_schema1(self) -> int:
        """Checks `Small`."""
        return await acall(
            self._executor, CHECK_SCHEMA1, given(CHECK_SCHEMA1), self._cx
        )

    async def check_schema2(self) -> list[int]:
        """Checks `Evens`."""
        return await acall(
            self._executor, CHECK_SCHEMA2, given(CHECK_SCHEMA2), self._cx
        )

    async def check_schema3(self) -> list[str]:
        """Checks `Named`."""
        return await acall(
            self._executor, CHECK_SCHEMA3, given(CHECK_SCHEMA3), self._cx
        )

    async def check_schema4(self) -> types.Pair:
        """Checks `Pair`."""
        return await acall(
            self._executor, CHECK_SCHEMA4, given(CHECK_SCHEMA4), self._cx
        )

    async def check_schema5(self) -> toolrt.Json:
        """Checks `Loose`."""
        return await acall(
            self._executor, CHECK_SCHEMA5, given(CHECK_SCHEMA5), self._cx
        )

    async def check_schema6(self) -> toolrt.Json:
        """Checks `Deep`."""
        return await acall(
            self._executor, CHECK_SCHEMA6, given(CHECK_SCHEMA6), self._cx
        )

    async def check_schema7(self) -> int | None:
        """Checks `Maybe`."""
        return await acall(
            self._executor, CHECK_SCHEMA7, given(CHECK_SCHEMA7), self._cx
        )

    async def check_schema8(self) -> types.Hidden:
        """Checks `Hidden`."""
        return await acall(
            self._executor, CHECK_SCHEMA8, given(CHECK_SCHEMA8), self._cx
        )

    async def check_schema9(self) -> toolrt.Json:
        """Checks `Loose2`."""
        return await acall(
            self._executor, CHECK_SCHEMA9, given(CHECK_SCHEMA9), self._cx
        )

    async def check_schema10(self) -> toolrt.Json:
        """Checks `Big`."""
        return await acall(
            self._executor, CHECK_SCHEMA10, given(CHECK_SCHEMA10), self._cx
        )

    async def check_schema11(self) -> float:
        """Checks `Half`."""
        return await acall(
            self._executor, CHECK_SCHEMA11, given(CHECK_SCHEMA11), self._cx
        )

    async def check_schema12(self) -> float:
        """Checks `Third`."""
        return await acall(
            self._executor, CHECK_SCHEMA12, given(CHECK_SCHEMA12), self._cx
        )

    async def check_schema13(self) -> types.Halves:
        """Checks `Halves`."""
        return await acall(
            self._executor, CHECK_SCHEMA13, given(CHECK_SCHEMA13), self._cx
        )
