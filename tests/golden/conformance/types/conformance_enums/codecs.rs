// Made by toolc from enums.tools; do not edit.

//! How the types of `conformance.enums` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    Accent, Answer, Code, Flags, Job, JobKind, Level, Long, Many, Mixed, Mode, Only, OnlyMaybe,
    OptionalMode, Rate, Sort, Status, Twenty, TwentyOne, Yes,
};

#[rustfmt::skip]
pub static STATUS: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("pending"),
        table::Literal::Text("in_progress"),
        table::Literal::Text("done"),
    ],
};

impl Payload for Status {
    fn table() -> table::Table {
        table::Table::Enum(&STATUS)
    }
}

impl Decode for Status {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&STATUS, &Self::ALL)
    }
}

impl Encode for Status {
    fn encode(&self, w: &mut Writer) {
        w.member(&STATUS, *self as usize);
    }
}

#[rustfmt::skip]
pub static CODE: table::Enum = table::Enum {
    members: &[
        table::Literal::Int(200),
        table::Literal::Int(404),
    ],
};

impl Payload for Code {
    fn table() -> table::Table {
        table::Table::Enum(&CODE)
    }
}

impl Decode for Code {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&CODE, &Self::ALL)
    }
}

impl Encode for Code {
    fn encode(&self, w: &mut Writer) {
        w.member(&CODE, *self as usize);
    }
}

#[rustfmt::skip]
pub static SORT: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("+1"),
        table::Literal::Text("-1"),
        table::Literal::Text(""),
    ],
};

impl Payload for Sort {
    fn table() -> table::Table {
        table::Table::Enum(&SORT)
    }
}

impl Decode for Sort {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&SORT, &Self::ALL)
    }
}

impl Encode for Sort {
    fn encode(&self, w: &mut Writer) {
        w.member(&SORT, *self as usize);
    }
}

#[rustfmt::skip]
pub static MODE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("fast"),
        table::Literal::Text("slow"),
    ],
};

impl Payload for Mode {
    fn table() -> table::Table {
        table::Table::Enum(&MODE)
    }
}

impl Decode for Mode {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&MODE, &Self::ALL)
    }
}

impl Encode for Mode {
    fn encode(&self, w: &mut Writer) {
        w.member(&MODE, *self as usize);
    }
}

#[rustfmt::skip]
pub static LEVEL: table::Enum = table::Enum {
    members: &[
        table::Literal::Int(1),
        table::Literal::Int(2),
        table::Literal::Int(3),
    ],
};

impl Payload for Level {
    fn table() -> table::Table {
        table::Table::Enum(&LEVEL)
    }
}

impl Decode for Level {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&LEVEL, &Self::ALL)
    }
}

impl Encode for Level {
    fn encode(&self, w: &mut Writer) {
        w.member(&LEVEL, *self as usize);
    }
}

#[rustfmt::skip]
pub static MIXED: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("auto"),
        table::Literal::Int(1),
        table::Literal::Float(2.5),
        table::Literal::Bool(true),
    ],
};

impl Payload for Mixed {
    fn table() -> table::Table {
        table::Table::Enum(&MIXED)
    }
}

impl Decode for Mixed {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&MIXED, &Self::ALL)
    }
}

impl Encode for Mixed {
    fn encode(&self, w: &mut Writer) {
        w.member(&MIXED, *self as usize);
    }
}

#[rustfmt::skip]
pub static ONLY: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("v1"),
    ],
};

impl Payload for Only {
    fn table() -> table::Table {
        table::Table::Enum(&ONLY)
    }
}

impl Decode for Only {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&ONLY, &Self::ALL)
    }
}

impl Encode for Only {
    fn encode(&self, w: &mut Writer) {
        w.member(&ONLY, *self as usize);
    }
}

#[rustfmt::skip]
pub static OPTIONAL_MODE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("fast"),
        table::Literal::Text("slow"),
    ],
};

impl Payload for OptionalMode {
    fn table() -> table::Table {
        table::Table::Enum(&OPTIONAL_MODE)
    }
}

impl Decode for OptionalMode {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&OPTIONAL_MODE, &Self::ALL)
    }
}

