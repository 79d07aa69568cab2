//! Exact decimals: the text is kept, the value counts.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use toolrt_format::decimal;

use super::{Format, InvalidText};

/// An exact decimal, such as `12.50`, of at most 100 digits and without an exponent.
///
/// It keeps its text, but is compared and hashed by value: `1.50` equals `1.5`, and `-0` equals `0`.
#[derive(Clone)]
pub struct Decimal(String);

impl Decimal {
    /// Checks `text` and keeps it unchanged.
    pub fn parse(text: impl Into<String>) -> Result<Self, InvalidText> {
        let text = text.into();
        if Format::Decimal.accepts(&text) {
            Ok(Self(text))
        } else {
            Err(InvalidText(Format::Decimal))
        }
    }

    pub(crate) fn trusted(text: String) -> Self {
        Self(text)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The text, owned.
    pub fn into_string(self) -> String {
        self.0
    }
}

impl PartialEq for Decimal {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Decimal {}

impl PartialOrd for Decimal {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Decimal {
    fn cmp(&self, other: &Self) -> Ordering {
        decimal::compare(&self.0, &other.0)
    }
}

impl Hash for Decimal {
    fn hash<H: Hasher>(&self, state: &mut H) {
        decimal::shortest(&self.0).hash(state);
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Decimal({:?})", self.0)
    }
}

impl AsRef<str> for Decimal {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl FromStr for Decimal {
    type Err = InvalidText;

    fn from_str(text: &str) -> Result<Self, InvalidText> {
        Self::parse(text)
    }
}

impl TryFrom<String> for Decimal {
    type Error = InvalidText;

    fn try_from(text: String) -> Result<Self, InvalidText> {
        Self::parse(text)
    }
}

impl TryFrom<&str> for Decimal {
    type Error = InvalidText;

    fn try_from(text: &str) -> Result<Self, InvalidText> {
        Self::parse(text)
    }
}

impl From<Decimal> for String {
    fn from(value: Decimal) -> Self {
        value.0
    }
}

impl From<i64> for Decimal {
    fn from(value: i64) -> Self {
        Self(value.to_string())
    }
}
