// Made by toolc from obstacles.tools; do not edit.

//! How the payloads, results and errors of the toolset `round` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::type_self::codecs as type_self;
use super::types::{
    ALongNameOfATypeThatGoesOn, BoundMaybeArgs, BoundMaybeError, BoundMaybeResult,
    BoundNothingArgs, BoundNothingError, BoundNothingResult, Box_, GoRoundArgs, GoRoundError,
    Keyword, Record, U202eTurnedXArgs, U202eTurnedXError, Wide13,
};

#[rustfmt::skip]
pub static GO_ROUND_ARGS: table::Record = table::Record {
    name: "GoRoundArgs",
    fields: &[
        table::Field::required("circle", table::Table::Record(&type_self::CIRCLE)),
        table::Field::required("tagged", table::Table::Tagged(&type_self::TAGGED)),
        table::Field::required("labelled", table::Table::Tagged(&type_self::LABELLED)),
        table::Field::required("nothing", table::Table::Record(&type_self::NOTHING)),
        table::Field::required("more", table::Table::Record(&type_self::MORE_OF)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for GoRoundArgs {
    fn table() -> table::Table {
        table::Table::Record(&GO_ROUND_ARGS)
    }
}

impl Decode for GoRoundArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut circle = None;
        let mut tagged = None;
        let mut labelled = None;
        let mut nothing = None;
        let mut more = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "circle" => circle = Some(r.read()?),
                "tagged" => tagged = Some(r.read()?),
                "labelled" => labelled = Some(r.read()?),
                "nothing" => nothing = Some(r.read()?),
                "more" => more = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            circle: circle.ok_or(Refused)?,
            tagged: tagged.ok_or(Refused)?,
            labelled: labelled.ok_or(Refused)?,
            nothing: nothing.ok_or(Refused)?,
            more: more.ok_or(Refused)?,
        })
    }
}

impl Encode for GoRoundArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("circle").write(&self.circle);
        w.key("tagged").write(&self.tagged);
        w.key("labelled").write(&self.labelled);
        w.key("nothing").write(&self.nothing);
        w.key("more").write(&self.more);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static U202E_TURNED_X_ARGS: table::Record = table::Record {
    name: "U202eTurnedXArgs",
    fields: &[
        table::Field::required("wide", table::Table::Tuple(&U202E_TURNED_X_ARGS_WIDE)),
        table::Field::required("items", table::Table::List(&U202E_TURNED_X_ARGS_ITEMS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static U202E_TURNED_X_ARGS_WIDE: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::FLOAT, table::Table::Bool, table::Table::STRING, table::Table::UUID, table::Table::INT, table::Table::INT, table::Table::INT, table::Table::INT, table::Table::INT, table::Table::INT, table::Table::INT]).tail(table::Table::INT);
#[rustfmt::skip]
static U202E_TURNED_X_ARGS_ITEMS_ITEM: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::FLOAT, table::Table::Bool, table::Table::STRING, table::Table::UUID, table::Table::INT, table::Table::INT, table::Table::INT, table::Table::INT, table::Table::INT, table::Table::INT, table::Table::INT]).tail(table::Table::INT);
#[rustfmt::skip]
static U202E_TURNED_X_ARGS_ITEMS: table::List = table::List::of(table::Table::Tuple(&U202E_TURNED_X_ARGS_ITEMS_ITEM));

impl Payload for U202eTurnedXArgs {
    fn table() -> table::Table {
        table::Table::Record(&U202E_TURNED_X_ARGS)
    }
}

impl Decode for U202eTurnedXArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut wide = None;
        let mut items = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "wide" => wide = Some(read_u202e_turned_x_args_wide(r)?),
                "items" => {
                    let value = r.list(
                        &U202E_TURNED_X_ARGS_ITEMS,
                        read_u202e_turned_x_args_items_item,
                    )?;
                    items = Some(value);
                }
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            wide: wide.ok_or(Refused)?,
            items: items.ok_or(Refused)?,
        })
    }
}

impl Encode for U202eTurnedXArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("wide");
        write_u202e_turned_x_args_wide(w, &self.wide);
        w.key("items");
        w.list(
            &self.items,
            &U202E_TURNED_X_ARGS_ITEMS,
            write_u202e_turned_x_args_items_item,
        );
        w.end_object();
    }
}

