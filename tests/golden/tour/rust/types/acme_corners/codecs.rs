// Made by toolc from wide.tools; do not edit.

//! How the types of `acme.corners` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::acme_common::codecs as acme_common;
use super::types::{
    Based, Keyword, Nested, NestedLevel, NestedMode, NestedPoint, NestedSort, Open, OpenTyped,
    Path3, SearchArgs, SearchResult, Span, Wire,
};

#[rustfmt::skip]
pub static OPEN: table::Record = table::Record {
    name: "Open",
    fields: &[
        table::Field::required("id", table::Table::INT),
    ],
    rest: table::Rest::Open,
};

impl Payload for Open {
    fn table() -> table::Table {
        table::Table::Record(&OPEN)
    }
}

impl Decode for Open {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                _ => r.skip()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
        })
    }
}

impl Encode for Open {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static OPEN_TYPED: table::Record = table::Record {
    name: "OpenTyped",
    fields: &[
        table::Field::required("id", table::Table::INT),
    ],
    rest: table::Rest::Kept(table::Table::STRING),
};

impl Payload for OpenTyped {
    fn table() -> table::Table {
        table::Table::Record(&OPEN_TYPED)
    }
}

impl Decode for OpenTyped {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut rest = std::collections::BTreeMap::new();
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                _ => {
                    let key = key.to_owned();
                    let value = r.read()?;
                    rest.insert(key, value);
                }
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            rest,
        })
    }
}

impl Encode for OpenTyped {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.entries(&self.rest, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BASED: table::Record = table::Record {
    name: "Based",
    fields: &[
        table::Field::required("id", table::Table::INT),
        table::Field::optional("extra", table::Table::Nullable(&table::Table::Json)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Based {
    fn table() -> table::Table {
        table::Table::Record(&BASED)
    }
}

impl Decode for Based {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut extra = toolrt::Maybe::Absent;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                "extra" => extra = r.read()?,
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            extra,
        })
    }
}

impl Encode for Based {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        if !self.extra.is_absent() {
            w.key("extra");
            w.nullable(self.extra.value(), Writer::write);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static KEYWORD: table::Record = table::Record {
    name: "Keyword",
    fields: &[
        table::Field::required("type", table::Table::STRING),
        table::Field::optional("tool", table::Table::INT),
        table::Field::optional("filter[status]", table::Table::STRING),
        table::Field::required("from", table::Table::DATE_TIME),
        table::Field::optional("in-reply-to", table::Table::STRING),
        table::Field::required("args", table::Table::List(&KEYWORD_ARGS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static KEYWORD_ARGS_ITEM: table::List = table::List::of(table::Table::INT);
#[rustfmt::skip]
static KEYWORD_ARGS: table::List = table::List::of(table::Table::List(&KEYWORD_ARGS_ITEM));

impl Payload for Keyword {
    fn table() -> table::Table {
        table::Table::Record(&KEYWORD)
    }
}

impl Decode for Keyword {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut type_ = None;
        let mut tool = None;
        let mut filter_status = None;
        let mut from = None;
        let mut in_reply_to = None;
        let mut args = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "type" => type_ = Some(r.read()?),
                "tool" => tool = Some(r.read()?),
                "filter[status]" => filter_status = Some(r.read()?),
                "from" => from = Some(r.read()?),
                "in-reply-to" => in_reply_to = Some(r.read()?),
                "args" => args = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            type_: type_.ok_or(Refused)?,
            tool,
            filter_status,
            from: from.ok_or(Refused)?,
            in_reply_to,
            args: args.ok_or(Refused)?,
        })
    }
}

impl Encode for Keyword {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("type").write(&self.type_);
        if let Some(tool) = &self.tool {
            w.key("tool").write(tool);
        }
        if let Some(filter_status) = &self.filter_status {
            w.key("filter[status]").write(filter_status);
        }
        w.key("from").write(&self.from);
        if let Some(in_reply_to) = &self.in_reply_to {
            w.key("in-reply-to").write(in_reply_to);
        }
        w.key("args").write(&self.args);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WIRE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("To Do"),
        table::Literal::Text("in progress"),
        table::Literal::Text("done"),
    ],
};

toolrt::members!(Wire: WIRE);

toolrt::member_texts!(Wire: WIRE);

#[rustfmt::skip]
pub static NESTED_POINT: table::Record = table::Record {
    name: "NestedPoint",
    fields: &[
        table::Field::required("x", table::Table::FLOAT),
        table::Field::required("y", table::Table::FLOAT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NestedPoint {
    fn table() -> table::Table {
        table::Table::Record(&NESTED_POINT)
    }
}

impl Decode for NestedPoint {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        let mut y = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                "y" => y = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
            y: y.ok_or(Refused)?,
        })
    }
}

impl Encode for NestedPoint {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.key("y").write(&self.y);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NESTED_MODE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("fast"),
        table::Literal::Text("slow"),
    ],
};

toolrt::members!(NestedMode: NESTED_MODE);

toolrt::member_texts!(NestedMode: NESTED_MODE);

#[rustfmt::skip]
pub static NESTED_LEVEL: table::Enum = table::Enum {
    members: &[
        table::Literal::Int(1),
        table::Literal::Int(2),
        table::Literal::Int(3),
    ],
};

toolrt::members!(NestedLevel: NESTED_LEVEL);

toolrt::member_texts!(NestedLevel: NESTED_LEVEL);

#[rustfmt::skip]
pub static NESTED_SORT: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("asc"),
        table::Literal::Text("desc"),
    ],
};

toolrt::members!(NestedSort: NESTED_SORT);

toolrt::member_texts!(NestedSort: NESTED_SORT);

#[rustfmt::skip]
pub static NESTED: table::Record = table::Record {
    name: "Nested",
    fields: &[
        table::Field::required("point", table::Table::Record(&NESTED_POINT)),
        table::Field::default("mode", table::Table::Enum(&NESTED_MODE), "\"fast\""),
        table::Field::default("level", table::Table::Enum(&NESTED_LEVEL), "1"),
        table::Field::optional("sort", table::Table::Nullable(&table::Table::Enum(&NESTED_SORT))),
        table::Field::required("span", table::Table::Tuple(&NESTED_SPAN)),
        table::Field::optional("trail", table::Table::Nullable(&table::Table::Tuple(&NESTED_TRAIL))),
        table::Field::default("bag", table::Table::Map(&NESTED_BAG), "{}"),
        table::Field::required("money", table::Table::Record(&acme_common::MONEY)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static NESTED_SPAN: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::FLOAT]);
#[rustfmt::skip]
static NESTED_TRAIL: table::Tuple = table::Tuple::of(&[table::Table::STRING]).tail(table::Table::INT);
#[rustfmt::skip]
static NESTED_BAG_VALUE: table::List = table::List::of(table::Table::Json);
#[rustfmt::skip]
static NESTED_BAG: table::Map = table::Map::of(table::Table::List(&NESTED_BAG_VALUE));

impl Payload for Nested {
    fn table() -> table::Table {
        table::Table::Record(&NESTED)
    }
}

impl Decode for Nested {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut point = None;
        let mut mode = None;
        let mut level = None;
        let mut sort = toolrt::Maybe::Absent;
        let mut span = None;
        let mut trail = toolrt::Maybe::Absent;
        let mut bag = None;
        let mut money = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "point" => point = Some(r.read()?),
                "mode" => mode = Some(r.read()?),
                "level" => level = Some(r.read()?),
                "sort" => sort = r.read()?,
                "span" => span = Some(read_nested_span(r)?),
                "trail" => trail = r.nullable(read_nested_trail)?.into(),
                "bag" => bag = Some(r.read()?),
                "money" => money = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            point: point.ok_or(Refused)?,
            mode: mode.unwrap_or(NestedMode::Fast),
            level: level.unwrap_or(NestedLevel::N1),
            sort,
            span: span.ok_or(Refused)?,
            trail,
            bag: bag.unwrap_or_default(),
            money: money.ok_or(Refused)?,
        })
    }
}

