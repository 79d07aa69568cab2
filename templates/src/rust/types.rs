//! The Rust text of types: structs, enums, aliases, and how they are built.

use toolc_compiler::ir::{Presence, Value};

use super::lower::{Body, Item, Kind, Member, RestShape, Shape, Variant};
use super::names::Traits;
use super::{docs, expressions, layout, literal, rust_path, tuple};
use crate::literals::Literals;

/// Appends a type with everything that belongs to it.
pub(super) fn push_item(out: &mut String, item: &Item<'_>) {
    if let Some((path, name)) = &item.extras.form_of {
        out.push_str("pub use ");
        out.push_str(path);
        if rust_path::last(path) != name {
            out.push_str(" as ");
            out.push_str(name);
        }
        out.push_str(";\n\n");
    }
    match &item.body {
        Body::Struct { fields, rest, .. } => push_struct(out, item, fields, rest),
        Body::Literals { literals, docs } => {
            docs::push(out, 0, &item.docs);
            push_literals(out, item, literals, docs);
        }
        Body::Tagged { variants, .. } | Body::Union { variants } => push_union(out, item, variants),
        Body::Newtype(shape) => push_newtype(out, item, shape),
        Body::Alias(shape) => {
            docs::push(out, 0, &item.docs);
            out.push_str(&expressions::typed(
                0,
                &format!("pub type {} =", item.name),
                &shape.rust,
            ));
            out.push('\n');
        }
    }
}

fn push_derives(out: &mut String, item: &Item<'_>, traits: Traits, default: DefaultBy) {
    let mut all = vec!["Debug", "Clone"];
    if traits.copy {
        all.push("Copy");
    }
    if default == DefaultBy::Derive {
        all.push("Default");
    }
    all.push("PartialEq");
    if traits.eq {
        all.extend(["Eq", "Hash"]);
    }
    let mut known = all.clone();
    if default == DefaultBy::Hand {
        known.push("Default");
    }
    all.extend(item.extras.further(&known));
    layout::derive(out, &all);
}

/// Where the `Default` of a type comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DefaultBy {
    Nothing,
    Derive,
    Hand,
}

fn push_struct(out: &mut String, item: &Item<'_>, fields: &[Member<'_>], rest: &RestShape<'_>) {
    let required = fields
        .iter()
        .filter(|field| matches!(field.presence, Presence::Required { .. }))
        .count();
    let plain_default = required == 0 && fields.iter().all(is_default);
    docs::push(out, 0, &item.docs);
    let default = match (required, plain_default) {
        (0, true) => DefaultBy::Derive,
        (0, false) => DefaultBy::Hand,
        _ => DefaultBy::Nothing,
    };
    push_derives(out, item, item.body.traits(), default);
    let head = format!("pub struct {}", item.name);
    if fields.is_empty() && !matches!(rest, RestShape::Kept { .. }) {
        out.push_str(&layout::empty(&head));
    } else {
        out.push_str(&layout::opened(&head));
    }
    for field in fields {
        out.push('\n');
        if let Some(text) = &field.docs {
            docs::push(out, 4, text);
        }
        push_field(out, &field.ident, &field.rust);
    }
    if let RestShape::Kept { ident, shape, .. } = rest {
        out.push_str("\n    /// All other keys.\n");
        push_field(
            out,
            ident,
            &format!("std::collections::BTreeMap<String, {}>", shape.rust),
        );
    }
    let empty = fields.is_empty() && !matches!(rest, RestShape::Kept { .. });
    out.push_str(if empty { "\n" } else { "\n}\n" });
    if !empty {
        push_new(out, item, fields, rest, required);
    }
    if required == 0 && !plain_default {
        out.push('\n');
        out.push_str(&layout::implementation("", "Default", &item.name));
        out.push_str("\n    fn default() -> Self {\n        Self::new()\n    }\n}\n");
    }
}

fn push_field(out: &mut String, ident: &str, rust: &str) {
    expressions::field(out, 4, &["pub ", ident, ":"].concat(), rust);
    out.truncate(out.len() - 1);
}

