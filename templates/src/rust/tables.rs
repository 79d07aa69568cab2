//! The static tables behind codecs: limits, parts, and whole types.

use std::collections::HashSet;

use toolc_compiler::decimal::Decimal;
use toolc_compiler::ir::{Bounds, Constraints, Presence, Value};
use toolc_compiler::patterns;

use super::literal;
use super::lower::{Body, Item, Kind, Member, Module, RestShape, Shape, Variant};
use crate::limits::{self, End};

/// The statics of one item, in the making.
pub(super) struct Tables<'m, 'n, 'd> {
    pub module: &'m mut Module<'n, 'd>,
    /// Statics of the parts.
    pub out: String,
}

impl<'d> Tables<'_, '_, 'd> {
    /// The table of a place, and the static that holds its limits, if it has one.
    pub(super) fn place(&mut self, shape: &Shape<'d>, name: &str) -> (String, Limits) {
        let (mut table, limits) = self.kind(shape, name);
        if !shape.limits.schemas.is_empty() {
            let at = self.module.claim_static(&format!("{name}_SCHEMA"));
            self.schema(&at, &table, &limits::merged(&shape.limits.schemas));
            table = format!("table::Table::Schema(&{at})");
        }
        if shape.secret {
            table = format!("table::Table::Secret(&{table})");
        }
        if shape.nullable {
            table = format!("table::Table::Nullable(&{table})");
        }
        (table, limits)
    }

    fn kind(&mut self, shape: &Shape<'d>, name: &str) -> (String, Limits) {
        match &shape.kind {
            Kind::Null => ("table::Table::Null".to_owned(), Limits::default()),
            Kind::Bool => ("table::Table::Bool".to_owned(), Limits::default()),
            Kind::Json => ("table::Table::Json".to_owned(), Limits::default()),
            Kind::Int => self.scalar("Int", "INT", int_limits(&shape.limits), name),
            Kind::Float => self.scalar("Float", "FLOAT", float_limits(&shape.limits), name),
            Kind::Text(base) => {
                let limits = self.text_limits(base, &shape.limits, name);
                self.scalar("Text", base, limits, name)
            }
            Kind::List(item) => {
                let (table, inner) = self.place(item, &format!("{name}_ITEM"));
                let limits = item_limits(&shape.limits);
                let at =
                    self.push_static(name, "List", &format!("table::List::of({table}){limits}"));
                (
                    format!("table::Table::List(&{at})"),
                    Limits {
                        at,
                        own: !limits.is_empty(),
                        inner: vec![inner],
                    },
                )
            }
            Kind::Map(value) => {
                let (table, inner) = self.place(value, &format!("{name}_VALUE"));
                let limits = bounds(shape.limits.entries);
                let at = self.push_static(name, "Map", &format!("table::Map::of({table}){limits}"));
                (
                    format!("table::Table::Map(&{at})"),
                    Limits {
                        at,
                        own: !limits.is_empty(),
                        inner: vec![inner],
                    },
                )
            }
            Kind::Tuple(items, tail) => {
                let mut inner = Vec::new();
                let mut tables = Vec::new();
                for (index, item) in items.iter().enumerate() {
                    let (table, limits) = self.place(item, &format!("{name}_ITEM{}", index + 1));
                    tables.push(table);
                    inner.push(limits);
                }
                let mut value = format!("table::Tuple::of(&[{}])", tables.join(", "));
                if let Some(tail) = tail {
                    let (table, limits) = self.place(tail, &format!("{name}_TAIL"));
                    value.push_str(&format!(".tail({table})"));
                    inner.push(limits);
                }
                value.push_str(&item_limits(&shape.limits));
                let at = self.push_static(name, "Tuple", &value);
                (
                    format!("table::Table::Tuple(&{at})"),
                    Limits {
                        at,
                        own: true,
                        inner,
                    },
                )
            }
            Kind::Nominal {
                narrowed: Some(narrowed),
                ..
            } => {
                let sizes = match narrowed.kind {
                    "Map" => bounds(shape.limits.entries),
                    _ => item_limits(&shape.limits),
                };
                let value = format!("{}{sizes}", narrowed.base);
                let at = self.push_static(name, narrowed.kind, &value);
                let limits = Limits {
                    at,
                    own: !sizes.is_empty(),
                    inner: Vec::new(),
                };
                (narrowed.place(&limits.at), limits)
            }
            Kind::Nominal { table, .. } => (table.clone(), Limits::default()),
        }
    }

    fn scalar(&mut self, kind: &str, base: &str, limits: String, name: &str) -> (String, Limits) {
        if limits.is_empty() {
            return (format!("table::Table::{base}"), Limits::default());
        }
        let start = match kind {
            "Text" if base != "STRING" => base,
            _ => "ANY",
        };
        let at = self.push_static(name, kind, &format!("table::{kind}::{start}{limits}"));
        (
            format!("table::Table::{kind}(&{at})"),
            Limits {
                at,
                own: true,
                inner: Vec::new(),
            },
        )
    }

