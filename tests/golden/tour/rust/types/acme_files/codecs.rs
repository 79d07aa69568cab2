// Made by toolc from files.tools; do not edit.

//! How the types of `acme.files` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{BadPattern, FileMatch, Renamed};

#[rustfmt::skip]
pub static FILE_MATCH: table::Record = table::Record {
    name: "FileMatch",
    fields: &[
        table::Field::required("path", table::Table::PATH),
        table::Field::required("size", table::Table::Int(&FILE_MATCH_SIZE)),
        table::Field::required("modified", table::Table::DATE_TIME),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FILE_MATCH_SIZE: table::Int = table::Int::ANY.at_least(0);

impl Payload for FileMatch {
    fn table() -> table::Table {
        table::Table::Record(&FILE_MATCH)
    }
}

impl Decode for FileMatch {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut path = None;
        let mut size = None;
        let mut modified = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "path" => path = Some(r.read()?),
                "size" => size = Some(r.int(&FILE_MATCH_SIZE)?),
                "modified" => modified = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            path: path.ok_or(Refused)?,
            size: size.ok_or(Refused)?,
            modified: modified.ok_or(Refused)?,
        })
    }
}

impl Encode for FileMatch {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("path").write(&self.path);
        w.key("size").int(self.size, &FILE_MATCH_SIZE);
        w.key("modified").write(&self.modified);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static RENAMED: table::Record = table::Record {
    name: "Renamed",
    fields: &[
        table::Field::required("from", table::Table::PATH),
        table::Field::required("to", table::Table::PATH),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Renamed {
    fn table() -> table::Table {
        table::Table::Record(&RENAMED)
    }
}

impl Decode for Renamed {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut from = None;
        let mut to = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "from" => from = Some(r.read()?),
                "to" => to = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            from: from.ok_or(Refused)?,
            to: to.ok_or(Refused)?,
        })
    }
}

impl Encode for Renamed {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("from").write(&self.from);
        w.key("to").write(&self.to);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BAD_PATTERN: table::Record = table::Record {
    name: "bad_pattern",
    fields: &[
        table::Field::required("position", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for BadPattern {
    fn table() -> table::Table {
        table::Table::Record(&BAD_PATTERN)
    }
}

impl Decode for BadPattern {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut position = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "position" => position = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            position: position.ok_or(Refused)?,
        })
    }
}

impl Encode for BadPattern {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("position").write(&self.position);
        w.end_object();
    }
}

toolrt::error_message!(BadPattern: "The glob pattern cannot be parsed.");
