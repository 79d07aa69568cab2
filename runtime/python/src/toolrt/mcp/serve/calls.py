"""Calls: how many run at once, what they hear of their client, and what it hears."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from toolrt.call.envelope import CallFault, Envelope, Meta, Status
from toolrt.call.error import Kind

from .answers import answered
from .asking import Asker, asker_of, kinds_of, refused
from .context import context_of, seconds_of
from .places import AllTaken, CallerHasTooMany, Places, share_of, too_many
from .progress import telling_of

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.host.registry import Registry
    from toolrt.mcp.server import Server
    from toolrt.spec import Spec

    from .incoming import Incoming
    from .options import Options

__all__ = ["Calls"]

#: How many seconds a client has to take what it is told of a call that has ended.
_PATIENCE: Final = 30.0


class Calls:
    """The calls of a server: each goes through its registry."""

    __slots__ = ("_idle", "_options", "_places", "_server", "closing")

    def __init__(self, server: Server, options: Options) -> None:
        """Take whose calls they are."""
        self._server = server
        self._options = options
        share = share_of(options.max_calls, options.max_calls_per_caller)
        self._places = Places(options.max_calls, share)
        self._idle = asyncio.Event()
        self._idle.set()
        #: Whether no more calls are taken.
        self.closing = False

    @property
    def registry(self) -> Registry:
        """Where they go."""
        return self._server.registry

    async def ended(self) -> None:
        """Wait until none runs."""
        await self._idle.wait()

    async def call(
        self,
        incoming: Incoming,
        spec: Spec,
        payload: bytes,
        *,
        hint: bool = False,
        inside: bool = False,
    ) -> Envelope[Any]:
        """Call a tool.

        Args:
            incoming: The request.
            spec: The tool.
            payload: The arguments, as JSON.
            hint: Whether the text of the result is needed.
            inside: Whether the request itself is about something else: then nothing
                that it answers is meant.

        Raises:
            MCPError: The client would have to declare something for it.

        """
        if self.closing:
            return _no_room(spec)
        seconds = seconds_of(incoming, self._options)
        asker = None if inside else asker_of(incoming, spec, seconds)
        telling = telling_of(incoming)
        more: dict[str, Any] = {"timeout": seconds}
        if hint:
            more["hint"] = True
        cx = self._context(incoming, spec, asker, more, inside=inside)
        if telling is not None:
            # The host's own receiver hears the same.
            cx = cx.and_events(telling)
        place = None
        try:
            place = self._places.take(incoming.counts_for(cx))
            self._idle.clear()
            envelope = await self.registry.acall(spec.name, payload, cx)
            if telling is not None:
                with suppress(TimeoutError):
                    async with asyncio.timeout(_PATIENCE):
                        await telling.flush()
        except AllTaken:
            return _no_room(spec)
        except CallerHasTooMany:
            return _failed(spec, too_many("The caller has too many calls at once."))
        finally:
            if place is not None:
                place.leave()
                if not self._places.taken:
                    self._idle.set()
            if telling is not None:
                telling.close()
            if asker is not None:
                asker.close()
        error = refused(incoming, envelope)
        if error is not None:
            raise error
        return envelope

    def _context(
        self,
        incoming: Incoming,
        spec: Spec,
        asker: Asker | None,
        more: dict[str, Any],
        *,
        inside: bool,
    ) -> Context:
        if incoming.is_modern and not inside:
            kinds = kinds_of(incoming.capabilities)
            if kinds:
                self.registry.ensure_state_keys()
                more["can_answer"] = kinds
        cx = context_of(incoming, self._server.spec.context, self._options, **more)
        if asker is not None:
            cx = cx.with_asker(asker)
        if not incoming.is_modern:
            if incoming.headers is not None:
                # A closed stream tells the SDK nothing in this era. The host's own
                # token ends the call as well.
                cancel = cx.token().child()
                incoming.on_close(cancel.cancel)
                cx = cx.with_cancel(cancel)
            return cx
        responses = None if inside else answered(incoming, spec, self.registry)
        if responses is not None:
            cx = cx.with_responses(*responses, forgiving=True)
        return cx


def _no_room(spec: Spec) -> Envelope[Any]:
    message = f"The server has no room for a call of {spec.name}."
    return _failed(spec, CallFault.of("unavailable", Kind.UNAVAILABLE, message))


def _failed(spec: Spec, fault: CallFault) -> Envelope[Any]:
    meta = Meta(tool=spec.name, toolset=spec.toolset, service=spec.service)
    return Envelope(status=Status.ERROR, error=fault, meta=meta)
