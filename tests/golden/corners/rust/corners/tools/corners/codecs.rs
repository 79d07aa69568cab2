// Made by toolc from one.tools; do not edit.

//! How the payloads, results and errors of the toolset `corners` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::corners_one::codecs as corners_one;
use super::super::super::super::types::corners_two::codecs as corners_two;
use super::types::{
    AnyArgsArgs, AnyArgsError, BothArgs, BothArgsError, BothError, Broken, InjectedArgs,
    InjectedError, InjectedInjected, OpenArgsArgs, OpenArgsError, Pair, RuledArgs, RuledError,
    Slug, Small,
};

#[rustfmt::skip]
pub static BOTH_ARGS: table::Record = table::Record {
    name: "BothArgs",
    fields: &[
        table::Field::required("mine", table::Table::Record(&corners_one::THING)),
        table::Field::required("theirs", table::Table::Record(&corners_two::THING)),
        table::Field::required("big", table::Table::Enum(&corners_one::BIG)),
        table::Field::required("wide", table::Table::Record(&corners_one::WIDE)),
        table::Field::required("deep", table::Table::Record(&corners_one::DEEP)),
        table::Field::required("mixed", table::Table::Record(&corners_one::MIXED)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for BothArgs {
    fn table() -> table::Table {
        table::Table::Record(&BOTH_ARGS)
    }
}

impl Decode for BothArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut mine = None;
        let mut theirs = None;
        let mut big = None;
        let mut wide = None;
        let mut deep = None;
        let mut mixed = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "mine" => mine = Some(r.read()?),
                "theirs" => theirs = Some(r.read()?),
                "big" => big = Some(r.read()?),
                "wide" => wide = Some(r.read()?),
                "deep" => deep = Some(r.read()?),
                "mixed" => mixed = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            mine: mine.ok_or(Refused)?,
            theirs: theirs.ok_or(Refused)?,
            big: big.ok_or(Refused)?,
            wide: wide.ok_or(Refused)?,
            deep: deep.ok_or(Refused)?,
            mixed: mixed.ok_or(Refused)?,
        })
    }
}

impl Encode for BothArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("mine").write(&self.mine);
        w.key("theirs").write(&self.theirs);
        w.key("big").write(&self.big);
        w.key("wide").write(&self.wide);
        w.key("deep").write(&self.deep);
        w.key("mixed").write(&self.mixed);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static RULED_ARGS: table::Record = table::Record {
    name: "RuledArgs",
    fields: &[
        table::Field::required("ruled", table::Table::Schema(&corners_one::RULED_SCHEMA)),
        table::Field::required("x", table::Table::Nullable(&table::Table::Schema(&RULED_ARGS_X_SCHEMA))),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
pub static RULED_ARGS_X_SCHEMA: table::Schema = table::Schema::new(table::Table::STRING, "{\"minLength\":2}");

impl Payload for RuledArgs {
    fn table() -> table::Table {
        table::Table::Record(&RULED_ARGS)
    }
}

impl Decode for RuledArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.checked()?;
        let mut ruled = None;
        let mut x = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "ruled" => ruled = Some(r.read()?),
                "x" => x = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            ruled: ruled.ok_or(Refused)?,
            x: x.ok_or(Refused)?,
        })
    }
}

impl Encode for RuledArgs {
    fn encode(&self, w: &mut Writer) {
        w.check();
        w.begin_object();
        w.key("ruled").write(&self.ruled);
        w.key("x").write(&self.x);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static OPEN_ARGS_ARGS: table::Record = table::Record {
    name: "OpenArgsArgs",
    fields: &[
        table::Field::required("a", table::Table::INT),
    ],
    rest: table::Rest::Kept(table::Table::List(&OPEN_ARGS_ARGS_REST)),
};
#[rustfmt::skip]
static OPEN_ARGS_ARGS_REST_ITEM: table::Text = table::Text::ANY.min(1).max(64);
#[rustfmt::skip]
static OPEN_ARGS_ARGS_REST: table::List = table::List::of(table::Table::Text(&OPEN_ARGS_ARGS_REST_ITEM));

impl Payload for OpenArgsArgs {
    fn table() -> table::Table {
        table::Table::Record(&OPEN_ARGS_ARGS)
    }
}

impl Decode for OpenArgsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        let mut rest = std::collections::BTreeMap::new();
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => {
                    let key = key.to_owned();
                    let value = r.list(&OPEN_ARGS_ARGS_REST, read_open_args_args_rest_item)?;
                    rest.insert(key, value);
                }
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
            rest,
        })
    }
}

