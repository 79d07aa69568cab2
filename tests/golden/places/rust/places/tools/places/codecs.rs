// Made by toolc from places.tools; do not edit.

//! How the payloads, results and errors of the toolset `places` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::case_places::codecs as case_places;
use super::types::{
    CleanArgs, CleanError, CopyError, FetchArgs, FetchError, LoadArgs, LoadError, ReadArgs,
    ReadError, VisitArgs, VisitArgsSource, VisitArgsUpload, VisitArgsUploadRecord,
    VisitArgsUploadRecord2, VisitArgsUploadRecord2Kind, VisitArgsUploadRecordKind, VisitArgsWords,
    VisitArgsWordsLiteral, VisitError,
};

#[rustfmt::skip]
pub static READ_ARGS: table::Record = table::Record {
    name: "ReadArgs",
    fields: &[
        table::Field::default("file", table::Table::PATH, "\".\""),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ReadArgs {
    fn table() -> table::Table {
        table::Table::Record(&READ_ARGS)
    }
}

impl Decode for ReadArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut file = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "file" => file = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            file: file.unwrap_or_else(Self::default_file),
        })
    }
}

impl Encode for ReadArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("file").write(&self.file);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CLEAN_ARGS: table::Record = table::Record {
    name: "CleanArgs",
    fields: &[
        table::Field::required("paths", table::Table::List(&CLEAN_ARGS_PATHS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static CLEAN_ARGS_PATHS: table::List = table::List::of(table::Table::PATH).min(1);

impl Payload for CleanArgs {
    fn table() -> table::Table {
        table::Table::Record(&CLEAN_ARGS)
    }
}

impl Decode for CleanArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut paths = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "paths" => paths = Some(r.list(&CLEAN_ARGS_PATHS, Reader::read)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            paths: paths.ok_or(Refused)?,
        })
    }
}

impl Encode for CleanArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("paths");
        w.list(&self.paths, &CLEAN_ARGS_PATHS, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static VISIT_ARGS_WORDS_LITERAL: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("stdin"),
    ],
};

toolrt::members!(VisitArgsWordsLiteral: VISIT_ARGS_WORDS_LITERAL);

toolrt::member_texts!(VisitArgsWordsLiteral: VISIT_ARGS_WORDS_LITERAL);

#[rustfmt::skip]
pub static VISIT_ARGS_WORDS: table::Union = table::Union {
    alternatives: &[
        table::Table::Enum(&VISIT_ARGS_WORDS_LITERAL),
        table::Table::PATH,
        table::Table::INT,
    ],
};

impl Payload for VisitArgsWords {
    fn table() -> table::Table {
        table::Table::Union(&VISIT_ARGS_WORDS)
    }
}

impl Decode for VisitArgsWords {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&VISIT_ARGS_WORDS)? {
            0 => r.read().map(Self::Literal),
            1 => r.read().map(Self::Path),
            2 => r.read().map(Self::Int),
            _ => Err(Refused),
        }
    }
}

impl Encode for VisitArgsWords {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Literal(value) => w.write(value),
            Self::Path(value) => w.write(value),
            Self::Int(value) => w.write(value),
        }
    }
}

toolrt::conversions!(VisitArgsWords {
    Literal(VisitArgsWordsLiteral),
    Path(toolrt::FilePath),
    Int(i64),
});

#[rustfmt::skip]
pub static VISIT_ARGS_SOURCE: table::Union = table::Union {
    alternatives: &[
        table::Table::URI,
        table::Table::PATH,
    ],
};

impl Payload for VisitArgsSource {
    fn table() -> table::Table {
        table::Table::Union(&VISIT_ARGS_SOURCE)
    }
}

impl Decode for VisitArgsSource {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&VISIT_ARGS_SOURCE)? {
            0 => r.read().map(Self::Uri),
            1 => r.read().map(Self::Path),
            _ => Err(Refused),
        }
    }
}

impl Encode for VisitArgsSource {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Uri(value) => w.write(value),
            Self::Path(value) => w.write(value),
        }
    }
}

toolrt::conversions!(VisitArgsSource {
    Uri(toolrt::Uri),
    Path(toolrt::FilePath),
});

#[rustfmt::skip]
pub static VISIT_ARGS_UPLOAD_RECORD_KIND: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("file"),
    ],
};

toolrt::members!(VisitArgsUploadRecordKind: VISIT_ARGS_UPLOAD_RECORD_KIND);

toolrt::member_texts!(VisitArgsUploadRecordKind: VISIT_ARGS_UPLOAD_RECORD_KIND);

