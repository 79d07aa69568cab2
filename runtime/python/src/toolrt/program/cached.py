"""What commands have said of themselves, in files that processes share.

Each file belongs to a command with its words and variables, and holds only as long as
the files are the same that the words name. `spec/programs.md` has its form.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from toolrt import json
from toolrt.call.plain import is_object
from toolrt.codec import Refused
from toolrt.codec.untyped import Untyped
from toolrt.state import Unusable as NoState
from toolrt.state import file
from toolrt.table import STRING, Enum, Field, List, Map, Record

from .asked import Said

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

__all__ = ["identity", "keep", "kept"]

#: The number of the form.
_FORM: Final = 1
#: How many bytes a file may take, and how many files there may be.
_MOST_BYTES: Final = 16 * 1024 * 1024
_MOST_FILES: Final = 64
_BEGINS: Final = "discovered-"
_ENDS: Final = ".json"
_NUMBERS: Final = count(1)


def identity(words: Sequence[str]) -> list[list[Any]]:
    """Give what is different when a word names another file, or that has changed."""
    seen: list[list[Any]] = []
    for word in words:
        try:
            found = os.stat(word)  # noqa: PTH116 # words are texts
            place = os.path.realpath(word)
        except (OSError, ValueError):
            seen.append([word])
            continue
        if not stat.S_ISREG(found.st_mode):
            seen.append([word])
            continue
        seconds, nanos = divmod(found.st_mtime_ns, 1_000_000_000)
        numbers = (found.st_dev, found.st_ino, found.st_size, seconds, nanos)
        seen.append([word, place, *(str(number) for number in numbers)])
    return seen


def kept(
    words: Sequence[str], env: Mapping[str, str], key: Sequence[Sequence[Any]]
) -> Said | None:
    """Give what a command of this identity has said before, if that is known."""
    with suppress(NoState, OSError):
        path = file(_name(words, env))
        with path.open("rb") as opened:
            document = opened.read(_MOST_BYTES + 1)
        if len(document) <= _MOST_BYTES:
            return _read(document, key)
    return None


def keep(
    words: Sequence[str],
    env: Mapping[str, str],
    key: Sequence[Sequence[Any]],
    said: Said,
) -> None:
    """Remember what a command has said; where nothing can be kept, nothing is."""
    document = json.dump(
        {
            "form": _FORM,
            "identity": key,
            "protocol": said.protocol,
            "name": said.name,
            "definitions": said.definitions,
            "streaming": list(said.streaming),
        }
    )
    if len(document) > _MOST_BYTES:
        return
    with suppress(NoState, OSError, ValueError):
        path = file(_name(words, env))
        draft = path.with_name(f"{path.name}.{os.getpid()}-{next(_NUMBERS)}")
        try:
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
            with open(os.open(draft, flags, 0o600), "wb") as opened:  # noqa: PTH123 # a number
                opened.write(document)
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
        _forget(path.parent)


def _name(words: Sequence[str], env: Mapping[str, str]) -> str:
    text = json.dump({"words": list(words), "env": dict(sorted(env.items()))})
    return f"{_BEGINS}{sha256(text).hexdigest()[:32]}{_ENDS}"


_SAID: Final = Record(
    dict,
    lambda: (
        Field("identity", List(List(STRING))),
        Field("protocol", Enum(None, ("toolc", "toolable"))),
        Field("name", STRING),
        Field("definitions", Map(STRING)),
        Field("streaming", List(STRING)),
        Field("form", Enum(None, (_FORM,))),
    ),
)


def _read(document: bytes, key: Sequence[Sequence[Any]]) -> Said | None:
    try:
        Untyped(_SAID).decode(document)
    except Refused:
        return None
    # Definitions stay in the order of the command.
    value = json.parse(document)
    if not is_object(value) or value["identity"] != key:
        return None
    return Said(
        protocol=value["protocol"],
        name=value["name"],
        definitions=value["definitions"],
        streaming=tuple(value["streaming"]),
    )


def _forget(folder: Path) -> None:
    """Remove the oldest files where there are too many."""
    names = [name for name in os.listdir(folder) if name.startswith(_BEGINS)]  # noqa: PTH208 # names
    if len(names) <= _MOST_FILES:
        return
    ages: list[tuple[int, str]] = []
    for name in names:
        with suppress(OSError):
            ages.append(((folder / name).stat().st_mtime_ns, name))
    for _, name in sorted(ages)[: len(ages) - _MOST_FILES]:
        (folder / name).unlink(missing_ok=True)
