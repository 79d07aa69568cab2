// Made by toolc from unions.tools; do not edit.

//! How the payloads, results and errors of the toolset `unions` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::case_unions::codecs as case_unions;
use super::types::{
    Below, ChooseArgs, ChooseArgsInline, ChooseArgsMixed, ChooseError, CountArgs, CountError,
    DescendArgs, DescendError, NestArgs, NestError, PickArgs, PickError, Span, Trail,
};

#[rustfmt::skip]
pub static CHOOSE_ARGS_INLINE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("a"),
        table::Literal::Text("b"),
    ],
};

toolrt::members!(ChooseArgsInline: CHOOSE_ARGS_INLINE);

toolrt::member_texts!(ChooseArgsInline: CHOOSE_ARGS_INLINE);

#[rustfmt::skip]
pub static CHOOSE_ARGS_MIXED: table::Enum = table::Enum {
    members: &[
        table::Literal::Int(1),
        table::Literal::Text("one"),
        table::Literal::Bool(true),
        table::Literal::Float(1.5),
    ],
};

toolrt::members!(ChooseArgsMixed: CHOOSE_ARGS_MIXED);

toolrt::member_texts!(ChooseArgsMixed: CHOOSE_ARGS_MIXED);

#[rustfmt::skip]
pub static CHOOSE_ARGS: table::Record = table::Record {
    name: "ChooseArgs",
    fields: &[
        table::Field::required("wire", table::Table::Enum(&case_unions::WIRE)),
        table::Field::required("code", table::Table::Enum(&case_unions::CODE)),
        table::Field::required("locator", table::Table::Nullable(&table::Table::Union(&case_unions::LOCATOR))),
        table::Field::required("trigger", table::Table::Tagged(&case_unions::TRIGGER)),
        table::Field::required("answer", table::Table::Tagged(&case_unions::ANSWER)),
        table::Field::required("any", table::Table::Union(&case_unions::ANY)),
        table::Field::required("span", table::Table::Tuple(&CHOOSE_ARGS_SPAN)),
        table::Field::optional("trail", table::Table::Nullable(&table::Table::Tuple(&CHOOSE_ARGS_TRAIL))),
        table::Field::required("tree", table::Table::Union(&case_unions::TREE)),
        table::Field::optional("cell", table::Table::Union(&case_unions::CELL)),
        table::Field::optional("where", table::Table::Union(&case_unions::WHERE)),
        table::Field::required("inline", table::Table::Nullable(&table::Table::Enum(&CHOOSE_ARGS_INLINE))),
        table::Field::required("mixed", table::Table::Enum(&CHOOSE_ARGS_MIXED)),
        table::Field::required("lists", table::Table::List(&CHOOSE_ARGS_LISTS)),
        table::Field::required("maps", table::Table::Map(&CHOOSE_ARGS_MAPS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static CHOOSE_ARGS_SPAN: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::FLOAT]);
#[rustfmt::skip]
static CHOOSE_ARGS_TRAIL_TAIL: table::Int = table::Int::ANY.at_least(0);
#[rustfmt::skip]
static CHOOSE_ARGS_TRAIL: table::Tuple = table::Tuple::of(&[table::Table::STRING]).tail(table::Table::Int(&CHOOSE_ARGS_TRAIL_TAIL));
#[rustfmt::skip]
static CHOOSE_ARGS_LISTS_ITEM_ITEM: table::Text = table::Text::ANY.min(1).max(3);
#[rustfmt::skip]
static CHOOSE_ARGS_LISTS_ITEM: table::List = table::List::of(table::Table::Text(&CHOOSE_ARGS_LISTS_ITEM_ITEM)).max(2);
#[rustfmt::skip]
static CHOOSE_ARGS_LISTS: table::List = table::List::of(table::Table::List(&CHOOSE_ARGS_LISTS_ITEM));
#[rustfmt::skip]
static CHOOSE_ARGS_MAPS_VALUE_VALUE: table::Int = table::Int::ANY.at_least(0);
#[rustfmt::skip]
static CHOOSE_ARGS_MAPS_VALUE: table::Map = table::Map::of(table::Table::Int(&CHOOSE_ARGS_MAPS_VALUE_VALUE));
#[rustfmt::skip]
static CHOOSE_ARGS_MAPS: table::Map = table::Map::of(table::Table::Map(&CHOOSE_ARGS_MAPS_VALUE));

impl Payload for ChooseArgs {
    fn table() -> table::Table {
        table::Table::Record(&CHOOSE_ARGS)
    }
}

impl Decode for ChooseArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut wire = None;
        let mut code = None;
        let mut locator = None;
        let mut trigger = None;
        let mut answer = None;
        let mut any = None;
        let mut span = None;
        let mut trail = toolrt::Maybe::Absent;
        let mut tree = None;
        let mut cell = None;
        let mut where_ = None;
        let mut inline = None;
        let mut mixed = None;
        let mut lists = None;
        let mut maps = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "wire" => wire = Some(r.read()?),
                "code" => code = Some(r.read()?),
                "locator" => locator = Some(r.read()?),
                "trigger" => trigger = Some(r.read()?),
                "answer" => answer = Some(r.read()?),
                "any" => any = Some(r.read()?),
                "span" => span = Some(read_choose_args_span(r)?),
                "trail" => trail = r.nullable(read_choose_args_trail)?.into(),
                "tree" => tree = Some(r.read()?),
                "cell" => cell = Some(r.read()?),
                "where" => where_ = Some(r.read()?),
                "inline" => inline = Some(r.read()?),
                "mixed" => mixed = Some(r.read()?),
                "lists" => lists = Some(r.list(&CHOOSE_ARGS_LISTS, read_choose_args_lists_item)?),
                "maps" => maps = Some(r.map(&CHOOSE_ARGS_MAPS, read_choose_args_maps_value)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            wire: wire.ok_or(Refused)?,
            code: code.ok_or(Refused)?,
            locator: locator.ok_or(Refused)?,
            trigger: trigger.ok_or(Refused)?,
            answer: answer.ok_or(Refused)?,
            any: any.ok_or(Refused)?,
            span: span.ok_or(Refused)?,
            trail,
            tree: tree.ok_or(Refused)?,
            cell,
            where_,
            inline: inline.ok_or(Refused)?,
            mixed: mixed.ok_or(Refused)?,
            lists: lists.ok_or(Refused)?,
            maps: maps.ok_or(Refused)?,
        })
    }
}

