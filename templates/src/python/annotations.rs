//! What stands behind the colon: a type with everything that msgspec checks, or without.

use toolc_compiler::ir::{Bounds, Value};

use super::layout::Code;
use super::literal;
use super::lower::{Kind, Shape};
use super::{natural, patterns, symbols};
use crate::plan::limits::{self, End};

/// How types are spelled.
#[derive(Clone, Copy)]
pub(super) enum Style {
    /// With everything that msgspec checks, in a module of types.
    Checked,
    /// As type checkers see them, from the module beside that of types.
    Plain,
    /// As type checkers see them, inside of a text in a module of types: there they take no escapes.
    Quoted,
}

/// The annotation of a place.
pub(super) fn annotation(shape: &Shape<'_>, style: Style) -> Code {
    if let (Some(alias), Style::Checked | Style::Quoted) = (&shape.alias, style) {
        let alias = symbols::visible(alias);
        return if shape.nullable {
            Code::either(vec![alias, Code::text("None")])
        } else {
            alias
        };
    }
    let mut code = base(shape, style);
    if shape.secret {
        code = Code::of(symbols::toolrt("toolrt.Secret"), vec![code]);
    }
    if shape.nullable {
        code = Code::either(vec![code, Code::text("None")]);
    }
    code
}

fn base(shape: &Shape<'_>, style: Style) -> Code {
    if let Some(newtype) = &shape.newtype {
        return match style {
            Style::Checked | Style::Quoted => symbols::visible(&newtype.held),
            Style::Plain => symbols::own_type(&newtype.name),
        };
    }
    let limits = &*shape.limits;
    match (&shape.kind, style) {
        (Kind::Null, _) => Code::text("None"),
        (Kind::Bool, _) => Code::text("bool"),
        (Kind::Json, _) => symbols::toolrt("toolrt.Json"),
        (Kind::Int, Style::Plain | Style::Quoted) => Code::text("int"),
        (Kind::Float, Style::Plain | Style::Quoted) => Code::text("float"),
        (Kind::Text("bytes"), Style::Plain | Style::Quoted) => Code::text("bytes"),
        (Kind::Text("decimal"), _) => symbols::toolrt("toolrt.Decimal"),
        (Kind::Own(format), _) => natural::class(format).unwrap_or_else(|| Code::text("str")),
        (Kind::Text(_), Style::Plain | Style::Quoted) => Code::text("str"),
        (Kind::Int, Style::Checked) => int(limits),
        (Kind::Float, Style::Checked) => {
            let (low, high) = limits::float_ends(limits);
            let ends = [(low, "ge", "gt"), (high, "le", "lt")];
            let ends = ends.into_iter().filter_map(|(end, at, past)| {
                Some(match end? {
                    End::Including(limit) => Code::named(at, Code::text(literal::float(limit))),
                    End::Excluding(limit) => Code::named(past, Code::text(literal::float(limit))),
                })
            });
            limited(Code::text("float"), ends.collect())
        }
        (Kind::Text("bytes"), Style::Checked) => {
            limited(Code::text("bytes"), byte_counts(limits.length))
        }
        (Kind::Text(format), Style::Checked) => {
            let mut meta = counts(limits.length);
            let pattern = limits.patterns.first().filter(|_| format.is_empty());
            if let Some(pattern) = pattern.and_then(|pattern| patterns::translated(pattern)) {
                meta.push(Code::named(
                    "pattern",
                    Code::text(literal::string(&pattern)),
                ));
            }
            limited(text_type(format), meta)
        }
        (Kind::List(item), style) => {
            let list = Code::of("list", vec![annotation(item, style)]);
            match style {
                Style::Checked => limited(list, counts(limits.items)),
                Style::Plain | Style::Quoted => list,
            }
        }
        (Kind::Map(value), style) => {
            let map = Code::of("dict", vec![Code::text("str"), annotation(value, style)]);
            match style {
                Style::Checked => limited(map, counts(limits.entries)),
                Style::Plain | Style::Quoted => map,
            }
        }
        (Kind::Tuple(places), style) => tuple(places, style),
        (Kind::Literals(values), Style::Quoted) => quoted_literals(values),
        (Kind::Literals(values), Style::Plain | Style::Checked) => literals(values.iter().copied()),
        (Kind::Union(alternatives), style) => either(alternatives, style),
        (Kind::Nominal(nominal), Style::Checked | Style::Quoted) => symbols::visible(&nominal.name),
        (Kind::Nominal(nominal), Style::Plain) => symbols::own_type(&nominal.name),
    }
}

