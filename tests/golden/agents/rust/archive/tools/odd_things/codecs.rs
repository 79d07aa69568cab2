// Made by toolc from shared.tools; do not edit.

//! How the payloads, results and errors of the toolset `odd: things` are read, written and checked.

use toolrt::table;

use super::types::{
    AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
    AToolWithANameThatIsLongerThanMostNamesOfToolsError, AToolWithANameThatIsMostNamesOfToolsItem,
    AToolWithANameThatIsOfToolsResultItem, CountArgs, CountError, FetchArgs, FetchError,
    FetchResult, TypeArgs, TypeError, XArgs, XError,
};

toolrt::record! {
    TypeArgs: TYPE_ARGS, closed;
}

toolrt::record! {
    CountArgs: COUNT_ARGS, closed;
    "to" to: required, INT;
}

toolrt::record! {
    FetchArgs: FETCH_ARGS, closed;
    "x" x: required, INT;
}

toolrt::record! {
    FetchResult: FETCH_RESULT, closed;
    "fetch!" fetch: required, INT;
}

toolrt::record! {
    XArgs: X_ARGS, closed;
    "self" self_: required, STRING;
}

toolrt::record! {
    AToolWithANameThatIsLongerThanMostNamesOfToolsArgs: A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_ARGS, closed;
    "an_argument" an_argument: required, STRING;
}

toolrt::record! {
    AToolWithANameThatIsOfToolsResultItem: A_TOOL_WITH_A_NAME_THAT_IS_OF_TOOLS_RESULT_ITEM, closed;
    "an_item" an_item: required, STRING;
}

#[rustfmt::skip]
static A_TOOL_WITH_A_NAME_THAT_IS_MOST_NAMES_OF_TOOLS_ITEM_A_PART_VALUE: table::List = table::List::of(table::Table::INT);
#[rustfmt::skip]
static A_TOOL_WITH_A_NAME_THAT_IS_MOST_NAMES_OF_TOOLS_ITEM_A_PART: table::Map = table::Map::of(table::Table::List(&A_TOOL_WITH_A_NAME_THAT_IS_MOST_NAMES_OF_TOOLS_ITEM_A_PART_VALUE));

toolrt::record! {
    AToolWithANameThatIsMostNamesOfToolsItem: A_TOOL_WITH_A_NAME_THAT_IS_MOST_NAMES_OF_TOOLS_ITEM, closed;
    "a_part" a_part: required, Map(&A_TOOL_WITH_A_NAME_THAT_IS_MOST_NAMES_OF_TOOLS_ITEM_A_PART);
}

toolrt::tool_errors!(TypeError {});

#[rustfmt::skip]
static COUNT_ITEM_TYPE: table::List = table::List::of(table::Table::INT).min(1);
#[rustfmt::skip]
#[doc(hidden)] pub static COUNT_ITEM_TABLE: table::Table = table::Table::List(&COUNT_ITEM_TYPE);

/// How the count item is read and written.
pub fn count_item() -> toolrt::Codec<Vec<i64>> {
    toolrt::codec! {
        COUNT_ITEM_TABLE: list(&COUNT_ITEM_TYPE)
    }
}

toolrt::tool_errors!(CountError {});

toolrt::tool_errors!(FetchError {});

#[rustfmt::skip]
static X_RESULT_TYPE: table::Tuple = table::Tuple::of(&[table::Table::INT]).tail(table::Table::STRING);
#[rustfmt::skip]
#[doc(hidden)] pub static X_RESULT_TABLE: table::Table = table::Table::Tuple(&X_RESULT_TYPE);

/// How the x result is read and written.
pub fn x_result() -> toolrt::Codec<(i64, Vec<String>)> {
    toolrt::codec! {
        X_RESULT_TABLE: Tuple(&X_RESULT_TYPE) => by(read_x_result, write_x_result)
    }
}

fn read_x_result(r: &mut toolrt::Reader<'_>) -> Result<(i64, Vec<String>), toolrt::Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&X_RESULT_TYPE, toolrt::Reader::read)?;
    Ok((item1, tail))
}

fn write_x_result(w: &mut toolrt::Writer, value: &(i64, Vec<String>)) {
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &X_RESULT_TYPE, toolrt::Writer::write);
    w.end_list();
}

toolrt::tool_errors!(XError {});

#[rustfmt::skip]
static A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&A_TOOL_WITH_A_NAME_THAT_IS_OF_TOOLS_RESULT_ITEM));
#[rustfmt::skip]
#[doc(hidden)] pub static A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_RESULT_TABLE: table::Table = table::Table::List(&A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_RESULT_TYPE);

/// How the a tool with a name that is longer than most names of tools result is read and written.
pub fn a_tool_with_a_name_that_is_longer_than_most_names_of_tools_result()
-> toolrt::Codec<Vec<AToolWithANameThatIsOfToolsResultItem>> {
    toolrt::codec! {
        A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_RESULT_TABLE: List(&A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS_RESULT_TYPE)
    }
}

toolrt::tool_errors!(AToolWithANameThatIsLongerThanMostNamesOfToolsError {});
