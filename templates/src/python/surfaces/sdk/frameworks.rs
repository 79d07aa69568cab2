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
    },
];
