// Made by toolc from desk.tools; do not edit.

//! The types of the package `case.newtypes`.

use super::super::case_newtypes_shared::types::{Code, Grade};
/// The id of a ticket.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TicketId(pub(super) String);

impl TicketId {
    /// Checks a text, or says all that is wrong with it.
    pub fn new(text: impl AsRef<str>) -> Result<Self, toolrt::InvalidValue> {
        toolrt::codec::checked_text(text.as_ref())
    }

    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        self.0.as_ref()
    }
}

/// A ticket of this year.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FreshId(pub(super) String);

impl FreshId {
    /// Checks a text, or says all that is wrong with it.
    pub fn new(text: impl AsRef<str>) -> Result<Self, toolrt::InvalidValue> {
        toolrt::codec::checked_text(text.as_ref())
    }

    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        self.0.as_ref()
    }
}

/// Another name of the same.
pub type AnyId = TicketId;

/// May be nobody.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Owner(pub(super) toolrt::Email);

impl Owner {
    /// Checks a text, or says all that is wrong with it.
    pub fn new(text: impl AsRef<str>) -> Result<Self, toolrt::InvalidValue> {
        toolrt::codec::checked_text(text.as_ref())
    }

    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        self.0.as_ref()
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RunId(pub(super) toolrt::Uuid);

impl RunId {
    /// Checks a text, or says all that is wrong with it.
    pub fn new(text: impl AsRef<str>) -> Result<Self, toolrt::InvalidValue> {
        toolrt::codec::checked_text(text.as_ref())
    }

    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        self.0.as_ref()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Weight(pub(super) f64);

impl Weight {
    /// Checks a number, or says all that is wrong with it.
    pub fn new(value: f64) -> Result<Self, toolrt::InvalidValue> {
        toolrt::codec::checked(Self(value))
    }

    /// The number.
    pub fn get(self) -> f64 {
        self.0
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Priority(pub(super) i64);

impl Priority {
    /// Checks a number, or says all that is wrong with it.
    pub fn new(value: i64) -> Result<Self, toolrt::InvalidValue> {
        toolrt::codec::checked(Self(value))
    }

    /// The number.
    pub fn get(self) -> i64 {
        self.0
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Price(pub(super) toolrt::Decimal);

impl Price {
    /// Checks a text, or says all that is wrong with it.
    pub fn new(text: impl AsRef<str>) -> Result<Self, toolrt::InvalidValue> {
        toolrt::codec::checked_text(text.as_ref())
    }

    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        self.0.as_ref()
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stamp(pub(super) toolrt::DateTime);

impl Stamp {
    /// Checks a text, or says all that is wrong with it.
    pub fn new(text: impl AsRef<str>) -> Result<Self, toolrt::InvalidValue> {
        toolrt::codec::checked_text(text.as_ref())
    }

    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        self.0.as_ref()
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place(pub(super) toolrt::FilePath);

impl Place {
    /// Checks a text, or says all that is wrong with it.
    pub fn new(text: impl AsRef<str>) -> Result<Self, toolrt::InvalidValue> {
        toolrt::codec::checked_text(text.as_ref())
    }

    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        self.0.as_ref()
    }
}

/// Stays a name: nothing is asked of it.
pub type Note = String;

/// Stays a name: it may be anything that is never shown.
pub type Token = toolrt::Secret<String>;

/// Stays a name: keywords are said where it is used.
pub type Even = i64;

/// Stays a name.
pub type Ids = Vec<TicketId>;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum TicketEither {
    TicketId(TicketId),
    Priority(Priority),
    Grade(Grade),
}

#[derive(Clone, PartialEq)]
pub struct Ticket {
    pub id: TicketId,
    pub fresh: FreshId,
    pub any: Option<AnyId>,
    pub owner: Option<Owner>,
    pub maybe: toolrt::Maybe<Owner>,
    pub run: RunId,
    pub weight: Weight,
    pub priority: Priority,
    pub price: Price,
    pub stamp: Option<Stamp>,
    /// Without parts of a second.
    pub whole: Option<Stamp>,
    pub place: Place,
    pub note: Note,
    pub token: Option<toolrt::Secret<String>>,
    pub hidden: Option<toolrt::Secret<TicketId>>,
    /// Shorter than others, and older.
    pub near: TicketId,
    pub low: toolrt::Maybe<Priority>,
    pub code: Code,
    pub by_id: std::collections::BTreeMap<String, Priority>,
    pub ids: Ids,
    pub pair: (TicketId, Vec<Priority>),
    pub either: TicketEither,
    pub nearest: Vec<TicketId>,
    /// All other keys.
    pub rest: std::collections::BTreeMap<String, Weight>,
}

impl Ticket {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(
        id: TicketId,
        fresh: FreshId,
        owner: Option<Owner>,
        run: RunId,
        note: impl Into<String>,
        code: Code,
        pair: (TicketId, Vec<Priority>),
        either: TicketEither,
        nearest: Vec<TicketId>,
    ) -> Self {
        Self {
            id,
            fresh,
            any: None,
            owner,
            maybe: toolrt::Maybe::Absent,
            run,
            weight: Self::default_weight(),
            priority: Self::default_priority(),
            price: Self::default_price(),
            stamp: None,
            whole: None,
            place: Self::default_place(),
            note: note.into(),
            token: None,
            hidden: None,
            near: Self::default_near(),
            low: toolrt::Maybe::Absent,
            code,
            by_id: Self::default_by_id(),
            ids: Self::default_ids(),
            pair,
            either,
            nearest,
            rest: std::collections::BTreeMap::new(),
        }
    }

    pub(super) fn default_weight() -> Weight {
        toolrt::codec::constant("1.5")
    }

    pub(super) fn default_priority() -> Priority {
        toolrt::codec::constant("3")
    }

    pub(super) fn default_price() -> Price {
        toolrt::codec::constant("\"9.90\"")
    }

    pub(super) fn default_place() -> Place {
        toolrt::codec::constant("\".\"")
    }

    pub(super) fn default_near() -> TicketId {
        toolrt::codec::constant("\"T-1\"")
    }

    pub(super) fn default_by_id() -> std::collections::BTreeMap<String, Priority> {
        #[rustfmt::skip]
        let value = std::collections::BTreeMap::from([("a".to_owned(), toolrt::codec::constant("1"))]);
        value
    }

    pub(super) fn default_ids() -> Ids {
        #[rustfmt::skip]
        let value = vec![toolrt::codec::constant("\"T-1\""), toolrt::codec::constant("\"T-2\"")];
        value
    }
}

toolrt::debug_keys! {
    Ticket {
        id,
        fresh,
        any,
        owner,
        maybe,
        run,
        weight,
        priority,
        price,
        stamp,
        whole,
        place,
        note,
        token,
        hidden,
        near,
        low,
        code,
        by_id,
        ids,
        pair,
        either,
        nearest,
    }
    rest
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Change {
    Moved(TicketId),
    Ranked(Priority),
    Renamed(Note),
}

/// Nobody has it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct NoTicket {
    pub id: TicketId,
    pub tried: Vec<TicketId>,
}

impl NoTicket {
    /// Takes the required fields.
    pub fn new(id: TicketId, tried: Vec<TicketId>) -> Self {
        Self { id, tried }
    }
}
