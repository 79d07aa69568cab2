// Made by toolc from secrets.tools; do not edit.

//! The types of the package `conformance.secrets`.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LoginMode {
    A,
    B,
}

impl LoginMode {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Login {
    pub user: String,
    pub token: toolrt::Secret<String>,
    pub pin: Option<toolrt::Secret<i64>>,
    pub mode: Option<toolrt::Secret<LoginMode>>,
    pub keys: Option<toolrt::Secret<Vec<String>>>,
    pub more: Option<toolrt::Secret<std::collections::BTreeMap<String, i64>>>,
    pub inner: Option<toolrt::Secret<Inner>>,
}

impl Login {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(user: impl Into<String>, token: toolrt::Secret<String>) -> Self {
        Self {
            user: user.into(),
            token,
            pin: None,
            mode: None,
            keys: None,
            more: None,
            inner: None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Inner {
    pub known: i64,
}

impl Inner {
    /// Takes the required fields.
    pub fn new(known: i64) -> Self {
        Self { known }
    }
}
