//! Results, items and answers: their Rust types, codecs and tables.

use toolc_compiler::ir::Type;

use super::lower::{Module, Shape};
use super::surfaces::codecs::Item;
use crate::code::Code;

/// The Rust type of a result, item or answer, the expression of its codec, and its table.
pub(super) fn typed<'d>(
    module: &mut Module<'_, 'd>,
    ty: &'d Type,
    part: &str,
    function: &str,
    extra: &mut Vec<Item>,
) -> (Code, String, String) {
    module.scope.redeem(part);
    let shape = module.shape(ty, part, None);
    let (codec, table) = codec_of(module, &shape, function, extra);
    (shape.rust(), codec, table)
}

/// The codec of a type that has a table of its own.
pub(super) const PAYLOAD_CODEC: &str = "toolrt::Codec::of()";

/// The expression that gives the codec of a type, and its table; a type without one gets a function in `codecs`.
pub(super) fn codec_of<'d>(
    module: &mut Module<'_, 'd>,
    shape: &Shape<'d>,
    function: &str,
    extra: &mut Vec<Item>,
) -> (String, String) {
    if let Some(table) = shape.payload_table() {
        return (PAYLOAD_CODEC.to_owned(), outside(&table));
    }
    let docs = format!(
        "How the {} is read and written.",
        function.replace('_', " ")
    );
    let (item, table) = Item::anonymous(module, function, &docs, shape);
    extra.push(item);
    (format!("codecs::{function}()"), format!("codecs::{table}"))
}

/// A table of this module, as seen from the specs.
pub(super) fn outside(table: &str) -> String {
    match table.split_once("(&") {
        Some((kind, name)) if !name.contains("::") => format!("{kind}(&codecs::{name}"),
        _ => table.to_owned(),
    }
}
