//! What a server says of its tools otherwise than a design does.

use std::fmt;

/// How the tools of a server differ from those of a design.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drift {
    /// Tools that the server does not have, by the names that it should know.
    pub missing: Vec<String>,
    /// Tools that take less than the design says, or promise less: calls may fail, and results may be refused.
    pub changed: Vec<Change>,
    /// Tools that are described in other words.
    pub reworded: Vec<Change>,
}

/// A difference of one tool.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The name that the server knows.
    pub tool: String,
    /// What is different, in one sentence.
    pub what: String,
}

impl Drift {
    /// Whether calls may fail that the design allows.
    pub fn is_breaking(&self) -> bool {
        !self.missing.is_empty() || !self.changed.is_empty()
    }

    /// Whether there is no difference at all.
    pub fn is_empty(&self) -> bool {
        !self.is_breaking() && self.reworded.is_empty()
    }
}

impl fmt::Display for Drift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the server has other tools than the design says")?;
        for tool in &self.missing {
            write!(f, "\n- {tool} is missing")?;
        }
        for (kind, changes) in [("changed", &self.changed), ("reworded", &self.reworded)] {
            for change in changes {
                write!(f, "\n- {} is {kind}: {}", change.tool, change.what)?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for Drift {}
