// Made by toolc from enums.tools; do not edit.

//! The types of the package `conformance.enums`.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    Pending,
    InProgress,
    Done,
}

impl Status {
    /// Every member, in declared order.
    pub const ALL: [Self; 3] = [Self::Pending, Self::InProgress, Self::Done];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::InProgress => "in_progress",
            Self::Done => "done",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Code {
    Ok,
    Missing,
}

impl Code {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Ok, Self::Missing];

    /// The number on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Ok => 200,
            Self::Missing => 404,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sort {
    Up,
    Down,
    None,
}

impl Sort {
    /// Every member, in declared order.
    pub const ALL: [Self; 3] = [Self::Up, Self::Down, Self::None];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Up => "+1",
            Self::Down => "-1",
            Self::None => "",
        }
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    N1,
    N2,
    N3,
}

impl Level {
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mixed {
    Auto,
    N1,
    N2Point5,
    True,
}

impl Mixed {
    /// Every member, in declared order.
    pub const ALL: [Self; 4] = [Self::Auto, Self::N1, Self::N2Point5, Self::True];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Only {
    V1,
}

impl Only {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::V1];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::V1 => "v1",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OptionalMode {
    Fast,
    Slow,
}

impl OptionalMode {
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum JobKind {
    Job,
}

impl JobKind {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Job];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Job => "job",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Job {
    pub status: Status,
    pub kind: JobKind,
}

impl Job {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(kind: JobKind) -> Self {
        Self {
            status: Status::Pending,
            kind,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Many {
    A01,
    A02,
    A03,
    A04,
    A05,
    A06,
    A07,
    A08,
    A09,
    A10,
    A11,
    A12,
    A13,
    A14,
    A15,
    A16,
    A17,
    A18,
    A19,
    A20,
    A21,
    A22,
}

impl Many {
    /// Every member, in declared order.
    #[rustfmt::skip]
    pub const ALL: [Self; 22] = [
        Self::A01,
        Self::A02,
        Self::A03,
        Self::A04,
        Self::A05,
        Self::A06,
        Self::A07,
        Self::A08,
        Self::A09,
        Self::A10,
        Self::A11,
        Self::A12,
        Self::A13,
        Self::A14,
        Self::A15,
        Self::A16,
        Self::A17,
        Self::A18,
        Self::A19,
        Self::A20,
        Self::A21,
        Self::A22,
    ];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A01 => "a01",
            Self::A02 => "a02",
            Self::A03 => "a03",
            Self::A04 => "a04",
            Self::A05 => "a05",
            Self::A06 => "a06",
            Self::A07 => "a07",
            Self::A08 => "a08",
            Self::A09 => "a09",
            Self::A10 => "a10",
            Self::A11 => "a11",
            Self::A12 => "a12",
            Self::A13 => "a13",
            Self::A14 => "a14",
            Self::A15 => "a15",
            Self::A16 => "a16",
            Self::A17 => "a17",
            Self::A18 => "a18",
            Self::A19 => "a19",
            Self::A20 => "a20",
            Self::A21 => "a21",
            Self::A22 => "a22",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Twenty {
    A01,
    A02,
    A03,
    A04,
    A05,
    A06,
    A07,
    A08,
    A09,
    A10,
    A11,
    A12,
    A13,
    A14,
    A15,
    A16,
    A17,
    A18,
    A19,
    A20,
}

impl Twenty {
    /// Every member, in declared order.
    #[rustfmt::skip]
    pub const ALL: [Self; 20] = [
        Self::A01,
        Self::A02,
        Self::A03,
        Self::A04,
        Self::A05,
        Self::A06,
        Self::A07,
        Self::A08,
        Self::A09,
        Self::A10,
        Self::A11,
        Self::A12,
        Self::A13,
        Self::A14,
        Self::A15,
        Self::A16,
        Self::A17,
        Self::A18,
        Self::A19,
        Self::A20,
    ];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A01 => "a01",
            Self::A02 => "a02",
            Self::A03 => "a03",
            Self::A04 => "a04",
            Self::A05 => "a05",
            Self::A06 => "a06",
            Self::A07 => "a07",
            Self::A08 => "a08",
            Self::A09 => "a09",
            Self::A10 => "a10",
            Self::A11 => "a11",
            Self::A12 => "a12",
            Self::A13 => "a13",
            Self::A14 => "a14",
            Self::A15 => "a15",
            Self::A16 => "a16",
            Self::A17 => "a17",
            Self::A18 => "a18",
            Self::A19 => "a19",
            Self::A20 => "a20",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TwentyOne {
    A01,
    A02,
    A03,
    A04,
    A05,
    A06,
    A07,
    A08,
    A09,
    A10,
    A11,
    A12,
    A13,
    A14,
    A15,
    A16,
    A17,
    A18,
    A19,
    A20,
    A21,
}

impl TwentyOne {
    /// Every member, in declared order.
    #[rustfmt::skip]
    pub const ALL: [Self; 21] = [
        Self::A01,
        Self::A02,
        Self::A03,
        Self::A04,
        Self::A05,
        Self::A06,
        Self::A07,
        Self::A08,
        Self::A09,
        Self::A10,
        Self::A11,
        Self::A12,
        Self::A13,
        Self::A14,
        Self::A15,
        Self::A16,
        Self::A17,
        Self::A18,
        Self::A19,
        Self::A20,
        Self::A21,
    ];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A01 => "a01",
            Self::A02 => "a02",
            Self::A03 => "a03",
            Self::A04 => "a04",
            Self::A05 => "a05",
            Self::A06 => "a06",
            Self::A07 => "a07",
            Self::A08 => "a08",
            Self::A09 => "a09",
            Self::A10 => "a10",
            Self::A11 => "a11",
            Self::A12 => "a12",
            Self::A13 => "a13",
            Self::A14 => "a14",
            Self::A15 => "a15",
            Self::A16 => "a16",
            Self::A17 => "a17",
            Self::A18 => "a18",
            Self::A19 => "a19",
            Self::A20 => "a20",
            Self::A21 => "a21",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rate {
    Half,
    One,
    Big,
    Tiny,
}

impl Rate {
    /// Every member, in declared order.
    pub const ALL: [Self; 4] = [Self::Half, Self::One, Self::Big, Self::Tiny];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Accent {
    Été,
    Été2,
    日本,
}

impl Accent {
    /// Every member, in declared order.
    pub const ALL: [Self; 3] = [Self::Été, Self::Été2, Self::日本];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Été => "été",
            Self::Été2 => "ÉTÉ",
            Self::日本 => "日本",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Yes {
    True,
}

impl Yes {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::True];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Answer {
    N42,
}

impl Answer {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::N42];

    /// The number on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::N42 => 42,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OnlyMaybe {
    V1,
}

impl OnlyMaybe {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::V1];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::V1 => "v1",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Flags {
    True,
    Unknown,
}

impl Flags {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::True, Self::Unknown];
}

pub type Statuses = Vec<Status>;

pub type ByStatus = std::collections::BTreeMap<String, Status>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Long {
    Xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx,
    Short,
}

impl Long {
    /// Every member, in declared order.
    #[rustfmt::skip]
    pub const ALL: [Self; 2] = [
        Self::Xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx,
        Self::Short,
    ];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx => {
                "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
            }
            Self::Short => "short",
        }
    }
}
