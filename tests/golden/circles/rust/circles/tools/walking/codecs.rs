// Made by toolc from right.tools; do not edit.

//! How the payloads, results and errors of the toolset `walking` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::case_circles_left::codecs as case_circles_left;
use super::super::super::super::types::case_circles_right::codecs as case_circles_right;
use super::types::{
    GiveFormArgs, GiveFormError, Name, WalkAllArgs, WalkAllArgsMixedItem, WalkAllError,
};

#[rustfmt::skip]
pub static WALK_ALL_ARGS_MIXED_ITEM: table::Union = table::Union {
    alternatives: &[
        table::Table::Text(&WALK_ALL_ARGS_MIXED_ITEM_NAME),
        table::Table::INT,
    ],
};
#[rustfmt::skip]
static WALK_ALL_ARGS_MIXED_ITEM_NAME: table::Text = table::Text::ANY.min(1).max(10);

impl Payload for WalkAllArgsMixedItem {
    fn table() -> table::Table {
        table::Table::Union(&WALK_ALL_ARGS_MIXED_ITEM)
    }
}

impl Decode for WalkAllArgsMixedItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&WALK_ALL_ARGS_MIXED_ITEM)? {
            0 => r.text(&WALK_ALL_ARGS_MIXED_ITEM_NAME).map(Self::Name),
            1 => r.read().map(Self::Int),
            _ => Err(Refused),
        }
    }
}

impl Encode for WalkAllArgsMixedItem {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Name(value) => w.text(value, &WALK_ALL_ARGS_MIXED_ITEM_NAME),
            Self::Int(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static WALK_ALL_ARGS: table::Record = table::Record {
    name: "WalkAllArgs",
    fields: &[
        table::Field::required("turns", table::Table::List(&WALK_ALL_ARGS_TURNS)),
        table::Field::required("few", table::Table::List(&WALK_ALL_ARGS_FEW)),
        table::Field::required("turn", table::Table::Record(&case_circles_right::TURN)),
        table::Field::required("pair", table::Table::Record(&case_circles_left::PAIR)),
        table::Field::required("either", table::Table::Union(&case_circles_left::EITHER)),
        table::Field::required("there", table::Table::List(&WALK_ALL_ARGS_THERE)),
        table::Field::required("index", table::Table::Map(&case_circles_left::INDEX)),
        table::Field::required("names", table::Table::List(&WALK_ALL_ARGS_NAMES)),
        table::Field::default("mixed", table::Table::List(&WALK_ALL_ARGS_MIXED), "[]"),
        table::Field::required("shape", table::Table::Tagged(&case_circles_left::SHAPE)),
        table::Field::required("form", table::Table::Tagged(&case_circles_right::FORM)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static WALK_ALL_ARGS_TURNS: table::List = table::List::of(table::Table::Record(&case_circles_right::TURN)).max(4);
#[rustfmt::skip]
static WALK_ALL_ARGS_FEW: table::List = table::List::of(table::Table::Record(&case_circles_right::TURN)).max(1);
#[rustfmt::skip]
static WALK_ALL_ARGS_THERE: table::List = table::List::of(table::Table::Nullable(&table::Table::Enum(&case_circles_left::COLOUR)));
#[rustfmt::skip]
static WALK_ALL_ARGS_NAMES_ITEM: table::Text = table::Text::ANY.min(1).max(10);
#[rustfmt::skip]
static WALK_ALL_ARGS_NAMES: table::List = table::List::of(table::Table::Text(&WALK_ALL_ARGS_NAMES_ITEM)).max(3);
#[rustfmt::skip]
static WALK_ALL_ARGS_MIXED: table::List = table::List::of(table::Table::Union(&WALK_ALL_ARGS_MIXED_ITEM));

impl Payload for WalkAllArgs {
    fn table() -> table::Table {
        table::Table::Record(&WALK_ALL_ARGS)
    }
}

impl Decode for WalkAllArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut turns = None;
        let mut few = None;
        let mut turn = None;
        let mut pair = None;
        let mut either = None;
        let mut there = None;
        let mut index = None;
        let mut names = None;
        let mut mixed = None;
        let mut shape = None;
        let mut form = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "turns" => turns = Some(r.list(&WALK_ALL_ARGS_TURNS, Reader::read)?),
                "few" => few = Some(r.list(&WALK_ALL_ARGS_FEW, Reader::read)?),
                "turn" => turn = Some(r.read()?),
                "pair" => pair = Some(r.read()?),
                "either" => either = Some(r.read()?),
                "there" => there = Some(r.read()?),
                "index" => index = Some(r.read()?),
                "names" => {
                    let value = r.list(&WALK_ALL_ARGS_NAMES, read_walk_all_args_names_item)?;
                    names = Some(value);
                }
                "mixed" => mixed = Some(r.read()?),
                "shape" => shape = Some(r.read()?),
                "form" => form = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            turns: turns.ok_or(Refused)?,
            few: few.ok_or(Refused)?,
            turn: turn.ok_or(Refused)?,
            pair: pair.ok_or(Refused)?,
            either: either.ok_or(Refused)?,
            there: there.ok_or(Refused)?,
            index: index.ok_or(Refused)?,
            names: names.ok_or(Refused)?,
            mixed: mixed.unwrap_or_default(),
            shape: shape.ok_or(Refused)?,
            form: form.ok_or(Refused)?,
        })
    }
}

impl Encode for WalkAllArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("turns");
        w.list(&self.turns, &WALK_ALL_ARGS_TURNS, Writer::write);
        w.key("few");
        w.list(&self.few, &WALK_ALL_ARGS_FEW, Writer::write);
        w.key("turn").write(&self.turn);
        w.key("pair").write(&self.pair);
        w.key("either").write(&self.either);
        w.key("there").write(&self.there);
        w.key("index").write(&self.index);
        w.key("names");
        w.list(
            &self.names,
            &WALK_ALL_ARGS_NAMES,
            write_walk_all_args_names_item,
        );
        w.key("mixed").write(&self.mixed);
        w.key("shape").write(&self.shape);
        w.key("form").write(&self.form);
        w.end_object();
    }
}

fn read_walk_all_args_names_item(r: &mut Reader<'_>) -> Result<Name, Refused> {
    r.text(&WALK_ALL_ARGS_NAMES_ITEM)
}

fn write_walk_all_args_names_item(w: &mut Writer, value: &Name) {
    w.text(value, &WALK_ALL_ARGS_NAMES_ITEM);
}

#[rustfmt::skip]
pub static GIVE_FORM_ARGS: table::Record = table::Record {
    name: "GiveFormArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for GiveFormArgs {
    fn table() -> table::Table {
        table::Table::Record(&GIVE_FORM_ARGS)
    }
}

impl Decode for GiveFormArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for GiveFormArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(WalkAllError {});

toolrt::tool_errors!(GiveFormError {});
