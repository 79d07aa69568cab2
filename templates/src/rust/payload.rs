//! Results, items and answers: their Rust types, codecs and tables.

use toolc_compiler::ir::Type;

use super::lower::{Module, Shape, Table};
use super::surfaces::codecs::Item;
use super::symbols::{self, PAYLOAD_CODEC};
use crate::code::Code;
use crate::plan::docs::of_part;

/// The Rust type of a result, item or answer, which is `about`, the expression of its codec, and its table.
pub(super) fn typed<'d>(
    module: &mut Module<'_, 'd>,
    ty: &'d Type,
    about: &str,
    part: &str,
    function: &str,
    extra: &mut Vec<Item>,
) -> (Code, Code, Table) {
    module.scope.redeem(part);
    let shape = module.said_of(of_part(about, ty).into(), |module| {
        module.shape(ty, part, None)
    });
    let (codec, table) = codec_of(module, &shape, function, extra);
    (shape.rust(), codec, table)
}

/// The expression that gives the codec of a type, beside the codecs, and its table; a type without one gets a function in `codecs`.
pub(super) fn codec_of<'d>(
    module: &mut Module<'_, 'd>,
    shape: &Shape<'d>,
    function: &str,
    extra: &mut Vec<Item>,
) -> (Code, Table) {
    if let Some(table) = shape.payload_table() {
        return (PAYLOAD_CODEC, table);
    }
    let docs = format!(
        "How the {} is read and written.",
        function.replace('_', " ")
    );
    let (item, table) = Item::anonymous(module, function, &docs, shape);
    extra.push(item);
    let codec = symbols::below("codecs", &format!("codecs::{function}()"));
    (codec, table)
}
