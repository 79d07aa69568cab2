// Made by toolc from records.tools; do not edit.

//! The types of the package `case.records`.

/// A point.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
    pub z: Option<f64>,
}

impl Point {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(x: f64) -> Self {
        Self { x, y: 0.0, z: None }
    }
}

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
pub struct Kept {
    pub id: i64,
    /// All other keys.
    pub rest: std::collections::BTreeMap<String, Vec<i64>>,
}

impl Kept {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: i64) -> Self {
        Self {
            id,
            rest: std::collections::BTreeMap::new(),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DeepABCItem {
    pub d: i64,
}

impl DeepABCItem {
    /// Takes the required fields.
    pub fn new(d: i64) -> Self {
        Self { d }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepAB {
    pub c: Vec<DeepABCItem>,
}

impl DeepAB {
    /// Takes the required fields.
    pub fn new(c: Vec<DeepABCItem>) -> Self {
        Self { c }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepA {
    pub b: DeepAB,
}

impl DeepA {
    /// Takes the required fields.
    pub fn new(b: DeepAB) -> Self {
        Self { b }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Deep {
    pub a: DeepA,
}

impl Deep {
    /// Takes the required fields.
    pub fn new(a: DeepA) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Tri {
    pub x: toolrt::Maybe<i64>,
    pub y: Option<i64>,
    pub z: Option<i64>,
    pub s: toolrt::Maybe<String>,
}

impl Tri {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(y: Option<i64>) -> Self {
        Self {
            x: toolrt::Maybe::Absent,
            y,
            z: None,
            s: toolrt::Maybe::Absent,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DefaultsLevel {
    N1,
    N2,
    N3,
}

impl DefaultsLevel {
    /// Every member, in declared order.
    pub const ALL: [Self; 3] = [Self::N1, Self::N2, Self::N3];

    /// The number on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::N1 => 1,
            Self::N2 => 2,
            Self::N3 => 3,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Defaults {
    pub text: String,
    pub place: toolrt::FilePath,
    pub when: toolrt::DateTime,
    pub number: i64,
    pub ratio: f64,
    pub flag: bool,
    pub list: Vec<String>,
    pub point: Point,
    pub any: toolrt::Value,
    pub level: DefaultsLevel,
    pub note: Option<String>,
}

impl Defaults {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            text: Self::default_text(),
            place: Self::default_place(),
            when: Self::default_when(),
            number: 7,
            ratio: 0.5,
            flag: true,
            list: Self::default_list(),
            point: Self::default_point(),
            any: Self::default_any(),
            level: DefaultsLevel::N2,
            note: Self::default_note(),
        }
    }

    pub(super) fn default_text() -> String {
        "hello \"you\"".to_owned()
    }

    pub(super) fn default_place() -> toolrt::FilePath {
        toolrt::codec::constant("\".\"")
    }

    pub(super) fn default_when() -> toolrt::DateTime {
        toolrt::codec::constant("\"2026-01-31T09:30:00Z\"")
    }

    pub(super) fn default_list() -> Vec<String> {
        vec!["a".to_owned(), "b".to_owned()]
    }

    pub(super) fn default_point() -> Point {
        toolrt::codec::constant("{\"x\":1.0}")
    }

    pub(super) fn default_any() -> toolrt::Value {
        toolrt::codec::constant("{\"a\":[1,2]}")
    }

    pub(super) fn default_note() -> Option<String> {
        Some("x".to_owned())
    }
}

impl Default for Defaults {
    fn default() -> Self {
        Self::new()
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Login {
    pub user: String,
    pub password: toolrt::Secret<String>,
    pub pin: Option<toolrt::Secret<i64>>,
    pub old: toolrt::Maybe<toolrt::Secret<String>>,
}

impl Login {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(user: impl Into<String>, password: toolrt::Secret<String>) -> Self {
        Self {
            user: user.into(),
            password,
            pin: None,
            old: toolrt::Maybe::Absent,
        }
    }
}
