// Made by toolc from bindings.tools; do not edit.

//! How the payloads, results and errors of the toolset `both` are read, written and checked.

use toolrt::table;

use super::packages::case_bindings::codecs as case_bindings;
use super::types::{
    CountBoxesArgs, CountBoxesArgsSizesItem, CountBoxesError, CountBoxesInjected, Gone, GreetArgs,
    GreetError, Item, LookArgs, LookError, LookInjected,
};

toolrt::members! {
    CountBoxesArgsSizesItem: COUNT_BOXES_ARGS_SIZES_ITEM;
    Text("box");
}

toolrt::member_texts!(CountBoxesArgsSizesItem: COUNT_BOXES_ARGS_SIZES_ITEM);

#[rustfmt::skip]
static COUNT_BOXES_ARGS_SIZES: table::List = table::List::of(table::Table::Enum(&COUNT_BOXES_ARGS_SIZES_ITEM));

toolrt::record! {
    CountBoxesArgs: COUNT_BOXES_ARGS, closed;
    "sizes" sizes: required, List(&COUNT_BOXES_ARGS_SIZES);
}

toolrt::record! {
    GreetArgs: GREET_ARGS, closed;
    "name" name: required, STRING;
}

toolrt::record! {
    LookArgs: LOOK_ARGS, closed;
    "id" id: required, STRING;
}

#[rustfmt::skip]
static COUNT_BOXES_RESULT_TYPE: table::Map = table::Map::of(table::Table::FLOAT);
#[rustfmt::skip]
#[doc(hidden)] pub static COUNT_BOXES_RESULT_TABLE: table::Table = table::Table::Map(&COUNT_BOXES_RESULT_TYPE);

/// How the count boxes result is read and written.
pub fn count_boxes_result() -> toolrt::Codec<std::collections::BTreeMap<String, f64>> {
    toolrt::codec! {
        COUNT_BOXES_RESULT_TABLE: Map(&COUNT_BOXES_RESULT_TYPE)
    }
}

impl toolrt::Inject for CountBoxesInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run: cx.inject(
                "run",
                toolrt::Source::RunId,
                <String as toolrt::Decode>::decode,
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
#[doc(hidden)] pub static LOOK_RESULT_TABLE: table::Table = table::Table::List(&LOOK_RESULT_TYPE);

/// How the look result is read and written.
pub fn look_result() -> toolrt::Codec<Vec<Item>> {
    toolrt::codec! {
        LOOK_RESULT_TABLE: List(&LOOK_RESULT_TYPE)
    }
}

impl toolrt::Inject for LookInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run: cx.inject(
                "run",
                toolrt::Source::RunId,
                <toolrt::Uuid as toolrt::Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(LookError {
    "gone" => Gone(Gone),
});
