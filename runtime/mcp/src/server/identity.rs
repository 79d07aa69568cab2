//! Who calls, as a token says it.

use serde_json::{Map, Value};

/// Who a token stands for.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Identity {
    /// The caller, as policies and tools see it.
    pub caller: String,
    /// What it may do.
    pub scopes: Vec<String>,
    /// What else the token says, for `context … from claim`.
    pub claims: Map<String, Value>,
}

impl Identity {
    /// A caller without scopes.
    pub fn new(caller: impl Into<String>) -> Self {
        Self {
            caller: caller.into(),
            ..Self::default()
        }
    }

    /// The same with these scopes.
    #[must_use]
    pub fn with_scopes(mut self, scopes: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.scopes = scopes.into_iter().map(Into::into).collect();
        self
    }

    /// The same with these claims.
    #[must_use]
    pub fn with_claims(mut self, claims: Map<String, Value>) -> Self {
        self.claims = claims;
        self
    }

    /// Those of some scopes that it lacks.
    pub(super) fn lacks(&self, scopes: &[&'static str]) -> Vec<&'static str> {
        let has = |scope: &&&'static str| !self.scopes.iter().any(|own| own == **scope);
        scopes.iter().filter(has).copied().collect()
    }
}
