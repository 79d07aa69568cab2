// Made by toolc from shared.tools; do not edit.

//! The types of the package `acme.shared`.

/// Something in the archive.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Item {
    pub id: toolrt::Uuid,
    pub title: String,
}

impl Item {
    /// Takes the required fields.
    pub fn new(id: toolrt::Uuid, title: impl Into<String>) -> Self {
        Self {
            id,
            title: title.into(),
        }
    }
}

/// Names that only differ after conversion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Finding {
    pub page: i64,
}

impl Finding {
    /// Takes the required fields.
    pub fn new(page: i64) -> Self {
        Self { page }
    }
}
