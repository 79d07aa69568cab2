// Made by toolc from records.tools; do not edit.

//! How the types of `case.records` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    Deep, DeepA, DeepAB, DeepABCItem, Defaults, DefaultsLevel, Kept, Login, Open, OpenJson, Point,
    Tri,
};

#[rustfmt::skip]
pub static POINT: table::Record = table::Record {
    name: "Point",
    fields: &[
        table::Field::required("x", table::Table::FLOAT),
        table::Field::default("y", table::Table::FLOAT, "0.0"),
        table::Field::optional("z", table::Table::FLOAT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Point {
    fn table() -> table::Table {
        table::Table::Record(&POINT)
    }
}

impl Decode for Point {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        let mut y = None;
        let mut z = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                "y" => y = Some(r.read()?),
                "z" => z = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
            y: y.unwrap_or_default(),
            z,
        })
    }
}

impl Encode for Point {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.key("y").write(&self.y);
        if let Some(z) = &self.z {
            w.key("z").write(z);
        }
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
pub static KEPT: table::Record = table::Record {
    name: "Kept",
    fields: &[
        table::Field::required("id", table::Table::INT),
    ],
    rest: table::Rest::Kept(table::Table::List(&KEPT_REST)),
};
#[rustfmt::skip]
static KEPT_REST: table::List = table::List::of(table::Table::INT).max(3);

impl Payload for Kept {
    fn table() -> table::Table {
        table::Table::Record(&KEPT)
    }
}

impl Decode for Kept {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut rest = std::collections::BTreeMap::new();
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                _ => {
                    let key = key.to_owned();
                    let value = r.list(&KEPT_REST, Reader::read)?;
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

impl Encode for Kept {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.entries(&self.rest, write_kept_rest);
        w.end_object();
    }
}

fn write_kept_rest(w: &mut Writer, value: &Vec<i64>) {
    w.list(value, &KEPT_REST, Writer::write);
}

#[rustfmt::skip]
pub static DEEP_ABC_ITEM: table::Record = table::Record {
    name: "DeepABCItem",
    fields: &[
        table::Field::required("d", table::Table::Int(&DEEP_ABC_ITEM_D)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_ABC_ITEM_D: table::Int = table::Int::ANY.at_least(0).at_most(9);

impl Payload for DeepABCItem {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_ABC_ITEM)
    }
}

impl Decode for DeepABCItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut d = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "d" => d = Some(r.int(&DEEP_ABC_ITEM_D)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            d: d.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepABCItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("d").int(self.d, &DEEP_ABC_ITEM_D);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_AB: table::Record = table::Record {
    name: "DeepAB",
    fields: &[
        table::Field::required("c", table::Table::List(&DEEP_AB_C)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_AB_C: table::List = table::List::of(table::Table::Record(&DEEP_ABC_ITEM));

impl Payload for DeepAB {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_AB)
    }
}

impl Decode for DeepAB {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut c = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "c" => c = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            c: c.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepAB {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("c").write(&self.c);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_A: table::Record = table::Record {
    name: "DeepA",
    fields: &[
        table::Field::required("b", table::Table::Record(&DEEP_AB)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for DeepA {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_A)
    }
}

impl Decode for DeepA {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut b = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "b" => b = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            b: b.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepA {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("b").write(&self.b);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP: table::Record = table::Record {
    name: "Deep",
    fields: &[
        table::Field::required("a", table::Table::Record(&DEEP_A)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Deep {
    fn table() -> table::Table {
        table::Table::Record(&DEEP)
    }
}

impl Decode for Deep {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for Deep {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TRI: table::Record = table::Record {
    name: "Tri",
    fields: &[
        table::Field::optional("x", table::Table::Nullable(&table::Table::Int(&TRI_X))),
        table::Field::required("y", table::Table::Nullable(&table::Table::INT)),
        table::Field::default("z", table::Table::Nullable(&table::Table::INT), "null"),
        table::Field::optional("s", table::Table::Nullable(&table::Table::STRING)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static TRI_X: table::Int = table::Int::ANY.at_least(1);

impl Payload for Tri {
    fn table() -> table::Table {
        table::Table::Record(&TRI)
    }
}

impl Decode for Tri {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = toolrt::Maybe::Absent;
        let mut y = None;
        let mut z = None;
        let mut s = toolrt::Maybe::Absent;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = r.nullable(read_tri_x)?.into(),
                "y" => y = Some(r.read()?),
                "z" => z = Some(r.read()?),
                "s" => s = r.read()?,
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x,
            y: y.ok_or(Refused)?,
            z: z.unwrap_or_default(),
            s,
        })
    }
}

impl Encode for Tri {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if !self.x.is_absent() {
            w.key("x");
            w.nullable(self.x.value(), write_tri_x);
        }
        w.key("y").write(&self.y);
        w.key("z").write(&self.z);
        if !self.s.is_absent() {
            w.key("s");
            w.nullable(self.s.value(), Writer::write);
        }
        w.end_object();
    }
}

fn read_tri_x(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&TRI_X)
}

fn write_tri_x(w: &mut Writer, value: &i64) {
    w.int(*value, &TRI_X);
}

#[rustfmt::skip]
pub static DEFAULTS_LEVEL: table::Enum = table::Enum {
    members: &[
        table::Literal::Int(1),
        table::Literal::Int(2),
        table::Literal::Int(3),
    ],
};

impl Payload for DefaultsLevel {
    fn table() -> table::Table {
        table::Table::Enum(&DEFAULTS_LEVEL)
    }
}

impl Decode for DefaultsLevel {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&DEFAULTS_LEVEL, &Self::ALL)
    }
}

impl Encode for DefaultsLevel {
    fn encode(&self, w: &mut Writer) {
        w.member(&DEFAULTS_LEVEL, *self as usize);
    }
}

#[rustfmt::skip]
pub static DEFAULTS: table::Record = table::Record {
    name: "Defaults",
    fields: &[
        table::Field::default("text", table::Table::STRING, "\"hello \\\"you\\\"\""),
        table::Field::default("place", table::Table::PATH, "\".\""),
        table::Field::default("when", table::Table::DATE_TIME, "\"2026-01-31T09:30:00Z\""),
        table::Field::default("number", table::Table::INT, "7"),
        table::Field::default("ratio", table::Table::FLOAT, "0.5"),
        table::Field::default("flag", table::Table::Bool, "true"),
        table::Field::default("list", table::Table::List(&DEFAULTS_LIST), "[\"a\",\"b\"]"),
        table::Field::default("point", table::Table::Record(&POINT), "{\"x\":1.0}"),
        table::Field::default("any", table::Table::Json, "{\"a\":[1,2]}"),
        table::Field::default("level", table::Table::Enum(&DEFAULTS_LEVEL), "2"),
        table::Field::default("note", table::Table::Nullable(&table::Table::STRING), "\"x\""),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEFAULTS_LIST: table::List = table::List::of(table::Table::STRING);

impl Payload for Defaults {
    fn table() -> table::Table {
        table::Table::Record(&DEFAULTS)
    }
}

impl Decode for Defaults {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        let mut place = None;
        let mut when = None;
        let mut number = None;
        let mut ratio = None;
        let mut flag = None;
        let mut list = None;
        let mut point = None;
        let mut any = None;
        let mut level = None;
        let mut note = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.read()?),
                "place" => place = Some(r.read()?),
                "when" => when = Some(r.read()?),
                "number" => number = Some(r.read()?),
                "ratio" => ratio = Some(r.read()?),
                "flag" => flag = Some(r.read()?),
                "list" => list = Some(r.read()?),
                "point" => point = Some(r.read()?),
                "any" => any = Some(r.read()?),
                "level" => level = Some(r.read()?),
                "note" => note = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.unwrap_or_else(Self::default_text),
            place: place.unwrap_or_else(Self::default_place),
            when: when.unwrap_or_else(Self::default_when),
            number: number.unwrap_or(7),
            ratio: ratio.unwrap_or(0.5),
            flag: flag.unwrap_or(true),
            list: list.unwrap_or_else(Self::default_list),
            point: point.unwrap_or_else(Self::default_point),
            any: any.unwrap_or_else(Self::default_any),
            level: level.unwrap_or(DefaultsLevel::N2),
            note: note.unwrap_or_else(Self::default_note),
        })
    }
}

impl Encode for Defaults {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.key("place").write(&self.place);
        w.key("when").write(&self.when);
        w.key("number").write(&self.number);
        w.key("ratio").write(&self.ratio);
        w.key("flag").write(&self.flag);
        w.key("list").write(&self.list);
        w.key("point").write(&self.point);
        w.key("any").write(&self.any);
        w.key("level").write(&self.level);
        w.key("note").write(&self.note);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LOGIN: table::Record = table::Record {
    name: "Login",
    fields: &[
        table::Field::required("user", table::Table::STRING),
        table::Field::required("password", table::Table::Secret(&table::Table::Text(&LOGIN_PASSWORD))),
        table::Field::optional("pin", table::Table::Secret(&table::Table::INT)),
        table::Field::optional("old", table::Table::Nullable(&table::Table::Secret(&table::Table::Text(&LOGIN_OLD)))),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static LOGIN_PASSWORD: table::Text = table::Text::ANY.min(8);
#[rustfmt::skip]
static LOGIN_OLD: table::Text = table::Text::ANY.max(9);

impl Payload for Login {
    fn table() -> table::Table {
        table::Table::Record(&LOGIN)
    }
}

impl Decode for Login {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut user = None;
        let mut password = None;
        let mut pin = None;
        let mut old = toolrt::Maybe::Absent;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "user" => user = Some(r.read()?),
                "password" => password = Some(read_login_password_hidden(r)?),
                "pin" => pin = Some(r.read()?),
                "old" => old = r.nullable(read_login_old_hidden)?.into(),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            user: user.ok_or(Refused)?,
            password: password.ok_or(Refused)?,
            pin,
            old,
        })
    }
}

impl Encode for Login {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("user").write(&self.user);
        w.key("password");
        write_login_password_hidden(w, &self.password);
        if let Some(pin) = &self.pin {
            w.key("pin").write(pin);
        }
        if !self.old.is_absent() {
            w.key("old");
            w.nullable(self.old.value(), write_login_old_hidden);
        }
        w.end_object();
    }
}

fn read_login_password_hidden(r: &mut Reader<'_>) -> Result<toolrt::Secret<String>, Refused> {
    r.text(&LOGIN_PASSWORD).map(toolrt::Secret::new)
}

fn read_login_old_hidden(r: &mut Reader<'_>) -> Result<toolrt::Secret<String>, Refused> {
    r.text(&LOGIN_OLD).map(toolrt::Secret::new)
}

fn write_login_password_hidden(w: &mut Writer, value: &toolrt::Secret<String>) {
    w.text(value.expose(), &LOGIN_PASSWORD);
}

fn write_login_old_hidden(w: &mut Writer, value: &toolrt::Secret<String>) {
    w.text(value.expose(), &LOGIN_OLD);
}
