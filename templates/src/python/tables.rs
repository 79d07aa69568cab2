//! The Python text of codecs: what the runtime knows of each type, made when it is first asked for.

use toolc_compiler::ir::{Bounds, Constraints, Presence, Value};

use super::annotations::{Style, annotation, scalar};
use super::literal;
use super::lower::{Body, Item, Kind, Member, RestShape, Shape};
use super::patterns;
use crate::limits::{self, End};
use crate::schema::text_of;

/// The code of a codec.
pub(super) struct Written {
    /// What stands before the `=`, which only checkers read.
    pub head: String,
    /// What stands behind it.
    pub value: String,
}

/// The codec of an item; nothing for an alias, which is taken apart where it is used.
pub(super) fn item(item: &Item<'_>) -> Option<Written> {
    let name = &item.name;
    let mut table = match &item.body {
        Body::Alias(_) => return None,
        Body::Record(record) => {
            let mut fields = String::new();
            for field in &record.fields {
                push_field(&mut fields, field);
            }
            let rest = match &record.rest {
                RestShape::Closed => String::new(),
                RestShape::Open => ", open=True".to_owned(),
                RestShape::Kept(ident, shape) => {
                    let attr = if ident == "rest" {
                        String::new()
                    } else {
                        format!(", rest_attr={}", literal::string(ident))
                    };
                    format!(", rest=lambda: {}{attr}", place(shape))
                }
            };
            let fields = if fields.is_empty() {
                "()".to_owned()
            } else {
                format!("(\n{fields})")
            };
            format!("table.Record(types.{name}, lambda: {fields}{rest})")
        }
        Body::Enum { members, .. } => {
            let values = members.iter().map(|member| member.value);
            format!("table.Enum(types.{name}, {})", scalars(values))
        }
        Body::Literals { values, own } => {
            let class = if *own {
                format!("types.{name}")
            } else {
                "None".to_owned()
            };
            format!("table.Enum({class}, {})", scalars(values.iter().copied()))
        }
        Body::Tagged(tagged) => {
            let variants: String = tagged
                .variants
                .iter()
                .map(|variant| {
                    format!(
                        "    table.Variant({}, types.{}, {}),\n",
                        literal::string(variant.wire),
                        variant.class,
                        place(&variant.shape)
                    )
                })
                .collect();
            let class = if tagged.own {
                format!("types.{name}")
            } else {
                "None".to_owned()
            };
            let content = if tagged.content {
                ", content=\"value\""
            } else {
                ""
            };
            let tag = literal::string(tagged.tag);
            format!("table.Tagged({class}, {tag}, lambda: (\n{variants}){content})")
        }
        Body::Union { alternatives, own } => union(&own_class(name, *own), alternatives),
        Body::Tail {
            places,
            tail,
            limits,
        } => {
            format!(
                "table.Tuple({}, {}, types.{name}{})",
                several(places),
                place(tail),
                item_limits(limits)
            )
        }
        Body::Recursive(shape) => {
            format!("table.Alias(types.{name}, lambda: {})", place(shape))
        }
        Body::Narrowed { codec, limits, .. } => {
            let sizes = counts(limits.entries) + &item_limits(limits);
            format!("table.Alias(types.{name}, lambda: table.narrowed({codec}.table{sizes}))")
        }
    };
    if let Some(keywords) = item.schema {
        table = format!(
            "table.Schema({table}, {})",
            literal::string(&text_of(keywords))
        );
    }
    Some(codec(&item.codec, &format!("types.{name}"), &table))
}

/// The codec of a type that has no name.
pub(super) fn anonymous(codec_name: &str, shape: &Shape<'_>) -> Written {
    codec(
        codec_name,
        &annotation(shape, Style::Plain).flat(),
        &place(shape),
    )
}

fn codec(name: &str, of: &str, table: &str) -> Written {
    Written {
        head: format!("{name}: Codec[{of}]"),
        value: format!("Codec(lambda: {table})"),
    }
}

fn own_class(name: &str, own: bool) -> String {
    if own {
        format!("types.{name}")
    } else {
        "None".to_owned()
    }
}

