# Made by toolc from words.tools; do not edit.
"""Typed calls of the toolset `words`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import UNSET
from toolrt.host import acall, call, given

from .provider import LIST_TEST_CASE_TEMPLATES, LIST_TEST_CASES

if TYPE_CHECKING:
    import toolrt
    from msgspec import UnsetType

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `words`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def list_test_cases(
        self, *, pattern: str | UnsetType = UNSET, timeout: float | UnsetType = UNSET
    ) -> toolrt.Content:
        """This looks terms up. Types are in `types.`; see Literal[…] and Callable[…].

        Args:
            pattern: what to look for

        Returns:
          The terms, as types.Terms
        """
        return call(
            self._executor,
            LIST_TEST_CASES,
            given(LIST_TEST_CASES, pattern=pattern, timeout=timeout),
            self._cx,
        )

    def list_test_case_templates(
        self, *, kind: Literal["UNSET", "Struct"] | UnsetType = UNSET
    ) -> toolrt.Content:
        """list_test_case_templates(kind)

        Raises:

            Nothing.
        Parameters
        ----------
        kind: which
        """
        return call(
            self._executor,
            LIST_TEST_CASE_TEMPLATES,
            given(LIST_TEST_CASE_TEMPLATES, kind=kind),
            self._cx,
        )


class AsyncClient:
    """Calls the tools of `words`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def list_test_cases(
        self, *, pattern: str | UnsetType = UNSET, timeout: float | UnsetType = UNSET
    ) -> toolrt.Content:
        """This looks terms up. Types are in `types.`; see Literal[…] and Callable[…].

        Args:
            pattern: what to look for

        Returns:
          The terms, as types.Terms
        """
        return await acall(
            self._executor,
            LIST_TEST_CASES,
            given(LIST_TEST_CASES, pattern=pattern, timeout=timeout),
            self._cx,
        )

    async def list_test_case_templates(
        self, *, kind: Literal["UNSET", "Struct"] | UnsetType = UNSET
    ) -> toolrt.Content:
        """list_test_case_templates(kind)

        Raises:

            Nothing.
        Parameters
        ----------
        kind: which
        """
        return await acall(
            self._executor,
            LIST_TEST_CASE_TEMPLATES,
            given(LIST_TEST_CASE_TEMPLATES, kind=kind),
            self._cx,
        )