impl Encode for OpenArgsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.entries(&self.rest, write_open_args_args_rest);
        w.end_object();
    }
}

fn read_open_args_args_rest_item(r: &mut Reader<'_>) -> Result<Slug, Refused> {
    r.text(&OPEN_ARGS_ARGS_REST_ITEM)
}

fn write_open_args_args_rest_item(w: &mut Writer, value: &Slug) {
    w.text(value, &OPEN_ARGS_ARGS_REST_ITEM);
}

fn write_open_args_args_rest(w: &mut Writer, value: &Vec<Slug>) {
    w.list(value, &OPEN_ARGS_ARGS_REST, write_open_args_args_rest_item);
}

#[rustfmt::skip]
pub static ANY_ARGS_ARGS: table::Record = table::Record {
    name: "AnyArgsArgs",
    fields: &[],
    rest: table::Rest::Open,
};

impl Payload for AnyArgsArgs {
    fn table() -> table::Table {
        table::Table::Record(&ANY_ARGS_ARGS)
    }
}

impl Decode for AnyArgsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.skip()?;
        }
        Ok(Self {})
    }
}

impl Encode for AnyArgsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static INJECTED_ARGS: table::Record = table::Record {
    name: "InjectedArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for InjectedArgs {
    fn table() -> table::Table {
        table::Table::Record(&INJECTED_ARGS)
    }
}

impl Decode for InjectedArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for InjectedArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BOTH_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Record(&corners_one::SMALL));

/// How the both result is read and written.
pub fn both_result() -> toolrt::Codec<Option<Small>> {
    toolrt::Codec::new(table_both_result, read_both_result, encode_both_result)
}

fn table_both_result() -> table::Table {
    BOTH_RESULT_TABLE
}

fn encode_both_result(value: &Option<Small>, w: &mut Writer) {
    w.write(value);
}

fn read_both_result(r: &mut Reader<'_>) -> Result<Option<Small>, Refused> {
    r.read()
}

toolrt::tool_errors!(BothError {
    "broken" => Broken(Broken),
});

#[rustfmt::skip]
static RULED_RESULT_TYPE_VALUE: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::FLOAT]);
#[rustfmt::skip]
static RULED_RESULT_TYPE: table::Map = table::Map::of(table::Table::Tuple(&RULED_RESULT_TYPE_VALUE));
#[rustfmt::skip]
pub static RULED_RESULT_TABLE: table::Table = table::Table::Map(&RULED_RESULT_TYPE);

/// How the ruled result is read and written.
pub fn ruled_result() -> toolrt::Codec<std::collections::BTreeMap<String, Pair>> {
    toolrt::Codec::new(table_ruled_result, read_ruled_result, encode_ruled_result)
}

fn table_ruled_result() -> table::Table {
    RULED_RESULT_TABLE
}

fn encode_ruled_result(value: &std::collections::BTreeMap<String, Pair>, w: &mut Writer) {
    w.map(value, &RULED_RESULT_TYPE, write_ruled_result_value);
}

fn read_ruled_result_value(r: &mut Reader<'_>) -> Result<Pair, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_ruled_result(
    r: &mut Reader<'_>,
) -> Result<std::collections::BTreeMap<String, Pair>, Refused> {
    r.map(&RULED_RESULT_TYPE, read_ruled_result_value)
}

