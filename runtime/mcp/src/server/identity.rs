//! Who calls, as a token says it.

use serde_json::{Map, Value};
use toolrt::Context;

/// Who a token stands for.
#[derive(Debug, Clone, Default, PartialEq)]
#[non_exhaustive]
pub struct Identity {
    /// The caller, as policies and tools see it.
    pub caller: String,
    /// Whose sessions, tasks and states they are: a text that is different for every issuer and subject. `None` for the
    /// caller's name, if each is somebody else's.
    pub owner: Option<String>,
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

    /// The same with this owner.
    #[must_use]
    pub fn with_owner(mut self, owner: impl Into<String>) -> Self {
        self.owner = Some(owner.into());
        self
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

    /// Whose sessions, tasks and states they are.
    pub(super) fn owner(&self) -> &str {
        self.owner.as_deref().unwrap_or(&self.caller)
    }

    /// A context with what the token says: whose call it is, and what it may do.
    pub(super) fn bind(&self, cx: Context) -> Context {
        cx.with_owner(self.owner()).with_scopes(&self.scopes)
    }
}
