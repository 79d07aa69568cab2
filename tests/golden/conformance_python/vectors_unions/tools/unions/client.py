# Made by toolc from unions.tools; do not edit.
"""Typed calls of the toolset `unions`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_UNIONS0,
    CHECK_UNIONS1,
    CHECK_UNIONS2,
    CHECK_UNIONS3,
    CHECK_UNIONS4,
    CHECK_UNIONS5,
    CHECK_UNIONS6,
    CHECK_UNIONS7,
    CHECK_UNIONS8,
    CHECK_UNIONS9,
    CHECK_UNIONS10,
    CHECK_UNIONS11,
    CHECK_UNIONS12,
    CHECK_UNIONS13,
    CHECK_UNIONS14,
    CHECK_UNIONS15,
    CHECK_UNIONS16,
    CHECK_UNIONS17,
    CHECK_UNIONS18,
    CHECK_UNIONS19,
    CHECK_UNIONS20,
    CHECK_UNIONS21,
    CHECK_UNIONS22,
    CHECK_UNIONS23,
    CHECK_UNIONS24,
    CHECK_UNIONS25,
    CHECK_UNIONS26,
    CHECK_UNIONS27,
    CHECK_UNIONS28,
    CHECK_UNIONS29,
    CHECK_UNIONS30,
    CHECK_UNIONS31,
    CHECK_UNIONS32,
    CHECK_UNIONS33,
    CHECK_UNIONS34,
    CHECK_UNIONS35,
    CHECK_UNIONS36,
    CHECK_UNIONS37,
)

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `unions`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_unions0(self) -> types.Trigger:
        """Checks `Trigger`."""
        return call(self._executor, CHECK_UNIONS0, given(CHECK_UNIONS0), self._cx)

    def check_unions1(self) -> types.Answer:
        """Checks `Answer`."""
        return call(self._executor, CHECK_UNIONS1, given(CHECK_UNIONS1), self._cx)

    def check_unions2(self) -> types.Locator:
        """Checks `Locator`."""
        return call(self._executor, CHECK_UNIONS2, given(CHECK_UNIONS2), self._cx)

    def check_unions3(self) -> types.Number:
        """Checks `Number`."""
        return call(self._executor, CHECK_UNIONS3, given(CHECK_UNIONS3), self._cx)

    def check_unions4(self) -> types.Either:
        """Checks `Either`."""
        return call(self._executor, CHECK_UNIONS4, given(CHECK_UNIONS4), self._cx)

    def check_unions5(self) -> types.Shape:
        """Checks `Shape`."""
        return call(self._executor, CHECK_UNIONS5, given(CHECK_UNIONS5), self._cx)

    def check_unions6(self) -> types.Loose:
        """Checks `Loose`."""
        return call(self._executor, CHECK_UNIONS6, given(CHECK_UNIONS6), self._cx)

    def check_unions7(self) -> types.Deep | None:
        """Checks `Deep`."""
        return call(self._executor, CHECK_UNIONS7, given(CHECK_UNIONS7), self._cx)

    def check_unions8(self) -> types.Holder:
        """Checks `Holder`."""
        return call(self._executor, CHECK_UNIONS8, given(CHECK_UNIONS8), self._cx)

    def check_unions9(self) -> types.Quoted:
        """Checks `Quoted`."""
        return call(self._executor, CHECK_UNIONS9, given(CHECK_UNIONS9), self._cx)

    def check_unions10(self) -> types.Lists:
        """Checks `Lists`."""
        return call(self._executor, CHECK_UNIONS10, given(CHECK_UNIONS10), self._cx)

    def check_unions11(self) -> types.Ids:
        """Checks `Ids`."""
        return call(self._executor, CHECK_UNIONS11, given(CHECK_UNIONS11), self._cx)

    def check_unions12(self) -> types.Moment:
        """Checks `Moment`."""
        return call(self._executor, CHECK_UNIONS12, given(CHECK_UNIONS12), self._cx)

    def check_unions13(self) -> types.Measure:
        """Checks `Measure`."""
        return call(self._executor, CHECK_UNIONS13, given(CHECK_UNIONS13), self._cx)

    def check_unions14(self) -> types.Speed | None:
        """Checks `Speed`."""
        return call(self._executor, CHECK_UNIONS14, given(CHECK_UNIONS14), self._cx)

    def check_unions15(self) -> types.Named:
        """Checks `Named`."""
        return call(self._executor, CHECK_UNIONS15, given(CHECK_UNIONS15), self._cx)

    def check_unions16(self) -> types.Wider:
        """Checks `Wider`."""
        return call(self._executor, CHECK_UNIONS16, given(CHECK_UNIONS16), self._cx)

    def check_unions17(self) -> types.Anything:
        """Checks `Anything`."""
        return call(self._executor, CHECK_UNIONS17, given(CHECK_UNIONS17), self._cx)

    def check_unions18(self) -> types.Whole:
        """Checks `Whole`."""
        return call(self._executor, CHECK_UNIONS18, given(CHECK_UNIONS18), self._cx)

    def check_unions19(self) -> types.Mode:
        """Checks `Mode`."""
        return call(self._executor, CHECK_UNIONS19, given(CHECK_UNIONS19), self._cx)

    def check_unions20(self) -> types.Level:
        """Checks `Level`."""
        return call(self._executor, CHECK_UNIONS20, given(CHECK_UNIONS20), self._cx)

    def check_unions21(self) -> types.Mixed:
        """Checks `Mixed`."""
        return call(self._executor, CHECK_UNIONS21, given(CHECK_UNIONS21), self._cx)

    def check_unions22(self) -> list[types.Shape]:
        """Checks `Records`."""
        return call(self._executor, CHECK_UNIONS22, given(CHECK_UNIONS22), self._cx)

    def check_unions23(self) -> types.Either2:
        """Checks `Either2`."""
        return call(self._executor, CHECK_UNIONS23, given(CHECK_UNIONS23), self._cx)

    def check_unions24(self) -> types.OpenEither:
        """Checks `OpenEither`."""
        return call(self._executor, CHECK_UNIONS24, given(CHECK_UNIONS24), self._cx)

    def check_unions25(self) -> types.Tuples:
        """Checks `Tuples`."""
        return call(self._executor, CHECK_UNIONS25, given(CHECK_UNIONS25), self._cx)

    def check_unions26(self) -> types.Maps:
        """Checks `Maps`."""
        return call(self._executor, CHECK_UNIONS26, given(CHECK_UNIONS26), self._cx)

    def check_unions27(self) -> int | None:
        """Checks `Nullish`."""
        return call(self._executor, CHECK_UNIONS27, given(CHECK_UNIONS27), self._cx)

    def check_unions28(self) -> types.Texts:
        """Checks `Texts`."""
        return call(self._executor, CHECK_UNIONS28, given(CHECK_UNIONS28), self._cx)

    def check_unions29(self) -> types.Ranges:
        """Checks `Ranges`."""
        return call(self._executor, CHECK_UNIONS29, given(CHECK_UNIONS29), self._cx)

    def check_unions30(self) -> types.Tree:
        """Checks `Tree`."""
        return call(self._executor, CHECK_UNIONS30, given(CHECK_UNIONS30), self._cx)

    def check_unions31(self) -> types.One:
        """Checks `One`."""
        return call(self._executor, CHECK_UNIONS31, given(CHECK_UNIONS31), self._cx)

    def check_unions32(self) -> types.Opened:
        """Checks `Opened`."""
        return call(self._executor, CHECK_UNIONS32, given(CHECK_UNIONS32), self._cx)

    def check_unions33(self) -> types.Whatever:
        """Checks `Whatever`."""
        return call(self._executor, CHECK_UNIONS33, given(CHECK_UNIONS33), self._cx)

    def check_unions34(self) -> types.Box:
        """Checks `Box`."""
        return call(self._executor, CHECK_UNIONS34, given(CHECK_UNIONS34), self._cx)

    def check_unions35(self) -> types.Holders:
        """Checks `Holders`."""
        return call(self._executor, CHECK_UNIONS35, given(CHECK_UNIONS35), self._cx)

    def check_unions36(self) -> types.Cell:
        """Checks `Cell`."""
        return call(self._executor, CHECK_UNIONS36, given(CHECK_UNIONS36), self._cx)

    def check_unions37(self) -> types.Paths:
        """Checks `Paths`."""
        return call(self._executor, CHECK_UNIONS37, given(CHECK_UNIONS37), self._cx)


class AsyncClient:
    """Calls the tools of `unions`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_unions0(self) -> types.Trigger:
        """Checks `Trigger`."""
        return await acall(
            self._executor, CHECK_UNIONS0, given(CHECK_UNIONS0), self._cx
        )

    async def check_unions1(self) -> types.Answer:
        """Checks `Answer`."""
        return await acall(
            self._executor, CHECK_UNIONS1, given(CHECK_UNIONS1), self._cx
        )

    async def check_unions2(self) -> types.Locator:
        """Checks `Locator`."""
        return await acall(
            self._executor, CHECK_UNIONS2, given(CHECK_UNIONS2), self._cx
        )

    async def check_unions3(self) -> types.Number:
        """Checks `Number`."""
        return await acall(
            self._executor, CHECK_UNIONS3, given(CHECK_UNIONS3), self._cx
        )

    async def check_unions4(self) -> types.Either:
        """Checks `Either`."""
        return await acall(
            self._executor, CHECK_UNIONS4, given(CHECK_UNIONS4), self._cx
        )

    async def check_unions5(self) -> types.Shape:
        """Checks `Shape`."""
        return await acall(
            self._executor, CHECK_UNIONS5, given(CHECK_UNIONS5), self._cx
        )

    async def check_unions6(self) -> types.Loose:
        """Checks `Loose`."""
        return await acall(
            self._executor, CHECK_UNIONS6, given(CHECK_UNIONS6), self._cx
        )

    async def check_unions7(self) -> types.Deep | None:
        """Checks `Deep`."""
        return await acall(
            self._executor, CHECK_UNIONS7, given(CHECK_UNIONS7), self._cx
        )

    async def check_unions8(self) -> types.Holder:
        """Checks `Holder`."""
        return await acall(
            self._executor, CHECK_UNIONS8, given(CHECK_UNIONS8), self._cx
        )

    async def check_unions9(self) -> types.Quoted:
        """Checks `Quoted`."""
        return await acall(
            self._executor, CHECK_UNIONS9, given(CHECK_UNIONS9), self._cx
        )

    async def check_unions10(self) -> types.Lists:
        """Checks `Lists`."""
        return await acall(
            self._executor, CHECK_UNIONS10, given(CHECK_UNIONS10), self._cx
        )

    async def check_unions11(self) -> types.Ids:
        """Checks `Ids`."""
        return await acall(
            self._executor, CHECK_UNIONS11, given(CHECK_UNIONS11), self._cx
        )

    async def check_unions12(self) -> types.Moment:
        """Checks `Moment`."""
        return await acall(
            self._executor, CHECK_UNIONS12, given(CHECK_UNIONS12), self._cx
        )

    async def check_unions13(self) -> types.Measure:
        """Checks `Measure`."""
        return await acall(
            self._executor, CHECK_UNIONS13, given(CHECK_UNIONS13), self._cx
        )

    async def check_unions14(self) -> types.Speed | None:
        """Checks `Speed`."""
        return await acall(
            self._executor, CHECK_UNIONS14, given(CHECK_UNIONS14), self._cx
        )

    async def check_unions15(self) -> types.Named:
        """Checks `Named`."""
        return await acall(
            self._executor, CHECK_UNIONS15, given(CHECK_UNIONS15), self._cx
        )

    async def check_unions16(self) -> types.Wider:
        """Checks `Wider`."""
        return await acall(
            self._executor, CHECK_UNIONS16, given(CHECK_UNIONS16), self._cx
        )

    async def check_unions17(self) -> types.Anything:
        """Checks `Anything`."""
        return await acall(
            self._executor, CHECK_UNIONS17, given(CHECK_UNIONS17), self._cx
        )

    async def check_unions18(self) -> types.Whole:
        """Checks `Whole`."""
        return await acall(
            self._executor, CHECK_UNIONS18, given(CHECK_UNIONS18), self._cx
        )

    async def check_unions19(self) -> types.Mode:
        """Checks `Mode`."""
        return await acall(
            self._executor, CHECK_UNIONS19, given(CHECK_UNIONS19), self._cx
        )

    async def check_unions20(self) -> types.Level:
        """Checks `Level`."""
        return await acall(
            self._executor, CHECK_UNIONS20, given(CHECK_UNIONS20), self._cx
        )

    async def check_unions21(self) -> types.Mixed:
        """Checks `Mixed`."""
        return await acall(
            self._executor, CHECK_UNIONS21, given(CHECK_UNIONS21), self._cx
        )

    async def check_unions22(self) -> list[types.Shape]:
        """Checks `Records`."""
        return await acall(
            self._executor, CHECK_UNIONS22, given(CHECK_UNIONS22), self._cx
        )

    async def check_unions23(self) -> types.Either2:
        """Checks `Either2`."""
        return await acall(
            self._executor, CHECK_UNIONS23, given(CHECK_UNIONS23), self._cx
        )

    async def check_unions24(self) -> types.OpenEither:
        """Checks `OpenEither`."""
        return await acall(
            self._executor, CHECK_UNIONS24, given(CHECK_UNIONS24), self._cx
        )

    async def check_unions25(self) -> types.Tuples:
        """Checks `Tuples`."""
        return await acall(
            self._executor, CHECK_UNIONS25, given(CHECK_UNIONS25), self._cx
        )

    async def check_unions26(self) -> types.Maps:
        """Checks `Maps`."""
        return await acall(
            self._executor, CHECK_UNIONS26, given(CHECK_UNIONS26), self._cx
        )

    async def check_unions27(self) -> int | None:
        """Checks `Nullish`."""
        return await acall(
            self._executor, CHECK_UNIONS27, given(CHECK_UNIONS27), self._cx
        )

    async def check_unions28(self) -> types.Texts:
        """Checks `Texts`."""
        return await acall(
            self._executor, CHECK_UNIONS28, given(CHECK_UNIONS28), self._cx
        )

    async def check_unions29(self) -> types.Ranges:
        """Checks `Ranges`."""
        return await acall(
            self._executor, CHECK_UNIONS29, given(CHECK_UNIONS29), self._cx
        )

    async def check_unions30(self) -> types.Tree:
        """Checks `Tree`."""
        return await acall(
            self._executor, CHECK_UNIONS30, given(CHECK_UNIONS30), self._cx
        )

    async def check_unions31(self) -> types.One:
        """Checks `One`."""
        return await acall(
            self._executor, CHECK_UNIONS31, given(CHECK_UNIONS31), self._cx
        )

    async def check_unions32(self) -> types.Opened:
        """Checks `Opened`."""
        return await acall(
            self._executor, CHECK_UNIONS32, given(CHECK_UNIONS32), self._cx
        )

    async def check_unions33(self) -> types.Whatever:
        """Checks `Whatever`."""
        return await acall(
            self._executor, CHECK_UNIONS33, given(CHECK_UNIONS33), self._cx
        )

    async def check_unions34(self) -> types.Box:
        """Checks `Box`."""
        return await acall(
            self._executor, CHECK_UNIONS34, given(CHECK_UNIONS34), self._cx
        )

    async def check_unions35(self) -> types.Holders:
        """Checks `Holders`."""
        return await acall(
            self._executor, CHECK_UNIONS35, given(CHECK_UNIONS35), self._cx
        )

    async def check_unions36(self) -> types.Cell:
        """Checks `Cell`."""
        return await acall(
            self._executor, CHECK_UNIONS36, given(CHECK_UNIONS36), self._cx
        )

    async def check_unions37(self) -> types.Paths:
        """Checks `Paths`."""
        return await acall(
            self._executor, CHECK_UNIONS37, given(CHECK_UNIONS37), self._cx
        )
