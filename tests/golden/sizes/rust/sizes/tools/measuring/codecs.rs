// Made by toolc from sizes.tools; do not edit.

//! How the payloads, results and errors of the toolset `measuring` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::case_sizes::codecs as case_sizes;
use super::types::{
    Folder, Outline, TakeTreesArgs, TakeTreesError, TakeTuplesArgs, TakeTuplesError, Trail, Tree,
};

#[rustfmt::skip]
pub static TAKE_TUPLES_ARGS: table::Record = table::Record {
    name: "TakeTuplesArgs",
    fields: &[
        table::Field::required("range", table::Table::Tuple(&TAKE_TUPLES_ARGS_RANGE)),
        table::Field::required("pair", table::Table::Tuple(&TAKE_TUPLES_ARGS_PAIR)),
        table::Field::optional("many", table::Table::Nullable(&table::Table::Tuple(&TAKE_TUPLES_ARGS_MANY))),
        table::Field::required("trail", table::Table::Tuple(&TAKE_TUPLES_ARGS_TRAIL)),
        table::Field::required("long", table::Table::Tuple(&TAKE_TUPLES_ARGS_LONG)),
        table::Field::optional("longer", table::Table::List(&TAKE_TUPLES_ARGS_LONGER)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static TAKE_TUPLES_ARGS_RANGE: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::INT]).tail(table::Table::INT).min(3).max(4);
#[rustfmt::skip]
static TAKE_TUPLES_ARGS_PAIR: table::Tuple = table::Tuple::of(&[table::Table::STRING, table::Table::STRING]).unique();
#[rustfmt::skip]
static TAKE_TUPLES_ARGS_MANY: table::Tuple = table::Tuple::of(&[table::Table::FLOAT]).tail(table::Table::Json).min(2).unique();
#[rustfmt::skip]
static TAKE_TUPLES_ARGS_TRAIL: table::Tuple = table::Tuple::of(&[table::Table::STRING]).tail(table::Table::INT).max(9);
#[rustfmt::skip]
static TAKE_TUPLES_ARGS_LONG: table::Tuple = table::Tuple::of(&[table::Table::STRING]).tail(table::Table::INT).min(5).max(9);
#[rustfmt::skip]
static TAKE_TUPLES_ARGS_LONGER_ITEM: table::Tuple = table::Tuple::of(&[table::Table::STRING]).tail(table::Table::INT).min(7).max(9);
#[rustfmt::skip]
static TAKE_TUPLES_ARGS_LONGER: table::List = table::List::of(table::Table::Nullable(&table::Table::Tuple(&TAKE_TUPLES_ARGS_LONGER_ITEM)));

impl Payload for TakeTuplesArgs {
    fn table() -> table::Table {
        table::Table::Record(&TAKE_TUPLES_ARGS)
    }
}

impl Decode for TakeTuplesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut range = None;
        let mut pair = None;
        let mut many = toolrt::Maybe::Absent;
        let mut trail = None;
        let mut long = None;
        let mut longer = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "range" => range = Some(read_take_tuples_args_range(r)?),
                "pair" => pair = Some(read_take_tuples_args_pair(r)?),
                "many" => many = r.nullable(read_take_tuples_args_many)?.into(),
                "trail" => trail = Some(read_take_tuples_args_trail(r)?),
                "long" => long = Some(read_take_tuples_args_long(r)?),
                "longer" => {
                    let value = r.list(
                        &TAKE_TUPLES_ARGS_LONGER,
                        read_take_tuples_args_longer_item_or_null,
                    )?;
                    longer = Some(value);
                }
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            range: range.ok_or(Refused)?,
            pair: pair.ok_or(Refused)?,
            many,
            trail: trail.ok_or(Refused)?,
            long: long.ok_or(Refused)?,
            longer,
        })
    }
}

impl Encode for TakeTuplesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("range");
        write_take_tuples_args_range(w, &self.range);
        w.key("pair");
        write_take_tuples_args_pair(w, &self.pair);
        if !self.many.is_absent() {
            w.key("many");
            w.nullable(self.many.value(), write_take_tuples_args_many);
        }
        w.key("trail");
        write_take_tuples_args_trail(w, &self.trail);
        w.key("long");
        write_take_tuples_args_long(w, &self.long);
        if let Some(longer) = &self.longer {
            w.key("longer");
            w.list(
                longer,
                &TAKE_TUPLES_ARGS_LONGER,
                write_take_tuples_args_longer_item_or_null,
            );
        }
        w.end_object();
    }
}

fn read_take_tuples_args_range(r: &mut Reader<'_>) -> Result<(i64, i64, Vec<i64>), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    let tail = r.tail(&TAKE_TUPLES_ARGS_RANGE, Reader::read)?;
    Ok((item1, item2, tail))
}

