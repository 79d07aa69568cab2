//! What a type of another crate, or of the contract, cannot hold.

use std::fmt;

use crate::scalars::InvalidText;

/// Why a value has no counterpart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ConversionError {
    /// The second 60, which the other type does not know.
    LeapSecond,
    /// More digits behind the point than the other type keeps.
    TooPrecise,
    /// Larger, smaller, earlier or later than the other type reaches.
    OutOfRange,
    /// Parts that the other type does not know, such as an offset with seconds.
    Unknown,
    /// The text of the value is none of the contract.
    Invalid(InvalidText),
}

impl fmt::Display for ConversionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LeapSecond => f.write_str("the value is a leap second"),
            Self::TooPrecise => f.write_str("the value has too many digits behind its point"),
            Self::OutOfRange => f.write_str("the value is out of range"),
            Self::Unknown => f.write_str("the value has parts that the other type does not know"),
            Self::Invalid(invalid) => invalid.fmt(f),
        }
    }
}

impl std::error::Error for ConversionError {}

impl From<InvalidText> for ConversionError {
    fn from(invalid: InvalidText) -> Self {
        Self::Invalid(invalid)
    }
}
