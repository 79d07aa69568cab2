//! The caller of a call.

use std::borrow::Cow;
use std::fmt;

/// The caller of a tool: `human`, `ci`, `in-process` or an agent's name.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Caller(Cow<'static, str>);

impl Caller {
    /// A caller by name, for example `claude-code`.
    pub fn new(name: impl Into<String>) -> Self {
        Self(Cow::Owned(name.into()))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Code in the same process.
impl Default for Caller {
    fn default() -> Self {
        Self(Cow::Borrowed("in-process"))
    }
}

impl From<Caller> for Cow<'static, str> {
    fn from(caller: Caller) -> Self {
        caller.0
    }
}

impl fmt::Display for Caller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
