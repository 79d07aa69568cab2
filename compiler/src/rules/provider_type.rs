//! T1201: types that a provider cannot express.

use super::arguments::{Part, Spot};
use super::refusals::{self, Refusal};
use super::{Demands, demand};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, Presence, Rest, TypeKind, Value};
use crate::providers::Provider;
use crate::source::Span;

demand!(Warning "T1201" "a type that a provider cannot say" "provider_type.md");

fn check(design: &Design, demands: &Demands, findings: &mut Findings) {
    let look = |provider: &Provider, part: &Part<'_>, spot: &Spot<'_>| {
        refused(design, provider, part, spot)
    };
    for found in refusals::of(design, demands, look) {
        let message = format!(
            "{} cannot say `{}`: {}{}",
            found.providers(),
            found.path,
            found.refusal.what,
            found.more()
        );
        findings.add(
            Finding::new(&CODE, found.refusal.span, message)
                .here(found.refusal.outcome)
                .help(found.refusal.help),
        );
    }
}

const WITHOUT_STRICT: &str = "the tool is sent without strict mode";
const AS_TEXT: &str = "sent as a text that holds JSON";
const IN_WORDS: &str = "only told in the description";
const DECLARE: &str = "declare the keys as a record where they are known";

fn refused(design: &Design, provider: &Provider, part: &Part<'_>, spot: &Spot<'_>) -> Vec<Refusal> {
    let dialect = &provider.schema;
    let maps = !dialect.closed && dialect.takes("additionalProperties");
    let refusal = |span: Span, what: &str, outcome, help| Refusal {
        span,
        what: what.to_owned(),
        outcome,
        help,
    };
    let lost = |other| {
        if provider.strict {
            WITHOUT_STRICT
        } else {
            other
        }
    };
    let mut all = Vec::new();
    match part {
        Part::Type(ty) => {
            let span = ty.place.span;
            match &ty.kind {
                TypeKind::Map { .. } if !maps => {
                    all.push(refusal(
                        span,
                        "a map",
                        "sent as a list of `{ key, value }`",
                        DECLARE,
                    ));
                }
                TypeKind::Tuple { .. } if !dialect.takes("prefixItems") => all.push(refusal(
                    span,
                    "a tuple",
                    "sent as an object with a key for each place",
                    "declare a record, whose keys say what the places mean",
                )),
                TypeKind::Json if dialect.typed => all.push(refusal(
                    span,
                    "any value",
                    lost(AS_TEXT),
                    "say which types it may have",
                )),
                TypeKind::Null if dialect.types.is_some_and(|all| !all.contains(&"null")) => {
                    all.push(refusal(span, "nothing but null", IN_WORDS, "leave it out"));
                }
                TypeKind::Map { .. }
                | TypeKind::Tuple { .. }
                | TypeKind::Json
                | TypeKind::Null
                | TypeKind::String
                | TypeKind::Int
                | TypeKind::Float
                | TypeKind::Bool
                | TypeKind::Bytes
                | TypeKind::Format { .. }
                | TypeKind::Path
                | TypeKind::List { .. }
                | TypeKind::Record(_)
                | TypeKind::Union { .. }
                | TypeKind::Literals { .. }
                | TypeKind::Nullable { .. }
                | TypeKind::Named { .. }
                | TypeKind::Unknown => {}
            }
            let schemas = ty.constraints.iter().flat_map(|all| &all.schemas);
            for keyword in schemas.filter_map(|schema| untaken(provider, schema)) {
                all.push(schema(span, &keyword, lost(IN_WORDS)));
            }
        }
        Part::Object(record, decl) => {
            let at = record.fields.first().map(|field| field.place.span);
            let at = decl.map(|decl| decl.place.span).or(at);
            match (&record.rest, at) {
                (Rest::Open, Some(span)) if dialect.closed => all.push(refusal(
                    span,
                    "an open record",
                    "keys that it does not declare cannot be sent",
                    "declare them, or leave out the `...`",
                )),
                (Rest::Typed { ty }, _) if !maps => all.push(refusal(
                    ty.place.span,
                    "a record with further keys",
                    lost("keys that it does not declare cannot be sent"),
                    DECLARE,
                )),
                (Rest::Open | Rest::Typed { .. } | Rest::Closed, _) => {}
            }
        }
        Part::Again(ty) if !dialect.recursive => all.push(refusal(
            ty.place.span,
            "a type that leads back to itself",
            lost(AS_TEXT),
            "flatten it: a list of items that name their parent",
        )),
        Part::Declared(decl) => {
            let root = spot.path.is_empty() && dialect.plain_root;
            let keyword = decl.schema.as_ref().and_then(|schema| {
                let alternatives = root.then(|| alternatives(schema)).flatten();
                untaken(provider, schema).or(alternatives)
            });
            all.extend(keyword.map(|keyword| schema(decl.place.span, &keyword, lost(IN_WORDS))));
        }
        Part::Field(field) if dialect.all_required => {
            let is_optional = !matches!(field.presence, Presence::Required { .. });
            if is_optional && design.flat(&field.ty).nullable {
                all.push(refusal(
                    field.place.span,
                    "an optional argument that may be null",
                    match design.takes_marker(&field.ty) {
                        true => "it cannot be left out; null is sent as null",
                        false => "where it is left out, `{ \"absent\": true }` is sent",
                    },
                    "leave out one of the `?`, if null means the same as nothing",
                ));
            }
        }
        Part::Again(_) | Part::Field(_) | Part::Tag(_) | Part::Members(_) => {}
    }
    all
}

fn schema(span: Span, keyword: &str, outcome: &'static str) -> Refusal {
    Refusal {
        span,
        what: format!("`@schema` with `{keyword}`"),
        outcome,
        help: "say it with types and attributes, where they can",
    }
}

/// The first keyword of a `@schema`, for a provider that accepts only a part of JSON Schema; its content is not
/// checked.
fn untaken(provider: &Provider, schema: &Value) -> Option<String> {
    let Value::Object(keywords) = schema else {
        return None;
    };
    let (first, _) = keywords.first()?;
    provider.schema.keywords.map(|_| first.to_string())
}

/// The first keyword of a `@schema` on all arguments that adds alternatives.
fn alternatives(schema: &Value) -> Option<String> {
    let found = ["anyOf", "oneOf", "allOf", "not", "enum"]
        .into_iter()
        .find(|keyword| schema.get(keyword).is_some());
    found.map(str::to_owned)
}
