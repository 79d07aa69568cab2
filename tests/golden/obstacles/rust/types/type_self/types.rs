// Made by toolc from obstacles.tools; do not edit.

//! The types of the package `type.self`.

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Option_ {
    pub value: String,
}

impl Option_ {
    /// Takes the required fields.
    pub fn new(value: impl Into<String>) -> Self {
        Self {
            value: value.into(),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Result_ {
    pub ok: bool,
}

impl Result_ {
    /// Takes the required fields.
    pub fn new(ok: bool) -> Self {
        Self { ok }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Vec_ {
    pub items: Vec<Option_>,
}

impl Vec_ {
    /// Takes the required fields.
    pub fn new(items: Vec<Option_>) -> Self {
        Self { items }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Box_ {
    pub inside: Option<Box<Box_>>,
}

impl Box_ {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { inside: None }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct String2 {
    pub string: String,
}

impl String2 {
    /// Takes the required fields.
    pub fn new(string: impl Into<String>) -> Self {
        Self {
            string: string.into(),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Context {
    pub cx: i64,
}

impl Context {
    /// Takes the required fields.
    pub fn new(cx: i64) -> Self {
        Self { cx }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    pub name: String,
    pub fields: Vec<Field>,
}

impl Record {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>, fields: Vec<Field>) -> Self {
        Self {
            name: name.into(),
            fields,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Field {
    pub table: Table,
    pub record: Option<Record>,
}

impl Field {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(table: Table) -> Self {
        Self {
            table,
            record: None,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    pub rows: Vec<Vec<toolrt::Value>>,
}

impl Table {
    /// Takes the required fields.
    pub fn new(rows: Vec<Vec<toolrt::Value>>) -> Self {
        Self { rows }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Payload_ {
    pub reader: String,
    pub writer: i64,
    pub r: i64,
    pub w: i64,
    pub key: String,
    pub value: String,
}

impl Payload_ {
    /// Takes the required fields.
    pub fn new(
        reader: impl Into<String>,
        writer: i64,
        r: i64,
        w: i64,
        key: impl Into<String>,
        value: impl Into<String>,
    ) -> Self {
        Self {
            reader: reader.into(),
            writer,
            r,
            w,
            key: key.into(),
            value: value.into(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Url {
    pub url: toolrt::Uri,
}

impl Url {
    /// Takes the required fields.
    pub fn new(url: toolrt::Uri) -> Self {
        Self { url }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct HTTPRequest {
    pub method: String,
    pub url: Url,
}

impl HTTPRequest {
    /// Takes the required fields.
    pub fn new(method: impl Into<String>, url: Url) -> Self {
        Self {
            method: method.into(),
            url,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Names {
    Self_,
    Self2,
    Crate,
    Super,
    Eq,
    U1f389,
    名前,
    AB,
    AMinusB,
    AB2,
    CreatedAt,
    MinusCreatedAt,
    N1,
    N2_5,
}

impl Names {
    /// Every member, in declared order.
    #[rustfmt::skip]
    pub const ALL: [Self; 14] = [
        Self::Self_,
        Self::Self2,
        Self::Crate,
        Self::Super,
        Self::Eq,
        Self::U1f389,
        Self::名前,
        Self::AB,
        Self::AMinusB,
        Self::AB2,
        Self::CreatedAt,
        Self::MinusCreatedAt,
        Self::N1,
        Self::N2_5,
    ];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Self_ => "Self",
            Self::Self2 => "self",
            Self::Crate => "crate",
            Self::Super => "super",
            Self::Eq => "$eq",
            Self::U1f389 => "🎉",
            Self::名前 => "名前",
            Self::AB => "a b",
            Self::AMinusB => "a-b",
            Self::AB2 => "aB",
            Self::CreatedAt => "created_at",
            Self::MinusCreatedAt => "-created_at",
            Self::N1 => "1",
            Self::N2_5 => "2.5",
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Keyword {
    pub type_: String,
    pub tool: Option<i64>,
    pub filter_status: Option<String>,
    pub from: toolrt::DateTime,
    pub self_: i64,
    pub self_2: i64,
    pub crate_: i64,
    pub super_: i64,
    pub fn_: bool,
    pub async_: bool,
    pub gen_: bool,
    pub eq: Option<toolrt::Value>,
    pub order_by_2: String,
    pub order_by: String,
    pub u1f389: i64,
    pub 名前: String,
    pub empty: i64,
    pub in_reply_to: Option<String>,
    pub rest: i64,
    pub empty_2: i64,
    /// All other keys.
    pub rest_2: std::collections::BTreeMap<String, String>,
}

impl Keyword {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(
        type_: impl Into<String>,
        from: toolrt::DateTime,
        self_: i64,
        self_2: i64,
        crate_: i64,
        super_: i64,
        fn_: bool,
        async_: bool,
        gen_: bool,
        order_by_2: impl Into<String>,
        order_by: impl Into<String>,
        u1f389: i64,
        名前: impl Into<String>,
        empty: i64,
        rest: i64,
        empty_2: i64,
    ) -> Self {
        Self {
            type_: type_.into(),
            tool: None,
            filter_status: None,
            from,
            self_,
            self_2,
            crate_,
            super_,
            fn_,
            async_,
            gen_,
            eq: None,
            order_by_2: order_by_2.into(),
            order_by: order_by.into(),
            u1f389,
            名前: 名前.into(),
            empty,
            in_reply_to: None,
            rest,
            empty_2,
            rest_2: std::collections::BTreeMap::new(),
        }
    }
}

#[doc = " Docs with `*/`, back-ticks ```, quotes \"\"\", braces {{}} {x}, [a link](nowhere), [`broken`], <b>, a mark \u{202e} turned, \u{200f}."]
///
/// ```text
/// indented code();
/// ```
///
/// ```text
/// fenced();
/// ```
///
/// - a list
/// lazily continued
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ALongNameOfATypeThatGoesOn {
    pub a_very_long_name_of_a_field_that_goes_on_and_on: Option<Box<ALongNameOfATypeThatGoesOn>>,
    pub another_very_long_name_of_a_field_with_limits_that_goes_on_and_on: Vec<String>,
    pub yet_another_very_long_name_of_a_field_with_a_default_that_goes_on: String,
}

impl ALongNameOfATypeThatGoesOn {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(
        a_very_long_name_of_a_field_that_goes_on_and_on: Option<Box<ALongNameOfATypeThatGoesOn>>,
        another_very_long_name_of_a_field_with_limits_that_goes_on_and_on: Vec<String>,
    ) -> Self {
        let field3 = Self::default_field3();
        Self {
            a_very_long_name_of_a_field_that_goes_on_and_on,
            another_very_long_name_of_a_field_with_limits_that_goes_on_and_on,
            yet_another_very_long_name_of_a_field_with_a_default_that_goes_on: field3,
        }
    }

    pub(super) fn default_field3() -> String {
        "x".to_owned()
    }
}

/// Nothing is inside.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct BoxError {}
