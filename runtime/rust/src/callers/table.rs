//! What agents, CI systems and containers leave in the environment of what they start.

/// What an agent leaves.
pub(super) struct Agent {
    pub caller: &'static str,
    pub confidence: f64,
    /// Any of these variables, with any value.
    pub variables: &'static [&'static str],
    /// Any variable that begins so.
    pub prefix: Option<&'static str>,
    /// The variable has to have this value, in any case.
    pub value: Option<&'static str>,
    /// A file that is there.
    pub file: Option<&'static str>,
    /// A person's terminal may have it as well: it counts only without a terminal.
    pub is_weak: bool,
}

const NONE: Agent = Agent {
    caller: "",
    confidence: 0.0,
    variables: &[],
    prefix: None,
    value: None,
    file: None,
    is_weak: false,
};

/// The agents, in the order in which they are looked for.
pub(super) const AGENTS: &[Agent] = &[
    Agent {
        caller: "claude-code",
        confidence: 1.0,
        variables: &["CLAUDECODE"],
        prefix: Some("CLAUDE_CODE_"),
        ..NONE
    },
    Agent {
        caller: "claude-code",
        confidence: 0.95,
        variables: &["CLAUDE_CODE"],
        ..NONE
    },
    Agent {
        caller: "cursor",
        confidence: 0.95,
        variables: &["CURSOR_AGENT"],
        ..NONE
    },
    Agent {
        caller: "windsurf",
        confidence: 0.95,
        prefix: Some("WINDSURF_"),
        ..NONE
    },
    Agent {
        caller: "github-copilot",
        confidence: 0.9,
        variables: &["GITHUB_COPILOT", "COPILOT_AGENT"],
        ..NONE
    },
    Agent {
        caller: "amazon-q",
        confidence: 0.9,
        prefix: Some("AMAZON_Q_"),
        ..NONE
    },
    Agent {
        caller: "amazon-q",
        confidence: 0.9,
        prefix: Some("CODEWHISPERER_"),
        ..NONE
    },
    Agent {
        caller: "continue",
        confidence: 0.85,
        prefix: Some("CONTINUE_"),
        ..NONE
    },
    Agent {
        caller: "codex-cli",
        confidence: 0.95,
        variables: &["CODEX_SANDBOX", "CODEX_CI", "CODEX_THREAD_ID"],
        ..NONE
    },
    Agent {
        caller: "codex-cli",
        confidence: 0.9,
        variables: &["OPENAI_CODEX"],
        ..NONE
    },
    Agent {
        caller: "gemini-cli",
        confidence: 0.95,
        variables: &["GEMINI_CLI"],
        ..NONE
    },
    Agent {
        caller: "opencode",
        confidence: 0.95,
        variables: &["OPENCODE", "OPENCODE_CLIENT"],
        ..NONE
    },
    Agent {
        caller: "goose",
        confidence: 0.95,
        variables: &["GOOSE_TERMINAL"],
        ..NONE
    },
    Agent {
        caller: "cline",
        confidence: 0.95,
        variables: &["CLINE_ACTIVE"],
        ..NONE
    },
    Agent {
        caller: "augment",
        confidence: 0.95,
        variables: &["AUGMENT_AGENT"],
        ..NONE
    },
    Agent {
        caller: "antigravity",
        confidence: 0.95,
        variables: &["ANTIGRAVITY_AGENT"],
        ..NONE
    },
    Agent {
        caller: "trae",
        confidence: 0.9,
        variables: &["TRAE_AI_SHELL_ID"],
        ..NONE
    },
    Agent {
        caller: "devin",
        confidence: 0.9,
        file: Some("/opt/.devin"),
        ..NONE
    },
    Agent {
        caller: "aider",
        confidence: 0.9,
        prefix: Some("AIDER_"),
        is_weak: true,
        ..NONE
    },
    Agent {
        caller: "codex-cli",
        confidence: 0.7,
        prefix: Some("CODEX_"),
        is_weak: true,
        ..NONE
    },
    Agent {
        caller: "cursor",
        confidence: 0.7,
        variables: &["TERM_PROGRAM"],
        value: Some("cursor"),
        is_weak: true,
        ..NONE
    },
    Agent {
        caller: "cursor",
        confidence: 0.7,
        variables: &["CURSOR_TRACE_ID"],
        is_weak: true,
        ..NONE
    },
    Agent {
        caller: "replit",
        confidence: 0.7,
        variables: &["REPL_ID"],
        is_weak: true,
        ..NONE
    },
    Agent {
        caller: "langchain",
        confidence: 0.8,
        prefix: Some("LANGCHAIN_"),
        is_weak: true,
        ..NONE
    },
    Agent {
        caller: "langsmith",
        confidence: 0.7,
        prefix: Some("LANGSMITH_"),
        is_weak: true,
        ..NONE
    },
];

/// What people call those that name themselves.
pub(super) const TITLES: &[(&str, &str)] = &[
    ("agency-swarm", "Agency Swarm"),
    ("aider", "Aider"),
    ("amazon-q", "Amazon Q Developer"),
    ("amp", "Amp"),
    ("antigravity", "Antigravity"),
    ("augment", "Augment"),
    ("autogen", "AutoGen"),
    ("claude-code", "Claude Code"),
    ("cline", "Cline"),
    ("codex-cli", "OpenAI Codex CLI"),
    ("continue", "Continue"),
    ("copilot-cli", "GitHub Copilot CLI"),
    ("copilot-workspace", "GitHub Copilot Workspace"),
    ("crewai", "CrewAI"),
    ("cursor", "Cursor"),
    ("devin", "Devin"),
    ("dspy", "DSPy"),
    ("gemini-cli", "Gemini CLI"),
    ("github-copilot", "GitHub Copilot"),
    ("goose", "Goose"),
    ("haystack", "Haystack"),
    ("langchain", "LangChain"),
    ("langgraph", "LangGraph"),
    ("langsmith", "LangSmith"),
    ("llamaindex", "LlamaIndex"),
    ("openai-agents-sdk", "OpenAI Agents SDK"),
    ("opencode", "OpenCode"),
    ("pydantic-ai", "PydanticAI"),
    ("replit", "Replit"),
    ("semantic-kernel", "Semantic Kernel"),
    ("smolagents", "SmolAgents"),
    ("trae", "TRAE"),
    ("windsurf", "Windsurf"),
];

/// The CI systems, by their variables.
pub(super) const CI: &[(&str, &str)] = &[
    ("GITHUB_ACTIONS", "GitHub Actions"),
    ("GITLAB_CI", "GitLab CI"),
    ("JENKINS_URL", "Jenkins"),
    ("CIRCLECI", "CircleCI"),
    ("TRAVIS", "Travis CI"),
    ("BUILDKITE", "Buildkite"),
    ("TF_BUILD", "Azure Pipelines"),
    ("CODEBUILD_BUILD_ID", "AWS CodeBuild"),
    ("TEAMCITY_VERSION", "TeamCity"),
    ("BITBUCKET_PIPELINE_UUID", "Bitbucket Pipelines"),
    ("DRONE", "Drone CI"),
    ("WOODPECKER_CI", "Woodpecker CI"),
    ("RENDER", "Render"),
    ("VERCEL", "Vercel"),
    ("NETLIFY", "Netlify"),
    ("HEROKU_APP_NAME", "Heroku"),
    ("RAILWAY_ENVIRONMENT", "Railway"),
    ("FLY_APP_NAME", "Fly.io"),
];

/// The containers, by their files.
pub(super) const CONTAINERS: &[(&str, &str)] =
    &[("/.dockerenv", "Docker"), ("/run/.containerenv", "Podman")];
