"""Signals that ask a command to end."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from toolrt.call.cancel import Cancel
else:
    from toolrt.lazy import hinted

    Cancel = hinted("Cancel", "toolrt.call.cancel")

__all__ = ["Interrupted", "Signals"]

_NUMBERS: Final = tuple(
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP")
    if hasattr(signal, name)
)


class Interrupted(BaseException):  # nobody who catches errors means it
    """The process is asked to end where no call runs that could be cancelled."""


class Signals:
    """Cancels the call that runs; where none does, `Interrupted` is raised.

    A second signal ends the process at once. Signals come to the main thread; a command
    that runs in another one leaves them as they are.
    """

    def __init__(self) -> None:
        """Watch nothing yet."""
        #: The token of the call that runs.
        self.cancel: Cancel | None = None
        #: Whether the answer is being written, which a signal does not stop.
        self.answers = False
        self._asks = False
        self._came = False
        self._before: list[tuple[int, object]] = []

    def __enter__(self) -> Self:
        """Watch from now on."""
        if threading.current_thread() is threading.main_thread():
            self._before = [
                (number, signal.signal(number, self._handle)) for number in _NUMBERS
            ]
        return self

    def __exit__(self, *_: object) -> None:
        """Leave signals to whoever had them before."""
        for number, handler in self._before:
            signal.signal(number, handler)  # type: ignore[arg-type] # as it was given

    @contextmanager
    def asking(self) -> Generator[None]:
        """Ask for a secret inside of this.

        A second signal ends nothing then, for only who asks can give the terminal back
        as it was.
        """
        self._asks = True
        try:
            yield
        except Interrupted:
            # The one behind the answer did not come.
            sys.stderr.write("\n")
            raise
        finally:
            self._asks = False

    def _handle(self, number: int, _: FrameType | None) -> None:
        if self._came:
            if not self._asks:
                os._exit(128 + number)
            return
        self._came = True
        if self.answers:
            return
        if self.cancel is None:
            raise Interrupted
        self.cancel.cancel()
