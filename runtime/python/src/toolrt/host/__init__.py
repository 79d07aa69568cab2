"""Where tools live: toolsets, the registry, its pipeline, and clients of both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.lazy import load

if TYPE_CHECKING:
    from .around import Around as Around
    from .around import Ends as Ends
    from .base_client import AsyncBaseClient as AsyncBaseClient
    from .base_client import BaseClient as BaseClient
    from .bound import Bound as Bound
    from .calling import AsyncTools as AsyncTools
    from .calling import Tools as Tools
    from .calling import Within as Within
    from .catalogue import catalogue as catalogue
    from .changed import Changed as Changed
    from .client import AnswerRefused as AnswerRefused
    from .client import Call as Call
    from .client import acall as acall
    from .client import acall_partial as acall_partial
    from .client import built as built
    from .client import call as call
    from .client import call_partial as call_partial
    from .client import with_items as with_items
    from .clock import Clock as Clock
    from .clock import SystemClock as SystemClock
    from .doors import Both as Both
    from .doors import Confirmer as Confirmer
    from .doors import Consent as Consent
    from .doors import IdSource as IdSource
    from .doors import Log as Log
    from .doors import LoggingLog as LoggingLog
    from .doors import Policy as Policy
    from .doors import Question as Question
    from .doors import Release as Release
    from .drift import Change as Change
    from .drift import Drift as Drift
    from .executor import AsyncExecutor as AsyncExecutor
    from .executor import Executor as Executor
    from .hints import call_hint as call_hint
    from .hints import question as question
    from .hints import reminder as reminder
    from .hints import result_hint as result_hint
    from .idempotency import Claim as Claim
    from .idempotency import Found as Found
    from .idempotency import Idempotency as Idempotency
    from .idempotency import IdempotencyStore as IdempotencyStore
    from .idempotency import MemoryStore as MemoryStore
    from .keys import StateKeyError as StateKeyError
    from .keys import StateKeys as StateKeys
    from .limits import Limits as Limits
    from .limits import Quota as Quota
    from .limits import Rate as Rate
    from .limits import ToolLimits as ToolLimits
    from .paging import apages as apages
    from .paging import pages as pages
    from .policy import GrantPolicy as GrantPolicy
    from .policy import Mode as Mode
    from .policy import PolicyError as PolicyError
    from .registry import MAX_PAYLOAD as MAX_PAYLOAD
    from .registry import MAX_RESULT as MAX_RESULT
    from .registry import RegisterError as RegisterError
    from .registry import Registry as Registry
    from .replay import Replay as Replay
    from .seen import advertised as advertised
    from .shutdown import ShutDown as ShutDown
    from .spans import Span as Span
    from .spans import Spans as Spans
    from .sqlite import SqliteStore as SqliteStore
    from .stream import Events as Events
    from .terminal import TerminalAsker as TerminalAsker
    from .threads import ThreadCounts as ThreadCounts
    from .threads import limit_threads as limit_threads
    from .threads import thread_counts as thread_counts
    from .tool import Beside as Beside
    from .tool import Declared as Declared
    from .tool import Handled as Handled
    from .tool import Handler as Handler
    from .tool import Outcome as Outcome
    from .tool import Tool as Tool
    from .toolset import Toolset as Toolset

__all__ = [
    "MAX_PAYLOAD",
    "MAX_RESULT",
    "AnswerRefused",
    "Around",
    "AsyncBaseClient",
    "AsyncExecutor",
    "AsyncTools",
    "BaseClient",
    "Beside",
    "Both",
    "Bound",
    "Call",
    "Change",
    "Changed",
    "Claim",
    "Clock",
    "Confirmer",
    "Consent",
    "Declared",
    "Drift",
    "Ends",
    "Events",
    "Executor",
    "Found",
    "GrantPolicy",
    "Handled",
    "Handler",
    "IdSource",
    "Idempotency",
    "IdempotencyStore",
    "Limits",
    "Log",
    "LoggingLog",
    "MemoryStore",
    "Mode",
    "Outcome",
    "Policy",
    "PolicyError",
    "Question",
    "Rate",
    "RegisterError",
    "Registry",
    "Release",
    "Replay",
    "ShutDown",
    "SqliteStore",
    "StateKeyError",
    "StateKeys",
    "SystemClock",
    "TerminalAsker",
    "ThreadCounts",
    "Tool",
    "ToolLimits",
    "Tools",
    "Toolset",
    "Within",
    "acall",
    "acall_partial",
    "advertised",
    "apages",
    "built",
    "call",
    "call_hint",
    "call_partial",
    "catalogue",
    "limit_threads",
    "pages",
    "question",
    "reminder",
    "result_hint",
    "thread_counts",
    "with_items",
]

# What is not used is not loaded.
_HOMES = {
    "AsyncBaseClient": ".base_client",
    "BaseClient": ".base_client",
    "Bound": ".bound",
    "Outcome": ".tool",
    "Handled": ".tool",
    "Beside": ".tool",
    "Changed": ".changed",
    "catalogue": ".catalogue",
    "Claim": ".idempotency",
    "Found": ".idempotency",
    "Idempotency": ".idempotency",
    "IdempotencyStore": ".idempotency",
    "MemoryStore": ".idempotency",
    "ShutDown": ".shutdown",
    "SqliteStore": ".sqlite",
    "Limits": ".limits",
    "Quota": ".limits",
    "Rate": ".limits",
    "ToolLimits": ".limits",
    "MAX_PAYLOAD": ".registry",
    "MAX_RESULT": ".registry",
    "AnswerRefused": ".client",
    "Call": ".client",
    "Around": ".around",
    "Ends": ".around",
    "AsyncExecutor": ".executor",
    "AsyncTools": ".calling",
    "Both": ".doors",
    "Change": ".drift",
    "Clock": ".clock",
    "Drift": ".drift",
    "Confirmer": ".doors",
    "Consent": ".doors",
    "GrantPolicy": ".policy",
    "Mode": ".policy",
    "PolicyError": ".policy",
    "Declared": ".tool",
    "Events": ".stream",
    "Executor": ".executor",
    "Handler": ".tool",
    "IdSource": ".doors",
    "Log": ".doors",
    "LoggingLog": ".doors",
    "Policy": ".doors",
    "Question": ".doors",
    "RegisterError": ".registry",
    "Registry": ".registry",
    "Release": ".doors",
    "Replay": ".replay",
    "Span": ".spans",
    "Spans": ".spans",
    "StateKeyError": ".keys",
    "StateKeys": ".keys",
    "SystemClock": ".clock",
    "TerminalAsker": ".terminal",
    "ThreadCounts": ".threads",
    "limit_threads": ".threads",
    "thread_counts": ".threads",
    "Tool": ".tool",
    "Tools": ".calling",
    "Toolset": ".toolset",
    "Within": ".calling",
    "acall": ".client",
    "acall_partial": ".client",
    "advertised": ".seen",
    "built": ".client",
    "apages": ".paging",
    "call": ".client",
    "call_hint": ".hints",
    "call_partial": ".client",
    "pages": ".paging",
    "question": ".hints",
    "reminder": ".hints",
    "result_hint": ".hints",
    "with_items": ".client",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Load what is asked for, once."""
        home = _HOMES.get(name)
        if home is None:
            message = f"module {__name__!r} has no attribute {name!r}"
            raise AttributeError(message)
        value = getattr(load(home, __name__), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """Give the names, loaded or not."""
        return sorted({*globals(), *__all__})
