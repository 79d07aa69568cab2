// Made by toolc from words.tools; do not edit.

//! How the types of `conformance.words` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{Colour, Keys, Long, Marks, Need, Osa, Pair, Six, Ties, Two};

#[rustfmt::skip]
pub static COLOUR: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("red"),
        table::Literal::Text("green"),
        table::Literal::Text("blue"),
        table::Literal::Text("grey"),
        table::Literal::Text("gray"),
    ],
};

impl Payload for Colour {
    fn table() -> table::Table {
        table::Table::Enum(&COLOUR)
    }
}

impl Decode for Colour {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&COLOUR, &Self::ALL)
    }
}

impl Encode for Colour {
    fn encode(&self, w: &mut Writer) {
        w.member(&COLOUR, *self as usize);
    }
}

#[rustfmt::skip]
pub static KEYS: table::Record = table::Record {
    name: "Keys",
    fields: &[
        table::Field::optional("order_by", table::Table::INT),
        table::Field::optional("orderBy2", table::Table::INT),
        table::Field::optional("created_at", table::Table::INT),
        table::Field::optional("limit", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Keys {
    fn table() -> table::Table {
        table::Table::Record(&KEYS)
    }
}

impl Decode for Keys {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut order_by = None;
        let mut order_by2 = None;
        let mut created_at = None;
        let mut limit = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "order_by" => order_by = Some(r.read()?),
                "orderBy2" => order_by2 = Some(r.read()?),
                "created_at" => created_at = Some(r.read()?),
                "limit" => limit = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            order_by,
            order_by2,
            created_at,
            limit,
        })
    }
}

impl Encode for Keys {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(order_by) = &self.order_by {
            w.key("order_by").write(order_by);
        }
        if let Some(order_by2) = &self.order_by2 {
            w.key("orderBy2").write(order_by2);
        }
        if let Some(created_at) = &self.created_at {
            w.key("created_at").write(created_at);
        }
        if let Some(limit) = &self.limit {
            w.key("limit").write(limit);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PAIR: table::Record = table::Record {
    name: "Pair",
    fields: &[
        table::Field::optional("ab", table::Table::INT),
        table::Field::optional("ba", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Pair {
    fn table() -> table::Table {
        table::Table::Record(&PAIR)
    }
}

impl Decode for Pair {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut ab = None;
        let mut ba = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "ab" => ab = Some(r.read()?),
                "ba" => ba = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { ab, ba })
    }
}

impl Encode for Pair {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(ab) = &self.ab {
            w.key("ab").write(ab);
        }
        if let Some(ba) = &self.ba {
            w.key("ba").write(ba);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static OSA: table::Record = table::Record {
    name: "Osa",
    fields: &[
        table::Field::optional("xxxxabc", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Osa {
    fn table() -> table::Table {
        table::Table::Record(&OSA)
    }
}

impl Decode for Osa {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut xxxxabc = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "xxxxabc" => xxxxabc = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { xxxxabc })
    }
}

impl Encode for Osa {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(xxxxabc) = &self.xxxxabc {
            w.key("xxxxabc").write(xxxxabc);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SIX: table::Record = table::Record {
    name: "Six",
    fields: &[
        table::Field::optional("create", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Six {
    fn table() -> table::Table {
        table::Table::Record(&SIX)
    }
}

impl Decode for Six {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut create = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "create" => create = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { create })
    }
}

impl Encode for Six {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(create) = &self.create {
            w.key("create").write(create);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TWO: table::Record = table::Record {
    name: "Two",
    fields: &[
        table::Field::optional("ab", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Two {
    fn table() -> table::Table {
        table::Table::Record(&TWO)
    }
}

impl Decode for Two {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut ab = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "ab" => ab = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { ab })
    }
}

impl Encode for Two {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(ab) = &self.ab {
            w.key("ab").write(ab);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static MARKS: table::Record = table::Record {
    name: "Marks",
    fields: &[
        table::Field::optional("naïve", table::Table::INT),
        table::Field::optional("a-b-c", table::Table::INT),
        table::Field::optional("_", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Marks {
    fn table() -> table::Table {
        table::Table::Record(&MARKS)
    }
}

impl Decode for Marks {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut naïve = None;
        let mut a_b_c = None;
        let mut empty = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "naïve" => naïve = Some(r.read()?),
                "a-b-c" => a_b_c = Some(r.read()?),
                "_" => empty = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            naïve,
            a_b_c,
            empty,
        })
    }
}

impl Encode for Marks {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(naïve) = &self.naïve {
            w.key("naïve").write(naïve);
        }
        if let Some(a_b_c) = &self.a_b_c {
            w.key("a-b-c").write(a_b_c);
        }
        if let Some(empty) = &self.empty {
            w.key("_").write(empty);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LONG: table::Record = table::Record {
    name: "Long",
    fields: &[
        table::Field::optional("yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy", table::Table::INT),
        table::Field::optional("short", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Long {
    fn table() -> table::Table {
        table::Table::Record(&LONG)
    }
}

impl Decode for Long {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut field1 = None;
        let mut short = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy" =>
                {
                    let value = r.read()?;
                    field1 = Some(value);
                }
                "short" => short = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy:
                field1,
            short,
        })
    }
}

impl Encode for Long {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(field1) =
            &self.yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy
        {
            w.key("yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy");
            w.write(field1);
        }
        if let Some(short) = &self.short {
            w.key("short").write(short);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NEED: table::Record = table::Record {
    name: "Need",
    fields: &[
        table::Field::required("created_at", table::Table::INT),
        table::Field::required("updated_at", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Need {
    fn table() -> table::Table {
        table::Table::Record(&NEED)
    }
}

impl Decode for Need {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut created_at = None;
        let mut updated_at = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "created_at" => created_at = Some(r.read()?),
                "updated_at" => updated_at = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            created_at: created_at.ok_or(Refused)?,
            updated_at: updated_at.ok_or(Refused)?,
        })
    }
}

impl Encode for Need {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("created_at").write(&self.created_at);
        w.key("updated_at").write(&self.updated_at);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TIES: table::Record = table::Record {
    name: "Ties",
    fields: &[
        table::Field::optional("cat", table::Table::INT),
        table::Field::optional("car", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Ties {
    fn table() -> table::Table {
        table::Table::Record(&TIES)
    }
}

impl Decode for Ties {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut cat = None;
        let mut car = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "cat" => cat = Some(r.read()?),
                "car" => car = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { cat, car })
    }
}

impl Encode for Ties {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(cat) = &self.cat {
            w.key("cat").write(cat);
        }
        if let Some(car) = &self.car {
            w.key("car").write(car);
        }
        w.end_object();
    }
}
