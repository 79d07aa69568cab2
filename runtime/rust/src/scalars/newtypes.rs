//! The newtypes, one a format.

use std::fmt;
use std::str::FromStr;

use super::Format;

/// Text that does not have the format it was read as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InvalidText(pub Format);

impl fmt::Display for InvalidText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the text is not {}", self.0.phrase())
    }
}

impl std::error::Error for InvalidText {}

macro_rules! newtypes {
    ($($(#[$doc:meta])* $name:ident = $format:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(String);

        impl $name {
            /// Checks `text` and keeps it unchanged.
            pub fn parse(text: impl Into<String>) -> Result<Self, InvalidText> {
                let text = text.into();
                if Format::$format.accepts(&text) {
                    Ok(Self(text))
                } else {
                    Err(InvalidText(Format::$format))
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

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({:?})", stringify!($name), self.0)
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = InvalidText;

            fn from_str(text: &str) -> Result<Self, InvalidText> {
                Self::parse(text)
            }
        }

        impl TryFrom<String> for $name {
            type Error = InvalidText;

            fn try_from(text: String) -> Result<Self, InvalidText> {
                Self::parse(text)
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> String {
                value.0
            }
        }
    )*};
}

newtypes! {
    /// A date and time with its offset (RFC 3339), such as `2026-01-31T09:30:00Z`.
    DateTime = DateTime;
    /// A date, such as `2026-01-31`.
    Date = Date;
    /// A time of day with its offset, such as `09:30:00Z`.
    Time = Time;
    /// An ISO 8601 duration, such as `PT5M`.
    Duration = Duration;
    /// A UUID with hyphens, in either case.
    Uuid = Uuid;
    /// An absolute URI (RFC 3986).
    Uri = Uri;
    /// An email address.
    Email = Email;
    /// A host name (RFC 1123).
    Hostname = Hostname;
    /// An IPv4 address.
    Ipv4 = Ipv4;
    /// An IPv6 address.
    Ipv6 = Ipv6;
    /// A file path: any text without NUL.
    FilePath = Path;
}

impl Ipv4 {
    /// The address.
    pub fn addr(&self) -> std::net::Ipv4Addr {
        self.0.parse().expect("the text was checked")
    }
}

impl Ipv6 {
    /// The address.
    pub fn addr(&self) -> std::net::Ipv6Addr {
        self.0.parse().expect("the text was checked")
    }
}

impl Uuid {
    /// The number that the 32 digits write.
    pub fn as_u128(&self) -> u128 {
        let digits = self.0.replace('-', "");
        u128::from_str_radix(&digits, 16).expect("the text was checked")
    }
}

impl FilePath {
    /// The path.
    pub fn as_path(&self) -> &std::path::Path {
        std::path::Path::new(&self.0)
    }
}

impl AsRef<std::path::Path> for FilePath {
    fn as_ref(&self) -> &std::path::Path {
        self.as_path()
    }
}