impl Encode for OptionalMode {
    fn encode(&self, w: &mut Writer) {
        w.member(&OPTIONAL_MODE, *self as usize);
    }
}

#[rustfmt::skip]
pub static JOB_KIND: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("job"),
    ],
};

impl Payload for JobKind {
    fn table() -> table::Table {
        table::Table::Enum(&JOB_KIND)
    }
}

impl Decode for JobKind {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&JOB_KIND, &Self::ALL)
    }
}

impl Encode for JobKind {
    fn encode(&self, w: &mut Writer) {
        w.member(&JOB_KIND, *self as usize);
    }
}

#[rustfmt::skip]
pub static JOB: table::Record = table::Record {
    name: "Job",
    fields: &[
        table::Field::default("status", table::Table::Enum(&STATUS), "\"pending\""),
        table::Field::required("kind", table::Table::Enum(&JOB_KIND)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Job {
    fn table() -> table::Table {
        table::Table::Record(&JOB)
    }
}

impl Decode for Job {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut status = None;
        let mut kind = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "status" => status = Some(r.read()?),
                "kind" => kind = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            status: status.unwrap_or(Status::Pending),
            kind: kind.ok_or(Refused)?,
        })
    }
}

impl Encode for Job {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("status").write(&self.status);
        w.key("kind").write(&self.kind);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static MANY: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("a01"),
        table::Literal::Text("a02"),
        table::Literal::Text("a03"),
        table::Literal::Text("a04"),
        table::Literal::Text("a05"),
        table::Literal::Text("a06"),
        table::Literal::Text("a07"),
        table::Literal::Text("a08"),
        table::Literal::Text("a09"),
        table::Literal::Text("a10"),
        table::Literal::Text("a11"),
        table::Literal::Text("a12"),
        table::Literal::Text("a13"),
        table::Literal::Text("a14"),
        table::Literal::Text("a15"),
        table::Literal::Text("a16"),
        table::Literal::Text("a17"),
        table::Literal::Text("a18"),
        table::Literal::Text("a19"),
        table::Literal::Text("a20"),
        table::Literal::Text("a21"),
        table::Literal::Text("a22"),
    ],
};

impl Payload for Many {
    fn table() -> table::Table {
        table::Table::Enum(&MANY)
    }
}

impl Decode for Many {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&MANY, &Self::ALL)
    }
}

impl Encode for Many {
    fn encode(&self, w: &mut Writer) {
        w.member(&MANY, *self as usize);
    }
}

#[rustfmt::skip]
pub static TWENTY: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("a01"),
        table::Literal::Text("a02"),
        table::Literal::Text("a03"),
        table::Literal::Text("a04"),
        table::Literal::Text("a05"),
        table::Literal::Text("a06"),
        table::Literal::Text("a07"),
        table::Literal::Text("a08"),
        table::Literal::Text("a09"),
        table::Literal::Text("a10"),
        table::Literal::Text("a11"),
        table::Literal::Text("a12"),
        table::Literal::Text("a13"),
        table::Literal::Text("a14"),
        table::Literal::Text("a15"),
        table::Literal::Text("a16"),
        table::Literal::Text("a17"),
        table::Literal::Text("a18"),
        table::Literal::Text("a19"),
        table::Literal::Text("a20"),
    ],
};

impl Payload for Twenty {
    fn table() -> table::Table {
        table::Table::Enum(&TWENTY)
    }
}

impl Decode for Twenty {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&TWENTY, &Self::ALL)
    }
}

impl Encode for Twenty {
    fn encode(&self, w: &mut Writer) {
        w.member(&TWENTY, *self as usize);
    }
}

#[rustfmt::skip]
pub static TWENTY_ONE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("a01"),
        table::Literal::Text("a02"),
        table::Literal::Text("a03"),
        table::Literal::Text("a04"),
        table::Literal::Text("a05"),
        table::Literal::Text("a06"),
        table::Literal::Text("a07"),
        table::Literal::Text("a08"),
        table::Literal::Text("a09"),
        table::Literal::Text("a10"),
        table::Literal::Text("a11"),
        table::Literal::Text("a12"),
        table::Literal::Text("a13"),
        table::Literal::Text("a14"),
        table::Literal::Text("a15"),
        table::Literal::Text("a16"),
        table::Literal::Text("a17"),
        table::Literal::Text("a18"),
        table::Literal::Text("a19"),
        table::Literal::Text("a20"),
        table::Literal::Text("a21"),
    ],
};

