//! T1202: limits that a provider does not support.

use super::arguments::Part;
use super::refusals::{self, Refusal};
use super::{Demands, demand};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Constraints, Design, Format, Type, TypeKind, Value};
use crate::providers::{Dialect, Provider};
use crate::source::Span;

demand!(Warning "T1202" "a limit that a provider does not know" "provider_limit.md");

fn check(design: &Design, demands: &Demands, findings: &mut Findings) {
    let all = refusals::of(design, demands, |provider, part, _| {
        refused(design, provider, part)
    });
    for found in all {
        let know = if found.is_of_one() { "knows" } else { "know" };
        let message = format!(
            "{} {know} no {} for `{}`{}",
            found.providers(),
            found.refusal.what,
            found.path,
            found.more()
        );
        findings.add(
            Finding::new(&CODE, found.refusal.span, message)
                .here(found.refusal.outcome)
                .help(found.refusal.help),
        );
    }
}

fn refused(design: &Design, provider: &Provider, part: &Part<'_>) -> Vec<Refusal> {
    let dialect = &provider.schema;
    let (span, unknown) = match part {
        Part::Type(ty) => (ty.place.span, of_type(design, dialect, ty)),
        Part::Members(members) => match members.first() {
            Some(first) if members.iter().any(|member| !fits(dialect, &member.value)) => (
                first.place.span,
                vec!["members that are no texts".to_owned()],
            ),
            Some(_) | None => return Vec::new(),
        },
        Part::Field(_) | Part::Tag(_) | Part::Object(..) | Part::Again(_) | Part::Declared(_) => {
            return Vec::new();
        }
    };
    unknown
        .into_iter()
        .map(|what| refusal(span, what))
        .collect()
}

fn refusal(span: Span, what: String) -> Refusal {
    Refusal {
        span,
        what,
        outcome: "only told in the description",
        help: "the call is refused where it does not hold; allow it if that will do",
    }
}

/// The keywords of limits of numbers.
const NUMBERS: [&str; 5] = [
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
];

/// The constraint of a type that is not supported.
fn of_type(design: &Design, dialect: &Dialect, ty: &Type) -> Vec<String> {
    let mut unknown = Vec::new();
    match &ty.kind {
        TypeKind::Format { format } if !dialect.takes_format(format.keyword()) => {
            unknown.push(format!("`{}`", format.name()));
        }
        TypeKind::Bytes if !dialect.takes("contentEncoding") => unknown.push("`bytes`".to_owned()),
        TypeKind::Literals { values } if values.iter().any(|value| !fits(dialect, value)) => {
            unknown.push("literals that are no texts".to_owned());
        }
        TypeKind::Format { .. }
        | TypeKind::Bytes
        | TypeKind::Literals { .. }
        | TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Path
        | TypeKind::Json
        | TypeKind::Null
        | TypeKind::List { .. }
        | TypeKind::Map { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Record(_)
        | TypeKind::Union { .. }
        | TypeKind::Nullable { .. }
        | TypeKind::Named { .. }
        | TypeKind::Unknown => {}
    }
    if let Some(constraints) = &ty.constraints {
        // Keywords for numbers say nothing of the texts of decimals.
        let takes = |keyword: &str| {
            dialect.takes(keyword)
                && !(NUMBERS.contains(&keyword) && design.flat(ty).kind.is_decimal())
        };
        attributes(dialect, takes, constraints, &mut unknown);
    }
    unknown
}

fn attributes(
    dialect: &Dialect,
    takes: impl Fn(&str) -> bool,
    limits: &Constraints,
    unknown: &mut Vec<String>,
) {
    let sizes = [
        ("@length", limits.length, ["minLength", "maxLength"]),
        ("@items", limits.items, ["minItems", "maxItems"]),
        // A map that is a list of entries on the wire is limited as such.
        (
            "@entries",
            limits.entries,
            match dialect.closed {
                true => ["minItems", "maxItems"],
                false => ["minProperties", "maxProperties"],
            },
        ),
    ];
    for (attribute, bounds, [min, max]) in sizes {
        let bounds = bounds.unwrap_or_default();
        let low = bounds.min.filter(|least| {
            let high = min == "minItems" && dialect.min_items.is_some_and(|most| *least > most);
            high || !takes(min)
        });
        if low.is_some() || bounds.max.is_some() && !takes(max) {
            unknown.push(format!("`{attribute}`"));
        }
    }
    let others = [
        ("@range", limits.min.is_some() && !takes("minimum")),
        ("@range", limits.max.is_some() && !takes("maximum")),
        (
            "@above",
            limits.above.is_some() && !takes("exclusiveMinimum"),
        ),
        (
            "@below",
            limits.below.is_some() && !takes("exclusiveMaximum"),
        ),
        ("@step", !limits.steps.is_empty() && !takes("multipleOf")),
        ("@pattern", !limits.patterns.is_empty() && !takes("pattern")),
        ("@unique", limits.unique && !takes("uniqueItems")),
    ];
    for (attribute, is_unknown) in others {
        let said = format!("`{attribute}`");
        if is_unknown && !unknown.contains(&said) {
            unknown.push(said);
        }
    }
}

fn fits(dialect: &Dialect, value: &Value) -> bool {
    !dialect.string_enums || matches!(value, Value::String(_))
}

impl Format {
    /// The value of JSON Schema's `format`.
    fn keyword(self) -> &'static str {
        match self {
            Format::Datetime => "date-time",
            Format::Date
            | Format::Time
            | Format::Duration
            | Format::Decimal
            | Format::Uuid
            | Format::Uri
            | Format::Email
            | Format::Hostname
            | Format::Ipv4
            | Format::Ipv6 => self.name(),
        }
    }
}