/// Whether a field that is left out is what `Default` makes of it.
fn is_default(field: &Member<'_>) -> bool {
    match field.presence {
        Presence::Required { .. } => false,
        Presence::Optional { .. } => true,
        Presence::Defaulted { default } => is_default_value(&field.shape, default),
    }
}

fn is_default_value(shape: &Shape<'_>, value: &Value) -> bool {
    if shape.nullable {
        return *value == Value::Null;
    }
    match (&shape.kind, value) {
        (Kind::Bool, Value::Bool(false)) | (Kind::Null | Kind::Json, Value::Null) => true,
        (Kind::Int | Kind::Float, Value::Number(text)) => text.parse() == Ok(0.0),
        (Kind::Text("STRING"), Value::String(text)) => text.is_empty(),
        (Kind::List(_), Value::List(items)) => items.is_empty(),
        (Kind::Map(_), Value::Object(entries)) => entries.is_empty(),
        _ => false,
    }
}

fn push_new(
    out: &mut String,
    item: &Item<'_>,
    fields: &[Member<'_>],
    rest: &RestShape<'_>,
    required: usize,
) {
    let kept = matches!(rest, RestShape::Kept { .. });
    let all = required == fields.len() && !kept;
    out.push('\n');
    out.push_str(&layout::own_implementation(&item.name));
    out.push('\n');
    docs::push(
        out,
        4,
        match (required, all) {
            (0, _) => "All fields absent or at their defaults.",
            (_, true) => "Takes the required fields.",
            (_, false) => {
                "Takes the required fields; the others start absent or at their defaults."
            }
        },
    );
    let mut params = Vec::with_capacity(required);
    let mut inits = Vec::with_capacity(fields.len());
    let mut settled = String::new();
    for field in fields {
        let init = match field.presence {
            Presence::Required { .. } => {
                let text = is_plain_text(&field.shape);
                let ty = if text {
                    "impl Into<String>"
                } else {
                    &field.rust
                };
                params.push(format!("{}: {ty}", field.ident));
                if text {
                    format!("{0}: {0}.into()", field.ident)
                } else {
                    field.ident.clone()
                }
            }
            Presence::Optional { .. } if field.maybe => {
                format!("{}: toolrt::Maybe::Absent", field.ident)
            }
            Presence::Optional { .. } => format!("{}: None", field.ident),
            Presence::Defaulted { default } => {
                let value = short_default(&field.shape, default)
                    .unwrap_or_else(|| format!("Self::{}()", field.default_fn));
                if field.is_long() {
                    let head = format!("let {} =", field.local);
                    expressions::statement(&mut settled, 8, &head, &value, ";");
                    format!("{}: {}", field.ident, field.local)
                } else {
                    format!("{}: {value}", field.ident)
                }
            }
        };
        inits.push(init);
    }
    if let RestShape::Kept { ident, .. } = rest {
        inits.push(format!("{ident}: std::collections::BTreeMap::new()"));
    }
    layout::signature(out, 4, "pub fn new", &params, " -> Self {");
    out.push_str(&settled);
    layout::struct_literal(out, 8, "Self", &inits, "");
    out.push_str("\n    }\n");
    for field in fields {
        if let Presence::Defaulted { default } = field.presence
            && short_default(&field.shape, default).is_none()
        {
            let head = format!("pub(super) fn {}", field.default_fn);
            out.push('\n');
            layout::signature(out, 4, &head, &[], &format!(" -> {} {{", field.rust));
            let value = long_default(&field.shape, default);
            let is_list = value.starts_with('(')
                || ["((", "([", "vec!["]
                    .iter()
                    .any(|open| value.contains(open));
            if value.len() + 8 > layout::WIDTH || is_list && value.len() > 60 {
                // A default is data.
                out.push_str("        #[rustfmt::skip]\n        let value = ");
                out.push_str(&value);
                out.push_str(";\n        value\n    }\n");
                continue;
            }
            expressions::statement(out, 8, "", &value, "");
            out.push_str("    }\n");
        }
    }
    out.push_str("}\n");
}

fn is_plain_text(shape: &Shape<'_>) -> bool {
    matches!(shape.kind, Kind::Text("STRING")) && !shape.nullable && !shape.secret
}

/// A default that is a constant or empty.
pub(super) fn short_default(shape: &Shape<'_>, value: &Value) -> Option<String> {
    if shape.secret || shape.boxed {
        return None;
    }
    if shape.nullable {
        return (*value == Value::Null).then(|| "None".to_owned());
    }
    match (&shape.kind, value) {
        (Kind::Null, _) => Some("()".to_owned()),
        (Kind::Bool, Value::Bool(value)) => Some(value.to_string()),
        (Kind::Int, Value::Number(text)) => Some(integer(text)),
        (Kind::Float, Value::Number(text)) => Some(literal::float(text)),
        (Kind::Text("STRING"), Value::String(text)) if text.is_empty() => {
            Some("String::new()".to_owned())
        }
        (Kind::Json, Value::Null) => Some("toolrt::Value::Null".to_owned()),
        (Kind::List(_), Value::List(items)) if items.is_empty() => Some("Vec::new()".to_owned()),
        (Kind::Map(_), Value::Object(entries)) if entries.is_empty() => {
            Some("std::collections::BTreeMap::new()".to_owned())
        }
        (
            Kind::Nominal {
                name,
                literals: Some(literals),
                ..
            },
            value,
        ) => {
            let variant = literals.name_of(value)?;
            Some(format!("{name}::{variant}"))
        }
        _ => None,
    }
}

/// Any other default.
fn long_default(shape: &Shape<'_>, value: &Value) -> String {
    if shape.nullable && *value == Value::Null {
        return "None".to_owned();
    }
    let inner = inner_default(shape, value);
    let inner = if shape.boxed {
        format!("Box::new({inner})")
    } else {
        inner
    };
    let inner = if shape.secret {
        format!("toolrt::Secret::new({inner})")
    } else {
        inner
    };
    if shape.nullable {
        format!("Some({inner})")
    } else {
        inner
    }
}

fn inner_default(shape: &Shape<'_>, value: &Value) -> String {
    match (&shape.kind, value) {
        (Kind::Null, _) => "()".to_owned(),
        (Kind::Bool, Value::Bool(value)) => value.to_string(),
        (Kind::Int, Value::Number(text)) => integer(text),
        (Kind::Float, Value::Number(text)) => literal::float(text),
        (Kind::Text("STRING"), Value::String(text)) => {
            format!("{}.to_owned()", literal::string(text))
        }
        (
            Kind::Nominal {
                name,
                literals: Some(literals),
                ..
            },
            value,
        ) => {
            format!("{name}::{}", literals.name_of(value).unwrap_or_default())
        }
        (Kind::Tuple(places, tail), Value::List(items)) => {
            let (first, rest) = items.split_at(places.len().min(items.len()));
            let mut parts: Vec<String> = places
                .iter()
                .zip(first)
                .map(|(place, value)| long_default(place, value))
                .collect();
            if let Some(tail) = tail {
                let rest: Vec<String> =
                    rest.iter().map(|value| long_default(tail, value)).collect();
                parts.push(format!("vec![{}]", rest.join(", ")));
            }
            tuple::of(&parts)
        }
        (Kind::List(item), Value::List(items)) => {
            let items: Vec<String> = items
                .iter()
                .map(|value| long_default(item, value))
                .collect();
            format!("vec![{}]", items.join(", "))
        }
        (Kind::Map(inner), Value::Object(entries)) => {
            let entries: Vec<String> = entries
                .iter()
                .map(|(key, value)| {
                    let key = literal::string(key);
                    format!("({key}.to_owned(), {})", long_default(inner, value))
                })
                .collect();
            format!("std::collections::BTreeMap::from([{}])", entries.join(", "))
        }
        _ => {
            let json = literal::string(&crate::schema::text_of(value));
            format!("toolrt::codec::constant({json})")
        }
    }
}

/// An integer literal of a JSON number.
pub(super) fn integer(text: &str) -> String {
    match text.parse::<i64>() {
        Ok(value) => value.to_string(),
        // `1.0` and `1e2` are integers.
        Err(_) => format!("{}", text.parse::<f64>().unwrap_or(0.0) as i64),
    }
}

fn push_literals(
    out: &mut String,
    item: &Item<'_>,
    literals: &Literals,
    member_docs: &[Option<std::borrow::Cow<'_, str>>],
) {
    let name = &item.name;
    push_derives(out, item, Traits::ALL, DefaultBy::Nothing);
    out.push_str(&layout::opened(&format!("pub enum {name}")));
    out.push('\n');
    for (variant, text) in literals.names.iter().zip(member_docs) {
        if let Some(text) = text {
            docs::push(out, 4, text);
        }
        out.push_str("    ");
        out.push_str(variant);
        out.push_str(",\n");
    }
    out.push_str("}\n\n");
    out.push_str(&layout::own_implementation(name));
    out.push_str("\n    /// Every member, in declared order.\n");
    let all: Vec<String> = literals
        .names
        .iter()
        .map(|variant| format!("Self::{variant}"))
        .collect();
    let head = format!("pub const ALL: [Self; {}] =", all.len());
    let inside: usize = all
        .iter()
        .map(|item| layout::width(item) + 2)
        .sum::<usize>()
        - 2;
    if inside <= 60 && 4 + head.len() + 1 + inside + 3 <= layout::WIDTH {
        out.push_str(&format!("    {head} [{}];\n", all.join(", ")));
    } else if inside <= 60 {
        out.push_str(&format!("    {head}\n        [{}];\n", all.join(", ")));
    } else {
        out.push_str("    #[rustfmt::skip]\n    ");
        out.push_str(&head);
        out.push_str(" [\n");
        for item in &all {
            out.push_str("        ");
            out.push_str(item);
            out.push_str(",\n");
        }
        out.push_str("    ];\n");
    }
    push_wire_value(out, literals);
    out.push_str("}\n");
}

/// The function that gives the wire value, where all are of one kind.
fn push_wire_value(out: &mut String, literals: &Literals) {
    let texts: Option<Vec<String>> = literals
        .values
        .iter()
        .map(|value| match value {
            Value::String(text) => Some(literal::string(text)),
            _ => None,
        })
        .collect();
    let numbers: Option<Vec<String>> = literals
        .values
        .iter()
        .map(|value| match value {
            Value::Number(text) => text.parse::<i64>().ok().map(|value| value.to_string()),
            _ => None,
        })
        .collect();
    let (docs, head, values) = match (texts, numbers) {
        (Some(texts), _) => (
            "The text on the wire.",
            "pub const fn as_str(self) -> &'static str {",
            texts,
        ),
        (None, Some(numbers)) => (
            "The number on the wire.",
            "pub const fn as_i64(self) -> i64 {",
            numbers,
        ),
        (None, None) => return,
    };
    out.push('\n');
    docs::push(out, 4, docs);
    out.push_str("    ");
    out.push_str(head);
    out.push_str("\n        match self {\n");
    for (variant, value) in literals.names.iter().zip(&values) {
        expressions::arm(out, 12, &format!("Self::{variant}"), value);
    }
    out.push_str("        }\n    }\n");
}

fn push_newtype(out: &mut String, item: &Item<'_>, shape: &Shape<'_>) {
    let (name, rust) = (&item.name, &shape.rust);
    docs::push(out, 0, &item.docs);
    push_derives(out, item, item.body.traits(), DefaultBy::Nothing);
    out.push_str(&layout::newtype(name, rust));
    out.push_str(&format!(
        "\n\n{}\n",
        layout::implementation("", &format!("From<{rust}>"), name)
    ));
    let value = [format!("value: {rust}")];
    layout::signature(out, 4, "fn from", &value, " -> Self {");
    out.push_str("        Self(value)\n    }\n}\n");
}

fn push_union(out: &mut String, item: &Item<'_>, variants: &[Variant<'_>]) {
    docs::push(out, 0, &item.docs);
    push_derives(out, item, item.body.traits(), DefaultBy::Nothing);
    out.push_str(&layout::opened(&format!("pub enum {}", item.name)));
    out.push('\n');
    for variant in variants {
        if let Some(text) = variant.docs {
            docs::push(out, 4, text);
        }
        layout::variant(out, 4, &variant.ident, &variant.shape.rust);
    }
    out.push_str("}\n");
}
