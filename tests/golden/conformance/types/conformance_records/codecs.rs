// Made by toolc from records.tools; do not edit.

//! How the types of `conformance.records` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    Absent, Base, Chain, Empty, Even, Limits, Marked, Mode, More, Node, Odd, Odds, Open, OpenDeep,
    OpenJson, OpenTyped, Outer, Pick, Rows, Settings, Spelled, Todo, Wanted, WantedEither,
    WantedOne, Wide,
};

#[rustfmt::skip]
pub static TODO: table::Record = table::Record {
    name: "Todo",
    fields: &[
        table::Field::required("id", table::Table::Text(&TODO_ID)),
        table::Field::required("title", table::Table::STRING),
        table::Field::default("done", table::Table::Bool, "false"),
        table::Field::optional("note", table::Table::STRING),
        table::Field::optional("due", table::Table::Nullable(&table::Table::STRING)),
        table::Field::required("owner", table::Table::Nullable(&table::Table::STRING)),
        table::Field::optional("level", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static TODO_ID: table::Text = table::Text::ANY.min(1);

impl Payload for Todo {
    fn table() -> table::Table {
        table::Table::Record(&TODO)
    }
}

impl Decode for Todo {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut title = None;
        let mut done = None;
        let mut note = None;
        let mut due = toolrt::Maybe::Absent;
        let mut owner = None;
        let mut level = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.text(&TODO_ID)?),
                "title" => title = Some(r.read()?),
                "done" => done = Some(r.read()?),
                "note" => note = Some(r.read()?),
                "due" => due = r.read()?,
                "owner" => owner = Some(r.read()?),
                "level" => level = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            title: title.ok_or(Refused)?,
            done: done.unwrap_or_default(),
            note,
            due,
            owner: owner.ok_or(Refused)?,
            level,
        })
    }
}

