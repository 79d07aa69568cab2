// Made by toolc from common.tools; do not edit.

//! The types of the package `acme.common`.

/// An amount of money.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Money {
    /// Minor units, for example cents.
    pub amount: i64,
    pub currency: String,
}

impl Money {
    /// Takes the required fields.
    pub fn new(amount: i64, currency: impl Into<String>) -> Self {
        Self {
            amount,
            currency: currency.into(),
        }
    }
}
