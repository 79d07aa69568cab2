"""What agents, CI systems and containers leave in the environment of a process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

__all__ = ["AGENTS", "CI", "CONTAINERS", "TITLES", "Agent"]


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
