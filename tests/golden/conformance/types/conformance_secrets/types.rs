// Made by toolc from secrets.tools; do not edit.

//! The types of the package `conformance.secrets`.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LoginMode {
    A,
    B,
}

impl LoginMode {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Login {
    pub user: String,
    pub token: toolrt::Secret<String>,
    pub pin: Option<toolrt::Secret<i64>>,
    pub mode: Option<toolrt::Secret<LoginMode>>,
    pub keys: Option<toolrt::Secret<Vec<String>>>,
    pub more: Option<toolrt::Secret<std::collections::BTreeMap<String, i64>>>,
    pub inner: Option<toolrt::Secret<Inner>>,
}

impl Login {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(user: impl Into<String>, token: toolrt::Secret<String>) -> Self {
        Self {
            user: user.into(),
            token,
            pin: None,
            mode: None,
            keys: None,
            more: None,
            inner: None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Inner {
    pub known: i64,
}

impl Inner {
    /// Takes the required fields.
    pub fn new(known: i64) -> Self {
        Self { known }
    }
}

pub type Key = toolrt::Secret<String>;

pub type Keys = Vec<toolrt::Secret<String>>;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum VaultEither {
    Int(i64),
    IntList(Vec<i64>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum VaultYes {
    True,
}

impl VaultYes {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::True];
}

#[derive(Debug, Clone, PartialEq)]
pub struct Vault {
    pub key: toolrt::Secret<String>,
    pub keys: Option<Vec<toolrt::Secret<String>>>,
    pub by_name: Option<std::collections::BTreeMap<String, toolrt::Secret<String>>>,
    pub maybe: toolrt::Maybe<toolrt::Secret<String>>,
    pub either: Option<toolrt::Secret<VaultEither>>,
    pub pair: Option<toolrt::Secret<(i64, toolrt::Date)>>,
    pub kept: Option<toolrt::Secret<Kept>>,
    pub how: Option<toolrt::Secret<How>>,
    pub step: Option<toolrt::Secret<f64>>,
    pub blob: Option<toolrt::Secret<toolrt::Bytes>>,
    pub yes: Option<toolrt::Secret<VaultYes>>,
    pub any: Option<toolrt::Secret<toolrt::Value>>,
    pub count: Option<toolrt::Secret<std::collections::BTreeMap<String, i64>>>,
}

impl Vault {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(key: toolrt::Secret<String>) -> Self {
        Self {
            key,
            keys: None,
            by_name: None,
            maybe: toolrt::Maybe::Absent,
            either: None,
            pair: None,
            kept: None,
            how: None,
            step: None,
            blob: None,
            yes: None,
            any: None,
            count: None,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Kept {
    pub id: i64,
    /// All other keys.
    pub rest: std::collections::BTreeMap<String, i64>,
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

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum How {
    Plain(Plain),
    Hash(Hash_),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Plain {
    pub text: String,
}

impl Plain {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Hash_ {
    pub data: toolrt::Bytes,
}

impl Hash_ {
    /// Takes the required fields.
    pub fn new(data: toolrt::Bytes) -> Self {
        Self { data }
    }
}

pub type Whole = toolrt::Secret<Inner>;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Listed {
    IntList(Vec<i64>),
    Text(String),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BareKind {
    Bare,
}

impl BareKind {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Bare];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Bare => "bare",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Bare {
    pub kind: BareKind,
    pub list: Listed,
}

impl Bare {
    /// Takes the required fields.
    pub fn new(kind: BareKind, list: Listed) -> Self {
        Self { kind, list }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum VeiledKind {
    Veiled,
}

impl VeiledKind {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Veiled];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Veiled => "veiled",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Veiled {
    pub kind: VeiledKind,
    pub list: toolrt::Secret<Listed>,
}

impl Veiled {
    /// Takes the required fields.
    pub fn new(kind: VeiledKind, list: toolrt::Secret<Listed>) -> Self {
        Self { kind, list }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Dressed {
    Bare(Bare),
    Veiled(Veiled),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Undressed {
    Veiled(Veiled),
    Bare(Bare),
}
