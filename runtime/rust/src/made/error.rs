//! Why a tool cannot be made.

use std::error::Error;
use std::fmt;

use crate::call::spelt_out;
use crate::diagnose::{Issue, shown_text};

/// The definition of a tool cannot be taken.
#[derive(Debug, Clone, PartialEq)]
pub struct DefinitionError {
    /// What the tool is called, as far as that is known.
    pub tool: String,
    /// Everything that is wrong, each at its place in the definition.
    pub issues: Vec<Issue>,
}

impl DefinitionError {
    pub(super) fn new(tool: impl Into<String>, issues: Vec<Issue>) -> Self {
        Self {
            tool: tool.into(),
            issues,
        }
    }

    /// One thing that is wrong.
    pub(super) fn at(tool: impl Into<String>, path: &str, text: &str) -> Self {
        Self::new(tool, vec![Issue::of_check(path, text)])
    }
}

impl fmt::Display for DefinitionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (tool, issues) = (shown_text(&self.tool), spelt_out(&self.issues));
        write!(f, "The tool {tool} cannot be defined:\n{issues}")
    }
}

impl Error for DefinitionError {}
