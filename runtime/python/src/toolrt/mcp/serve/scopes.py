"""What tokens allow: which tools a caller may see and name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import asdict

from toolrt.call.context import Context

from .auth import scope_of
from .named import named_tools

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
    ref: Any = None
    notifications: Any = None


class _Request(msgspec.Struct):
    method: Any = None
    params: _Params = msgspec.field(default_factory=_Params)


_REQUEST = msgspec.json.Decoder(_Request)


def lacks(spec: Spec, verified: Verified | None) -> tuple[str, ...]:
    """Give the scopes of a tool that a token lacks; nothing where none is needed."""
    if verified is None or not spec.scopes:
        return ()
    return verified.bind(Context()).lacking(spec.scopes)


def needed(serving: Serving, scope: Mapping[str, Any], body: bytes) -> tuple[str, ...]:
    """Give the scopes that a request needs and its token lacks.

    Looked at before the SDK answers: only then there is still a status of HTTP. What
    is not seen here, the pipeline refuses.
    """
    verified = scope_of(scope)
    if verified is None:
        return ()
    try:
        request = _REQUEST.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return ()  # what is wrong with it, the SDK says
    found = named_tools(serving, request.method, asdict(request.params))
    # A client asks for another token with all that it needs.
    needs = (spec.scopes for spec in found.specs if lacks(spec, verified))
    return tuple(dict.fromkeys(scope for scopes in needs for scope in scopes))
