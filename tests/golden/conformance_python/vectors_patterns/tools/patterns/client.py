# Made by toolc from patterns.tools; do not edit.
"""Typed calls of the toolset `patterns`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_PATTERNS0,
    CHECK_PATTERNS1,
    CHECK_PATTERNS2,
    CHECK_PATTERNS3,
    CHECK_PATTERNS4,
    CHECK_PATTERNS5,
    CHECK_PATTERNS6,
    CHECK_PATTERNS7,
    CHECK_PATTERNS8,
    CHECK_PATTERNS9,
    CHECK_PATTERNS10,
    CHECK_PATTERNS11,
    CHECK_PATTERNS12,
    CHECK_PATTERNS13,
    CHECK_PATTERNS14,
    CHECK_PATTERNS15,
    CHECK_PATTERNS16,
    CHECK_PATTERNS17,
    CHECK_PATTERNS18,
    CHECK_PATTERNS19,
    CHECK_PATTERNS20,
    CHECK_PATTERNS21,
    CHECK_PATTERNS22,
    CHECK_PATTERNS23,
    CHECK_PATTERNS24,
    CHECK_PATTERNS25,
    CHECK_PATTERNS26,
    CHECK_PATTERNS27,
    CHECK_PATTERNS28,
    CHECK_PATTERNS29,
    CHECK_PATTERNS30,
    CHECK_PATTERNS31,
    CHECK_PATTERNS32,
    CHECK_PATTERNS33,
    CHECK_PATTERNS34,
    CHECK_PATTERNS35,
    CHECK_PATTERNS36,
    CHECK_PATTERNS37,
    CHECK_PATTERNS38,
    CHECK_PATTERNS39,
    CHECK_PATTERNS40,
    CHECK_PATTERNS41,
    CHECK_PATTERNS42,
    CHECK_PATTERNS43,
    CHECK_PATTERNS44,
    CHECK_PATTERNS45,
    CHECK_PATTERNS46,
    CHECK_PATTERNS47,
    CHECK_PATTERNS48,
    CHECK_PATTERNS49,
    CHECK_PATTERNS50,
    CHECK_PATTERNS51,
    CHECK_PATTERNS52,
    CHECK_PATTERNS53,
    CHECK_PATTERNS54,
    CHECK_PATTERNS55,
    CHECK_PATTERNS56,
    CHECK_PATTERNS57,
    CHECK_PATTERNS58,
)

if TYPE_CHECKING:
    import toolrt

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `patterns`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_patterns0(self) -> str:
        """Checks `Slug`."""
        return call(self._executor, CHECK_PATTERNS0, given(CHECK_PATTERNS0), self._cx)

    def check_patterns1(self) -> str:
        """Checks `Inside`."""
        return call(self._executor, CHECK_PATTERNS1, given(CHECK_PATTERNS1), self._cx)

    def check_patterns2(self) -> str:
        """Checks `Digits`."""
        return call(self._executor, CHECK_PATTERNS2, given(CHECK_PATTERNS2), self._cx)

    def check_patterns3(self) -> str:
        """Checks `Word`."""
        return call(self._executor, CHECK_PATTERNS3, given(CHECK_PATTERNS3), self._cx)

    def check_patterns4(self) -> str:
        """Checks `Space`."""
        return call(self._executor, CHECK_PATTERNS4, given(CHECK_PATTERNS4), self._cx)

    def check_patterns5(self) -> str:
        """Checks `Dot`."""
        return call(self._executor, CHECK_PATTERNS5, given(CHECK_PATTERNS5), self._cx)

    def check_patterns6(self) -> str:
        """Checks `Ahead`."""
        return call(self._executor, CHECK_PATTERNS6, given(CHECK_PATTERNS6), self._cx)

    def check_patterns7(self) -> str:
        """Checks `Behind`."""
        return call(self._executor, CHECK_PATTERNS7, given(CHECK_PATTERNS7), self._cx)

    def check_patterns8(self) -> str:
        """Checks `Twice`."""
        return call(self._executor, CHECK_PATTERNS8, given(CHECK_PATTERNS8), self._cx)

    def check_patterns9(self) -> str:
        """Checks `Unset`."""
        return call(self._executor, CHECK_PATTERNS9, given(CHECK_PATTERNS9), self._cx)

    def check_patterns10(self) -> str:
        """Checks `Letter`."""
        return call(self._executor, CHECK_PATTERNS10, given(CHECK_PATTERNS10), self._cx)

    def check_patterns11(self) -> str:
        """Checks `Slash`."""
        return call(self._executor, CHECK_PATTERNS11, given(CHECK_PATTERNS11), self._cx)

    def check_patterns12(self) -> str:
        """Checks `Counted`."""
        return call(self._executor, CHECK_PATTERNS12, given(CHECK_PATTERNS12), self._cx)

    def check_patterns13(self) -> str:
        """Checks `Named`."""
        return call(self._executor, CHECK_PATTERNS13, given(CHECK_PATTERNS13), self._cx)

    def check_patterns14(self) -> str:
        """Checks `NotBehind`."""
        return call(self._executor, CHECK_PATTERNS14, given(CHECK_PATTERNS14), self._cx)

    def check_patterns15(self) -> str:
        """Checks `WordEdge`."""
        return call(self._executor, CHECK_PATTERNS15, given(CHECK_PATTERNS15), self._cx)

    def check_patterns16(self) -> str:
        """Checks `Inner`."""
        return call(self._executor, CHECK_PATTERNS16, given(CHECK_PATTERNS16), self._cx)

    def check_patterns17(self) -> str:
        """Checks `AnyOne`."""
        return call(self._executor, CHECK_PATTERNS17, given(CHECK_PATTERNS17), self._cx)

    def check_patterns18(self) -> str:
        """Checks `Escapes`."""
        return call(self._executor, CHECK_PATTERNS18, given(CHECK_PATTERNS18), self._cx)

    def check_patterns19(self) -> str:
        """Checks `Pair`."""
        return call(self._executor, CHECK_PATTERNS19, given(CHECK_PATTERNS19), self._cx)

    def check_patterns20(self) -> str:
        """Checks `Upper`."""
        return call(self._executor, CHECK_PATTERNS20, given(CHECK_PATTERNS20), self._cx)

    def check_patterns21(self) -> str:
        """Checks `NotLetter`."""
        return call(self._executor, CHECK_PATTERNS21, given(CHECK_PATTERNS21), self._cx)

    def check_patterns22(self) -> str:
        """Checks `Greek`."""
        return call(self._executor, CHECK_PATTERNS22, given(CHECK_PATTERNS22), self._cx)

    def check_patterns23(self) -> str:
        """Checks `Alternatives`."""
        return call(self._executor, CHECK_PATTERNS23, given(CHECK_PATTERNS23), self._cx)

    def check_patterns24(self) -> str:
        """Checks `Lazy`."""
        return call(self._executor, CHECK_PATTERNS24, given(CHECK_PATTERNS24), self._cx)

    def check_patterns25(self) -> str:
        """Checks `AtLeastTwo`."""
        return call(self._executor, CHECK_PATTERNS25, given(CHECK_PATTERNS25), self._cx)

    def check_patterns26(self) -> str:
        """Checks `Blank`."""
        return call(self._executor, CHECK_PATTERNS26, given(CHECK_PATTERNS26), self._cx)

    def check_patterns27(self) -> str:
        """Checks `AtEnd`."""
        return call(self._executor, CHECK_PATTERNS27, given(CHECK_PATTERNS27), self._cx)

    def check_patterns28(self) -> str:
        """Checks `AtStart`."""
        return call(self._executor, CHECK_PATTERNS28, given(CHECK_PATTERNS28), self._cx)

    def check_patterns29(self) -> str:
        """Checks `Faces`."""
        return call(self._executor, CHECK_PATTERNS29, given(CHECK_PATTERNS29), self._cx)

    def check_patterns30(self) -> str:
        """Checks `Everything`."""
        return call(self._executor, CHECK_PATTERNS30, given(CHECK_PATTERNS30), self._cx)

    def check_patterns31(self) -> str:
        """Checks `NotThese`."""
        return call(self._executor, CHECK_PATTERNS31, given(CHECK_PATTERNS31), self._cx)

    def check_patterns32(self) -> str:
        """Checks `NotAny`."""
        return call(self._executor, CHECK_PATTERNS32, given(CHECK_PATTERNS32), self._cx)

    def check_patterns33(self) -> str:
        """Checks `Later`."""
        return call(self._executor, CHECK_PATTERNS33, given(CHECK_PATTERNS33), self._cx)

    def check_patterns34(self) -> str:
        """Checks `Dashed`."""
        return call(self._executor, CHECK_PATTERNS34, given(CHECK_PATTERNS34), self._cx)

    def check_patterns35(self) -> str:
        """Checks `Optional`."""
        return call(self._executor, CHECK_PATTERNS35, given(CHECK_PATTERNS35), self._cx)

    def check_patterns36(self) -> str:
        """Checks `Quote`."""
        return call(self._executor, CHECK_PATTERNS36, given(CHECK_PATTERNS36), self._cx)

    def check_patterns37(self) -> str:
        """Checks `Nested`."""
        return call(self._executor, CHECK_PATTERNS37, given(CHECK_PATTERNS37), self._cx)

    def check_patterns38(self) -> str:
        """Checks `Either`."""
        return call(self._executor, CHECK_PATTERNS38, given(CHECK_PATTERNS38), self._cx)

    def check_patterns39(self) -> str:
        """Checks `Astral`."""
        return call(self._executor, CHECK_PATTERNS39, given(CHECK_PATTERNS39), self._cx)

    def check_patterns40(self) -> str:
        """Checks `Ahead2`."""
        return call(self._executor, CHECK_PATTERNS40, given(CHECK_PATTERNS40), self._cx)

    def check_patterns41(self) -> str:
        """Checks `Plain`."""
        return call(self._executor, CHECK_PATTERNS41, given(CHECK_PATTERNS41), self._cx)

    def check_patterns42(self) -> str:
        """Checks `Dollar`."""
        return call(self._executor, CHECK_PATTERNS42, given(CHECK_PATTERNS42), self._cx)

    def check_patterns43(self) -> str:
        """Checks `Three`."""
        return call(self._executor, CHECK_PATTERNS43, given(CHECK_PATTERNS43), self._cx)

    def check_patterns44(self) -> str:
        """Checks `Thirty`."""
        return call(self._executor, CHECK_PATTERNS44, given(CHECK_PATTERNS44), self._cx)

    def check_patterns45(self) -> str:
        """Checks `Loops`."""
        return call(self._executor, CHECK_PATTERNS45, given(CHECK_PATTERNS45), self._cx)

    def check_patterns46(self) -> str:
        """Checks `Doubled`."""
        return call(self._executor, CHECK_PATTERNS46, given(CHECK_PATTERNS46), self._cx)

    def check_patterns47(self) -> str:
        """Checks `Stars`."""
        return call(self._executor, CHECK_PATTERNS47, given(CHECK_PATTERNS47), self._cx)

    def check_patterns48(self) -> str:
        """Checks `SpaceAtEnd`."""
        return call(self._executor, CHECK_PATTERNS48, given(CHECK_PATTERNS48), self._cx)

    def check_patterns49(self) -> str:
        """Checks `FarBehind`."""
        return call(self._executor, CHECK_PATTERNS49, given(CHECK_PATTERNS49), self._cx)

    def check_patterns50(self) -> str:
        """Checks `FarBack`."""
        return call(self._executor, CHECK_PATTERNS50, given(CHECK_PATTERNS50), self._cx)

    def check_patterns51(self) -> str:
        """Checks `Between`."""
        return call(self._executor, CHECK_PATTERNS51, given(CHECK_PATTERNS51), self._cx)

    def check_patterns52(self) -> str:
        """Checks `BothAround`."""
        return call(self._executor, CHECK_PATTERNS52, given(CHECK_PATTERNS52), self._cx)

    def check_patterns53(self) -> str:
        """Checks `Password`."""
        return call(self._executor, CHECK_PATTERNS53, given(CHECK_PATTERNS53), self._cx)

    def check_patterns54(self) -> str:
        """Checks `NoWord`."""
        return call(self._executor, CHECK_PATTERNS54, given(CHECK_PATTERNS54), self._cx)

    def check_patterns55(self) -> str:
        """Checks `EmptyLoops`."""
        return call(self._executor, CHECK_PATTERNS55, given(CHECK_PATTERNS55), self._cx)

    def check_patterns56(self) -> str:
        """Checks `Nothing`."""
        return call(self._executor, CHECK_PATTERNS56, given(CHECK_PATTERNS56), self._cx)

    def check_patterns57(self) -> str:
        """Checks `EdgeInLoop`."""
        return call(self._executor, CHECK_PATTERNS57, given(CHECK_PATTERNS57), self._cx)

    def check_patterns58(self) -> str:
        """Checks `Letters`."""
        return call(self._executor, CHECK_PATTERNS58, given(CHECK_PATTERNS58), self._cx)


class AsyncClient:
    """Calls the tools of `patterns`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_patterns0(self) -> str:
        """Checks `Slug`."""
        return await acall(
            self._executor, CHECK_PATTERNS0, given(CHECK_PATTERNS0), self._cx
        )

    async def check_patterns1(self) -> str:
        """Checks `Inside`."""
        return await acall(
            self._executor, CHECK_PATTERNS1, given(CHECK_PATTERNS1), self._cx
        )

    async def check_patterns2(self) -> str:
        """Checks `Digits`."""
        return await acall(
            self._executor, CHECK_PATTERNS2, given(CHECK_PATTERNS2), self._cx
        )

    async def check_patterns3(self) -> str:
        """Checks `Word`."""
        return await acall(
            self._executor, CHECK_PATTERNS3, given(CHECK_PATTERNS3), self._cx
        )

    async def check_patterns4(self) -> str:
        """Checks `Space`."""
        return await acall(
            self._executor, CHECK_PATTERNS4, given(CHECK_PATTERNS4), self._cx
        )

    async def check_patterns5(self) -> str:
        """Checks `Dot`."""
        return await acall(
            self._executor, CHECK_PATTERNS5, given(CHECK_PATTERNS5), self._cx
        )

    async def check_patterns6(self) -> str:
        """Checks `Ahead`."""
        return await acall(
            self._executor, CHECK_PATTERNS6, given(CHECK_PATTERNS6), self._cx
        )

    async def check_patterns7(self) -> str:
        """Checks `Behind`."""
        return await acall(
            self._executor, CHECK_PATTERNS7, given(CHECK_PATTERNS7), self._cx
        )

    async def check_patterns8(self) -> str:
        """Checks `Twice`."""
        return await acall(
            self._executor, CHECK_PATTERNS8, given(CHECK_PATTERNS8), self._cx
        )

    async def check_patterns9(self) -> str:
        """Checks `Unset`."""
        return await acall(
            self._executor, CHECK_PATTERNS9, given(CHECK_PATTERNS9), self._cx
        )

    async def check_patterns10(self) -> str:
        """Checks `Letter`."""
        return await acall(
            self._executor, CHECK_PATTERNS10, given(CHECK_PATTERNS10), self._cx
        )

    async def check_patterns11(self) -> str:
        """Checks `Slash`."""
        return await acall(
            self._executor, CHECK_PATTERNS11, given(CHECK_PATTERNS11), self._cx
        )

    async def check_patterns12(self) -> str:
        """Checks `Counted`."""
        return await acall(
            self._executor, CHECK_PATTERNS12, given(CHECK_PATTERNS12), self._cx
        )

    async def check_patterns13(self) -> str:
        """Checks `Named`."""
        return await acall(
            self._executor, CHECK_PATTERNS13, given(CHECK_PATTERNS13), self._cx
        )

    async def check_patterns14(self) -> str:
        """Checks `NotBehind`."""
        return await acall(
            self._executor, CHECK_PATTERNS14, given(CHECK_PATTERNS14), self._cx
        )

    async def check_patterns15(self) -> str:
        """Checks `WordEdge`."""
        return await acall(
            self._executor, CHECK_PATTERNS15, given(CHECK_PATTERNS15), self._cx
        )

    async def check_patterns16(self) -> str:
        """Checks `Inner`."""
        return await acall(
            self._executor, CHECK_PATTERNS16, given(CHECK_PATTERNS16), self._cx
        )

    async def check_patterns17(self) -> str:
        """Checks `AnyOne`."""
        return await acall(
            self._executor, CHECK_PATTERNS17, given(CHECK_PATTERNS17), self._cx
        )

    async def check_patterns18(self) -> str:
        """Checks `Escapes`."""
        return await acall(
            self._executor, CHECK_PATTERNS18, given(CHECK_PATTERNS18), self._cx
        )

    async def check_patterns19(self) -> str:
        """Checks `Pair`."""
        return await acall(
            self._executor, CHECK_PATTERNS19, given(CHECK_PATTERNS19), self._cx
        )

    async def check_patterns20(self) -> str:
        """Checks `Upper`."""
        return await acall(
            self._executor, CHECK_PATTERNS20, given(CHECK_PATTERNS20), self._cx
        )

    async def check_patterns21(self) -> str:
        """Checks `NotLetter`."""
        return await acall(
            self._executor, CHECK_PATTERNS21, given(CHECK_PATTERNS21), self._cx
        )

    async def check_patterns22(self) -> str:
        """Checks `Greek`."""
        return await acall(
            self._executor, CHECK_PATTERNS22, given(CHECK_PATTERNS22), self._cx
        )

    async def check_patterns23(self) -> str:
        """Checks `Alternatives`."""
        return await acall(
            self._executor, CHECK_PATTERNS23, given(CHECK_PATTERNS23), self._cx
        )

    async def check_patterns24(self) -> str:
        """Checks `Lazy`."""
        return await acall(
            self._executor, CHECK_PATTERNS24, given(CHECK_PATTERNS24), self._cx
        )

    async def check_patterns25(self) -> str:
        """Checks `AtLeastTwo`."""
        return await acall(
            self._executor, CHECK_PATTERNS25, given(CHECK_PATTERNS25), self._cx
        )

    async def check_patterns26(self) -> str:
        """Checks `Blank`."""
        return await acall(
            self._executor, CHECK_PATTERNS26, given(CHECK_PATTERNS26), self._cx
        )

    async def check_patterns27(self) -> str:
        """Checks `AtEnd`."""
        return await acall(
            self._executor, CHECK_PATTERNS27, given(CHECK_PATTERNS27), self._cx
        )

    async def check_patterns28(self) -> str:
        """Checks `AtStart`."""
        return await acall(
            self._executor, CHECK_PATTERNS28, given(CHECK_PATTERNS28), self._cx
        )

    async def check_patterns29(self) -> str:
        """Checks `Faces`."""
        return await acall(
            self._executor, CHECK_PATTERNS29, given(CHECK_PATTERNS29), self._cx
        )

    async def check_patterns30(self) -> str:
        """Checks `Everything`."""
        return await acall(
            self._executor, CHECK_PATTERNS30, given(CHECK_PATTERNS30), self._cx
        )

    async def check_patterns31(self) -> str:
        """Checks `NotThese`."""
        return await acall(
            self._executor, CHECK_PATTERNS31, given(CHECK_PATTERNS31), self._cx
        )

    async def check_patterns32(self) -> str:
        """Checks `NotAny`."""
        return await acall(
            self._executor, CHECK_PATTERNS32, given(CHECK_PATTERNS32), self._cx
        )

    async def check_patterns33(self) -> str:
        """Checks `Later`."""
        return await acall(
            self._executor, CHECK_PATTERNS33, given(CHECK_PATTERNS33), self._cx
        )

    async def check_patterns34(self) -> str:
        """Checks `Dashed`."""
        return await acall(
            self._executor, CHECK_PATTERNS34, given(CHECK_PATTERNS34), self._cx
        )

    async def check_patterns35(self) -> str:
        """Checks `Optional`."""
        return await acall(
            self._executor, CHECK_PATTERNS35, given(CHECK_PATTERNS35), self._cx
        )

    async def check_patterns36(self) -> str:
        """Checks `Quote`."""
        return await acall(
            self._executor, CHECK_PATTERNS36, given(CHECK_PATTERNS36), self._cx
        )

    async def check_patterns37(self) -> str:
        """Checks `Nested`."""
        return await acall(
            self._executor, CHECK_PATTERNS37, given(CHECK_PATTERNS37), self._cx
        )

    async def check_patterns38(self) -> str:
        """Checks `Either`."""
        return await acall(
            self._executor, CHECK_PATTERNS38, given(CHECK_PATTERNS38), self._cx
        )

    async def check_patterns39(self) -> str:
        """Checks `Astral`."""
        return await acall(
            self._executor, CHECK_PATTERNS39, given(CHECK_PATTERNS39), self._cx
        )

    async def check_patterns40(self) -> str:
        """Checks `Ahead2`."""
        return await acall(
            self._executor, CHECK_PATTERNS40, given(CHECK_PATTERNS40), self._cx
        )

    async def check_patterns41(self) -> str:
        """Checks `Plain`."""
        return await acall(
            self._executor, CHECK_PATTERNS41, given(CHECK_PATTERNS41), self._cx
        )

    async def check_patterns42(self) -> str:
        """Checks `Dollar`."""
        return await acall(
            self._executor, CHECK_PATTERNS42, given(CHECK_PATTERNS42), self._cx
        )

    async def check_patterns43(self) -> str:
        """Checks `Three`."""
        return await acall(
            self._executor, CHECK_PATTERNS43, given(CHECK_PATTERNS43), self._cx
        )

    async def check_patterns44(self) -> str:
        """Checks `Thirty`."""
        return await acall(
            self._executor, CHECK_PATTERNS44, given(CHECK_PATTERNS44), self._cx
        )

    async def check_patterns45(self) -> str:
        """Checks `Loops`."""
        return await acall(
            self._executor, CHECK_PATTERNS45, given(CHECK_PATTERNS45), self._cx
        )

    async def check_patterns46(self) -> str:
        """Checks `Doubled`."""
        return await acall(
            self._executor, CHECK_PATTERNS46, given(CHECK_PATTERNS46), self._cx
        )

    async def check_patterns47(self) -> str:
        """Checks `Stars`."""
        return await acall(
            self._executor, CHECK_PATTERNS47, given(CHECK_PATTERNS47), self._cx
        )

    async def check_patterns48(self) -> str:
        """Checks `SpaceAtEnd`."""
        return await acall(
            self._executor, CHECK_PATTERNS48, given(CHECK_PATTERNS48), self._cx
        )

    async def check_patterns49(self) -> str:
        """Checks `FarBehind`."""
        return await acall(
            self._executor, CHECK_PATTERNS49, given(CHECK_PATTERNS49), self._cx
        )

    async def check_patterns50(self) -> str:
        """Checks `FarBack`."""
        return await acall(
            self._executor, CHECK_PATTERNS50, given(CHECK_PATTERNS50), self._cx
        )

    async def check_patterns51(self) -> str:
        """Checks `Between`."""
        return await acall(
            self._executor, CHECK_PATTERNS51, given(CHECK_PATTERNS51), self._cx
        )

    async def check_patterns52(self) -> str:
        """Checks `BothAround`."""
        return await acall(
            self._executor, CHECK_PATTERNS52, given(CHECK_PATTERNS52), self._cx
        )

    async def check_patterns53(self) -> str:
        """Checks `Password`."""
        return await acall(
            self._executor, CHECK_PATTERNS53, given(CHECK_PATTERNS53), self._cx
        )

    async def check_patterns54(self) -> str:
        """Checks `NoWord`."""
        return await acall(
            self._executor, CHECK_PATTERNS54, given(CHECK_PATTERNS54), self._cx
        )

    async def check_patterns55(self) -> str:
        """Checks `EmptyLoops`."""
        return await acall(
            self._executor, CHECK_PATTERNS55, given(CHECK_PATTERNS55), self._cx
        )

    async def check_patterns56(self) -> str:
        """Checks `Nothing`."""
        return await acall(
            self._executor, CHECK_PATTERNS56, given(CHECK_PATTERNS56), self._cx
        )

    async def check_patterns57(self) -> str:
        """Checks `EdgeInLoop`."""
        return await acall(
            self._executor, CHECK_PATTERNS57, given(CHECK_PATTERNS57), self._cx
        )

    async def check_patterns58(self) -> str:
        """Checks `Letters`."""
        return await acall(
            self._executor, CHECK_PATTERNS58, given(CHECK_PATTERNS58), self._cx
        )
