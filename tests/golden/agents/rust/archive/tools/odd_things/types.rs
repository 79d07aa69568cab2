// Made by toolc from shared.tools; do not edit.

//! The payloads, results and errors of the toolset `odd: things`.

/// The arguments of `type`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TypeArgs {}

/// The arguments of `count`.
///
/// Counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CountArgs {
    pub to: i64,
}

impl CountArgs {
    /// Takes the required fields.
    pub fn new(to: i64) -> Self {
        Self { to }
    }
}

/// The arguments of `fetch!`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FetchArgs {
    pub x: i64,
}

impl FetchArgs {
    /// Takes the required fields.
    pub fn new(x: i64) -> Self {
        Self { x }
    }
}

/// The result of `fetch!`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FetchResult {
    pub fetch: i64,
}

impl FetchResult {
    /// Takes the required fields.
    pub fn new(fetch: i64) -> Self {
        Self { fetch }
    }
}

/// The arguments of `../x`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct XArgs {
    pub self_: String,
}

impl XArgs {
    /// Takes the required fields.
    pub fn new(self_: impl Into<String>) -> Self {
        Self {
            self_: self_.into(),
        }
    }
}

/// The arguments of `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AToolWithANameThatIsLongerThanMostNamesOfToolsArgs {
    pub an_argument: String,
}

impl AToolWithANameThatIsLongerThanMostNamesOfToolsArgs {
    /// Takes the required fields.
    pub fn new(an_argument: impl Into<String>) -> Self {
        Self {
            an_argument: an_argument.into(),
        }
    }
}

/// A part of the result of `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AToolWithANameThatIsOfToolsResultItem {
    pub an_item: String,
}

impl AToolWithANameThatIsOfToolsResultItem {
    /// Takes the required fields.
    pub fn new(an_item: impl Into<String>) -> Self {
        Self {
            an_item: an_item.into(),
        }
    }
}

/// An item of `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AToolWithANameThatIsMostNamesOfToolsItem {
    pub a_part: std::collections::BTreeMap<String, Vec<i64>>,
}

impl AToolWithANameThatIsMostNamesOfToolsItem {
    /// Takes the required fields.
    pub fn new(a_part: std::collections::BTreeMap<String, Vec<i64>>) -> Self {
        Self { a_part }
    }
}

/// The errors of `type`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum TypeError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `count`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum CountError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `fetch!`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum FetchError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `../x`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum XError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum AToolWithANameThatIsLongerThanMostNamesOfToolsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
