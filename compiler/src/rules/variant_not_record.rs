//! T0208: variants of a union `by` a tag that are not records.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, TypeBody, TypeKind};

code!(Error "T0208" "a variant that is no record" "variant_not_record.md");

fn check(design: &Design, findings: &mut Findings) {
    for decl in &design.types {
        let TypeBody::Union(union) = &decl.body else {
            continue;
        };
        let Some(tag) = &union.by else { continue };
        for variant in &union.variants {
            let flat = design.flat(&variant.ty);
            let is_record = design.record_of(design.flat(&variant.ty).kind).is_some();
            if matches!(flat.kind, TypeKind::Unknown) || (is_record && !flat.nullable) {
                continue;
            }
            let what = if is_record {
                "may be null"
            } else {
                "is not a record"
            };
            findings.add(
                Finding::new(
                    &CODE,
                    variant.ty.place.span,
                    format!("variant `{}` {what}", variant.name),
                )
                .here(format!(
                    "the tag `{tag}` stands among the fields of a record"
                ))
                .help(format!(
                    "name a record, or leave out `by {tag}`: any type can then stand beside the tag"
                )),
            );
        }
    }
}
