"""What tokens allow: which tools a caller may see and call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from .auth import scope_of

if TYPE_CHECKING:
    from toolrt.spec import Spec

    from .auth import Verified
    from .serving import Serving

__all__ = ["lacks", "needed"]


class _Params(msgspec.Struct):
    """What of the parameters says which tool is meant; all else is passed over."""

    name: Any = None
    uri: Any = None
    arguments: Any = None


class _Request(msgspec.Struct):
    method: Any = None
    params: _Params = msgspec.field(default_factory=_Params)


_REQUEST = msgspec.json.Decoder(_Request)


def lacks(spec: Spec, verified: Verified | None) -> tuple[str, ...]:
    """Give the scopes of a tool that a token lacks; nothing where none is needed."""
    if verified is None or not spec.scopes:
        return ()
    return tuple(scope for scope in spec.scopes if scope not in verified.scopes)


def needed(serving: Serving, scope: Mapping[str, Any], body: bytes) -> tuple[str, ...]:
    """Give the scopes that a request needs and its token lacks.

    Looked at before the SDK answers: only then there is still a status of HTTP.
    """
    verified = scope_of(scope)
    if verified is None:
        return ()
    try:
        request = _REQUEST.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return ()  # what is wrong with it, the SDK says
    params = request.params
    spec = serving.called(request.method, params.name, params.uri)
    if spec is None and request.method == "tools/call":
        spec = serving.tools.run(params.name, params.arguments)
    if spec is None or not lacks(spec, verified):
        return ()
    # A client asks for another token with all that it needs.
    return tuple(spec.scopes)
