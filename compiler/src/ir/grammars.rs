//! The grammars of texts with a format: those by which the runtime judges payloads.

use toolrt_format::Format as Grammar;

use super::{Format, TypeKind};

impl TypeKind {
    /// Whether it is the exact decimal: a text that is limited by value.
    pub fn is_decimal(&self) -> bool {
        matches!(
            self,
            Self::Format {
                format: Format::Decimal
            }
        )
    }

    /// The grammar of the texts of a type, if they have one.
    pub(crate) fn grammar(&self) -> Option<Grammar> {
        match self {
            Self::Format { format } => Some((*format).into()),
            Self::Bytes => Some(Grammar::Base64),
            Self::Path => Some(Grammar::Path),
            Self::String
            | Self::Int
            | Self::Float
            | Self::Bool
            | Self::Json
            | Self::Null
            | Self::List { .. }
            | Self::Map { .. }
            | Self::Tuple { .. }
            | Self::Record(_)
            | Self::Union { .. }
            | Self::Literals { .. }
            | Self::Nullable { .. }
            | Self::Named { .. }
            | Self::Unknown => None,
        }
    }
}

impl From<Format> for Grammar {
    fn from(format: Format) -> Self {
        match format {
            Format::Datetime => Self::DateTime,
            Format::Date => Self::Date,
            Format::Time => Self::Time,
            Format::Duration => Self::Duration,
            Format::Decimal => Self::Decimal,
            Format::Uuid => Self::Uuid,
            Format::Uri => Self::Uri,
            Format::Email => Self::Email,
            Format::Hostname => Self::Hostname,
            Format::Ipv4 => Self::Ipv4,
            Format::Ipv6 => Self::Ipv6,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_has_one_name() {
        for (name, format) in Format::ALL {
            assert_eq!(Grammar::from(format).name(), name);
        }
    }
}
