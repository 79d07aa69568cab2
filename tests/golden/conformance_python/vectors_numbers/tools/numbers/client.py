# Made by toolc from numbers.tools; do not edit.
"""Typed calls of the toolset `numbers`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_NUMBERS0,
    CHECK_NUMBERS1,
    CHECK_NUMBERS2,
    CHECK_NUMBERS3,
    CHECK_NUMBERS4,
    CHECK_NUMBERS5,
    CHECK_NUMBERS6,
    CHECK_NUMBERS7,
    CHECK_NUMBERS8,
    CHECK_NUMBERS9,
    CHECK_NUMBERS10,
    CHECK_NUMBERS11,
    CHECK_NUMBERS12,
    CHECK_NUMBERS13,
    CHECK_NUMBERS14,
    CHECK_NUMBERS15,
    CHECK_NUMBERS16,
    CHECK_NUMBERS17,
    CHECK_NUMBERS18,
    CHECK_NUMBERS19,
    CHECK_NUMBERS20,
    CHECK_NUMBERS21,
)

if TYPE_CHECKING:
    import toolrt

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `numbers`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_numbers0(self) -> int:
        """Checks `Whole`."""
        return call(self._executor, CHECK_NUMBERS0, given(CHECK_NUMBERS0), self._cx)

    def check_numbers1(self) -> float:
        """Checks `Real`."""
        return call(self._executor, CHECK_NUMBERS1, given(CHECK_NUMBERS1), self._cx)

    def check_numbers2(self) -> int:
        """Checks `Percent`."""
        return call(self._executor, CHECK_NUMBERS2, given(CHECK_NUMBERS2), self._cx)

    def check_numbers3(self) -> int:
        """Checks `Positive`."""
        return call(self._executor, CHECK_NUMBERS3, given(CHECK_NUMBERS3), self._cx)

    def check_numbers4(self) -> float:
        """Checks `Odds`."""
        return call(self._executor, CHECK_NUMBERS4, given(CHECK_NUMBERS4), self._cx)

    def check_numbers5(self) -> float:
        """Checks `AtLeast`."""
        return call(self._executor, CHECK_NUMBERS5, given(CHECK_NUMBERS5), self._cx)

    def check_numbers6(self) -> int:
        """Checks `Five`."""
        return call(self._executor, CHECK_NUMBERS6, given(CHECK_NUMBERS6), self._cx)

    def check_numbers7(self) -> float:
        """Checks `Tenth`."""
        return call(self._executor, CHECK_NUMBERS7, given(CHECK_NUMBERS7), self._cx)

    def check_numbers8(self) -> float:
        """Checks `Cents`."""
        return call(self._executor, CHECK_NUMBERS8, given(CHECK_NUMBERS8), self._cx)

    def check_numbers9(self) -> int:
        """Checks `Some`."""
        return call(self._executor, CHECK_NUMBERS9, given(CHECK_NUMBERS9), self._cx)

    def check_numbers10(self) -> int:
        """Checks `Between`."""
        return call(self._executor, CHECK_NUMBERS10, given(CHECK_NUMBERS10), self._cx)

    def check_numbers11(self) -> int:
        """Checks `Below`."""
        return call(self._executor, CHECK_NUMBERS11, given(CHECK_NUMBERS11), self._cx)

    def check_numbers12(self) -> int:
        """Checks `AtMost`."""
        return call(self._executor, CHECK_NUMBERS12, given(CHECK_NUMBERS12), self._cx)

    def check_numbers13(self) -> float:
        """Checks `Inside`."""
        return call(self._executor, CHECK_NUMBERS13, given(CHECK_NUMBERS13), self._cx)

    def check_numbers14(self) -> float:
        """Checks `Tight`."""
        return call(self._executor, CHECK_NUMBERS14, given(CHECK_NUMBERS14), self._cx)

    def check_numbers15(self) -> float:
        """Checks `Huge`."""
        return call(self._executor, CHECK_NUMBERS15, given(CHECK_NUMBERS15), self._cx)

    def check_numbers16(self) -> int:
        """Checks `Unit`."""
        return call(self._executor, CHECK_NUMBERS16, given(CHECK_NUMBERS16), self._cx)

    def check_numbers17(self) -> int:
        """Checks `Wide`."""
        return call(self._executor, CHECK_NUMBERS17, given(CHECK_NUMBERS17), self._cx)

    def check_numbers18(self) -> float:
        """Checks `Third`."""
        return call(self._executor, CHECK_NUMBERS18, given(CHECK_NUMBERS18), self._cx)

    def check_numbers19(self) -> float:
        """Checks `Halves`."""
        return call(self._executor, CHECK_NUMBERS19, given(CHECK_NUMBERS19), self._cx)

    def check_numbers20(self) -> float:
        """Checks `Millis`."""
        return call(self._executor, CHECK_NUMBERS20, given(CHECK_NUMBERS20), self._cx)

    def check_numbers21(self) -> int:
        """Checks `Narrow`."""
        return call(self._executor, CHECK_NUMBERS21, given(CHECK_NUMBERS21), self._cx)


class AsyncClient:
    """Calls the tools of `numbers`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_numbers0(self) -> int:
        """Checks `Whole`."""
        return await acall(
            self._executor, CHECK_NUMBERS0, given(CHECK_NUMBERS0), self._cx
        )

    async def check_numbers1(self) -> float:
        """Checks `Real`."""
        return await acall(
            self._executor, CHECK_NUMBERS1, given(CHECK_NUMBERS1), self._cx
        )

    async def check_numbers2(self) -> int:
        """Checks `Percent`."""
        return await acall(
            self._executor, CHECK_NUMBERS2, given(CHECK_NUMBERS2), self._cx
        )

    async def check_numbers3(self) -> int:
        """Checks `Positive`."""
        return await acall(
            self._executor, CHECK_NUMBERS3, given(CHECK_NUMBERS3), self._cx
        )

    async def check_numbers4(self) -> float:
        """Checks `Odds`."""
        return await acall(
            self._executor, CHECK_NUMBERS4, given(CHECK_NUMBERS4), self._cx
        )

    async def check_numbers5(self) -> float:
        """Checks `AtLeast`."""
        return await acall(
            self._executor, CHECK_NUMBERS5, given(CHECK_NUMBERS5), self._cx
        )

    async def check_numbers6(self) -> int:
        """Checks `Five`."""
        return await acall(
            self._executor, CHECK_NUMBERS6, given(CHECK_NUMBERS6), self._cx
        )

    async def check_numbers7(self) -> float:
        """Checks `Tenth`."""
        return await acall(
            self._executor, CHECK_NUMBERS7, given(CHECK_NUMBERS7), self._cx
        )

    async def check_numbers8(self) -> float:
        """Checks `Cents`."""
        return await acall(
            self._executor, CHECK_NUMBERS8, given(CHECK_NUMBERS8), self._cx
        )

    async def check_numbers9(self) -> int:
        """Checks `Some`."""
        return await acall(
            self._executor, CHECK_NUMBERS9, given(CHECK_NUMBERS9), self._cx
        )

    async def check_numbers10(self) -> int:
        """Checks `Between`."""
        return await acall(
            self._executor, CHECK_NUMBERS10, given(CHECK_NUMBERS10), self._cx
        )

    async def check_numbers11(self) -> int:
        """Checks `Below`."""
        return await acall(
            self._executor, CHECK_NUMBERS11, given(CHECK_NUMBERS11), self._cx
        )

    async def check_numbers12(self) -> int:
        """Checks `AtMost`."""
        return await acall(
            self._executor, CHECK_NUMBERS12, given(CHECK_NUMBERS12), self._cx
        )

    async def check_numbers13(self) -> float:
        """Checks `Inside`."""
        return await acall(
            self._executor, CHECK_NUMBERS13, given(CHECK_NUMBERS13), self._cx
        )

    async def check_numbers14(self) -> float:
        """Checks `Tight`."""
        return await acall(
            self._executor, CHECK_NUMBERS14, given(CHECK_NUMBERS14), self._cx
        )

    async def check_numbers15(self) -> float:
        """Checks `Huge`."""
        return await acall(
            self._executor, CHECK_NUMBERS15, given(CHECK_NUMBERS15), self._cx
        )

    async def check_numbers16(self) -> int:
        """Checks `Unit`."""
        return await acall(
            self._executor, CHECK_NUMBERS16, given(CHECK_NUMBERS16), self._cx
        )

    async def check_numbers17(self) -> int:
        """Checks `Wide`."""
        return await acall(
            self._executor, CHECK_NUMBERS17, given(CHECK_NUMBERS17), self._cx
        )

    async def check_numbers18(self) -> float:
        """Checks `Third`."""
        return await acall(
            self._executor, CHECK_NUMBERS18, given(CHECK_NUMBERS18), self._cx
        )

    async def check_numbers19(self) -> float:
        """Checks `Halves`."""
        return await acall(
            self._executor, CHECK_NUMBERS19, given(CHECK_NUMBERS19), self._cx
        )

    async def check_numbers20(self) -> float:
        """Checks `Millis`."""
        return await acall(
            self._executor, CHECK_NUMBERS20, given(CHECK_NUMBERS20), self._cx
        )

    async def check_numbers21(self) -> int:
        """Checks `Narrow`."""
        return await acall(
            self._executor, CHECK_NUMBERS21, given(CHECK_NUMBERS21), self._cx
        )
