// Made by toolc from relatives.tools; do not edit.

//! How the types of `relatives` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    Defaults, DefaultsSchema, DefaultsSchemaSchema, Draft, DraftCompletion, DraftError, Fields,
    FromService, P, Path, S, Sheet, SheetPage, SheetService, SheetsTools,
};

#[rustfmt::skip]
pub static SHEET: table::Record = table::Record {
    name: "Sheet",
    fields: &[
        table::Field::required("page_rows", table::Table::List(&SHEET_PAGE_ROWS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SHEET_PAGE_ROWS_ITEM: table::Int = table::Int::ANY.at_least(1).at_most(2);
#[rustfmt::skip]
static SHEET_PAGE_ROWS: table::List = table::List::of(table::Table::Int(&SHEET_PAGE_ROWS_ITEM));

impl Payload for Sheet {
    fn table() -> table::Table {
        table::Table::Record(&SHEET)
    }
}

impl Decode for Sheet {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut page_rows = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "page_rows" => {
                    let value = r.list(&SHEET_PAGE_ROWS, read_sheet_page_rows_item)?;
                    page_rows = Some(value);
                }
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            page_rows: page_rows.ok_or(Refused)?,
        })
    }
}

impl Encode for Sheet {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("page_rows");
        w.list(
            &self.page_rows,
            &SHEET_PAGE_ROWS,
            write_sheet_page_rows_item,
        );
        w.end_object();
    }
}

fn read_sheet_page_rows_item(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&SHEET_PAGE_ROWS_ITEM)
}

fn write_sheet_page_rows_item(w: &mut Writer, value: &i64) {
    w.int(*value, &SHEET_PAGE_ROWS_ITEM);
}

#[rustfmt::skip]
pub static SHEET_PAGE: table::Record = table::Record {
    name: "SheetPage",
    fields: &[
        table::Field::required("rows", table::Table::List(&SHEET_PAGE_ROWS_2)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SHEET_PAGE_ROWS_ITEM_2: table::Int = table::Int::ANY.at_least(3).at_most(4);
#[rustfmt::skip]
static SHEET_PAGE_ROWS_2: table::List = table::List::of(table::Table::Int(&SHEET_PAGE_ROWS_ITEM_2));

impl Payload for SheetPage {
    fn table() -> table::Table {
        table::Table::Record(&SHEET_PAGE)
    }
}

impl Decode for SheetPage {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut rows = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "rows" => rows = Some(r.list(&SHEET_PAGE_ROWS_2, read_sheet_page_rows_item_2)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            rows: rows.ok_or(Refused)?,
        })
    }
}

impl Encode for SheetPage {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("rows");
        w.list(&self.rows, &SHEET_PAGE_ROWS_2, write_sheet_page_rows_item_2);
        w.end_object();
    }
}

fn read_sheet_page_rows_item_2(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&SHEET_PAGE_ROWS_ITEM_2)
}

fn write_sheet_page_rows_item_2(w: &mut Writer, value: &i64) {
    w.int(*value, &SHEET_PAGE_ROWS_ITEM_2);
}

