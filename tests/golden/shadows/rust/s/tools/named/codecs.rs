// Made by toolc from shadows.tools; do not edit.

//! How the payloads, results and errors of the toolset `named` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::case_shadows::codecs as case_shadows;
use super::super::super::super::types::other_names::codecs as other_names;
use super::types::{
    A1Args, A1Error, AutoArgs, AutoError, BoolArgs, BoolError, CheckArgs, CheckError, Either,
    LArgs, LError, ListArgs, ListError, Rest, ToolrtArgs, ToolrtError, TypeCheckingArgs,
    TypeCheckingError, TypesArgs, TypesError, UnsetArgs, UnsetError, ÉArgs, ÉError,
};

#[rustfmt::skip]
pub static LIST_ARGS: table::Record = table::Record {
    name: "ListArgs",
    fields: &[
        table::Field::required("call", table::Table::INT),
        table::Field::default("given", table::Table::List(&LIST_ARGS_GIVEN), "[]"),
        table::Field::optional("types", table::Table::Tuple(&LIST_ARGS_TYPES)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static LIST_ARGS_GIVEN: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
static LIST_ARGS_TYPES_ITEM1: table::Int = table::Int::ANY.at_least(1).at_most(3);
#[rustfmt::skip]
static LIST_ARGS_TYPES_TAIL: table::Text = table::Text::ANY.max(5);
#[rustfmt::skip]
static LIST_ARGS_TYPES: table::Tuple = table::Tuple::of(&[table::Table::Int(&LIST_ARGS_TYPES_ITEM1)]).tail(table::Table::Text(&LIST_ARGS_TYPES_TAIL));

impl Payload for ListArgs {
    fn table() -> table::Table {
        table::Table::Record(&LIST_ARGS)
    }
}

impl Decode for ListArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut call = None;
        let mut given = None;
        let mut types = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "call" => call = Some(r.read()?),
                "given" => given = Some(r.read()?),
                "types" => types = Some(read_list_args_types(r)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            call: call.ok_or(Refused)?,
            given: given.unwrap_or_default(),
            types,
        })
    }
}

impl Encode for ListArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("call").write(&self.call);
        w.key("given").write(&self.given);
        if let Some(types) = &self.types {
            w.key("types");
            write_list_args_types(w, types);
        }
        w.end_object();
    }
}

fn read_list_args_types_tail(r: &mut Reader<'_>) -> Result<String, Refused> {
    r.text(&LIST_ARGS_TYPES_TAIL)
}

fn read_list_args_types(r: &mut Reader<'_>) -> Result<Rest, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.int(&LIST_ARGS_TYPES_ITEM1)?;
    let tail = r.tail(&LIST_ARGS_TYPES, read_list_args_types_tail)?;
    Ok((item1, tail))
}

fn write_list_args_types_tail(w: &mut Writer, value: &String) {
    w.text(value, &LIST_ARGS_TYPES_TAIL);
}

fn write_list_args_types(w: &mut Writer, value: &Rest) {
    w.begin_list();
    w.int(value.0, &LIST_ARGS_TYPES_ITEM1);
    w.tail(&value.1, &LIST_ARGS_TYPES, write_list_args_types_tail);
    w.end_list();
}

#[rustfmt::skip]
pub static BOOL_ARGS: table::Record = table::Record {
    name: "BoolArgs",
    fields: &[
        table::Field::required("with_items", table::Table::Bool),
        table::Field::required("on_item", table::Table::Bool),
        table::Field::required("acall", table::Table::Bool),
    ],
    rest: table::Rest::Closed,
};

impl Payload for BoolArgs {
    fn table() -> table::Table {
        table::Table::Record(&BOOL_ARGS)
    }
}

impl Decode for BoolArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut with_items = None;
        let mut on_item = None;
        let mut acall = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "with_items" => with_items = Some(r.read()?),
                "on_item" => on_item = Some(r.read()?),
                "acall" => acall = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            with_items: with_items.ok_or(Refused)?,
            on_item: on_item.ok_or(Refused)?,
            acall: acall.ok_or(Refused)?,
        })
    }
}

impl Encode for BoolArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("with_items").write(&self.with_items);
        w.key("on_item").write(&self.on_item);
        w.key("acall").write(&self.acall);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TOOLRT_ARGS: table::Record = table::Record {
    name: "ToolrtArgs",
    fields: &[
        table::Field::default("low", table::Table::Int(&TOOLRT_ARGS_LOW), "-9223372036854775808"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static TOOLRT_ARGS_LOW: table::Int = table::Int::ANY.at_most(8);

impl Payload for ToolrtArgs {
    fn table() -> table::Table {
        table::Table::Record(&TOOLRT_ARGS)
    }
}

impl Decode for ToolrtArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut low = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "low" => low = Some(r.int(&TOOLRT_ARGS_LOW)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            low: low.unwrap_or(-9223372036854775808),
        })
    }
}

impl Encode for ToolrtArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("low").int(self.low, &TOOLRT_ARGS_LOW);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TYPES_ARGS: table::Record = table::Record {
    name: "TypesArgs",
    fields: &[
        table::Field::required("pages", table::Table::STRING),
        table::Field::required("É", table::Table::Record(&other_names::T1)),
        table::Field::required("value", table::Table::Union(&case_shadows::EITHER)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for TypesArgs {
    fn table() -> table::Table {
        table::Table::Record(&TYPES_ARGS)
    }
}

impl Decode for TypesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut pages = None;
        let mut é = None;
        let mut value_ = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "pages" => pages = Some(r.read()?),
                "É" => é = Some(r.read()?),
                "value" => value_ = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            pages: pages.ok_or(Refused)?,
            é: é.ok_or(Refused)?,
            value: value_.ok_or(Refused)?,
        })
    }
}

