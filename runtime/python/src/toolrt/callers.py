"""Who runs this process: a person, an agent, a CI system, or another program.

What agents, CI systems and containers leave in the environment of what they start is in
tables, the same in every runtime (`spec/runtime.md`, "Callers").
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Final

from msgspec import Struct

__all__ = ["AGENTS", "CI", "CONTAINERS", "TITLES", "CallerKind", "Detected", "detect"]


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


class Agent(Struct, frozen=True, kw_only=True):
    """What an agent leaves in the environment."""

    caller: str
    title: str
    confidence: float
    #: Any of these variables, with any value.
    variables: tuple[str, ...] = ()
    #: Any variable that begins so.
    prefix: str | None = None
    #: The variable has to have this value, in any case.
    value: str | None = None
    #: A file that is there.
    file: str | None = None
    #: A person's terminal may have it as well: it counts only without a terminal.
    is_weak: bool = False


def _agent(caller: str, confidence: float, *variables: str, **more: object) -> Agent:
    title = TITLES[caller]
    made = {"caller": caller, "title": title, "confidence": confidence, **more}
    return Agent(variables=variables, **made)  # type: ignore[arg-type] # the members


#: What people call those that name themselves.
TITLES: Final[Mapping[str, str]] = {
    "agency-swarm": "Agency Swarm",
    "aider": "Aider",
    "amazon-q": "Amazon Q Developer",
    "amp": "Amp",
    "antigravity": "Antigravity",
    "augment": "Augment",
    "autogen": "AutoGen",
    "claude-code": "Claude Code",
    "cline": "Cline",
    "codex-cli": "OpenAI Codex CLI",
    "continue": "Continue",
    "copilot-cli": "GitHub Copilot CLI",
    "copilot-workspace": "GitHub Copilot Workspace",
    "crewai": "CrewAI",
    "cursor": "Cursor",
    "devin": "Devin",
    "dspy": "DSPy",
    "gemini-cli": "Gemini CLI",
    "github-copilot": "GitHub Copilot",
    "goose": "Goose",
    "haystack": "Haystack",
    "langchain": "LangChain",
    "langgraph": "LangGraph",
    "langsmith": "LangSmith",
    "llamaindex": "LlamaIndex",
    "openai-agents-sdk": "OpenAI Agents SDK",
    "opencode": "OpenCode",
    "pydantic-ai": "PydanticAI",
    "replit": "Replit",
    "semantic-kernel": "Semantic Kernel",
    "smolagents": "SmolAgents",
    "trae": "TRAE",
    "windsurf": "Windsurf",
}

#: The agents, in the order in which they are looked for.
AGENTS: Final = (
    _agent("claude-code", 1.0, "CLAUDECODE", prefix="CLAUDE_CODE_"),
    _agent("claude-code", 0.95, "CLAUDE_CODE"),
    _agent("cursor", 0.95, "CURSOR_AGENT"),
    _agent("windsurf", 0.95, prefix="WINDSURF_"),
    _agent("github-copilot", 0.9, "GITHUB_COPILOT", "COPILOT_AGENT"),
    _agent("amazon-q", 0.9, prefix="AMAZON_Q_"),
    _agent("amazon-q", 0.9, prefix="CODEWHISPERER_"),
    _agent("continue", 0.85, prefix="CONTINUE_"),
    _agent("codex-cli", 0.95, "CODEX_SANDBOX", "CODEX_CI", "CODEX_THREAD_ID"),
    _agent("codex-cli", 0.9, "OPENAI_CODEX"),
    _agent("gemini-cli", 0.95, "GEMINI_CLI"),
    _agent("opencode", 0.95, "OPENCODE", "OPENCODE_CLIENT"),
    _agent("goose", 0.95, "GOOSE_TERMINAL"),
    _agent("cline", 0.95, "CLINE_ACTIVE"),
    _agent("augment", 0.95, "AUGMENT_AGENT"),
    _agent("antigravity", 0.95, "ANTIGRAVITY_AGENT"),
    _agent("trae", 0.9, "TRAE_AI_SHELL_ID"),
    _agent("devin", 0.9, file="/opt/.devin"),
    _agent("aider", 0.9, prefix="AIDER_", is_weak=True),
    _agent("codex-cli", 0.7, prefix="CODEX_", is_weak=True),
    _agent("cursor", 0.7, "TERM_PROGRAM", value="cursor", is_weak=True),
    _agent("cursor", 0.7, "CURSOR_TRACE_ID", is_weak=True),
    _agent("replit", 0.7, "REPL_ID", is_weak=True),
    _agent("langchain", 0.8, prefix="LANGCHAIN_", is_weak=True),
    _agent("langsmith", 0.7, prefix="LANGSMITH_", is_weak=True),
)

#: The CI systems, by their variables.
CI: Final[Mapping[str, str]] = {
    "GITHUB_ACTIONS": "GitHub Actions",
    "GITLAB_CI": "GitLab CI",
    "JENKINS_URL": "Jenkins",
    "CIRCLECI": "CircleCI",
    "TRAVIS": "Travis CI",
    "BUILDKITE": "Buildkite",
    "TF_BUILD": "Azure Pipelines",
    "CODEBUILD_BUILD_ID": "AWS CodeBuild",
    "TEAMCITY_VERSION": "TeamCity",
    "BITBUCKET_PIPELINE_UUID": "Bitbucket Pipelines",
    "DRONE": "Drone CI",
    "WOODPECKER_CI": "Woodpecker CI",
    "RENDER": "Render",
    "VERCEL": "Vercel",
    "NETLIFY": "Netlify",
    "HEROKU_APP_NAME": "Heroku",
    "RAILWAY_ENVIRONMENT": "Railway",
    "FLY_APP_NAME": "Fly.io",
}

#: The containers, by their files.
CONTAINERS: Final[Mapping[str, str]] = {
    "/.dockerenv": "Docker",
    "/run/.containerenv": "Podman",
}

#: Where whoever starts a process says who they are: ours, and the conventions of
#: agents.
_SAID: Final = "TOOLRT_CALLER"
_CONVENTIONS: Final = ("AGENT", "AI_AGENT")

_NAME: Final = re.compile(r"[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?", re.ASCII)

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
    found = (
        _said(variables)
        or _agent_of(variables, exists, is_terminal=is_terminal)
        or _ci(variables)
    )
    container = next((file for file in CONTAINERS if exists(file)), None)
    where = () if container is None else (container,)
    if found is not None:
        kind, caller, title, confidence, signals = found
        return Detected(
            kind=kind,
            caller=caller,
            title=title,
            confidence=confidence,
            is_terminal=is_terminal,
            signals=(*signals, *where),
        )
    if is_terminal:
        return Detected(
            kind=CallerKind.HUMAN,
            caller="human",
            confidence=1.0,
            is_terminal=True,
            signals=("terminal", *where),
        )
    if container is not None:
        return Detected(
            kind=CallerKind.CONTAINER,
            caller="automation",
            title=CONTAINERS[container],
            confidence=0.95,
            is_terminal=False,
            signals=where,
        )
    return Detected(
        kind=CallerKind.AUTOMATION,
        caller="automation",
        confidence=0.3,
        is_terminal=False,
        signals=("no terminal",),
    )


#: Kind, caller, title, confidence, signals.
_Found = tuple[CallerKind, str, "str | None", float, tuple[str, ...]]


def _said(variables: Mapping[str, str]) -> _Found | None:
    name = _name(variables.get(_SAID))
    if name == "human":
        return CallerKind.HUMAN, name, None, 1.0, (_SAID,)
    if name == "ci":
        return CallerKind.CI, name, None, 1.0, (_SAID,)
    if name is not None:
        return _named(name, 1.0, _SAID)
    for variable in _CONVENTIONS:
        name = _name(variables.get(variable))
        if name in _UNNAMED:
            return CallerKind.AGENT, "agent", None, 0.85, (variable,)
        if name is not None:
            return _named(name, 0.95, variable)
    return None


def _named(name: str, confidence: float, signal: str) -> _Found:
    title = TITLES.get(name, name)
    return CallerKind.AGENT, name, title, confidence, (signal,)


def _name(said: str | None) -> str | None:
    """Give a name without its version: `devin@1` is `devin`."""
    if said is None:
        return None
    name = said.strip().lower().partition("@")[0]
    return name if _NAME.fullmatch(name) and name not in _NOBODY else None


def _agent_of(
    variables: Mapping[str, str], exists: Callable[[str], bool], *, is_terminal: bool
) -> _Found | None:
    for agent in AGENTS:
        if agent.is_weak and is_terminal:
            continue
        signal = next(iter(_signals(agent, variables)), None)
        if signal is None and agent.file is not None and exists(agent.file):
            signal = agent.file
        if signal is not None:
            kind = CallerKind.AGENT
            return kind, agent.caller, agent.title, agent.confidence, (signal,)
    return None


def _signals(agent: Agent, variables: Mapping[str, str]) -> Iterable[str]:
    for name in agent.variables:
        if name in variables:
            value = variables[name].strip().lower()
            if agent.value is None or value == agent.value:
                yield name
    if agent.prefix is not None:
        yield from sorted(name for name in variables if name.startswith(agent.prefix))


def _ci(variables: Mapping[str, str]) -> _Found | None:
    generic = variables.get("CI", "").strip().lower() in {"1", "true"}
    signals = ("CI",) if generic else ()
    for name, title in CI.items():
        if name in variables:
            return CallerKind.CI, "ci", title, 0.95, (*signals, name)
    return (CallerKind.CI, "ci", None, 0.85, signals) if generic else None


def _is_terminal() -> bool:
    try:
        return sys.stdin.isatty() and sys.stdout.isatty()
    except (AttributeError, ValueError):  # there is none, or it is closed
        return False
