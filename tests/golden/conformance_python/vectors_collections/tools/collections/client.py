# Made by toolc from collections.tools; do not edit.
"""Typed calls of the toolset `collections`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_COLLECTIONS0,
    CHECK_COLLECTIONS1,
    CHECK_COLLECTIONS2,
    CHECK_COLLECTIONS3,
    CHECK_COLLECTIONS4,
    CHECK_COLLECTIONS5,
    CHECK_COLLECTIONS6,
    CHECK_COLLECTIONS7,
    CHECK_COLLECTIONS8,
    CHECK_COLLECTIONS9,
    CHECK_COLLECTIONS10,
    CHECK_COLLECTIONS11,
    CHECK_COLLECTIONS12,
    CHECK_COLLECTIONS13,
    CHECK_COLLECTIONS14,
    CHECK_COLLECTIONS15,
    CHECK_COLLECTIONS16,
    CHECK_COLLECTIONS17,
    CHECK_COLLECTIONS18,
    CHECK_COLLECTIONS19,
    CHECK_COLLECTIONS20,
    CHECK_COLLECTIONS21,
    CHECK_COLLECTIONS22,
    CHECK_COLLECTIONS23,
    CHECK_COLLECTIONS24,
    CHECK_COLLECTIONS25,
    CHECK_COLLECTIONS26,
    CHECK_COLLECTIONS27,
    CHECK_COLLECTIONS28,
    CHECK_COLLECTIONS29,
    CHECK_COLLECTIONS30,
    CHECK_COLLECTIONS31,
    CHECK_COLLECTIONS32,
    CHECK_COLLECTIONS33,
    CHECK_COLLECTIONS34,
    CHECK_COLLECTIONS35,
    CHECK_COLLECTIONS36,
    CHECK_COLLECTIONS37,
)

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `collections`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_collections0(self) -> list[str]:
        """Checks `Names`."""
        return call(
            self._executor, CHECK_COLLECTIONS0, given(CHECK_COLLECTIONS0), self._cx
        )

    def check_collections1(self) -> list[str]:
        """Checks `Tags`."""
        return call(
            self._executor, CHECK_COLLECTIONS1, given(CHECK_COLLECTIONS1), self._cx
        )

    def check_collections2(self) -> list[float]:
        """Checks `Numbers`."""
        return call(
            self._executor, CHECK_COLLECTIONS2, given(CHECK_COLLECTIONS2), self._cx
        )

    def check_collections3(self) -> list[types.Point]:
        """Checks `Points`."""
        return call(
            self._executor, CHECK_COLLECTIONS3, given(CHECK_COLLECTIONS3), self._cx
        )

    def check_collections4(self) -> list[toolrt.Json]:
        """Checks `Anything`."""
        return call(
            self._executor, CHECK_COLLECTIONS4, given(CHECK_COLLECTIONS4), self._cx
        )

    def check_collections5(self) -> dict[str, int]:
        """Checks `Scores`."""
        return call(
            self._executor, CHECK_COLLECTIONS5, given(CHECK_COLLECTIONS5), self._cx
        )

    def check_collections6(self) -> list[list[int]]:
        """Checks `Grid`."""
        return call(
            self._executor, CHECK_COLLECTIONS6, given(CHECK_COLLECTIONS6), self._cx
        )

    def check_collections7(self) -> tuple[float, float]:
        """Checks `Span`."""
        return call(
            self._executor, CHECK_COLLECTIONS7, given(CHECK_COLLECTIONS7), self._cx
        )

    def check_collections8(self) -> types.Trail:
        """Checks `Trail`."""
        return call(
            self._executor, CHECK_COLLECTIONS8, given(CHECK_COLLECTIONS8), self._cx
        )

    def check_collections9(self) -> dict[str, list[toolrt.Json]]:
        """Checks `Bag`."""
        return call(
            self._executor, CHECK_COLLECTIONS9, given(CHECK_COLLECTIONS9), self._cx
        )

    def check_collections10(self) -> list[int]:
        """Checks `AtMostOne`."""
        return call(
            self._executor, CHECK_COLLECTIONS10, given(CHECK_COLLECTIONS10), self._cx
        )

    def check_collections11(self) -> list[int]:
        """Checks `AtLeastTwo`."""
        return call(
            self._executor, CHECK_COLLECTIONS11, given(CHECK_COLLECTIONS11), self._cx
        )

    def check_collections12(self) -> dict[str, int]:
        """Checks `One`."""
        return call(
            self._executor, CHECK_COLLECTIONS12, given(CHECK_COLLECTIONS12), self._cx
        )

    def check_collections13(self) -> dict[str, int]:
        """Checks `Few`."""
        return call(
            self._executor, CHECK_COLLECTIONS13, given(CHECK_COLLECTIONS13), self._cx
        )

    def check_collections14(self) -> dict[str, int]:
        """Checks `Some`."""
        return call(
            self._executor, CHECK_COLLECTIONS14, given(CHECK_COLLECTIONS14), self._cx
        )

    def check_collections15(self) -> list[str | None]:
        """Checks `Holes`."""
        return call(
            self._executor, CHECK_COLLECTIONS15, given(CHECK_COLLECTIONS15), self._cx
        )

    def check_collections16(self) -> list[None]:
        """Checks `Empties`."""
        return call(
            self._executor, CHECK_COLLECTIONS16, given(CHECK_COLLECTIONS16), self._cx
        )

    def check_collections17(self) -> list[bytes]:
        """Checks `Blobs`."""
        return call(
            self._executor, CHECK_COLLECTIONS17, given(CHECK_COLLECTIONS17), self._cx
        )

    def check_collections18(self) -> list[str]:
        """Checks `Stamps`."""
        return call(
            self._executor, CHECK_COLLECTIONS18, given(CHECK_COLLECTIONS18), self._cx
        )

    def check_collections19(self) -> list[tuple[int, int]]:
        """Checks `Pairs`."""
        return call(
            self._executor, CHECK_COLLECTIONS19, given(CHECK_COLLECTIONS19), self._cx
        )

    def check_collections20(self) -> list[dict[str, float]]:
        """Checks `Maps`."""
        return call(
            self._executor, CHECK_COLLECTIONS20, given(CHECK_COLLECTIONS20), self._cx
        )

    def check_collections21(self) -> list[int | str | None]:
        """Checks `Kinds`."""
        return call(
            self._executor, CHECK_COLLECTIONS21, given(CHECK_COLLECTIONS21), self._cx
        )

    def check_collections22(self) -> list[types.Step]:
        """Checks `Steps`."""
        return call(
            self._executor, CHECK_COLLECTIONS22, given(CHECK_COLLECTIONS22), self._cx
        )

    def check_collections23(self) -> dict[str, dict[str, list[int]]]:
        """Checks `Nested`."""
        return call(
            self._executor, CHECK_COLLECTIONS23, given(CHECK_COLLECTIONS23), self._cx
        )

    def check_collections24(self) -> types.Row:
        """Checks `Row`."""
        return call(
            self._executor, CHECK_COLLECTIONS24, given(CHECK_COLLECTIONS24), self._cx
        )

    def check_collections25(self) -> types.Poly:
        """Checks `Poly`."""
        return call(
            self._executor, CHECK_COLLECTIONS25, given(CHECK_COLLECTIONS25), self._cx
        )

    def check_collections26(self) -> list[toolrt.Json]:
        """Checks `Blank`."""
        return call(
            self._executor, CHECK_COLLECTIONS26, given(CHECK_COLLECTIONS26), self._cx
        )

    def check_collections27(self) -> types.Trio:
        """Checks `Trio`."""
        return call(
            self._executor, CHECK_COLLECTIONS27, given(CHECK_COLLECTIONS27), self._cx
        )

    def check_collections28(self) -> types.Lone:
        """Checks `Lone`."""
        return call(
            self._executor, CHECK_COLLECTIONS28, given(CHECK_COLLECTIONS28), self._cx
        )

    def check_collections29(self) -> types.Mixed:
        """Checks `Mixed`."""
        return call(
            self._executor, CHECK_COLLECTIONS29, given(CHECK_COLLECTIONS29), self._cx
        )

    def check_collections30(self) -> tuple[str, str]:
        """Checks `Couple`."""
        return call(
            self._executor, CHECK_COLLECTIONS30, given(CHECK_COLLECTIONS30), self._cx
        )

    def check_collections31(self) -> types.Hedge:
        """Checks `Hedge`."""
        return call(
            self._executor, CHECK_COLLECTIONS31, given(CHECK_COLLECTIONS31), self._cx
        )

    def check_collections32(self) -> types.Ivy | None:
        """Checks `Ivy`."""
        return call(
            self._executor, CHECK_COLLECTIONS32, given(CHECK_COLLECTIONS32), self._cx
        )

    def check_collections33(self) -> types.CheckCollections33Result:
        """Checks `Grove`."""
        return call(
            self._executor, CHECK_COLLECTIONS33, given(CHECK_COLLECTIONS33), self._cx
        )

    def check_collections34(self) -> types.CheckCollections34Result:
        """Checks `FewFolders`."""
        return call(
            self._executor, CHECK_COLLECTIONS34, given(CHECK_COLLECTIONS34), self._cx
        )

    def check_collections35(self) -> types.CheckCollections35Result:
        """Checks `TallStack`."""
        return call(
            self._executor, CHECK_COLLECTIONS35, given(CHECK_COLLECTIONS35), self._cx
        )

    def check_collections36(self) -> types.CheckCollections36Result:
        """Checks `LongTrail`."""
        return call(
            self._executor, CHECK_COLLECTIONS36, given(CHECK_COLLECTIONS36), self._cx
        )

    def check_collections37(self) -> types.Shady:
        """Checks `Shady`."""
        return call(
            self._executor, CHECK_COLLECTIONS37, given(CHECK_COLLECTIONS37), self._cx
        )


class AsyncClient:
    """Calls the tools of `collections`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_collections0(self) -> list[str]:
        """Checks `Names`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS0, given(CHECK_COLLECTIONS0), self._cx
        )

    async def check_collections1(self) -> list[str]:
        """Checks `Tags`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS1, given(CHECK_COLLECTIONS1), self._cx
        )

    async def check_collections2(self) -> list[float]:
        """Checks `Numbers`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS2, given(CHECK_COLLECTIONS2), self._cx
        )

    async def check_collections3(self) -> list[types.Point]:
        """Checks `Points`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS3, given(CHECK_COLLECTIONS3), self._cx
        )

    async def check_collections4(self) -> list[toolrt.Json]:
        """Checks `Anything`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS4, given(CHECK_COLLECTIONS4), self._cx
        )

    async def check_collections5(self) -> dict[str, int]:
        """Checks `Scores`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS5, given(CHECK_COLLECTIONS5), self._cx
        )

    async def check_collections6(self) -> list[list[int]]:
        """Checks `Grid`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS6, given(CHECK_COLLECTIONS6), self._cx
        )

    async def check_collections7(self) -> tuple[float, float]:
        """Checks `Span`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS7, given(CHECK_COLLECTIONS7), self._cx
        )

    async def check_collections8(self) -> types.Trail:
        """Checks `Trail`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS8, given(CHECK_COLLECTIONS8), self._cx
        )

    async def check_collections9(self) -> dict[str, list[toolrt.Json]]:
        """Checks `Bag`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS9, given(CHECK_COLLECTIONS9), self._cx
        )

    async def check_collections10(self) -> list[int]:
        """Checks `AtMostOne`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS10, given(CHECK_COLLECTIONS10), self._cx
        )

    async def check_collections11(self) -> list[int]:
        """Checks `AtLeastTwo`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS11, given(CHECK_COLLECTIONS11), self._cx
        )

    async def check_collections12(self) -> dict[str, int]:
        """Checks `One`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS12, given(CHECK_COLLECTIONS12), self._cx
        )

    async def check_collections13(self) -> dict[str, int]:
        """Checks `Few`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS13, given(CHECK_COLLECTIONS13), self._cx
        )

    async def check_collections14(self) -> dict[str, int]:
        """Checks `Some`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS14, given(CHECK_COLLECTIONS14), self._cx
        )

    async def check_collections15(self) -> list[str | None]:
        """Checks `Holes`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS15, given(CHECK_COLLECTIONS15), self._cx
        )

    async def check_collections16(self) -> list[None]:
        """Checks `Empties`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS16, given(CHECK_COLLECTIONS16), self._cx
        )

    async def check_collections17(self) -> list[bytes]:
        """Checks `Blobs`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS17, given(CHECK_COLLECTIONS17), self._cx
        )

    async def check_collections18(self) -> list[str]:
        """Checks `Stamps`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS18, given(CHECK_COLLECTIONS18), self._cx
        )

    async def check_collections19(self) -> list[tuple[int, int]]:
        """Checks `Pairs`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS19, given(CHECK_COLLECTIONS19), self._cx
        )

    async def check_collections20(self) -> list[dict[str, float]]:
        """Checks `Maps`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS20, given(CHECK_COLLECTIONS20), self._cx
        )

    async def check_collections21(self) -> list[int | str | None]:
        """Checks `Kinds`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS21, given(CHECK_COLLECTIONS21), self._cx
        )

    async def check_collections22(self) -> list[types.Step]:
        """Checks `Steps`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS22, given(CHECK_COLLECTIONS22), self._cx
        )

    async def check_collections23(self) -> dict[str, dict[str, list[int]]]:
        """Checks `Nested`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS23, given(CHECK_COLLECTIONS23), self._cx
        )

    async def check_collections24(self) -> types.Row:
        """Checks `Row`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS24, given(CHECK_COLLECTIONS24), self._cx
        )

    async def check_collections25(self) -> types.Poly:
        """Checks `Poly`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS25, given(CHECK_COLLECTIONS25), self._cx
        )

    async def check_collections26(self) -> list[toolrt.Json]:
        """Checks `Blank`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS26, given(CHECK_COLLECTIONS26), self._cx
        )

    async def check_collections27(self) -> types.Trio:
        """Checks `Trio`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS27, given(CHECK_COLLECTIONS27), self._cx
        )

    async def check_collections28(self) -> types.Lone:
        """Checks `Lone`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS28, given(CHECK_COLLECTIONS28), self._cx
        )

    async def check_collections29(self) -> types.Mixed:
        """Checks `Mixed`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS29, given(CHECK_COLLECTIONS29), self._cx
        )

    async def check_collections30(self) -> tuple[str, str]:
        """Checks `Couple`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS30, given(CHECK_COLLECTIONS30), self._cx
        )

    async def check_collections31(self) -> types.Hedge:
        """Checks `Hedge`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS31, given(CHECK_COLLECTIONS31), self._cx
        )

    async def check_collections32(self) -> types.Ivy | None:
        """Checks `Ivy`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS32, given(CHECK_COLLECTIONS32), self._cx
        )

    async def check_collections33(self) -> types.CheckCollections33Result:
        """Checks `Grove`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS33, given(CHECK_COLLECTIONS33), self._cx
        )

    async def check_collections34(self) -> types.CheckCollections34Result:
        """Checks `FewFolders`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS34, given(CHECK_COLLECTIONS34), self._cx
        )

    async def check_collections35(self) -> types.CheckCollections35Result:
        """Checks `TallStack`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS35, given(CHECK_COLLECTIONS35), self._cx
        )

    async def check_collections36(self) -> types.CheckCollections36Result:
        """Checks `LongTrail`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS36, given(CHECK_COLLECTIONS36), self._cx
        )

    async def check_collections37(self) -> types.Shady:
        """Checks `Shady`."""
        return await acall(
            self._executor, CHECK_COLLECTIONS37, given(CHECK_COLLECTIONS37), self._cx
        )