/// The annotation of places side by side.
pub(super) fn tuple(places: &[Shape<'_>], style: Style) -> Code {
    if places.is_empty() {
        return Code::of("tuple", vec![Code::text("()")]);
    }
    Code::of(
        "tuple",
        places
            .iter()
            .map(|place| annotation(place, style))
            .collect(),
    )
}

/// The annotation of alternatives.
pub(super) fn either(alternatives: &[Shape<'_>], style: Style) -> Code {
    Code::either(
        alternatives
            .iter()
            .map(|shape| annotation(shape, style))
            .collect(),
    )
}

/// `Literal["a", 1]`
pub(super) fn literals<'a>(values: impl Iterator<Item = &'a Value>) -> Code {
    Code::of(
        symbols::from_library("typing", "Literal"),
        values.map(|value| Code::text(scalar(value))).collect(),
    )
}

/// Literals inside of a text: those that need an escape there, and fractions, which no `Literal` takes, by their types.
pub(super) fn quoted_literals(values: &[&Value]) -> Code {
    let plain = |text: &str| literal::string(text)[1..].strip_suffix('"') == Some(text);
    let (mut known, mut types) = (Vec::new(), Vec::new());
    for value in values {
        match value {
            Value::String(text) if !plain(text) || text.contains('\'') => {
                types.push(Code::text("str"));
            }
            Value::Number(text) if !super::classes::is_whole(text) => {
                types.push(Code::text("float"))
            }
            Value::Null
            | Value::Bool(_)
            | Value::Number(_)
            | Value::String(_)
            | Value::List(_)
            | Value::Object(_) => known.push(*value),
        }
    }
    let mut all = Vec::new();
    if !known.is_empty() {
        all.push(literals(known.into_iter()));
    }
    all.extend(types);
    Code::either(all)
}

/// A scalar that the design writes down.
pub(super) fn scalar(value: &Value) -> String {
    match value {
        Value::Null | Value::List(_) | Value::Object(_) => "None".to_owned(),
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        Value::Number(text) if super::classes::is_whole(text) => literal::integer(text),
        Value::Number(text) => literal::float(text),
        Value::String(text) => literal::string(text),
    }
}

fn text_type(format: &str) -> Code {
    let path = match format {
        "datetime" => "toolrt.DateTime",
        "date" => "toolrt.Date",
        "time" => "toolrt.Time",
        "duration" => "toolrt.Duration",
        "uuid" => "toolrt.Uuid",
        "uri" => "toolrt.Uri",
        "email" => "toolrt.Email",
        "hostname" => "toolrt.Hostname",
        "ipv4" => "toolrt.Ipv4",
        "ipv6" => "toolrt.Ipv6",
        "path" => "toolrt.FilePath",
        _ => return Code::word("str"),
    };
    symbols::toolrt(path)
}

/// Integers always have two ends: those of 64 bits where the design says nothing.
fn int(limits: &toolc_compiler::ir::Constraints) -> Code {
    let (low, high) = limits::int_ends(limits);
    let step = limits::step(limits).and_then(|step| step.parse::<i64>().ok());
    if low.is_none() && high.is_none() && step.is_none() {
        return symbols::toolrt("toolrt.Int");
    }
    let end = |end: Option<End<i64>>, at: &str, past: &str, open: &str| match end {
        Some(End::Including(limit)) => Code::named(at, Code::text(limit.to_string())),
        Some(End::Excluding(limit)) => Code::named(past, Code::text(limit.to_string())),
        None => Code::named(at, symbols::toolrt(open)),
    };
    let mut meta = vec![
        end(low, "ge", "gt", "toolrt.MIN_INT"),
        end(high, "le", "lt", "toolrt.MAX_INT"),
    ];
    if let Some(step) = step {
        meta.push(Code::named("multiple_of", Code::text(step.to_string())));
    }
    limited(Code::text("int"), meta)
}

fn counts(bounds: Option<Bounds>) -> Vec<Code> {
    let bounds = bounds.unwrap_or_default();
    // No list is longer than what a machine can count.
    let known = |limit: u64| limit.min(i64::MAX as u64).to_string();
    let min = bounds.min.filter(|min| *min > 0);
    let min = min.map(|min| Code::named("min_length", Code::text(known(min))));
    let max = bounds
        .max
        .map(|max| Code::named("max_length", Code::text(known(max))));
    min.into_iter().chain(max).collect()
}

/// The sizes of data whose base64 text keeps limits.
fn byte_counts(bounds: Option<Bounds>) -> Vec<Code> {
    let bounds = bounds.unwrap_or_default();
    counts(Some(Bounds {
        min: bounds
            .min
            .filter(|min| *min > 0)
            .map(|min| 3 * (min.div_ceil(4) - 1) + 1),
        max: bounds.max.map(|max| 3 * (max / 4)),
    }))
}

fn limited(base: Code, meta: Vec<Code>) -> Code {
    if meta.is_empty() {
        return base;
    }
    let annotated = symbols::from_library("typing", "Annotated");
    let meta = Code::call(symbols::of_library("msgspec", "msgspec.Meta"), meta);
    Code::of(annotated, vec![base, meta])
}
