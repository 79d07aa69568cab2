//! What generated types have beside their codecs, one line each.

use std::fmt;

use crate::table::{Enum, Literal};

/// Implements the codec of an enum of literals, and its table: for a type with `ALL`, in the order of the lines, each of
/// which is a [`Literal`].
#[macro_export]
macro_rules! members {
    ($name:ident: $table:ident $(, @ $checked:expr)?; $($kind:ident $(($value:expr))?;)*) => {
        #[doc(hidden)]
        pub static $table: $crate::table::Enum = $crate::table::Enum {
            members: &[$($crate::table::Literal::$kind $(($value))?,)*],
        };

        impl $crate::Payload for $name {
            fn table() -> $crate::Table {
                $crate::__place!(@whole Enum $table $($checked)?)
            }
        }

        impl $crate::Decode for $name {
            fn decode(r: &mut $crate::Reader<'_>) -> ::core::result::Result<Self, $crate::Refused> {
                $($crate::__place!(@reject r $checked);)?
                r.member(&$table, &Self::ALL)
            }
        }

        impl $crate::Encode for $name {
            fn encode(&self, w: &mut $crate::Writer) {
                $($crate::__place!(@check w $checked);)?
                w.member(&$table, *self as usize);
            }
        }
    };
}

/// Implements `Display` and `FromStr` for an enum of literals: by the texts that its members are on the wire, or by how
/// JSON writes them if they are no texts.
///
/// ```
/// #[derive(Debug, Clone, Copy, PartialEq)]
/// pub enum Order { Path, Size }
///
/// # impl Order { pub const ALL: [Self; 2] = [Self::Path, Self::Size]; }
/// # toolrt::members! {
/// #     Order: ORDER;
/// #     Text("path");
/// #     Text("size");
/// # }
/// toolrt::member_texts!(Order: ORDER);
///
/// assert_eq!(Order::Size.to_string(), "size");
/// assert_eq!("path".parse(), Ok(Order::Path));
/// let error = "date".parse::<Order>().unwrap_err();
/// assert_eq!(error.to_string(), r#"the text is none of "path", "size""#);
/// ```
#[macro_export]
macro_rules! member_texts {
    ($name:ident: $table:ident) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(&$crate::codec::member_text(&$table, *self as usize))
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::codec::NoMember;

            fn from_str(text: &str) -> Result<Self, $crate::codec::NoMember> {
                $crate::codec::member_of(&$table, text).map(|place| Self::ALL[place])
            }
        }
    };
}

/// Implements `Display` and `Error` for the details of an error, by the error's message.
#[macro_export]
macro_rules! error_message {
    ($name:ident: $message:literal) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad($message)
            }
        }

        impl std::error::Error for $name {}
    };
}

/// Implements `Debug` for a record with secrets that keeps undeclared keys: of these it shows the names alone, since one
/// may be that of a secret, misspelt.
#[macro_export]
macro_rules! debug_keys {
    ($name:ident { $($field:ident,)* } $rest:ident) => {
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let keys: std::collections::BTreeSet<&str> =
                    self.$rest.iter().map(|(key, _)| -> &str { key }).collect();
                f.debug_struct(stringify!($name))
                    $(.field(stringify!($field).trim_start_matches("r#"), &self.$field))*
                    .field(stringify!($rest).trim_start_matches("r#"), &keys)
                    .finish()
            }
        }
    };
}

/// Implements `From` for variants of a union, by what they hold.
#[macro_export]
macro_rules! conversions {
    ($name:ident { $($variant:ident($held:ty),)+ }) => {
        $(impl From<$held> for $name {
            fn from(value: $held) -> Self {
                Self::$variant(value)
            }
        })+
    };
}

/// A text that is none of an enum's members.
#[derive(Clone, Copy)]
pub struct NoMember(&'static Enum);

impl NoMember {
    /// How many members its text lists.
    const LISTED: usize = 20;
}

impl PartialEq for NoMember {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl fmt::Debug for NoMember {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NoMember({self})")
    }
}

impl fmt::Display for NoMember {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the text is none of")?;
        for (place, literal) in self.0.members.iter().take(Self::LISTED).enumerate() {
            let comma = if place == 0 { "" } else { "," };
            write!(f, "{comma} {}", literal.value().to_json())?;
        }
        match self.0.members.len().saturating_sub(Self::LISTED) {
            0 => Ok(()),
            more => write!(f, " and {more} more"),
        }
    }
}

impl std::error::Error for NoMember {}

/// The text of a member: what it is on the wire, or how JSON writes it.
pub fn member_text(members: &'static Enum, place: usize) -> std::borrow::Cow<'static, str> {
    match members.members.get(place) {
        Some(Literal::Text(text)) => (*text).into(),
        Some(literal) => literal.value().to_json().into(),
        None => "".into(),
    }
}

/// The first member that has a text.
///
/// # Errors
/// No member has it.
pub fn member_of(members: &'static Enum, text: &str) -> Result<usize, NoMember> {
    let mut places = 0..members.members.len();
    let found = places.find(|place| member_text(members, *place) == text);
    found.ok_or(NoMember(members))
}
