//! Limits as languages hold values to them: the tighter of two ends, integers rounded inwards, steps in one.

use std::borrow::Cow;
use std::cmp::Ordering;

use toolc_compiler::decimal::{self, Decimal};
use toolc_compiler::ir::{Constraints, Value};
use toolc_compiler::source::Text;

/// The limits of a place, with those of what stands there.
pub(crate) fn together<'d>(
    place: &'d Constraints,
    inside: Cow<'d, Constraints>,
) -> Cow<'d, Constraints> {
    if *inside == Constraints::NONE {
        return Cow::Borrowed(place);
    }
    let mut all = place.clone();
    all.add(&inside);
    Cow::Owned(all)
}

/// Whether limits are about how many items there are, and which.
pub(crate) fn count_items(limits: &Constraints) -> bool {
    limits.items.is_some() || limits.entries.is_some() || limits.unique
}

/// One end of a range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End<T> {
    /// The limit itself is allowed.
    Including(T),
    /// The limit itself is not allowed.
    Excluding(T),
}

/// The ends of a range of integers.
pub fn int_ends(limits: &Constraints) -> (Option<End<i64>>, Option<End<i64>>) {
    (
        int_end(&limits.min, &limits.above, Ordering::Greater),
        int_end(&limits.max, &limits.below, Ordering::Less),
    )
}

/// The tighter of two limits, the first of which is allowed itself; `tighter` is how it compares then.
fn int_end(
    including: &Option<Text>,
    excluding: &Option<Text>,
    tighter: Ordering,
) -> Option<End<i64>> {
    let low = tighter == Ordering::Greater;
    match end(including, excluding, tighter)? {
        End::Including(limit) => Some(End::Including(bound(limit, false, low))),
        End::Excluding(limit) => Some(match limit.parse::<i64>() {
            Ok(limit) => End::Excluding(limit),
            // Between two integers, or past all of them.
            Err(_) => End::Including(bound(limit, true, low)),
        }),
    }
}

/// The ends of a range of floats, as the design spells them.
pub fn float_ends(limits: &Constraints) -> (Option<End<&str>>, Option<End<&str>>) {
    (
        end(&limits.min, &limits.above, Ordering::Greater),
        end(&limits.max, &limits.below, Ordering::Less),
    )
}

/// The ends of a range of decimals, as plain texts.
pub fn decimal_ends(limits: &Constraints) -> (Option<End<String>>, Option<End<String>>) {
    let (low, high) = float_ends(limits);
    let plain = |end: End<&str>| match end {
        End::Including(limit) => decimal::plain(limit).map(End::Including),
        End::Excluding(limit) => decimal::plain(limit).map(End::Excluding),
    };
    (low.and_then(plain), high.and_then(plain))
}

/// The step of decimals, as plain text.
pub fn decimal_step(limits: &Constraints) -> Option<String> {
    match &limits.steps[..] {
        [] => None,
        steps => {
            let steps: Vec<String> = steps
                .iter()
                .filter_map(|step| decimal::plain(step))
                .collect();
            Some(common_step(steps.iter().map(String::as_str)))
        }
    }
}

fn end<'a>(
    including: &'a Option<Text>,
    excluding: &'a Option<Text>,
    tighter: Ordering,
) -> Option<End<&'a str>> {
    match (including, excluding) {
        (None, None) => None,
        (Some(limit), None) => Some(End::Including(limit)),
        (None, Some(limit)) => Some(End::Excluding(limit)),
        (Some(limit), Some(other)) if decimal::compare(limit, other) == tighter => {
            Some(End::Including(limit))
        }
        (Some(_), Some(limit)) => Some(End::Excluding(limit)),
    }
}

/// The nearest integer that keeps a limit.
fn bound(text: &str, exclusive: bool, low: bool) -> i64 {
    let integer = Decimal::parse(text).is_some_and(|number| number.is_integer());
    match text.parse::<i64>() {
        Ok(value) => value,
        Err(_) => {
            let value: f64 = text.parse().unwrap_or(0.0);
            let edge = match (low, integer && exclusive) {
                (true, true) => value + 1.0,
                (true, false) => value.ceil(),
                (false, true) => value - 1.0,
                (false, false) => value.floor(),
            };
            edge as i64
        }
    }
}

/// The step that is a multiple of all that are asked for.
pub fn step(limits: &Constraints) -> Option<String> {
    match &limits.steps[..] {
        [] => None,
        [step] => Some(step.to_string()),
        // Steps with an exponent are written out.
        _ => decimal_step(limits),
    }
}

/// The smallest step that is a multiple of all.
fn common_step<'a>(steps: impl Iterator<Item = &'a str> + Clone) -> String {
    let digits = |text: &str| {
        text.split_once('.')
            .map_or(0, |(_, fraction)| fraction.len())
    };
    let scale = steps.clone().map(digits).max().unwrap_or(0);
    let scaled = |text: &str| {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
        format!("{whole}{fraction:0<scale$}")
            .parse::<u128>()
            .unwrap_or(1)
            .max(1)
    };
    let gcd = |mut a: u128, mut b: u128| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let all = steps
        .map(scaled)
        .fold(1, |all, step| all / gcd(all, step) * step);
    let text = format!("{all:0>width$}", width = scale + 1);
    let (whole, fraction) = text.split_at(text.len() - scale);
    if scale == 0 {
        whole.to_owned()
    } else {
        format!("{whole}.{fraction}")
    }
}

/// All keywords of JSON Schema in one object.
pub(crate) fn merged(schemas: &[Value]) -> String {
    match schemas {
        [one] => crate::schema::text_of(one),
        all => {
            let list = Value::Object(vec![("allOf".into(), Value::List(all.to_vec()))]);
            crate::schema::text_of(&list)
        }
    }
}
