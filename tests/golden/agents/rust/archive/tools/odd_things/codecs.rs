// Made by toolc from shared.tools; do not edit.

//! How the payloads, results and errors of the toolset `odd: things` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
    AToolWithANameThatIsLongerThanMostNamesOfToolsError, AToolWithANameThatIsMostNamesOfToolsItem,
    AToolWithANameThatIsOfToolsResultItem, CountArgs, CountError, FetchArgs, FetchError,
    FetchResult, TypeArgs, TypeError, XArgs, XError,
};

#[rustfmt::skip]
pub static TYPE_ARGS: table::Record = table::Record {
    name: "TypeArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for TypeArgs {
    fn table() -> table::Table {
        table::Table::Record(&TYPE_ARGS)
    }
}

impl Decode for TypeArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for TypeArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static COUNT_ARGS: table::Record = table::Record {
    name: "CountArgs",
    fields: &[
        table::Field::required("to", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for CountArgs {
    fn table() -> table::Table {
        table::Table::Record(&COUNT_ARGS)
    }
}

impl Decode for CountArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut to = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "to" => to = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            to: to.ok_or(Refused)?,
        })
    }
}

impl Encode for CountArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("to").write(&self.to);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FETCH_ARGS: table::Record = table::Record {
    name: "FetchArgs",
    fields: &[
        table::Field::required("x", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for FetchArgs {
    fn table() -> table::Table {
        table::Table::Record(&FETCH_ARGS)
    }
}

impl Decode for FetchArgs {
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

impl Encode for FetchArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FETCH_RESULT: table::Record = table::Record {
    name: "FetchResult",
    fields: &[
        table::Field::required("fetch!", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for FetchResult {
    fn table() -> table::Table {
        table::Table::Record(&FETCH_RESULT)
    }
}

impl Decode for FetchResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut fetch = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "fetch!" => fetch = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            fetch: fetch.ok_or(Refused)?,
        })
    }
}

impl Encode for FetchResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("fetch!").write(&self.fetch);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static X_ARGS: table::Record = table::Record {
    name: "XArgs",
    fields: &[
        table::Field::required("self", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for XArgs {
    fn table() -> table::Table {
        table::Table::Record(&X_ARGS)
    }
}

impl Decode for XArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut self_ = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "self" => self_ = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            self_: self_.ok_or(Refused)?,
        })
    }
}

impl Encode for XArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("self").write(&self.self_);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_ARGS: table::Record = table::Record {
    name: "AToolWithANameThatIsLongerThanMostNamesOfToolsArgs",
    fields: &[
        table::Field::required("an_argument", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for AToolWithANameThatIsLongerThanMostNamesOfToolsArgs {
    fn table() -> table::Table {
        table::Table::Record(&A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_ARGS)
    }
}

impl Decode for AToolWithANameThatIsLongerThanMostNamesOfToolsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut an_argument = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "an_argument" => an_argument = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            an_argument: an_argument.ok_or(Refused)?,
        })
    }
}

impl Encode for AToolWithANameThatIsLongerThanMostNamesOfToolsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("an_argument").write(&self.an_argument);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static A_TOOL_WITH_A_NAME_THAT_IS_OF_TOOLS_RESULT_ITEM: table::Record = table::Record {
    name: "AToolWithANameThatIsOfToolsResultItem",
    fields: &[
        table::Field::required("an_item", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for AToolWithANameThatIsOfToolsResultItem {
    fn table() -> table::Table {
        table::Table::Record(&A_TOOL_WITH_A_NAME_THAT_IS_OF_TOOLS_RESULT_ITEM)
    }
}

impl Decode for AToolWithANameThatIsOfToolsResultItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut an_item = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "an_item" => an_item = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            an_item: an_item.ok_or(Refused)?,
        })
    }
}

impl Encode for AToolWithANameThatIsOfToolsResultItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("an_item").write(&self.an_item);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static A_TOOL_WITH_A_NAME_THAT_IS_MOST_NAMES_OF_TOOLS_ITEM: table::Record = table::Record {
    name: "AToolWithANameThatIsMostNamesOfToolsItem",
    fields: &[
        table::Field::required("a_part", table::Table::Map(&A_TOOL_WITH_A_NAME_THAT_IS_MOST_NAMES_OF_TOOLS_ITEM_A_PART)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static A_TOOL_WITH_A_NAME_THAT_IS_MOST_NAMES_OF_TOOLS_ITEM_A_PART_VALUE: table::List = table::List::of(table::Table::INT);
#[rustfmt::skip]
static A_TOOL_WITH_A_NAME_THAT_IS_MOST_NAMES_OF_TOOLS_ITEM_A_PART: table::Map = table::Map::of(table::Table::List(&A_TOOL_WITH_A_NAME_THAT_IS_MOST_NAMES_OF_TOOLS_ITEM_A_PART_VALUE));

impl Payload for AToolWithANameThatIsMostNamesOfToolsItem {
    fn table() -> table::Table {
        table::Table::Record(&A_TOOL_WITH_A_NAME_THAT_IS_MOST_NAMES_OF_TOOLS_ITEM)
    }
}

impl Decode for AToolWithANameThatIsMostNamesOfToolsItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a_part = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a_part" => a_part = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a_part: a_part.ok_or(Refused)?,
        })
    }
}

