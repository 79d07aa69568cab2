"""Arguments that come as texts: those of prompts, and variables of resources."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from toolrt import json
from toolrt.call.envelope import field_of
from toolrt.codec import Refused

if TYPE_CHECKING:
    from toolrt.host.registry import Registry
    from toolrt.spec import Spec

__all__ = ["arguments_of"]


def arguments_of(registry: Registry, spec: Spec, given: Mapping[str, str]) -> bytes:
    """Give arguments as JSON, each read as its type wants it.

    A text is taken as such first and, where its type refuses that, as a JSON document
    (`5` for an `int`). What neither helps is left as it is, for the call to refuse.
    """
    values: dict[str, object] = dict(given)
    entry = registry.host.entries.get(spec.name)
    try:
        document = json.dump(values)
        if entry is None:
            return document
        try:
            entry.tool.args.decode(document)
        except Refused as refused:
            for issue in refused.issues:
                name = field_of(issue)
                if name is not None and name in given:
                    values[name] = _read(given[name])
            return json.dump(values)
    except UnicodeEncodeError:
        # JSON cannot hold half characters; the call says so.
        import json as loose  # noqa: PLC0415

        return loose.dumps(values).encode()
    return document


def _read(text: str) -> object:
    """Give what a text says as a JSON document, or the text."""
    try:
        return json.parse(text)
    except json.Broken:
        return text
