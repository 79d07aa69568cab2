// Made by toolc from records.tools; do not edit.

//! How the payloads, results and errors of the toolset `records` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::case_records::codecs as case_records;
use super::types::{KeepRecordsArgs, KeepRecordsError, Point};

#[rustfmt::skip]
pub static KEEP_RECORDS_ARGS: table::Record = table::Record {
    name: "KeepRecordsArgs",
    fields: &[
        table::Field::required("point", table::Table::Record(&case_records::POINT)),
        table::Field::required("open", table::Table::Record(&case_records::OPEN)),
        table::Field::required("json", table::Table::Record(&case_records::OPEN_JSON)),
        table::Field::required("kept", table::Table::Record(&case_records::KEPT)),
        table::Field::required("deep", table::Table::Record(&case_records::DEEP)),
        table::Field::required("tri", table::Table::Record(&case_records::TRI)),
        table::Field::required("defaults", table::Table::Record(&case_records::DEFAULTS)),
        table::Field::required("login", table::Table::Record(&case_records::LOGIN)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for KeepRecordsArgs {
    fn table() -> table::Table {
        table::Table::Record(&KEEP_RECORDS_ARGS)
    }
}

impl Decode for KeepRecordsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut point = None;
        let mut open = None;
        let mut json = None;
        let mut kept = None;
        let mut deep = None;
        let mut tri = None;
        let mut defaults = None;
        let mut login = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "point" => point = Some(r.read()?),
                "open" => open = Some(r.read()?),
                "json" => json = Some(r.read()?),
                "kept" => kept = Some(r.read()?),
                "deep" => deep = Some(r.read()?),
                "tri" => tri = Some(r.read()?),
                "defaults" => defaults = Some(r.read()?),
                "login" => login = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            point: point.ok_or(Refused)?,
            open: open.ok_or(Refused)?,
            json: json.ok_or(Refused)?,
            kept: kept.ok_or(Refused)?,
            deep: deep.ok_or(Refused)?,
            tri: tri.ok_or(Refused)?,
            defaults: defaults.ok_or(Refused)?,
            login: login.ok_or(Refused)?,
        })
    }
}

impl Encode for KeepRecordsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("point").write(&self.point);
        w.key("open").write(&self.open);
        w.key("json").write(&self.json);
        w.key("kept").write(&self.kept);
        w.key("deep").write(&self.deep);
        w.key("tri").write(&self.tri);
        w.key("defaults").write(&self.defaults);
        w.key("login").write(&self.login);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static KEEP_RECORDS_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Record(&case_records::POINT));

/// How the keep records result is read and written.
pub fn keep_records_result() -> toolrt::Codec<Option<Point>> {
    toolrt::Codec::new(
        table_keep_records_result,
        read_keep_records_result,
        encode_keep_records_result,
    )
}

fn table_keep_records_result() -> table::Table {
    KEEP_RECORDS_RESULT_TABLE
}

fn encode_keep_records_result(value: &Option<Point>, w: &mut Writer) {
    w.write(value);
}

fn read_keep_records_result(r: &mut Reader<'_>) -> Result<Option<Point>, Refused> {
    r.read()
}

toolrt::tool_errors!(KeepRecordsError {});