impl Encode for AToolWithANameThatIsMostNamesOfToolsItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a_part").write(&self.a_part);
        w.end_object();
    }
}

toolrt::tool_errors!(TypeError {});

#[rustfmt::skip]
static COUNT_ITEM_TYPE: table::List = table::List::of(table::Table::INT).min(1);
#[rustfmt::skip]
pub static COUNT_ITEM_TABLE: table::Table = table::Table::List(&COUNT_ITEM_TYPE);

/// How the count item is read and written.
pub fn count_item() -> toolrt::Codec<Vec<i64>> {
    toolrt::Codec::new(table_count_item, read_count_item, encode_count_item)
}

fn table_count_item() -> table::Table {
    COUNT_ITEM_TABLE
}

fn encode_count_item(value: &Vec<i64>, w: &mut Writer) {
    w.list(value, &COUNT_ITEM_TYPE, Writer::write);
}

fn read_count_item(r: &mut Reader<'_>) -> Result<Vec<i64>, Refused> {
    r.list(&COUNT_ITEM_TYPE, Reader::read)
}

toolrt::tool_errors!(CountError {});

toolrt::tool_errors!(FetchError {});

#[rustfmt::skip]
static X_RESULT_TYPE: table::Tuple = table::Tuple::of(&[table::Table::INT]).tail(table::Table::STRING);
#[rustfmt::skip]
pub static X_RESULT_TABLE: table::Table = table::Table::Tuple(&X_RESULT_TYPE);

/// How the x result is read and written.
pub fn x_result() -> toolrt::Codec<(i64, Vec<String>)> {
    toolrt::Codec::new(table_x_result, read_x_result, encode_x_result)
}

fn table_x_result() -> table::Table {
    X_RESULT_TABLE
}

fn encode_x_result(value: &(i64, Vec<String>), w: &mut Writer) {
    write_x_result(w, value);
}

fn read_x_result(r: &mut Reader<'_>) -> Result<(i64, Vec<String>), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&X_RESULT_TYPE, Reader::read)?;
    Ok((item1, tail))
}

fn write_x_result(w: &mut Writer, value: &(i64, Vec<String>)) {
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &X_RESULT_TYPE, Writer::write);
    w.end_list();
}

toolrt::tool_errors!(XError {});

#[rustfmt::skip]
static A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&A_TOOL_WITH_A_NAME_THAT_IS_OF_TOOLS_RESULT_ITEM));
#[rustfmt::skip]
pub static A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_RESULT_TABLE: table::Table = table::Table::List(&A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_RESULT_TYPE);

/// How the a tool with a name that is longer than most names of tools result is read and written.
pub fn a_tool_with_a_name_that_is_longer_than_most_names_of_tools_result()
-> toolrt::Codec<Vec<AToolWithANameThatIsOfToolsResultItem>> {
    toolrt::Codec::new(
        table_a_tool_with_a_name_that_is_longer_than_most_names_of_tools_result,
        read_a_tool_with_a_name_that_is_longer_than_most_names_of_tools_result,
        encode_a_tool_with_a_name_that_is_longer_than_most_names_of_tools_result,
    )
}

fn table_a_tool_with_a_name_that_is_longer_than_most_names_of_tools_result() -> table::Table {
    A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_RESULT_TABLE
}

fn encode_a_tool_with_a_name_that_is_longer_than_most_names_of_tools_result(
    value: &Vec<AToolWithANameThatIsOfToolsResultItem>,
    w: &mut Writer,
) {
    w.write(value);
}

fn read_a_tool_with_a_name_that_is_longer_than_most_names_of_tools_result(
    r: &mut Reader<'_>,
) -> Result<Vec<AToolWithANameThatIsOfToolsResultItem>, Refused> {
    r.read()
}

toolrt::tool_errors!(AToolWithANameThatIsLongerThanMostNamesOfToolsError {});
