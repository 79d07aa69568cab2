//! Fields that may be absent and may be `null`, with different meanings.

/// A field `x?: T?`: left out, `null`, or a value, ordered in this order.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Maybe<T> {
    /// The key is not there.
    #[default]
    Absent,
    /// The key is present with `null`.
    Null,
    /// The key is present with a value.
    Value(T),
}

impl<T> Maybe<T> {
    /// Whether the key is not there.
    pub fn is_absent(&self) -> bool {
        matches!(self, Self::Absent)
    }

    /// The value, if there is one.
    pub fn value(&self) -> Option<&T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Null | Self::Absent => None,
        }
    }

    /// The value, if there is one.
    pub fn into_value(self) -> Option<T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Null | Self::Absent => None,
        }
    }
}

/// `None` is `null`: the key is there.
impl<T> From<Option<T>> for Maybe<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Self::Value)
    }
}
