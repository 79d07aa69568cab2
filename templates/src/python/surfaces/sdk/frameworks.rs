//! The agent SDKs: what their packages are called, and what of theirs generated modules name.

use crate::plan::sdk::Lack;

/// An agent SDK.
#[derive(Debug)]
pub(crate) struct Framework {
    /// Its package, as `toolc.toml` names it: `openai-agents`.
    pub package: &'static str,
    /// The versions that the runtime works with, as a dependency.
    pub requires: &'static str,
    /// The module of the runtime, and the folder of what is generated: `openai_agents`.
    pub module: &'static str,
    /// As people call it, in a sentence.
    pub title: &'static str,
    /// What it has for tools.
    pub tools: Gives,
    /// What it has for an agent, if it has anything.
    pub agent: Option<Named>,
    /// Whether an agent is given its model; else who sends the requests says it.
    pub sets_model: bool,
    /// What it has no place for.
    pub lacks: &'static [Lack],
    /// How it reaches MCP servers, if it can.
    pub remote: Option<Remote>,
    /// How it runs commands, if it has tools that run by themselves.
    pub program: Option<Program>,
}

/// How an SDK reaches MCP servers, by a client of its own.
#[derive(Debug)]
pub(crate) struct Remote {
    /// The versions of what it needs for that, as dependencies.
    pub requires: &'static [&'static str],
    /// The module that is generated: `openai_agents_mcp`.
    pub file: &'static str,
    /// What writes it.
    pub template: &'static str,
    /// Whether its client can ask a human.
    pub asks: bool,
    /// Whether it can show some of a server's tools only.
    pub filters: bool,
    /// What takes the further options of a function, in a sentence.
    pub options: Option<&'static str>,
    /// How to use what a function gives.
    pub usage: Option<&'static str>,
}

/// How an SDK runs commands.
#[derive(Debug)]
pub(crate) struct Program {
    /// The versions of what it needs for that, as dependencies.
    pub requires: &'static [&'static str],
    /// The module that is generated: `openai_agents_command`.
    pub file: &'static str,
    /// What writes it.
    pub template: &'static str,
    /// Where calls wait for the process.
    pub waits: Waits,
}

/// Where calls wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Waits {
    /// In a thread.
    Thread,
    /// On an event loop.
    Loop,
    /// As the SDK calls the tool.
    Both,
}

impl Waits {
    pub(crate) fn is_sync(self) -> bool {
        self != Self::Loop
    }

    pub(crate) fn is_async(self) -> bool {
        self != Self::Thread
    }
}

/// What a function gives that gives tools.
#[derive(Debug)]
pub(crate) enum Gives {
    /// A list of them.
    List(Named),
    /// One thing that has all of them.
    Whole(Named),
}

/// A class of an SDK.
#[derive(Debug)]
pub(crate) struct Named {
    pub module: &'static str,
    pub name: &'static str,
    /// How many parameters it has; each is `Any`.
    pub parameters: usize,
}

const fn class(module: &'static str, name: &'static str, parameters: usize) -> Named {
    Named {
        module,
        name,
        parameters,
    }
}

/// What the plain clients of providers have: a loop of ours.
const DIALOGUE: Named = class("toolrt.dialogue", "Dialogue", 1);

