//! The enum of the errors that a tool or method declares.

use toolc_compiler::ir::ErrorId;

use super::lower::Module;
use super::surfaces::codecs;
use super::surfaces::types::{Item, Variant};
use super::{docs, variants};
use crate::slot::Slot;

/// The enum of the errors of a tool or method.
pub(super) fn push_errors(
    module: &Module<'_, '_>,
    name: &str,
    of: &str,
    errors: &[ErrorId],
    extra_types: &mut Vec<Item>,
    extra_codecs: &mut Vec<codecs::Item>,
) {
    let design = module.names.design;
    let variants = variants::of_errors(design, errors);
    let mut types = Vec::new();
    let mut written = Vec::new();
    for (id, variant) in errors.iter().zip(variants) {
        let error = &design[*id];
        let ty = &module.errors[id];
        types.push(Variant::of(error.docs.as_deref(), &variant, ty.clone()));
        written.push(codecs::ErrorVariant {
            code: Slot::literal(&*error.name),
            name: Slot::name(&variant),
            r#type: Slot::code(ty.clone()),
        });
    }
    let about = format!("The errors of {}.", docs::code(of));
    extra_types.push(Item::errors(&about, name, types));
    extra_codecs.push(codecs::Item::errors(name, written));
}
