// Made by toolc from bindings.tools; do not edit.

//! The payloads, results and errors of the service `depot`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::types::case_bindings::types::Gone;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CountPayloadKindsItem {
    Box,
    Bag,
}

impl CountPayloadKindsItem {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Box, Self::Bag];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Box => "box",
            Self::Bag => "bag",
        }
    }
}

/// The payload of `count`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CountPayload {
    pub kinds: Vec<CountPayloadKindsItem>,
    pub run: String,
}

impl CountPayload {
    /// Takes the required fields.
    pub fn new(kinds: Vec<CountPayloadKindsItem>, run: impl Into<String>) -> Self {
        Self {
            kinds,
            run: run.into(),
        }
    }
}

/// The result of `count`.
pub type CountResult = std::collections::BTreeMap<String, i64>;

/// The errors of `count`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum CountError {
    /// Nothing has this id.
    Gone(Gone),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
