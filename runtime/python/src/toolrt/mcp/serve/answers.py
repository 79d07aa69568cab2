"""What a client answers: its answers as the pipeline takes them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, cast

from toolrt.call.plain import members_of
from toolrt.call.request import DECLINED

from .asked import is_wrapped
from .jsons import written

if TYPE_CHECKING:
    from toolrt.host.registry import Registry
    from toolrt.spec import Spec

    from .incoming import Incoming

__all__ = ["NONE", "answered", "taken"]

#: What stands for an answer that cannot be used.
NONE: Final = object()

#: The counter behind the name of something that is asked again.
_COUNT: Final = re.compile(r"#\d+\Z")


def answered(
    incoming: Incoming, spec: Spec, registry: Registry
) -> tuple[bytes, str] | None:
    """Give what a client answers, with the state; `None` where it answers nothing.

    Args:
        incoming: The request.
        spec: The tool that is called.
        registry: Has the tools that it calls, which may have asked as well.

    """
    responses = incoming.params.get("inputResponses")
    state = incoming.params.get("requestState")
    if state is None:
        return None
    answers: dict[str, object] = {}
    for name, given in members_of(responses).items():
        found = taken(members_of(given), _schema(name, spec, registry))
        if found is DECLINED:
            answers[name] = {"declined": True}
        elif found is not NONE:
            answers[name] = {"answer": found}
    return written(answers), str(state)


def taken(given: dict[str, Any], schema: str | None) -> object:
    """Give the answer, `DECLINED`, or `NONE` for what is none.

    Args:
        given: What the client sends.
        schema: That of the question, if it is one of the design.

    """
    if "action" in given:
        if given["action"] != "accept":
            return DECLINED
        content = members_of(given.get("content"))
        if schema is None:
            agrees = content.get("agree")
            return agrees if isinstance(agrees, bool) else NONE
        return content.get("value", NONE) if is_wrapped(schema) else content
    if isinstance(given.get("roots"), list):
        roots = map(members_of, cast("list[object]", given["roots"]))
        names = ("uri", "name")
        return [{name: one[name] for name in names if name in one} for one in roots]
    return _text(given.get("content"))


def _schema(name: str, spec: Spec, registry: Registry) -> str | None:
    """Give the schema of the question of this name; `None` for all else."""
    *around, own = name.split("/")
    asks = spec.asks
    if around:
        inside = registry.get(_plain(around[-1]))
        asks = () if inside is None else inside.asks
    own = _plain(own)
    return next((ask.schema for ask in asks if ask.name == own), None)


def _plain(name: str) -> str:
    """Give a part of a name as it was before it was put together."""
    name = _COUNT.sub("", name)
    return name.replace("~2", "#").replace("~1", "/").replace("~0", "~")


def _text(content: object) -> object:
    """Give the text of what a model says."""
    parts = cast("list[object]", content) if isinstance(content, list) else [content]
    texts = [one.get("text") for one in map(members_of, parts)]
    said = [text for text in texts if isinstance(text, str)]
    return "\n".join(said) if said and len(said) == len(texts) else NONE