impl Encode for ChooseArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("wire").write(&self.wire);
        w.key("code").write(&self.code);
        w.key("locator").write(&self.locator);
        w.key("trigger").write(&self.trigger);
        w.key("answer").write(&self.answer);
        w.key("any").write(&self.any);
        w.key("span");
        write_choose_args_span(w, &self.span);
        if !self.trail.is_absent() {
            w.key("trail");
            w.nullable(self.trail.value(), write_choose_args_trail);
        }
        w.key("tree").write(&self.tree);
        if let Some(cell) = &self.cell {
            w.key("cell").write(cell);
        }
        if let Some(where_) = &self.where_ {
            w.key("where").write(where_);
        }
        w.key("inline").write(&self.inline);
        w.key("mixed").write(&self.mixed);
        w.key("lists");
        w.list(
            &self.lists,
            &CHOOSE_ARGS_LISTS,
            write_choose_args_lists_item,
        );
        w.key("maps");
        w.map(&self.maps, &CHOOSE_ARGS_MAPS, write_choose_args_maps_value);
        w.end_object();
    }
}

fn read_choose_args_span(r: &mut Reader<'_>) -> Result<Span, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_choose_args_trail_tail(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&CHOOSE_ARGS_TRAIL_TAIL)
}

fn read_choose_args_trail(r: &mut Reader<'_>) -> Result<Trail, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&CHOOSE_ARGS_TRAIL, read_choose_args_trail_tail)?;
    Ok((item1, tail))
}

fn read_choose_args_lists_item_item(r: &mut Reader<'_>) -> Result<String, Refused> {
    r.text(&CHOOSE_ARGS_LISTS_ITEM_ITEM)
}

fn read_choose_args_lists_item(r: &mut Reader<'_>) -> Result<Vec<String>, Refused> {
    r.list(&CHOOSE_ARGS_LISTS_ITEM, read_choose_args_lists_item_item)
}

fn read_choose_args_maps_value_value(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&CHOOSE_ARGS_MAPS_VALUE_VALUE)
}

fn read_choose_args_maps_value(
    r: &mut Reader<'_>,
) -> Result<std::collections::BTreeMap<String, i64>, Refused> {
    r.map(&CHOOSE_ARGS_MAPS_VALUE, read_choose_args_maps_value_value)
}

fn write_choose_args_span(w: &mut Writer, value: &Span) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

fn write_choose_args_trail_tail(w: &mut Writer, value: &i64) {
    w.int(*value, &CHOOSE_ARGS_TRAIL_TAIL);
}

fn write_choose_args_trail(w: &mut Writer, value: &Trail) {
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &CHOOSE_ARGS_TRAIL, write_choose_args_trail_tail);
    w.end_list();
}

fn write_choose_args_lists_item_item(w: &mut Writer, value: &String) {
    w.text(value, &CHOOSE_ARGS_LISTS_ITEM_ITEM);
}

fn write_choose_args_lists_item(w: &mut Writer, value: &Vec<String>) {
    w.list(
        value,
        &CHOOSE_ARGS_LISTS_ITEM,
        write_choose_args_lists_item_item,
    );
}

fn write_choose_args_maps_value_value(w: &mut Writer, value: &i64) {
    w.int(*value, &CHOOSE_ARGS_MAPS_VALUE_VALUE);
}

fn write_choose_args_maps_value(w: &mut Writer, value: &std::collections::BTreeMap<String, i64>) {
    w.map(
        value,
        &CHOOSE_ARGS_MAPS_VALUE,
        write_choose_args_maps_value_value,
    );
}

