"""Where a value stands: JSON Pointers, whole in `path`, shortened in messages."""

from __future__ import annotations

from typing import Final, TypeAlias

from .shown import LONGEST, shortened

#: One step down: a key, or a place in a list.
Step: TypeAlias = "str | int | Hidden"

Path: TypeAlias = "tuple[Step, ...]"

#: A path while it is walked: the way above and the last step, nothing at the top.
Way: TypeAlias = "tuple[Way, Step] | None"


class Hidden:
    """A key of the payload inside a secret."""

    __slots__ = ()


HIDDEN: Final = Hidden()


def steps(way: Way) -> Path:
    """Give the steps of a way, from the top."""
    path: list[Step] = []
    while way is not None:
        way, step = way
        path.append(step)
    return tuple(reversed(path))


def located(path: Path) -> tuple[str, str]:
    """Give the JSON Pointer, and what a message starts with."""
    whole = ""
    for step in path:
        # Mostly nothing is to be escaped or shortened: letters, digits, underscores.
        if isinstance(step, str) and not (step.isidentifier() and len(step) <= LONGEST):
            return pointer(path), subject(path)
        whole = f"{whole}/{'*' if isinstance(step, Hidden) else step}"
    return whole, whole or "The value"


def pointer(path: Path) -> str:
    """Give the JSON Pointer (RFC 6901)."""
    return "".join([f"/{_step(step)}" for step in path])


def subject(path: Path) -> str:
    """Give what a message starts with: keys shortened and escaped as in JSON."""
    if not path:
        return "The value"
    return "".join([f"/{_shown(step)}" for step in path])


def _step(step: Step) -> str:
    if isinstance(step, str):
        return step if step.isidentifier() else _escaped(step)
    return "*" if isinstance(step, Hidden) else str(step)


def _shown(step: Step) -> str:
    return _escaped(shortened(step)[1:-1]) if isinstance(step, str) else _step(step)


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
