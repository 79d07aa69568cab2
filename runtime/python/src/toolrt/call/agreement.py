"""Consent as a record: who has agreed to which call, and until when."""

from __future__ import annotations

from hashlib import sha256
from typing import Self

from msgspec import Struct

from toolrt.json.exact import alike

__all__ = ["Agreement", "args_hash"]


class Agreement(Struct, frozen=True, kw_only=True):
    """The record of a human's consent to one call.

    It counts only for this tool, these arguments and this caller, and only until it
    expires; for any other call there is none.
    """

    #: Who has agreed, for whoever reads the record later.
    by: str
    #: The tool.
    tool: str
    #: The hash of the arguments; see `args_hash`.
    args: str
    #: The caller of the call.
    caller: str
    #: When it expires, in seconds since 1970.
    until: int

    @classmethod
    def to(cls, tool: str, args: bytes, *, by: str, caller: str, until: int) -> Self:
        """Give the record of consent to a call.

        Args:
            tool: The tool.
            args: Its arguments in canonical form, as a `Question` has them.
                `Registry.agreement` takes them as callers send them.
            by: Who has agreed.
            caller: The caller of the call.
            until: When it expires, in seconds since 1970.

        """
        return cls(by=by, tool=tool, args=args_hash(args), caller=caller, until=until)

    def covers(self, tool: str, args: bytes, caller: str, now: int) -> bool:
        """Whether it is consent to this call."""
        return (
            self.tool == tool
            and self.caller == caller
            and now < self.until
            and self.args == args_hash(args)
        )


def args_hash(args: bytes) -> str:
    """Give the hash of arguments in canonical form: SHA-256, in hexadecimal digits.

    Equal numbers have one form in it, however the arguments and their encoder spell
    them.
    """
    return sha256(alike(args)).hexdigest()
