"""How a program is run for a call of a tool, as data."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from .mapping import Path
from .template import Template

__all__ = ["Flag", "Invocation", "Output", "Word"]

#: What a program writes to stdout: one JSON document; UTF-8, of which a line end behind
#: the last line is dropped; a list of lines; any bytes.
Output: TypeAlias = Literal["json", "text", "lines", "bytes"]


class Flag(Struct, frozen=True):
    """A flag with a value.

    It stands there for each item of a list again, alone for `True`, and not for `False`
    and what is absent. One that ends in `=` is one word with its value.
    """

    name: str
    value: Path


#: A part of a command line: one word; one with values in it, left out if one of them is
#: absent or null; a scalar or a word for each item of a list; a flag.
Word: TypeAlias = str | Template | Path | Flag


class Invocation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a program is run, without a shell. Paths start at `args`."""

    #: The words of the command line; the first one is the program.
    argv: tuple[Word, ...]
    output: Output
    #: What it reads, and in which form: a text or bytes as they are, or JSON.
    stdin: tuple[Path, Output] | None = None
    #: Environment variables; those whose value is absent or null are not set.
    env: tuple[tuple[str, Word], ...] = ()
    #: The folder in which it runs; the call's without it.
    working_dir: Path | None = None
    #: Exit codes, and the errors that they stand for; a success without one.
    exits: tuple[tuple[int, str | None], ...] = ()
