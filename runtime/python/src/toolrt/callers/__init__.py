"""Who runs this process: a person, an agent, a CI system, or another program.

What agents, CI systems and containers leave in the environment of what they start is in
tables, the same in every runtime (`spec/runtime.md`, "Callers").
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from .table import AGENTS, CI, CONTAINERS, TITLES, Agent

if TYPE_CHECKING:
    import re

__all__ = ["VARIABLE", "CallerKind", "Detected", "detect"]

#: Where whoever starts a process says who they are.
VARIABLE: Final = "TOOLRT_CALLER"


class CallerKind(StrEnum):
    """What a caller is."""

    #: A program that a model drives.
    AGENT = "agent"
    #: A system that builds and tests.
    CI = "ci"
    #: Nobody at a terminal, inside of a container.
    CONTAINER = "container"
    #: A person at a terminal.
    HUMAN = "human"
    #: Nobody at a terminal, and nothing else is known.
    AUTOMATION = "automation"


class Detected(Struct, frozen=True, kw_only=True):
    """Who runs this process, as far as its environment says it.

    It is no proof: whoever starts a process says what they like.
    """

    kind: CallerKind
    #: What calls are said to come from (`Context.caller`): `claude-code`, `human`.
    caller: str
    #: What people call the agent, the CI system or the container.
    title: str | None = None
    #: How sure that is, from 0 to 1.
    confidence: float
    #: Whether a person may be there: input and output are a terminal.
    is_terminal: bool
    #: What says it: names of variables and files, never their values.
    signals: tuple[str, ...] = ()

    @property
    def is_agent(self) -> bool:
        """Whether a model drives it."""
        return self.kind is CallerKind.AGENT


#: The same, by conventions of agents.
_CONVENTIONS: Final = ("AGENT", "AI_AGENT")

#: What a convention says where it does not say which agent.
_UNNAMED: Final = frozenset({"1", "true", "yes"})

#: What says that there is none.
_NOBODY: Final = frozenset({"0", "false", "no", "none"})


def detect(
    environ: Mapping[str, str] | None = None,
    *,
    is_terminal: bool | None = None,
    exists: Callable[[str], bool] = os.path.exists,
) -> Detected:
    """Find out who runs this process.

    Args:
        environ: The environment; that of the process, if it is not given.
        is_terminal: Whether input and output are a terminal.
        exists: Whether there is a file.

    >>> detect({"CLAUDECODE": "1"}, is_terminal=False).caller
    'claude-code'

    """
    given = os.environ if environ is None else environ
    variables = {name: value for name, value in given.items() if value.strip()}
    if is_terminal is None:
        is_terminal = _is_terminal()
    container = next((file for file in CONTAINERS if exists(file)), None)
    found = (
        _said(variables)
        or _agent_of(variables, exists, is_terminal=is_terminal)
        or _ci(variables)
        or _nobody(container, is_terminal=is_terminal)
    )
    where = () if container is None else (container,)
    return replace(found, is_terminal=is_terminal, signals=(*found.signals, *where))


def _said(variables: Mapping[str, str]) -> Detected | None:
    name = _name(variables.get(VARIABLE))
    if name == "human":
        return _found(CallerKind.HUMAN, name, None, 1.0, VARIABLE)
    if name == "ci":
        return _found(CallerKind.CI, name, None, 1.0, VARIABLE)
    if name is not None:
        return _named(name, 1.0, VARIABLE)
    for variable in _CONVENTIONS:
        name = _name(variables.get(variable))
        if name in _UNNAMED:
            return _found(CallerKind.AGENT, "agent", None, 0.85, variable)
        if name is not None:
            return _named(name, 0.95, variable)
    return None


def _found(
    kind: CallerKind, caller: str, title: str | None, confidence: float, *signals: str
) -> Detected:
    """Give what was found, without what is known of the place."""
    return Detected(
        kind=kind,
        caller=caller,
        title=title,
        confidence=confidence,
        is_terminal=False,
        signals=signals,
    )


def _named(name: str, confidence: float, signal: str) -> Detected:
    return _found(CallerKind.AGENT, name, TITLES.get(name, name), confidence, signal)


def _name(said: str | None) -> str | None:
    """Give a name without its version: `devin@1` is `devin`."""
    if said is None:
        return None
    name = said.strip().lower().partition("@")[0]
    return name if _names().fullmatch(name) and name not in _NOBODY else None


def _agent_of(
    variables: Mapping[str, str], exists: Callable[[str], bool], *, is_terminal: bool
) -> Detected | None:
    for agent in AGENTS:
        if agent.is_weak and is_terminal:
            continue
        signal = next(iter(_signals(agent, variables)), None)
        if signal is None and agent.file is not None and exists(agent.file):
            signal = agent.file
        if signal is not None:
            return _named(agent.caller, agent.confidence, signal)
    return None


def _signals(agent: Agent, variables: Mapping[str, str]) -> Iterable[str]:
    for name in agent.variables:
        if name in variables:
            value = variables[name].strip().lower()
            if agent.value is None or value == agent.value:
                yield name
    if agent.prefix is not None:
        yield from sorted(name for name in variables if name.startswith(agent.prefix))


def _ci(variables: Mapping[str, str]) -> Detected | None:
    generic = variables.get("CI", "").strip().lower() in {"1", "true"}
    signals = ("CI",) if generic else ()
    for name, title in CI.items():
        if name in variables:
            return _found(CallerKind.CI, "ci", title, 0.95, *signals, name)
    return _found(CallerKind.CI, "ci", None, 0.85, *signals) if generic else None


def _nobody(container: str | None, *, is_terminal: bool) -> Detected:
    """Give who it is where nothing says it."""
    if is_terminal:
        return _found(CallerKind.HUMAN, "human", None, 1.0, "terminal")
    if container is None:
        return _found(CallerKind.AUTOMATION, "automation", None, 0.3, "no terminal")
    title = CONTAINERS[container]
    return _found(CallerKind.CONTAINER, "automation", title, 0.95)


def _is_terminal() -> bool:
    try:
        return sys.stdin.isatty() and sys.stdout.isatty()
    except (AttributeError, ValueError):  # there is none, or it is closed
        return False


@cache
def _names() -> re.Pattern[str]:
    import re  # noqa: PLC0415

    return re.compile(r"[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?", re.ASCII)
