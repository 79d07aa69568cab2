//! The wire formats, by the names of their providers.

use std::fmt;
use std::str::FromStr;

use super::anthropic::Anthropic;
use super::bedrock::Bedrock;
use super::gemini::Gemini;
use super::mistral::Mistral;
use super::openai::OpenAi;
use super::responses::Responses;
use super::wire::Wire;

/// Whose wire format a dialogue has; by the names that `toolc emit` has for them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Provider {
    /// `openai`: Chat Completions, which many servers speak.
    OpenAi,
    /// `openai-responses`: Responses.
    OpenAiResponses,
    /// `anthropic`: Messages.
    Anthropic,
    /// `gemini`: `generateContent`.
    Gemini,
    /// `bedrock`: Converse, as its JSON has it.
    Bedrock,
    /// `mistral`: chat completions.
    Mistral,
}

impl Provider {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::OpenAi,
        Self::OpenAiResponses,
        Self::Anthropic,
        Self::Gemini,
        Self::Bedrock,
        Self::Mistral,
    ];

    /// The name.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::OpenAi => "openai",
            Self::OpenAiResponses => "openai-responses",
            Self::Anthropic => "anthropic",
            Self::Gemini => "gemini",
            Self::Bedrock => "bedrock",
            Self::Mistral => "mistral",
        }
    }

    pub(super) fn wire(self) -> &'static dyn Wire {
        match self {
            Self::OpenAi => &OpenAi,
            Self::OpenAiResponses => &Responses,
            Self::Anthropic => &Anthropic,
            Self::Gemini => &Gemini,
            Self::Bedrock => &Bedrock,
            Self::Mistral => &Mistral,
        }
    }
}

impl fmt::Display for Provider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// There is no such provider.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownProvider;

impl fmt::Display for UnknownProvider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = Provider::ALL.iter().map(|one| one.as_str()).collect();
        write!(f, "there is no such provider: {}", known.join(", "))
    }
}

impl std::error::Error for UnknownProvider {}

impl FromStr for Provider {
    type Err = UnknownProvider;

    fn from_str(name: &str) -> Result<Self, UnknownProvider> {
        let known = Self::ALL.into_iter().find(|one| one.as_str() == name);
        known.ok_or(UnknownProvider)
    }
}
