// Made by toolc from obstacles.tools; do not edit.

//! How the types of `type.self` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    ALongNameOfATypeThatGoesOn, Box_, BoxError, Circle, Client, Context, Field, HTTPRequest,
    Keyword, Labelled, MoreOf, MoreOfForty, Names, Nothing, Option_, Payload_, Record, Result_,
    String2, Table, Tagged, TaggedOwnRecord, Url, Vec_, Wide13,
};

#[rustfmt::skip]
pub static OPTION_: table::Record = table::Record {
    name: "Option_",
    fields: &[
        table::Field::required("value", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Option_ {
    fn table() -> table::Table {
        table::Table::Record(&OPTION_)
    }
}

impl Decode for Option_ {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut value_ = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "value" => value_ = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            value: value_.ok_or(Refused)?,
        })
    }
}

impl Encode for Option_ {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("value").write(&self.value);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static RESULT_: table::Record = table::Record {
    name: "Result_",
    fields: &[
        table::Field::required("ok", table::Table::Bool),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Result_ {
    fn table() -> table::Table {
        table::Table::Record(&RESULT_)
    }
}

impl Decode for Result_ {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut ok = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "ok" => ok = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            ok: ok.ok_or(Refused)?,
        })
    }
}

impl Encode for Result_ {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("ok").write(&self.ok);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static VEC_: table::Record = table::Record {
    name: "Vec_",
    fields: &[
        table::Field::required("items", table::Table::List(&VEC__ITEMS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static VEC__ITEMS: table::List = table::List::of(table::Table::Record(&OPTION_));

impl Payload for Vec_ {
    fn table() -> table::Table {
        table::Table::Record(&VEC_)
    }
}

impl Decode for Vec_ {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut items = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "items" => items = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            items: items.ok_or(Refused)?,
        })
    }
}

impl Encode for Vec_ {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("items").write(&self.items);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BOX_: table::Record = table::Record {
    name: "Box_",
    fields: &[
        table::Field::optional("inside", table::Table::Record(&BOX_)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Box_ {
    fn table() -> table::Table {
        table::Table::Record(&BOX_)
    }
}

impl Decode for Box_ {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut inside = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "inside" => inside = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { inside })
    }
}

impl Encode for Box_ {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(inside) = &self.inside {
            w.key("inside").write(inside);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static STRING2: table::Record = table::Record {
    name: "String2",
    fields: &[
        table::Field::required("string", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for String2 {
    fn table() -> table::Table {
        table::Table::Record(&STRING2)
    }
}

impl Decode for String2 {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut string = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "string" => string = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            string: string.ok_or(Refused)?,
        })
    }
}

impl Encode for String2 {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("string").write(&self.string);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CONTEXT: table::Record = table::Record {
    name: "Context",
    fields: &[
        table::Field::required("cx", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Context {
    fn table() -> table::Table {
        table::Table::Record(&CONTEXT)
    }
}

impl Decode for Context {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut cx = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "cx" => cx = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            cx: cx.ok_or(Refused)?,
        })
    }
}

impl Encode for Context {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("cx").write(&self.cx);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static RECORD: table::Record = table::Record {
    name: "Record",
    fields: &[
        table::Field::required("name", table::Table::STRING),
        table::Field::required("fields", table::Table::List(&RECORD_FIELDS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static RECORD_FIELDS: table::List = table::List::of(table::Table::Record(&FIELD));

impl Payload for Record {
    fn table() -> table::Table {
        table::Table::Record(&RECORD)
    }
}

impl Decode for Record {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut name = None;
        let mut fields = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "name" => name = Some(r.read()?),
                "fields" => fields = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            name: name.ok_or(Refused)?,
            fields: fields.ok_or(Refused)?,
        })
    }
}

impl Encode for Record {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").write(&self.name);
        w.key("fields").write(&self.fields);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FIELD: table::Record = table::Record {
    name: "Field",
    fields: &[
        table::Field::required("table", table::Table::Record(&TABLE)),
        table::Field::optional("record", table::Table::Record(&RECORD)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Field {
    fn table() -> table::Table {
        table::Table::Record(&FIELD)
    }
}

impl Decode for Field {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut table = None;
        let mut record = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "table" => table = Some(r.read()?),
                "record" => record = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            table: table.ok_or(Refused)?,
            record,
        })
    }
}

impl Encode for Field {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("table").write(&self.table);
        if let Some(record) = &self.record {
            w.key("record").write(record);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TABLE: table::Record = table::Record {
    name: "Table",
    fields: &[
        table::Field::required("rows", table::Table::List(&TABLE_ROWS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static TABLE_ROWS_ITEM: table::List = table::List::of(table::Table::Json);
#[rustfmt::skip]
static TABLE_ROWS: table::List = table::List::of(table::Table::List(&TABLE_ROWS_ITEM));

impl Payload for Table {
    fn table() -> table::Table {
        table::Table::Record(&TABLE)
    }
}

impl Decode for Table {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut rows = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "rows" => rows = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            rows: rows.ok_or(Refused)?,
        })
    }
}

impl Encode for Table {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("rows").write(&self.rows);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PAYLOAD_: table::Record = table::Record {
    name: "Payload_",
    fields: &[
        table::Field::required("reader", table::Table::STRING),
        table::Field::required("writer", table::Table::INT),
        table::Field::required("r", table::Table::INT),
        table::Field::required("w", table::Table::INT),
        table::Field::required("key", table::Table::STRING),
        table::Field::required("value", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Payload_ {
    fn table() -> table::Table {
        table::Table::Record(&PAYLOAD_)
    }
}

impl Decode for Payload_ {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut reader = None;
        let mut writer = None;
        let mut r_ = None;
        let mut w_ = None;
        let mut key_ = None;
        let mut value_ = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "reader" => reader = Some(r.read()?),
                "writer" => writer = Some(r.read()?),
                "r" => r_ = Some(r.read()?),
                "w" => w_ = Some(r.read()?),
                "key" => key_ = Some(r.read()?),
                "value" => value_ = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            reader: reader.ok_or(Refused)?,
            writer: writer.ok_or(Refused)?,
            r: r_.ok_or(Refused)?,
            w: w_.ok_or(Refused)?,
            key: key_.ok_or(Refused)?,
            value: value_.ok_or(Refused)?,
        })
    }
}

impl Encode for Payload_ {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("reader").write(&self.reader);
        w.key("writer").write(&self.writer);
        w.key("r").write(&self.r);
        w.key("w").write(&self.w);
        w.key("key").write(&self.key);
        w.key("value").write(&self.value);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static URL: table::Record = table::Record {
    name: "Url",
    fields: &[
        table::Field::required("url", table::Table::URI),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Url {
    fn table() -> table::Table {
        table::Table::Record(&URL)
    }
}

impl Decode for Url {
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

impl Encode for Url {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("url").write(&self.url);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static HTTP_REQUEST: table::Record = table::Record {
    name: "HTTPRequest",
    fields: &[
        table::Field::required("method", table::Table::STRING),
        table::Field::required("URL", table::Table::Record(&URL)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for HTTPRequest {
    fn table() -> table::Table {
        table::Table::Record(&HTTP_REQUEST)
    }
}

impl Decode for HTTPRequest {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut method = None;
        let mut url = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "method" => method = Some(r.read()?),
                "URL" => url = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            method: method.ok_or(Refused)?,
            url: url.ok_or(Refused)?,
        })
    }
}

impl Encode for HTTPRequest {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("method").write(&self.method);
        w.key("URL").write(&self.url);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NAMES: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("Self"),
        table::Literal::Text("self"),
        table::Literal::Text("crate"),
        table::Literal::Text("super"),
        table::Literal::Text("$eq"),
        table::Literal::Text("🎉"),
        table::Literal::Text("名前"),
        table::Literal::Text("a b"),
        table::Literal::Text("a-b"),
        table::Literal::Text("aB"),
        table::Literal::Text("created_at"),
        table::Literal::Text("-created_at"),
        table::Literal::Text("1"),
        table::Literal::Text("2.5"),
    ],
};

impl Payload for Names {
    fn table() -> table::Table {
        table::Table::Enum(&NAMES)
    }
}

impl Decode for Names {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&NAMES, &Self::ALL)
    }
}

impl Encode for Names {
    fn encode(&self, w: &mut Writer) {
        w.member(&NAMES, *self as usize);
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
        table::Field::required("self", table::Table::INT),
        table::Field::required("Self", table::Table::INT),
        table::Field::required("crate", table::Table::INT),
        table::Field::required("super", table::Table::INT),
        table::Field::required("fn", table::Table::Bool),
        table::Field::required("async", table::Table::Bool),
        table::Field::required("gen", table::Table::Bool),
        table::Field::optional("$eq", table::Table::Json),
        table::Field::required("orderBy", table::Table::STRING),
        table::Field::required("order_by", table::Table::STRING),
        table::Field::required("🎉", table::Table::INT),
        table::Field::required("名前", table::Table::STRING),
        table::Field::required("", table::Table::INT),
        table::Field::optional("in-reply-to", table::Table::STRING),
        table::Field::required("rest", table::Table::INT),
        table::Field::required("_", table::Table::INT),
    ],
    rest: table::Rest::Kept(table::Table::STRING),
};

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
        let mut self_ = None;
        let mut self_2 = None;
        let mut crate_ = None;
        let mut super_ = None;
        let mut fn_ = None;
        let mut async_ = None;
        let mut gen_ = None;
        let mut eq = None;
        let mut order_by_2 = None;
        let mut order_by = None;
        let mut u1f389 = None;
        let mut 名前 = None;
        let mut empty = None;
        let mut in_reply_to = None;
        let mut rest = None;
        let mut empty_2 = None;
        let mut kept_rest_2 = std::collections::BTreeMap::new();
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "type" => type_ = Some(r.read()?),
                "tool" => tool = Some(r.read()?),
                "filter[status]" => filter_status = Some(r.read()?),
                "from" => from = Some(r.read()?),
                "self" => self_ = Some(r.read()?),
                "Self" => self_2 = Some(r.read()?),
                "crate" => crate_ = Some(r.read()?),
                "super" => super_ = Some(r.read()?),
                "fn" => fn_ = Some(r.read()?),
                "async" => async_ = Some(r.read()?),
                "gen" => gen_ = Some(r.read()?),
                "$eq" => eq = Some(r.read()?),
                "orderBy" => order_by_2 = Some(r.read()?),
                "order_by" => order_by = Some(r.read()?),
                "🎉" => u1f389 = Some(r.read()?),
                "名前" => 名前 = Some(r.read()?),
                "" => empty = Some(r.read()?),
                "in-reply-to" => in_reply_to = Some(r.read()?),
                "rest" => rest = Some(r.read()?),
                "_" => empty_2 = Some(r.read()?),
                _ => {
                    let key = key.to_owned();
                    let value = r.read()?;
                    kept_rest_2.insert(key, value);
                }
            }
        }
        Ok(Self {
            type_: type_.ok_or(Refused)?,
            tool,
            filter_status,
            from: from.ok_or(Refused)?,
            self_: self_.ok_or(Refused)?,
            self_2: self_2.ok_or(Refused)?,
            crate_: crate_.ok_or(Refused)?,
            super_: super_.ok_or(Refused)?,
            fn_: fn_.ok_or(Refused)?,
            async_: async_.ok_or(Refused)?,
            gen_: gen_.ok_or(Refused)?,
            eq,
            order_by_2: order_by_2.ok_or(Refused)?,
            order_by: order_by.ok_or(Refused)?,
            u1f389: u1f389.ok_or(Refused)?,
            名前: 名前.ok_or(Refused)?,
            empty: empty.ok_or(Refused)?,
            in_reply_to,
            rest: rest.ok_or(Refused)?,
            empty_2: empty_2.ok_or(Refused)?,
            rest_2: kept_rest_2,
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
        w.key("self").write(&self.self_);
        w.key("Self").write(&self.self_2);
        w.key("crate").write(&self.crate_);
        w.key("super").write(&self.super_);
        w.key("fn").write(&self.fn_);
        w.key("async").write(&self.async_);
        w.key("gen").write(&self.gen_);
        if let Some(eq) = &self.eq {
            w.key("$eq").write(eq);
        }
        w.key("orderBy").write(&self.order_by_2);
        w.key("order_by").write(&self.order_by);
        w.key("🎉").write(&self.u1f389);
        w.key("名前").write(&self.名前);
        w.key("").write(&self.empty);
        if let Some(in_reply_to) = &self.in_reply_to {
            w.key("in-reply-to").write(in_reply_to);
        }
        w.key("rest").write(&self.rest);
        w.key("_").write(&self.empty_2);
        w.entries(&self.rest_2, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON: table::Record = table::Record {
    name: "ALongNameOfATypeThatGoesOn",
    fields: &[
        table::Field::required("a_very_long_name_of_a_field_that_goes_on_and_on", table::Table::Nullable(&table::Table::Record(&A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON))),
        table::Field::required("another_very_long_name_of_a_field_with_limits_that_goes_on_and_on", table::Table::List(&A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON_ANOTHER_VERY_LONG_NAME_OF_A_FIELD_WITH_LIMITS_THAT_GOES_ON_AND_ON)),
        table::Field::default("yet_another_very_long_name_of_a_field_with_a_default_that_goes_on", table::Table::Text(&A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON_YET_ANOTHER_VERY_LONG_NAME_OF_A_FIELD_WITH_A_DEFAULT_THAT_GOES_ON), "\"x\""),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON_ANOTHER_VERY_LONG_NAME_OF_A_FIELD_WITH_LIMITS_THAT_GOES_ON_AND_ON_ITEM: table::Text = table::Text::ANY.min(1).max(9);
#[rustfmt::skip]
static A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON_ANOTHER_VERY_LONG_NAME_OF_A_FIELD_WITH_LIMITS_THAT_GOES_ON_AND_ON: table::List = table::List::of(table::Table::Text(&A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON_ANOTHER_VERY_LONG_NAME_OF_A_FIELD_WITH_LIMITS_THAT_GOES_ON_AND_ON_ITEM)).min(1).max(3).unique();
#[rustfmt::skip]
static A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON_YET_ANOTHER_VERY_LONG_NAME_OF_A_FIELD_WITH_A_DEFAULT_THAT_GOES_ON: table::Text = table::Text::ANY.min(1).max(9);

impl Payload for ALongNameOfATypeThatGoesOn {
    fn table() -> table::Table {
        table::Table::Record(&A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON)
    }
}

impl Decode for ALongNameOfATypeThatGoesOn {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut field1 = None;
        let mut field2 = None;
        let mut field3 = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a_very_long_name_of_a_field_that_goes_on_and_on" => field1 = Some(r.read()?),
                "another_very_long_name_of_a_field_with_limits_that_goes_on_and_on" => {
                    let value = r.list(
                        &A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON_ANOTHER_VERY_LONG_NAME_OF_A_FIELD_WITH_LIMITS_THAT_GOES_ON_AND_ON,
                        read_a_long_name_of_a_type_that_goes_on_another_very_long_name_of_a_field_with_limits_that_goes_on_and_on_item,
                    )?;
                    field2 = Some(value);
                }
                "yet_another_very_long_name_of_a_field_with_a_default_that_goes_on" => {
                    let value = r.text(
                        &A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON_YET_ANOTHER_VERY_LONG_NAME_OF_A_FIELD_WITH_A_DEFAULT_THAT_GOES_ON,
                    )?;
                    field3 = Some(value);
                }
                _ => r.unknown()?,
            }
        }
        let field1 = field1.ok_or(Refused)?;
        let field2 = field2.ok_or(Refused)?;
        let field3 = field3.unwrap_or_else(Self::default_field3);
        Ok(Self {
            a_very_long_name_of_a_field_that_goes_on_and_on: field1,
            another_very_long_name_of_a_field_with_limits_that_goes_on_and_on: field2,
            yet_another_very_long_name_of_a_field_with_a_default_that_goes_on: field3,
        })
    }
}

impl Encode for ALongNameOfATypeThatGoesOn {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a_very_long_name_of_a_field_that_goes_on_and_on");
        w.write(&self.a_very_long_name_of_a_field_that_goes_on_and_on);
        w.key("another_very_long_name_of_a_field_with_limits_that_goes_on_and_on");
        w.list(
            &self.another_very_long_name_of_a_field_with_limits_that_goes_on_and_on,
            &A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON_ANOTHER_VERY_LONG_NAME_OF_A_FIELD_WITH_LIMITS_THAT_GOES_ON_AND_ON,
            write_a_long_name_of_a_type_that_goes_on_another_very_long_name_of_a_field_with_limits_that_goes_on_and_on_item,
        );
        w.key("yet_another_very_long_name_of_a_field_with_a_default_that_goes_on");
        w.text(
            &self.yet_another_very_long_name_of_a_field_with_a_default_that_goes_on,
            &A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON_YET_ANOTHER_VERY_LONG_NAME_OF_A_FIELD_WITH_A_DEFAULT_THAT_GOES_ON,
        );
        w.end_object();
    }
}

fn read_a_long_name_of_a_type_that_goes_on_another_very_long_name_of_a_field_with_limits_that_goes_on_and_on_item(
    r: &mut Reader<'_>,
) -> Result<String, Refused> {
    r.text(
        &A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON_ANOTHER_VERY_LONG_NAME_OF_A_FIELD_WITH_LIMITS_THAT_GOES_ON_AND_ON_ITEM,
    )
}

fn write_a_long_name_of_a_type_that_goes_on_another_very_long_name_of_a_field_with_limits_that_goes_on_and_on_item(
    w: &mut Writer,
    value: &String,
) {
    w.text(
        value,
        &A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON_ANOTHER_VERY_LONG_NAME_OF_A_FIELD_WITH_LIMITS_THAT_GOES_ON_AND_ON_ITEM,
    );
}

#[rustfmt::skip]
pub static TAGGED_OWN_RECORD: table::Record = table::Record {
    name: "TaggedOwnRecord",
    fields: &[
        table::Field::required("size", table::Table::INT),
    ],
    rest: table::Rest::Kept(table::Table::INT),
};

impl Payload for TaggedOwnRecord {
    fn table() -> table::Table {
        table::Table::Record(&TAGGED_OWN_RECORD)
    }
}

impl Decode for TaggedOwnRecord {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut size = None;
        let mut rest = std::collections::BTreeMap::new();
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "size" => size = Some(r.read()?),
                _ => {
                    let key = key.to_owned();
                    let value = r.read()?;
                    rest.insert(key, value);
                }
            }
        }
        Ok(Self {
            size: size.ok_or(Refused)?,
            rest,
        })
    }
}

impl Encode for TaggedOwnRecord {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("size").write(&self.size);
        w.entries(&self.rest, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TAGGED: table::Tagged = table::Tagged {
    name: "Tagged",
    tag: "ki\"nd\\",
    content: None,
    variants: &[
        table::Variant::new("a\"b", table::Table::Record(&OPTION_)),
        table::Variant::new("c\\d", table::Table::Record(&OPTION_)),
        table::Variant::new("e\nf", table::Table::Record(&OPTION_)),
        table::Variant::new("own record", table::Table::Record(&TAGGED_OWN_RECORD)),
        table::Variant::new("名\u{1}", table::Table::Record(&OPTION_)),
    ],
};

impl Payload for Tagged {
    fn table() -> table::Table {
        table::Table::Tagged(&TAGGED)
    }
}

impl Decode for Tagged {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("ki\"nd\\")? {
            "a\"b" => r.variant("ki\"nd\\").map(Self::AB),
            "c\\d" => r.variant("ki\"nd\\").map(Self::CD),
            "e\nf" => r.variant("ki\"nd\\").map(Self::EF),
            "own record" => r.variant("ki\"nd\\").map(Self::OwnRecord),
            "名\u{1}" => r.variant("ki\"nd\\").map(Self::名),
            _ => Err(Refused),
        }
    }
}

impl Encode for Tagged {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::AB(value) => {
                w.variant("ki\"nd\\", "a\"b", value);
            }
            Self::CD(value) => {
                w.variant("ki\"nd\\", "c\\d", value);
            }
            Self::EF(value) => {
                w.variant("ki\"nd\\", "e\nf", value);
            }
            Self::OwnRecord(value) => {
                w.variant("ki\"nd\\", "own record", value);
            }
            Self::名(value) => {
                w.variant("ki\"nd\\", "名\u{1}", value);
            }
        }
    }
}

#[rustfmt::skip]
pub static LABELLED: table::Tagged = table::Tagged {
    name: "Labelled",
    tag: "type",
    content: Some("value"),
    variants: &[
        table::Variant::new("a\"b", table::Table::Record(&OPTION_)),
        table::Variant::new("\u{7f}", table::Table::INT),
    ],
};

impl Payload for Labelled {
    fn table() -> table::Table {
        table::Table::Tagged(&LABELLED)
    }
}

impl Decode for Labelled {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("type")? {
            "a\"b" => r.content("type", "value", Reader::read).map(Self::AB),
            "\u{7f}" => r.content("type", "value", Reader::read).map(Self::Empty),
            _ => Err(Refused),
        }
    }
}

impl Encode for Labelled {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        match self {
            Self::AB(value) => {
                w.key("type").str("a\"b");
                w.key("value");
                w.write(value);
            }
            Self::Empty(value) => {
                w.key("type").str("\u{7f}");
                w.key("value");
                w.write(value);
            }
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CLIENT: table::Record = table::Record {
    name: "Client",
    fields: &[
        table::Field::required("name", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Client {
    fn table() -> table::Table {
        table::Table::Record(&CLIENT)
    }
}

impl Decode for Client {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut name = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "name" => name = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            name: name.ok_or(Refused)?,
        })
    }
}

impl Encode for Client {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").write(&self.name);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CIRCLE: table::Record = table::Record {
    name: "Circle",
    fields: &[
        table::Field::optional("again", table::Table::Record(&CIRCLE)),
        table::Field::optional("_list", table::Table::Map(&CIRCLE_LIST_2)),
        table::Field::optional("list", table::Table::Map(&CIRCLE_LIST)),
        table::Field::optional("far", table::Table::Tuple(&CIRCLE_FAR)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static CIRCLE_LIST_2: table::Map = table::Map::of(table::Table::INT).max(3);
#[rustfmt::skip]
static CIRCLE_LIST: table::Map = table::Map::of(table::Table::INT).max(4);
#[rustfmt::skip]
static CIRCLE_FAR_ITEM2: table::Text = table::Text::ANY.min(1);
#[rustfmt::skip]
static CIRCLE_FAR: table::Tuple = table::Tuple::of(&[table::Table::Nullable(&table::Table::Record(&CIRCLE)), table::Table::Text(&CIRCLE_FAR_ITEM2)]);

impl Payload for Circle {
    fn table() -> table::Table {
        table::Table::Record(&CIRCLE)
    }
}

impl Decode for Circle {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut again = None;
        let mut list_2 = None;
        let mut list = None;
        let mut far = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "again" => again = Some(r.read()?),
                "_list" => list_2 = Some(r.map(&CIRCLE_LIST_2, Reader::read)?),
                "list" => list = Some(r.map(&CIRCLE_LIST, Reader::read)?),
                "far" => far = Some(read_circle_far(r)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            again,
            list_2,
            list,
            far,
        })
    }
}

impl Encode for Circle {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(again) = &self.again {
            w.key("again").write(again);
        }
        if let Some(list_2) = &self.list_2 {
            w.key("_list").map(list_2, &CIRCLE_LIST_2, Writer::write);
        }
        if let Some(list) = &self.list {
            w.key("list").map(list, &CIRCLE_LIST, Writer::write);
        }
        if let Some(far) = &self.far {
            w.key("far");
            write_circle_far(w, far);
        }
        w.end_object();
    }
}

fn read_circle_far(r: &mut Reader<'_>) -> Result<(Option<Box<Circle>>, String), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.text(&CIRCLE_FAR_ITEM2)?;
    r.end_list()?;
    Ok((item1, item2))
}

fn write_circle_far(w: &mut Writer, value: &(Option<Box<Circle>>, String)) {
    w.begin_list();
    w.write(&value.0);
    w.text(&value.1, &CIRCLE_FAR_ITEM2);
    w.end_list();
}

#[rustfmt::skip]
pub static NOTHING: table::Record = table::Record {
    name: "Nothing",
    fields: &[
        table::Field::default("pair", table::Table::Tuple(&NOTHING_PAIR), "[\"x\",null]"),
        table::Field::default("wide", table::Table::Nullable(&table::Table::Tuple(&NOTHING_WIDE)), "null"),
        table::Field::optional("client", table::Table::Record(&CLIENT)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static NOTHING_PAIR: table::Tuple = table::Tuple::of(&[table::Table::STRING, table::Table::Nullable(&table::Table::Secret(&table::Table::STRING))]);
#[rustfmt::skip]
static NOTHING_WIDE: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::FLOAT, table::Table::Bool, table::Table::STRING, table::Table::UUID, table::Table::INT, table::Table::INT, table::Table::INT, table::Table::INT, table::Table::INT, table::Table::INT, table::Table::INT]).tail(table::Table::INT);

impl Payload for Nothing {
    fn table() -> table::Table {
        table::Table::Record(&NOTHING)
    }
}

impl Decode for Nothing {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut pair = None;
        let mut wide = None;
        let mut client = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "pair" => pair = Some(read_nothing_pair(r)?),
                "wide" => wide = Some(r.nullable(read_nothing_wide)?),
                "client" => client = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            pair: pair.unwrap_or_else(Self::default_pair),
            wide: wide.unwrap_or_default(),
            client,
        })
    }
}

impl Encode for Nothing {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("pair");
        write_nothing_pair(w, &self.pair);
        w.key("wide");
        w.nullable(self.wide.as_ref(), write_nothing_wide);
        if let Some(client) = &self.client {
            w.key("client").write(client);
        }
        w.end_object();
    }
}

fn read_nothing_pair(
    r: &mut Reader<'_>,
) -> Result<(String, Option<toolrt::Secret<String>>), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_nothing_wide(r: &mut Reader<'_>) -> Result<Wide13, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.place()?;
    let item3 = r.read()?;
    r.place()?;
    let item4 = r.read()?;
    r.place()?;
    let item5 = r.read()?;
    r.place()?;
    let item6 = r.read()?;
    r.place()?;
    let item7 = r.read()?;
    r.place()?;
    let item8 = r.read()?;
    r.place()?;
    let item9 = r.read()?;
    r.place()?;
    let item10 = r.read()?;
    r.place()?;
    let item11 = r.read()?;
    r.place()?;
    let item12 = r.read()?;
    let tail = r.tail(&NOTHING_WIDE, Reader::read)?;
    Ok((
        item1,
        item2,
        item3,
        item4,
        item5,
        item6,
        item7,
        item8,
        item9,
        item10,
        item11,
        (item12, tail),
    ))
}

fn write_nothing_pair(w: &mut Writer, value: &(String, Option<toolrt::Secret<String>>)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

fn write_nothing_wide(w: &mut Writer, value: &Wide13) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.write(&value.2);
    w.write(&value.3);
    w.write(&value.4);
    w.write(&value.5);
    w.write(&value.6);
    w.write(&value.7);
    w.write(&value.8);
    w.write(&value.9);
    w.write(&value.10);
    w.write(&value.11.0);
    w.tail(&value.11.1, &NOTHING_WIDE, Writer::write);
    w.end_list();
}

fn write_nothing_wide_or_null(w: &mut Writer, value: &Option<Wide13>) {
    w.nullable(value.as_ref(), write_nothing_wide);
}

#[rustfmt::skip]
pub static MORE_OF_FORTY: table::Record = table::Record {
    name: "MoreOfForty",
    fields: &[
        table::Field::required("f1", table::Table::INT),
        table::Field::required("f2", table::Table::INT),
        table::Field::required("f3", table::Table::INT),
        table::Field::required("f4", table::Table::INT),
        table::Field::required("f5", table::Table::INT),
        table::Field::required("f6", table::Table::INT),
        table::Field::required("f7", table::Table::INT),
        table::Field::required("f8", table::Table::INT),
        table::Field::required("f9", table::Table::INT),
        table::Field::required("f10", table::Table::INT),
        table::Field::required("f11", table::Table::INT),
        table::Field::required("f12", table::Table::INT),
        table::Field::required("f13", table::Table::INT),
        table::Field::required("f14", table::Table::INT),
        table::Field::required("f15", table::Table::INT),
        table::Field::required("f16", table::Table::INT),
        table::Field::required("f17", table::Table::INT),
        table::Field::required("f18", table::Table::INT),
        table::Field::required("f19", table::Table::INT),
        table::Field::required("f20", table::Table::INT),
        table::Field::required("f21", table::Table::INT),
        table::Field::required("f22", table::Table::INT),
        table::Field::required("f23", table::Table::INT),
        table::Field::required("f24", table::Table::INT),
        table::Field::required("f25", table::Table::INT),
        table::Field::required("f26", table::Table::INT),
        table::Field::required("f27", table::Table::INT),
        table::Field::required("f28", table::Table::INT),
        table::Field::required("f29", table::Table::INT),
        table::Field::required("f30", table::Table::INT),
        table::Field::required("f31", table::Table::INT),
        table::Field::required("f32", table::Table::INT),
        table::Field::required("f33", table::Table::INT),
        table::Field::required("f34", table::Table::INT),
        table::Field::required("f35", table::Table::INT),
        table::Field::required("f36", table::Table::INT),
        table::Field::required("f37", table::Table::INT),
        table::Field::required("f38", table::Table::INT),
        table::Field::required("f39", table::Table::INT),
        table::Field::required("f40", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for MoreOfForty {
    fn table() -> table::Table {
        table::Table::Record(&MORE_OF_FORTY)
    }
}

impl Decode for MoreOfForty {
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
        let mut f23 = None;
        let mut f24 = None;
        let mut f25 = None;
        let mut f26 = None;
        let mut f27 = None;
        let mut f28 = None;
        let mut f29 = None;
        let mut f30 = None;
        let mut f31 = None;
        let mut f32 = None;
        let mut f33 = None;
        let mut f34 = None;
        let mut f35 = None;
        let mut f36 = None;
        let mut f37 = None;
        let mut f38 = None;
        let mut f39 = None;
        let mut f40 = None;
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
                "f23" => f23 = Some(r.read()?),
                "f24" => f24 = Some(r.read()?),
                "f25" => f25 = Some(r.read()?),
                "f26" => f26 = Some(r.read()?),
                "f27" => f27 = Some(r.read()?),
                "f28" => f28 = Some(r.read()?),
                "f29" => f29 = Some(r.read()?),
                "f30" => f30 = Some(r.read()?),
                "f31" => f31 = Some(r.read()?),
                "f32" => f32 = Some(r.read()?),
                "f33" => f33 = Some(r.read()?),
                "f34" => f34 = Some(r.read()?),
                "f35" => f35 = Some(r.read()?),
                "f36" => f36 = Some(r.read()?),
                "f37" => f37 = Some(r.read()?),
                "f38" => f38 = Some(r.read()?),
                "f39" => f39 = Some(r.read()?),
                "f40" => f40 = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            f1: f1.ok_or(Refused)?,
            f2: f2.ok_or(Refused)?,
            f3: f3.ok_or(Refused)?,
            f4: f4.ok_or(Refused)?,
            f5: f5.ok_or(Refused)?,
            f6: f6.ok_or(Refused)?,
            f7: f7.ok_or(Refused)?,
            f8: f8.ok_or(Refused)?,
            f9: f9.ok_or(Refused)?,
            f10: f10.ok_or(Refused)?,
            f11: f11.ok_or(Refused)?,
            f12: f12.ok_or(Refused)?,
            f13: f13.ok_or(Refused)?,
            f14: f14.ok_or(Refused)?,
            f15: f15.ok_or(Refused)?,
            f16: f16.ok_or(Refused)?,
            f17: f17.ok_or(Refused)?,
            f18: f18.ok_or(Refused)?,
            f19: f19.ok_or(Refused)?,
            f20: f20.ok_or(Refused)?,
            f21: f21.ok_or(Refused)?,
            f22: f22.ok_or(Refused)?,
            f23: f23.ok_or(Refused)?,
            f24: f24.ok_or(Refused)?,
            f25: f25.ok_or(Refused)?,
            f26: f26.ok_or(Refused)?,
            f27: f27.ok_or(Refused)?,
            f28: f28.ok_or(Refused)?,
            f29: f29.ok_or(Refused)?,
            f30: f30.ok_or(Refused)?,
            f31: f31.ok_or(Refused)?,
            f32: f32.ok_or(Refused)?,
            f33: f33.ok_or(Refused)?,
            f34: f34.ok_or(Refused)?,
            f35: f35.ok_or(Refused)?,
            f36: f36.ok_or(Refused)?,
            f37: f37.ok_or(Refused)?,
            f38: f38.ok_or(Refused)?,
            f39: f39.ok_or(Refused)?,
            f40: f40.ok_or(Refused)?,
        })
    }
}

impl Encode for MoreOfForty {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("f1").write(&self.f1);
        w.key("f2").write(&self.f2);
        w.key("f3").write(&self.f3);
        w.key("f4").write(&self.f4);
        w.key("f5").write(&self.f5);
        w.key("f6").write(&self.f6);
        w.key("f7").write(&self.f7);
        w.key("f8").write(&self.f8);
        w.key("f9").write(&self.f9);
        w.key("f10").write(&self.f10);
        w.key("f11").write(&self.f11);
        w.key("f12").write(&self.f12);
        w.key("f13").write(&self.f13);
        w.key("f14").write(&self.f14);
        w.key("f15").write(&self.f15);
        w.key("f16").write(&self.f16);
        w.key("f17").write(&self.f17);
        w.key("f18").write(&self.f18);
        w.key("f19").write(&self.f19);
        w.key("f20").write(&self.f20);
        w.key("f21").write(&self.f21);
        w.key("f22").write(&self.f22);
        w.key("f23").write(&self.f23);
        w.key("f24").write(&self.f24);
        w.key("f25").write(&self.f25);
        w.key("f26").write(&self.f26);
        w.key("f27").write(&self.f27);
        w.key("f28").write(&self.f28);
        w.key("f29").write(&self.f29);
        w.key("f30").write(&self.f30);
        w.key("f31").write(&self.f31);
        w.key("f32").write(&self.f32);
        w.key("f33").write(&self.f33);
        w.key("f34").write(&self.f34);
        w.key("f35").write(&self.f35);
        w.key("f36").write(&self.f36);
        w.key("f37").write(&self.f37);
        w.key("f38").write(&self.f38);
        w.key("f39").write(&self.f39);
        w.key("f40").write(&self.f40);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static MORE_OF: table::Record = table::Record {
    name: "MoreOf",
    fields: &[
        table::Field::required("name", table::Table::STRING),
        table::Field::required("fields", table::Table::List(&MORE_OF_FIELDS)),
        table::Field::optional("forty", table::Table::Record(&MORE_OF_FORTY)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static MORE_OF_FIELDS: table::List = table::List::of(table::Table::Record(&FIELD));

impl Payload for MoreOf {
    fn table() -> table::Table {
        table::Table::Record(&MORE_OF)
    }
}

impl Decode for MoreOf {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut name = None;
        let mut fields = None;
        let mut forty = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "name" => name = Some(r.read()?),
                "fields" => fields = Some(r.read()?),
                "forty" => forty = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            name: name.ok_or(Refused)?,
            fields: fields.ok_or(Refused)?,
            forty,
        })
    }
}

impl Encode for MoreOf {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").write(&self.name);
        w.key("fields").write(&self.fields);
        if let Some(forty) = &self.forty {
            w.key("forty").write(forty);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BOX_ERROR: table::Record = table::Record {
    name: "box",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for BoxError {
    fn table() -> table::Table {
        table::Table::Record(&BOX_ERROR)
    }
}

impl Decode for BoxError {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for BoxError {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}
