// Made by toolc from quotes.tools; do not edit.

//! How the payloads, results and errors of the toolset `texts` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{COpenXWDArgs, COpenXWDError};

#[rustfmt::skip]
pub static C_OPEN_XWD_ARGS: table::Record = table::Record {
    name: "COpenXWDArgs",
    fields: &[
        table::Field::required("{e} ${f} %s `g`", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for COpenXWDArgs {
    fn table() -> table::Table {
        table::Table::Record(&C_OPEN_XWD_ARGS)
    }
}

impl Decode for COpenXWDArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut e_f_s_g = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "{e} ${f} %s `g`" => e_f_s_g = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            e_f_s_g: e_f_s_g.ok_or(Refused)?,
        })
    }
}

impl Encode for COpenXWDArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("{e} ${f} %s `g`").write(&self.e_f_s_g);
        w.end_object();
    }
}

toolrt::tool_errors!(COpenXWDError {});