#[rustfmt::skip]
pub static FIELDS: table::Record = table::Record {
    name: "Fields",
    fields: &[
        table::Field::required("rest", table::Table::List(&FIELDS_REST)),
        table::Field::required("row", table::Table::List(&FIELDS_ROW)),
        table::Field::optional("row_item", table::Table::Nullable(&table::Table::Int(&FIELDS_ROW_ITEM_2))),
        table::Field::default("read_fields_row_item", table::Table::INT, "5"),
        table::Field::required("write_fields_row", table::Table::STRING),
        table::Field::required("kept_rest_2", table::Table::STRING),
        table::Field::default("a_field_with_a_name_that_outgrows_its_line", table::Table::Int(&FIELDS_A_FIELD_WITH_A_NAME_THAT_OUTGROWS_ITS_LINE), "7"),
        table::Field::required("field7", table::Table::INT),
        table::Field::optional("field8", table::Table::STRING),
        table::Field::default("another_field_that_is_as_long_as_the_first", table::Table::List(&FIELDS_ANOTHER_FIELD_THAT_IS_AS_LONG_AS_THE_FIRST), "[\"a\"]"),
        table::Field::default("field10", table::Table::List(&FIELDS_FIELD10), "[\"b\"]"),
    ],
    rest: table::Rest::Kept(table::Table::List(&FIELDS_REST_2)),
};
#[rustfmt::skip]
static FIELDS_REST_ITEM: table::Int = table::Int::ANY.at_least(1).at_most(2);
#[rustfmt::skip]
static FIELDS_REST: table::List = table::List::of(table::Table::Int(&FIELDS_REST_ITEM));
#[rustfmt::skip]
static FIELDS_ROW_ITEM: table::Int = table::Int::ANY.at_least(1).at_most(2);
#[rustfmt::skip]
static FIELDS_ROW: table::List = table::List::of(table::Table::Int(&FIELDS_ROW_ITEM));
#[rustfmt::skip]
static FIELDS_ROW_ITEM_2: table::Int = table::Int::ANY.at_least(3).at_most(4);
#[rustfmt::skip]
static FIELDS_A_FIELD_WITH_A_NAME_THAT_OUTGROWS_ITS_LINE: table::Int = table::Int::ANY.at_least(1);
#[rustfmt::skip]
static FIELDS_ANOTHER_FIELD_THAT_IS_AS_LONG_AS_THE_FIRST: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
static FIELDS_FIELD10: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
static FIELDS_REST_ITEM_2: table::Int = table::Int::ANY.at_least(5).at_most(6);
#[rustfmt::skip]
static FIELDS_REST_2: table::List = table::List::of(table::Table::Int(&FIELDS_REST_ITEM_2));

impl Payload for Fields {
    fn table() -> table::Table {
        table::Table::Record(&FIELDS)
    }
}

impl Decode for Fields {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut rest = None;
        let mut row = None;
        let mut row_item = toolrt::Maybe::Absent;
        let mut read_fields_row_item = None;
        let mut write_fields_row = None;
        let mut kept_rest_2 = None;
        let mut field7_2 = None;
        let mut field7 = None;
        let mut field8 = None;
        let mut field10_2 = None;
        let mut field10 = None;
        let mut kept_rest_2_2 = std::collections::BTreeMap::new();
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "rest" => rest = Some(r.list(&FIELDS_REST, read_fields_rest_item)?),
                "row" => row = Some(r.list(&FIELDS_ROW, read_fields_row_item_2)?),
                "row_item" => row_item = r.nullable(read_fields_row_item_3)?.into(),
                "read_fields_row_item" => read_fields_row_item = Some(r.read()?),
                "write_fields_row" => write_fields_row = Some(r.read()?),
                "kept_rest_2" => kept_rest_2 = Some(r.read()?),
                "a_field_with_a_name_that_outgrows_its_line" => {
                    let value = r.int(&FIELDS_A_FIELD_WITH_A_NAME_THAT_OUTGROWS_ITS_LINE)?;
                    field7_2 = Some(value);
                }
                "field7" => field7 = Some(r.read()?),
                "field8" => field8 = Some(r.read()?),
                "another_field_that_is_as_long_as_the_first" => field10_2 = Some(r.read()?),
                "field10" => field10 = Some(r.read()?),
                _ => {
                    let key = key.to_owned();
                    let value = r.list(&FIELDS_REST_2, read_fields_rest_item_2)?;
                    kept_rest_2_2.insert(key, value);
                }
            }
        }
        let field7_2 = field7_2.unwrap_or(7);
        let field10_2 = field10_2.unwrap_or_else(Self::default_field10_2);
        Ok(Self {
            rest: rest.ok_or(Refused)?,
            row: row.ok_or(Refused)?,
            row_item,
            read_fields_row_item: read_fields_row_item.unwrap_or(5),
            write_fields_row: write_fields_row.ok_or(Refused)?,
            kept_rest_2: kept_rest_2.ok_or(Refused)?,
            a_field_with_a_name_that_outgrows_its_line: field7_2,
            field7: field7.ok_or(Refused)?,
            field8,
            another_field_that_is_as_long_as_the_first: field10_2,
            field10: field10.unwrap_or_else(Self::default_field10),
            rest_2: kept_rest_2_2,
        })
    }
}