impl Encode for TypesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("pages").write(&self.pages);
        w.key("É").write(&self.é);
        w.key("value").write(&self.value);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static É_ARGS: table::Record = table::Record {
    name: "ÉArgs",
    fields: &[
        table::Field::required("self", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ÉArgs {
    fn table() -> table::Table {
        table::Table::Record(&É_ARGS)
    }
}

impl Decode for ÉArgs {
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

impl Encode for ÉArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("self").write(&self.self_);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static AUTO_ARGS: table::Record = table::Record {
    name: "AutoArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for AutoArgs {
    fn table() -> table::Table {
        table::Table::Record(&AUTO_ARGS)
    }
}

impl Decode for AutoArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for AutoArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static L_ARGS: table::Record = table::Record {
    name: "LArgs",
    fields: &[
        table::Field::required("l", table::Table::Record(&case_shadows::O)),
        table::Field::optional("O", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for LArgs {
    fn table() -> table::Table {
        table::Table::Record(&L_ARGS)
    }
}

impl Decode for LArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut l = None;
        let mut o = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "l" => l = Some(r.read()?),
                "O" => o = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            l: l.ok_or(Refused)?,
            o,
        })
    }
}

impl Encode for LArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("l").write(&self.l);
        if let Some(o) = &self.o {
            w.key("O").write(o);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static UNSET_ARGS: table::Record = table::Record {
    name: "UnsetArgs",
    fields: &[
        table::Field::required("value", table::Table::Record(&case_shadows::TYPE_CHECKING)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for UnsetArgs {
    fn table() -> table::Table {
        table::Table::Record(&UNSET_ARGS)
    }
}

impl Decode for UnsetArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut value_ = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "value" => value_ = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            value: value_.ok_or(Refused)?,
        })
    }
}

impl Encode for UnsetArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("value").write(&self.value);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TYPE_CHECKING_ARGS: table::Record = table::Record {
    name: "TypeCheckingArgs",
    fields: &[
        table::Field::required("value", table::Table::Record(&case_shadows::CLASS_VAR)),
        table::Field::optional("TYPE_CHECKING", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for TypeCheckingArgs {
    fn table() -> table::Table {
        table::Table::Record(&TYPE_CHECKING_ARGS)
    }
}

impl Decode for TypeCheckingArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut value_ = None;
        let mut type_checking = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "value" => value_ = Some(r.read()?),
                "TYPE_CHECKING" => type_checking = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            value: value_.ok_or(Refused)?,
            type_checking,
        })
    }
}

impl Encode for TypeCheckingArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("value").write(&self.value);
        if let Some(type_checking) = &self.type_checking {
            w.key("TYPE_CHECKING").write(type_checking);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static A1_ARGS: table::Record = table::Record {
    name: "A1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for A1Args {
    fn table() -> table::Table {
        table::Table::Record(&A1_ARGS)
    }
}

impl Decode for A1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for A1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_ARGS: table::Record = table::Record {
    name: "CheckArgs",
    fields: &[
        table::Field::required("id", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for CheckArgs {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_ARGS)
    }
}

impl Decode for CheckArgs {
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

impl Encode for CheckArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
static LIST_RESULT_TYPE: table::List = table::List::of(table::Table::Union(&case_shadows::EITHER));
#[rustfmt::skip]
pub static LIST_RESULT_TABLE: table::Table = table::Table::List(&LIST_RESULT_TYPE);

/// How the list result is read and written.
pub fn list_result() -> toolrt::Codec<Vec<Either>> {
    toolrt::Codec::new(table_list_result, read_list_result, encode_list_result)
}

fn table_list_result() -> table::Table {
    LIST_RESULT_TABLE
}

fn encode_list_result(value: &Vec<Either>, w: &mut Writer) {
    w.write(value);
}

fn read_list_result(r: &mut Reader<'_>) -> Result<Vec<Either>, Refused> {
    r.read()
}

toolrt::tool_errors!(ListError {});

toolrt::tool_errors!(BoolError {});

toolrt::tool_errors!(ToolrtError {});

#[rustfmt::skip]
static TYPES_RESULT_TYPE: table::Map = table::Map::of(table::Table::Bool);
#[rustfmt::skip]
pub static TYPES_RESULT_TABLE: table::Table = table::Table::Map(&TYPES_RESULT_TYPE);

/// How the types result is read and written.
pub fn types_result() -> toolrt::Codec<std::collections::BTreeMap<String, bool>> {
    toolrt::Codec::new(table_types_result, read_types_result, encode_types_result)
}

fn table_types_result() -> table::Table {
    TYPES_RESULT_TABLE
}

fn encode_types_result(value: &std::collections::BTreeMap<String, bool>, w: &mut Writer) {
    w.write(value);
}

fn read_types_result(
    r: &mut Reader<'_>,
) -> Result<std::collections::BTreeMap<String, bool>, Refused> {
    r.read()
}

toolrt::tool_errors!(TypesError {});

toolrt::tool_errors!(ÉError {});

toolrt::tool_errors!(AutoError {});

toolrt::tool_errors!(LError {});

toolrt::tool_errors!(UnsetError {});

toolrt::tool_errors!(TypeCheckingError {});

toolrt::tool_errors!(A1Error {});

toolrt::tool_errors!(CheckError {});
