// Made by toolc from obstacles.tools; do not edit.

//! How the types of `type.self` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::types::*;

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
