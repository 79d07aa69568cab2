//! The macro that generated code calls for serde's traits; the implementation is in `bridge`, with the feature `serde`.

/// Implements serde's traits for a type by its codec; generated code has this line for each type with `serde = true`.
#[cfg(feature = "serde")]
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

/// Needs the feature `serde`.
#[cfg(not(feature = "serde"))]
#[macro_export]
macro_rules! serde_by_codec {
    ($name:ty) => {
        compile_error!("`serde = true` in toolc.toml needs `toolrt` with its feature `serde`");
    };
}