fn read_take_tuples_args_pair(r: &mut Reader<'_>) -> Result<(String, String), Refused> {
    r.unique()?;
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_take_tuples_args_many(r: &mut Reader<'_>) -> Result<(f64, Vec<toolrt::Value>), Refused> {
    r.unique()?;
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&TAKE_TUPLES_ARGS_MANY, Reader::read)?;
    Ok((item1, tail))
}

fn read_take_tuples_args_trail(r: &mut Reader<'_>) -> Result<Trail, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&TAKE_TUPLES_ARGS_TRAIL, Reader::read)?;
    Ok((item1, tail))
}

fn read_take_tuples_args_long(r: &mut Reader<'_>) -> Result<Trail, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&TAKE_TUPLES_ARGS_LONG, Reader::read)?;
    Ok((item1, tail))
}

fn read_take_tuples_args_longer_item(r: &mut Reader<'_>) -> Result<Trail, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&TAKE_TUPLES_ARGS_LONGER_ITEM, Reader::read)?;
    Ok((item1, tail))
}

fn read_take_tuples_args_longer_item_or_null(r: &mut Reader<'_>) -> Result<Option<Trail>, Refused> {
    r.nullable(read_take_tuples_args_longer_item)
}

fn write_take_tuples_args_range(w: &mut Writer, value: &(i64, i64, Vec<i64>)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.tail(&value.2, &TAKE_TUPLES_ARGS_RANGE, Writer::write);
    w.end_list();
}

fn write_take_tuples_args_pair(w: &mut Writer, value: &(String, String)) {
    let start = w.position();
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
    w.unique(start);
}

fn write_take_tuples_args_many(w: &mut Writer, value: &(f64, Vec<toolrt::Value>)) {
    let start = w.position();
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &TAKE_TUPLES_ARGS_MANY, Writer::write);
    w.end_list();
    w.unique(start);
}

fn write_take_tuples_args_trail(w: &mut Writer, value: &Trail) {
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &TAKE_TUPLES_ARGS_TRAIL, Writer::write);
    w.end_list();
}

fn write_take_tuples_args_long(w: &mut Writer, value: &Trail) {
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &TAKE_TUPLES_ARGS_LONG, Writer::write);
    w.end_list();
}

fn write_take_tuples_args_longer_item(w: &mut Writer, value: &Trail) {
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &TAKE_TUPLES_ARGS_LONGER_ITEM, Writer::write);
    w.end_list();
}

fn write_take_tuples_args_longer_item_or_null(w: &mut Writer, value: &Option<Trail>) {
    w.nullable(value.as_ref(), write_take_tuples_args_longer_item);
}

#[rustfmt::skip]
pub static TAKE_TREES_ARGS: table::Record = table::Record {
    name: "TakeTreesArgs",
    fields: &[
        table::Field::required("tree", table::Table::List(&TAKE_TREES_ARGS_TREE)),
        table::Field::optional("outline", table::Table::Nullable(&table::Table::List(&TAKE_TREES_ARGS_OUTLINE))),
        table::Field::required("folder", table::Table::Map(&TAKE_TREES_ARGS_FOLDER)),
        table::Field::optional("secret", table::Table::Secret(&table::Table::Map(&TAKE_TREES_ARGS_SECRET))),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static TAKE_TREES_ARGS_TREE: table::List = case_sizes::TREE.min(1).max(2);
#[rustfmt::skip]
static TAKE_TREES_ARGS_OUTLINE: table::List = case_sizes::OUTLINE.min(1).unique();
#[rustfmt::skip]
static TAKE_TREES_ARGS_FOLDER: table::Map = case_sizes::FOLDER.max(1);
#[rustfmt::skip]
static TAKE_TREES_ARGS_SECRET: table::Map = case_sizes::FOLDER.max(2);

impl Payload for TakeTreesArgs {
    fn table() -> table::Table {
        table::Table::Record(&TAKE_TREES_ARGS)
    }
}

impl Decode for TakeTreesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut tree = None;
        let mut outline = toolrt::Maybe::Absent;
        let mut folder = None;
        let mut secret = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "tree" => tree = Some(read_take_trees_args_tree(r)?),
                "outline" => outline = r.nullable(read_take_trees_args_outline)?.into(),
                "folder" => folder = Some(read_take_trees_args_folder(r)?),
                "secret" => secret = Some(read_take_trees_args_secret_hidden(r)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            tree: tree.ok_or(Refused)?,
            outline,
            folder: folder.ok_or(Refused)?,
            secret,
        })
    }
}

