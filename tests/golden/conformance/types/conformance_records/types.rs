// Made by toolc from records.tools; do not edit.

//! The types of the package `conformance.records`.

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Todo {
    pub id: String,
    pub title: String,
    pub done: bool,
    pub note: Option<String>,
    pub due: toolrt::Maybe<String>,
    pub owner: Option<String>,
    pub level: Option<i64>,
}

impl Todo {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: impl Into<String>, title: impl Into<String>, owner: Option<String>) -> Self {
        Self {
            id: id.into(),
            title: title.into(),
            done: false,
            note: None,
            due: toolrt::Maybe::Absent,
            owner,
            level: None,
        }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Empty {}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Open {
    pub id: i64,
}

impl Open {
    /// Takes the required fields.
    pub fn new(id: i64) -> Self {
        Self { id }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct OpenJson {
    pub id: i64,
    /// All other keys.
    pub rest: std::collections::BTreeMap<String, toolrt::Value>,
}

impl OpenJson {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: i64) -> Self {
        Self {
            id,
            rest: std::collections::BTreeMap::new(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct OpenTyped {
    pub id: i64,
    /// All other keys.
    pub rest: std::collections::BTreeMap<String, i64>,
}

impl OpenTyped {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: i64) -> Self {
        Self {
            id,
            rest: std::collections::BTreeMap::new(),
        }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Odd {
    pub filter_status: Option<String>,
    pub a_b_c: Option<i64>,
    pub type_: Option<String>,
    pub quoted_key: Option<i64>,
    pub empty: Option<i64>,
}

impl Odd {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            filter_status: None,
            a_b_c: None,
            type_: None,
            quoted_key: None,
            empty: None,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Outer {
    pub inner: Todo,
    pub rest: Option<Vec<Todo>>,
}

impl Outer {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(inner: Todo) -> Self {
        Self { inner, rest: None }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Node {
    pub value: i64,
    pub next: Option<Box<Node>>,
    pub children: Vec<Node>,
}

impl Node {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(value: i64) -> Self {
        Self {
            value,
            next: None,
            children: Vec::new(),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Base {
    pub b: i64,
    pub a: i64,
}

impl Base {
    /// Takes the required fields.
    pub fn new(b: i64, a: i64) -> Self {
        Self { b, a }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct More {
    pub b: i64,
    pub a: i64,
    pub c: Option<i64>,
}

impl More {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(b: i64, a: i64) -> Self {
        Self { b, a, c: None }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Settings {
    pub limits: Limits,
    pub tags: Vec<String>,
    pub names: std::collections::BTreeMap<String, i64>,
    pub mode: Mode,
    pub pair: (i64, String),
    pub any: toolrt::Value,
    pub when: toolrt::DateTime,
    pub size: f64,
}

impl Settings {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            limits: Self::default_limits(),
            tags: Self::default_tags(),
            names: Self::default_names(),
            mode: Mode::Slow,
            pair: Self::default_pair(),
            any: Self::default_any(),
            when: Self::default_when(),
            size: 1.5,
        }
    }

    pub(super) fn default_limits() -> Limits {
        toolrt::codec::constant("{}")
    }

    pub(super) fn default_tags() -> Vec<String> {
        vec!["x".to_owned()]
    }

    pub(super) fn default_names() -> std::collections::BTreeMap<String, i64> {
        std::collections::BTreeMap::from([("k".to_owned(), 1)])
    }

    pub(super) fn default_pair() -> (i64, String) {
        (1, "a".to_owned())
    }

    pub(super) fn default_any() -> toolrt::Value {
        toolrt::codec::constant("{\"z\":[1.50]}")
    }

    pub(super) fn default_when() -> toolrt::DateTime {
        toolrt::codec::constant("\"2026-01-31T09:30:00Z\"")
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self::new()
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Limits {
    pub low: i64,
    pub high: Option<i64>,
}

impl Limits {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { low: 0, high: None }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    Fast,
    Slow,
}

impl Mode {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Fast, Self::Slow];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Slow => "slow",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Absent {
    pub a: Option<i64>,
    pub b: Option<String>,
    pub c: i64,
    pub d: toolrt::Maybe<i64>,
}

impl Absent {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(c: i64) -> Self {
        Self {
            a: None,
            b: None,
            c,
            d: toolrt::Maybe::Absent,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WantedOne {
    X,
}

impl WantedOne {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::X];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::X => "x",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum WantedEither {
    Int(i64),
    Text(String),
}

#[derive(Debug, Clone, PartialEq)]
pub struct Wanted {
    pub text: String,
    pub list: Vec<i64>,
    pub map: std::collections::BTreeMap<String, i64>,
    pub record: Base,
    pub pair: (i64, i64),
    pub mode: Mode,
    pub one: WantedOne,
    pub maybe: Option<i64>,
    pub day: toolrt::Date,
    pub any: toolrt::Value,
    pub either: WantedEither,
    pub flag: bool,
    pub real: f64,
    pub nothing: (),
    pub data: toolrt::Bytes,
}

impl Wanted {
    /// Takes the required fields.
    pub fn new(
        text: impl Into<String>,
        list: Vec<i64>,
        map: std::collections::BTreeMap<String, i64>,
        record: Base,
        pair: (i64, i64),
        mode: Mode,
        one: WantedOne,
        maybe: Option<i64>,
        day: toolrt::Date,
        any: toolrt::Value,
        either: WantedEither,
        flag: bool,
        real: f64,
        nothing: (),
        data: toolrt::Bytes,
    ) -> Self {
        Self {
            text: text.into(),
            list,
            map,
            record,
            pair,
            mode,
            one,
            maybe,
            day,
            any,
            either,
            flag,
            real,
            nothing,
            data,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pick {
    pub order_by: i64,
    pub orders: Option<i64>,
}

impl Pick {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(order_by: i64) -> Self {
        Self {
            order_by,
            orders: None,
        }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Even {
    pub kids: Vec<Odds>,
}

impl Even {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { kids: Vec::new() }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Odds {
    pub even: Option<Even>,
    pub by_name: Option<std::collections::BTreeMap<String, Even>>,
}

impl Odds {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            even: None,
            by_name: None,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Chain(pub Vec<Chain>);

impl From<Vec<Chain>> for Chain {
    fn from(value: Vec<Chain>) -> Self {
        Self(value)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct OpenDeep {
    pub inner: Open,
    pub rest: Option<OpenTyped>,
}

impl OpenDeep {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(inner: Open) -> Self {
        Self { inner, rest: None }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Marked {
    /// Deprecated: use new
    pub old: Option<i64>,
    pub new: i64,
}

impl Marked {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(new: i64) -> Self {
        Self { old: None, new }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Wide {
    pub f1: Option<i64>,
    pub f2: Option<i64>,
    pub f3: Option<i64>,
    pub f4: Option<i64>,
    pub f5: Option<i64>,
    pub f6: Option<i64>,
    pub f7: Option<i64>,
    pub f8: Option<i64>,
    pub f9: Option<i64>,
    pub f10: Option<i64>,
    pub f11: Option<i64>,
    pub f12: Option<i64>,
    pub f13: Option<i64>,
    pub f14: Option<i64>,
    pub f15: Option<i64>,
    pub f16: Option<i64>,
    pub f17: Option<i64>,
    pub f18: Option<i64>,
    pub f19: Option<i64>,
    pub f20: Option<i64>,
    pub f21: Option<i64>,
    pub f22: Option<i64>,
}

impl Wide {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            f1: None,
            f2: None,
            f3: None,
            f4: None,
            f5: None,
            f6: None,
            f7: None,
            f8: None,
            f9: None,
            f10: None,
            f11: None,
            f12: None,
            f13: None,
            f14: None,
            f15: None,
            f16: None,
            f17: None,
            f18: None,
            f19: None,
            f20: None,
            f21: None,
            f22: None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spelled {
    pub a_b: i64,
    pub u43a_u43b_u44e_u447: Option<i64>,
    pub new_line: Option<i64>,
    pub back_slash: Option<i64>,
}

impl Spelled {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(a_b: i64) -> Self {
        Self {
            a_b,
            u43a_u43b_u44e_u447: None,
            new_line: None,
            back_slash: None,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Rows {
    pub row: Vec<i64>,
    pub row_item: toolrt::Maybe<i64>,
}

impl Rows {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(row: Vec<i64>) -> Self {
        Self {
            row,
            row_item: toolrt::Maybe::Absent,
        }
    }
}
