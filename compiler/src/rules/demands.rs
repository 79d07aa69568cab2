//! The demands of a project on its tools beyond the language: which providers must accept them, and what they may cost.

use crate::providers::Provider;

/// See the module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Demands {
    /// The providers that must accept all tools, each once.
    pub providers: Vec<&'static Provider>,
    /// Most tokens of one tool.
    pub tool_tokens: u64,
    /// Most tokens of all tools that an agent uses, or that a server or command shows.
    pub exposure_tokens: u64,
}

impl Default for Demands {
    fn default() -> Self {
        Self {
            providers: Vec::new(),
            tool_tokens: 2_000,
            exposure_tokens: 20_000,
        }
    }
}

impl Demands {
    /// Adds a provider.
    pub fn add(&mut self, provider: &'static Provider) {
        if !self.providers.contains(&provider) {
            self.providers.push(provider);
        }
    }
}
