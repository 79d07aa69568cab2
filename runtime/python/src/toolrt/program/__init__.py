"""Commands as tools: programs that a registry runs, a process for each call."""

from .options import Limits, Unusable
from .process import settle
from .program import Program

__all__ = ["Limits", "Program", "Unusable", "settle"]
