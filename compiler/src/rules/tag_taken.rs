//! T0207: variants with a field that has the name of the tag.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, TypeBody};

code!(Error "T0207" "a field where the tag goes" "tag_taken.md");

fn check(design: &Design, findings: &mut Findings) {
    for decl in &design.types {
        let TypeBody::Union(union) = &decl.body else {
            continue;
        };
        let Some(tag) = &union.by else { continue };
        for variant in &union.variants {
            let Some(record) = design.record_of(design.flat(&variant.ty).kind) else {
                continue;
            };
            if let Some(field) = record.fields.iter().find(|field| field.name == *tag) {
                let message = format!("variant `{}` has a field `{tag}` of its own", variant.name);
                findings.add(
                    Finding::new(&CODE, variant.place.span, message)
                        .here(format!("`{tag}` holds the name of the variant"))
                        .related(field.place.span, "the field")
                        .help(format!(
                            "remove the field, or call the tag something else than `{tag}`"
                        )),
                );
            }
        }
    }
}
