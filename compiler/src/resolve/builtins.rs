//! The types that are always there.

use crate::ir::{Format, TypeKind};

/// The builtin types, by their names.
pub(super) const BUILTINS: [(&str, TypeKind); 19] = [
    ("string", TypeKind::String),
    ("int", TypeKind::Int),
    ("float", TypeKind::Float),
    ("bool", TypeKind::Bool),
    ("bytes", TypeKind::Bytes),
    (
        "datetime",
        TypeKind::Format {
            format: Format::Datetime,
        },
    ),
    (
        "date",
        TypeKind::Format {
            format: Format::Date,
        },
    ),
    (
        "time",
        TypeKind::Format {
            format: Format::Time,
        },
    ),
    (
        "duration",
        TypeKind::Format {
            format: Format::Duration,
        },
    ),
    (
        "decimal",
        TypeKind::Format {
            format: Format::Decimal,
        },
    ),
    (
        "uuid",
        TypeKind::Format {
            format: Format::Uuid,
        },
    ),
    (
        "uri",
        TypeKind::Format {
            format: Format::Uri,
        },
    ),
    (
        "email",
        TypeKind::Format {
            format: Format::Email,
        },
    ),
    (
        "hostname",
        TypeKind::Format {
            format: Format::Hostname,
        },
    ),
    (
        "ipv4",
        TypeKind::Format {
            format: Format::Ipv4,
        },
    ),
    (
        "ipv6",
        TypeKind::Format {
            format: Format::Ipv6,
        },
    ),
    ("path", TypeKind::Path),
    ("json", TypeKind::Json),
    ("null", TypeKind::Null),
];

/// The builtin that corresponds to a word of another language.
pub(super) fn habit(word: &str) -> Option<&'static str> {
    let word = word.to_ascii_lowercase();
    Some(match word.as_str() {
        "string" | "str" | "text" | "char" | "varchar" => "string",
        "int" | "integer" | "long" | "int32" | "int64" | "i32" | "i64" | "u32" | "u64"
        | "short" | "uint" => "int",
        "float" | "number" | "double" | "f32" | "f64" => "float",
        "decimal" | "numeric" | "bigdecimal" => "decimal",
        "bool" | "boolean" => "bool",
        "bytes" | "binary" | "blob" => "bytes",
        "datetime" | "timestamp" | "instant" => "datetime",
        "uuid" | "guid" => "uuid",
        "uri" | "url" => "uri",
        "file" | "filepath" => "path",
        "json" | "any" | "object" | "dict" | "unknown" | "value" => "json",
        "null" | "none" | "void" | "nil" => "null",
        _ => return None,
    })
}
