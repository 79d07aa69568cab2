"""Arguments that come from the context and that no caller sends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

from toolrt import json
from toolrt.codec import Codec, Refused

from .envelope import CallFault, field_of
from .error import Action, Kind, Passing

if TYPE_CHECKING:
    from .context import Context
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")

__all__ = ["inject"]

T = TypeVar("T")


def inject(cx: Context, sources: Mapping[str, str], codec: Codec[T]) -> T:
    """Read the injected arguments of a tool from its context.

    The context holds texts: one is taken as a JSON string first and, where the type
    refuses that, as a JSON document (`5` for an `int`). What a context may lack stays
    absent.

    Args:
        cx: The context of the call.
        sources: Where each argument comes from, such as `context.run_id`.
        codec: How the arguments are read.

    Raises:
        Refusal: `missing_context`: the host's fault, never the caller's.

    """
    given: dict[str, object] = {}
    for name, source in sources.items():
        text = cx.source(source)
        if text is not None:
            given[name] = text
    try:
        return codec.decode(json.dump(given))
    except UnicodeEncodeError:
        blamed = _first_odd(given)
    except Refused as refused:
        blamed = _as_documents(given, refused)
    if blamed is None:
        try:
            return codec.convert(given)
        except Refused as refused:
            blamed = field_of(refused.issues[0]) or ""
    state = "is malformed" if blamed in given else "is missing"
    source = sources.get(blamed, "context")
    message = f"{source}, which the host must give for {blamed}, {state}."
    hint = "This cannot be corrected by other arguments."
    fault = CallFault.of(
        "missing_context", Kind.PRECONDITION, message, action=Action.STOP, hint=hint
    )
    raise Passing(fault) from None


def _as_documents(given: dict[str, object], refused: Refused) -> str | None:
    """Read the texts that were refused as documents.

    Gives the first argument that has none.
    """
    for name in dict.fromkeys(field_of(issue) or "" for issue in refused.issues):
        text = given.get(name)
        if not isinstance(text, str):
            return name
        try:
            given[name] = json.parse(text)
        except ValueError:
            return name
    return None


def _first_odd(given: dict[str, object]) -> str | None:
    """Give the first argument whose text JSON cannot hold: it has half characters."""
    for name, text in given.items():
        try:
            str(text).encode()
        except UnicodeEncodeError:
            return name
    return None
