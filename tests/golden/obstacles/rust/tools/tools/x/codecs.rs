// Made by toolc from obstacles.tools; do not edit.

//! How the payloads, results and errors of the toolset `../x` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::type_self::codecs as type_self;
use super::types::{
    ABCArgs, ABCError, ConArgs, ConError, Context, New2Args, New2Error, NewArgs, NewError, Option_,
    TypeArgs, TypeError,
};

#[rustfmt::skip]
pub static TYPE_ARGS: table::Record = table::Record {
    name: "TypeArgs",
    fields: &[
        table::Field::required("type", table::Table::STRING),
        table::Field::required("args", table::Table::INT),
        table::Field::required("tool", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for TypeArgs {
    fn table() -> table::Table {
        table::Table::Record(&TYPE_ARGS)
    }
}

impl Decode for TypeArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut type_ = None;
        let mut args = None;
        let mut tool = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "type" => type_ = Some(r.read()?),
                "args" => args = Some(r.read()?),
                "tool" => tool = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            type_: type_.ok_or(Refused)?,
            args: args.ok_or(Refused)?,
            tool: tool.ok_or(Refused)?,
        })
    }
}

impl Encode for TypeArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("type").write(&self.type_);
        w.key("args").write(&self.args);
        w.key("tool").write(&self.tool);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NEW_ARGS: table::Record = table::Record {
    name: "NewArgs",
    fields: &[
        table::Field::required("new", table::Table::Bool),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NewArgs {
    fn table() -> table::Table {
        table::Table::Record(&NEW_ARGS)
    }
}

impl Decode for NewArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut new = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "new" => new = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            new: new.ok_or(Refused)?,
        })
    }
}

impl Encode for NewArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("new").write(&self.new);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NEW2_ARGS: table::Record = table::Record {
    name: "New2Args",
    fields: &[
        table::Field::required("a", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for New2Args {
    fn table() -> table::Table {
        table::Table::Record(&NEW2_ARGS)
    }
}

impl Decode for New2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for New2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ABC_ARGS: table::Record = table::Record {
    name: "ABCArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for ABCArgs {
    fn table() -> table::Table {
        table::Table::Record(&ABC_ARGS)
    }
}

impl Decode for ABCArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for ABCArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CON_ARGS: table::Record = table::Record {
    name: "ConArgs",
    fields: &[
        table::Field::required("a0", table::Table::INT),
        table::Field::required("a1", table::Table::INT),
        table::Field::required("a2", table::Table::INT),
        table::Field::required("a3", table::Table::INT),
        table::Field::required("a4", table::Table::INT),
        table::Field::required("a5", table::Table::INT),
        table::Field::required("a6", table::Table::INT),
        table::Field::required("a7", table::Table::INT),
        table::Field::required("a8", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ConArgs {
    fn table() -> table::Table {
        table::Table::Record(&CON_ARGS)
    }
}

impl Decode for ConArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a0 = None;
        let mut a1 = None;
        let mut a2 = None;
        let mut a3 = None;
        let mut a4 = None;
        let mut a5 = None;
        let mut a6 = None;
        let mut a7 = None;
        let mut a8 = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a0" => a0 = Some(r.read()?),
                "a1" => a1 = Some(r.read()?),
                "a2" => a2 = Some(r.read()?),
                "a3" => a3 = Some(r.read()?),
                "a4" => a4 = Some(r.read()?),
                "a5" => a5 = Some(r.read()?),
                "a6" => a6 = Some(r.read()?),
                "a7" => a7 = Some(r.read()?),
                "a8" => a8 = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a0: a0.ok_or(Refused)?,
            a1: a1.ok_or(Refused)?,
            a2: a2.ok_or(Refused)?,
            a3: a3.ok_or(Refused)?,
            a4: a4.ok_or(Refused)?,
            a5: a5.ok_or(Refused)?,
            a6: a6.ok_or(Refused)?,
            a7: a7.ok_or(Refused)?,
            a8: a8.ok_or(Refused)?,
        })
    }
}

impl Encode for ConArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a0").write(&self.a0);
        w.key("a1").write(&self.a1);
        w.key("a2").write(&self.a2);
        w.key("a3").write(&self.a3);
        w.key("a4").write(&self.a4);
        w.key("a5").write(&self.a5);
        w.key("a6").write(&self.a6);
        w.key("a7").write(&self.a7);
        w.key("a8").write(&self.a8);
        w.end_object();
    }
}

toolrt::tool_errors!(TypeError {});

toolrt::tool_errors!(NewError {});

#[rustfmt::skip]
static NEW_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&type_self::OPTION_));
#[rustfmt::skip]
pub static NEW_RESULT_TABLE: table::Table = table::Table::List(&NEW_RESULT_TYPE);

/// How the new result is read and written.
pub fn new_result() -> toolrt::Codec<Vec<Option_>> {
    toolrt::Codec::new(table_new_result, read_new_result, encode_new_result)
}

fn table_new_result() -> table::Table {
    NEW_RESULT_TABLE
}

fn encode_new_result(value: &Vec<Option_>, w: &mut Writer) {
    w.write(value);
}

fn read_new_result(r: &mut Reader<'_>) -> Result<Vec<Option_>, Refused> {
    r.read()
}

toolrt::tool_errors!(New2Error {});

#[rustfmt::skip]
pub static A_B_C_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Record(&type_self::CONTEXT));

/// How the a b c result is read and written.
pub fn a_b_c_result() -> toolrt::Codec<Option<Context>> {
    toolrt::Codec::new(table_a_b_c_result, read_a_b_c_result, encode_a_b_c_result)
}

fn table_a_b_c_result() -> table::Table {
    A_B_C_RESULT_TABLE
}

fn encode_a_b_c_result(value: &Option<Context>, w: &mut Writer) {
    w.write(value);
}

fn read_a_b_c_result(r: &mut Reader<'_>) -> Result<Option<Context>, Refused> {
    r.read()
}

toolrt::tool_errors!(ABCError {});

toolrt::tool_errors!(ConError {});
