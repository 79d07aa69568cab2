//! The type of `rust_decimal`, of 28 digits behind the point and 96 bits.

use rust_decimal::{Decimal as Other, Error};

use super::ConversionError;
use crate::scalars::Decimal;

/// Exactly, with its zeros behind the point.
impl TryFrom<&Decimal> for Other {
    type Error = ConversionError;

    fn try_from(value: &Decimal) -> Result<Self, ConversionError> {
        let read = Self::from_str_exact(value.as_str());
        read.map_err(|error| match error {
            Error::Underflow | Error::ScaleExceedsMaximumPrecision(_) => {
                ConversionError::TooPrecise
            }
            Error::ExceedsMaximumPossibleValue
            | Error::LessThanMinimumPossibleValue
            | Error::ConversionTo(_)
            | Error::ErrorString(_) => ConversionError::OutOfRange,
        })
    }
}

impl From<Other> for Decimal {
    fn from(value: Other) -> Self {
        Self::trusted(value.to_string())
    }
}
