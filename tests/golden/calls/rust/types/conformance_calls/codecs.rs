// Made by toolc from calls.tools; do not edit.

//! How the types of `conformance.calls` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    Address, AlreadyThere, BadPattern, Broken, Country, Locked, Mode, NoWords, NobodyThere,
    NotYours, NothingThere, Stopped, TooBusy, TooEarly, TooSlow,
};

#[rustfmt::skip]
pub static ADDRESS: table::Record = table::Record {
    name: "Address",
    fields: &[
        table::Field::required("street", table::Table::Text(&ADDRESS_STREET)),
        table::Field::optional("zip", table::Table::Text(&ADDRESS_ZIP)),
        table::Field::default("country", table::Table::Enum(&COUNTRY), "\"de\""),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static ADDRESS_STREET: table::Text = table::Text::ANY.min(1).max(80);
#[rustfmt::skip]
static ADDRESS_ZIP_PATTERN: table::Pattern = table::Pattern::new("^[0-9]{5}$");
#[rustfmt::skip]
static ADDRESS_ZIP: table::Text = table::Text::ANY.patterns(&[&ADDRESS_ZIP_PATTERN]);

impl Payload for Address {
    fn table() -> table::Table {
        table::Table::Record(&ADDRESS)
    }
}

impl Decode for Address {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut street = None;
        let mut zip = None;
        let mut country = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "street" => street = Some(r.text(&ADDRESS_STREET)?),
                "zip" => zip = Some(r.text(&ADDRESS_ZIP)?),
                "country" => country = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            street: street.ok_or(Refused)?,
            zip,
            country: country.unwrap_or(Country::De),
        })
    }
}

impl Encode for Address {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("street").text(&self.street, &ADDRESS_STREET);
        if let Some(zip) = &self.zip {
            w.key("zip").text(zip, &ADDRESS_ZIP);
        }
        w.key("country").write(&self.country);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static COUNTRY: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("at"),
        table::Literal::Text("ch"),
        table::Literal::Text("de"),
    ],
};

toolrt::members!(Country: COUNTRY);

toolrt::member_texts!(Country: COUNTRY);

#[rustfmt::skip]
pub static MODE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("fast"),
        table::Literal::Text("slow"),
    ],
};

toolrt::members!(Mode: MODE);

toolrt::member_texts!(Mode: MODE);

#[rustfmt::skip]
pub static BAD_PATTERN: table::Record = table::Record {
    name: "bad_pattern",
    fields: &[
        table::Field::required("position", table::Table::INT),
        table::Field::optional("near", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for BadPattern {
    fn table() -> table::Table {
        table::Table::Record(&BAD_PATTERN)
    }
}

impl Decode for BadPattern {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut position = None;
        let mut near = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "position" => position = Some(r.read()?),
                "near" => near = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            position: position.ok_or(Refused)?,
            near,
        })
    }
}

impl Encode for BadPattern {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("position").write(&self.position);
        if let Some(near) = &self.near {
            w.key("near").write(near);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTHING_THERE: table::Record = table::Record {
    name: "nothing_there",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for NothingThere {
    fn table() -> table::Table {
        table::Table::Record(&NOTHING_THERE)
    }
}

impl Decode for NothingThere {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for NothingThere {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ALREADY_THERE: table::Record = table::Record {
    name: "already_there",
    fields: &[
        table::Field::required("id", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for AlreadyThere {
    fn table() -> table::Table {
        table::Table::Record(&ALREADY_THERE)
    }
}

impl Decode for AlreadyThere {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
        })
    }
}

impl Encode for AlreadyThere {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TOO_EARLY: table::Record = table::Record {
    name: "too_early",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for TooEarly {
    fn table() -> table::Table {
        table::Table::Record(&TOO_EARLY)
    }
}

impl Decode for TooEarly {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for TooEarly {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOT_YOURS: table::Record = table::Record {
    name: "not_yours",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for NotYours {
    fn table() -> table::Table {
        table::Table::Record(&NOT_YOURS)
    }
}

impl Decode for NotYours {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for NotYours {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TOO_BUSY: table::Record = table::Record {
    name: "too_busy",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for TooBusy {
    fn table() -> table::Table {
        table::Table::Record(&TOO_BUSY)
    }
}

impl Decode for TooBusy {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for TooBusy {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOBODY_THERE: table::Record = table::Record {
    name: "nobody_there",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for NobodyThere {
    fn table() -> table::Table {
        table::Table::Record(&NOBODY_THERE)
    }
}

impl Decode for NobodyThere {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for NobodyThere {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TOO_SLOW: table::Record = table::Record {
    name: "too_slow",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for TooSlow {
    fn table() -> table::Table {
        table::Table::Record(&TOO_SLOW)
    }
}

impl Decode for TooSlow {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for TooSlow {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static STOPPED: table::Record = table::Record {
    name: "stopped",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for Stopped {
    fn table() -> table::Table {
        table::Table::Record(&STOPPED)
    }
}

impl Decode for Stopped {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for Stopped {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BROKEN: table::Record = table::Record {
    name: "broken",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for Broken {
    fn table() -> table::Table {
        table::Table::Record(&BROKEN)
    }
}

impl Decode for Broken {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for Broken {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NO_WORDS: table::Record = table::Record {
    name: "no_words",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for NoWords {
    fn table() -> table::Table {
        table::Table::Record(&NO_WORDS)
    }
}

impl Decode for NoWords {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for NoWords {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LOCKED: table::Record = table::Record {
    name: "locked",
    fields: &[
        table::Field::required("key", table::Table::Secret(&table::Table::STRING)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Locked {
    fn table() -> table::Table {
        table::Table::Record(&LOCKED)
    }
}

impl Decode for Locked {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut key_ = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "key" => key_ = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            key: key_.ok_or(Refused)?,
        })
    }
}

impl Encode for Locked {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("key").write(&self.key);
        w.end_object();
    }
}

toolrt::error_message!(BadPattern: "The pattern cannot be parsed.");

toolrt::error_message!(NothingThere: "Nothing is there.");

toolrt::error_message!(AlreadyThere: "It is there already.");

toolrt::error_message!(TooEarly: "Something else comes first.");

toolrt::error_message!(NotYours: "You may not.");

toolrt::error_message!(TooBusy: "Too many at once.");

toolrt::error_message!(NobodyThere: "Nobody answers.");

toolrt::error_message!(TooSlow: "It took too long.");

toolrt::error_message!(Stopped: "Somebody stopped it.");

toolrt::error_message!(Broken: "It broke.");

toolrt::error_message!(NoWords: "There are no words.");

toolrt::error_message!(Locked: "The door is locked.");
