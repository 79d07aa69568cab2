//! The enum of the errors that a tool or method declares.

use toolc_compiler::ir::{Design, ErrorId};

use super::idents::{self, Case, Scope};
use super::lower::Module;
use super::surfaces::types::{Item, Variant};
use super::{docs, layout, literal};
use crate::code::Code;

/// The variants of the errors of a tool or method, beside the one of everything that is not declared.
pub(super) fn variants(design: &Design, errors: &[ErrorId]) -> Vec<String> {
    let mut scope = Scope::default();
    scope.reserve("Internal");
    let names = errors.iter().map(|id| &*design[*id].name);
    idents::all(Case::Variant, names, &mut scope)
}

/// The enum of the errors of a tool or method.
pub(super) fn push_errors(
    module: &Module<'_, '_>,
    name: &str,
    of: &str,
    errors: &[ErrorId],
    extra_types: &mut Vec<Item>,
    extra_codecs: &mut Vec<String>,
) {
    let design = module.names.design;
    let variants = variants(design, errors);
    let mut types = Vec::new();
    let mut code = format!("toolrt::tool_errors!({name} {{\n");
    for (id, variant) in errors.iter().zip(variants) {
        let error = &design[*id];
        let ty = &module.errors[id];
        types.push(Variant::of(error.docs.as_deref(), &variant, Code::from(ty)));
        code.push_str(&format!(
            "    {} => {variant}({ty}),\n",
            literal::string(&error.name)
        ));
    }
    let code = if errors.is_empty() {
        let flat = format!("toolrt::tool_errors!({name} {{}});");
        let fits = layout::width(&flat) <= layout::WIDTH;
        // What does not fit on a line of its own either is left as it is.
        if fits || layout::width(name) + "     {}".len() > layout::WIDTH {
            flat
        } else {
            format!("toolrt::tool_errors!(\n    {name} {{}}\n);")
        }
    } else {
        code + "});"
    };
    let about = format!("The errors of {}.", docs::code(of));
    extra_types.push(Item::errors(&about, name, types));
    extra_codecs.push(code);
}