fn union(class: &str, alternatives: &[Shape<'_>]) -> String {
    format!("table.Union({class}, lambda: {})", several(alternatives))
}

/// The table of a place.
pub(super) fn place(shape: &Shape<'_>) -> String {
    let mut table = kind(shape);
    if !shape.limits.schemas.is_empty() {
        let keywords = literal::string(&limits::merged(&shape.limits.schemas));
        table = format!("table.Schema({table}, {keywords})");
    }
    if shape.secret {
        table = format!("table.Secret({table})");
    }
    if shape.nullable {
        table = format!("table.Nullable({table})");
    }
    table
}

fn kind(shape: &Shape<'_>) -> String {
    let limits = &*shape.limits;
    match &shape.kind {
        Kind::Null => "table.NULL".to_owned(),
        Kind::Bool => "table.BOOL".to_owned(),
        Kind::Json => "table.JSON".to_owned(),
        Kind::Int => {
            let (low, high) = limits::int_ends(limits);
            let text = |limit: i64| limit.to_string();
            number(
                "Int",
                [
                    low.map(|end| map(end, text)),
                    high.map(|end| map(end, text)),
                ],
                limits,
            )
        }
        Kind::Float => {
            let (low, high) = limits::float_ends(limits);
            number(
                "Float",
                [
                    low.map(|end| map(end, literal::float)),
                    high.map(|end| map(end, literal::float)),
                ],
                limits,
            )
        }
        Kind::Text(format) => text(format, limits),
        Kind::List(item) => {
            format!("table.List({}{})", place(item), item_limits(limits))
        }
        Kind::Map(value) => format!("table.Map({}{})", place(value), counts(limits.entries)),
        Kind::Tuple(places) => {
            format!("table.Tuple({}{})", several(places), item_limits(limits))
        }
        Kind::Literals(values) => format!("table.Enum(None, {})", scalars(values.iter().copied())),
        Kind::Union(alternatives) => union("None", alternatives),
        Kind::Nominal(nominal) => format!("{}.table", nominal.codec),
    }
}

fn map<T>(end: End<T>, text: impl Fn(T) -> String) -> End<String> {
    match end {
        End::Including(limit) => End::Including(text(limit)),
        End::Excluding(limit) => End::Excluding(text(limit)),
    }
}

fn number(name: &str, [low, high]: [Option<End<String>>; 2], limits: &Constraints) -> String {
    let ends = [(low, "ge", "gt"), (high, "le", "lt")];
    let ends = ends.into_iter().filter_map(|(end, at, past)| {
        Some(match end? {
            End::Including(limit) => format!("{at}={limit}"),
            End::Excluding(limit) => format!("{past}={limit}"),
        })
    });
    let step = limits::step(limits).map(|step| format!("step={}", literal::string(&step)));
    let all: Vec<String> = ends.chain(step).collect();
    if all.is_empty() {
        format!("table.{}", name.to_uppercase())
    } else {
        format!("table.{name}({})", all.join(", "))
    }
}

fn text(format: &str, limits: &Constraints) -> String {
    let mut all: Vec<String> = Vec::new();
    if !format.is_empty() {
        all.push(literal::string(format));
    }
    let counts = counts(limits.length);
    all.extend(counts.strip_prefix(", ").map(str::to_owned));
    if !limits.patterns.is_empty() {
        let patterns = limits.patterns.iter().map(|source| {
            let own = match patterns::translated(source) {
                Some(own) if own == **source => String::new(),
                Some(own) => format!(", {}", literal::string(&own)),
                None => format!(", None{}", properties(source)),
            };
            format!("table.Pattern({}{own})", literal::string(source))
        });
        all.push(format!("patterns={}", tuple(patterns.collect())));
    }
    match (&all[..], format) {
        ([], _) => "table.STRING".to_owned(),
        ([_], format) if !format.is_empty() => format!("table.{}", format.to_uppercase()),
        (all, _) => format!("table.Text({})", all.join(", ")),
    }
}

/// What the runtime's own matcher must be told of a pattern.
fn properties(source: &str) -> String {
    let all = toolc_compiler::patterns::properties(source)
        .into_iter()
        .map(|(name, ranges)| {
            let ranges = ranges.iter().map(|(low, high)| format!("({low}, {high})"));
            format!("{}: {}", literal::string(&name), tuple(ranges.collect()))
        });
    let all: Vec<String> = all.collect();
    if all.is_empty() {
        String::new()
    } else {
        format!(", {{{}}}", all.join(", "))
    }
}

/// The limits of a list or a tuple.
fn item_limits(limits: &Constraints) -> String {
    counts(limits.items) + if limits.unique { ", unique=True" } else { "" }
}

fn counts(bounds: Option<Bounds>) -> String {
    let bounds = bounds.unwrap_or_default();
    let least = bounds
        .min
        .filter(|min| *min > 0)
        .map(|min| format!(", least={min}"));
    let most = bounds.max.map(|max| format!(", most={max}"));
    [least, most].into_iter().flatten().collect()
}

fn several(shapes: &[Shape<'_>]) -> String {
    tuple(shapes.iter().map(place).collect())
}

fn scalars<'a>(values: impl Iterator<Item = &'a Value>) -> String {
    tuple(values.map(scalar).collect())
}

fn tuple(items: Vec<String>) -> String {
    match &items[..] {
        [one] => format!("({one},)"),
        all => format!("({})", all.join(", ")),
    }
}

fn push_field(out: &mut String, field: &Member<'_>) {
    out.push_str("    table.Field(");
    literal::push_string(out, field.wire);
    out.push_str(", ");
    out.push_str(&place(&field.shape));
    if field.ident != field.wire {
        out.push_str(", attr=");
        literal::push_string(out, &field.ident);
    }
    match &*field.presence {
        Presence::Required { .. } => {}
        Presence::Optional { .. } => out.push_str(", optional=True"),
        Presence::Defaulted { default } => {
            out.push_str(", default=");
            literal::push_string(out, &text_of(default));
        }
    }
    out.push_str("),\n");
}
