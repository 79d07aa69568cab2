"""The tie between generated code and this runtime."""

from __future__ import annotations

__all__ = ["VERSION", "VersionMismatch", "generated_for"]

#: The version of generated code that this runtime runs: its own major and minor
#: version.
VERSION = "0.1"


class VersionMismatch(ImportError):  # an end of a call
    """Code was generated for another version of this runtime.

    The message says which side to update.
    """

    def __init__(self, message: str) -> None:
        """Take what to do about it."""
        super().__init__(message)


def generated_for(version: str) -> None:
    """Tie a generated module to a runtime that can run it.

    Args:
        version: The major and minor version that the code was generated for.

    Raises:
        VersionMismatch: The code was generated for another version.

    """
    if version == VERSION:
        return
    ours, theirs = _parts(VERSION), _parts(version)
    if theirs > ours:
        age, fix = "a newer", "update the package `toolrt`"
    elif theirs < ours:
        age, fix = "an older", "run `toolc gen` of the new version"
    else:
        return
    versions = f"{version}; this is {VERSION}"
    raise VersionMismatch(
        f"this code was generated for {age} `toolrt` ({versions}): {fix}"
    )


def _parts(version: str) -> tuple[int, int]:
    major, _, rest = version.partition(".")
    minor = rest.partition(".")[0]
    return (int(major or 0), int(minor or 0))
