"""What a server says by itself, and which call that belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import mcp_types as types

from .asking import Declined, answer, declined
from .call import CURRENT

if TYPE_CHECKING:
    from mcp.client.session import IncomingMessage

    from .call import Call

__all__ = ["Heard"]

#: How many requests of a server are open at a time; others are declined.
_MOST_ASKED: Final = 64


class Heard:
    """The calls that run, and who among them hears what."""

    def __init__(self) -> None:
        """Begin without a call."""
        #: The calls that run, by the tokens of their progress.
        self.calls: dict[str, Call] = {}
        self._asked = 0

    def told(self, message: IncomingMessage) -> None:
        """Take what the server tells by itself."""
        if isinstance(message, types.ProgressNotification):
            params = message.params
            call = self.calls.get(str(params.progress_token))
            if call is not None:
                percent = None
                if params.total is not None and params.total > 0:
                    percent = 100.0 * params.progress / params.total
                call.progress(percent, params.message or "", params.meta)
        elif isinstance(message, types.LoggingMessageNotification):
            said = message.params
            call = self._teller(said)
            if call is not None:
                call.log(said.level, said.data)

    def _teller(self, said: types.LoggingMessageNotificationParams) -> Call | None:
        """Give the call that a line of the log belongs to."""
        token = (said.meta or {}).get("progressToken")
        known = CURRENT.get() or self.calls.get(str(token))
        if known is not None:
            return known
        named = [one for one in self.calls.values() if one.sent == said.logger]
        candidates = named or list(self.calls.values())
        return candidates[0] if len(candidates) == 1 else None

    async def asked(self, request: types.InputRequest) -> Any:
        """Answer what the server asks while it runs a call."""
        call = CURRENT.get() or self._asker()
        if call is None or self._asked >= _MOST_ASKED:
            return declined(request)
        self._asked += 1
        try:
            return await answer(call, request)
        except Declined:
            return declined(request)
        finally:
            self._asked -= 1

    def _asker(self) -> Call | None:
        """Give the call in which the server asks, as far as that is certain.

        Nobody is asked for the call of somebody else: all calls that run must have the
        same asker.
        """
        calls = list(self.calls.values())
        same = all(call.asks is calls[0].asks for call in calls)
        return calls[0] if calls and same else None
