"""Two tools in place of all, for large catalogues: those of a catalogue."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from toolrt import json
from toolrt.call.envelope import Envelope, Meta, Status
from toolrt.call.error import Refusal
from toolrt.host.catalogue import Shown, below
from toolrt.host.finders import RUN_SERVED, SEARCH
from toolrt.mcp.definition import definition_json

from .jsons import read
from .results import result_of
from .scopes import lacks
from .seen import seen_by

if TYPE_CHECKING:
    from toolrt.mcp.server import Server
    from toolrt.spec import Spec

    from .incoming import Incoming
    from .options import Options

__all__ = ["NAMES", "RUN", "Finding", "below", "definitions"]

_TOOLS: Final = {spec.name: spec for spec in (SEARCH, RUN_SERVED)}

#: What a list of tools has in place of all.
NAMES: Final = tuple(_TOOLS)
RUN: Final = RUN_SERVED.name


@cache
def definitions() -> list[dict[str, Any]]:
    """Give what a list of tools has in place of all.

    Their results are objects, or what the tool gives: the eras do not differ.
    """
    specs = _TOOLS.values()
    return [read(definition_json(spec, "modern")) for spec in specs]


class Finding:
    """Searches the tools of a server, and says which one a call means."""

    __slots__ = ("_options", "_server", "_shown")

    def __init__(self, server: Server, options: Options) -> None:
        """Take whose tools they are, and what the host decides."""
        self._server = server
        self._options = options
        self._shown = Shown(
            server.registry, lambda spec: server.shows(spec.name) is not None
        )

    def asked(
        self, incoming: Incoming, name: str, payload: bytes
    ) -> tuple[Spec, bytes] | dict[str, Any]:
        """Give what a call of one of the two comes to: a tool and its arguments.

        Or a result.
        """
        spec = _TOOLS[name]
        meta = Meta(tool=spec.name, toolset=spec.toolset)
        envelope: Envelope[Any]
        try:
            if spec is RUN_SERVED:
                return self._shown.meant(payload)
            document = json.dump(self._found(incoming, payload))
        except Refusal as refusal:
            error = refusal.fault
            envelope = Envelope(status=Status.ERROR, error=error, meta=meta)
        else:
            envelope = Envelope(status=Status.SUCCESS, result_json=document, meta=meta)
        return result_of(spec, envelope, "json", wraps=False)

    def _found(self, incoming: Incoming, payload: bytes) -> dict[str, object]:
        verified = incoming.verified
        if not self._server.spec.discovery.permitted:
            verified = None
        seen = seen_by(incoming, self._server, self._options)

        def may(spec: Spec) -> bool:
            return (seen is None or spec.name in seen) and not lacks(spec, verified)

        return self._shown.search(payload, may)
