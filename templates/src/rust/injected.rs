//! Arguments that the host gives and no caller sees.

use toolc_compiler::ir::Injected;

use super::idents::{self, Case, Scope};
use super::lower::Module;
use super::models::InjectedField;
use super::payload::codec_of;
use super::surfaces::codecs;
use super::surfaces::types::{Given, Item};
use super::symbols;
use crate::code::Code;
use crate::plan::spec::Source;
use crate::slot::Slot;

/// The type of injected arguments and how the context gives them; how each is written down, where that is asked for.
pub(super) fn push_injected<'d>(
    module: &mut Module<'_, 'd>,
    name: &str,
    docs: &str,
    injected: &'d [Injected],
    as_json: bool,
    (extra_types, extra_codecs): (&mut Vec<Item>, &mut Vec<codecs::Item>),
) -> Vec<InjectedField> {
    let mut written = Vec::new();
    let idents = idents::all(
        Case::Snake,
        injected.iter().map(|argument| &*argument.name),
        &mut Scope::default(),
    );
    let mut fields = Vec::new();
    let mut eq = true;
    let mut given = codecs::Given::default();
    for (argument, ident) in injected.iter().zip(idents) {
        let part = format!("{name}{}", idents::plain(Case::Camel, &argument.name));
        let mut shape = module.said(argument.docs.as_deref(), |module| {
            module.shape(&argument.ty, &part, None)
        });
        if argument.secret && !shape.secret {
            shape.secret = true;
        }
        eq &= shape.traits.eq;
        let read = match shape.payload_table() {
            Some(_) => symbols::decode(shape.rust()),
            None => {
                let function = format!(
                    "{}_{}",
                    idents::screaming(name).to_lowercase(),
                    ident.trim_end_matches('_')
                );
                given.reader(module, &function, &shape)
            }
        };
        if as_json {
            let function = format!(
                "{}_{}_argument",
                idents::screaming(name).to_lowercase(),
                ident.trim_end_matches('_')
            );
            let function = idents::number(function, &mut module.functions);
            written.push(InjectedField {
                wire: argument.name.to_string(),
                ident: ident.clone(),
                codec: codec_of(module, &shape, &function, extra_codecs).0,
                optional: argument.optional,
            });
        }
        let rust = if argument.optional {
            Code::generic("Option", vec![shape.rust()])
        } else {
            shape.rust()
        };
        fields.push(Given {
            docs: argument.docs.as_deref(),
            name: ident.clone(),
            rust,
        });
        given.push(codecs::InjectedArgument {
            name: Slot::name(&ident),
            argument: Slot::literal(&*argument.name),
            source: Source::of(&argument.source),
            read: Slot::code(read),
            optional: argument.optional,
        });
    }
    extra_types.push(Item::given(docs, name, eq, fields));
    extra_codecs.push(given.item(name));
    written
}
