//! Who calls.

use std::fmt;

/// Who calls a tool: `human`, `ci`, `in-process` or an agent's name.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Caller(String);

impl Caller {
    /// A caller by name, for example `claude-code`.
    pub fn new(name: impl Into<String>) -> Self {
        Self(name.into())
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Code in the same process.
impl Default for Caller {
    fn default() -> Self {
        Self("in-process".into())
    }
}

impl fmt::Display for Caller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
