//! T0203: limits that no value satisfies.

use std::cmp::Ordering;

use super::{code, walk};
use crate::decimal::{Decimal, compare};
use crate::diagnostics::{Finding, Findings};
use crate::ir::*;
use crate::source::Text;

code!(Error "T0203" "no value can be valid" "empty_range.md");

fn check(design: &Design, findings: &mut Findings) {
    walk::types(design, &mut |ty, name| {
        if ty.constraints.is_none() {
            return;
        }
        let flat = design.flat(ty);
        let Some(why) = emptiness(design, flat.kind, &flat.constraints) else {
            return;
        };
        // What an alias leaves empty is reported there.
        if let TypeKind::Named { id } = &ty.kind
            && let TypeBody::Alias { target } = &design[*id].body
        {
            let behind = design.flat(target);
            if emptiness(design, behind.kind, &behind.constraints).is_some() {
                return;
            }
        }
        let finding = Finding::new(
            &CODE,
            ty.place.span,
            format!("no value of `{name}` can be valid"),
        )
        .here(why.here);
        // Only limits that contradict each other where they are written can be swapped there.
        let own = ty.constraints.as_deref();
        let own = own.and_then(|own| emptiness(design, flat.kind, own));
        let alias = flat.aliases.first().map(|id| &design[*id].name);
        findings.add(match (own, why.help, alias) {
            (Some(_), Some(help), _) => finding.help(help),
            (None, _, Some(alias)) => {
                finding.help(format!("a use adds its limits to those of `{alias}`"))
            }
            (Some(_), None, _) | (None, _, None) => finding,
        });
    });
}

struct Why {
    here: String,
    help: Option<String>,
}

fn emptiness(design: &Design, kind: &TypeKind, constraints: &Constraints) -> Option<Why> {
    let sizes = [
        ("length", constraints.length),
        ("items", constraints.items),
        ("entries", constraints.entries),
    ];
    for (attribute, bounds) in sizes {
        if let Some(Bounds {
            min: Some(min),
            max: Some(max),
        }) = bounds
            && min > max
        {
            let help = Some(format!("swap them: `@{attribute}({max}..{min})`"));
            return Some(Why {
                here: format!("at least {min}, but at most {max}"),
                help,
            });
        }
    }
    if let TypeKind::Tuple { items, tail } = kind {
        let bounds = constraints.items.unwrap_or_default();
        let places = items.len() as u64;
        let here = match (bounds.min, bounds.max) {
            (Some(min), _) if tail.is_none() && min > places => {
                Some(format!("at least {min} items, but {places} places"))
            }
            (_, Some(max)) if max < places => {
                Some(format!("at most {max} items, but {places} places"))
            }
            _ => None,
        };
        if let Some(here) = here {
            return Some(Why { here, help: None });
        }
    }
    if let TypeKind::List { items } = kind
        && constraints.unique
        && let Some(count) = values(design, items)
        && let Some(min) = constraints.items.and_then(|bounds| bounds.min)
        && min > count
    {
        let here =
            format!("at least {min} different items, but there are only {count} values for them");
        return Some(Why { here, help: None });
    }
    numbers(kind, constraints)
}

fn numbers(kind: &TypeKind, constraints: &Constraints) -> Option<Why> {
    let low = [
        (constraints.min.as_ref(), false),
        (constraints.above.as_ref(), true),
    ];
    let high = [
        (constraints.max.as_ref(), false),
        (constraints.below.as_ref(), true),
    ];
    for (low, above) in low
        .into_iter()
        .filter_map(|(text, open)| Some((text?, open)))
    {
        for (high, below) in high
            .into_iter()
            .filter_map(|(text, open)| Some((text?, open)))
        {
            let empty = match compare(low, high) {
                Ordering::Less => false,
                Ordering::Equal => above || below,
                Ordering::Greater => true,
            };
            if empty {
                let at_least = if above { "above" } else { "at least" };
                let at_most = if below { "below" } else { "at most" };
                let help =
                    (!above && !below).then(|| format!("swap them: `@range({high}..{low})`"));
                return Some(Why {
                    here: format!("{at_least} {low}, but {at_most} {high}"),
                    help,
                });
            }
        }
    }
    let whole = matches!(kind, TypeKind::Int);
    let why = whole.then(|| integers(constraints)).flatten();
    why.or_else(|| multiples(kind, constraints))
}

