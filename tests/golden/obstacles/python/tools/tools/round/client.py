# Made by toolc from obstacles.tools; do not edit.
"""Typed calls of the toolset `round`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import BOUND_MAYBE, BOUND_NOTHING, GO_ROUND, U202E_TURNED_X

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `round`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def go_round(
        self,
        *,
        circle: types.Circle,
        tagged: types.Tagged,
        labelled: types.Labelled,
        nothing: types.Nothing,
        more: types.MoreOf,
    ) -> types.TypeSelfClient:
        """Call `go_round`."""
        return call(
            self._executor,
            GO_ROUND,
            given(
                GO_ROUND,
                circle=circle,
                tagged=tagged,
                labelled=labelled,
                nothing=nothing,
                more=more,
            ),
            self._cx,
        )

    def u202e_turned_x(
        self, *, wide: types.Wide13, items: list[types.Wide13]
    ) -> tuple[
        str,
        types.Box,
        types.Record,
        types.Keyword,
        types.ALongNameOfATypeThatGoesOn,
        int,
    ]:
        r"""Call `` \u202eturned\x0a`x` ``."""
        return call(
            self._executor,
            U202E_TURNED_X,
            given(U202E_TURNED_X, wide=wide, items=items),
            self._cx,
        )

    def bound_maybe(self, *, x: int) -> types.BoundMaybeResult | None:
        """Call `bound_maybe`."""
        return call(self._executor, BOUND_MAYBE, given(BOUND_MAYBE, x=x), self._cx)

    def bound_nothing(self) -> types.BoundNothingResult:
        """Call `bound_nothing`."""
        return call(self._executor, BOUND_NOTHING, given(BOUND_NOTHING), self._cx)


class AsyncClient:
    """Calls the tools of `round`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def go_round(
        self,
        *,
        circle: types.Circle,
        tagged: types.Tagged,
        labelled: types.Labelled,
        nothing: types.Nothing,
        more: types.MoreOf,
    ) -> types.TypeSelfClient:
        """Call `go_round`."""
        return await acall(
            self._executor,
            GO_ROUND,
            given(
                GO_ROUND,
                circle=circle,
                tagged=tagged,
                labelled=labelled,
                nothing=nothing,
                more=more,
            ),
            self._cx,
        )

    async def u202e_turned_x(
        self, *, wide: types.Wide13, items: list[types.Wide13]
    ) -> tuple[
        str,
        types.Box,
        types.Record,
        types.Keyword,
        types.ALongNameOfATypeThatGoesOn,
        int,
    ]:
        r"""Call `` \u202eturned\x0a`x` ``."""
        return await acall(
            self._executor,
            U202E_TURNED_X,
            given(U202E_TURNED_X, wide=wide, items=items),
            self._cx,
        )

    async def bound_maybe(self, *, x: int) -> types.BoundMaybeResult | None:
        """Call `bound_maybe`."""
        return await acall(
            self._executor, BOUND_MAYBE, given(BOUND_MAYBE, x=x), self._cx
        )

    async def bound_nothing(self) -> types.BoundNothingResult:
        """Call `bound_nothing`."""
        return await acall(
            self._executor, BOUND_NOTHING, given(BOUND_NOTHING), self._cx
        )
