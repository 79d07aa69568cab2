"""Parts of a result that no terminal can show, saved as files."""

from __future__ import annotations

import os
from base64 import b64decode
from typing import Final

from toolrt.call.plain import is_list, members_of

__all__ = ["with_files"]

#: The endings of files by the media types that tools give most.
_ENDINGS: Final = {
    "application/json": "json",
    "application/pdf": "pdf",
    "application/zip": "zip",
    "audio/mpeg": "mp3",
    "audio/ogg": "ogg",
    "audio/wav": "wav",
    "image/gif": "gif",
    "image/jpeg": "jpg",
    "image/png": "png",
    "image/svg+xml": "svg",
    "image/webp": "webp",
    "text/csv": "csv",
    "text/html": "html",
    "text/plain": "txt",
    "video/mp4": "mp4",
}

#: How many names are tried for a file.
_MOST_NAMES: Final = 1_000


def with_files(result: object, tool: str, folder: str) -> object:
    """Give untyped content as texts: images and files are saved, and named.

    Args:
        result: A list of parts, as MCP has them.
        tool: What files are called after; a result never names one.
        folder: Where they are saved.

    """
    if not is_list(result):
        return result
    return "\n".join(_part(members_of(part), tool, folder) for part in result)


def _part(part: dict[str, object], tool: str, folder: str) -> str:
    kind = part.get("type")
    inner = members_of(part.get("resource")) if kind == "resource" else part
    text = inner.get("text")
    if isinstance(text, str):
        return text
    data = inner.get("blob" if kind == "resource" else "data")
    mime = str(inner.get("mimeType") or "application/octet-stream")
    if isinstance(data, str):
        what = str(kind) if kind in {"image", "audio"} else "file"
        try:
            name = _save(b64decode(data), mime, tool, folder)
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else "no Base64"
            return f"({what} {mime}: could not be saved: {why})"
        return f"Saved {what} {mime}: {name}"
    uri = inner.get("uri")
    return str(uri) if isinstance(uri, str) else ""


def _save(data: bytes, mime: str, tool: str, folder: str) -> str:
    """Write a new file, and give its name; no file is ever replaced."""
    ending = _ENDINGS.get(mime.partition(";")[0].strip().lower(), "bin")
    stem = "".join(c if c.isalnum() else "-" for c in tool)
    for number in range(1, _MOST_NAMES):
        name = f"{stem}-{number}.{ending}"
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        try:
            handle = os.open(os.path.join(folder, name), flags, 0o644)  # noqa: PTH118 # pathlib is slow to load
        except FileExistsError:
            continue
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        return name
    raise FileExistsError(17, f"there are {_MOST_NAMES} such files")
