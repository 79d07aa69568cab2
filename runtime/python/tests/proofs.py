"""What the tests of agent SDKs prove, for the table of `spec/sdks.md`.

A plugin of pytest: with `--proofs FOLDER` it writes a file for each SDK: its version,
and a line for each thing that has passed. `cargo xtask sdks` makes the table of them.
"""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import pytest

#: What the versions are of, by the module of the runtime.
PACKAGES: Final = {
    "agent_framework": "agent-framework-core",
    "claude_agent_sdk": "claude-agent-sdk",
    "crewai": "crewai",
    "github_copilot": "github-copilot-sdk",
    "google_adk": "google-adk",
    "haystack": "haystack-ai",
    "langchain": "langchain",
    "llama_index": "llama-index-core",
    "openai_agents": "openai-agents",
    "pydantic_ai": "pydantic-ai-slim",
    "semantic_kernel": "semantic-kernel",
    "smolagents": "smolagents",
    "strands": "strands-agents",
}


class Proofs:
    """What has passed, and what has failed."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.passed: dict[str, set[str]] = {}
        self.failed: set[tuple[str, str]] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Any:
        """See how a test ends."""
        report = yield
        marker = item.get_closest_marker("proves")
        if marker is not None and (report.when == "call" or report.failed):
            proof, *of = marker.args
            name = item.path.stem.removeprefix("test_").removeprefix("sdk_")
            sdk = of[0] if of else name
            if report.passed:
                self.passed.setdefault(sdk, set()).add(proof)
            else:
                self.failed.add((sdk, proof))
        return report

    def write(self, folder: Path) -> None:
        """Write what was proved: by no test that failed."""
        folder.mkdir(parents=True, exist_ok=True)
        for sdk, proofs in self.passed.items():
            proved = sorted(one for one in proofs if (sdk, one) not in self.failed)
            lines = [version(PACKAGES[sdk]), *proved]
            (folder / f"{sdk}.txt").write_text("".join(f"{line}\n" for line in lines))


_PROOFS = Proofs()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the folder."""
    parser.addoption("--proofs", type=Path)


def pytest_configure(config: pytest.Config) -> None:
    """See all tests."""
    config.pluginmanager.register(_PROOFS)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write what was proved."""
    folder = session.config.getoption("--proofs")
    if folder is not None:
        _PROOFS.write(folder)
