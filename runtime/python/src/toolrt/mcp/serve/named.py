"""What a request names.

The one place that knows which tools are behind a message, so that one step decides on
all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from toolrt.call.plain import items_of, members_of

if TYPE_CHECKING:
    from toolrt.spec import Spec

    from .serving import Serving

__all__ = ["NAMING", "Named", "named_tools"]

#: How many resources a request may name; further ones are not listened to.
MOST: Final = 1000


class Named(NamedTuple):
    """The tools that a request names."""

    specs: tuple[Spec, ...] = ()
    #: Whether the request runs them: then the pipeline decides, in its own words.
    runs: bool = False


_NOTHING: Final = Named()

_Reads: TypeAlias = "Callable[[Serving, Mapping[str, Any]], Iterator[Spec | None]]"


def named_tools(serving: Serving, method: object, params: Mapping[str, Any]) -> Named:
    """Give the tools that a request names; none where they do not exist."""
    reads = NAMING.get(method) if isinstance(method, str) else None
    if reads is None:
        return _NOTHING
    found = dict.fromkeys(reads(serving, params))
    specs = tuple(spec for spec in found if spec is not None)
    return Named(specs, runs=method in _RUNS)


def _tool(serving: Serving, params: Mapping[str, Any]) -> Iterator[Spec | None]:
    name = params.get("name")
    if isinstance(name, str):
        inner = serving.tools.run(name, params.get("arguments"))
        yield serving.server.shows(name) if inner is None else inner


def _prompt(serving: Serving, params: Mapping[str, Any]) -> Iterator[Spec | None]:
    name = params.get("name")
    found = serving.prompts.named(name) if isinstance(name, str) else None
    yield None if found is None else found[1]


def _resource(serving: Serving, params: Mapping[str, Any]) -> Iterator[Spec | None]:
    yield serving.resources.read_by(params.get("uri"))


def _completed(serving: Serving, params: Mapping[str, Any]) -> Iterator[Spec | None]:
    about = members_of(params.get("ref"))
    if about.get("type") == "ref/prompt":
        yield from _prompt(serving, about)
    else:
        yield serving.resources.expanded_by(about.get("uri"))


def _listened(serving: Serving, params: Mapping[str, Any]) -> Iterator[Spec | None]:
    wanted = members_of(params.get("notifications"))
    for uri in islice(items_of(wanted.get("resourceSubscriptions")), MOST):
        yield serving.resources.read_by(uri)


#: How the parameters of a method name tools; all other methods name none.
NAMING: Final[Mapping[str, _Reads]] = {
    "completion/complete": _completed,
    "prompts/get": _prompt,
    "resources/read": _resource,
    "resources/subscribe": _resource,
    "resources/unsubscribe": _resource,
    "subscriptions/listen": _listened,
    "tools/call": _tool,
}

_RUNS: Final = frozenset({"prompts/get", "resources/read", "tools/call"})