    fn text_limits(&mut self, _base: &str, limits: &Constraints, name: &str) -> String {
        let mut out = bounds(limits.length);
        if !limits.patterns.is_empty() {
            let mut all = Vec::new();
            for pattern in &limits.patterns {
                let at = self.push_static(
                    &format!("{name}_PATTERN"),
                    "Pattern",
                    &format!(
                        "table::Pattern::new({}){}",
                        literal::string(pattern),
                        properties(pattern)
                    ),
                );
                all.push(format!("&{at}"));
            }
            out.push_str(&format!(".patterns(&[{}])", all.join(", ")));
        }
        out
    }

    fn push_static(&mut self, name: &str, kind: &str, value: &str) -> String {
        let at = self.module.claim_static(name);
        self.out.push_str("#[rustfmt::skip]\nstatic ");
        self.out.push_str(&at);
        self.out.push_str(": table::");
        self.out.push_str(kind);
        self.out.push_str(" = ");
        self.out.push_str(value);
        self.out.push_str(";\n");
        at
    }

    fn schema(&mut self, at: &str, table: &str, keywords: &str) {
        self.out.push_str(&format!(
            "#[rustfmt::skip]\npub static {at}: table::Schema = table::Schema::new({table}, {});\n",
            literal::string(keywords)
        ));
    }

    /// The static of a whole type; the limits of its parts, in order.
    pub(super) fn item(&mut self, item: &Item<'d>) -> (String, Vec<Limits>) {
        let mut all = Vec::new();
        let name = &item.table;
        let mut text = String::from("#[rustfmt::skip]\npub static ");
        text.push_str(name);
        let kind = match &item.body {
            Body::Struct {
                label,
                fields,
                rest,
            } => {
                text.push_str(": table::Record = table::Record {\n    name: ");
                literal::push_string(&mut text, label);
                text.push_str(",\n    fields: &[");
                for field in fields {
                    self.field(&mut text, name, field, &mut all);
                }
                text.push_str(if fields.is_empty() {
                    "],\n    rest: "
                } else {
                    "\n    ],\n    rest: "
                });
                match rest {
                    RestShape::Closed => text.push_str("table::Rest::Closed"),
                    RestShape::Open => text.push_str("table::Rest::Open"),
                    RestShape::Kept { shape, .. } => {
                        let (table, limits) = self.place(shape, &format!("{name}_REST"));
                        text.push_str(&format!("table::Rest::Kept({table})"));
                        all.push(limits);
                    }
                }
                text.push_str(",\n};\n");
                "Record"
            }
            Body::Literals { literals, .. } => {
                text.push_str(": table::Enum = table::Enum {\n    members: &[\n");
                for value in &literals.values {
                    text.push_str(&format!("        {},\n", literal_of(value)));
                }
                text.push_str("    ],\n};\n");
                "Enum"
            }
            Body::Tagged {
                tag,
                content,
                variants,
            } => {
                text.push_str(&format!(
                    ": table::Tagged = table::Tagged {{\n    name: {},\n",
                    literal::string(&item.name)
                ));
                let content = if *content { "Some(\"value\")" } else { "None" };
                text.push_str(&format!(
                    "    tag: {},\n    content: {content},\n    variants: &[\n",
                    literal::string(tag)
                ));
                self.variants(&mut text, name, variants, true, &mut all);
                text.push_str("    ],\n};\n");
                "Tagged"
            }
            Body::Union { variants } => {
                text.push_str(": table::Union = table::Union {\n    alternatives: &[\n");
                self.variants(&mut text, name, variants, false, &mut all);
                text.push_str("    ],\n};\n");
                "Union"
            }
            Body::Newtype(shape) => {
                // The table of the list, map or tuple is that of the type, and other packages name it.
                self.module.statics.release(name);
                let (table, limits) = self.kind(shape, name);
                let own = format!("static {name}: ");
                self.out = self.out.replacen(&own, &format!("pub {own}"), 1);
                return (table, vec![limits]);
            }
            Body::Alias(_) => return (String::new(), all),
        };
        self.out.insert_str(0, &text);
        let own = format!("table::Table::{kind}(&{name})");
        match &item.schema {
            Some((at, keywords)) => {
                self.schema(at, &own, &crate::schema::text_of(keywords));
                (format!("table::Table::Schema(&{at})"), all)
            }
            None => (own, all),
        }
    }

