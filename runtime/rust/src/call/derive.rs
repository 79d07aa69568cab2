//! The common implementations of all error enums of tools.

/// Implements for an error enum `Display`, `Error`, `From` for each variant and for boxed errors, `internal(…)`, and
/// [`ToolError`](crate::ToolError).
///
/// The variants are listed with their codes on the wire; each has a separate type.
#[macro_export]
macro_rules! tool_errors {
    ($name:ident { $($code:literal => $variant:ident($details:ty),)* }) => {
        impl $name {
            /// An error that the design does not declare.
            pub fn internal(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
                Self::Internal($crate::Internal::new(error))
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$variant(_) => f.write_str($code),)*
                    Self::Internal(error) => error.fmt(f),
                }
            }
        }

        impl std::error::Error for $name {}

        $(impl From<$details> for $name {
            fn from(error: $details) -> Self {
                Self::$variant(error)
            }
        })*

        impl From<$crate::Internal> for $name {
            fn from(error: $crate::Internal) -> Self {
                Self::Internal(error)
            }
        }

        impl From<Box<dyn std::error::Error + Send + Sync>> for $name {
            fn from(error: Box<dyn std::error::Error + Send + Sync>) -> Self {
                Self::Internal(error.into())
            }
        }

        impl $crate::ToolError for $name {
            fn into_fault(self) -> $crate::Fault {
                match self {
                    $(Self::$variant(error) => $crate::Fault::declared($code, &error),)*
                    Self::Internal(error) => $crate::Fault::Internal(error),
                }
            }

            fn from_details(code: &str, details: &[u8]) -> Option<Self> {
                match code {
                    $($code => $crate::call::read_details(details).map(Self::$variant),)*
                    _ => None,
                }
            }
        }
    };
}

/// The details of a declared error, read as a consumer reads them.
pub fn read_details<E: crate::Payload>(details: &[u8]) -> Option<E> {
    crate::Codec::<E>::of()
        .decode_lenient(details)
        .ok()
        .map(|read| read.value)
}
