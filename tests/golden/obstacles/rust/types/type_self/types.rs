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

#[doc = " Docs with `*/`, back-ticks ```, quotes \"\"\", braces {{}} {x}, [a link](nowhere), [`broken`], \\<b>, a mark \u{202e} turned, \u{200f}."]
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

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TaggedOwnRecord {
    pub size: i64,
    /// All other keys.
    pub rest: std::collections::BTreeMap<String, i64>,
}

impl TaggedOwnRecord {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(size: i64) -> Self {
        Self {
            size,
            rest: std::collections::BTreeMap::new(),
        }
    }
}

/// Found by the sweep: each of these did not compile once.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Tagged {
    AB(Option_),
    CD(Option_),
    EF(Option_),
    OwnRecord(TaggedOwnRecord),
    名(Option_),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Labelled {
    AB(Option_),
    Empty(i64),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Client {
    pub name: String,
}

impl Client {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into() }
    }
}

pub type Wide13 = (
    i64,
    f64,
    bool,
    String,
    toolrt::Uuid,
    i64,
    i64,
    i64,
    i64,
    i64,
    i64,
    (i64, Vec<i64>),
);

#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Circle {
    pub again: Option<Box<Circle>>,
    pub list_2: Option<std::collections::BTreeMap<String, i64>>,
    pub list: Option<std::collections::BTreeMap<String, i64>>,
    pub far: Option<(Option<Box<Circle>>, String)>,
}

impl Circle {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            again: None,
            list_2: None,
            list: None,
            far: None,
        }
    }
}

pub type Round = Circle;

pub type Hidden = toolrt::Secret<String>;

#[derive(Debug, Clone, PartialEq)]
pub struct Nothing {
    pub pair: (String, Option<toolrt::Secret<String>>),
    pub wide: Option<Wide13>,
    pub client: Option<Client>,
}

impl Nothing {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            pair: Self::default_pair(),
            wide: None,
            client: None,
        }
    }

    pub(super) fn default_pair() -> (String, Option<toolrt::Secret<String>>) {
        ("x".to_owned(), None)
    }
}

impl Default for Nothing {
    fn default() -> Self {
        Self::new()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MoreOfForty {
    pub f1: i64,
    pub f2: i64,
    pub f3: i64,
    pub f4: i64,
    pub f5: i64,
    pub f6: i64,
    pub f7: i64,
    pub f8: i64,
    pub f9: i64,
    pub f10: i64,
    pub f11: i64,
    pub f12: i64,
    pub f13: i64,
    pub f14: i64,
    pub f15: i64,
    pub f16: i64,
    pub f17: i64,
    pub f18: i64,
    pub f19: i64,
    pub f20: i64,
    pub f21: i64,
    pub f22: i64,
    pub f23: i64,
    pub f24: i64,
    pub f25: i64,
    pub f26: i64,
    pub f27: i64,
    pub f28: i64,
    pub f29: i64,
    pub f30: i64,
    pub f31: i64,
    pub f32: i64,
    pub f33: i64,
    pub f34: i64,
    pub f35: i64,
    pub f36: i64,
    pub f37: i64,
    pub f38: i64,
    pub f39: i64,
    pub f40: i64,
}

impl MoreOfForty {
    /// Takes the required fields.
    pub fn new(
        f1: i64,
        f2: i64,
        f3: i64,
        f4: i64,
        f5: i64,
        f6: i64,
        f7: i64,
        f8: i64,
        f9: i64,
        f10: i64,
        f11: i64,
        f12: i64,
        f13: i64,
        f14: i64,
        f15: i64,
        f16: i64,
        f17: i64,
        f18: i64,
        f19: i64,
        f20: i64,
        f21: i64,
        f22: i64,
        f23: i64,
        f24: i64,
        f25: i64,
        f26: i64,
        f27: i64,
        f28: i64,
        f29: i64,
        f30: i64,
        f31: i64,
        f32: i64,
        f33: i64,
        f34: i64,
        f35: i64,
        f36: i64,
        f37: i64,
        f38: i64,
        f39: i64,
        f40: i64,
    ) -> Self {
        Self {
            f1,
            f2,
            f3,
            f4,
            f5,
            f6,
            f7,
            f8,
            f9,
            f10,
            f11,
            f12,
            f13,
            f14,
            f15,
            f16,
            f17,
            f18,
            f19,
            f20,
            f21,
            f22,
            f23,
            f24,
            f25,
            f26,
            f27,
            f28,
            f29,
            f30,
            f31,
            f32,
            f33,
            f34,
            f35,
            f36,
            f37,
            f38,
            f39,
            f40,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct MoreOf {
    pub name: String,
    pub fields: Vec<Field>,
    pub forty: Option<MoreOfForty>,
}

impl MoreOf {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(name: impl Into<String>, fields: Vec<Field>) -> Self {
        Self {
            name: name.into(),
            fields,
            forty: None,
        }
    }
}

/// Nothing is inside.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct BoxError {}