impl Encode for Fields {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("rest");
        w.list(&self.rest, &FIELDS_REST, write_fields_rest_item);
        w.key("row");
        w.list(&self.row, &FIELDS_ROW, write_fields_row_item);
        if !self.row_item.is_absent() {
            w.key("row_item");
            w.nullable(self.row_item.value(), write_fields_row_item_2);
        }
        w.key("read_fields_row_item");
        w.write(&self.read_fields_row_item);
        w.key("write_fields_row").write(&self.write_fields_row);
        w.key("kept_rest_2").write(&self.kept_rest_2);
        w.key("a_field_with_a_name_that_outgrows_its_line");
        w.int(
            self.a_field_with_a_name_that_outgrows_its_line,
            &FIELDS_A_FIELD_WITH_A_NAME_THAT_OUTGROWS_ITS_LINE,
        );
        w.key("field7").write(&self.field7);
        if let Some(field8) = &self.field8 {
            w.key("field8").write(field8);
        }
        w.key("another_field_that_is_as_long_as_the_first");
        w.write(&self.another_field_that_is_as_long_as_the_first);
        w.key("field10").write(&self.field10);
        w.entries(&self.rest_2, write_fields_rest);
        w.end_object();
    }
}

fn read_fields_rest_item(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&FIELDS_REST_ITEM)
}

fn read_fields_row_item_2(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&FIELDS_ROW_ITEM)
}

fn read_fields_row_item_3(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&FIELDS_ROW_ITEM_2)
}

fn read_fields_rest_item_2(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&FIELDS_REST_ITEM_2)
}

fn write_fields_rest_item(w: &mut Writer, value: &i64) {
    w.int(*value, &FIELDS_REST_ITEM);
}

fn write_fields_row_item(w: &mut Writer, value: &i64) {
    w.int(*value, &FIELDS_ROW_ITEM);
}

fn write_fields_row_item_2(w: &mut Writer, value: &i64) {
    w.int(*value, &FIELDS_ROW_ITEM_2);
}

fn write_fields_rest_item_2(w: &mut Writer, value: &i64) {
    w.int(*value, &FIELDS_REST_ITEM_2);
}

fn write_fields_rest(w: &mut Writer, value: &Vec<i64>) {
    w.list(value, &FIELDS_REST_2, write_fields_rest_item_2);
}

