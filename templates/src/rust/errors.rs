//! The enum of the errors that a tool or method declares.

use toolc_compiler::ir::{Design, ErrorId};

use super::idents::{self, Case, Scope};
use super::lower::Module;
use super::{docs, layout, literal};

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
    extra_types: &mut Vec<String>,
    extra_codecs: &mut Vec<String>,
) {
    let design = module.names.design;
    let variants = variants(design, errors);
    let opened = layout::opened(&format!("pub enum {name}"));
    let mut text = format!(
        "/// The errors of {}.\n#[derive(Debug)]\n#[non_exhaustive]\n{opened}\n",
        docs::code(of)
    );
    let mut code = format!("toolrt::tool_errors!({name} {{\n");
    for (id, variant) in errors.iter().zip(variants) {
        let error = &design[*id];
        if let Some(docs) = &error.docs {
            docs::push(&mut text, 4, docs);
        }
        let ty = &module.errors[id];
        layout::variant(&mut text, 4, &variant, ty);
        code.push_str(&format!(
            "    {} => {variant}({ty}),\n",
            literal::string(&error.name)
        ));
    }
    text.push_str(
        "    /// Anything that the design does not declare.\n    Internal(toolrt::Internal),\n}",
    );
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
    extra_types.push(text);
    extra_codecs.push(code);
}
