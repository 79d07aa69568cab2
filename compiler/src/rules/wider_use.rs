//! T0219: a use of an alias whose limits are wider than those of the alias.

use std::cmp::Ordering;

use super::{code, walk};
use crate::decimal::{Decimal, compare};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Bounds, Constraints, Design, Type, TypeBody, TypeDecl, TypeKind};
use crate::source::Text;

code!(Warning "T0219" "limits that an alias does not allow" "wider_use.md");

fn check(design: &Design, findings: &mut Findings) {
    walk::types(design, &mut |ty, name| {
        let Some(limits) = &ty.constraints else {
            return;
        };
        let Some((alias, target)) = alias_of(design, ty) else {
            return;
        };
        let own = design.flat(target).constraints;
        let Some((here, narrow)) = wider(limits, &own) else {
            return;
        };
        let alias = &alias.name;
        findings.add(
            Finding::new(
                &CODE,
                ty.place.span,
                format!("a limit of `{name}` is wider than that of `{alias}`"),
            )
            .here(format!("{here}, but `{alias}` allows only {narrow}"))
            .help(format!(
                "narrow it, leave it out, or use another type than `{alias}`"
            )),
        );
    });
}

/// The alias that a type is a use of, and what it stands for.
fn alias_of<'d>(design: &'d Design, ty: &Type) -> Option<(&'d TypeDecl, &'d Type)> {
    if let TypeKind::Nullable { inner } = &ty.kind {
        return alias_of(design, inner);
    }
    let decl = &design[ty.kind.named()?];
    match &decl.body {
        TypeBody::Alias { target } => Some((decl, target)),
        TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => None,
    }
}

/// The first limit that is wider than that of the alias, and that of the alias, in words.
fn wider(limits: &Constraints, own: &Constraints) -> Option<(String, String)> {
    let sizes = [
        (limits.length, own.length, "characters"),
        (limits.items, own.items, "items"),
        (limits.entries, own.entries, "entries"),
    ];
    let sizes = sizes
        .into_iter()
        .find_map(|(limits, own, noun)| wider_size(limits?, own?, noun));
    sizes
        .or_else(|| wider_low(limits, own))
        .or_else(|| wider_high(limits, own))
        .or_else(|| wider_step(limits, own))
}

fn wider_size(limits: Bounds, own: Bounds, noun: &str) -> Option<(String, String)> {
    let words = |limit: &str, size: u64| format!("{limit} {size} {noun}");
    match (limits.min, own.min) {
        (Some(min), Some(least)) if min < least => {
            return Some((words("at least", min), words("at least", least)));
        }
        _ => {}
    }
    match (limits.max, own.max) {
        (Some(max), Some(most)) if max > most => {
            Some((words("at most", max), words("at most", most)))
        }
        _ => None,
    }
}

/// The end of a range: the limit, and whether it is excluded.
type End<'t> = (&'t Text, bool);

fn wider_low(limits: &Constraints, own: &Constraints) -> Option<(String, String)> {
    let low = strictest(&limits.min, &limits.above, Ordering::Greater)?;
    let least = strictest(&own.min, &own.above, Ordering::Greater)?;
    let words = |(text, excluded): End<'_>| match excluded {
        true => format!("above {text}"),
        false => format!("at least {text}"),
    };
    is_stricter(least, low, Ordering::Greater).then(|| (words(low), words(least)))
}

fn wider_high(limits: &Constraints, own: &Constraints) -> Option<(String, String)> {
    let high = strictest(&limits.max, &limits.below, Ordering::Less)?;
    let most = strictest(&own.max, &own.below, Ordering::Less)?;
    let words = |(text, excluded): End<'_>| match excluded {
        true => format!("below {text}"),
        false => format!("at most {text}"),
    };
    is_stricter(most, high, Ordering::Less).then(|| (words(high), words(most)))
}

/// The end that leaves fewer values; `inwards` is how it compares to one that leaves more.
fn strictest<'t>(
    included: &'t Option<Text>,
    excluded: &'t Option<Text>,
    inwards: Ordering,
) -> Option<End<'t>> {
    let included = included.as_ref().map(|text| (text, false));
    let excluded = excluded.as_ref().map(|text| (text, true));
    match (included, excluded) {
        (Some(one), Some(other)) if is_stricter(one, other, inwards) => Some(one),
        (one, other) => other.or(one),
    }
}

fn is_stricter(one: End<'_>, other: End<'_>, inwards: Ordering) -> bool {
    match compare(one.0, other.0) {
        Ordering::Equal => one.1 && !other.1,
        order @ (Ordering::Less | Ordering::Greater) => order == inwards,
    }
}

fn wider_step(limits: &Constraints, own: &Constraints) -> Option<(String, String)> {
    for step in &limits.steps {
        for known in &own.steps {
            let (Some(a), Some(b)) = (Decimal::parse(step), Decimal::parse(known)) else {
                continue;
            };
            if a != b && b.is_multiple_of(&a) {
                let words = |step: &Text| format!("multiples of {step}");
                return Some((words(step), words(known)));
            }
        }
    }
    None
}
