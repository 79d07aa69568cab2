//! Aliases that are types of their own: what they are made from, and what is wrong with a value that they do not take.

use std::fmt;

use crate::diagnose::Issue;
use crate::json::Writer;

use super::{Payload, validate};

/// A value that a type does not take.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct InvalidValue {
    /// Everything that is wrong with it, at least one issue.
    pub issues: Vec<Issue>,
}

/// All messages, one a line.
impl fmt::Display for InvalidValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, issue) in self.issues.iter().enumerate() {
            if place > 0 {
                f.write_str("\n")?;
            }
            f.write_str(&issue.message)?;
        }
        Ok(())
    }
}

impl std::error::Error for InvalidValue {}

/// A value that was just made, if its type takes it.
///
/// # Errors
/// It breaks the rules of its type.
pub fn checked<T: Payload>(value: T) -> Result<T, InvalidValue> {
    match validate(&value) {
        Ok(()) => Ok(value),
        Err(issues) => Err(InvalidValue { issues }),
    }
}

/// The value whose text on the wire this is, if its type takes it.
///
/// # Errors
/// It breaks the rules of the type.
pub fn checked_text<T: Payload>(text: &str) -> Result<T, InvalidValue> {
    let mut w = Writer::new();
    w.str(text);
    T::from_json(w.out).map_err(|issues| InvalidValue { issues })
}

/// Implements what an alias that checks what it holds is made from and gives: for a `string`, another `text` or a
/// `number`, with the type that it holds.
///
/// ```
/// use toolrt::table::Text;
///
/// # static SLUG: Text = Text::ANY.max(4);
/// #[derive(Debug, Clone, PartialEq)]
/// pub struct Slug(String);
///
/// toolrt::newtype!(Slug: text(&SLUG));
/// toolrt::checked!(Slug: string String);
///
/// let slug: Slug = "rust".parse().unwrap();
/// assert_eq!(slug.to_string(), "rust");
/// let error = Slug::try_from("python").unwrap_err();
/// assert_eq!(error.issues[0].code, toolrt::diagnose::Code::Length);
/// ```
#[macro_export]
macro_rules! checked {
    ($name:ident: string $base:ty) => {
        $crate::checked!(@text $name);
        $crate::checked!(@gives $name $base);
    };
    ($name:ident: text $base:ty) => {
        $crate::checked!(@text $name);
        $crate::checked!(@takes $name $base);

        impl From<$name> for String {
            fn from(value: $name) -> Self {
                value.0.into()
            }
        }
    };
    ($name:ident: number $base:ty) => {
        $crate::checked!(@takes $name $base);
        $crate::checked!(@shows $name);
    };
    (@text $name:ident) => {
        $crate::checked!(@shows $name);

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                self.0.as_ref()
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::InvalidValue;

            fn from_str(text: &str) -> Result<Self, $crate::InvalidValue> {
                $crate::codec::checked_text(text)
            }
        }

        impl TryFrom<&str> for $name {
            type Error = $crate::InvalidValue;

            fn try_from(text: &str) -> Result<Self, $crate::InvalidValue> {
                $crate::codec::checked_text(text)
            }
        }

        impl TryFrom<String> for $name {
            type Error = $crate::InvalidValue;

            fn try_from(text: String) -> Result<Self, $crate::InvalidValue> {
                $crate::codec::checked_text(&text)
            }
        }
    };
    (@shows $name:ident) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }
    };
    (@takes $name:ident $base:ty) => {
        impl TryFrom<$base> for $name {
            type Error = $crate::InvalidValue;

            fn try_from(value: $base) -> Result<Self, $crate::InvalidValue> {
                $crate::codec::checked(Self(value))
            }
        }

        $crate::checked!(@gives $name $base);
    };
    (@gives $name:ident $base:ty) => {
        impl From<$name> for $base {
            fn from(value: $name) -> Self {
                value.0
            }
        }
    };
}