#[rustfmt::skip]
pub static PICK_ARGS: table::Record = table::Record {
    name: "PickArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for PickArgs {
    fn table() -> table::Table {
        table::Table::Record(&PICK_ARGS)
    }
}

impl Decode for PickArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for PickArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DESCEND_ARGS: table::Record = table::Record {
    name: "DescendArgs",
    fields: &[
        table::Field::required("below", table::Table::Nullable(&table::Table::Union(&case_unions::BELOW))),
        table::Field::required("json", table::Table::Nullable(&table::Table::Union(&case_unions::JSON))),
    ],
    rest: table::Rest::Closed,
};

impl Payload for DescendArgs {
    fn table() -> table::Table {
        table::Table::Record(&DESCEND_ARGS)
    }
}

impl Decode for DescendArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut below = None;
        let mut json = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "below" => below = Some(r.read()?),
                "json" => json = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            below: below.ok_or(Refused)?,
            json: json.ok_or(Refused)?,
        })
    }
}

impl Encode for DescendArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("below").write(&self.below);
        w.key("json").write(&self.json);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static COUNT_ARGS: table::Record = table::Record {
    name: "CountArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CountArgs {
    fn table() -> table::Table {
        table::Table::Record(&COUNT_ARGS)
    }
}

impl Decode for CountArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CountArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NEST_ARGS: table::Record = table::Record {
    name: "NestArgs",
    fields: &[
        table::Field::required("of", table::Table::List(&NEST_ARGS_OF)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static NEST_ARGS_OF: table::List = table::List::of(table::Table::Record(&case_unions::GROUP));

impl Payload for NestArgs {
    fn table() -> table::Table {
        table::Table::Record(&NEST_ARGS)
    }
}

impl Decode for NestArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut of = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "of" => of = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            of: of.ok_or(Refused)?,
        })
    }
}

impl Encode for NestArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("of").write(&self.of);
        w.end_object();
    }
}

#[rustfmt::skip]
static CHOOSE_RESULT_TYPE_ITEM: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::FLOAT]);
#[rustfmt::skip]
static CHOOSE_RESULT_TYPE: table::List = table::List::of(table::Table::Tuple(&CHOOSE_RESULT_TYPE_ITEM));
#[rustfmt::skip]
pub static CHOOSE_RESULT_TABLE: table::Table = table::Table::List(&CHOOSE_RESULT_TYPE);

/// How the choose result is read and written.
pub fn choose_result() -> toolrt::Codec<Vec<Span>> {
    toolrt::Codec::new(
        table_choose_result,
        read_choose_result,
        encode_choose_result,
    )
}

fn table_choose_result() -> table::Table {
    CHOOSE_RESULT_TABLE
}

fn encode_choose_result(value: &Vec<Span>, w: &mut Writer) {
    w.list(value, &CHOOSE_RESULT_TYPE, write_choose_result_item);
}

fn read_choose_result_item(r: &mut Reader<'_>) -> Result<Span, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_choose_result(r: &mut Reader<'_>) -> Result<Vec<Span>, Refused> {
    r.list(&CHOOSE_RESULT_TYPE, read_choose_result_item)
}

fn write_choose_result_item(w: &mut Writer, value: &Span) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

toolrt::tool_errors!(ChooseError {});

toolrt::tool_errors!(PickError {});

#[rustfmt::skip]
pub static DESCEND_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Union(&case_unions::BELOW));

/// How the descend result is read and written.
pub fn descend_result() -> toolrt::Codec<Option<Below>> {
    toolrt::Codec::new(
        table_descend_result,
        read_descend_result,
        encode_descend_result,
    )
}

fn table_descend_result() -> table::Table {
    DESCEND_RESULT_TABLE
}

fn encode_descend_result(value: &Option<Below>, w: &mut Writer) {
    w.write(value);
}

fn read_descend_result(r: &mut Reader<'_>) -> Result<Option<Below>, Refused> {
    r.read()
}

toolrt::tool_errors!(DescendError {});

#[rustfmt::skip]
static COUNT_RESULT_TYPE: table::Int = table::Int::ANY.at_least(0);
#[rustfmt::skip]
pub static COUNT_RESULT_TABLE: table::Table = table::Table::Int(&COUNT_RESULT_TYPE);

/// How the count result is read and written.
pub fn count_result() -> toolrt::Codec<i64> {
    toolrt::Codec::new(table_count_result, read_count_result, encode_count_result)
}

fn table_count_result() -> table::Table {
    COUNT_RESULT_TABLE
}

fn encode_count_result(value: &i64, w: &mut Writer) {
    w.int(*value, &COUNT_RESULT_TYPE);
}

fn read_count_result(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&COUNT_RESULT_TYPE)
}

toolrt::tool_errors!(CountError {});

toolrt::tool_errors!(NestError {});
