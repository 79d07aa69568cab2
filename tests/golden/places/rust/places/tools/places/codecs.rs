// Made by toolc from places.tools; do not edit.

//! How the payloads, results and errors of the toolset `places` are read, written and checked.

use toolrt::table;

use super::packages::case_places::codecs as case_places;
use super::types::{
    CleanArgs, CleanError, CopyError, FetchArgs, FetchError, LoadArgs, LoadError, ReadArgs,
    ReadError, VisitArgs, VisitArgsSource, VisitArgsUpload, VisitArgsUploadRecord,
    VisitArgsUploadRecord2, VisitArgsUploadRecord2Kind, VisitArgsUploadRecordKind, VisitArgsWords,
    VisitArgsWordsLiteral, VisitError,
};

toolrt::record! {
    ReadArgs: READ_ARGS, closed;
    "file" file: default("\".\"", Self::default_file()), PATH;
}

#[rustfmt::skip]
static CLEAN_ARGS_PATHS: table::List = table::List::of(table::Table::PATH).min(1);

toolrt::record! {
    CleanArgs: CLEAN_ARGS, closed;
    "paths" paths: required, list(&CLEAN_ARGS_PATHS);
}

toolrt::members! {
    VisitArgsWordsLiteral: VISIT_ARGS_WORDS_LITERAL;
    Text("stdin");
}

toolrt::member_texts!(VisitArgsWordsLiteral: VISIT_ARGS_WORDS_LITERAL);

toolrt::alternatives! {
    VisitArgsWords: VISIT_ARGS_WORDS;
    0 Literal: Enum(&VISIT_ARGS_WORDS_LITERAL);
    1 Path: PATH;
    2 Int: INT;
}

toolrt::conversions!(VisitArgsWords {
    Literal(VisitArgsWordsLiteral),
    Path(toolrt::FilePath),
    Int(i64),
});

toolrt::alternatives! {
    VisitArgsSource: VISIT_ARGS_SOURCE;
    0 Uri: URI;
    1 Path: PATH;
}

toolrt::conversions!(VisitArgsSource {
    Uri(toolrt::Uri),
    Path(toolrt::FilePath),
});

toolrt::members! {
    VisitArgsUploadRecordKind: VISIT_ARGS_UPLOAD_RECORD_KIND;
    Text("file");
}

toolrt::member_texts!(VisitArgsUploadRecordKind: VISIT_ARGS_UPLOAD_RECORD_KIND);

toolrt::record! {
    VisitArgsUploadRecord: VISIT_ARGS_UPLOAD_RECORD, closed;
    "kind" kind: required, Enum(&VISIT_ARGS_UPLOAD_RECORD_KIND);
    "source" source: required, PATH;
}

toolrt::members! {
    VisitArgsUploadRecord2Kind: VISIT_ARGS_UPLOAD_RECORD2_KIND;
    Text("text");
}

toolrt::member_texts!(VisitArgsUploadRecord2Kind: VISIT_ARGS_UPLOAD_RECORD2_KIND);

toolrt::record! {
    VisitArgsUploadRecord2: VISIT_ARGS_UPLOAD_RECORD2, closed;
    "kind" kind: required, Enum(&VISIT_ARGS_UPLOAD_RECORD2_KIND);
    "source" source: required, STRING;
}

toolrt::alternatives! {
    VisitArgsUpload: VISIT_ARGS_UPLOAD;
    0 Record: Record(&VISIT_ARGS_UPLOAD_RECORD);
    1 Record2: Record(&VISIT_ARGS_UPLOAD_RECORD2);
}

toolrt::conversions!(VisitArgsUpload {
    Record(VisitArgsUploadRecord),
    Record2(VisitArgsUploadRecord2),
});

#[rustfmt::skip]
static VISIT_ARGS_TREES: table::Map = table::Map::of(table::Table::Record(&case_places::TREE));
#[rustfmt::skip]
static VISIT_ARGS_PAIR: table::Tuple = table::Tuple::of(&[table::Table::PATH, table::Table::URI]);
#[rustfmt::skip]
static VISIT_ARGS_TARGETS: table::List = table::List::of(table::Table::Tagged(&case_places::TARGET));
#[rustfmt::skip]
static VISIT_ARGS_HIDDEN: table::List = table::List::of(table::Table::PATH);

toolrt::record! {
    VisitArgs: VISIT_ARGS, rest(rest: PATH);
    "trees" trees: optional, Map(&VISIT_ARGS_TREES);
    "pair" pair: optional, Tuple(&VISIT_ARGS_PAIR) => by(read_visit_args_pair, write_visit_args_pair);
    "targets" targets: optional, List(&VISIT_ARGS_TARGETS);
    "thing" thing: optional, Tagged(&case_places::THING);
    "words" words: optional, Union(&VISIT_ARGS_WORDS);
    "source" source: optional, Union(&VISIT_ARGS_SOURCE);
    "upload" upload: optional, Union(&VISIT_ARGS_UPLOAD);
    "hidden" hidden: optional, Secret(&table::Table::List(&VISIT_ARGS_HIDDEN));
    "folder" folder: maybe, Nullable(&table::Table::PATH);
    "note" note: optional, STRING;
}

fn read_visit_args_pair(
    r: &mut toolrt::Reader<'_>,
) -> Result<(toolrt::FilePath, toolrt::Uri), toolrt::Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn write_visit_args_pair(w: &mut toolrt::Writer, value: &(toolrt::FilePath, toolrt::Uri)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

toolrt::record! {
    FetchArgs: FETCH_ARGS, closed;
    "url" url: required, URI;
}

toolrt::record! {
    LoadArgs: LOAD_ARGS, closed;
    "from" from: required["fs:read", "net:read"], URI;
    "log" log: optional["net:write"], URI;
}

toolrt::tool_errors!(ReadError {});

toolrt::tool_errors!(CopyError {});

toolrt::tool_errors!(CleanError {});

toolrt::tool_errors!(VisitError {});

toolrt::tool_errors!(FetchError {});

toolrt::tool_errors!(LoadError {});
