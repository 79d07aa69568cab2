"""What can be broken in a document: fixed phrases and the byte where it shows."""

from __future__ import annotations

from typing import Final

BYTE_ORDER_MARK: Final = "the text starts with a byte-order mark"
NOT_UTF8: Final = "the text is not UTF-8"
ENDS: Final = "the document ends too early"
TEXT_BEHIND: Final = "there is more text behind the document"
VALUE: Final = "a value is expected"
NUMBER: Final = "a number is malformed"
KEY: Final = "a key in double quotes is expected"
COLON: Final = "a colon is expected"
COMMA_IN_LIST: Final = "a comma or ] is expected"
COMMA_IN_OBJECT: Final = "a comma or } is expected"
TRAILING_COMMA: Final = "a comma stands before the closing bracket"
OPEN_STRING: Final = "a string is not closed"
CONTROL: Final = "a string holds a control character that is not escaped"
ESCAPE: Final = "a string holds an unknown escape"
LONE_SURROGATE: Final = "a string holds half of a surrogate pair"
TOO_DEEP: Final = "more than 128 containers are nested"


class Broken(ValueError):
    """The first thing that is wrong with a document."""

    def __init__(self, offset: int, phrase: str) -> None:
        """Name what is broken, and the byte where it shows."""
        super().__init__(offset, phrase)
        self.offset = offset
        self.phrase = phrase

    def __str__(self) -> str:
        """Give a line for people."""
        return f"{self.phrase}, at byte {self.offset}"
