//! The type of `bigdecimal`, which has digits without an end.

use bigdecimal::BigDecimal;
use toolrt_format::decimal::MAX_DIGITS;

use super::ConversionError;
use crate::scalars::Decimal;

/// Exactly, with its zeros behind the point; minus zero is zero.
impl From<&Decimal> for BigDecimal {
    fn from(value: &Decimal) -> Self {
        value.as_str().parse().expect("the text was checked")
    }
}

impl TryFrom<&BigDecimal> for Decimal {
    type Error = ConversionError;

    fn try_from(value: &BigDecimal) -> Result<Self, ConversionError> {
        // What is written out has as many zeros as the exponent says.
        let scale = value.fractional_digit_count().unsigned_abs();
        if scale > MAX_DIGITS as u64 || value.digits() > MAX_DIGITS as u64 {
            return Err(ConversionError::OutOfRange);
        }
        Self::parse(value.to_plain_string()).map_err(|_| ConversionError::OutOfRange)
    }
}
