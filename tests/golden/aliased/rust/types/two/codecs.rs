// Made by toolc from two.tools; do not edit.

//! How the types of `two` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{Size, T1, Tree, User};

#[rustfmt::skip]
pub static USER: table::Record = table::Record {
    name: "User",
    fields: &[
        table::Field::required("name", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for User {
    fn table() -> table::Table {
        table::Table::Record(&USER)
    }
}

impl Decode for User {
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

impl Encode for User {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").write(&self.name);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static T1: table::Record = table::Record {
    name: "T1",
    fields: &[
        table::Field::required("second", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for T1 {
    fn table() -> table::Table {
        table::Table::Record(&T1)
    }
}

impl Decode for T1 {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut second = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "second" => second = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            second: second.ok_or(Refused)?,
        })
    }
}

impl Encode for T1 {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("second").write(&self.second);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TREE: table::Record = table::Record {
    name: "Tree",
    fields: &[
        table::Field::required("名", table::Table::Enum(&SIZE)),
        table::Field::default("step", table::Table::FLOAT, "3.14159"),
        table::Field::default("pairs", table::Table::Map(&TREE_PAIRS), "{\"a\":[1,\"b\"],\"c\":[2,\"d\",{\"name\":\"e\"}]}"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static TREE_PAIRS_VALUE: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::STRING]).tail(table::Table::Record(&USER));
#[rustfmt::skip]
static TREE_PAIRS: table::Map = table::Map::of(table::Table::Tuple(&TREE_PAIRS_VALUE));

impl Payload for Tree {
    fn table() -> table::Table {
        table::Table::Record(&TREE)
    }
}

impl Decode for Tree {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut 名 = None;
        let mut step = None;
        let mut pairs = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "名" => 名 = Some(r.read()?),
                "step" => step = Some(r.read()?),
                "pairs" => pairs = Some(r.map(&TREE_PAIRS, read_tree_pairs_value)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            名: 名.ok_or(Refused)?,
            step: step.unwrap_or(3.14159),
            pairs: pairs.unwrap_or_else(Self::default_pairs),
        })
    }
}

impl Encode for Tree {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("名").write(&self.名);
        w.key("step").write(&self.step);
        w.key("pairs");
        w.map(&self.pairs, &TREE_PAIRS, write_tree_pairs_value);
        w.end_object();
    }
}

fn read_tree_pairs_value(r: &mut Reader<'_>) -> Result<(i64, String, Vec<User>), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    let tail = r.tail(&TREE_PAIRS_VALUE, Reader::read)?;
    Ok((item1, item2, tail))
}

fn write_tree_pairs_value(w: &mut Writer, value: &(i64, String, Vec<User>)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.tail(&value.2, &TREE_PAIRS_VALUE, Writer::write);
    w.end_list();
}

#[rustfmt::skip]
pub static SIZE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("名"),
    ],
};

impl Payload for Size {
    fn table() -> table::Table {
        table::Table::Enum(&SIZE)
    }
}

impl Decode for Size {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&SIZE, &Self::ALL)
    }
}

impl Encode for Size {
    fn encode(&self, w: &mut Writer) {
        w.member(&SIZE, *self as usize);
    }
}