impl Encode for Todo {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").text(&self.id, &TODO_ID);
        w.key("title").write(&self.title);
        w.key("done").write(&self.done);
        if let Some(note) = &self.note {
            w.key("note").write(note);
        }
        if !self.due.is_absent() {
            w.key("due");
            w.nullable(self.due.value(), Writer::write);
        }
        w.key("owner").write(&self.owner);
        if let Some(level) = &self.level {
            w.key("level").write(level);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static EMPTY: table::Record = table::Record {
    name: "Empty",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for Empty {
    fn table() -> table::Table {
        table::Table::Record(&EMPTY)
    }
}

impl Decode for Empty {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for Empty {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

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
pub static OPEN_JSON: table::Record = table::Record {
    name: "OpenJson",
    fields: &[
        table::Field::required("id", table::Table::INT),
    ],
    rest: table::Rest::Kept(table::Table::Json),
};

impl Payload for OpenJson {
    fn table() -> table::Table {
        table::Table::Record(&OPEN_JSON)
    }
}

impl Decode for OpenJson {
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

impl Encode for OpenJson {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.entries(&self.rest, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static OPEN_TYPED: table::Record = table::Record {
    name: "OpenTyped",
    fields: &[
        table::Field::required("id", table::Table::INT),
    ],
    rest: table::Rest::Kept(table::Table::Int(&OPEN_TYPED_REST)),
};
#[rustfmt::skip]
static OPEN_TYPED_REST: table::Int = table::Int::ANY.at_least(0);

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
                    let value = r.int(&OPEN_TYPED_REST)?;
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
        w.entries(&self.rest, write_open_typed_rest);
        w.end_object();
    }
}

fn write_open_typed_rest(w: &mut Writer, value: &i64) {
    w.int(*value, &OPEN_TYPED_REST);
}

#[rustfmt::skip]
pub static ODD: table::Record = table::Record {
    name: "Odd",
    fields: &[
        table::Field::optional("filter[status]", table::Table::STRING),
        table::Field::optional("a/b~c", table::Table::INT),
        table::Field::optional("type", table::Table::STRING),
        table::Field::optional("quoted\"key", table::Table::INT),
        table::Field::optional("", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Odd {
    fn table() -> table::Table {
        table::Table::Record(&ODD)
    }
}

impl Decode for Odd {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut filter_status = None;
        let mut a_b_c = None;
        let mut type_ = None;
        let mut quoted_key = None;
        let mut empty = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "filter[status]" => filter_status = Some(r.read()?),
                "a/b~c" => a_b_c = Some(r.read()?),
                "type" => type_ = Some(r.read()?),
                "quoted\"key" => quoted_key = Some(r.read()?),
                "" => empty = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            filter_status,
            a_b_c,
            type_,
            quoted_key,
            empty,
        })
    }
}

impl Encode for Odd {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(filter_status) = &self.filter_status {
            w.key("filter[status]").write(filter_status);
        }
        if let Some(a_b_c) = &self.a_b_c {
            w.key("a/b~c").write(a_b_c);
        }
        if let Some(type_) = &self.type_ {
            w.key("type").write(type_);
        }
        if let Some(quoted_key) = &self.quoted_key {
            w.any_key("quoted\"key").write(quoted_key);
        }
        if let Some(empty) = &self.empty {
            w.key("").write(empty);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static OUTER: table::Record = table::Record {
    name: "Outer",
    fields: &[
        table::Field::required("inner", table::Table::Record(&TODO)),
        table::Field::optional("rest", table::Table::List(&OUTER_REST)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static OUTER_REST: table::List = table::List::of(table::Table::Record(&TODO));

impl Payload for Outer {
    fn table() -> table::Table {
        table::Table::Record(&OUTER)
    }
}

impl Decode for Outer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut inner = None;
        let mut rest = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "inner" => inner = Some(r.read()?),
                "rest" => rest = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            inner: inner.ok_or(Refused)?,
            rest,
        })
    }
}

impl Encode for Outer {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("inner").write(&self.inner);
        if let Some(rest) = &self.rest {
            w.key("rest").write(rest);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NODE: table::Record = table::Record {
    name: "Node",
    fields: &[
        table::Field::required("value", table::Table::INT),
        table::Field::optional("next", table::Table::Record(&NODE)),
        table::Field::default("children", table::Table::List(&NODE_CHILDREN), "[]"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static NODE_CHILDREN: table::List = table::List::of(table::Table::Record(&NODE));

impl Payload for Node {
    fn table() -> table::Table {
        table::Table::Record(&NODE)
    }
}

impl Decode for Node {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut value_ = None;
        let mut next = None;
        let mut children = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "value" => value_ = Some(r.read()?),
                "next" => next = Some(r.read()?),
                "children" => children = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            value: value_.ok_or(Refused)?,
            next,
            children: children.unwrap_or_default(),
        })
    }
}

impl Encode for Node {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("value").write(&self.value);
        if let Some(next) = &self.next {
            w.key("next").write(next);
        }
        w.key("children").write(&self.children);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BASE: table::Record = table::Record {
    name: "Base",
    fields: &[
        table::Field::required("b", table::Table::INT),
        table::Field::required("a", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Base {
    fn table() -> table::Table {
        table::Table::Record(&BASE)
    }
}

impl Decode for Base {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut b = None;
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "b" => b = Some(r.read()?),
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            b: b.ok_or(Refused)?,
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for Base {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("b").write(&self.b);
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static MORE: table::Record = table::Record {
    name: "More",
    fields: &[
        table::Field::required("b", table::Table::INT),
        table::Field::required("a", table::Table::INT),
        table::Field::optional("c", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for More {
    fn table() -> table::Table {
        table::Table::Record(&MORE)
    }
}

impl Decode for More {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut b = None;
        let mut a = None;
        let mut c = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "b" => b = Some(r.read()?),
                "a" => a = Some(r.read()?),
                "c" => c = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            b: b.ok_or(Refused)?,
            a: a.ok_or(Refused)?,
            c,
        })
    }
}

impl Encode for More {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("b").write(&self.b);
        w.key("a").write(&self.a);
        if let Some(c) = &self.c {
            w.key("c").write(c);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SETTINGS: table::Record = table::Record {
    name: "Settings",
    fields: &[
        table::Field::default("limits", table::Table::Record(&LIMITS), "{}"),
        table::Field::default("tags", table::Table::List(&SETTINGS_TAGS), "[\"x\"]"),
        table::Field::default("names", table::Table::Map(&SETTINGS_NAMES), "{\"k\":1}"),
        table::Field::default("mode", table::Table::Enum(&MODE), "\"slow\""),
        table::Field::default("pair", table::Table::Tuple(&SETTINGS_PAIR), "[1,\"a\"]"),
        table::Field::default("any", table::Table::Json, "{\"z\":[1.50]}"),
        table::Field::default("when", table::Table::DATE_TIME, "\"2026-01-31T09:30:00Z\""),
        table::Field::default("size", table::Table::FLOAT, "1.50"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SETTINGS_TAGS: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
static SETTINGS_NAMES: table::Map = table::Map::of(table::Table::INT);
#[rustfmt::skip]
static SETTINGS_PAIR: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::STRING]);

impl Payload for Settings {
    fn table() -> table::Table {
        table::Table::Record(&SETTINGS)
    }
}

impl Decode for Settings {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut limits = None;
        let mut tags = None;
        let mut names = None;
        let mut mode = None;
        let mut pair = None;
        let mut any = None;
        let mut when = None;
        let mut size = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "limits" => limits = Some(r.read()?),
                "tags" => tags = Some(r.read()?),
                "names" => names = Some(r.read()?),
                "mode" => mode = Some(r.read()?),
                "pair" => pair = Some(read_settings_pair(r)?),
                "any" => any = Some(r.read()?),
                "when" => when = Some(r.read()?),
                "size" => size = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            limits: limits.unwrap_or_else(Self::default_limits),
            tags: tags.unwrap_or_else(Self::default_tags),
            names: names.unwrap_or_else(Self::default_names),
            mode: mode.unwrap_or(Mode::Slow),
            pair: pair.unwrap_or_else(Self::default_pair),
            any: any.unwrap_or_else(Self::default_any),
            when: when.unwrap_or_else(Self::default_when),
            size: size.unwrap_or(1.5),
        })
    }
}

impl Encode for Settings {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("limits").write(&self.limits);
        w.key("tags").write(&self.tags);
        w.key("names").write(&self.names);
        w.key("mode").write(&self.mode);
        w.key("pair");
        write_settings_pair(w, &self.pair);
        w.key("any").write(&self.any);
        w.key("when").write(&self.when);
        w.key("size").write(&self.size);
        w.end_object();
    }
}

fn read_settings_pair(r: &mut Reader<'_>) -> Result<(i64, String), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn write_settings_pair(w: &mut Writer, value: &(i64, String)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

#[rustfmt::skip]
pub static LIMITS: table::Record = table::Record {
    name: "Limits",
    fields: &[
        table::Field::default("low", table::Table::INT, "0"),
        table::Field::optional("high", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Limits {
    fn table() -> table::Table {
        table::Table::Record(&LIMITS)
    }
}

impl Decode for Limits {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut low = None;
        let mut high = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "low" => low = Some(r.read()?),
                "high" => high = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            low: low.unwrap_or_default(),
            high,
        })
    }
}

impl Encode for Limits {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("low").write(&self.low);
        if let Some(high) = &self.high {
            w.key("high").write(high);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static MODE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("fast"),
        table::Literal::Text("slow"),
    ],
};

impl Payload for Mode {
    fn table() -> table::Table {
        table::Table::Enum(&MODE)
    }
}

impl Decode for Mode {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&MODE, &Self::ALL)
    }
}

impl Encode for Mode {
    fn encode(&self, w: &mut Writer) {
        w.member(&MODE, *self as usize);
    }
}

#[rustfmt::skip]
pub static ABSENT: table::Record = table::Record {
    name: "Absent",
    fields: &[
        table::Field::optional("a", table::Table::INT),
        table::Field::optional("b", table::Table::STRING),
        table::Field::required("c", table::Table::INT),
        table::Field::optional("d", table::Table::Nullable(&table::Table::INT)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Absent {
    fn table() -> table::Table {
        table::Table::Record(&ABSENT)
    }
}

impl Decode for Absent {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        let mut b = None;
        let mut c = None;
        let mut d = toolrt::Maybe::Absent;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                "b" => b = Some(r.read()?),
                "c" => c = Some(r.read()?),
                "d" => d = r.read()?,
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a,
            b,
            c: c.ok_or(Refused)?,
            d,
        })
    }
}

impl Encode for Absent {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(a) = &self.a {
            w.key("a").write(a);
        }
        if let Some(b) = &self.b {
            w.key("b").write(b);
        }
        w.key("c").write(&self.c);
        if !self.d.is_absent() {
            w.key("d");
            w.nullable(self.d.value(), Writer::write);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WANTED_ONE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("x"),
    ],
};

impl Payload for WantedOne {
    fn table() -> table::Table {
        table::Table::Enum(&WANTED_ONE)
    }
}

impl Decode for WantedOne {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&WANTED_ONE, &Self::ALL)
    }
}

impl Encode for WantedOne {
    fn encode(&self, w: &mut Writer) {
        w.member(&WANTED_ONE, *self as usize);
    }
}

#[rustfmt::skip]
pub static WANTED_EITHER: table::Union = table::Union {
    alternatives: &[
        table::Table::INT,
        table::Table::STRING,
    ],
};

impl Payload for WantedEither {
    fn table() -> table::Table {
        table::Table::Union(&WANTED_EITHER)
    }
}

impl Decode for WantedEither {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&WANTED_EITHER)? {
            0 => r.read().map(Self::Int),
            1 => r.read().map(Self::Text),
            _ => Err(Refused),
        }
    }
}

impl Encode for WantedEither {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Int(value) => w.write(value),
            Self::Text(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static WANTED: table::Record = table::Record {
    name: "Wanted",
    fields: &[
        table::Field::required("text", table::Table::STRING),
        table::Field::required("list", table::Table::List(&WANTED_LIST)),
        table::Field::required("map", table::Table::Map(&WANTED_MAP)),
        table::Field::required("record", table::Table::Record(&BASE)),
        table::Field::required("pair", table::Table::Tuple(&WANTED_PAIR)),
        table::Field::required("mode", table::Table::Enum(&MODE)),
        table::Field::required("one", table::Table::Enum(&WANTED_ONE)),
        table::Field::required("maybe", table::Table::Nullable(&table::Table::INT)),
        table::Field::required("day", table::Table::DATE),
        table::Field::required("any", table::Table::Json),
        table::Field::required("either", table::Table::Union(&WANTED_EITHER)),
        table::Field::required("flag", table::Table::Bool),
        table::Field::required("real", table::Table::FLOAT),
        table::Field::required("nothing", table::Table::Null),
        table::Field::required("data", table::Table::BYTES),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static WANTED_LIST: table::List = table::List::of(table::Table::INT);
#[rustfmt::skip]
static WANTED_MAP: table::Map = table::Map::of(table::Table::INT);
#[rustfmt::skip]
static WANTED_PAIR: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::INT]);

impl Payload for Wanted {
    fn table() -> table::Table {
        table::Table::Record(&WANTED)
    }
}

impl Decode for Wanted {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        let mut list = None;
        let mut map = None;
        let mut record = None;
        let mut pair = None;
        let mut mode = None;
        let mut one = None;
        let mut maybe = None;
        let mut day = None;
        let mut any = None;
        let mut either = None;
        let mut flag = None;
        let mut real = None;
        let mut nothing = None;
        let mut data = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.read()?),
                "list" => list = Some(r.read()?),
                "map" => map = Some(r.read()?),
                "record" => record = Some(r.read()?),
                "pair" => pair = Some(read_wanted_pair(r)?),
                "mode" => mode = Some(r.read()?),
                "one" => one = Some(r.read()?),
                "maybe" => maybe = Some(r.read()?),
                "day" => day = Some(r.read()?),
                "any" => any = Some(r.read()?),
                "either" => either = Some(r.read()?),
                "flag" => flag = Some(r.read()?),
                "real" => real = Some(r.read()?),
                "nothing" => nothing = Some(r.read()?),
                "data" => data = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
            list: list.ok_or(Refused)?,
            map: map.ok_or(Refused)?,
            record: record.ok_or(Refused)?,
            pair: pair.ok_or(Refused)?,
            mode: mode.ok_or(Refused)?,
            one: one.ok_or(Refused)?,
            maybe: maybe.ok_or(Refused)?,
            day: day.ok_or(Refused)?,
            any: any.ok_or(Refused)?,
            either: either.ok_or(Refused)?,
            flag: flag.ok_or(Refused)?,
            real: real.ok_or(Refused)?,
            nothing: nothing.ok_or(Refused)?,
            data: data.ok_or(Refused)?,
        })
    }
}

impl Encode for Wanted {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.key("list").write(&self.list);
        w.key("map").write(&self.map);
        w.key("record").write(&self.record);
        w.key("pair");
        write_wanted_pair(w, &self.pair);
        w.key("mode").write(&self.mode);
        w.key("one").write(&self.one);
        w.key("maybe").write(&self.maybe);
        w.key("day").write(&self.day);
        w.key("any").write(&self.any);
        w.key("either").write(&self.either);
        w.key("flag").write(&self.flag);
        w.key("real").write(&self.real);
        w.key("nothing").write(&self.nothing);
        w.key("data").write(&self.data);
        w.end_object();
    }
}

fn read_wanted_pair(r: &mut Reader<'_>) -> Result<(i64, i64), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn write_wanted_pair(w: &mut Writer, value: &(i64, i64)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

#[rustfmt::skip]
pub static PICK: table::Record = table::Record {
    name: "Pick",
    fields: &[
        table::Field::required("order_by", table::Table::INT),
        table::Field::optional("orders", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Pick {
    fn table() -> table::Table {
        table::Table::Record(&PICK)
    }
}

impl Decode for Pick {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut order_by = None;
        let mut orders = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "order_by" => order_by = Some(r.read()?),
                "orders" => orders = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            order_by: order_by.ok_or(Refused)?,
            orders,
        })
    }
}

impl Encode for Pick {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("order_by").write(&self.order_by);
        if let Some(orders) = &self.orders {
            w.key("orders").write(orders);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static EVEN: table::Record = table::Record {
    name: "Even",
    fields: &[
        table::Field::default("kids", table::Table::List(&EVEN_KIDS), "[]"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static EVEN_KIDS: table::List = table::List::of(table::Table::Record(&ODDS));

impl Payload for Even {
    fn table() -> table::Table {
        table::Table::Record(&EVEN)
    }
}

impl Decode for Even {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut kids = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "kids" => kids = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            kids: kids.unwrap_or_default(),
        })
    }
}

impl Encode for Even {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("kids").write(&self.kids);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ODDS: table::Record = table::Record {
    name: "Odds",
    fields: &[
        table::Field::optional("even", table::Table::Record(&EVEN)),
        table::Field::optional("by_name", table::Table::Map(&ODDS_BY_NAME)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static ODDS_BY_NAME: table::Map = table::Map::of(table::Table::Record(&EVEN));

impl Payload for Odds {
    fn table() -> table::Table {
        table::Table::Record(&ODDS)
    }
}

impl Decode for Odds {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut even = None;
        let mut by_name = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "even" => even = Some(r.read()?),
                "by_name" => by_name = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { even, by_name })
    }
}

impl Encode for Odds {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(even) = &self.even {
            w.key("even").write(even);
        }
        if let Some(by_name) = &self.by_name {
            w.key("by_name").write(by_name);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHAIN: table::List = table::List::of(table::Table::List(&CHAIN)).max(2);

impl Payload for Chain {
    fn table() -> table::Table {
        table::Table::List(&CHAIN)
    }
}

impl Decode for Chain {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = r.list(&CHAIN, Reader::read)?;
        Ok(Self(value))
    }
}

impl Encode for Chain {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        w.list(value, &CHAIN, Writer::write);
    }
}

#[rustfmt::skip]
pub static OPEN_DEEP: table::Record = table::Record {
    name: "OpenDeep",
    fields: &[
        table::Field::required("inner", table::Table::Record(&OPEN)),
        table::Field::optional("rest", table::Table::Record(&OPEN_TYPED)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for OpenDeep {
    fn table() -> table::Table {
        table::Table::Record(&OPEN_DEEP)
    }
}

impl Decode for OpenDeep {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut inner = None;
        let mut rest = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "inner" => inner = Some(r.read()?),
                "rest" => rest = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            inner: inner.ok_or(Refused)?,
            rest,
        })
    }
}

impl Encode for OpenDeep {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("inner").write(&self.inner);
        if let Some(rest) = &self.rest {
            w.key("rest").write(rest);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static MARKED: table::Record = table::Record {
    name: "Marked",
    fields: &[
        table::Field::optional("old", table::Table::INT),
        table::Field::required("new", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Marked {
    fn table() -> table::Table {
        table::Table::Record(&MARKED)
    }
}

impl Decode for Marked {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut old = None;
        let mut new = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "old" => old = Some(r.read()?),
                "new" => new = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            old,
            new: new.ok_or(Refused)?,
        })
    }
}

impl Encode for Marked {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(old) = &self.old {
            w.key("old").write(old);
        }
        w.key("new").write(&self.new);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WIDE: table::Record = table::Record {
    name: "Wide",
    fields: &[
        table::Field::optional("f1", table::Table::INT),
        table::Field::optional("f2", table::Table::INT),
        table::Field::optional("f3", table::Table::INT),
        table::Field::optional("f4", table::Table::INT),
        table::Field::optional("f5", table::Table::INT),
        table::Field::optional("f6", table::Table::INT),
        table::Field::optional("f7", table::Table::INT),
        table::Field::optional("f8", table::Table::INT),
        table::Field::optional("f9", table::Table::INT),
        table::Field::optional("f10", table::Table::INT),
        table::Field::optional("f11", table::Table::INT),
        table::Field::optional("f12", table::Table::INT),
        table::Field::optional("f13", table::Table::INT),
        table::Field::optional("f14", table::Table::INT),
        table::Field::optional("f15", table::Table::INT),
        table::Field::optional("f16", table::Table::INT),
        table::Field::optional("f17", table::Table::INT),
        table::Field::optional("f18", table::Table::INT),
        table::Field::optional("f19", table::Table::INT),
        table::Field::optional("f20", table::Table::INT),
        table::Field::optional("f21", table::Table::INT),
        table::Field::optional("f22", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Wide {
    fn table() -> table::Table {
        table::Table::Record(&WIDE)
    }
}

impl Decode for Wide {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut f1 = None;
        let mut f2 = None;
        let mut f3 = None;
        let mut f4 = None;
        let mut f5 = None;
        let mut f6 = None;
        let mut f7 = None;
        let mut f8 = None;
        let mut f9 = None;
        let mut f10 = None;
        let mut f11 = None;
        let mut f12 = None;
        let mut f13 = None;
        let mut f14 = None;
        let mut f15 = None;
        let mut f16 = None;
        let mut f17 = None;
        let mut f18 = None;
        let mut f19 = None;
        let mut f20 = None;
        let mut f21 = None;
        let mut f22 = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "f1" => f1 = Some(r.read()?),
                "f2" => f2 = Some(r.read()?),
                "f3" => f3 = Some(r.read()?),
                "f4" => f4 = Some(r.read()?),
                "f5" => f5 = Some(r.read()?),
                "f6" => f6 = Some(r.read()?),
                "f7" => f7 = Some(r.read()?),
                "f8" => f8 = Some(r.read()?),
                "f9" => f9 = Some(r.read()?),
                "f10" => f10 = Some(r.read()?),
                "f11" => f11 = Some(r.read()?),
                "f12" => f12 = Some(r.read()?),
                "f13" => f13 = Some(r.read()?),
                "f14" => f14 = Some(r.read()?),
                "f15" => f15 = Some(r.read()?),
                "f16" => f16 = Some(r.read()?),
                "f17" => f17 = Some(r.read()?),
                "f18" => f18 = Some(r.read()?),
                "f19" => f19 = Some(r.read()?),
                "f20" => f20 = Some(r.read()?),
                "f21" => f21 = Some(r.read()?),
                "f22" => f22 = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            f1,
            f2,
            f3,
            f4,
            f5,
            f6,
            f7,
            f8,
            f9,
            f10,
            f11,
            f12,
            f13,
            f14,
            f15,
            f16,
            f17,
            f18,
            f19,
            f20,
            f21,
            f22,
        })
    }
}

impl Encode for Wide {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(f1) = &self.f1 {
            w.key("f1").write(f1);
        }
        if let Some(f2) = &self.f2 {
            w.key("f2").write(f2);
        }
        if let Some(f3) = &self.f3 {
            w.key("f3").write(f3);
        }
        if let Some(f4) = &self.f4 {
            w.key("f4").write(f4);
        }
        if let Some(f5) = &self.f5 {
            w.key("f5").write(f5);
        }
        if let Some(f6) = &self.f6 {
            w.key("f6").write(f6);
        }
        if let Some(f7) = &self.f7 {
            w.key("f7").write(f7);
        }
        if let Some(f8) = &self.f8 {
            w.key("f8").write(f8);
        }
        if let Some(f9) = &self.f9 {
            w.key("f9").write(f9);
        }
        if let Some(f10) = &self.f10 {
            w.key("f10").write(f10);
        }
        if let Some(f11) = &self.f11 {
            w.key("f11").write(f11);
        }
        if let Some(f12) = &self.f12 {
            w.key("f12").write(f12);
        }
        if let Some(f13) = &self.f13 {
            w.key("f13").write(f13);
        }
        if let Some(f14) = &self.f14 {
            w.key("f14").write(f14);
        }
        if let Some(f15) = &self.f15 {
            w.key("f15").write(f15);
        }
        if let Some(f16) = &self.f16 {
            w.key("f16").write(f16);
        }
        if let Some(f17) = &self.f17 {
            w.key("f17").write(f17);
        }
        if let Some(f18) = &self.f18 {
            w.key("f18").write(f18);
        }
        if let Some(f19) = &self.f19 {
            w.key("f19").write(f19);
        }
        if let Some(f20) = &self.f20 {
            w.key("f20").write(f20);
        }
        if let Some(f21) = &self.f21 {
            w.key("f21").write(f21);
        }
        if let Some(f22) = &self.f22 {
            w.key("f22").write(f22);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SPELLED: table::Record = table::Record {
    name: "Spelled",
    fields: &[
        table::Field::required("a b", table::Table::INT),
        table::Field::optional("ключ", table::Table::INT),
        table::Field::optional("new\nline", table::Table::INT),
        table::Field::optional("back\\slash", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Spelled {
    fn table() -> table::Table {
        table::Table::Record(&SPELLED)
    }
}

impl Decode for Spelled {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a_b = None;
        let mut u43a_u43b_u44e_u447 = None;
        let mut new_line = None;
        let mut back_slash = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a b" => a_b = Some(r.read()?),
                "ключ" => u43a_u43b_u44e_u447 = Some(r.read()?),
                "new\nline" => new_line = Some(r.read()?),
                "back\\slash" => back_slash = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a_b: a_b.ok_or(Refused)?,
            u43a_u43b_u44e_u447,
            new_line,
            back_slash,
        })
    }
}

impl Encode for Spelled {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a b").write(&self.a_b);
        if let Some(u43a_u43b_u44e_u447) = &self.u43a_u43b_u44e_u447 {
            w.key("ключ").write(u43a_u43b_u44e_u447);
        }
        if let Some(new_line) = &self.new_line {
            w.any_key("new\nline").write(new_line);
        }
        if let Some(back_slash) = &self.back_slash {
            w.any_key("back\\slash").write(back_slash);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ROWS: table::Record = table::Record {
    name: "Rows",
    fields: &[
        table::Field::required("row", table::Table::List(&ROWS_ROW)),
        table::Field::optional("row_item", table::Table::Nullable(&table::Table::Int(&ROWS_ROW_ITEM_2))),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static ROWS_ROW_ITEM: table::Int = table::Int::ANY.at_least(1).at_most(2);
#[rustfmt::skip]
static ROWS_ROW: table::List = table::List::of(table::Table::Int(&ROWS_ROW_ITEM));
#[rustfmt::skip]
static ROWS_ROW_ITEM_2: table::Int = table::Int::ANY.at_least(3).at_most(4);

impl Payload for Rows {
    fn table() -> table::Table {
        table::Table::Record(&ROWS)
    }
}

impl Decode for Rows {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut row = None;
        let mut row_item = toolrt::Maybe::Absent;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "row" => row = Some(r.list(&ROWS_ROW, read_rows_row_item)?),
                "row_item" => row_item = r.nullable(read_rows_row_item_2)?.into(),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            row: row.ok_or(Refused)?,
            row_item,
        })
    }
}

impl Encode for Rows {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("row").list(&self.row, &ROWS_ROW, write_rows_row_item);
        if !self.row_item.is_absent() {
            w.key("row_item");
            w.nullable(self.row_item.value(), write_rows_row_item_2);
        }
        w.end_object();
    }
}

fn read_rows_row_item(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&ROWS_ROW_ITEM)
}

fn read_rows_row_item_2(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&ROWS_ROW_ITEM_2)
}

fn write_rows_row_item(w: &mut Writer, value: &i64) {
    w.int(*value, &ROWS_ROW_ITEM);
}

fn write_rows_row_item_2(w: &mut Writer, value: &i64) {
    w.int(*value, &ROWS_ROW_ITEM_2);
}
