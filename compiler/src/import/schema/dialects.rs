//! The names of JSON Schema's types in other type systems: Python's, Java's and JavaScript's, in any case.

/// A set of JSON Schema's types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Kinds(u8);

impl Kinds {
    pub const NONE: Self = Self(0);
    pub const NULL: Self = Self(1);
    pub const BOOL: Self = Self(2);
    pub const INT: Self = Self(4);
    /// Any number, whole ones too.
    pub const NUMBER: Self = Self(8 | 4);
    pub const TEXT: Self = Self(16);
    pub const LIST: Self = Self(32);
    pub const OBJECT: Self = Self(64);
    pub const ALL: Self = Self(127);

    pub fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0 && other != Self::NONE
    }

    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// JSON Schema's own names.
pub(super) fn own(name: &str) -> Option<Kinds> {
    Some(match name {
        "string" => Kinds::TEXT,
        "integer" => Kinds::INT,
        "number" => Kinds::NUMBER,
        "boolean" => Kinds::BOOL,
        "array" => Kinds::LIST,
        "object" => Kinds::OBJECT,
        "null" => Kinds::NULL,
        _ => return None,
    })
}

/// The type for a name of another language. `List<String>` and `dict[str, int]` count by the word before the bracket.
pub(super) fn foreign(name: &str) -> Option<Kinds> {
    let word = name.split(['<', '[', '(', ' ']).next().unwrap_or_default();
    Some(match &*word.to_ascii_lowercase() {
        "string" | "str" | "char" | "character" | "text" | "varchar" | "charsequence" | "date"
        | "datetime" | "time" | "timestamp" | "uuid" | "url" | "uri" | "email" | "path"
        | "enum" | "bytes" | "file" => Kinds::TEXT,
        "integer" | "int" | "long" | "short" | "byte" | "bigint" | "biginteger" | "int32"
        | "int64" | "uint" | "uint32" | "uint64" => Kinds::INT,
        "number" | "float" | "double" | "decimal" | "bigdecimal" | "float32" | "float64"
        | "real" | "numeric" => Kinds::NUMBER,
        "boolean" | "bool" => Kinds::BOOL,
        "array" | "list" | "tuple" | "arraylist" | "queue" | "stack" | "set" | "sequence"
        | "iterable" | "vector" | "linkedlist" | "collection" => Kinds::LIST,
        "object" | "dict" | "dictionary" | "hashmap" | "hashtable" | "map" | "mapping"
        | "record" | "struct" | "json" | "treemap" | "linkedhashmap" => Kinds::OBJECT,
        "null" | "none" | "nonetype" | "undefined" | "void" => Kinds::NULL,
        "any" | "" | "unknown" | "mixed" | "anytype" => Kinds::ALL,
        _ => return None,
    })
}

/// The name in JSON Schema, for messages.
pub(super) fn word(kinds: Kinds) -> &'static str {
    match kinds {
        Kinds::NULL => "null",
        Kinds::BOOL => "boolean",
        Kinds::INT => "integer",
        Kinds::NUMBER => "number",
        Kinds::TEXT => "string",
        Kinds::LIST => "array",
        Kinds::OBJECT => "object",
        _ => "any value",
    }
}
