// Made by toolc from shadows.tools; do not edit.

//! How the payloads, results and errors of the toolset `lengthy` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    ANameThatIsLongerOf88ColumnsArgsShort, ANameThatIsLongerOf88ColumnsResult,
    ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs,
    ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsError,
};

#[rustfmt::skip]
pub static A_NAME_THAT_IS_LONGER_OF88_COLUMNS_ARGS_SHORT: table::Record = table::Record {
    name: "ANameThatIsLongerOf88ColumnsArgsShort",
    fields: &[
        table::Field::required("a", table::Table::INT),
        table::Field::optional("b", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ANameThatIsLongerOf88ColumnsArgsShort {
    fn table() -> table::Table {
        table::Table::Record(&A_NAME_THAT_IS_LONGER_OF88_COLUMNS_ARGS_SHORT)
    }
}

impl Decode for ANameThatIsLongerOf88ColumnsArgsShort {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        let mut b = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                "b" => b = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
            b,
        })
    }
}

impl Encode for ANameThatIsLongerOf88ColumnsArgsShort {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        if let Some(b) = &self.b {
            w.key("b").write(b);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF88_COLUMNS_ARGS: table::Record = table::Record {
    name: "ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs",
    fields: &[
        table::Field::optional("another_name_that_is_longer_than_what_fits_into_a_line_by_itself", table::Table::List(&A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF88_COLUMNS_ARGS_ANOTHER_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_BY_ITSELF)),
        table::Field::default("one_more_of_those_long_names", table::Table::Nullable(&table::Table::Int(&A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF88_COLUMNS_ARGS_ONE_MORE_OF_THOSE_LONG_NAMES)), "-9223372036854775808"),
        table::Field::required("short", table::Table::Record(&A_NAME_THAT_IS_LONGER_OF88_COLUMNS_ARGS_SHORT)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF88_COLUMNS_ARGS_ANOTHER_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_BY_ITSELF: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
static A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF88_COLUMNS_ARGS_ONE_MORE_OF_THOSE_LONG_NAMES: table::Int = table::Int::ANY.at_most(9);

impl Payload for ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs {
    fn table() -> table::Table {
        table::Table::Record(&A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF88_COLUMNS_ARGS)
    }
}

impl Decode for ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut field1 = None;
        let mut one_more_of_those_long_names = None;
        let mut short = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "another_name_that_is_longer_than_what_fits_into_a_line_by_itself" => {
                    let value = r.read()?;
                    field1 = Some(value);
                }
                "one_more_of_those_long_names" => {
                    let value = r.nullable(
                        read_a_name_that_is_longer_than_what_fits_into_a_line_of88_columns_args_one_more_of_those_long_names,
                    )?;
                    one_more_of_those_long_names = Some(value);
                }
                "short" => short = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            another_name_that_is_longer_than_what_fits_into_a_line_by_itself: field1,
            one_more_of_those_long_names: one_more_of_those_long_names
                .unwrap_or_else(Self::default_one_more_of_those_long_names),
            short: short.ok_or(Refused)?,
        })
    }
}

impl Encode for ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(field1) = &self.another_name_that_is_longer_than_what_fits_into_a_line_by_itself
        {
            w.key("another_name_that_is_longer_than_what_fits_into_a_line_by_itself");
            w.write(field1);
        }
        w.key("one_more_of_those_long_names");
        w.nullable(self.one_more_of_those_long_names.as_ref(), write_a_name_that_is_longer_than_what_fits_into_a_line_of88_columns_args_one_more_of_those_long_names);
        w.key("short").write(&self.short);
        w.end_object();
    }
}

fn read_a_name_that_is_longer_than_what_fits_into_a_line_of88_columns_args_one_more_of_those_long_names(
    r: &mut Reader<'_>,
) -> Result<i64, Refused> {
    r.int(
        &A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF88_COLUMNS_ARGS_ONE_MORE_OF_THOSE_LONG_NAMES,
    )
}

fn write_a_name_that_is_longer_than_what_fits_into_a_line_of88_columns_args_one_more_of_those_long_names(
    w: &mut Writer,
    value: &i64,
) {
    w.int(
        *value,
        &A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF88_COLUMNS_ARGS_ONE_MORE_OF_THOSE_LONG_NAMES,
    );
}

fn write_a_name_that_is_longer_than_what_fits_into_a_line_of88_columns_args_one_more_of_those_long_names_or_null(
    w: &mut Writer,
    value: &Option<i64>,
) {
    w.nullable(value.as_ref(), write_a_name_that_is_longer_than_what_fits_into_a_line_of88_columns_args_one_more_of_those_long_names);
}

#[rustfmt::skip]
pub static A_NAME_THAT_IS_LONGER_OF88_COLUMNS_RESULT: table::Record = table::Record {
    name: "ANameThatIsLongerOf88ColumnsResult",
    fields: &[
        table::Field::required("result_with_a_long_name_that_nobody_would_type", table::Table::Map(&A_NAME_THAT_IS_LONGER_OF88_COLUMNS_RESULT_RESULT_WITH_A_LONG_NAME_THAT_NOBODY_WOULD_TYPE)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static A_NAME_THAT_IS_LONGER_OF88_COLUMNS_RESULT_RESULT_WITH_A_LONG_NAME_THAT_NOBODY_WOULD_TYPE_VALUE: table::List = table::List::of(table::Table::INT);
#[rustfmt::skip]
static A_NAME_THAT_IS_LONGER_OF88_COLUMNS_RESULT_RESULT_WITH_A_LONG_NAME_THAT_NOBODY_WOULD_TYPE: table::Map = table::Map::of(table::Table::List(&A_NAME_THAT_IS_LONGER_OF88_COLUMNS_RESULT_RESULT_WITH_A_LONG_NAME_THAT_NOBODY_WOULD_TYPE_VALUE));

impl Payload for ANameThatIsLongerOf88ColumnsResult {
    fn table() -> table::Table {
        table::Table::Record(&A_NAME_THAT_IS_LONGER_OF88_COLUMNS_RESULT)
    }
}

impl Decode for ANameThatIsLongerOf88ColumnsResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut field1 = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "result_with_a_long_name_that_nobody_would_type" => field1 = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        let field1 = field1.ok_or(Refused)?;
        Ok(Self {
            result_with_a_long_name_that_nobody_would_type: field1,
        })
    }
}

impl Encode for ANameThatIsLongerOf88ColumnsResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("result_with_a_long_name_that_nobody_would_type");
        w.write(&self.result_with_a_long_name_that_nobody_would_type);
        w.end_object();
    }
}

toolrt::tool_errors!(ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsError {});