    fn field(&mut self, text: &mut String, name: &str, field: &Member<'d>, all: &mut Vec<Limits>) {
        let part = if field.shape.is_simple() {
            String::new()
        } else {
            super::lower::part_of(name, &field.ident)
        };
        let (table, limits) = self.place(&field.shape, &part);
        all.push(limits);
        let (kind, default) = match field.presence {
            Presence::Required { .. } => ("required", None),
            Presence::Optional { .. } => ("optional", None),
            Presence::Defaulted { default } => ("default", Some(default)),
        };
        text.push_str("\n        table::Field::");
        text.push_str(kind);
        text.push('(');
        literal::push_string(text, field.wire);
        text.push_str(", ");
        text.push_str(&table);
        if let Some(default) = default {
            text.push_str(", ");
            literal::push_string(text, &crate::schema::text_of(default));
        }
        text.push_str("),");
    }

    fn variants(
        &mut self,
        text: &mut String,
        name: &str,
        variants: &[Variant<'d>],
        tagged: bool,
        all: &mut Vec<Limits>,
    ) {
        for variant in variants {
            let part = super::lower::part_of(name, &variant.ident);
            let (table, limits) = self.place(&variant.shape, &part);
            all.push(limits);
            if tagged {
                text.push_str(&format!(
                    "        table::Variant::new({}, {table}),\n",
                    literal::string(variant.wire)
                ));
            } else {
                text.push_str(&format!("        {table},\n"));
            }
        }
    }
}

/// Where the limits of a place are, and those of its parts.
#[derive(Debug, Default)]
pub(super) struct Limits {
    /// The static; empty where there is none.
    pub at: String,
    /// Whether there is more to check than the kind.
    pub own: bool,
    pub inner: Vec<Limits>,
}

impl Limits {
    /// The static that holds them, as an argument.
    pub(super) fn reference(&self) -> String {
        format!("&{}", self.at)
    }
}

/// The modules of packages whose statics some tables name: `(&module::`.
pub(super) fn modules_of<'t>(tables: impl Iterator<Item = &'t str>) -> HashSet<&'t str> {
    let paths = tables.flat_map(|table| {
        let starts = table.match_indices("(&");
        starts.map(move |(at, start)| &table[at + start.len()..])
    });
    let modules = paths.filter_map(|path| {
        let end = path.find(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '#')))?;
        path[end..].starts_with("::").then_some(&path[..end])
    });
    modules.collect()
}

/// The limits of a list or a tuple.
fn item_limits(limits: &Constraints) -> String {
    bounds(limits.items) + if limits.unique { ".unique()" } else { "" }
}

fn bounds(bounds: Option<Bounds>) -> String {
    let Some(bounds) = bounds else {
        return String::new();
    };
    let min = bounds
        .min
        .filter(|min| *min > 0)
        .map(|min| format!(".min({min})"))
        .unwrap_or_default();
    let max = bounds
        .max
        .map(|max| format!(".max({max})"))
        .unwrap_or_default();
    min + &max
}

fn int_limits(limits: &Constraints) -> String {
    let (low, high) = limits::int_ends(limits);
    let ends = [(low, "at_least", "above"), (high, "at_most", "below")];
    let ends = ends.map(|(end, at, past)| match end {
        None => String::new(),
        Some(End::Including(limit)) => format!(".{at}({limit})"),
        Some(End::Excluding(limit)) => format!(".{past}({limit})"),
    });
    ends.concat() + &step(limits)
}

fn float_limits(limits: &Constraints) -> String {
    let (low, high) = limits::float_ends(limits);
    let ends = [(low, "at_least", "above"), (high, "at_most", "below")];
    let ends = ends.map(|(end, at, past)| match end {
        None => String::new(),
        Some(End::Including(limit)) => format!(".{at}({})", literal::float(limit)),
        Some(End::Excluding(limit)) => format!(".{past}({})", literal::float(limit)),
    });
    ends.concat() + &step(limits)
}

fn step(limits: &Constraints) -> String {
    limits::step(limits).map_or(String::new(), |step| format!(".step(\"{step}\")"))
}

fn literal_of(value: &Value) -> String {
    match value {
        Value::Null => "table::Literal::Null".to_owned(),
        Value::Bool(value) => format!("table::Literal::Bool({value})"),
        Value::Number(text) if Decimal::parse(text).is_some_and(|number| number.is_integer()) => {
            format!("table::Literal::Int({})", super::defaults::integer(text))
        }
        Value::Number(text) => format!("table::Literal::Float({})", literal::float(text)),
        Value::String(text) => format!("table::Literal::Text({})", literal::string(text)),
        Value::List(_) | Value::Object(_) => unreachable!("literals are scalars"),
    }
}

/// What the runtime must be told of a pattern: the characters of its properties.
fn properties(pattern: &str) -> String {
    let all = patterns::properties(pattern)
        .into_iter()
        .map(|(name, ranges)| {
            let ranges: Vec<String> = ranges
                .iter()
                .map(|(low, high)| format!("({low}, {high})"))
                .collect();
            format!("({}, &[{}])", literal::string(&name), ranges.join(", "))
        });
    let all: Vec<String> = all.collect();
    if all.is_empty() {
        String::new()
    } else {
        format!(".properties(&[{}])", all.join(", "))
    }
}