impl Encode for TakeTreesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("tree");
        write_take_trees_args_tree(w, &self.tree);
        if !self.outline.is_absent() {
            w.key("outline");
            w.nullable(self.outline.value(), write_take_trees_args_outline);
        }
        w.key("folder");
        write_take_trees_args_folder(w, &self.folder);
        if let Some(secret) = &self.secret {
            w.key("secret");
            write_take_trees_args_secret_hidden(w, secret);
        }
        w.end_object();
    }
}

fn read_take_trees_args_tree(r: &mut Reader<'_>) -> Result<Tree, Refused> {
    r.held(table::Table::List(&TAKE_TREES_ARGS_TREE))?;
    r.read()
}

fn read_take_trees_args_outline(r: &mut Reader<'_>) -> Result<Outline, Refused> {
    r.held(table::Table::List(&TAKE_TREES_ARGS_OUTLINE))?;
    r.read()
}

fn read_take_trees_args_folder(r: &mut Reader<'_>) -> Result<Folder, Refused> {
    r.held(table::Table::Map(&TAKE_TREES_ARGS_FOLDER))?;
    r.read()
}

fn read_take_trees_args_secret(r: &mut Reader<'_>) -> Result<Folder, Refused> {
    r.held(table::Table::Map(&TAKE_TREES_ARGS_SECRET))?;
    r.read()
}

fn read_take_trees_args_secret_hidden(
    r: &mut Reader<'_>,
) -> Result<toolrt::Secret<Folder>, Refused> {
    read_take_trees_args_secret(r).map(toolrt::Secret::new)
}

fn write_take_trees_args_tree(w: &mut Writer, value: &Tree) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::List(&TAKE_TREES_ARGS_TREE));
}

fn write_take_trees_args_outline(w: &mut Writer, value: &Outline) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::List(&TAKE_TREES_ARGS_OUTLINE));
}

fn write_take_trees_args_folder(w: &mut Writer, value: &Folder) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::Map(&TAKE_TREES_ARGS_FOLDER));
}

fn write_take_trees_args_secret(w: &mut Writer, value: &Folder) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::Map(&TAKE_TREES_ARGS_SECRET));
}

fn write_take_trees_args_secret_hidden(w: &mut Writer, value: &toolrt::Secret<Folder>) {
    write_take_trees_args_secret(w, value.expose());
}

#[rustfmt::skip]
static TAKE_TUPLES_RESULT_TYPE: table::Tuple = table::Tuple::of(&[table::Table::INT]).tail(table::Table::INT).max(2).unique();
#[rustfmt::skip]
pub static TAKE_TUPLES_RESULT_TABLE: table::Table = table::Table::Tuple(&TAKE_TUPLES_RESULT_TYPE);

/// How the take tuples result is read and written.
pub fn take_tuples_result() -> toolrt::Codec<(i64, Vec<i64>)> {
    toolrt::Codec::new(
        table_take_tuples_result,
        read_take_tuples_result,
        encode_take_tuples_result,
    )
}

fn table_take_tuples_result() -> table::Table {
    TAKE_TUPLES_RESULT_TABLE
}

fn encode_take_tuples_result(value: &(i64, Vec<i64>), w: &mut Writer) {
    write_take_tuples_result(w, value);
}

fn read_take_tuples_result(r: &mut Reader<'_>) -> Result<(i64, Vec<i64>), Refused> {
    r.unique()?;
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&TAKE_TUPLES_RESULT_TYPE, Reader::read)?;
    Ok((item1, tail))
}

fn write_take_tuples_result(w: &mut Writer, value: &(i64, Vec<i64>)) {
    let start = w.position();
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &TAKE_TUPLES_RESULT_TYPE, Writer::write);
    w.end_list();
    w.unique(start);
}

toolrt::tool_errors!(TakeTuplesError {});

#[rustfmt::skip]
static TAKE_TREES_RESULT_TYPE: table::List = case_sizes::TREE.max(5);
#[rustfmt::skip]
pub static TAKE_TREES_RESULT_TABLE: table::Table = table::Table::List(&TAKE_TREES_RESULT_TYPE);

/// How the take trees result is read and written.
pub fn take_trees_result() -> toolrt::Codec<Tree> {
    toolrt::Codec::new(
        table_take_trees_result,
        read_take_trees_result,
        encode_take_trees_result,
    )
}

fn table_take_trees_result() -> table::Table {
    TAKE_TREES_RESULT_TABLE
}

fn encode_take_trees_result(value: &Tree, w: &mut Writer) {
    write_take_trees_result(w, value);
}

fn read_take_trees_result(r: &mut Reader<'_>) -> Result<Tree, Refused> {
    r.held(table::Table::List(&TAKE_TREES_RESULT_TYPE))?;
    r.read()
}

fn write_take_trees_result(w: &mut Writer, value: &Tree) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::List(&TAKE_TREES_RESULT_TYPE));
}

toolrt::tool_errors!(TakeTreesError {});