impl Encode for Nested {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("point").write(&self.point);
        w.key("mode").write(&self.mode);
        w.key("level").write(&self.level);
        if !self.sort.is_absent() {
            w.key("sort");
            w.nullable(self.sort.value(), Writer::write);
        }
        w.key("span");
        write_nested_span(w, &self.span);
        if !self.trail.is_absent() {
            w.key("trail");
            w.nullable(self.trail.value(), write_nested_trail);
        }
        w.key("bag").write(&self.bag);
        w.key("money").write(&self.money);
        w.end_object();
    }
}

fn read_nested_span(r: &mut Reader<'_>) -> Result<Span, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_nested_trail(r: &mut Reader<'_>) -> Result<Path3, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&NESTED_TRAIL, Reader::read)?;
    Ok((item1, tail))
}

fn write_nested_span(w: &mut Writer, value: &Span) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

fn write_nested_trail(w: &mut Writer, value: &Path3) {
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &NESTED_TRAIL, Writer::write);
    w.end_list();
}

#[rustfmt::skip]
pub static SEARCH_ARGS: table::Record = table::Record {
    name: "SearchArgs",
    fields: &[
        table::Field::required("text", table::Table::STRING),
        table::Field::required("top", table::Table::INT),
        table::Field::required("lang", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SearchArgs {
    fn table() -> table::Table {
        table::Table::Record(&SEARCH_ARGS)
    }
}

impl Decode for SearchArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        let mut top = None;
        let mut lang = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.read()?),
                "top" => top = Some(r.read()?),
                "lang" => lang = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
            top: top.ok_or(Refused)?,
            lang: lang.ok_or(Refused)?,
        })
    }
}

impl Encode for SearchArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.key("top").write(&self.top);
        w.key("lang").write(&self.lang);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SEARCH_RESULT: table::Record = table::Record {
    name: "SearchResult",
    fields: &[
        table::Field::required("items", table::Table::List(&SEARCH_RESULT_ITEMS)),
        table::Field::required("truncated", table::Table::Bool),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SEARCH_RESULT_ITEMS: table::List = table::List::of(table::Table::STRING);

impl Payload for SearchResult {
    fn table() -> table::Table {
        table::Table::Record(&SEARCH_RESULT)
    }
}

impl Decode for SearchResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut items = None;
        let mut truncated = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "items" => items = Some(r.read()?),
                "truncated" => truncated = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            items: items.ok_or(Refused)?,
            truncated: truncated.ok_or(Refused)?,
        })
    }
}

impl Encode for SearchResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("items").write(&self.items);
        w.key("truncated").write(&self.truncated);
        w.end_object();
    }
}
