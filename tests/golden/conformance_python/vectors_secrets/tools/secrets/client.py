# Made by toolc from secrets.tools; do not edit.
"""Typed calls of the toolset `secrets`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import (
    CHECK_SECRETS0,
    CHECK_SECRETS1,
    CHECK_SECRETS2,
    CHECK_SECRETS3,
    CHECK_SECRETS4,
    CHECK_SECRETS5,
    CHECK_SECRETS6,
)

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `secrets`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def check_secrets0(self) -> types.Login:
        """Checks `Login`."""
        return call(self._executor, CHECK_SECRETS0, given(CHECK_SECRETS0), self._cx)

    def check_secrets1(self) -> types.Vault:
        """Checks `Vault`."""
        return call(self._executor, CHECK_SECRETS1, given(CHECK_SECRETS1), self._cx)

    def check_secrets2(self) -> toolrt.Secret[str]:
        """Checks `Key`."""
        return call(self._executor, CHECK_SECRETS2, given(CHECK_SECRETS2), self._cx)

    def check_secrets3(self) -> list[toolrt.Secret[str]]:
        """Checks `Keys`."""
        return call(self._executor, CHECK_SECRETS3, given(CHECK_SECRETS3), self._cx)

    def check_secrets4(self) -> toolrt.Secret[types.Inner]:
        """Checks `Whole`."""
        return call(self._executor, CHECK_SECRETS4, given(CHECK_SECRETS4), self._cx)

    def check_secrets5(self) -> types.Dressed:
        """Checks `Dressed`."""
        return call(self._executor, CHECK_SECRETS5, given(CHECK_SECRETS5), self._cx)

    def check_secrets6(self) -> types.Undressed:
        """Checks `Undressed`."""
        return call(self._executor, CHECK_SECRETS6, given(CHECK_SECRETS6), self._cx)


class AsyncClient:
    """Calls the tools of `secrets`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def check_secrets0(self) -> types.Login:
        """Checks `Login`."""
        return await acall(
            self._executor, CHECK_SECRETS0, given(CHECK_SECRETS0), self._cx
        )

    async def check_secrets1(self) -> types.Vault:
        """Checks `Vault`."""
        return await acall(
            self._executor, CHECK_SECRETS1, given(CHECK_SECRETS1), self._cx
        )

    async def check_secrets2(self) -> toolrt.Secret[str]:
        """Checks `Key`."""
        return await acall(
            self._executor, CHECK_SECRETS2, given(CHECK_SECRETS2), self._cx
        )

    async def check_secrets3(self) -> list[toolrt.Secret[str]]:
        """Checks `Keys`."""
        return await acall(
            self._executor, CHECK_SECRETS3, given(CHECK_SECRETS3), self._cx
        )

    async def check_secrets4(self) -> toolrt.Secret[types.Inner]:
        """Checks `Whole`."""
        return await acall(
            self._executor, CHECK_SECRETS4, given(CHECK_SECRETS4), self._cx
        )

    async def check_secrets5(self) -> types.Dressed:
        """Checks `Dressed`."""
        return await acall(
            self._executor, CHECK_SECRETS5, given(CHECK_SECRETS5), self._cx
        )

    async def check_secrets6(self) -> types.Undressed:
        """Checks `Undressed`."""
        return await acall(
            self._executor, CHECK_SECRETS6, given(CHECK_SECRETS6), self._cx
        )
