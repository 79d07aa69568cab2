//! Amounts of money as this program wants them: with a currency that it knows, and arithmetic.

use std::fmt;
use std::str::FromStr;

use crate::tools::types::acme_common::MoneyForm;

/// An amount of money.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Money {
    /// In the smallest unit of the currency.
    amount: i64,
    currency: Currency,
}

/// The currencies that the till takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Currency {
    Eur,
    Usd,
}

impl Money {
    /// Nothing, in a currency.
    pub fn zero(currency: Currency) -> Self {
        Self::new(0, currency)
    }

    /// So many cents.
    pub fn new(amount: i64, currency: Currency) -> Self {
        Self { amount, currency }
    }

    /// The currency.
    pub fn currency(self) -> Currency {
        self.currency
    }

    /// The sum; `None` for two currencies, or too much.
    pub fn plus(self, other: Self) -> Option<Self> {
        let amount = self.amount.checked_add(other.amount)?;
        (self.currency == other.currency).then_some(Self { amount, ..self })
    }

    /// So many times as much; `None` for too much.
    pub fn times(self, count: i64) -> Option<Self> {
        let amount = self.amount.checked_mul(count)?;
        Some(Self { amount, ..self })
    }
}

/// What the design has checked already becomes what this program takes; the text of an error is what a caller reads.
impl TryFrom<MoneyForm> for Money {
    type Error = String;

    fn try_from(form: MoneyForm) -> Result<Self, String> {
        Ok(Self::new(form.amount, form.currency.parse()?))
    }
}

impl From<&Money> for MoneyForm {
    fn from(money: &Money) -> Self {
        Self::new(money.amount, money.currency.to_string())
    }
}

impl FromStr for Currency {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "EUR" => Ok(Self::Eur),
            "USD" => Ok(Self::Usd),
            other => Err(format!("the till takes EUR and USD, not {other}")),
        }
    }
}

impl fmt::Display for Currency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Eur => "EUR",
            Self::Usd => "USD",
        })
    }
}

/// `12.50 EUR`
impl FromStr for Money {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.split_once(' ').and_then(|(amount, currency)| {
            let (whole, cents) = amount.split_once('.')?;
            let whole: i64 = whole.parse().ok()?;
            let cents: i64 = cents
                .parse()
                .ok()
                .filter(|cents| (0..100).contains(cents))?;
            Some((whole.checked_mul(100)?.checked_add(cents)?, currency))
        });
        let (amount, currency) = parts.ok_or("write an amount like `12.50 EUR`")?;
        Ok(Self::new(amount, currency.parse()?))
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { amount, currency } = self;
        write!(
            f,
            "{}.{:02} {currency}",
            amount / 100,
            amount.unsigned_abs() % 100
        )
    }
}
