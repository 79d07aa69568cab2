//! T0221: keywords of `@schema` that no validator can hold values to.

use foldhash::HashSet;

use super::{code, walk};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, Value};
use crate::pointer;
use crate::source::{Span, Text};
use crate::subschemas;

code!(Error "T0221" "keywords of `@schema` that mean nothing" "schema_keyword.md");

fn check(design: &Design, findings: &mut Findings) {
    let mut look = |keywords: &Value, name: &Text, span: Span| {
        let Some(Fault { at, why, help }) = fault(keywords) else {
            return;
        };
        let place = if at.is_empty() { "its top" } else { &at };
        findings.add(
            Finding::new(
                &CODE,
                span,
                format!(
                    "the `@schema` of `{name}` would refuse every value, or means nothing: {why}"
                ),
            )
            .here(format!("at {place}"))
            .help(help),
        );
    };
    walk::types(design, &mut |ty, name| {
        for keywords in ty.constraints.iter().flat_map(|all| &all.schemas) {
            look(keywords, name, ty.place.span);
        }
    });
    for decl in &design.types {
        if let Some(keywords) = &decl.schema {
            look(keywords, &decl.name, decl.place.span);
        }
    }
}

/// Whether keywords would make a finding.
pub(crate) fn is_faulty(keywords: &Value) -> bool {
    fault(keywords).is_some()
}

/// What is wrong with a keyword.
struct Fault {
    /// A JSON Pointer.
    at: String,
    why: String,
    help: String,
}

fn fault(keywords: &Value) -> Option<Fault> {
    let mut names = Names::default();
    names.collect(keywords, true);
    inside(keywords, keywords, &mut String::new(), &names)
}

/// What references may name.
#[derive(Default)]
struct Names<'k> {
    anchors: HashSet<&'k str>,
    has_inner_addresses: bool,
}

impl<'k> Names<'k> {
    fn collect(&mut self, schema: &'k Value, is_top: bool) {
        for (keyword, value) in schema.entries().unwrap_or_default() {
            match (&**keyword, value.text()) {
                ("$anchor" | "$dynamicAnchor", Some(name)) => {
                    self.anchors.insert(name);
                }
                ("$id", Some(_)) => self.has_inner_addresses |= !is_top,
                (keyword, _) => {
                    for (_, part) in subschemas::of(keyword, value) {
                        self.collect(part, false);
                    }
                }
            }
        }
    }
}

/// The first fault in a schema; `resource` is the schema around it that has an address.
fn inside(schema: &Value, resource: &Value, at: &mut String, names: &Names<'_>) -> Option<Fault> {
    let fault = |at: &str, why: String, help: &str| {
        Some(Fault {
            at: at.to_owned(),
            why,
            help: help.to_owned(),
        })
    };
    let entries = match schema {
        Value::Object(entries) => entries,
        Value::Bool(_) => return None,
        Value::Null | Value::Number(_) | Value::String(_) | Value::List(_) => {
            let why = format!("{} is no schema", schema.kind());
            return fault(at, why, "write an object of keywords, `true` or `false`");
        }
    };
    // A part in another dialect is read by that.
    let dialect = schema.get("$schema").and_then(Value::text);
    if dialect.is_some_and(|name| !name.contains("2020-12")) {
        return None;
    }
    let resource = match schema.get("$id") {
        Some(_) => schema,
        None => resource,
    };
    for (keyword, value) in entries {
        let length = at.len();
        at.push('/');
        at.push_str(&pointer::step(keyword));
        if let Some(help) = older(keyword, value) {
            let why = format!("`{keyword}` is a keyword of another dialect");
            return fault(at, why, help);
        }
        if !subschemas::takes(keyword, value) {
            let why = format!("`{keyword}` cannot be {}", excerpt(value));
            return fault(at, why, "write it as JSON Schema 2020-12 has it");
        }
        if let ("$ref" | "$dynamicRef", Some(reference)) = (&**keyword, value.text())
            && !leads_somewhere(reference, resource, names)
        {
            let why = format!("`{keyword}` leads nowhere: {}", excerpt(value));
            let help = "put the schema into `$defs` of the same `@schema`";
            return fault(at, why, help);
        }
        for (step, part) in subschemas::of(keyword, value) {
            let before = at.len();
            at.push_str(&step);
            let found = inside(part, resource, at, names);
            if found.is_some() {
                return found;
            }
            at.truncate(before);
        }
        at.truncate(length);
    }
    None
}

/// What today's dialect has in place of a keyword.
fn older(keyword: &str, value: &Value) -> Option<&'static str> {
    Some(match (keyword, value) {
        ("items", Value::List(_)) => "schemas of the first items are `prefixItems`",
        ("additionalItems", _) => "the schema behind `prefixItems` is `items`",
        ("exclusiveMinimum" | "exclusiveMaximum", Value::Bool(_)) => "write the limit itself",
        ("dependencies", _) => "write `dependentRequired` or `dependentSchemas`",
        ("$recursiveRef" | "$recursiveAnchor", _) => "write `$dynamicRef` and `$dynamicAnchor`",
        ("nullable", _) => "list \"null\" in `type`",
        _ => return None,
    })
}

fn leads_somewhere(reference: &str, resource: &Value, names: &Names<'_>) -> bool {
    // Among schemas with addresses only a validator knows.
    if names.has_inner_addresses {
        return true;
    }
    let Some(fragment) = reference.strip_prefix('#') else {
        return reference.contains("//json-schema.org/");
    };
    let fragment = pointer::unescaped(fragment);
    if !fragment.is_empty() && !fragment.starts_with('/') {
        return names.anchors.contains(&*fragment);
    }
    let mut steps = fragment.split('/').skip(1).map(pointer::name);
    let found = steps.try_fold(resource, |value, step| match value {
        Value::Object(_) => value.get(&step),
        Value::List(items) => items.get(step.parse::<usize>().ok()?),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    });
    found.is_some()
}

fn excerpt(value: &Value) -> String {
    let text = value.to_json();
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("`{}…`", &text[..end]),
        None => format!("`{text}`"),
    }
}
