//! The texts of all templates, by name.

/// The templates of pages, by name: they print fragments alone.
pub(super) const PAGES: &[(&str, &str)] = &[
    (
        "rust/transforms",
        include_str!("../rust/surfaces/transforms/transforms.rs.j2"),
    ),
    (
        "rust/types",
        include_str!("../rust/surfaces/types/types.rs.j2"),
    ),
    (
        "rust/codecs",
        include_str!("../rust/surfaces/codecs/codecs.rs.j2"),
    ),
    ("rust/data", include_str!("../rust/surfaces/data.rs.j2")),
    (
        "rust/specs",
        include_str!("../rust/surfaces/specs/specs.rs.j2"),
    ),
    (
        "rust/module",
        include_str!("../rust/surfaces/package/module.rs.j2"),
    ),
    (
        "rust/agent/specs",
        include_str!("../rust/surfaces/agent/specs.rs.j2"),
    ),
    (
        "rust/agent/policy",
        include_str!("../rust/surfaces/agent/policy.rs.j2"),
    ),
    (
        "rust/agent/completions",
        include_str!("../rust/surfaces/agent/completions.rs.j2"),
    ),
    (
        "rust/client",
        include_str!("../rust/surfaces/client/client.rs.j2"),
    ),
    (
        "rust/asks",
        include_str!("../rust/surfaces/asks/asks.rs.j2"),
    ),
    (
        "rust/hints",
        include_str!("../rust/surfaces/hints/hints.rs.j2"),
    ),
    (
        "rust/provider",
        include_str!("../rust/surfaces/provider/provider.rs.j2"),
    ),
    (
        "rust/service",
        include_str!("../rust/surfaces/service/service.rs.j2"),
    ),
    (
        "rust/command",
        include_str!("../rust/surfaces/command/command.rs.j2"),
    ),
    (
        "rust/documents",
        include_str!("../rust/surfaces/documents/documents.rs.j2"),
    ),
    ("rust/sdk", include_str!("../rust/surfaces/sdk/sdk.rs.j2")),
    (
        "rust/serve",
        include_str!("../rust/surfaces/server/serve.rs.j2"),
    ),
    (
        "rust/served",
        include_str!("../rust/surfaces/served/served.rs.j2"),
    ),
    (
        "rust/messages",
        include_str!("../rust/surfaces/served/messages.rs.j2"),
    ),
    (
        "rust/inputs",
        include_str!("../rust/surfaces/provider/inputs.rs.j2"),
    ),
    ("rust/trait", include_str!("../rust/surfaces/trait.rs.j2")),
    (
        "python/client",
        include_str!("../python/surfaces/client/client.py.j2"),
    ),
    (
        "python/codecs",
        include_str!("../python/surfaces/codecs/codecs.py.j2"),
    ),
    (
        "python/package",
        include_str!("../python/surfaces/package/package.py.j2"),
    ),
    (
        "python/asks",
        include_str!("../python/surfaces/asks/asks.py.j2"),
    ),
    (
        "python/hints",
        include_str!("../python/surfaces/hints/hints.py.j2"),
    ),
    (
        "python/protocol",
        include_str!("../python/surfaces/protocol.py.j2"),
    ),
    (
        "python/provider",
        include_str!("../python/surfaces/provider/provider.py.j2"),
    ),
    (
        "python/service",
        include_str!("../python/surfaces/service/provider.py.j2"),
    ),
    (
        "python/command",
        include_str!("../python/surfaces/command/command.py.j2"),
    ),
    (
        "python/documents",
        include_str!("../python/surfaces/documents/documents.py.j2"),
    ),
    (
        "python/sdk",
        include_str!("../python/surfaces/sdk/sdk.py.j2"),
    ),
    (
        "python/program/head",
        include_str!("../python/surfaces/program/head.py.j2"),
    ),
    (
        "python/program/functions",
        include_str!("../python/surfaces/program/functions.py.j2"),
    ),
    (
        "python/program/failed",
        include_str!("../python/surfaces/program/failed.py.j2"),
    ),
    (
        "python/program/process",
        include_str!("../python/surfaces/program/process.py.j2"),
    ),
    (
        "python/program/agent_framework",
        include_str!("../python/surfaces/program/agent_framework.py.j2"),
    ),
    (
        "python/program/claude_agent_sdk",
        include_str!("../python/surfaces/program/claude_agent_sdk.py.j2"),
    ),
    (
        "python/program/crewai",
        include_str!("../python/surfaces/program/crewai.py.j2"),
    ),
    (
        "python/program/github_copilot",
        include_str!("../python/surfaces/program/github_copilot.py.j2"),
    ),
    (
        "python/program/google_adk",
        include_str!("../python/surfaces/program/google_adk.py.j2"),
    ),
    (
        "python/program/haystack",
        include_str!("../python/surfaces/program/haystack.py.j2"),
    ),
    (
        "python/program/langchain",
        include_str!("../python/surfaces/program/langchain.py.j2"),
    ),
    (
        "python/program/llama_index",
        include_str!("../python/surfaces/program/llama_index.py.j2"),
    ),
    (
        "python/program/openai_agents",
        include_str!("../python/surfaces/program/openai_agents.py.j2"),
    ),
    (
        "python/program/pydantic_ai",
        include_str!("../python/surfaces/program/pydantic_ai.py.j2"),
    ),
    (
        "python/program/semantic_kernel",
        include_str!("../python/surfaces/program/semantic_kernel.py.j2"),
    ),
    (
        "python/program/smolagents",
        include_str!("../python/surfaces/program/smolagents.py.j2"),
    ),
    (
        "python/program/strands",
        include_str!("../python/surfaces/program/strands.py.j2"),
    ),
    (
        "python/remote/head",
        include_str!("../python/surfaces/remote/head.py.j2"),
    ),
    (
        "python/remote/agent_framework",
        include_str!("../python/surfaces/remote/agent_framework.py.j2"),
    ),
    (
        "python/remote/claude_agent_sdk",
        include_str!("../python/surfaces/remote/claude_agent_sdk.py.j2"),
    ),
    (
        "python/remote/crewai",
        include_str!("../python/surfaces/remote/crewai.py.j2"),
    ),
    (
        "python/remote/github_copilot",
        include_str!("../python/surfaces/remote/github_copilot.py.j2"),
    ),
    (
        "python/remote/google_adk",
        include_str!("../python/surfaces/remote/google_adk.py.j2"),
    ),
    (
        "python/remote/haystack",
        include_str!("../python/surfaces/remote/haystack.py.j2"),
    ),
    (
        "python/remote/langchain",
        include_str!("../python/surfaces/remote/langchain.py.j2"),
    ),
    (
        "python/remote/llama_index",
        include_str!("../python/surfaces/remote/llama_index.py.j2"),
    ),
    (
        "python/remote/openai_agents",
        include_str!("../python/surfaces/remote/openai_agents.py.j2"),
    ),
    (
        "python/remote/pydantic_ai",
        include_str!("../python/surfaces/remote/pydantic_ai.py.j2"),
    ),
    (
        "python/remote/semantic_kernel",
        include_str!("../python/surfaces/remote/semantic_kernel.py.j2"),
    ),
    (
        "python/remote/smolagents",
        include_str!("../python/surfaces/remote/smolagents.py.j2"),
    ),
    (
        "python/remote/strands",
        include_str!("../python/surfaces/remote/strands.py.j2"),
    ),
    (
        "python/serve",
        include_str!("../python/surfaces/server/serve.py.j2"),
    ),
    (
        "python/served",
        include_str!("../python/surfaces/served/served.py.j2"),
    ),
    (
        "python/messages",
        include_str!("../python/surfaces/served/messages.py.j2"),
    ),
    (
        "python/specs",
        include_str!("../python/surfaces/specs/specs.py.j2"),
    ),
    (
        "python/types",
        include_str!("../python/surfaces/types/types.py.j2"),
    ),
    (
        "python/tuple",
        include_str!("../python/surfaces/tuple.py.j2"),
    ),
    (
        "python/transforms",
        include_str!("../python/surfaces/transforms/transforms.py.j2"),
    ),
    (
        "python/agent/specs",
        include_str!("../python/surfaces/agent/specs.py.j2"),
    ),
    (
        "python/agent/completions",
        include_str!("../python/surfaces/agent/completions.py.j2"),
    ),
    ("docs/tool", include_str!("../docs/tool.md.j2")),
    ("docs/rules", include_str!("../docs/rules.md.j2")),
    ("docs/agents_md", include_str!("../docs/agents_md.md.j2")),
    ("docs/claude_md", include_str!("../docs/claude_md.md.j2")),
    ("docs/skill_md", include_str!("../docs/skill_md.md.j2")),
    (
        "docs/skill_reference",
        include_str!("../docs/skill_reference.md.j2"),
    ),
    ("docs/llms_txt", include_str!("../docs/llms_txt.md.j2")),
    ("docs/llms_full", include_str!("../docs/llms_full.md.j2")),
    ("docs/index", include_str!("../docs/index.md.j2")),
    ("docs/toolset", include_str!("../docs/toolset.md.j2")),
    ("docs/types", include_str!("../docs/types.md.j2")),
    ("html/shell", include_str!("../docs/html/shell.html.j2")),
    ("html/about", include_str!("../docs/html/about.html.j2")),
    ("html/index", include_str!("../docs/html/index.html.j2")),
    ("html/tools", include_str!("../docs/html/tools.html.j2")),
    ("html/graph", include_str!("../docs/html/graph.html.j2")),
    ("html/toolset", include_str!("../docs/html/toolset.html.j2")),
    ("html/tool", include_str!("../docs/html/tool.html.j2")),
    ("html/types", include_str!("../docs/html/types.html.j2")),
];

/// Templates of what is only shown: nobody replaces them.
pub(super) const SHOWN: &[(&str, &str)] = &[
    ("docs/described", include_str!("../docs/described.md.j2")),
    ("html/article", include_str!("../docs/html/article.html.j2")),
];

/// All templates, by name.
pub(super) const TEMPLATES: &[(&str, &str)] = &[
    ("rust/manifest", include_str!("../rust/manifest.toml.j2")),
    (
        "python/manifest",
        include_str!("../python/manifest.toml.j2"),
    ),
    (
        "python/root_agent",
        include_str!("../python/root_agent/root_agent.yaml.j2"),
    ),
];
