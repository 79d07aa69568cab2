//! Arguments of tools in tests: one number, and other keys beside it or not.

use toolrt::table::{Field, Record, Rest, Table};
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

/// A number; `IS_OPEN` says whether there may be other keys.
#[derive(Debug, Clone, PartialEq)]
pub struct Args<const IS_OPEN: bool> {
    pub n: i64,
}

const FIELDS: &[Field] = &[Field::required("n", Table::INT)];

pub const fn table(is_open: bool) -> Table {
    static OPEN: Record = record(Rest::Open);
    static CLOSED: Record = record(Rest::Closed);
    match is_open {
        true => Table::Record(&OPEN),
        false => Table::Record(&CLOSED),
    }
}

const fn record(rest: Rest) -> Record {
    Record {
        name: "Args",
        fields: FIELDS,
        rest,
    }
}

impl<const IS_OPEN: bool> Payload for Args<IS_OPEN> {
    fn table() -> Table {
        table(IS_OPEN)
    }
}

impl<const IS_OPEN: bool> Decode for Args<IS_OPEN> {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut n = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "n" => n = Some(r.read()?),
                _ if IS_OPEN => r.skip()?,
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            n: n.ok_or(Refused)?,
        })
    }
}

impl<const IS_OPEN: bool> Encode for Args<IS_OPEN> {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("n").write(&self.n);
        w.end_object();
    }
}
