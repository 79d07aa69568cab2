//! Texts with a format: each a newtype that contains only valid text.

mod bytes;
mod convert;
mod decimal;
mod newtypes;

pub use bytes::Bytes;
pub use convert::ConversionError;
pub use decimal::Decimal;
pub use newtypes::{
    Date, DateTime, Duration, Email, FilePath, Hostname, InvalidText, Ipv4, Ipv6, Time, Uri, Uuid,
};
pub use toolrt_format::Format;
