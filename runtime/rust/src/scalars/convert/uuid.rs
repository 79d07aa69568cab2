//! The type of `uuid`.

use crate::scalars::Uuid;

impl From<&Uuid> for uuid::Uuid {
    fn from(id: &Uuid) -> Self {
        Self::from_u128(id.as_u128())
    }
}

/// In lower case, with hyphens.
impl From<uuid::Uuid> for Uuid {
    fn from(id: uuid::Uuid) -> Self {
        Self::trusted(id.hyphenated().to_string())
    }
}
