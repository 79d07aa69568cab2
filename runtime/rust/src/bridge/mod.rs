//! Serde's traits for types that have a codec: the codec decides what is valid and how a value is written, serde only
//! transports it.
//!
//! So the form on the wire is that of `to_json`, and `Deserialize` rejects values with the messages of the codec.
//! Limits of formats remain: numbers are 64-bit integers and floats, so a longer number in a `json` is rounded. A
//! format must be self-describing, as JSON, YAML, TOML, CBOR and MessagePack are.

mod read;
mod write;

pub use serde_core;
use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

use crate::codec::Payload;
use crate::diagnose::Issue;
use crate::json::Value;
use crate::maybe::Maybe;
use crate::scalars::{
    Bytes, Date, DateTime, Decimal, Duration, Email, FilePath, Hostname, Ipv4, Ipv6, Time, Uri,
    Uuid,
};
use crate::secret::Secret;

/// Implements serde's traits for a type by its codec; generated code has this line for each type with `serde = true`.
#[macro_export]
macro_rules! serde_by_codec {
    ($name:ty) => {
        impl $crate::bridge::serde_core::Serialize for $name {
            fn serialize<S: $crate::bridge::serde_core::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                $crate::bridge::serialize(self, serializer)
            }
        }

        impl<'de> $crate::bridge::serde_core::Deserialize<'de> for $name {
            fn deserialize<D: $crate::bridge::serde_core::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                $crate::bridge::deserialize(deserializer)
            }
        }
    };
}

/// The implementation of `Serialize` by the codec of a type.
pub fn serialize<T: Payload, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    let bytes = value.to_json().map_err(|issues| told(&issues))?;
    match Value::parse(&bytes) {
        Some(value) => value.serialize(serializer),
        None => Err(serde_core::ser::Error::custom(
            "the codec has written no JSON",
        )),
    }
}

/// The implementation of `Deserialize` by the codec of a type.
pub fn deserialize<'de, T: Payload, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let text = read::text(deserializer)?;
    T::from_json(text).map_err(|issues| serde_core::de::Error::custom(messages(&issues)))
}

fn told<E: serde_core::ser::Error>(issues: &[Issue]) -> E {
    E::custom(messages(issues))
}

fn messages(issues: &[Issue]) -> String {
    let messages: Vec<&str> = issues.iter().map(|issue| &*issue.message).collect();
    messages.join(" ")
}

crate::serde_by_codec!(Bytes);
crate::serde_by_codec!(Date);
crate::serde_by_codec!(DateTime);
crate::serde_by_codec!(Decimal);
crate::serde_by_codec!(Duration);
crate::serde_by_codec!(Email);
crate::serde_by_codec!(FilePath);
crate::serde_by_codec!(Hostname);
crate::serde_by_codec!(Ipv4);
crate::serde_by_codec!(Ipv6);
crate::serde_by_codec!(Time);
crate::serde_by_codec!(Uri);
crate::serde_by_codec!(Uuid);

/// The value itself: serializing a secret means to send it.
impl<T: Serialize> Serialize for Secret<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.expose().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Secret<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Self::new)
    }
}

/// For fields of your own types, with `#[serde(default, skip_serializing_if = "Maybe::is_absent")]`: only the record
/// around a value can leave it out.
impl<T: Serialize> Serialize for Maybe<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Maybe<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::deserialize(deserializer).map(Self::from)
    }
}