#[rustfmt::skip]
pub static VISIT_ARGS_UPLOAD_RECORD: table::Record = table::Record {
    name: "VisitArgsUploadRecord",
    fields: &[
        table::Field::required("kind", table::Table::Enum(&VISIT_ARGS_UPLOAD_RECORD_KIND)),
        table::Field::required("source", table::Table::PATH),
    ],
    rest: table::Rest::Closed,
};

impl Payload for VisitArgsUploadRecord {
    fn table() -> table::Table {
        table::Table::Record(&VISIT_ARGS_UPLOAD_RECORD)
    }
}

impl Decode for VisitArgsUploadRecord {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut kind = None;
        let mut source = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "kind" => kind = Some(r.read()?),
                "source" => source = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            kind: kind.ok_or(Refused)?,
            source: source.ok_or(Refused)?,
        })
    }
}

impl Encode for VisitArgsUploadRecord {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("kind").write(&self.kind);
        w.key("source").write(&self.source);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static VISIT_ARGS_UPLOAD_RECORD2_KIND: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("text"),
    ],
};

toolrt::members!(VisitArgsUploadRecord2Kind: VISIT_ARGS_UPLOAD_RECORD2_KIND);

toolrt::member_texts!(VisitArgsUploadRecord2Kind: VISIT_ARGS_UPLOAD_RECORD2_KIND);

#[rustfmt::skip]
pub static VISIT_ARGS_UPLOAD_RECORD2: table::Record = table::Record {
    name: "VisitArgsUploadRecord2",
    fields: &[
        table::Field::required("kind", table::Table::Enum(&VISIT_ARGS_UPLOAD_RECORD2_KIND)),
        table::Field::required("source", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for VisitArgsUploadRecord2 {
    fn table() -> table::Table {
        table::Table::Record(&VISIT_ARGS_UPLOAD_RECORD2)
    }
}

impl Decode for VisitArgsUploadRecord2 {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut kind = None;
        let mut source = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "kind" => kind = Some(r.read()?),
                "source" => source = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            kind: kind.ok_or(Refused)?,
            source: source.ok_or(Refused)?,
        })
    }
}

impl Encode for VisitArgsUploadRecord2 {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("kind").write(&self.kind);
        w.key("source").write(&self.source);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static VISIT_ARGS_UPLOAD: table::Union = table::Union {
    alternatives: &[
        table::Table::Record(&VISIT_ARGS_UPLOAD_RECORD),
        table::Table::Record(&VISIT_ARGS_UPLOAD_RECORD2),
    ],
};

impl Payload for VisitArgsUpload {
    fn table() -> table::Table {
        table::Table::Union(&VISIT_ARGS_UPLOAD)
    }
}

impl Decode for VisitArgsUpload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&VISIT_ARGS_UPLOAD)? {
            0 => r.read().map(Self::Record),
            1 => r.read().map(Self::Record2),
            _ => Err(Refused),
        }
    }
}

impl Encode for VisitArgsUpload {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Record(value) => w.write(value),
            Self::Record2(value) => w.write(value),
        }
    }
}

toolrt::conversions!(VisitArgsUpload {
    Record(VisitArgsUploadRecord),
    Record2(VisitArgsUploadRecord2),
});

#[rustfmt::skip]
pub static VISIT_ARGS: table::Record = table::Record {
    name: "VisitArgs",
    fields: &[
        table::Field::optional("trees", table::Table::Map(&VISIT_ARGS_TREES)),
        table::Field::optional("pair", table::Table::Tuple(&VISIT_ARGS_PAIR)),
        table::Field::optional("targets", table::Table::List(&VISIT_ARGS_TARGETS)),
        table::Field::optional("thing", table::Table::Tagged(&case_places::THING)),
        table::Field::optional("words", table::Table::Union(&VISIT_ARGS_WORDS)),
        table::Field::optional("source", table::Table::Union(&VISIT_ARGS_SOURCE)),
        table::Field::optional("upload", table::Table::Union(&VISIT_ARGS_UPLOAD)),
        table::Field::optional("hidden", table::Table::Secret(&table::Table::List(&VISIT_ARGS_HIDDEN))),
        table::Field::optional("folder", table::Table::Nullable(&table::Table::PATH)),
        table::Field::optional("note", table::Table::STRING),
    ],
    rest: table::Rest::Kept(table::Table::PATH),
};
#[rustfmt::skip]
static VISIT_ARGS_TREES: table::Map = table::Map::of(table::Table::Record(&case_places::TREE));
#[rustfmt::skip]
static VISIT_ARGS_PAIR: table::Tuple = table::Tuple::of(&[table::Table::PATH, table::Table::URI]);
#[rustfmt::skip]
static VISIT_ARGS_TARGETS: table::List = table::List::of(table::Table::Tagged(&case_places::TARGET));
#[rustfmt::skip]
static VISIT_ARGS_HIDDEN: table::List = table::List::of(table::Table::PATH);

