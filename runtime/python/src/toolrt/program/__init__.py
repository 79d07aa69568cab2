"""Commands as tools: programs that a registry runs, each call as a process of its own."""

from .options import Limits, Unusable
from .program import Program

__all__ = ["Limits", "Program", "Unusable"]