fn read_u202e_turned_x_args_wide(r: &mut Reader<'_>) -> Result<Wide13, Refused> {
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
    let tail = r.tail(&U202E_TURNED_X_ARGS_WIDE, Reader::read)?;
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

fn read_u202e_turned_x_args_items_item(r: &mut Reader<'_>) -> Result<Wide13, Refused> {
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
    let tail = r.tail(&U202E_TURNED_X_ARGS_ITEMS_ITEM, Reader::read)?;
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

fn write_u202e_turned_x_args_wide(w: &mut Writer, value: &Wide13) {
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
    w.tail(&value.11.1, &U202E_TURNED_X_ARGS_WIDE, Writer::write);
    w.end_list();
}

fn write_u202e_turned_x_args_items_item(w: &mut Writer, value: &Wide13) {
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
    w.tail(&value.11.1, &U202E_TURNED_X_ARGS_ITEMS_ITEM, Writer::write);
    w.end_list();
}

#[rustfmt::skip]
pub static BOUND_MAYBE_ARGS: table::Record = table::Record {
    name: "BoundMaybeArgs",
    fields: &[
        table::Field::required("x", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for BoundMaybeArgs {
    fn table() -> table::Table {
        table::Table::Record(&BOUND_MAYBE_ARGS)
    }
}

impl Decode for BoundMaybeArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
        })
    }
}

impl Encode for BoundMaybeArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BOUND_MAYBE_RESULT: table::Record = table::Record {
    name: "BoundMaybeResult",
    fields: &[
        table::Field::required("b", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for BoundMaybeResult {
    fn table() -> table::Table {
        table::Table::Record(&BOUND_MAYBE_RESULT)
    }
}

impl Decode for BoundMaybeResult {
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

impl Encode for BoundMaybeResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("b").write(&self.b);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BOUND_NOTHING_ARGS: table::Record = table::Record {
    name: "BoundNothingArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for BoundNothingArgs {
    fn table() -> table::Table {
        table::Table::Record(&BOUND_NOTHING_ARGS)
    }
}

impl Decode for BoundNothingArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for BoundNothingArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BOUND_NOTHING_RESULT: table::Record = table::Record {
    name: "BoundNothingResult",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for BoundNothingResult {
    fn table() -> table::Table {
        table::Table::Record(&BOUND_NOTHING_RESULT)
    }
}

impl Decode for BoundNothingResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for BoundNothingResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(GoRoundError {});

#[rustfmt::skip]
static U202E_TURNED_X_RESULT_TYPE: table::Tuple = table::Tuple::of(&[table::Table::STRING, table::Table::Record(&type_self::BOX_), table::Table::Record(&type_self::RECORD), table::Table::Record(&type_self::KEYWORD), table::Table::Record(&type_self::A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON), table::Table::INT]);
#[rustfmt::skip]
pub static U202E_TURNED_X_RESULT_TABLE: table::Table = table::Table::Tuple(&U202E_TURNED_X_RESULT_TYPE);

/// How the u202e turned x result is read and written.
pub fn u202e_turned_x_result() -> toolrt::Codec<(
    String,
    Box_,
    Record,
    Keyword,
    ALongNameOfATypeThatGoesOn,
    i64,
)> {
    toolrt::Codec::new(
        table_u202e_turned_x_result,
        read_u202e_turned_x_result,
        encode_u202e_turned_x_result,
    )
}

fn table_u202e_turned_x_result() -> table::Table {
    U202E_TURNED_X_RESULT_TABLE
}

fn encode_u202e_turned_x_result(
    value: &(
        String,
        Box_,
        Record,
        Keyword,
        ALongNameOfATypeThatGoesOn,
        i64,
    ),
    w: &mut Writer,
) {
    write_u202e_turned_x_result(w, value);
}

fn read_u202e_turned_x_result(
    r: &mut Reader<'_>,
) -> Result<
    (
        String,
        Box_,
        Record,
        Keyword,
        ALongNameOfATypeThatGoesOn,
        i64,
    ),
    Refused,
> {
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
    r.end_list()?;
    Ok((item1, item2, item3, item4, item5, item6))
}

fn write_u202e_turned_x_result(
    w: &mut Writer,
    value: &(
        String,
        Box_,
        Record,
        Keyword,
        ALongNameOfATypeThatGoesOn,
        i64,
    ),
) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.write(&value.2);
    w.write(&value.3);
    w.write(&value.4);
    w.write(&value.5);
    w.end_list();
}

toolrt::tool_errors!(U202eTurnedXError {});

#[rustfmt::skip]
pub static BOUND_MAYBE_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Record(&BOUND_MAYBE_RESULT));

/// How the bound maybe result is read and written.
pub fn bound_maybe_result() -> toolrt::Codec<Option<BoundMaybeResult>> {
    toolrt::Codec::new(
        table_bound_maybe_result,
        read_bound_maybe_result,
        encode_bound_maybe_result,
    )
}

fn table_bound_maybe_result() -> table::Table {
    BOUND_MAYBE_RESULT_TABLE
}

fn encode_bound_maybe_result(value: &Option<BoundMaybeResult>, w: &mut Writer) {
    w.write(value);
}

fn read_bound_maybe_result(r: &mut Reader<'_>) -> Result<Option<BoundMaybeResult>, Refused> {
    r.read()
}

toolrt::tool_errors!(BoundMaybeError {});

toolrt::tool_errors!(BoundNothingError {});
