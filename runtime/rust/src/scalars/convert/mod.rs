//! Conversions to and from the types of other crates, each behind a feature of its name.

#[cfg(feature = "bigdecimal")]
mod bigdecimal;
#[cfg(feature = "chrono")]
mod chrono;
mod error;
#[cfg(feature = "jiff")]
mod jiff;
#[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
mod parts;
#[cfg(feature = "rust_decimal")]
mod rust_decimal;
#[cfg(feature = "time")]
mod time;
#[cfg(feature = "url")]
mod url;
#[cfg(feature = "uuid")]
mod uuid;

pub use error::ConversionError;
