# Made by toolc from suite_patterns.tools; do not edit.
"""Typed calls of the toolset `suite_patterns`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_SUITE_PATTERNS0,
    CHECK_SUITE_PATTERNS1,
    CHECK_SUITE_PATTERNS2,
    CHECK_SUITE_PATTERNS3,
    CHECK_SUITE_PATTERNS4,
    CHECK_SUITE_PATTERNS5,
    CHECK_SUITE_PATTERNS6,
    CHECK_SUITE_PATTERNS7,
    CHECK_SUITE_PATTERNS8,
    CHECK_SUITE_PATTERNS9,
    CHECK_SUITE_PATTERNS10,
    CHECK_SUITE_PATTERNS11,
    CHECK_SUITE_PATTERNS12,
    CHECK_SUITE_PATTERNS13,
    CHECK_SUITE_PATTERNS14,
)

if TYPE_CHECKING:
    import toolrt

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `suite_patterns`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_suite_patterns0(self) -> str:
        """Checks `P1`."""
        return call(
            self._executor,
            CHECK_SUITE_PATTERNS0,
            given(CHECK_SUITE_PATTERNS0),
            self._cx,
        )

    def check_suite_patterns1(self) -> str:
        """Checks `P2`."""
        return call(
            self._executor,
            CHECK_SUITE_PATTERNS1,
            given(CHECK_SUITE_PATTERNS1),
            self._cx,
        )

    def check_suite_patterns2(self) -> str:
        """Checks `P3`."""
        return call(
            self._executor,
            CHECK_SUITE_PATTERNS2,
            given(CHECK_SUITE_PATTERNS2),
            self._cx,
        )

    def check_suite_patterns3(self) -> str:
        """Checks `P4`."""
        return call(
            self._executor,
            CHECK_SUITE_PATTERNS3,
            given(CHECK_SUITE_PATTERNS3),
            self._cx,
        )

    def check_suite_patterns4(self) -> str:
        """Checks `P5`."""
        return call(
            self._executor,
            CHECK_SUITE_PATTERNS4,
            given(CHECK_SUITE_PATTERNS4),
            self._cx,
        )

    def check_suite_patterns5(self) -> str:
        """Checks `P6`."""
        return call(
            self._executor,
            CHECK_SUITE_PATTERNS5,
            given(CHECK_SUITE_PATTERNS5),
            self._cx,
        )

    def check_suite_patterns6(self) -> str:
        """Checks `P7`."""
        return call(
            self._executor,
            CHECK_SUITE_PATTERNS6,
            given(CHECK_SUITE_PATTERNS6),
            self._cx,
        )

    def check_suite_patterns7(self) -> str:
        """Checks `P8`."""
        return call(
            self._executor,
            CHECK_SUITE_PATTERNS7,
            given(CHECK_SUITE_PATTERNS7),
            self._cx,
        )

    def check_suite_patterns8(self) -> str:
        """Checks `P9`."""
        return call(
            self._executor,
            CHECK_SUITE_PATTERNS8,
            given(CHECK_SUITE_PATTERNS8),
            self._cx,
        )

    def check_suite_patterns9(self) -> str:
        """Checks `P10`."""
        return call(
            self._executor,
            CHECK_SUITE_PATTERNS9,
            given(CHECK_SUITE_PATTERNS9),
            self._cx,
        )

    def check_suite_patterns10(self) -> str:
        """Checks `P11`."""
        return call(
            self._executor,
            CHECK_SUITE_PATTERNS10,
            given(CHECK_SUITE_PATTERNS10),
            self._cx,
        )

    def check_suite_patterns11(self) -> str:
        """Checks `P12`."""
        return call(
            self._executor,
            CHECK_SUITE_PATTERNS11,
            given(CHECK_SUITE_PATTERNS11),
            self._cx,
        )

    def check_suite_patterns12(self) -> str:
        """Checks `P13`."""
        return call(
            self._executor,
            CHECK_SUITE_PATTERNS12,
            given(CHECK_SUITE_PATTERNS12),
            self._cx,
        )

    def check_suite_patterns13(self) -> str:
        """Checks `P14`."""
        return call(
            self._executor,
            CHECK_SUITE_PATTERNS13,
            given(CHECK_SUITE_PATTERNS13),
            self._cx,
        )

    def check_suite_patterns14(self) -> str:
        """Checks `P15`."""
        return call(
            self._executor,
            CHECK_SUITE_PATTERNS14,
            given(CHECK_SUITE_PATTERNS14),
            self._cx,
        )


class AsyncClient:
    """Calls the tools of `suite_patterns`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_suite_patterns0(self) -> str:
        """Checks `P1`."""
        return await acall(
            self._executor,
            CHECK_SUITE_PATTERNS0,
            given(CHECK_SUITE_PATTERNS0),
            self._cx,
        )

    async def check_suite_patterns1(self) -> str:
        """Checks `P2`."""
        return await acall(
            self._executor,
            CHECK_SUITE_PATTERNS1,
            given(CHECK_SUITE_PATTERNS1),
            self._cx,
        )

    async def check_suite_patterns2(self) -> str:
        """Checks `P3`."""
        return await acall(
            self._executor,
            CHECK_SUITE_PATTERNS2,
            given(CHECK_SUITE_PATTERNS2),
            self._cx,
        )

    async def check_suite_patterns3(self) -> str:
        """Checks `P4`."""
        return await acall(
            self._executor,
            CHECK_SUITE_PATTERNS3,
            given(CHECK_SUITE_PATTERNS3),
            self._cx,
        )

    async def check_suite_patterns4(self) -> str:
        """Checks `P5`."""
        return await acall(
            self._executor,
            CHECK_SUITE_PATTERNS4,
            given(CHECK_SUITE_PATTERNS4),
            self._cx,
        )

    async def check_suite_patterns5(self) -> str:
        """Checks `P6`."""
        return await acall(
            self._executor,
            CHECK_SUITE_PATTERNS5,
            given(CHECK_SUITE_PATTERNS5),
            self._cx,
        )

    async def check_suite_patterns6(self) -> str:
        """Checks `P7`."""
        return await acall(
            self._executor,
            CHECK_SUITE_PATTERNS6,
            given(CHECK_SUITE_PATTERNS6),
            self._cx,
        )

    async def check_suite_patterns7(self) -> str:
        """Checks `P8`."""
        return await acall(
            self._executor,
            CHECK_SUITE_PATTERNS7,
            given(CHECK_SUITE_PATTERNS7),
            self._cx,
        )

    async def check_suite_patterns8(self) -> str:
        """Checks `P9`."""
        return await acall(
            self._executor,
            CHECK_SUITE_PATTERNS8,
            given(CHECK_SUITE_PATTERNS8),
            self._cx,
        )

    async def check_suite_patterns9(self) -> str:
        """Checks `P10`."""
        return await acall(
            self._executor,
            CHECK_SUITE_PATTERNS9,
            given(CHECK_SUITE_PATTERNS9),
            self._cx,
        )

    async def check_suite_patterns10(self) -> str:
        """Checks `P11`."""
        return await acall(
            self._executor,
            CHECK_SUITE_PATTERNS10,
            given(CHECK_SUITE_PATTERNS10),
            self._cx,
        )

    async def check_suite_patterns11(self) -> str:
        """Checks `P12`."""
        return await acall(
            self._executor,
            CHECK_SUITE_PATTERNS11,
            given(CHECK_SUITE_PATTERNS11),
            self._cx,
        )

    async def check_suite_patterns12(self) -> str:
        """Checks `P13`."""
        return await acall(
            self._executor,
            CHECK_SUITE_PATTERNS12,
            given(CHECK_SUITE_PATTERNS12),
            self._cx,
        )

    async def check_suite_patterns13(self) -> str:
        """Checks `P14`."""
        return await acall(
            self._executor,
            CHECK_SUITE_PATTERNS13,
            given(CHECK_SUITE_PATTERNS13),
            self._cx,
        )

    async def check_suite_patterns14(self) -> str:
        """Checks `P15`."""
        return await acall(
            self._executor,
            CHECK_SUITE_PATTERNS14,
            given(CHECK_SUITE_PATTERNS14),
            self._cx,
        )
