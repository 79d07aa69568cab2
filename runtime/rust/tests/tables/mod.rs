//! Tables of the types in `spec/conformance`, as the generator would write them.

#![allow(dead_code)]

mod scalars;
mod shapes;
mod unions;

use toolrt::Table;

/// The table of a type of a file.
pub fn table(file: &str, name: &str) -> Table {
    let found = match file {
        "scalars" | "numbers" | "texts" | "formats" | "patterns" => scalars::table(file, name),
        "documents" | "records" | "collections" | "secrets" => shapes::table(file, name),
        "enums" | "unions" | "words" => unions::table(file, name),
        _ => None,
    };
    found.unwrap_or_else(|| panic!("no table of {name} in {file}"))
}