impl Payload for VisitArgs {
    fn table() -> table::Table {
        table::Table::Record(&VISIT_ARGS)
    }
}

impl Decode for VisitArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut trees = None;
        let mut pair = None;
        let mut targets = None;
        let mut thing = None;
        let mut words = None;
        let mut source = None;
        let mut upload = None;
        let mut hidden = None;
        let mut folder = toolrt::Maybe::Absent;
        let mut note = None;
        let mut rest = std::collections::BTreeMap::new();
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "trees" => trees = Some(r.read()?),
                "pair" => pair = Some(read_visit_args_pair(r)?),
                "targets" => targets = Some(r.read()?),
                "thing" => thing = Some(r.read()?),
                "words" => words = Some(r.read()?),
                "source" => source = Some(r.read()?),
                "upload" => upload = Some(r.read()?),
                "hidden" => hidden = Some(r.read()?),
                "folder" => folder = r.read()?,
                "note" => note = Some(r.read()?),
                _ => {
                    let key = key.to_owned();
                    let value = r.read()?;
                    rest.insert(key, value);
                }
            }
        }
        Ok(Self {
            trees,
            pair,
            targets,
            thing,
            words,
            source,
            upload,
            hidden,
            folder,
            note,
            rest,
        })
    }
}

impl Encode for VisitArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(trees) = &self.trees {
            w.key("trees").write(trees);
        }
        if let Some(pair) = &self.pair {
            w.key("pair");
            write_visit_args_pair(w, pair);
        }
        if let Some(targets) = &self.targets {
            w.key("targets").write(targets);
        }
        if let Some(thing) = &self.thing {
            w.key("thing").write(thing);
        }
        if let Some(words) = &self.words {
            w.key("words").write(words);
        }
        if let Some(source) = &self.source {
            w.key("source").write(source);
        }
        if let Some(upload) = &self.upload {
            w.key("upload").write(upload);
        }
        if let Some(hidden) = &self.hidden {
            w.key("hidden").write(hidden);
        }
        if !self.folder.is_absent() {
            w.key("folder");
            w.nullable(self.folder.value(), Writer::write);
        }
        if let Some(note) = &self.note {
            w.key("note").write(note);
        }
        w.entries(&self.rest, Writer::write);
        w.end_object();
    }
}

fn read_visit_args_pair(r: &mut Reader<'_>) -> Result<(toolrt::FilePath, toolrt::Uri), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn write_visit_args_pair(w: &mut Writer, value: &(toolrt::FilePath, toolrt::Uri)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

#[rustfmt::skip]
pub static FETCH_ARGS: table::Record = table::Record {
    name: "FetchArgs",
    fields: &[
        table::Field::required("url", table::Table::URI),
    ],
    rest: table::Rest::Closed,
};

impl Payload for FetchArgs {
    fn table() -> table::Table {
        table::Table::Record(&FETCH_ARGS)
    }
}

impl Decode for FetchArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut url = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "url" => url = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            url: url.ok_or(Refused)?,
        })
    }
}

impl Encode for FetchArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("url").write(&self.url);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LOAD_ARGS: table::Record = table::Record {
    name: "LoadArgs",
    fields: &[
        table::Field::required("from", table::Table::URI).needs(&["fs:read", "net:read"]),
        table::Field::optional("log", table::Table::URI).needs(&["net:write"]),
    ],
    rest: table::Rest::Closed,
};

impl Payload for LoadArgs {
    fn table() -> table::Table {
        table::Table::Record(&LOAD_ARGS)
    }
}

impl Decode for LoadArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut from = None;
        let mut log = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "from" => from = Some(r.read()?),
                "log" => log = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            from: from.ok_or(Refused)?,
            log,
        })
    }
}

impl Encode for LoadArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("from").write(&self.from);
        if let Some(log) = &self.log {
            w.key("log").write(log);
        }
        w.end_object();
    }
}

toolrt::tool_errors!(ReadError {});

toolrt::tool_errors!(CopyError {});

toolrt::tool_errors!(CleanError {});

toolrt::tool_errors!(VisitError {});

toolrt::tool_errors!(FetchError {});

toolrt::tool_errors!(LoadError {});
