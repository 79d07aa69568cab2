//! Type tables: the rules of types, as static data; recursive types refer to themselves by reference.
//!
//! Generated decoders use the same limits, so a rule is defined once.

mod bound;
mod decimal;
mod decimals;
mod limits;
mod parts;
mod pattern;
mod shapes;
mod simple;

pub use bound::Bound;
pub use decimal::Decimal;
pub use decimals::Decimals;
pub use limits::{Count, Float, Int, Text};
pub(crate) use parts::record_of;
pub use pattern::Pattern;
pub use shapes::{
    Enum, Field, List, Literal, Map, Presence, Record, Rest, Schema, Tagged, Tuple, Union, Variant,
};

/// A type: its kind and a reference to its details.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Table {
    Null,
    Bool,
    /// Any value, kept unchanged.
    Json,
    Int(&'static Int),
    Float(&'static Float),
    /// A string, with or without a format; `bytes` is one.
    Text(&'static Text),
    /// An enum or a union of literals.
    Enum(&'static Enum),
    List(&'static List),
    Tuple(&'static Tuple),
    Map(&'static Map),
    Record(&'static Record),
    /// A union whose variants are distinguished by a key.
    Tagged(&'static Tagged),
    /// A union in which the first alternative that accepts a value is used.
    Union(&'static Union),
    /// The type, or `null`.
    Nullable(&'static Table),
    /// A type whose values are never shown.
    Secret(&'static Table),
    /// A type with JSON Schema keywords on top.
    Schema(&'static Schema),
}

impl Table {
    /// `string`, without limits.
    pub const STRING: Self = Self::Text(&Text::ANY);
    /// `int`, without limits.
    pub const INT: Self = Self::Int(&Int::ANY);
    /// `float`, without limits.
    pub const FLOAT: Self = Self::Float(&Float::ANY);
    /// `bytes`.
    pub const BYTES: Self = Self::Text(&Text::BYTES);
    /// `datetime`.
    pub const DATE_TIME: Self = Self::Text(&Text::DATE_TIME);
    /// `date`.
    pub const DATE: Self = Self::Text(&Text::DATE);
    /// `time`.
    pub const TIME: Self = Self::Text(&Text::TIME);
    /// `duration`.
    pub const DURATION: Self = Self::Text(&Text::DURATION);
    /// `decimal`.
    pub const DECIMAL: Self = Self::Text(&Text::DECIMAL);
    /// `uuid`.
    pub const UUID: Self = Self::Text(&Text::UUID);
    /// `uri`.
    pub const URI: Self = Self::Text(&Text::URI);
    /// `email`.
    pub const EMAIL: Self = Self::Text(&Text::EMAIL);
    /// `hostname`.
    pub const HOSTNAME: Self = Self::Text(&Text::HOSTNAME);
    /// `ipv4`.
    pub const IPV4: Self = Self::Text(&Text::IPV4);
    /// `ipv6`.
    pub const IPV6: Self = Self::Text(&Text::IPV6);
    /// `path`.
    pub const PATH: Self = Self::Text(&Text::PATH);
}
