"""Aliases that are types of their own, and check what they are called with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NewType

if TYPE_CHECKING:
    from toolrt.codec import Codec


class Checked(NewType):
    """A `typing.NewType` whose call takes only what the design takes.

    msgspec reads it as what it stands for, at the same speed: the values themselves are
    plain texts, numbers and data.
    """

    def __init__(self, name: str, base: Any, module: str, codec: str) -> None:
        """Take the name, what it stands for, its module, and its codec beside that."""
        super().__init__(name, base)
        self.__module__ = module
        self._codec_name = codec
        self._codec: Codec[Any] | None = None

    # Type checkers see a plain `NewType`, whose call is static.
    def __call__(self, value: Any, /) -> Any:  # type: ignore[override]
        """Give a value, checked.

        Raises:
            toolrt.Refused: With everything that is wrong with it.

        """
        codec = self._codec
        if codec is None:
            from importlib import import_module  # noqa: PLC0415

            codecs = import_module(f"{self.__module__.rpartition('.')[0]}.codecs")
            codec = self._codec = getattr(codecs, self._codec_name)
        return codec.convert(value)


def checked(name: str, base: Any, module: str, codec: str) -> Any:
    """Make the type of an alias with limits.

    Args:
        name: The name of the alias.
        base: What it stands for, with what msgspec checks of it.
        module: That of the alias; its codec stands in `codecs` beside it.
        codec: The name of its codec there.

    """
    return Checked(name, base, module, codec)
