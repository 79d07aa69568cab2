// Made by toolc from two.tools; do not edit.

//! The types of the package `two`.

/// Has the name of a type of the other package.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct User {
    pub name: String,
}

impl User {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into() }
    }
}

/// Has the name of a type of the other package, all in capitals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct T1 {
    pub second: i64,
}

impl T1 {
    /// Takes the required fields.
    pub fn new(second: i64) -> Self {
        Self { second }
    }
}

/// Has a field of the name of a member, and defaults that are no constants.
#[derive(Debug, Clone, PartialEq)]
pub struct Tree {
    pub 名: Size,
    pub step: f64,
    pub pairs: std::collections::BTreeMap<String, (i64, String, Vec<User>)>,
}

impl Tree {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(名: Size) -> Self {
        Self {
            名,
            step: 3.14159,
            pairs: Self::default_pairs(),
        }
    }

    pub(super) fn default_pairs() -> std::collections::BTreeMap<String, (i64, String, Vec<User>)> {
        #[rustfmt::skip]
        let value = std::collections::BTreeMap::from([("a".to_owned(), (1, "b".to_owned(), vec![])), ("c".to_owned(), (2, "d".to_owned(), vec![toolrt::codec::constant("{\"name\":\"e\"}")]))]);
        value
    }
}

/// A member without upper case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Size {
    名,
}

impl Size {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::名];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::名 => "名",
        }
    }
}