/// Whether 64-bit integers are left between the limits, and a multiple of the step among them.
fn integers(constraints: &Constraints) -> Option<Why> {
    let none = |here: &str| {
        Some(Why {
            here: here.to_owned(),
            help: None,
        })
    };
    let mut low = i128::from(i64::MIN);
    let mut high = i128::from(i64::MAX);
    if let Some((floor, exact)) = constraints.min.as_ref().and_then(floor) {
        low = low.max(floor + i128::from(!exact));
    }
    if let Some((floor, _)) = constraints.above.as_ref().and_then(floor) {
        low = low.max(floor + 1);
    }
    if let Some((floor, _)) = constraints.max.as_ref().and_then(floor) {
        high = high.min(floor);
    }
    if let Some((floor, exact)) = constraints.below.as_ref().and_then(floor) {
        high = high.min(floor - i128::from(exact));
    }
    if low > high {
        return none("no 64-bit integer lies between these limits");
    }
    for step in &constraints.steps {
        let step = Decimal::parse(step)
            .and_then(|step| step.to_i64())
            .map(i128::from);
        if let Some(step) = step.filter(|step| *step > 0)
            && high.div_euclid(step) * step < low
        {
            return none(&format!("no multiple of {step} lies between these limits"));
        }
    }
    None
}

/// Whether the steps have a common multiple between the limits, as far as 128 bits can tell.
fn multiples(kind: &TypeKind, constraints: &Constraints) -> Option<Why> {
    let steps: Option<Vec<Decimal>> = constraints
        .steps
        .iter()
        .map(|step| Decimal::parse(step).filter(Decimal::is_positive))
        .collect();
    let steps = steps.filter(|steps| !steps.is_empty())?;
    let end = |text: &Option<Text>| text.as_deref().and_then(Decimal::parse);
    let (min, above) = (end(&constraints.min), end(&constraints.above));
    let (max, below) = (end(&constraints.max), end(&constraints.below));
    let ends = [&min, &above, &max, &below].into_iter().flatten();
    let scale = ends.chain(&steps).map(Decimal::scale).max()?;
    let units = |number: &Option<Decimal>| match number {
        Some(number) => number.in_units(scale).map(Some),
        None => Some(None),
    };
    let low = units(&min)?
        .into_iter()
        .chain(units(&above)?.map(|above| above + 1))
        .max()?;
    let high = units(&max)?
        .into_iter()
        .chain(units(&below)?.map(|below| below - 1))
        .min()?;
    let is_whole = matches!(kind, TypeKind::Int);
    let mut step = 10i128.checked_pow(if is_whole { scale } else { 0 })?;
    for other in &steps {
        step = least_common_multiple(step, other.in_units(scale)?)?;
    }
    let last = high.div_euclid(step) * step;
    if last >= low {
        return None;
    }
    let steps: Vec<&str> = constraints.steps.iter().map(|step| &**step).collect();
    Some(Why {
        here: format!(
            "no multiple of {} lies between these limits",
            steps.join(" and ")
        ),
        help: None,
    })
}

fn least_common_multiple(a: i128, b: i128) -> Option<i128> {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).checked_mul(b)
}

/// The largest integer that is not above a number, clamped to just beyond 64 bits, and whether it equals the number.
fn floor(text: &Text) -> Option<(i128, bool)> {
    const FAR: i128 = 1 << 70;
    let number = Decimal::parse(text)?;
    if let Some(value) = number.to_i64() {
        return Some((i128::from(value), true));
    }
    let negative = text.starts_with('-');
    let size: f64 = text.parse().ok()?;
    if size.abs() >= i64::MAX as f64 {
        return Some((if negative { -FAR } else { FAR }, true));
    }
    if number.is_integer() {
        return None;
    }
    // A fraction: a double may round it up to the next integer, which text without an exponent does not.
    let whole = text
        .split_once('.')
        .map(|(whole, _)| whole)
        .filter(|_| !text.contains(['e', 'E']));
    let floor = match whole.and_then(|whole| whole.parse::<i128>().ok()) {
        Some(whole) => whole - i128::from(negative),
        None => size.floor() as i128,
    };
    Some((floor, false))
}

/// The number of values of a type, if it is finite and known.
fn values(design: &Design, ty: &Type) -> Option<u64> {
    let flat = design.flat(ty);
    let count = if let TypeKind::Null = flat.kind {
        return Some(1);
    } else if let TypeKind::Bool = flat.kind {
        2
    } else {
        design.values_of(flat.kind)?.len() as u64
    };
    Some(count + u64::from(flat.nullable))
}