/// All of them.
pub(crate) const FRAMEWORKS: &[Framework] = &[
    Framework {
        package: "openai-agents",
        requires: "openai-agents>=0.24,<0.25",
        module: "openai_agents",
        title: "the OpenAI Agents SDK",
        tools: Gives::List(class("agents", "FunctionTool", 0)),
        agent: Some(class("agents", "Agent", 1)),
        sets_model: true,
        lacks: &[Lack::Questions, Lack::Items],
        remote: Some(Remote {
            requires: &["openai-agents>=0.24,<0.25"],
            file: "openai_agents_mcp",
            template: "python/remote/openai_agents",
            asks: false,
            filters: true,
            options: Some("the class"),
            usage: Some("Give it to `Agent(mcp_servers=[...])`, inside of `async with`."),
        }),
        program: Some(Program {
            requires: &["openai-agents>=0.24,<0.25"],
            file: "openai_agents_command",
            template: "python/program/openai_agents",
            waits: Waits::Loop,
        }),
    },
    Framework {
        package: "langchain",
        requires: "langchain>=1.4,<2",
        module: "langchain",
        title: "LangChain",
        tools: Gives::List(class("langchain_core.tools", "StructuredTool", 0)),
        agent: Some(class("toolrt.sdk.langchain", "Graph", 0)),
        sets_model: true,
        lacks: &[],
        remote: Some(Remote {
            requires: &["langchain-mcp-adapters>=0.3.2,<0.4"],
            file: "langchain_mcp",
            template: "python/remote/langchain",
            asks: true,
            filters: true,
            options: Some("a connection of `langchain_mcp_adapters`"),
            usage: Some("The tools live inside of `async with`."),
        }),
        program: Some(Program {
            requires: &["langchain>=1.4,<2"],
            file: "langchain_command",
            template: "python/program/langchain",
            waits: Waits::Both,
        }),
    },
    Framework {
        package: "google-adk",
        requires: "google-adk>=2.13,<3",
        module: "google_adk",
        title: "Google's ADK",
        tools: Gives::List(class("google.adk.tools.base_tool", "BaseTool", 0)),
        agent: Some(class("google.adk.agents", "LlmAgent", 0)),
        sets_model: true,
        lacks: &[Lack::Items],
        remote: Some(Remote {
            requires: &["google-adk[mcp]>=2.13,<3"],
            file: "google_adk_mcp",
            template: "python/remote/google_adk",
            asks: true,
            filters: true,
            options: Some("`McpToolset`"),
            usage: Some("Give it to `LlmAgent(tools=[...])`; close it at the end."),
        }),
        program: Some(Program {
            requires: &["google-adk>=2.13,<3"],
            file: "google_adk_command",
            template: "python/program/google_adk",
            waits: Waits::Loop,
        }),
    },
    Framework {
        package: "pydantic-ai",
        requires: "pydantic-ai-slim>=2.62,<3",
        module: "pydantic_ai",
        title: "Pydantic AI",
        tools: Gives::List(class("pydantic_ai", "Tool", 1)),
        agent: Some(class("pydantic_ai", "Agent", 2)),
        sets_model: true,
        lacks: &[],
        remote: Some(Remote {
            requires: &["pydantic-ai-slim[mcp]>=2.62,<3"],
            file: "pydantic_ai_mcp",
            template: "python/remote/pydantic_ai",
            asks: true,
            filters: true,
            options: Some("`MCPToolset`"),
            usage: Some("Give it to `Agent(toolsets=[...])`."),
        }),
        program: Some(Program {
            requires: &["pydantic-ai-slim>=2.62,<3"],
            file: "pydantic_ai_command",
            template: "python/program/pydantic_ai",
            waits: Waits::Loop,
        }),
    },
    Framework {
        package: "claude-agent-sdk",
        requires: "claude-agent-sdk>=0.2.186,<0.3",
        module: "claude_agent_sdk",
        title: "the Claude Agent SDK",
        tools: Gives::Whole(class("claude_agent_sdk", "McpSdkServerConfig", 0)),
        agent: Some(class("claude_agent_sdk", "ClaudeAgentOptions", 0)),
        sets_model: true,
        lacks: &[Lack::Questions, Lack::Items],
        remote: Some(Remote {
            requires: &["claude-agent-sdk>=0.2.186,<0.3"],
            file: "claude_agent_sdk_mcp",
            template: "python/remote/claude_agent_sdk",
            asks: true,
            filters: false,
            options: None,
            usage: Some(
                "Give it to `ClaudeAgentOptions(mcp_servers=...)`; its tools are called `mcp__NAME__TOOL`, by the name that it has there.",
            ),
        }),
        program: Some(Program {
            requires: &["claude-agent-sdk>=0.2.186,<0.3"],
            file: "claude_agent_sdk_command",
            template: "python/program/claude_agent_sdk",
            waits: Waits::Loop,
        }),
    },
    Framework {
        package: "agent-framework",
        requires: "agent-framework-core>=1.23,<2",
        module: "agent_framework",
        title: "the Microsoft Agent Framework",
        tools: Gives::List(class("agent_framework", "FunctionTool", 0)),
        agent: Some(class("agent_framework", "Agent", 1)),
        sets_model: true,
        lacks: &[Lack::Items],
        remote: Some(Remote {
            requires: &[
                "agent-framework-core>=1.23,<2",
                "mcp>=2.2,<3",
                "tenacity>=9.1.4,<10",
            ],
            file: "agent_framework_mcp",
            template: "python/remote/agent_framework",
            asks: false,
            filters: true,
            options: Some("the class"),
            usage: Some("Give it to `Agent(tools=...)`, inside of `async with`."),
        }),
        program: Some(Program {
            requires: &["agent-framework-core>=1.23,<2"],
            file: "agent_framework_command",
            template: "python/program/agent_framework",
            waits: Waits::Loop,
        }),
    },
    Framework {
        package: "crewai",
        requires: "crewai>=1.15.30,<2",
        module: "crewai",
        title: "CrewAI",
        tools: Gives::List(class("crewai.tools", "BaseTool", 0)),
        agent: Some(class("crewai", "Agent", 0)),
        sets_model: true,
        lacks: &[Lack::Questions, Lack::Items, Lack::Images],
        remote: Some(Remote {
            requires: &[
                "crewai>=1.15.30,<2",
                "mcpadapt>=0.1.19,<0.2",
                "mcp>=1.30,<2",
            ],
            file: "crewai_mcp",
            template: "python/remote/crewai",
            asks: false,
            filters: true,
            options: Some("`MCPAdapt`"),
            usage: Some("The tools live inside of `with`."),
        }),
        program: Some(Program {
            requires: &["crewai>=1.15.30,<2"],
            file: "crewai_command",
            template: "python/program/crewai",
            waits: Waits::Both,
        }),
    },
    Framework {
        package: "github-copilot-sdk",
        requires: "github-copilot-sdk>=1.0.27,<2",
        module: "github_copilot",
        title: "the GitHub Copilot SDK",
        tools: Gives::List(class("copilot", "Tool", 0)),
        agent: Some(class("toolrt.sdk.github_copilot", "AgentConfig", 0)),
        sets_model: true,
        lacks: &[Lack::Questions, Lack::Items],
        remote: Some(Remote {
            requires: &["github-copilot-sdk>=1.0.27,<2"],
            file: "github_copilot_mcp",
            template: "python/remote/github_copilot",
            asks: true,
            filters: true,
            options: None,
            usage: Some("Give it to `create_session(mcp_servers=...)`."),
        }),
        program: Some(Program {
            requires: &["github-copilot-sdk>=1.0.27,<2"],
            file: "github_copilot_command",
            template: "python/program/github_copilot",
            waits: Waits::Loop,
        }),
    },
    Framework {
        package: "semantic-kernel",
        requires: "semantic-kernel>=1.45,<2",
        module: "semantic_kernel",
        title: "Semantic Kernel",
        tools: Gives::Whole(class("semantic_kernel.functions", "KernelPlugin", 0)),
        agent: Some(class("semantic_kernel.agents", "ChatCompletionAgent", 0)),
        sets_model: true,
        lacks: &[Lack::Questions, Lack::Items, Lack::Images],
        remote: Some(Remote {
            requires: &["semantic-kernel[mcp]>=1.45,<2"],
            file: "semantic_kernel_mcp",
            template: "python/remote/semantic_kernel",
            asks: false,
            filters: false,
            options: Some("the class"),
            usage: Some("Give it to `kernel.add_plugin(...)`, inside of `async with`."),
        }),
        program: Some(Program {
            requires: &["semantic-kernel>=1.45,<2"],
            file: "semantic_kernel_command",
            template: "python/program/semantic_kernel",
            waits: Waits::Loop,
        }),
    },
    Framework {
        package: "llama-index-core",
        requires: "llama-index-core>=0.14.25,<0.15",
        module: "llama_index",
        title: "LlamaIndex",
        tools: Gives::List(class("llama_index.core.tools", "AsyncBaseTool", 0)),
        agent: Some(class("llama_index.core.agent.workflow", "FunctionAgent", 0)),
        sets_model: true,
        lacks: &[],
        remote: Some(Remote {
            requires: &["llama-index-tools-mcp>=0.6,<0.7"],
            file: "llama_index_mcp",
            template: "python/remote/llama_index",
            asks: false,
            filters: true,
            options: Some("`BasicMCPClient`"),
            usage: Some("Its tools are those of `await ....to_tool_list_async()`."),
        }),
        program: Some(Program {
            requires: &["llama-index-core>=0.14.25,<0.15"],
            file: "llama_index_command",
            template: "python/program/llama_index",
            waits: Waits::Both,
        }),
    },
    Framework {
        package: "haystack-ai",
        requires: "haystack-ai>=3.4,<4",
        module: "haystack",
        title: "Haystack",
        tools: Gives::List(class("haystack.tools.tool", "Tool", 0)),
        agent: Some(class("haystack.components.agents", "Agent", 0)),
        sets_model: true,
        lacks: &[Lack::Questions],
        remote: Some(Remote {
            requires: &["mcp-haystack>=2.1.1,<3"],
            file: "haystack_mcp",
            template: "python/remote/haystack",
            asks: false,
            filters: true,
            options: Some("`MCPToolset`"),
            usage: Some("Give it to `Agent(tools=...)`; close it at the end."),
        }),
        program: Some(Program {
            requires: &["haystack-ai>=3.4,<4"],
            file: "haystack_command",
            template: "python/program/haystack",
            waits: Waits::Both,
        }),
    },
    Framework {
        package: "strands-agents",
        requires: "strands-agents>=1.62,<2",
        module: "strands",
        title: "Strands Agents",
        tools: Gives::List(class("strands.types.tools", "AgentTool", 0)),
        agent: Some(class("strands", "Agent", 0)),
        sets_model: true,
        lacks: &[],
        remote: Some(Remote {
            requires: &["strands-agents>=1.62,<2"],
            file: "strands_mcp",
            template: "python/remote/strands",
            asks: true,
            filters: true,
            options: Some("`MCPClient`"),
            usage: Some("Give it to `Agent(tools=[...])`."),
        }),
        program: Some(Program {
            requires: &["strands-agents>=1.62,<2"],
            file: "strands_command",
            template: "python/program/strands",
            waits: Waits::Loop,
        }),
    },
    Framework {
        package: "smolagents",
        requires: "smolagents>=1.26,<1.27",
        module: "smolagents",
        title: "smolagents",
        // The SDK has no mark of its types: the runtime's names keep strict checkers content.
        tools: Gives::List(class("toolrt.sdk.smolagents", "Tool", 0)),
        agent: Some(class("toolrt.sdk.smolagents", "Agent", 0)),
        sets_model: true,
        lacks: &[Lack::Questions, Lack::Items],
        remote: Some(Remote {
            requires: &["smolagents[mcp]>=1.26,<1.27", "mcp[ws]>=1.30,<2"],
            file: "smolagents_mcp",
            template: "python/remote/smolagents",
            asks: false,
            filters: true,
            options: Some("`MCPClient`"),
            usage: Some("The tools live inside of `with`."),
        }),
        program: Some(Program {
            requires: &["smolagents>=1.26,<1.27"],
            file: "smolagents_command",
            template: "python/program/smolagents",
            waits: Waits::Thread,
        }),
    },
    Framework {
        package: "openai",
        requires: "openai>=3.57,<4",
        module: "openai",
        title: "the client `openai`",
        tools: Gives::Whole(DIALOGUE),
        agent: Some(DIALOGUE),
        sets_model: false,
        lacks: &[Lack::Items],
        remote: None,
        program: None,
    },
    Framework {
        package: "anthropic",
        requires: "anthropic>=2.13,<3",
        module: "anthropic",
        title: "the client `anthropic`",
        tools: Gives::Whole(DIALOGUE),
        agent: Some(DIALOGUE),
        sets_model: false,
        lacks: &[Lack::Items],
        remote: None,
        program: None,
    },
    Framework {
        package: "google-genai",
        requires: "google-genai>=2.34,<3",
        module: "google_genai",
        title: "the client `google-genai`",
        tools: Gives::Whole(DIALOGUE),
        agent: Some(DIALOGUE),
        sets_model: false,
        lacks: &[Lack::Items],
        remote: None,
        program: None,
    },
    Framework {
        package: "boto3",
        requires: "boto3>=1.44,<2",
        module: "boto3",
        title: "the client `boto3`",
        tools: Gives::Whole(DIALOGUE),
        agent: Some(DIALOGUE),
        sets_model: false,
        lacks: &[Lack::Items],
        remote: None,
        program: None,
    },
    Framework {
        package: "mistralai",
        requires: "mistralai>=3.7,<4",
        module: "mistralai",
        title: "the client `mistralai`",
        tools: Gives::Whole(DIALOGUE),
        agent: Some(DIALOGUE),
        sets_model: false,
        lacks: &[Lack::Items],
        remote: None,
        program: None,
    },
];
