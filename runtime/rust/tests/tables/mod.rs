//! Tables of the types in `spec/conformance`, as the generator would write them.

#![allow(dead_code)]

mod scalars;
mod shapes;
mod unions;

use toolrt::Table;

/// The table of a type of a file; not all types have one here, and all have one in generated code.
pub fn table(file: &str, name: &str) -> Option<Table> {
    match file {
        "scalars" | "numbers" | "texts" | "formats" | "patterns" | "suite_formats" => {
            scalars::table(file, name)
        }
        "documents" | "records" | "collections" | "secrets" => shapes::table(file, name),
        "enums" | "unions" | "words" => unions::table(file, name),
        _ => None,
    }
}
