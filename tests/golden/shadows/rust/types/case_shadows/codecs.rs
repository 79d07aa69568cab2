// Made by toolc from shadows.tools; do not edit.

//! How the types of `case.shadows` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::other_names::codecs as other_names;
use super::types::{ClassVar, Either, EitherLiteral, EitherRecord, O, Own, TypeChecking};

#[rustfmt::skip]
pub static OWN: table::Record = table::Record {
    name: "Own",
    fields: &[
        table::Field::required("next", table::Table::Nullable(&table::Table::Record(&other_names::EXCEPTION))),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Own {
    fn table() -> table::Table {
        table::Table::Record(&OWN)
    }
}

impl Decode for Own {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut next = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "next" => next = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            next: next.ok_or(Refused)?,
        })
    }
}

impl Encode for Own {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("next").write(&self.next);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CLASS_VAR: table::Record = table::Record {
    name: "ClassVar",
    fields: &[
        table::Field::required("own", table::Table::Record(&OWN)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ClassVar {
    fn table() -> table::Table {
        table::Table::Record(&CLASS_VAR)
    }
}

impl Decode for ClassVar {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut own = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "own" => own = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            own: own.ok_or(Refused)?,
        })
    }
}

impl Encode for ClassVar {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("own").write(&self.own);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static O: table::Record = table::Record {
    name: "O",
    fields: &[
        table::Field::required("I", table::Table::INT),
        table::Field::optional("l", table::Table::Record(&O)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for O {
    fn table() -> table::Table {
        table::Table::Record(&O)
    }
}

impl Decode for O {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut i = None;
        let mut l = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "I" => i = Some(r.read()?),
                "l" => l = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            i: i.ok_or(Refused)?,
            l,
        })
    }
}

impl Encode for O {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("I").write(&self.i);
        if let Some(l) = &self.l {
            w.key("l").write(l);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TYPE_CHECKING: table::Record = table::Record {
    name: "TypeChecking",
    fields: &[
        table::Field::required("own", table::Table::Record(&OWN)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for TypeChecking {
    fn table() -> table::Table {
        table::Table::Record(&TYPE_CHECKING)
    }
}

impl Decode for TypeChecking {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut own = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "own" => own = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            own: own.ok_or(Refused)?,
        })
    }
}

impl Encode for TypeChecking {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("own").write(&self.own);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static EITHER_RECORD: table::Record = table::Record {
    name: "EitherRecord",
    fields: &[
        table::Field::required("code", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for EitherRecord {
    fn table() -> table::Table {
        table::Table::Record(&EITHER_RECORD)
    }
}

impl Decode for EitherRecord {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut code = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "code" => code = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            code: code.ok_or(Refused)?,
        })
    }
}

impl Encode for EitherRecord {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("code").write(&self.code);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static EITHER_LITERAL: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("it's"),
        table::Literal::Text("a\\b"),
        table::Literal::Float(0.5),
        table::Literal::Int(3),
    ],
};

impl Payload for EitherLiteral {
    fn table() -> table::Table {
        table::Table::Enum(&EITHER_LITERAL)
    }
}

impl Decode for EitherLiteral {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&EITHER_LITERAL, &Self::ALL)
    }
}

impl Encode for EitherLiteral {
    fn encode(&self, w: &mut Writer) {
        w.member(&EITHER_LITERAL, *self as usize);
    }
}

#[rustfmt::skip]
pub static EITHER: table::Union = table::Union {
    alternatives: &[
        table::Table::Record(&other_names::EXCEPTION),
        table::Table::Record(&EITHER_RECORD),
        table::Table::Enum(&EITHER_LITERAL),
    ],
};

impl Payload for Either {
    fn table() -> table::Table {
        table::Table::Union(&EITHER)
    }
}

impl Decode for Either {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&EITHER)? {
            0 => r.read().map(Self::Exception),
            1 => r.read().map(Self::Record),
            2 => r.read().map(Self::Literal),
            _ => Err(Refused),
        }
    }
}

impl Encode for Either {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Exception(value) => w.write(value),
            Self::Record(value) => w.write(value),
            Self::Literal(value) => w.write(value),
        }
    }
}
