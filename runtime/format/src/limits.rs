//! What model providers accept of names and descriptions, as data: the one table of the compiler and of the runtimes.
//!
//! `toolrt.providers.table` is made of it for Python.

use crate::names::Names;

/// What a provider accepts of the texts of a definition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Names of tools.
    pub tools: Names,
    /// Names of arguments, if these are limited.
    pub arguments: Option<Names>,
    /// Most characters of a tool's description.
    pub description: Option<usize>,
}

/// Letters, digits, `_` and `-`.
const fn names(most: usize) -> Names {
    Names {
        most,
        letter_first: false,
        also: "-",
    }
}

/// The names of tools that all providers accept.
pub const SAFE: Names = Names {
    most: 64,
    letter_first: true,
    also: "-",
};

/// OpenAI.
pub const OPENAI: Limits = Limits {
    tools: names(64),
    arguments: None,
    description: Some(1024),
};

/// Anthropic. Its error for names of arguments is also that of Bedrock for its models, and counts at the top only.
pub const ANTHROPIC: Limits = Limits {
    tools: names(128),
    arguments: Some(Names {
        most: 64,
        letter_first: false,
        also: ".-",
    }),
    description: None,
};

/// Gemini.
pub const GEMINI: Limits = Limits {
    tools: Names {
        most: 64,
        letter_first: true,
        also: "-.:",
    },
    arguments: Some(Names {
        most: 64,
        letter_first: true,
        also: "",
    }),
    description: None,
};

/// Bedrock.
pub const BEDROCK: Limits = Limits {
    tools: names(64),
    arguments: ANTHROPIC.arguments,
    description: None,
};

/// Mistral.
pub const MISTRAL: Limits = Limits {
    tools: names(64),
    arguments: None,
    description: None,
};

/// Clients of MCP, which send definitions to whichever provider they have, by `mcp__SERVER__TOOL`.
pub const MCP: Limits = Limits {
    tools: SAFE,
    arguments: ANTHROPIC.arguments,
    description: None,
};

/// Whichever provider it is.
pub const ANY: Limits = Limits {
    tools: SAFE,
    arguments: GEMINI.arguments,
    description: None,
};

/// All of them, by the names of providers.
pub const LIMITS: &[(&str, Limits)] = &[
    ("openai", OPENAI),
    ("openai-strict", OPENAI),
    ("openai-responses", OPENAI),
    ("anthropic", ANTHROPIC),
    ("anthropic-strict", ANTHROPIC),
    ("gemini", GEMINI),
    ("gemini-openapi", GEMINI),
    ("bedrock", BEDROCK),
    ("mistral", MISTRAL),
    ("mcp", MCP),
    ("any", ANY),
];

/// The limits of a provider.
pub fn limits(provider: &str) -> Option<&'static Limits> {
    let mut all = LIMITS.iter();
    all.find(|(name, _)| *name == provider).map(|(_, own)| own)
}

/// What clients put before the names of the tools of an MCP server.
pub fn client_prefix(server: &str) -> String {
    format!("mcp__{server}__")
}