fn write_ruled_result_value(w: &mut Writer, value: &Pair) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

toolrt::tool_errors!(RuledError {});

#[rustfmt::skip]
pub static OPEN_ARGS_RESULT_TABLE: table::Table = table::Table::Secret(&table::Table::STRING);

/// How the open args result is read and written.
pub fn open_args_result() -> toolrt::Codec<toolrt::Secret<String>> {
    toolrt::Codec::new(
        table_open_args_result,
        read_open_args_result,
        encode_open_args_result,
    )
}

fn table_open_args_result() -> table::Table {
    OPEN_ARGS_RESULT_TABLE
}

fn encode_open_args_result(value: &toolrt::Secret<String>, w: &mut Writer) {
    w.write(value);
}

fn read_open_args_result(r: &mut Reader<'_>) -> Result<toolrt::Secret<String>, Refused> {
    r.read()
}

toolrt::tool_errors!(OpenArgsError {});

#[rustfmt::skip]
pub static BOTH_ARGS_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::STRING);

/// How the both args result is read and written.
pub fn both_args_result() -> toolrt::Codec<Option<String>> {
    toolrt::Codec::new(
        table_both_args_result,
        read_both_args_result,
        encode_both_args_result,
    )
}

fn table_both_args_result() -> table::Table {
    BOTH_ARGS_RESULT_TABLE
}

fn encode_both_args_result(value: &Option<String>, w: &mut Writer) {
    w.write(value);
}

fn read_both_args_result(r: &mut Reader<'_>) -> Result<Option<String>, Refused> {
    r.read()
}

#[rustfmt::skip]
static BOTH_ARGS_ITEM_TYPE_ITEM: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::FLOAT]);
#[rustfmt::skip]
static BOTH_ARGS_ITEM_TYPE: table::List = table::List::of(table::Table::Tuple(&BOTH_ARGS_ITEM_TYPE_ITEM));
#[rustfmt::skip]
pub static BOTH_ARGS_ITEM_TABLE: table::Table = table::Table::List(&BOTH_ARGS_ITEM_TYPE);

/// How the both args item is read and written.
pub fn both_args_item() -> toolrt::Codec<Vec<Pair>> {
    toolrt::Codec::new(
        table_both_args_item,
        read_both_args_item,
        encode_both_args_item,
    )
}

fn table_both_args_item() -> table::Table {
    BOTH_ARGS_ITEM_TABLE
}

fn encode_both_args_item(value: &Vec<Pair>, w: &mut Writer) {
    w.list(value, &BOTH_ARGS_ITEM_TYPE, write_both_args_item_item);
}

fn read_both_args_item_item(r: &mut Reader<'_>) -> Result<Pair, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_both_args_item(r: &mut Reader<'_>) -> Result<Vec<Pair>, Refused> {
    r.list(&BOTH_ARGS_ITEM_TYPE, read_both_args_item_item)
}

fn write_both_args_item_item(w: &mut Writer, value: &Pair) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

toolrt::tool_errors!(BothArgsError {});

toolrt::tool_errors!(AnyArgsError {});

#[rustfmt::skip]
static INJECTED_INJECTED_SLUG: table::Text = table::Text::ANY.min(1).max(64);
#[rustfmt::skip]
static INJECTED_INJECTED_COUNT: table::Int = table::Int::ANY.at_least(1);

fn read_injected_injected_slug(r: &mut Reader<'_>) -> Result<Slug, Refused> {
    r.text(&INJECTED_INJECTED_SLUG)
}

fn read_injected_injected_count(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&INJECTED_INJECTED_COUNT)
}

impl toolrt::Inject for InjectedInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            slug: cx.inject(
                "slug",
                toolrt::Source::Label("slug"),
                read_injected_injected_slug,
            )?,
            count: cx.inject_optional(
                "count",
                toolrt::Source::Label("count"),
                read_injected_injected_count,
            )?,
        })
    }
}

toolrt::tool_errors!(InjectedError {});
