// Made by toolc from one.tools; do not edit.

//! How the payloads, results and errors of the toolset `bound` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::one::codecs as one;
use super::super::super::super::types::two::codecs as two;
use super::types::{
    ConvertArgs, ConvertError, OwnerError, ToTextArgs, ToTextError, WeighArgs, WeighArgsLevelsItem,
    WeighError,
};

#[rustfmt::skip]
pub static WEIGH_ARGS_LEVELS_ITEM: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("low"),
        table::Literal::Text("high"),
    ],
};

impl Payload for WeighArgsLevelsItem {
    fn table() -> table::Table {
        table::Table::Enum(&WEIGH_ARGS_LEVELS_ITEM)
    }
}

impl Decode for WeighArgsLevelsItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&WEIGH_ARGS_LEVELS_ITEM, &Self::ALL)
    }
}

impl Encode for WeighArgsLevelsItem {
    fn encode(&self, w: &mut Writer) {
        w.member(&WEIGH_ARGS_LEVELS_ITEM, *self as usize);
    }
}

#[rustfmt::skip]
pub static WEIGH_ARGS: table::Record = table::Record {
    name: "WeighArgs",
    fields: &[
        table::Field::required("nested", table::Table::List(&one::NESTED)),
        table::Field::required("levels", table::Table::List(&WEIGH_ARGS_LEVELS)),
        table::Field::required("user", table::Table::Record(&one::USER)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static WEIGH_ARGS_LEVELS: table::List = table::List::of(table::Table::Enum(&WEIGH_ARGS_LEVELS_ITEM));

impl Payload for WeighArgs {
    fn table() -> table::Table {
        table::Table::Record(&WEIGH_ARGS)
    }
}

impl Decode for WeighArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut nested = None;
        let mut levels = None;
        let mut user = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "nested" => nested = Some(r.read()?),
                "levels" => levels = Some(r.read()?),
                "user" => user = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            nested: nested.ok_or(Refused)?,
            levels: levels.ok_or(Refused)?,
            user: user.ok_or(Refused)?,
        })
    }
}

impl Encode for WeighArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("nested").write(&self.nested);
        w.key("levels").write(&self.levels);
        w.key("user").write(&self.user);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CONVERT_ARGS: table::Record = table::Record {
    name: "ConvertArgs",
    fields: &[
        table::Field::required("tree", table::Table::Record(&two::TREE)),
        table::Field::required("from", table::Table::Record(&two::T1)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ConvertArgs {
    fn table() -> table::Table {
        table::Table::Record(&CONVERT_ARGS)
    }
}

impl Decode for ConvertArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut tree = None;
        let mut from = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "tree" => tree = Some(r.read()?),
                "from" => from = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            tree: tree.ok_or(Refused)?,
            from: from.ok_or(Refused)?,
        })
    }
}

impl Encode for ConvertArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("tree").write(&self.tree);
        w.key("from").write(&self.from);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TO_TEXT_ARGS: table::Record = table::Record {
    name: "ToTextArgs",
    fields: &[
        table::Field::required("tree", table::Table::Record(&two::TREE)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ToTextArgs {
    fn table() -> table::Table {
        table::Table::Record(&TO_TEXT_ARGS)
    }
}

impl Decode for ToTextArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut tree = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "tree" => tree = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            tree: tree.ok_or(Refused)?,
        })
    }
}

impl Encode for ToTextArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("tree").write(&self.tree);
        w.end_object();
    }
}

toolrt::tool_errors!(OwnerError {});

toolrt::tool_errors!(WeighError {});

toolrt::tool_errors!(ConvertError {});

toolrt::tool_errors!(ToTextError {});