impl Payload for TwentyOne {
    fn table() -> table::Table {
        table::Table::Enum(&TWENTY_ONE)
    }
}

impl Decode for TwentyOne {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&TWENTY_ONE, &Self::ALL)
    }
}

impl Encode for TwentyOne {
    fn encode(&self, w: &mut Writer) {
        w.member(&TWENTY_ONE, *self as usize);
    }
}

#[rustfmt::skip]
pub static RATE: table::Enum = table::Enum {
    members: &[
        table::Literal::Float(0.5),
        table::Literal::Int(1),
        table::Literal::Int(9007199254740993),
        table::Literal::Float(1e-7),
    ],
};

impl Payload for Rate {
    fn table() -> table::Table {
        table::Table::Enum(&RATE)
    }
}

impl Decode for Rate {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&RATE, &Self::ALL)
    }
}

impl Encode for Rate {
    fn encode(&self, w: &mut Writer) {
        w.member(&RATE, *self as usize);
    }
}

#[rustfmt::skip]
pub static ACCENT: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("été"),
        table::Literal::Text("ÉTÉ"),
        table::Literal::Text("日本"),
    ],
};

impl Payload for Accent {
    fn table() -> table::Table {
        table::Table::Enum(&ACCENT)
    }
}

impl Decode for Accent {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&ACCENT, &Self::ALL)
    }
}

impl Encode for Accent {
    fn encode(&self, w: &mut Writer) {
        w.member(&ACCENT, *self as usize);
    }
}

#[rustfmt::skip]
pub static YES: table::Enum = table::Enum {
    members: &[
        table::Literal::Bool(true),
    ],
};

impl Payload for Yes {
    fn table() -> table::Table {
        table::Table::Enum(&YES)
    }
}

impl Decode for Yes {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&YES, &Self::ALL)
    }
}

impl Encode for Yes {
    fn encode(&self, w: &mut Writer) {
        w.member(&YES, *self as usize);
    }
}

#[rustfmt::skip]
pub static ANSWER: table::Enum = table::Enum {
    members: &[
        table::Literal::Int(42),
    ],
};

impl Payload for Answer {
    fn table() -> table::Table {
        table::Table::Enum(&ANSWER)
    }
}

impl Decode for Answer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&ANSWER, &Self::ALL)
    }
}

impl Encode for Answer {
    fn encode(&self, w: &mut Writer) {
        w.member(&ANSWER, *self as usize);
    }
}

#[rustfmt::skip]
pub static ONLY_MAYBE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("v1"),
    ],
};

impl Payload for OnlyMaybe {
    fn table() -> table::Table {
        table::Table::Enum(&ONLY_MAYBE)
    }
}

impl Decode for OnlyMaybe {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&ONLY_MAYBE, &Self::ALL)
    }
}

impl Encode for OnlyMaybe {
    fn encode(&self, w: &mut Writer) {
        w.member(&ONLY_MAYBE, *self as usize);
    }
}

#[rustfmt::skip]
pub static FLAGS: table::Enum = table::Enum {
    members: &[
        table::Literal::Bool(true),
        table::Literal::Text("unknown"),
    ],
};

impl Payload for Flags {
    fn table() -> table::Table {
        table::Table::Enum(&FLAGS)
    }
}

impl Decode for Flags {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&FLAGS, &Self::ALL)
    }
}

impl Encode for Flags {
    fn encode(&self, w: &mut Writer) {
        w.member(&FLAGS, *self as usize);
    }
}

#[rustfmt::skip]
pub static LONG: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        table::Literal::Text("short"),
    ],
};

impl Payload for Long {
    fn table() -> table::Table {
        table::Table::Enum(&LONG)
    }
}

impl Decode for Long {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&LONG, &Self::ALL)
    }
}

impl Encode for Long {
    fn encode(&self, w: &mut Writer) {
        w.member(&LONG, *self as usize);
    }
}
