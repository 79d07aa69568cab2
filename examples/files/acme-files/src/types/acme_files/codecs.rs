// Made by toolc from files.tools; do not edit.

//! How the types of `acme.files` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{FileMatch, NoSuchFile, NotText, Order};

#[rustfmt::skip]
pub static FILE_MATCH: table::Record = table::Record {
    name: "FileMatch",
    fields: &[
        table::Field::required("path", table::Table::PATH),
        table::Field::required("size", table::Table::Int(&FILE_MATCH_SIZE)),
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
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "path" => path = Some(r.read()?),
                "size" => size = Some(r.int(&FILE_MATCH_SIZE)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            path: path.ok_or(Refused)?,
            size: size.ok_or(Refused)?,
        })
    }
}

impl Encode for FileMatch {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("path").write(&self.path);
        w.key("size").int(self.size, &FILE_MATCH_SIZE);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ORDER: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("path"),
        table::Literal::Text("size"),
    ],
};

toolrt::members!(Order: ORDER);

toolrt::member_texts!(Order: ORDER);

#[rustfmt::skip]
pub static NO_SUCH_FILE: table::Record = table::Record {
    name: "no_such_file",
    fields: &[
        table::Field::required("path", table::Table::PATH),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoSuchFile {
    fn table() -> table::Table {
        table::Table::Record(&NO_SUCH_FILE)
    }
}

impl Decode for NoSuchFile {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut path = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "path" => path = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            path: path.ok_or(Refused)?,
        })
    }
}

impl Encode for NoSuchFile {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("path").write(&self.path);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOT_TEXT: table::Record = table::Record {
    name: "not_text",
    fields: &[
        table::Field::required("path", table::Table::PATH),
        table::Field::required("offset", table::Table::Int(&NOT_TEXT_OFFSET)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static NOT_TEXT_OFFSET: table::Int = table::Int::ANY.at_least(0);

impl Payload for NotText {
    fn table() -> table::Table {
        table::Table::Record(&NOT_TEXT)
    }
}

impl Decode for NotText {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut path = None;
        let mut offset = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "path" => path = Some(r.read()?),
                "offset" => offset = Some(r.int(&NOT_TEXT_OFFSET)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            path: path.ok_or(Refused)?,
            offset: offset.ok_or(Refused)?,
        })
    }
}

impl Encode for NotText {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("path").write(&self.path);
        w.key("offset").int(self.offset, &NOT_TEXT_OFFSET);
        w.end_object();
    }
}

toolrt::error_message!(NoSuchFile: "Nothing is at this path.");

toolrt::error_message!(NotText: "The file is not text.");
