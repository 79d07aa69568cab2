// Made by toolc from words.tools; do not edit.

//! The payloads, results and errors of the toolset `words`.

/// The arguments of `list_test_cases`.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ListTestCasesArgs {
    pub pattern: Option<String>,
    pub timeout: Option<f64>,
}

impl ListTestCasesArgs {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            pattern: None,
            timeout: None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ListTestCaseTemplatesArgsKind {
    Unset,
    Struct,
}

impl ListTestCaseTemplatesArgsKind {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Unset, Self::Struct];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Unset => "UNSET",
            Self::Struct => "Struct",
        }
    }
}

/// The arguments of `list_test_case_templates`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct ListTestCaseTemplatesArgs {
    pub kind: Option<ListTestCaseTemplatesArgsKind>,
}

impl ListTestCaseTemplatesArgs {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { kind: None }
    }
}

/// The errors of `list_test_cases`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ListTestCasesError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `list_test_case_templates`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ListTestCaseTemplatesError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
