// Made by toolc from shadows.tools; do not edit.

//! How what the model of `a` answers is read, written and checked.

use toolrt::{Reader, Refused, Writer, table};

use super::super::super::super::types::case_shadows::codecs as case_shadows;
use super::types::Own;

#[rustfmt::skip]
static LIST_ANSWER_TYPE: table::List = table::List::of(table::Table::Record(&case_shadows::OWN));
#[rustfmt::skip]
pub static LIST_ANSWER_TABLE: table::Table = table::Table::List(&LIST_ANSWER_TYPE);

/// How the list answer is read and written.
pub fn list_answer() -> toolrt::Codec<Vec<Own>> {
    toolrt::Codec::new(table_list_answer, read_list_answer, encode_list_answer)
}

fn table_list_answer() -> table::Table {
    LIST_ANSWER_TABLE
}

fn encode_list_answer(value: &Vec<Own>, w: &mut Writer) {
    w.write(value);
}

fn read_list_answer(r: &mut Reader<'_>) -> Result<Vec<Own>, Refused> {
    r.read()
}
