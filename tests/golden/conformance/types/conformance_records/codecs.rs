// Made by toolc from records.tools; do not edit.

//! How the types of `conformance.records` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::types::*;

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
