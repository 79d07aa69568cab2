"""The calls of a command: who is asked, what is heard while they run, how they end."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from toolrt import json
from toolrt.call.cancel import Cancel
from toolrt.call.context import Context
from toolrt.call.envelope import Envelope
from toolrt.call.envelope import Status as State
from toolrt.call.event import Event, Finished, Log, Progress
from toolrt.call.plain import is_object, member_at
from toolrt.call.request import NOBODY, RequestKind

from .form import Form
from .output import say
from .rows import Wanted, row_field, rows_of
from .shape import Shape

if TYPE_CHECKING:
    from toolrt.call.request import Asked
    from toolrt.host.calling import Calling
    from toolrt.spec import Paging, Spec

    from .sampling import Sampler
    from .screen import Status
    from .signals import Signals

__all__ = ["Calls"]

#: How many pages `--all` reads at most.
_MOST_PAGES = 10_000

#: Levels that are told in any case.
_LOUD = frozenset({"warning", "error", "critical", "alert", "emergency"})


class Calls:
    """Calls tools as the words of a command say."""

    def __init__(
        self,
        calling: Calling,
        cx: Context,
        *,
        form: Form,
        agrees: bool,
        may_ask: bool,
        verbose: bool,
        all_pages: bool,
        cursor: str | None,
        write_line: Callable[[bytes], None],
        signals: Signals,
        sampler: Sampler | None = None,
    ) -> None:
        """Take what calls, and how.

        Args:
            calling: Has the tools.
            cx: What every call begins with.
            form: The form of the answer.
            agrees: Whether `--yes` was given.
            may_ask: Whether a person is there to answer.
            verbose: Whether all lines of the log are told, and what has become of the
                calls that a call makes.
            all_pages: Whether all pages are read.
            cursor: The page to begin with.
            write_line: Writes a line to stdout.
            signals: Cancels calls when the process is asked to end.
            sampler: Answers samples, by `--sample-via`.

        """
        self.calling = calling
        #: Whether `--yes` was given.
        self.agrees = agrees
        self.sampler = sampler
        self._form = form
        self._verbose = verbose
        self._all = all_pages
        self._cursor = cursor
        self._write_line = write_line
        self._signals = signals
        self._cancel = Cancel()
        self._status: Status | None = None
        if form is Form.PEOPLE and sys.stderr.isatty():
            from .screen import Status, stderr  # noqa: PLC0415

            self._status = Status(sys.stderr, stderr(os.environ))
        if agrees or may_ask or sampler is not None:
            asker = _Asker(self._status, sampler, agrees=agrees, may_ask=may_ask)
            cx = cx.with_asker(asker)
        # The parent of the calls themselves; those that they make have another one.
        self._parent = cx.parent_call_id
        #: What every call begins with.
        self.context = cx.with_cancel(self._cancel).and_events(self._hear)

    def call(self, spec: Spec, payload: bytes, kept: Wanted) -> Envelope[Any]:
        """Call a tool; all its pages, if they are asked for."""
        tool, paging = spec.name, spec.paging
        self._signals.cancel = self._cancel
        try:
            if self._cursor is not None and paging is not None:
                payload = _with_cursor(payload, paging, self._cursor)
            if not self._all or paging is None:
                return self.one(tool, payload)
            return self._pages(spec, payload, paging, kept)
        finally:
            self._signals.cancel = None

    def one(
        self, tool: str, payload: bytes, cx: Context | None = None
    ) -> Envelope[Any]:
        """Call a tool by its name.

        Args:
            tool: The name.
            payload: The arguments.
            cx: The context; that of every call where it is not given.

        """
        try:
            return self.calling.call(tool, payload, cx or self.context)
        finally:
            if self._status is not None:
                self._status.clear()

    def _pages(
        self, spec: Spec, payload: bytes, paging: Paging, kept: Wanted
    ) -> Envelope[Any]:
        schema = spec.output_schema
        field = None if schema is None else row_field(Shape(json.parse(schema)))
        rows: list[object] = []
        seen: set[bytes] = set()
        while True:
            envelope = self.one(spec.name, payload)
            if not envelope.ok or envelope.result_json is None:
                return envelope
            result = json.parse(envelope.result_json)
            some = rows_of(result, field)
            if some is None:
                return envelope
            rows += some
            cursor = member_at(result, paging.next)
            is_enough = kept.limit is not None and not kept.filters
            is_enough = is_enough and len(rows) >= (kept.limit or 0)
            mark = json.dump(cursor)
            is_last = cursor is None or mark in seen or len(seen) >= _MOST_PAGES
            if is_enough or is_last:
                return _whole(envelope, result, field, rows)
            seen.add(mark)
            payload = _with_cursor(payload, paging, cursor)

    def _hear(self, event: Event) -> None:
        if self._form is Form.STREAM:
            self._write_line(event.to_json())
            return
        kind = event.kind
        if isinstance(kind, Progress) and self._status is not None:
            self._status.show(kind.message, kind.percent)
        elif isinstance(kind, Log) and (self._verbose or kind.level in _LOUD):
            from .lines import one_line  # noqa: PLC0415

            self._say(f"{kind.level}: {one_line(kind.message)}")
        elif isinstance(kind, Finished) and self._verbose:
            if event.parent_call_id == self._parent:
                return
            envelope = kind.envelope
            if self._form is Form.PEOPLE:
                self._say(_step(envelope))
            else:
                self._say(envelope.to_json().decode())

    def _say(self, line: str) -> None:
        """Write a line to stderr."""
        if self._status is not None:
            self._status.clear()
        say(f"{line}\n")


class _Asker:
    """Answers by `--yes` and `--sample-via`, else a person at the terminal."""

    def __init__(
        self,
        status: Status | None,
        sampler: Sampler | None,
        *,
        agrees: bool,
        may_ask: bool,
    ) -> None:
        self._status = status
        self._sampler = sampler
        self._agrees = agrees
        self._may_ask = may_ask

    def __call__(self, asked: Asked) -> object:
        if asked.request.kind is RequestKind.CONFIRM and self._agrees:
            return True
        if asked.request.kind is RequestKind.SAMPLE and self._sampler is not None:
            return self._sampler.sample(asked)
        if not self._may_ask:
            return NOBODY
        from toolrt.host.terminal import TerminalAsker  # noqa: PLC0415

        if self._status is not None:
            self._status.clear()
        return TerminalAsker()(asked)


_VERDICTS = {State.SUCCESS: "ok", State.ERROR: "failed"}


def _step(envelope: Envelope[Any]) -> str:
    """Say to people what has become of a call that another one has made."""
    from .lines import one_line  # noqa: PLC0415

    verdict = _VERDICTS.get(envelope.status, envelope.status.value)
    line = f"{envelope.meta.tool}: {verdict}, {envelope.meta.duration_ms} ms"
    if envelope.error is None:
        return line
    return one_line(f"{line}: {envelope.error.message}")


def _whole(
    envelope: Envelope[Any], result: object, field: str | None, rows: list[object]
) -> Envelope[Any]:
    """Give the answer with the rows of all pages."""
    from msgspec.structs import replace  # noqa: PLC0415

    whole: object = rows
    if field is not None and is_object(result):
        whole = {**result, field: rows}
    return replace(envelope, result_json=json.dump(whole))


def _with_cursor(payload: bytes, paging: Paging, cursor: object) -> bytes:
    """Give arguments that begin with a page."""
    args = json.parse_or_none(payload)
    if not is_object(args):
        return payload
    inner = args
    for key in paging.cursor[:-1]:
        below = inner.setdefault(key, {})
        if not is_object(below):
            return payload
        inner = below
    inner[paging.cursor[-1]] = cursor
    return json.dump(args)