#[rustfmt::skip]
pub static DEFAULTS: table::Record = table::Record {
    name: "Defaults",
    fields: &[
        table::Field::optional("a", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
pub static DEFAULTS_SCHEMA_2: table::Schema = table::Schema::new(table::Table::Record(&DEFAULTS), "{\"minProperties\":1}");

impl Payload for Defaults {
    fn table() -> table::Table {
        table::Table::Schema(&DEFAULTS_SCHEMA_2)
    }
}

impl Decode for Defaults {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.checked()?;
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { a })
    }
}

impl Encode for Defaults {
    fn encode(&self, w: &mut Writer) {
        w.check();
        w.begin_object();
        if let Some(a) = &self.a {
            w.key("a").write(a);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEFAULTS_SCHEMA: table::Record = table::Record {
    name: "DefaultsSchema",
    fields: &[
        table::Field::optional("a", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
pub static DEFAULTS_SCHEMA_SCHEMA_2: table::Schema = table::Schema::new(table::Table::Record(&DEFAULTS_SCHEMA), "{\"minProperties\":1}");

impl Payload for DefaultsSchema {
    fn table() -> table::Table {
        table::Table::Schema(&DEFAULTS_SCHEMA_SCHEMA_2)
    }
}

impl Decode for DefaultsSchema {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.checked()?;
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { a })
    }
}

impl Encode for DefaultsSchema {
    fn encode(&self, w: &mut Writer) {
        w.check();
        w.begin_object();
        if let Some(a) = &self.a {
            w.key("a").write(a);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEFAULTS_SCHEMA_SCHEMA: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("a"),
    ],
};

impl Payload for DefaultsSchemaSchema {
    fn table() -> table::Table {
        table::Table::Enum(&DEFAULTS_SCHEMA_SCHEMA)
    }
}

impl Decode for DefaultsSchemaSchema {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&DEFAULTS_SCHEMA_SCHEMA, &Self::ALL)
    }
}

impl Encode for DefaultsSchemaSchema {
    fn encode(&self, w: &mut Writer) {
        w.member(&DEFAULTS_SCHEMA_SCHEMA, *self as usize);
    }
}

#[rustfmt::skip]
pub static P: table::Record = table::Record {
    name: "P",
    fields: &[
        table::Field::required("p", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for P {
    fn table() -> table::Table {
        table::Table::Record(&P)
    }
}

impl Decode for P {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut p = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "p" => p = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            p: p.ok_or(Refused)?,
        })
    }
}

impl Encode for P {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("p").write(&self.p);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static S: table::Record = table::Record {
    name: "S",
    fields: &[
        table::Field::required("s", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for S {
    fn table() -> table::Table {
        table::Table::Record(&S)
    }
}

impl Decode for S {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut s = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "s" => s = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            s: s.ok_or(Refused)?,
        })
    }
}

impl Encode for S {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("s").write(&self.s);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FROM_SERVICE: table::Record = table::Record {
    name: "FromService",
    fields: &[
        table::Field::required("from", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for FromService {
    fn table() -> table::Table {
        table::Table::Record(&FROM_SERVICE)
    }
}

impl Decode for FromService {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut from = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "from" => from = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            from: from.ok_or(Refused)?,
        })
    }
}

impl Encode for FromService {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("from").write(&self.from);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SHEETS_TOOLS: table::Record = table::Record {
    name: "SheetsTools",
    fields: &[
        table::Field::required("tools", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SheetsTools {
    fn table() -> table::Table {
        table::Table::Record(&SHEETS_TOOLS)
    }
}

impl Decode for SheetsTools {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut tools = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "tools" => tools = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            tools: tools.ok_or(Refused)?,
        })
    }
}

impl Encode for SheetsTools {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("tools").write(&self.tools);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SHEET_SERVICE: table::Record = table::Record {
    name: "SheetService",
    fields: &[
        table::Field::required("service", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SheetService {
    fn table() -> table::Table {
        table::Table::Record(&SHEET_SERVICE)
    }
}

impl Decode for SheetService {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut service = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "service" => service = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            service: service.ok_or(Refused)?,
        })
    }
}

impl Encode for SheetService {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("service").write(&self.service);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PATH: table::Record = table::Record {
    name: "Path",
    fields: &[
        table::Field::required("path", table::Table::List(&PATH_PATH)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static PATH_PATH: table::List = table::List::of(table::Table::STRING);

impl Payload for Path {
    fn table() -> table::Table {
        table::Table::Record(&PATH)
    }
}

impl Decode for Path {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut path = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "path" => path = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            path: path.ok_or(Refused)?,
        })
    }
}

impl Encode for Path {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("path").write(&self.path);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DRAFT: table::Record = table::Record {
    name: "Draft",
    fields: &[
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Draft {
    fn table() -> table::Table {
        table::Table::Record(&DRAFT)
    }
}

impl Decode for Draft {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
        })
    }
}

impl Encode for Draft {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DRAFT_COMPLETION: table::Record = table::Record {
    name: "DraftCompletion",
    fields: &[
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for DraftCompletion {
    fn table() -> table::Table {
        table::Table::Record(&DRAFT_COMPLETION)
    }
}

impl Decode for DraftCompletion {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
        })
    }
}

impl Encode for DraftCompletion {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DRAFT_ERROR: table::Record = table::Record {
    name: "draft",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for DraftError {
    fn table() -> table::Table {
        table::Table::Record(&DRAFT_ERROR)
    }
}

impl Decode for DraftError {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for DraftError {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}
