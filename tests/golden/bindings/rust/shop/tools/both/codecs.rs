// Made by toolc from bindings.tools; do not edit.

//! How the payloads, results and errors of the toolset `both` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::case_bindings::codecs as case_bindings;
use super::types::{
    CountBoxesArgs, CountBoxesArgsSizesItem, CountBoxesError, CountBoxesInjected, Gone, GreetArgs,
    GreetError, Item, LookArgs, LookError, LookInjected,
};

#[rustfmt::skip]
pub static COUNT_BOXES_ARGS_SIZES_ITEM: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("box"),
    ],
};

toolrt::members!(CountBoxesArgsSizesItem: COUNT_BOXES_ARGS_SIZES_ITEM);

toolrt::member_texts!(CountBoxesArgsSizesItem: COUNT_BOXES_ARGS_SIZES_ITEM);

#[rustfmt::skip]
pub static COUNT_BOXES_ARGS: table::Record = table::Record {
    name: "CountBoxesArgs",
    fields: &[
        table::Field::required("sizes", table::Table::List(&COUNT_BOXES_ARGS_SIZES)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static COUNT_BOXES_ARGS_SIZES: table::List = table::List::of(table::Table::Enum(&COUNT_BOXES_ARGS_SIZES_ITEM));

impl Payload for CountBoxesArgs {
    fn table() -> table::Table {
        table::Table::Record(&COUNT_BOXES_ARGS)
    }
}

impl Decode for CountBoxesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut sizes = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "sizes" => sizes = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            sizes: sizes.ok_or(Refused)?,
        })
    }
}

impl Encode for CountBoxesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("sizes").write(&self.sizes);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static GREET_ARGS: table::Record = table::Record {
    name: "GreetArgs",
    fields: &[
        table::Field::required("name", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for GreetArgs {
    fn table() -> table::Table {
        table::Table::Record(&GREET_ARGS)
    }
}

impl Decode for GreetArgs {
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

impl Encode for GreetArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").write(&self.name);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LOOK_ARGS: table::Record = table::Record {
    name: "LookArgs",
    fields: &[
        table::Field::required("id", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for LookArgs {
    fn table() -> table::Table {
        table::Table::Record(&LOOK_ARGS)
    }
}

impl Decode for LookArgs {
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

impl Encode for LookArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
static COUNT_BOXES_RESULT_TYPE: table::Map = table::Map::of(table::Table::FLOAT);
#[rustfmt::skip]
pub static COUNT_BOXES_RESULT_TABLE: table::Table = table::Table::Map(&COUNT_BOXES_RESULT_TYPE);

/// How the count boxes result is read and written.
pub fn count_boxes_result() -> toolrt::Codec<std::collections::BTreeMap<String, f64>> {
    toolrt::Codec::new(
        table_count_boxes_result,
        read_count_boxes_result,
        encode_count_boxes_result,
    )
}

fn table_count_boxes_result() -> table::Table {
    COUNT_BOXES_RESULT_TABLE
}

fn encode_count_boxes_result(value: &std::collections::BTreeMap<String, f64>, w: &mut Writer) {
    w.write(value);
}

fn read_count_boxes_result(
    r: &mut Reader<'_>,
) -> Result<std::collections::BTreeMap<String, f64>, Refused> {
    r.read()
}

impl toolrt::Inject for CountBoxesInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run: cx.inject(
                "run",
                toolrt::Source::RunId,
                <String as Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(CountBoxesError {
    "gone" => Gone(Gone),
});

toolrt::tool_errors!(GreetError {});

#[rustfmt::skip]
static LOOK_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&case_bindings::ITEM));
#[rustfmt::skip]
pub static LOOK_RESULT_TABLE: table::Table = table::Table::List(&LOOK_RESULT_TYPE);

/// How the look result is read and written.
pub fn look_result() -> toolrt::Codec<Vec<Item>> {
    toolrt::Codec::new(table_look_result, read_look_result, encode_look_result)
}

fn table_look_result() -> table::Table {
    LOOK_RESULT_TABLE
}

fn encode_look_result(value: &Vec<Item>, w: &mut Writer) {
    w.write(value);
}

fn read_look_result(r: &mut Reader<'_>) -> Result<Vec<Item>, Refused> {
    r.read()
}

impl toolrt::Inject for LookInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run: cx.inject(
                "run",
                toolrt::Source::RunId,
                <toolrt::Uuid as Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(LookError {
    "gone" => Gone(Gone),
});
