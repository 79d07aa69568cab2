//! Formats of texts: dates, times, addresses and the like, each by its RFC.
//!
//! The compiler checks the texts of a design with them, and the runtime those of payloads; `spec/wire.md` says which
//! grammar each format has. The work for a byte is bounded, whatever the text is. [`limits`] and [`names`] have what
//! model providers accept of names and descriptions.
//!
//! ```
//! use toolrt_format::Format;
//!
//! assert!(Format::Date.accepts("2024-02-29"));
//! assert!(!Format::Date.accepts("2023-02-29"));
//! ```

#![warn(clippy::wildcard_enum_match_arm)]

pub mod base64;
mod clock;
pub mod decimal;
mod email;
mod hostname;
mod ip;
pub mod limits;
pub mod names;
mod uri;

/// A format of texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Format {
    DateTime,
    Date,
    Time,
    Duration,
    Decimal,
    Uuid,
    Uri,
    Email,
    Hostname,
    Ipv4,
    Ipv6,
    Path,
    Base64,
}

impl Format {
    /// Whether `text` has this format, by the grammars of `spec/wire.md`.
    pub fn accepts(self, text: &str) -> bool {
        match self {
            Self::DateTime => clock::is_date_time(text),
            Self::Date => clock::is_date(text),
            Self::Time => clock::is_time(text),
            Self::Duration => clock::is_duration(text),
            Self::Decimal => decimal::is_decimal(text),
            Self::Uuid => is_uuid(text),
            Self::Uri => uri::is_uri(text),
            Self::Email => email::is_email(text),
            Self::Hostname => hostname::is_hostname(text),
            Self::Ipv4 => ip::is_ipv4(text),
            Self::Ipv6 => ip::is_ipv6(text),
            Self::Path => !text.contains('\0'),
            Self::Base64 => base64::is_base64(text),
        }
    }

    /// The type's name in a design.
    pub fn name(self) -> &'static str {
        match self {
            Self::DateTime => "datetime",
            Self::Date => "date",
            Self::Time => "time",
            Self::Duration => "duration",
            Self::Decimal => "decimal",
            Self::Uuid => "uuid",
            Self::Uri => "uri",
            Self::Email => "email",
            Self::Hostname => "hostname",
            Self::Ipv4 => "ipv4",
            Self::Ipv6 => "ipv6",
            Self::Path => "path",
            Self::Base64 => "bytes",
        }
    }

    /// Its phrase in messages, with an example if one helps.
    pub fn phrase(self) -> &'static str {
        match self {
            Self::DateTime => "a date and time with an offset, like \"2026-01-31T09:30:00Z\"",
            Self::Date => "a date, like \"2026-01-31\"",
            Self::Time => "a time with an offset, like \"09:30:00Z\"",
            Self::Duration => "an ISO 8601 duration, like \"PT5M\"",
            Self::Decimal => "a decimal, like \"12.50\"",
            Self::Uuid => "a UUID, like \"6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10\"",
            Self::Uri => "an absolute URI, like \"https://example.com/a\"",
            Self::Email => "an email address, like \"ada@example.com\"",
            Self::Hostname => "a host name, like \"api.example.com\"",
            Self::Ipv4 => "an IPv4 address, like \"192.0.2.1\"",
            Self::Ipv6 => "an IPv6 address, like \"2001:db8::1\"",
            Self::Path => "a file path without NUL characters",
            Self::Base64 => "padded base64 text, like \"aGk=\"",
        }
    }
}

fn is_uuid(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() == 36
        && bytes.iter().enumerate().all(|(at, byte)| match at {
            8 | 13 | 18 | 23 => *byte == b'-',
            _ => byte.is_ascii_hexdigit(),
        })
}
