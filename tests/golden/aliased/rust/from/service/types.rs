// Made by toolc from one.tools; do not edit.

//! The payloads, results and errors of the service `from`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::types::one::types::{Level, Nested, User};
#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::types::two::types::User as TwoUser;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WeighPayloadLevelsItem {
    Low,
    High,
}

impl WeighPayloadLevelsItem {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Low, Self::High];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::High => "high",
        }
    }
}

/// The payload of `weigh`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WeighPayload {
    pub nested: Nested,
    pub levels: Vec<WeighPayloadLevelsItem>,
    pub user: User,
}

impl WeighPayload {
    /// Takes the required fields.
    pub fn new(nested: Nested, levels: Vec<WeighPayloadLevelsItem>, user: User) -> Self {
        Self {
            nested,
            levels,
            user,
        }
    }
}

/// The result of `owner`.
pub type OwnerResult = Nested;

/// The errors of `owner`.
#[derive(Debug)]
#[non_exhaustive]
pub enum OwnerError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The result of `weigh`.
pub type WeighResult = Nested;

/// The errors of `weigh`.
#[derive(Debug)]
#[non_exhaustive]
pub enum WeighError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
