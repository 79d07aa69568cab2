"""Recordings: one line of JSON a call, in a file that several processes share.

`spec/recordings.md` has their form.

>>> from toolrt.recording import Recorder
>>> end = app.record(Recorder("calls.jsonl"))  # doctest: +SKIP
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.lazy import exports

if TYPE_CHECKING:
    from .entry import Entry as Entry
    from .entry import NoEntry as NoEntry
    from .entry import entries as entries
    from .file import KEPT_FILES as KEPT_FILES
    from .file import LARGEST_FILE as LARGEST_FILE
    from .line import LARGEST_LINE as LARGEST_LINE
    from .recorder import Recorder as Recorder
    from .recorder import RecordError as RecordError
    from .redact import REDACTED as REDACTED
    from .redact import redacted as redacted
    from .report import Report as Report
    from .report import ToolReport as ToolReport

__all__ = [
    "KEPT_FILES",
    "LARGEST_FILE",
    "LARGEST_LINE",
    "REDACTED",
    "VARIABLE",
    "VERSION",
    "Entry",
    "NoEntry",
    "RecordError",
    "Recorder",
    "Report",
    "ToolReport",
    "entries",
    "redacted",
]

#: The variable that names the file in which a program records its calls.
VARIABLE = "TOOLRT_RECORD"

#: The version of the lines that are written.
VERSION = 1

__getattr__ = exports(
    __name__,
    ["Entry", "NoEntry", "entries"],
    "entry",
    file=["KEPT_FILES", "LARGEST_FILE"],
    line=["LARGEST_LINE"],
    recorder=["RecordError", "Recorder"],
    redact=["REDACTED", "redacted"],
    report=["Report", "ToolReport"],
)
